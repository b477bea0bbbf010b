"""How results look on a terminal and as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vademecum.answering.answer import Answer
    from vademecum.retrieval.result import Hit, SearchResult, Step

_BOLD, _PLAIN = "\033[1m", "\033[0m"


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


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
    return {
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
        "hits": [hit_json(hit, explain=explain) for hit in answer.hits],
    }


def print_hits(hits: Iterable[Hit], *, explain: bool = False) -> None:
    """A numbered list: heading, address, excerpt, and with `explain` what each step did."""
    for number, hit in enumerate(hits, 1):
        name = hit.title if hit.heading == hit.title else f"{hit.title} › {hit.heading}"
        place = f"  [{hit.place} {hit.route}]" if hit.place else ""
        print(f"{number}. {_bold(name)}{place}")
        print(f"   {hit.source}  (score {hit.score:.2f}, confidence {hit.confidence:.2f})")
        if hit.excerpt:
            print("   " + _marked(hit).replace("\n", "\n   "))
        if explain:
            for term, fields in hit.matched.items():
                print(f"     {term}: {', '.join(fields)}")
            print_steps(hit.why)


def print_steps(steps: Iterable[Step]) -> None:
    """One indented line per pipeline step."""
    for step in steps:
        print(f"     {step.name:<18} {step.effect}")


def print_note(text: str) -> None:
    """Something about the result rather than of it: standard error, so that pipes stay clean."""
    if text:
        print(text, file=sys.stderr)


def _marked(hit: Hit) -> str:
    if not sys.stdout.isatty():
        return hit.excerpt
    pieces, end = [], 0
    for start, stop in hit.spans:
        pieces += [hit.excerpt[end:start], _BOLD, hit.excerpt[start:stop], _PLAIN]
        end = stop
    return "".join([*pieces, hit.excerpt[end:]])


def _bold(text: str) -> str:
    return f"{_BOLD}{text}{_PLAIN}" if sys.stdout.isatty() else text


def _step_json(step: Step) -> dict[str, Any]:
    return {"name": step.name, "effect": step.effect, "factor": step.factor}
