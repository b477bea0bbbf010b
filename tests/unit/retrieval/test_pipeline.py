"""Search as a whole: what is found, corrected, explained and refused."""

from __future__ import annotations

import pytest
from retrieval_folders import MakeIndex

from vademecum.errors import QueryError
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import context, search, warm
from vademecum.retrieval.steps import STEPS

FILES = {
    "index.md": "# Harbour\n\nHarbour keeps track of boats and berths.\n",
    "berths.md": (
        "---\ntitle: Berths\nkeywords: [mooring, parking spot]\n---\n# Berths\n\n"
        "A berth is a place for a boat.\n\n"
        "## Reserve a berth\n\nOpen the map, select a free berth and choose **Reserve**. "
        "The invoice follows.\n\n"
        "## Give a berth back\n\nChoose *Release* in the berth's menu. The map shows it as free.\n"
    ),
    "tides.md": "# Tide table\n\nThe tide table lists high water. Set `tide_offset_minutes` for your quay.\n",
    "radio.md": (
        "# Radio\n\nVery High Frequency (VHF) radio works on channel 16. "
        "Automatic Identification System data "
        "shows other boats.\n\n## Channel list\n\n"
        "| channel | use |\n|---|---|\n| 9 | marina |\n| 16 | distress |\n"
    ),
    "changelog.md": "# Change log\n\n2.4.1: reserve a berth twice no longer fails. Berth, berth, berth.\n",
    "crew.md": "# Crew\n\nInvite crew members by their address. Crew members sign in with a code.\n",
}


@pytest.fixture
def harbour(make_index: MakeIndex) -> Index:
    return make_index(FILES)


def sources(index: Index, text: str, **options: object) -> list[str]:
    return [hit.source for hit in search(index, text, SearchOptions(**options)).hits]  # type: ignore[arg-type]


def test_the_section_that_answers_comes_first(harbour: Index) -> None:
    found = search(harbour, "how do I reserve a berth")
    assert found.hits[0].source == "berths.md#reserve-a-berth"
    assert found.tier == "answer"
    assert found.hits[0].trail == ("Berths",)
    assert "title" in found.hits[0].matched["reserve"]


def test_excerpts_highlight_every_form_of_the_words(harbour: Index) -> None:
    hit = search(harbour, "reserving berths").hits[0]
    marked = {hit.excerpt[start:end].casefold() for start, end in hit.spans}
    assert {"reserve", "berth"} <= marked


@pytest.mark.parametrize(
    ("typed", "meant", "source"),
    [
        ("resreve a berth", "reserve", "berths.md#reserve-a-berth"),
        ("reserv a bertth", "berth", "berths.md#reserve-a-berth"),
        ("tide tabel", "table", "tides.md"),
        ("tide_ofset_minutes", "tide_offset_minutes", "tides.md"),
        ("tidetable", "tide table", "tides.md"),
    ],
)
def test_misspelt_words_are_repaired_and_said_to_be(
    harbour: Index, typed: str, meant: str, source: str
) -> None:
    found = search(harbour, typed)
    assert found.hits[0].source == source
    assert meant in found.corrected.values()
    assert "instead of" in found.message
    assert found.confidence <= harbour.parameters.repaired_cap


@pytest.mark.parametrize(
    "form", ["tide_offset_minutes", "tideOffsetMinutes", "tide offset minutes", "tide-offset-minutes"]
)
def test_an_identifier_is_found_in_any_form(harbour: Index, form: str) -> None:
    assert sources(harbour, form)[0] == "tides.md"


@pytest.mark.parametrize("asked", ["VHF", "very high frequency", "AIS"])
def test_acronyms_and_their_words_find_each_other(harbour: Index, asked: str) -> None:
    assert sources(harbour, asked)[0].startswith("radio.md")


@pytest.mark.parametrize("asked", ["mooring", "parking spot", "signin code", "sign in code"])
def test_keywords_and_compounds_find_their_page(harbour: Index, asked: str) -> None:
    assert sources(harbour, asked)[0] in ("berths.md", "crew.md")


def test_a_change_log_does_not_come_first(harbour: Index) -> None:
    assert sources(harbour, "berth")[0].startswith("berths.md")
    assert "changelog.md" in sources(harbour, "berth", limit=10)


@pytest.mark.parametrize(
    "text", ["how do I bake sourdough bread", "quarterly tax return deadline", "рецепт борща"]
)
def test_what_is_far_from_the_folder_is_refused(harbour: Index, text: str) -> None:
    found = search(harbour, text)
    assert found.tier != "answer"
    assert found.reason
    assert found.message


def test_another_language_is_said_to_be_one(harbour: Index) -> None:
    found = search(harbour, "wie kann ich einen Liegeplatz reservieren")
    assert found.reason == "other-language"
    assert "English" in found.message and "German" in found.message


def test_three_unknown_words_are_not_repaired_at_all(harbour: Index) -> None:
    found = search(harbour, "bertz tidde radjo")
    assert not found.corrected
    assert found.tier == "refuse"


@pytest.mark.parametrize("typed", ["r", "re", "res", "rese", "reser", "reserv", "reserve"])
def test_a_longer_prefix_of_a_word_never_empties_the_list(harbour: Index, typed: str) -> None:
    assert "berths.md#reserve-a-berth" in sources(harbour, typed, limit=10)


def test_scope_keeps_the_search_within_a_folder_or_article(harbour: Index) -> None:
    assert set(sources(harbour, "berth", scope="changelog.md")) == {"changelog.md"}
    assert sources(harbour, "berth", scope="nowhere") == []


def test_raw_query_changes_no_word(harbour: Index) -> None:
    found = search(harbour, "resreve", SearchOptions(raw_query=True))
    assert not found.corrected
    assert not found.hits


def test_explain_tells_what_each_step_did(harbour: Index) -> None:
    plain = search(harbour, "resreve a berth")
    told = search(harbour, "resreve a berth", SearchOptions(explain=True))
    assert [hit.source for hit in plain.hits] == [hit.source for hit in told.hits]
    assert not plain.hits[0].why and not plain.steps
    assert any(step.name == "spelling" and "resreve -> reserve" in step.effect for step in told.steps)
    names = {step.name for step in told.hits[0].why}
    assert "words" in names and "article" in names
    assert names - {"words"} <= STEPS.keys()


@pytest.mark.parametrize("name", sorted(STEPS))
def test_every_step_can_be_switched_off(harbour: Index, name: str) -> None:
    found = search(
        harbour, "how do I resreve a berth", SearchOptions(explain=True, off=frozenset({name}), route="/x")
    )
    assert name not in {step.name for hit in found.hits for step in hit.why} | {
        step.name for step in found.steps
    }


def test_wrong_options_are_said_to_be(harbour: Index) -> None:
    with pytest.raises(QueryError, match="limit"):
        search(harbour, "berth", SearchOptions(limit=0))
    with pytest.raises(QueryError, match="magic"):
        search(harbour, "berth", SearchOptions(off=frozenset({"magic"})))


@pytest.mark.parametrize("text", ["", "   ", "?", "\u0000", "🙂"])
def test_nothing_to_search_for_is_no_error(harbour: Index, text: str) -> None:
    found = search(harbour, text)
    assert found.hits == ()
    assert found.reason == "empty-query"


def test_a_very_long_question_is_searched(harbour: Index) -> None:
    assert search(harbour, "berth " * 5000).hits


def test_an_empty_folder_is_searched_in_vain(make_index: MakeIndex) -> None:
    index = make_index({})
    for found in (search(index, "anything"), context(index, "/x")):
        assert found.hits == ()
        assert found.reason == "empty-knowledge"
        assert found.message


def test_the_only_article_that_matches_is_the_only_hit(make_index: MakeIndex) -> None:
    index = make_index({"a.md": "# Print\n\nprint a page\n", "b.md": "# Install\n\ninstall the viewer\n"})
    assert sources(index, "print") == ["a.md"]


def test_near_repeats_take_one_slot(make_index: MakeIndex) -> None:
    text = "Fold the sail along the boom, tie it and cover it against the sun before you leave the boat."
    files = {f"copy{number}.md": f"# Sail {number}\n\n{text}\n" for number in range(5)}
    index = make_index(files | {"other.md": "# Other\n\nA sail needs wind.\n"})
    found = sources(index, "fold the sail")
    assert len([source for source in found if source.startswith("copy")]) == 1
    assert "other.md" in found


def test_synonyms_acronyms_and_glossary_of_the_manifest_count(make_index: MakeIndex) -> None:
    index = make_index(
        FILES
        | {
            "knowledge.yaml": (
                "language: en\nsynonyms: [[skipper, crew]]\n"
                "acronyms: {bkg: berth}\nglossary: {de: {Liegeplatz: berth}}\n"
            )
        }
    )
    assert sources(index, "skipper")[0] == "crew.md"
    assert sources(index, "BKG")[0].startswith("berths.md")
    german = search(index, "Wie reserviere ich einen Liegeplatz?")
    assert german.rewritten == "berth"
    assert german.hits[0].source.startswith("berths.md")


@pytest.mark.parametrize(("typed", "first"), [("hand-off", "b.md"), ("handoff", "a.md")])
def test_the_spelling_as_typed_comes_first_and_the_other_is_found(
    make_index: MakeIndex, typed: str, first: str
) -> None:
    pages = {
        "a.md": "# Noon\n\nThe handoff takes place at noon.\n",
        "b.md": "# Paper\n\nWrite the hand-off down on paper.\n",
        "c.md": "# Else\n\nNo.\n",
    }
    index = make_index(pages)
    found = sources(index, typed)
    assert found[0] == first
    assert set(found) == {"a.md", "b.md"}


def test_warming_up_changes_no_result(make_index: MakeIndex) -> None:
    cold, warmed = make_index(FILES), make_index(FILES)
    warm(warmed)
    for question in ("reserve a berth", "resreve", "VHF"):
        assert search(warmed, question) == search(cold, question)
    warm(make_index({}))
