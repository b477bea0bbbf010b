"""Results as plain data: what `--json` prints and what the control socket sends."""

from __future__ import annotations

TYPE_CHECKING = False  # `vademecum show` loads this on every key press, and `typing` takes 3 ms
if TYPE_CHECKING:
    from typing import Any

    from vademecum.answering.answer import Answer
    from vademecum.retrieval.result import Hit, SearchResult, Step


def hit_json(hit: Hit, *, explain: bool = False) -> dict[str, Any]:
    """The fields of a hit that programs rely on."""
    fields: dict[str, Any] = {
        "id": hit.id,
        "source": hit.source,
        "heading": hit.heading,
        "title": hit.title,
        "score": round(hit.score, 6),
        "confidence": round(hit.confidence, 4),
        "excerpt": hit.excerpt,
        "anchor": hit.slug,
        "spans": [list(span) for span in hit.spans],
        "route": hit.route,
        "place": hit.place,
    }
    if explain:
        fields["matched"] = {term: list(names) for term, names in hit.matched.items()}
        fields["why"] = [_step_json(step) for step in hit.why]
    return fields


def search_json(found: SearchResult, *, explain: bool = False) -> dict[str, Any]:
    """What `search --json` prints."""
    fields: dict[str, Any] = {
        "query": found.query,
        "corrected": dict(found.corrected),
        "rewritten": found.rewritten,
        "language": found.language,
        "message": found.message,
        "reason": found.reason,
        "tier": found.tier,
        "confidence": round(found.confidence, 4),
        "hits": [hit_json(hit, explain=explain) for hit in found.hits],
    }
    if explain:
        fields["steps"] = [_step_json(step) for step in found.steps]
    return fields


def context_json(found: SearchResult, *, explain: bool = False) -> dict[str, Any]:
    """What `context --json` prints."""
    return {
        "route": found.route,
        "message": found.message,
        "hits": [hit_json(hit, explain=explain) for hit in found.hits],
    }


def answer_json(answer: Answer, *, explain: bool = False) -> dict[str, Any]:
    """What `ask --json` prints."""
    fields: dict[str, Any] = {
        "answer": answer.text,
        "section": answer.section,
        "source": answer.source,
        "confidence": round(answer.confidence, 4),
        "message": answer.message,
        "citations": [
            {"n": c.n, "title": c.title, "source": c.source, "heading": c.heading, "quote": c.quote}
            for c in answer.citations
        ],
        "corrected": dict(answer.corrected),
        "rewritten": answer.rewritten,
        "language": answer.language,
        "reason": answer.reason,
        "removed": answer.removed,
        "model": answer.model,
        "prompt": answer.prompt,
        "hits": [hit_json(hit, explain=explain) for hit in answer.hits],
    }
    if explain:
        fields["steps"] = [_step_json(step) for step in answer.steps]
    return fields


def _step_json(step: Step) -> dict[str, Any]:
    return {"name": step.name, "effect": step.effect, "factor": step.factor}
