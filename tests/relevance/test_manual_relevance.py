"""Readers of the manual find what they need: its own question set, held above a floor."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum import Knowledge
from vademecum.authoring.questions import Question, read_questions

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = read_questions(Path(__file__).with_name("manual_questions.yaml")).questions


@pytest.fixture(scope="module")
def manual() -> Knowledge:
    return Knowledge.open(ROOT / "knowledge", cache=False)


def found_at(manual: Knowledge, question: Question) -> int:
    """Rank of the first right article, from 1; 0 when it is not among the first ten."""
    wanted = {target.partition("#")[0] for target in question.expect}
    hits = manual.search(question.text, route=question.route or None, limit=10).hits
    return next((rank for rank, hit in enumerate(hits, 1) if hit.path in wanted), 0)


def test_the_set_is_complete() -> None:
    assert len(QUESTIONS) >= 60
    assert len({question.id for question in QUESTIONS}) == len(QUESTIONS)
    assert len({question.text for question in QUESTIONS}) == len(QUESTIONS)
    unanswerable = [question for question in QUESTIONS if question.kind.startswith("unanswerable")]
    assert [question for question in QUESTIONS if not question.expect] == unanswerable


def test_every_target_exists(manual: Knowledge) -> None:
    sources = {section.source for section in manual.sections()} | {a.path for a in manual.articles()}
    for question in QUESTIONS:
        assert set(question.expect) <= sources, question.id


def test_most_questions_find_their_article(manual: Knowledge) -> None:
    asked = [question for question in QUESTIONS if question.expect and question.kind != "crosslingual"]
    ranks = [found_at(manual, question) for question in asked]
    first = sum(rank == 1 for rank in ranks) / len(ranks)
    first_five = sum(1 <= rank <= 5 for rank in ranks) / len(ranks)
    assert first >= 0.60
    assert first_five >= 0.80


@pytest.mark.parametrize("kind", ["typo", "identifier", "acronym", "context", "keyword"])
def test_these_kinds_are_among_the_first_five(manual: Knowledge, kind: str) -> None:
    asked = [question for question in QUESTIONS if question.kind == kind]
    assert asked
    assert [question.id for question in asked if not 1 <= found_at(manual, question) <= 5] == []


def test_the_word_list_serves_other_languages(manual: Knowledge) -> None:
    asked = [question for question in QUESTIONS if question.kind == "crosslingual"]
    found = [question for question in asked if 1 <= found_at(manual, question) <= 5]
    assert len(found) >= 4


def test_questions_of_another_field_are_refused(manual: Knowledge) -> None:
    for question in QUESTIONS:
        if question.kind == "unanswerable-far":
            answer = manual.ask(question.text)
            assert answer.text is None, question.text
            assert answer.confidence == 0.0


def test_near_misses_are_mostly_refused(manual: Knowledge) -> None:
    near = [question for question in QUESTIONS if question.kind == "unanswerable-near"]
    answered = [question.text for question in near if manual.ask(question.text)]
    assert len(answered) <= 1, answered
