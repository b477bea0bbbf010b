"""A short examination of a local model: good enough to translate questions, to word answers, or neither?

The pages are invented, so that no model knows them by heart. What is measured is what the model
itself does: mending and removing afterwards make a bad model safe, but not useful.
"""

from __future__ import annotations

import tempfile
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from vademecum.answering.chunks import excerpts_of
from vademecum.answering.cited import Checked, Checker, request_for
from vademecum.answering.prompts import BUILT_IN, Prompts
from vademecum.answering.rewrite import Client, ModelRewriter
from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import search

REWRITING_PASS = 0.75
"""Share of questions whose article must be found first. Gemma 3 270M, which helps on real folders, has it."""
ANSWERS_PASS = 0.66
"""Share of questions that the model must answer itself with the right fact."""
SUPPORTED_PASS = 0.8
"""Share of its sentences that must hold as written, with the right mark."""
REFUSALS_PASS = 0.66
"""Share of questions without an answer on which it must say so, or nothing."""

Progress = Callable[[int, int, str], None]


@dataclass(frozen=True, slots=True)
class Item:
    """One question of the examination."""

    kind: str
    """rewriting, answers or refusals."""
    question: str
    reply: str
    """What the model wrote."""
    right: bool


@dataclass(frozen=True, slots=True)
class ExamResult:
    """What came of it; shares are 0 to 1."""

    items: tuple[Item, ...]
    supported: float
    """Share of the sentences of its answers that an excerpt supports."""
    cited: float
    """Share of the supported sentences whose own mark was right."""

    def share(self, kind: str) -> float:
        """Share of right items of a kind."""
        of_kind = [item.right for item in self.items if item.kind == kind]
        return sum(of_kind) / len(of_kind) if of_kind else 0.0

    @property
    def rewriting(self) -> bool:
        """Good enough to translate questions."""
        return self.share("rewriting") >= REWRITING_PASS

    @property
    def answers(self) -> bool:
        """Good enough to word answers."""
        return (
            self.share("answers") >= ANSWERS_PASS
            and self.supported >= SUPPORTED_PASS
            and self.cited >= SUPPORTED_PASS
            and self.share("refusals") >= REFUSALS_PASS
        )

    @property
    def verdict(self) -> str:
        """In one sentence."""
        if self.rewriting and self.answers:
            return "Good enough to translate questions and to word answers."
        if self.rewriting:
            return "Good enough to translate questions, not to word answers."
        if self.answers:
            return "Good enough to word answers, not to translate questions."
        return "Good enough for neither: search works as well without it."


def examine(
    client: Client,
    *,
    prompts: Prompts = BUILT_IN,
    answers: bool = True,
    most: int | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> ExamResult:
    """Put every question to a model; without `answers` only the translations; `most` of each kind.

    Raises `ModelError` when the model fails and `Cancelled`.
    """
    with tempfile.TemporaryDirectory(prefix="vademecum-exam-") as folder:
        index = _index(Path(folder))
    sheet = {kind: _sheet()[kind][:most] for kind in ("rewriting", "answers", "refusals")}
    total = len(sheet["rewriting"]) + (len(sheet["answers"]) + len(sheet["refusals"]) if answers else 0)
    items: list[Item] = []
    checked: list[Checked] = []
    rewriter = ModelRewriter(client, prompts)

    def tell(question: str) -> None:
        if progress is not None:
            progress(len(items), total, question)

    for task in sheet["rewriting"]:
        tell(task["question"])
        items.append(_rewriting(index, rewriter, task, cancelled))
    for kind in ("answers", "refusals") if answers else ():
        for task in sheet[kind]:
            tell(task["question"])
            item, outcome = _answering(index, client, prompts, kind, task, cancelled)
            items.append(item)
            if kind == "answers":
                checked.append(outcome)
    shown = sum(len(each.shown) for each in checked)
    written = shown + sum(len(each.removed) for each in checked)
    mended = sum(each.mended for each in checked)
    supported = shown / written if written else 0.0
    return ExamResult(tuple(items), supported, (shown - mended) / shown if shown else 0.0)


def _rewriting(
    index: Index, rewriter: ModelRewriter, task: Mapping[str, Any], cancelled: Callable[[], bool] | None
) -> Item:
    words = rewriter.rewrite(task["question"], "", "en", cancelled)
    hits = search(index, words).hits if words else ()
    return Item("rewriting", task["question"], words, bool(hits) and hits[0].path == task["page"])


def _answering(
    index: Index,
    client: Client,
    prompts: Prompts,
    kind: str,
    task: Mapping[str, Any],
    cancelled: Callable[[], bool] | None,
) -> tuple[Item, Checked]:
    hits = search(index, task["question"], SearchOptions(limit=3)).hits
    excerpts = excerpts_of(index, hits)
    request, read = request_for(task["question"], excerpts, "en", client, prompts)
    checker = Checker(read)
    done = client.write(request, checker.feed, cancelled)
    outcome = checker.close(done.end)
    said = " ".join(sentence.text for sentence, _, _ in outcome.shown)
    if kind == "refusals":
        right = not outcome.shown and (outcome.said_nothing or not outcome.removed)
    else:
        right = any(part.casefold() in said.casefold() for part in task["holds"])
    return Item(kind, task["question"], done.text.strip(), right), outcome


def _index(folder: Path) -> Index:
    for name, text in _sheet()["pages"].items():
        (folder / name).write_text(text, "utf-8")
    (folder / "knowledge.yaml").write_text("language: en\n", "utf-8")
    return build_index(read_folder(folder))


@lru_cache(maxsize=1)
def _sheet() -> Mapping[str, Any]:
    sheet: Mapping[str, Any] = tomllib.loads(
        (files("vademecum.answering") / "words" / "examination.toml").read_text("utf-8")
    )
    return sheet
