"""Measure a folder against questions: how often the right article is found, answered, refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from vademecum.answering.answer import Answer
from vademecum.answering.ask import ask
from vademecum.authoring.questions import GatingCase, Question
from vademecum.knowledge.addresses import split_source
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions

DEPTH = 10
"""Hits that are looked at per question."""
BINS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
"""Edges of the reliability table."""

Progress = Callable[[int, int], None]
Asker = Callable[[Index, str, SearchOptions], Answer]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one question."""

    question: Question
    tier: str
    confidence: float
    sources: tuple[str, ...]
    """Sources of the hits, best first."""
    file_rank: int
    """Rank of the first hit in a right article, from 1; 0 when there is none among the first ten."""
    section_rank: int
    """Rank of the first right section, from 1; 0 when there is none among the first ten."""
    reason: str = ""
    corrected: str = ""

    @property
    def answerable(self) -> bool:
        """Whether the folder holds an answer."""
        return bool(self.question.expect)


@dataclass(frozen=True, slots=True)
class Score:
    """Figures over some questions; shares are 0 to 1."""

    kind: str
    answerable: int = 0
    unanswerable: int = 0
    recall_1: float = 0.0
    recall_5: float = 0.0
    mrr_10: float = 0.0
    section_recall_5: float = 0.0
    answered: int = 0
    """Answerable questions that got an answer."""
    answered_right: int = 0
    """... from a right article."""
    near: int = 0
    """Answerable questions that got the closest sections instead of an answer."""
    refused_wrongly: int = 0
    """Answerable questions that were left without answer and without closest sections."""
    refused_rightly: int = 0
    """Unanswerable questions that got no answer."""
    answered_wrongly: int = 0
    """Unanswerable questions that got an answer, and answers from a wrong article."""


@dataclass(frozen=True, slots=True)
class Bin:
    """One line of the reliability table."""

    low: float
    high: float
    count: int
    right: int
    mean_confidence: float


@dataclass(frozen=True, slots=True)
class GatingOutcome:
    """What came of one gating case."""

    case: GatingCase
    leaked: tuple[str, ...]
    """Pages that this reader must not be shown but was."""
    missing: tuple[str, ...]
    """Pages that had to be among the first ten but were not."""


@dataclass(frozen=True, slots=True)
class Report:
    """Everything that was measured."""

    total: Score
    kinds: tuple[Score, ...] = ()
    reliability: tuple[Bin, ...] = ()
    """Answers by confidence."""
    outcomes: tuple[Outcome, ...] = ()
    gating: tuple[GatingOutcome, ...] = ()
    unknown_targets: tuple[str, ...] = field(default=())
    """Expected pages that the folder does not have: a mistake in the question file."""

    @property
    def violations(self) -> int:
        """Pages shown to readers who must not see them."""
        return sum(len(case.leaked) for case in self.gating)


def evaluate(
    index: Index,
    questions: Sequence[Question] = (),
    cases: Sequence[GatingCase] = (),
    *,
    off: frozenset[str] = frozenset(),
    progress: Progress | None = None,
    asker: Asker = ask,
) -> Report:
    """Ask every question and compare; `off` names pipeline steps to leave out.

    `asker` takes what `ask` takes: with a model or an encoder it measures what they add.
    """
    outcomes: list[Outcome] = []
    for at, question in enumerate(questions):
        outcomes.append(_ask(index, question, off, asker))
        if progress is not None:
            progress(at + 1, len(questions) + len(cases))
    gating = tuple(_gate(index, case, off) for case in cases)
    return Report(
        total=score("all", outcomes),
        kinds=tuple(
            score(kind, [outcome for outcome in outcomes if outcome.question.kind == kind])
            for kind in sorted({outcome.question.kind for outcome in outcomes})
        ),
        reliability=reliability(outcomes),
        outcomes=tuple(outcomes),
        gating=gating,
        unknown_targets=_unknown_targets(index, questions),
    )


def score(kind: str, outcomes: Sequence[Outcome]) -> Score:
    """Sum up some outcomes."""
    able = [outcome for outcome in outcomes if outcome.answerable]
    unable = [outcome for outcome in outcomes if not outcome.answerable]
    count = max(len(able), 1)
    answered = [outcome for outcome in able if outcome.tier == "answer"]
    right = [outcome for outcome in answered if outcome.file_rank == 1]
    invented = [outcome for outcome in unable if outcome.tier == "answer"]
    return Score(
        kind=kind,
        answerable=len(able),
        unanswerable=len(unable),
        recall_1=sum(outcome.file_rank == 1 for outcome in able) / count,
        recall_5=sum(1 <= outcome.file_rank <= 5 for outcome in able) / count,
        mrr_10=sum(1 / outcome.file_rank for outcome in able if outcome.file_rank) / count,
        section_recall_5=sum(1 <= outcome.section_rank <= 5 for outcome in able) / count,
        answered=len(answered),
        answered_right=len(right),
        near=sum(outcome.tier == "near" for outcome in able),
        refused_wrongly=sum(outcome.tier == "refuse" for outcome in able),
        refused_rightly=len(unable) - len(invented),
        answered_wrongly=len(invented) + len(answered) - len(right),
    )


def reliability(outcomes: Iterable[Outcome]) -> tuple[Bin, ...]:
    """Sort the answers by confidence and count how many were right; wrong is any to an unanswerable one."""
    answers = [outcome for outcome in outcomes if outcome.tier == "answer"]
    bins: list[Bin] = []
    for low, high in pairwise(BINS):
        inside = [o for o in answers if low <= o.confidence < high or (high == 1.0 and o.confidence == 1.0)]
        mean = sum(outcome.confidence for outcome in inside) / max(len(inside), 1)
        right = sum(outcome.answerable and outcome.file_rank == 1 for outcome in inside)
        bins.append(Bin(low, high, len(inside), right, mean))
    return tuple(bins)


def _options(asked: Question | GatingCase, limit: int, off: frozenset[str]) -> SearchOptions:
    return SearchOptions(
        route=asked.route, reader=asked.reader, include_low=asked.include_low, limit=limit, off=off
    )


def _ask(index: Index, question: Question, off: frozenset[str], asker: Asker) -> Outcome:
    answer = asker(index, question.text, _options(question, DEPTH, off))
    return Outcome(
        question=question,
        tier=answer.tier,
        confidence=answer.confidence,
        sources=tuple(hit.source for hit in answer.hits),
        file_rank=_rank(
            answer, lambda path, _: path in {split_source(target)[0] for target in question.expect}
        ),
        section_rank=_section_rank(index, answer, question),
        reason=answer.reason,
        corrected=", ".join(f"{typed} -> {used}" for typed, used in answer.corrected.items()),
    )


def _pages(question: Question) -> set[str]:
    return {split_source(target)[0] for target in question.expect}


def _rank(answer: Answer, fits: Callable[[str, str], bool]) -> int:
    for at, hit in enumerate(answer.hits, 1):
        if fits(hit.path, hit.source):
            return at
    return 0


def _section_rank(index: Index, answer: Answer, question: Question) -> int:
    """Rank of the first right section.

    `path#slug` means that section, by any of its anchors. `path` alone means the article's title
    section, or any of its sections when the question names none of them.
    """
    exact = {target for target in question.expect if "#" in target}
    pages = set(question.expect) - exact
    loose = pages - {split_source(target)[0] for target in exact}
    return _rank(
        answer,
        lambda path, source: (
            source in pages or path in loose or not exact.isdisjoint(_names(index, path, source))
        ),
    )


def _names(index: Index, path: str, source: str) -> set[str]:
    """Every address of a section: its slug and the other anchors of its heading."""
    slug = split_source(source)[1]
    for heading in index.article(index.by_path[path]).headings:
        if heading.slug == slug:
            return {source, *(f"{path}#{alias}" for alias in heading.aliases)}
    return {source}


def _gate(index: Index, case: GatingCase, off: frozenset[str]) -> GatingOutcome:
    def shown(limit: int) -> list[str]:
        return [hit.path for hit in ask(index, case.text, _options(case, limit, off)).hits]

    everything = set(shown(1000))
    first = set(shown(DEPTH))
    return GatingOutcome(
        case=case,
        leaked=tuple(page for page in case.must_exclude if page in everything),
        missing=tuple(page for page in case.must_include if page not in first),
    )


def _unknown_targets(index: Index, questions: Sequence[Question]) -> tuple[str, ...]:
    paths = {split_source(target)[0] for question in questions for target in question.expect}
    return tuple(sorted(path for path in paths if path not in index.by_path))
