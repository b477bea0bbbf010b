"""Measure what a local model's answers are worth: what it wrote, what was shown, and whether that holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from vademecum.answering.answer import Answer
from vademecum.answering.chunks import excerpts_of
from vademecum.answering.sentences import sentences
from vademecum.answering.support import abbreviations_of, support_by
from vademecum.authoring.questions import Question
from vademecum.retrieval.index import Index

Asker = Callable[[Index, Question], Answer]


@dataclass(frozen=True, slots=True)
class ModelScore:
    """Figures over some questions."""

    questions: int = 0
    written: int = 0
    """Answers in the model's own words."""
    verbatim: int = 0
    """Answers in a section's own words, because nothing that the model wrote held or it was not asked."""
    refused: int = 0
    shown: int = 0
    """Sentences of the model that were shown."""
    removed: int = 0
    """Sentences of the model that were not shown: no excerpt supports them."""
    unsupported: int = 0
    """Shown sentences that the section behind their mark does not support: must be 0."""
    right_source: int = 0
    """Written answers whose first citation is in an expected article."""
    invented: int = 0
    """Unanswerable questions that got an answer in the model's own words."""
    unanswerable: int = 0


def measure_answers(
    index: Index,
    questions: Sequence[Question],
    ask: Asker,
    progress: Callable[[int, int], None] | None = None,
) -> ModelScore:
    """Put every question to `ask` and look at what came: each shown sentence is checked again by itself."""
    tally = dict.fromkeys(ModelScore.__slots__, 0)
    for at, question in enumerate(questions, 1):
        answer = ask(index, question)
        tally["questions"] += 1
        tally["unanswerable"] += not question.expect
        tally["removed"] += answer.removed
        if answer.text is None:
            tally["refused"] += 1
        elif not answer.model:
            tally["verbatim"] += 1
        else:
            _count_written(index, question, answer, tally)
        if progress is not None:
            progress(at, len(questions))
    return ModelScore(**tally)


def _count_written(index: Index, question: Question, answer: Answer, tally: dict[str, int]) -> None:
    excerpts = {excerpt.source: excerpt for excerpt in excerpts_of(index, answer.hits)}
    sources = {citation.n: citation.source for citation in answer.citations}
    tally["written"] += 1
    tally["invented"] += not question.expect
    pages = {target.split("#")[0] for target in question.expect}
    tally["right_source"] += any(citation.source.split("#")[0] in pages for citation in answer.citations[:1])
    for sentence in sentences(answer.text or "", abbreviations_of(tuple(excerpts.values()))):
        tally["shown"] += 1
        cited = [excerpts.get(sources.get(mark, "")) for mark in sentence.marks]
        held = [excerpt for excerpt in cited if excerpt and support_by(sentence.text, excerpt).supported]
        tally["unsupported"] += len(held) != len(sentence.marks) or not held
