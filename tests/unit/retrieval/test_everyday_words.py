"""Readers' own words: what is vague, what is called otherwise, what a heading says, what is no answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from retrieval_folders import MakeIndex

import vademecum.retrieval
from vademecum.answering.ask import ask
from vademecum.retrieval.diversity import take_turns
from vademecum.retrieval.generality import FREQUENT, TELLING, VAGUE, class_of, is_common
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import search
from vademecum.retrieval.steps import STEPS

WORDS = Path(vademecum.retrieval.__file__).parent / "words"
FILES = {
    "index.md": "# Orchard\n\nOrchard is an application for people who grow fruit for several shops.\n",
    "invoices.md": (
        "---\nroute: /sales/invoices\n---\n# Invoices\n\nAn invoice lists what a shop bought.\n\n"
        "## Export invoices\n\nSelect the invoices and choose **Export**.\n"
    ),
    "reminders.md": "# Payment reminders\n\nOrchard sends a reminder when an invoice is overdue.\n",
    "security.md": (
        "# Two-factor authentication (2FA)\n\nTwo-factor authentication protects your account.\n\n"
        "## Enable 2FA\n\nOpen **Profile**, choose *Security* and scan the code.\n\n"
        "## Lost device\n\nUse a recovery code.\n"
    ),
    "trees.md": (
        "# Trees\n\nEvery tree has a card. Note when it flowers. Hardly ever does it need two.\n\n"
        "## Fields of a tree\n\nA tree has fields.\n\n"
        "#### planted_on\n\nDate of planting.\n\n#### graft_type\n\nKind of graft.\n"
    ),
    "shops.md": "# Shops\n\nTake the shop's card and move it to another group. A note says it is a copy.\n",
    "scanner.md": (
        "# Scanner warnings\n\nVirus scanners may warn about Orchard. The virus warning is false.\n"
    ),
    "errors.md": "# Stop on error\n\nThe importer stops on the first error.\n",
}


@pytest.fixture
def orchard(make_index: MakeIndex) -> Index:
    return make_index(FILES)


def test_words_have_classes_by_their_language() -> None:
    assert class_of("taking", "en") == VAGUE
    assert class_of("mehrere", "de") == VAGUE
    assert class_of("account", "en") == FREQUENT
    assert class_of("invoice", "en") == TELLING
    assert class_of("invoice", "xx") == TELLING
    assert is_common("take", "en")


@pytest.mark.parametrize("name", ["vague.toml", "frequent-en.txt", "everyday-en.txt", "acronyms-en.txt"])
def test_the_lists_are_shipped(name: str) -> None:
    assert (WORDS / name).stat().st_size > 1000


@pytest.mark.parametrize("name", ["everyday-en.txt", "acronyms-en.txt"])
def test_every_line_of_a_one_way_list_has_both_sides(name: str) -> None:
    for line in (WORDS / name).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            left, arrow, right = line.partition(">")
            assert arrow, line
            assert all(part.strip() for part in (left + "," + right).split(",")), line


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("our bookkeeper needs the receipts", "invoices.md"),
        ("nag somebody who has not paid", "reminders.md"),
        ("make MFA mandatory", "security.md"),
    ],
)
def test_a_reader_s_word_finds_what_the_page_calls_otherwise(orchard: Index, asked: str, page: str) -> None:
    found = search(orchard, asked)
    assert found.hits[0].path == page
    assert search(orchard, asked, SearchOptions(off=frozenset({"ordinary"}))).hits[:1] != found.hits[:1]


TASKS = {
    "space.md": "# Quota\n\nShows the free space of a volume.\n",
    "bidirectional.md": "# Bidirectional mode\n\nChanges travel between two volumes.\n",
    "prune.md": "# Prune\n\nRemoves archives that are unused.\n",
    "resume.md": "# Resume a transfer\n\nA transfer continues by itself.\n",
    "printer.md": (
        "# Printer\n\nPrints labels.\n\n## Create a new label\n\nAdd a label of the printer.\n\n"
        "## Getting started\n\nPlug it in.\n\n## Limits\n\nA printer has limits.\n"
    ),
    "fixing.md": "# Repair a volume\n\nRepairs what a check found.\n",
    "wrong.md": "# Addresses\n\nIs an address correct? Compare the volume with its card.\n",
    "receive.md": "# Receive parcels\n\nReceive a parcel at the volume's desk.\n",
}
"""Pages that call by one word what readers paraphrase."""


@pytest.mark.parametrize(
    ("asked", "page"),
    [
        ("how much room left", "space.md"),
        ("sync in both directions", "bidirectional.md"),
        ("archives that are no longer needed", "prune.md"),
        ("the transfer got interrupted", "resume.md"),
        ("how do I set up a printer", "printer.md#getting-started"),
    ],
)
def test_a_paraphrase_finds_the_page_of_the_one_word(make_index: MakeIndex, asked: str, page: str) -> None:
    assert search(make_index(TASKS), asked).hits[0].source == page


@pytest.mark.parametrize(("asked", "other"), [("is it correct", "fixing.md"), ("get the card", "receive.md")])
def test_words_of_another_meaning_are_not_added(make_index: MakeIndex, asked: str, other: str) -> None:
    paths = [hit.path for hit in search(make_index(TASKS), asked, SearchOptions(limit=9)).hits]
    assert paths[0] == "wrong.md"
    assert other not in paths


def test_a_vague_word_does_not_outweigh_what_was_asked(orchard: Index) -> None:
    assert search(orchard, "take several invoices with me").hits[0].path == "invoices.md"


def test_an_unknown_name_in_passing_refuses_nothing(orchard: Index) -> None:
    found = search(orchard, "zorbscan says orchard is a virus, is it safe")
    assert found.hits[0].path == "scanner.md"
    assert found.tier != "refuse"


@pytest.mark.parametrize("asked", ["import from evernote", "evernote"])
def test_an_unknown_name_is_not_taken_apart_into_words_that_never_meet(orchard: Index, asked: str) -> None:
    found = search(orchard, asked)
    assert "evernote" not in found.corrected
    assert ask(orchard, asked).text is None


def test_words_run_together_are_taken_apart_where_they_stand_side_by_side(orchard: Index) -> None:
    assert search(orchard, "recoverycode").corrected == {"recoverycode": "recovery code"}


@pytest.mark.parametrize("asked", ["die on error", "stop on error"])
def test_short_english_is_english_in_an_english_folder(orchard: Index, asked: str) -> None:
    found = search(orchard, asked)
    assert found.language in ("en", "")
    assert found.reason != "other-language"


def test_another_language_is_still_told(orchard: Index) -> None:
    assert search(orchard, "wie kann ich das einstellen").reason == "other-language"


def test_a_lone_ordinary_word_on_a_screen_is_about_the_screen(orchard: Index) -> None:
    asked = "where do I get a copy"
    assert (
        search(orchard, asked, SearchOptions(route="/sales/invoices", off=frozenset({"place", "ordinary"})))
        .hits[0]
        .path
        == "shops.md"
    )
    assert search(orchard, asked, SearchOptions(route="/sales/invoices")).hits[0].path == "invoices.md"


def test_the_screen_s_page_is_always_among_the_hits(orchard: Index) -> None:
    found = search(orchard, "virus scanners warn about orchard", SearchOptions(route="/sales/invoices"))
    assert found.hits[0].path == "scanner.md"
    assert "invoices.md" in [hit.path for hit in found.hits]
    bare = search(
        orchard, "virus scanners warn", SearchOptions(route="/sales/invoices", off=frozenset({"place"}))
    )
    assert "invoices.md" not in [hit.path for hit in bare.hits]


def test_a_how_to_section_comes_before_the_introduction_of_its_page(orchard: Index) -> None:
    asked = "how do I turn on two-factor authentication"
    assert ask(orchard, asked).source == "security.md#enable-2fa"
    assert ask(orchard, "two-factor authentication").source == "security.md"


def test_a_name_that_is_a_heading_brings_the_section_around_it(orchard: Index) -> None:
    found = search(orchard, "planted_on", SearchOptions(explain=True))
    assert found.hits[0].source == "trees.md#fields-of-a-tree"
    assert any(step.name == "heading" for step in found.hits[0].why)


def test_longer_lists_bring_waiting_sections_back_and_begin_alike() -> None:
    ranked = list(range(12))  # sections 0 to 7 of one article, the rest of others
    turns = list(take_turns(ranked, lambda section: 0 if section < 8 else section, 2))
    assert turns[:5] == [0, 1, 8, 9, 10]
    assert turns[5:8] == [2, 3, 11]
    assert sorted(turns) == ranked


def test_new_steps_have_names() -> None:
    assert {"heading", "how-to"} <= STEPS.keys()
