"""The name of a file, and pages that the manifest calls reference, when sections fit about alike."""

from __future__ import annotations

from pathlib import Path

import pytest
from retrieval_folders import MakeIndex

from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import search


def first(make_index: MakeIndex, files: dict[str, str], asked: str, **options: object) -> str:
    return search(make_index(files), asked, SearchOptions(**options)).hits[0].path  # type: ignore[arg-type]


ALIKE = {
    "a-tour.md": "# Tour\n\nYou create a customer, then an order for the customer.\n",
    "register-new-customers.md": "# Cards\n\nA customer has a card. Create the card with the plus sign.\n",
    "zebra.md": "# Zebra\n\nNothing to see.\n",
}


def test_a_file_that_is_named_for_what_was_asked_comes_first(make_index: MakeIndex) -> None:
    asked = "how do I register a customer"
    assert first(make_index, ALIKE, asked) == "register-new-customers.md"


def test_the_explanation_names_the_file(make_index: MakeIndex) -> None:
    index = make_index(ALIKE)
    found = search(index, "add a customer", SearchOptions(explain=True))
    card = next(hit for hit in found.hits if hit.path == "register-new-customers.md")
    (step,) = (step for step in card.why if step.name == "file-name")
    assert 1.0 < step.factor <= index.parameters.file_name
    without = search(index, "add a customer", SearchOptions(explain=True, off=frozenset({"file-name"})))
    assert not any(step.name == "file-name" for hit in without.hits for step in hit.why)
    assert found.signal == without.signal, "a name puts articles in order, it does not answer"


@pytest.mark.parametrize("named", ["words/**", "words/tide.md", "other.md"])
def test_a_reference_page_wins_between_pages_that_fit_alike(make_index: MakeIndex, named: str) -> None:
    text = "# Tide\n\nThe tide is the rise and fall of the sea.\n"
    more = "\n## Table\n\nHigh water comes twice a day, low water twice.\n"
    files = {
        "knowledge.yaml": f"reference: ['{named}']\n",
        "a/tide.md": text,
        "words/tide.md": text + more,
        "other.md": "# Other\n\nShips.\n",
    }
    wins = first(make_index, files, "what is the tide")
    assert wins == ("words/tide.md" if Path(named).parts[0] == "words" else "a/tide.md")
