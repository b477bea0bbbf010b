"""`vademecum evaluate`: measure a folder against questions, as a table, as JSON, as a gate for CI."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json
from vademecum.errors import VademecumError

if TYPE_CHECKING:
    from vademecum.answering.answer import Answer
    from vademecum.app.knowledge import Knowledge
    from vademecum.authoring.evaluate import Report, Score
    from vademecum.authoring.evaluate_model import ModelScore
    from vademecum.authoring.questions import Question
    from vademecum.retrieval.index import Index

HELP = "measure how often the right article is found, answered and refused"


@dataclass(frozen=True, slots=True)
class Gate:
    """A figure that an author's CI may insist on."""

    option: str
    help: str
    least: bool
    """True when the option is the smallest figure allowed, False when it is the largest."""
    figure: Callable[[Report], float]
    unless_given: float | None = None
    """The limit without the option; None when the figure is then free."""


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 1.0


def _refused(report: Report) -> float:
    return _share(report.total.refused_rightly, report.total.unanswerable)


def _left(report: Report) -> float:
    return report.total.refused_wrongly / max(report.total.answerable, 1)


def _missing(report: Report) -> int:
    return sum(len(case.missing) for case in report.gating)


GATES = (
    Gate("--min-recall1", "right article first, share", True, lambda r: r.total.recall_1),
    Gate("--min-recall5", "right article among the first five, share", True, lambda r: r.total.recall_5),
    Gate("--min-mrr", "mean reciprocal rank over the first ten", True, lambda r: r.total.mrr_10),
    Gate(
        "--min-section-recall5",
        "right section among the first five, share",
        True,
        lambda r: r.total.section_recall_5,
    ),
    Gate("--min-refused", "unanswerable questions without an answer, share", True, _refused),
    Gate("--max-refused-wrongly", "answerable questions left with nothing, share", False, _left),
    Gate(
        "--max-wrong-answers",
        "answers to the unanswerable or from a wrong article, number",
        False,
        lambda r: r.total.answered_wrongly,
    ),
    Gate(
        "--max-violations",
        "pages shown to readers who must not see them, number (0 unless given)",
        False,
        lambda r: r.violations,
        unless_given=0,
    ),
    Gate(
        "--max-missing",
        "pages that gating cases must find but did not, number (0 unless given)",
        False,
        _missing,
        unless_given=0,
    ),
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    shared.add_knowledge(parser)
    parser.add_argument(
        "questions",
        metavar="QUESTIONS",
        nargs="+",
        help="question or gating files (YAML, or one question per line)",
    )
    parser.add_argument(
        "--off", metavar="STEP", action="append", default=[], help="leave a pipeline step out"
    )
    shared.add_model(parser)
    parser.add_argument(
        "--answers", action="store_true", help="with --model: also measure the answers that it words"
    )
    parser.add_argument("--failures", action="store_true", help="list the questions that went wrong")
    parser.add_argument("--json", action="store_true", help="print JSON")
    gates = parser.add_argument_group("gates (exit 1 when one is not met)")
    for gate in GATES:
        gates.add_argument(gate.option, type=float, metavar="N", help=gate.help)


def run(options: argparse.Namespace) -> int:
    """Measure and print; 1 when a gate is not met, or the questions name what the folder does not know."""
    from vademecum.answering.ask import ask
    from vademecum.authoring.evaluate import evaluate
    from vademecum.authoring.question_pages import place
    from vademecum.authoring.questions import read_questions

    files = [read_questions(Path(name)) for name in options.questions]
    knowledge = shared.open_knowledge(options)
    placed = [place(file, knowledge.snapshot) for file in files]
    problems = [problem for each in placed for problem in each.problems]
    questions = [question for each in placed for question in each.file.questions]
    report = evaluate(
        knowledge.index,
        questions,
        [case for each in placed for case in each.file.cases],
        off=frozenset(options.off),
        asker=ask if knowledge.model is None else knowledge.asker,
    )
    written = _measure_answers(knowledge, questions) if options.answers else None
    for problem in problems:
        print(f"{problem.path}:{problem.line or 1}: {problem.severity}: {problem.message}", file=sys.stderr)
    missed = tuple(_missed(report, options))
    if options.json:
        whole = {**_as_json(report, missed), "problems": [asdict(problem) for problem in problems]}
        print_json({**whole, "model": asdict(written) if written else None})
    else:
        _print(report, failures=options.failures)
        if written is not None:
            _print_written(written)
    for line in missed:
        print(line, file=sys.stderr)
    return exits.FOUND_PROBLEMS if missed or problems else exits.ANSWERED


def _measure_answers(knowledge: Knowledge, questions: Sequence[Question]) -> ModelScore:
    from vademecum.authoring.evaluate_model import measure_answers

    if knowledge.model is None:
        raise VademecumError("--answers measures a model, and none was given", mend="Add --model FILE")

    def ask(_: Index, question: Question) -> Answer:
        return knowledge.ask(
            question.text,
            route=question.route or None,
            reader=question.reader,
            include_low=question.include_low,
        )

    progress = shared.Progress()
    try:
        return measure_answers(
            knowledge.index, questions, ask, lambda done, total: progress(done, total, "answers")
        )
    finally:
        progress.clear()
        knowledge.close()


def _print_written(score: ModelScore) -> None:
    print(
        f"\nAnswers worded by the model: {score.written}, of these from an expected article "
        f"{score.right_source}, to unanswerable questions {score.invented} of {score.unanswerable}"
    )
    print(f"Answers in a section's own words: {score.verbatim}; refused: {score.refused}")
    print(
        f"Sentences shown: {score.shown}, not supported by their source: {score.unsupported}; "
        f"removed before: {score.removed}"
    )


def _missed(report: Report, options: argparse.Namespace) -> list[str]:
    lines = []
    for gate in GATES:
        wanted = getattr(options, gate.option.lstrip("-").replace("-", "_"))
        if wanted is None:
            wanted = gate.unless_given
        if wanted is None:
            continue
        figure = gate.figure(report)
        # A share printed with three decimals must pass the gate of the same figure.
        if (figure < wanted - 0.0005) if gate.least else (figure > wanted + 0.0005):
            shown = f"{figure:g}" if isinstance(figure, int) else f"{figure:.3f}"
            lines.append(f"Not met: {gate.option} {wanted:g} (measured {shown})")
    return lines


def _print(report: Report, *, failures: bool) -> None:
    if report.outcomes:
        _print_scores((*report.kinds, report.total))
        _print_reliability(report)
    if report.gating:
        print(
            f"Gating: {_count(len(report.gating), 'case')}, {_count(report.violations, 'violation')}, "
            f"{_missing(report)} missing"
        )
        for outcome in report.gating:
            for word, pages in (("shown but must not be", outcome.leaked), ("not found", outcome.missing)):
                for page in pages:
                    print(f"  {outcome.case.id}: {page} {word}")
    if failures:
        _print_failures(report)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _print_scores(scores: Sequence[Score]) -> None:
    names = ("R@1", "R@5", "MRR", "sec@5")
    print(f"{'kind':<20} {'n':>4} {' '.join(f'{name:>6}' for name in names)}  answer  near  refuse  wrong")
    for score in scores:
        count = score.answerable + score.unanswerable
        refused = score.refused_wrongly + score.refused_rightly
        shares = (score.recall_1, score.recall_5, score.mrr_10, score.section_recall_5)
        cells = " ".join(f"{share:6.2f}" if score.answerable else f"{'-':>6}" for share in shares)
        print(
            f"{score.kind:<20} {count:>4} {cells} {score.answered:>7} {score.near:>5} {refused:>7} "
            f"{score.answered_wrongly:>6}"
        )
    total = scores[-1]
    print(
        f"\nRefused rightly {total.refused_rightly} of {total.unanswerable} unanswerable; "
        f"left with nothing {total.refused_wrongly} of {total.answerable} answerable."
    )


def _print_reliability(report: Report) -> None:
    print("\nconfidence  answers  right   mean")
    for line in report.reliability:
        if line.count:
            share = line.right / line.count
            span, mean = f"{line.low:.1f} - {line.high:.1f}", line.mean_confidence
            print(f"{span}  {line.count:>8}  {share:>5.2f}  {mean:>5.2f}")


def _print_failures(report: Report) -> None:
    lines: list[str] = []
    for outcome in report.outcomes:
        if outcome.answerable and outcome.file_rank != 1:
            lines.append(f"  {outcome.question.id}  {outcome.question.text}")
            lines.append(f"    rank {outcome.file_rank or '-'} {outcome.question.expect[0]}")
        elif not outcome.answerable and outcome.tier == "answer":
            lines.append(f"  {outcome.question.id}  {outcome.question.text}")
            lines.append(f"    answered from {outcome.sources[0]}")
    if lines:
        print("\nNot found first, or answered wrongly:", *lines, sep="\n")
    elif report.outcomes:
        print("\nEvery question was found first or rightly refused.")


def _as_json(report: Report, missed: Sequence[str]) -> dict[str, Any]:
    return {
        "total": asdict(report.total),
        "kinds": {score.kind: asdict(score) for score in report.kinds},
        "reliability": [asdict(line) for line in report.reliability],
        "gating": {
            "cases": len(report.gating),
            "violations": report.violations,
            "outcomes": [
                {"id": case.case.id, "leaked": case.leaked, "missing": case.missing} for case in report.gating
            ],
        },
        "questions": [
            {
                "id": outcome.question.id,
                "kind": outcome.question.kind,
                "tier": outcome.tier,
                "confidence": round(outcome.confidence, 4),
                "file_rank": outcome.file_rank,
                "section_rank": outcome.section_rank,
                "sources": outcome.sources[:5],
            }
            for outcome in report.outcomes
        ],
        "unknown_targets": report.unknown_targets,
        "not_met": missed,
    }
