"""What a model's answers to the shared questions are worth: `python tests/relevance/model_answers.py MODEL`.

For each folder it counts the answers in the model's own words, the verbatim ones that took their
place, the sentences shown and removed, and those that a second check finds unsupported. With
`--replies FILE` every shown answer goes into a file with its question and the words that it cites,
to be read by a person: the second check has the same eyes as the first.

    --every N   ask every Nth answerable question (all unanswerable ones are asked)
    --first N   begin with the Nth, counted from 0
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import TextIO

from question_sets import QuestionSet, index_of, shared_sets

from vademecum.answering.answer import Answer
from vademecum.app.model_service import ModelService
from vademecum.authoring.evaluate_model import ModelScore, measure_answers
from vademecum.authoring.questions import Question
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions

_COLUMNS = (
    ("asked", "questions"), ("own words", "written"), ("verbatim", "verbatim"), ("refused", "refused"),
    ("shown", "shown"), ("removed", "removed"), ("unsupported", "unsupported"),
    ("right page", "right_source"),
)  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Ask, count, print; 1 when an unanswerable question got a model's answer or a claim has no support."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--replies", type=argparse.FileType("w", encoding="utf-8"))
    options = parser.parse_args(arguments)
    sets = list(shared_sets())
    if not sets:
        print("The shared questions are not here: nothing was measured.", file=sys.stderr)
        return 2
    service = ModelService(options.model, answers=True)
    service.check()
    totals = {True: ModelScore(), False: ModelScore()}
    print(f"{'folder':<18}{'':<14}" + "".join(f"{name:>12}" for name, _ in _COLUMNS))
    try:
        for folder in sets:
            for answerable in (True, False):
                asked = [question for question in folder.questions if bool(question.expect) == answerable]
                score = _measure(
                    service,
                    folder,
                    asked[options.first :: options.every] if answerable else asked,
                    options.replies,
                )
                totals[answerable] = _sum(totals[answerable], score)
                _print(folder.name, score, answerable=answerable)
    finally:
        service.close()
    for answerable, score in totals.items():
        _print("all", score, answerable=answerable)
    return int(totals[False].written > 0 or any(score.unsupported for score in totals.values()))


def _measure(
    service: ModelService, folder: QuestionSet, questions: Sequence[Question], replies: TextIO | None
) -> ModelScore:
    def ask(index: Index, question: Question) -> Answer:
        answer = service.ask_stream(
            index, question.text, SearchOptions(route=question.route, reader=question.reader)
        )
        if replies is not None and answer.model:
            cited = "\n".join(f"  [{c.n}] {c.source}: {c.quote}" for c in answer.citations)
            replies.write(f"{folder.name} {question.id}: {question.text}\n{answer.text}\n{cited}\n\n")
            replies.flush()
        return answer

    def tell(done: int, total: int) -> None:
        print(f"\r{folder.name}: {done} of {total} ", end="", file=sys.stderr)

    return measure_answers(index_of(folder.root), questions, ask, tell if sys.stderr.isatty() else None)


def _sum(one: ModelScore, other: ModelScore) -> ModelScore:
    return ModelScore(
        **{field.name: getattr(one, field.name) + getattr(other, field.name) for field in fields(ModelScore)}
    )


def _print(name: str, score: ModelScore, *, answerable: bool) -> None:
    kind = "answerable" if answerable else "unanswerable"
    print(f"{name:<18}{kind:<14}" + "".join(f"{getattr(score, of):>12}" for _, of in _COLUMNS), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
