"""The reader's screen: what F1 shows, and what vague questions mean."""

from __future__ import annotations

import pytest
from retrieval_folders import MakeIndex

from vademecum.answering.ask import ask
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import context, search

FILES = {
    "home.md": "---\nroute: /\n---\n# Home\n\nWhere everything begins.\n",
    "garden.md": (
        "---\nroute: /garden/:id\n---\n# Garden\n\nA garden holds beds.\n\n## Remove it\n\nChoose Remove.\n"
    ),
    "beds.md": (
        "---\nroute: /garden/:id/beds\n---\n# Beds\n\nA bed holds plants. "
        "Drag its edge to make it larger.\n\n"
        "## Undo a change\n\nPress Ctrl+Z to undo.\n"
    ),
    "water.md": "---\nroute: /garden/:id/beds/water\n---\n# Watering\n\nSet how often a bed is watered.\n",
    "pests.md": "# Pests\n\nSnails eat lettuce. Collect snails in the evening.\n",
    "tools.md": "# Tools\n\nChange, set, make and turn things with tools. Change this, change that.\n",
}


@pytest.fixture
def garden(make_index: MakeIndex) -> Index:
    return make_index(FILES)


def test_context_ranks_exact_then_ancestors_then_descendants(garden: Index) -> None:
    found = context(garden, "/garden/7/beds?tab=2")
    assert [(hit.path, hit.place) for hit in found.hits] == [
        ("beds.md", "exact"),
        ("garden.md", "ancestor"),
        ("home.md", "ancestor"),
        ("water.md", "descendant"),
    ]
    assert found.hits[0].route == "/garden/:id/beds"


def test_no_screen_means_the_top(garden: Index) -> None:
    assert context(garden, "").hits[0].path == "home.md"


@pytest.mark.parametrize(
    "text", ["how do I change this", "can I undo this", "what is this for", "this", "help"]
)
def test_a_vague_question_is_about_the_screen(garden: Index, text: str) -> None:
    found = search(garden, text, SearchOptions(route="/garden/7/beds"))
    assert found.hits[0].path == "beds.md"
    assert found.hits[0].place == "exact"


def test_the_section_that_fits_is_chosen_within_the_screen_s_article(garden: Index) -> None:
    assert (
        ask(garden, "can I undo this", SearchOptions(route="/garden/7/beds")).source
        == "beds.md#undo-a-change"
    )


def test_a_screen_that_says_nothing_of_what_was_asked_comes_first_but_answers_not(garden: Index) -> None:
    on_screen = SearchOptions(route="/garden/7/beds")
    found = search(garden, "which pests are there here", on_screen)
    assert [hit.path for hit in found.hits[:2]] == ["beds.md", "pests.md"]
    assert found.tier == "near"
    assert ask(garden, "which pests are there here", on_screen).text is None
    assert search(garden, "which plants are there here", on_screen).tier == "answer"


def test_a_question_with_a_subject_of_its_own_keeps_it(garden: Index) -> None:
    found = search(garden, "collect snails in the evening", SearchOptions(route="/garden/7/beds"))
    assert found.hits[0].path == "pests.md"


def test_off_topic_questions_are_refused_on_any_screen(garden: Index) -> None:
    assert ask(garden, "who painted the mona lisa", SearchOptions(route="/garden/7/beds")).text is None


def test_a_screen_that_nothing_explains_says_so(make_index: MakeIndex) -> None:
    index = make_index({"a.md": "---\nroute: /a\n---\n# A\n\nText.\n"})
    found = context(index, "/b")
    assert found.hits == ()
    assert found.reason == "nothing-fits" and found.message


def test_a_route_may_name_a_section(make_index: MakeIndex) -> None:
    front = "---\nroutes: ['/data']\nsections: {'/data/options': options}\n---\n"
    page = front + "# Data\n\nText.\n\n## Options\n\nMore.\n"
    index = make_index({"data.md": page})
    assert context(index, "/data/options").hits[0].source == "data.md#options"
