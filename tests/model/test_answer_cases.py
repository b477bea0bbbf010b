"""Small pages on which other assistants made things up: with a real, small model nothing of it is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.answering.answer import Answer
from vademecum.answering.cited import cited_answer
from vademecum.answering.model_process import ModelProcess
from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.pipeline import search

pytestmark = pytest.mark.model
FIXTURES = Path(__file__).resolve().parents[3] / "shared" / "cases" / "fixtures" / "AI"


@pytest.fixture(scope="module")
def index() -> Index:
    if not FIXTURES.is_dir():
        pytest.skip("THE SHARED CASES ARE NOT HERE: answers to them are not tested")
    return build_index(read_folder(FIXTURES))


def ask(index: Index, question: str, model: ModelProcess) -> Answer:
    return cited_answer(index, question, search(index, question), model, model="M")


@pytest.mark.parametrize(
    ("question", "source", "held", "never"),
    [
        ("What does RAG mean here?", "terms.md", "Rotor Alignment Gauge", "Retrieval"),
        ("Which pump needs 3 bar?", "pumps.md#pump-b", "3 bar", "Pump A"),
    ],
)
def test_the_answer_is_the_pages_and_its_mark_leads_there(
    index: Index, smollm: ModelProcess, question: str, source: str, held: str, never: str
) -> None:
    answer = ask(index, question, smollm)
    assert answer.text is not None
    assert held in answer.text
    assert never not in answer.text
    assert [citation.source for citation in answer.citations] == [source]
    assert held in answer.citations[0].quote


@pytest.mark.parametrize("question", ["What is the capital of Italy?", "How do I reset the warranty seal?"])
def test_what_the_pages_do_not_say_is_declined(index: Index, smollm: ModelProcess, question: str) -> None:
    answer = ask(index, question, smollm)
    assert answer.text is None
    assert answer.citations == ()
    assert answer.message.startswith("I don't have enough information")
