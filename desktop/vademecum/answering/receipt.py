"""Receipts: everything that an answer came from, as plain JSON, and what a replay finds changed.

A receipt names only what its reader was shown: hits by id and hash, never a closed section. The
folder's fingerprint is a hash and tells nothing but "the same" or "another".
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import vademecum
from vademecum.answering.answer import Answer
from vademecum.answering.ask import ask
from vademecum.answering.model_file import file_sha256
from vademecum.answering.prompts import PROMPTS, prompts_of
from vademecum.errors import QueryError, VademecumError
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import PLAIN, SearchOptions
from vademecum.retrieval.result import Hit, Step

if TYPE_CHECKING:
    from vademecum.retrieval.vectors import Embedder

FORMAT = 1


Asker = Callable[[Index, str, SearchOptions], Answer]
"""What answers: `ask`, or the same with a model."""


@dataclass(frozen=True, slots=True)
class Helpers:
    """Who may have helped with an answer."""

    model: str = ""
    """Name of the model's file; empty without a model."""
    model_sha256: str = ""
    """Of the whole file, hexadecimal."""
    prompts: Mapping[str, str] = field(default_factory=dict)
    """Prompt -> sha256 of its text, before anything is filled in."""
    encoder: str = ""
    """Name of what compares meanings; empty when nothing does."""


NOBODY = Helpers()


def helpers_of(model: Path | None, manifest: Mapping[str, Any], embedder: Embedder | None) -> Helpers:
    """Name who helps: a model's file, with the prompts that a manifest's `model` asks for, and an encoder.

    Raises `OSError` when the file cannot be read.
    """
    encoder = embedder.name if embedder is not None else ""
    if model is None:
        return Helpers(encoder=encoder)
    prompts, _ = prompts_of(manifest)
    digests = {name: prompts.digest(name) for name in PROMPTS}
    return Helpers(model.name, file_sha256(model), digests, encoder)


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that a replay found changed."""

    what: str
    """Path into the receipt, such as `answer.source` or `hits.0.score`."""
    before: Any
    now: Any

    def __str__(self) -> str:
        before, now = (json.dumps(value, ensure_ascii=False) for value in (self.before, self.now))
        return f"{self.what}: {before} -> {now}"


@dataclass(frozen=True, slots=True)
class Replay:
    """What became of a receipt's question today."""

    answer: Answer
    differences: tuple[Difference, ...]

    @property
    def same(self) -> bool:
        """Whether nothing changed at all."""
        return not self.differences


def ask_with_receipt(
    index: Index,
    text: str,
    options: SearchOptions = PLAIN,
    *,
    asker: Asker = ask,
    helpers: Helpers = NOBODY,
) -> tuple[Answer, dict[str, Any]]:
    """Answer a question and return the receipt with the answer, every step explained.

    `helpers` is who helps `asker`, so that the receipt can name them.
    """
    answer = asker(index, text, replace(options, explain=True))
    return answer, _receipt(index, text, options, answer, helpers)


def replay(
    index: Index, receipt: Mapping[str, Any], *, asker: Asker = ask, helpers: Helpers = NOBODY
) -> Replay:
    """Ask a receipt's question again and compare; raises `VademecumError` for what is no receipt."""
    answer, now = ask_with_receipt(index, *read_asked(receipt), asker=asker, helpers=helpers)
    return Replay(answer, tuple(_differences("", dict(receipt), json.loads(dump(now)))))


def dump(receipt: Mapping[str, Any]) -> str:
    """Return a receipt as JSON text, the same bytes for the same receipt."""
    return json.dumps(receipt, ensure_ascii=False, indent=2, sort_keys=True) + "\n"


def read_asked(receipt: Mapping[str, Any]) -> tuple[str, SearchOptions]:
    """Return the question of a receipt and how it was asked.

    Raises `VademecumError` when it is none or of a newer kind.
    """
    version = receipt.get("format") if isinstance(receipt, Mapping) else None
    if version != FORMAT:
        raise VademecumError(
            "this is no receipt that this version can read", mend="Give a file written by `ask --receipt`"
        )
    try:
        asked = receipt["asked"]
        reader = asked["reader"]
        return str(asked["text"]), SearchOptions(
            route=str(asked["route"]),
            reader=Reader(
                audience=reader["audience"],
                plan=reader["plan"],
                role=reader["role"],
                flags=reader["flags"],
                language=reader["language"],
                filter=reader.get("filter"),
            ),
            limit=int(asked["limit"]),
            include_low=bool(asked["include_low"]),
            raw_query=bool(asked["raw_query"]),
            scope=str(asked["scope"]),
            off=frozenset(map(str, asked["off"])),
        )
    except QueryError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise VademecumError(f"the receipt is damaged: {error}", mend="Ask again for a new one") from error


def model_of(receipt: Mapping[str, Any]) -> str:
    """Return the name of the model that a receipt's answer may owe its words to; empty without one."""
    model = receipt.get("model")
    return str(model.get("name", "")) if isinstance(model, Mapping) else ""


def _receipt(
    index: Index, text: str, options: SearchOptions, answer: Answer, helpers: Helpers
) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "program": {"version": vademecum.__version__, "parameters": index.parameters.digest()},
        "knowledge": {"title": index.folder.title, "fingerprint": index.fingerprint},
        "asked": {
            "text": text,
            "route": options.route,
            "reader": _reader(options.reader),
            "limit": options.limit,
            "include_low": options.include_low,
            "raw_query": options.raw_query,
            "scope": options.scope,
            "off": sorted(options.off),
        },
        "query": {
            "searched": answer.query,
            "corrected": dict(answer.corrected),
            "rewritten": answer.rewritten,
            "language": answer.language,
            "steps": [_step(step) for step in answer.steps],
        },
        "verdict": {"tier": answer.tier, "signal": answer.signal, "reason": answer.reason},
        "model": {"name": helpers.model, "sha256": helpers.model_sha256} if helpers.model else None,
        "prompts": dict(helpers.prompts) or None,
        "encoder": helpers.encoder or None,
        "answer": {
            "sha256": _hash(answer.text) if answer.text is not None else None,
            "source": answer.source,
            "confidence": answer.confidence,
            "model": answer.model or None,
            "prompt": answer.prompt or None,
            "removed": answer.removed or None,
            "citations": [{"n": c.n, "source": c.source, "quote": c.quote} for c in answer.citations],
        },
        "hits": [_hit(index, hit) for hit in answer.hits],
    }


def _hit(index: Index, hit: Hit) -> dict[str, Any]:
    article = index.article(index.by_path[hit.path])
    section = next(section for section in article.sections if section.id == hit.id)
    return {
        "id": hit.id,
        "sha256": section.sha256,
        "score": hit.score,
        "confidence": hit.confidence,
        "why": [_step(step) for step in hit.why],
    }


def _reader(reader: Reader) -> dict[str, Any]:
    return {
        "audience": reader.audience,
        "plan": reader.plan,
        "role": reader.role,
        "flags": None if reader.flags is None else sorted(reader.flags),
        "language": reader.language,
        # Receipts from before there were filters have no such field.
        **({"filter": reader.filter} if reader.filter is not None else {}),
    }


def _step(step: Step) -> dict[str, Any]:
    return {"name": step.name, "effect": step.effect, "factor": step.factor}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _differences(path: str, before: Any, now: Any) -> list[Difference]:
    if isinstance(before, dict) and isinstance(now, dict):
        keys = sorted(before.keys() | now.keys())
        return [
            d
            for key in keys
            for d in _differences(f"{path}.{key}".lstrip("."), before.get(key), now.get(key))
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [d for at, (one, other) in pairs for d in _differences(f"{path}.{at}", one, other)]
    return [] if before == now else [Difference(path, before, now)]
