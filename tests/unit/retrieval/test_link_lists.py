"""Lists of links name what other pages explain."""

from __future__ import annotations

import pytest
from retrieval_folders import MakeIndex

from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import search

PAGES = {
    "bake.md": (
        "# Bake bread\n\nHeat the oven.\n\n## See also\n\n- [Sourdough starter](starter.md)\n"
        "- [Rye flour](flour.md)\n- [Oven thermometer](https://example.org/thermometer)\n\n"
        "## Tools\n\nYou need [a peel](flour.md), and a cloth that keeps the loaf in its shape.\n"
    ),
    "starter.md": (
        "# Leaven\n\nIn short: mix flour and water, wait for a week, and feed what is alive by then. "
        "A starter of sourdough takes time, and is happy in a cool place under a lid that lets air in. "
        "Who bakes once a month feeds it the day before, and keeps a spoonful of it for the next loaf.\n"
    ),
    "flour.md": "# Kinds of flour\n\nRye flour is dark.\n",
    "overview.md": "# Overview\n\n- [Baking at home](bake.md)\n- [Kinds of grain](flour.md)\n",
}


@pytest.fixture
def index(make_index: MakeIndex) -> Index:
    return make_index(PAGES)


def test_a_list_of_links_counts_less(index: Index) -> None:
    counted, bare = (
        {hit.source: hit.score for hit in search(index, "rye flour", SearchOptions(off=off)).hits}
        for off in (frozenset[str](), frozenset({"links"}))
    )
    assert counted["bake.md#see-also"] < bare["bake.md#see-also"]
    assert counted["flour.md"] == bare["flour.md"]
    assert search(index, "rye flour").hits[0].source == "flour.md"


def test_a_list_of_links_is_no_answer(index: Index) -> None:
    found = search(index, "thermometer")
    assert found.hits[0].source == "bake.md#see-also"
    assert found.tier == "near"
    assert found.confidence == 0.0


def test_a_text_with_a_link_and_an_overview_are_no_such_lists(index: Index) -> None:
    assert search(index, "peel and cloth").tier == "answer"
    assert search(index, "grain overview").tier == "answer"
