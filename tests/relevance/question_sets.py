"""The question sets that relevance is measured on: our own folder, and the shared ones when present."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from vademecum.authoring.questions import GatingCase, Question, read_questions
from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index

HERE = Path(__file__).resolve().parent
SHARED = HERE.parents[2] / "shared"
FOREIGN = "crosslingual"
"""Kind of questions in a language that the folder is not written in."""


@dataclass(frozen=True, slots=True)
class QuestionSet:
    """A folder with what is asked about it."""

    name: str
    root: Path
    questions: tuple[Question, ...]
    cases: tuple[GatingCase, ...] = ()


def kept_back(question: Question) -> bool:
    """Whether a question belongs to the third that no figure was tuned on, by a hash of its id."""
    return hashlib.sha256(question.id.encode()).digest()[0] % 3 == 0


def own_set() -> QuestionSet:
    """The folder that is part of these tests."""
    file = read_questions(HERE / "questions.yaml")
    return QuestionSet("lantern", HERE / "folder", file.questions, file.cases)


def shared_sets() -> Iterator[QuestionSet]:
    """The shared folders; English questions are put to the English pages alone."""
    for file in sorted((SHARED / "questions").glob("*.yaml")):
        if ".gating" in file.name:
            continue
        gating = file.with_name(f"{file.stem}.gating.yaml")
        cases = read_questions(gating).cases if gating.is_file() else ()
        root, questions = SHARED / "corpora" / file.stem, read_questions(file).questions
        english = root / "docs" / "en"
        if english.is_dir():
            root, questions = english, tuple(_within(question, "docs/en/") for question in questions)
        yield QuestionSet(
            file.stem, root, tuple(question for question in questions if question.kind != FOREIGN), cases
        )


@lru_cache(maxsize=16)
def index_of(root: Path) -> Index:
    """The index of a folder, built once per run."""
    return build_index(read_folder(root))


def _within(question: Question, folder: str) -> Question:
    kept = tuple(target.removeprefix(folder) for target in question.expect if target.startswith(folder))
    return replace(question, expect=kept)
