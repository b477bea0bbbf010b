"""Slips of the pen: each kind of slip, in each script."""

from __future__ import annotations

import pytest
from retrieval_folders import MakeIndex

from vademecum.retrieval.index import Index
from vademecum.retrieval.pipeline import search

PAGES = {
    "calendar.md": "# Calendar\n\nThe calendar shows appointments. Subscribe to a calendar.\n",
    "archive.md": (
        "# Archive\n\nThe archive keeps closed projects.\n\n## Restore a project\n\nChoose Restore.\n"
    ),
    "names.md": "# Names\n\nSet `retry_limit` and call `openSession`. See the changelog.\n",
    "easy.md": "# Start\n\nIt is easy to start and hard to stop, they say.\n",
    "ru/calendar.md": "# Календарь\n\nКалендарь показывает встречи, и вы можете на него подписаться.\n",
    "de/uebersicht.md": "# Übersicht\n\nDie Übersicht zeigt Aufträge, und du kannst sie dort auch ändern.\n",
    "fr/releve.md": "# Relevé\n\nLe relevé est envoyé chaque mois à ceux qui ont un abonnement.\n",
}


@pytest.fixture
def index(make_index: MakeIndex) -> Index:
    return make_index(PAGES)


@pytest.mark.parametrize(
    ("typed", "page"),
    [
        ("calendat", "calendar.md"),  # a wrong letter
        ("calndar", "calendar.md"),  # a missing one
        ("callendar", "calendar.md"),  # a doubled one
        ("claendar", "calendar.md"),  # neighbours swapped
        ("xalendar", "calendar.md"),  # the first one wrong
        ("acrhive", "archive.md"),
        ("appiontmnets", "calendar.md"),  # two slips in a long word
        ("retry_limti", "names.md"),
        ("rerty_limit", "names.md"),
        ("openSesion", "names.md"),
        ("opensession", "names.md"),
        ("restoreproject", "archive.md#restore-a-project"),  # a missing space
        ("Календаь", "ru/calendar.md"),
        ("календраь", "ru/calendar.md"),
        ("встреачи", "ru/calendar.md"),
        ("Übersciht", "de/uebersicht.md"),
        ("ubersicht", "de/uebersicht.md"),  # without its accent
        ("auftrage", "de/uebersicht.md"),
        ("releve", "fr/releve.md"),
        ("abonement", "fr/releve.md"),
    ],
)
def test_one_slip_does_not_hide_the_page(index: Index, typed: str, page: str) -> None:
    hits = search(index, typed).hits
    assert hits and hits[0].source == page


@pytest.mark.parametrize("typed", ["etsy", "mango", "horse", "12345", "xy", "qqqqqqqq", "retry2limit9"])
def test_other_words_are_not_taken_for_slips(index: Index, typed: str) -> None:
    assert not search(index, typed).corrected


def test_known_words_are_never_changed(index: Index) -> None:
    found = search(index, "archive calendar hard stop")
    assert not found.corrected


def test_a_misspelt_stop_word_asks_for_nothing(index: Index) -> None:
    found = search(index, "waht is the calendar")
    assert found.hits[0].path == "calendar.md"
    assert found.tier == "answer"


def test_the_message_quotes_what_was_typed_and_searched(index: Index) -> None:
    found = search(index, "show my calandar")
    assert found.corrected == {"calandar": "calendar"}
    assert "calandar" in found.message and "calendar" in found.message
    assert found.query == "show my calendar"


CLOUDS = {
    "cloud.md": "# Cloud\n\nThe cloud keeps your files. Send an email when the cloud is full.\n",
    "sketch.md": "# Sketch board\n\nDraw a sketch on the board, and hang the board on a wall.\n",
    **{
        f"volume{n}.md": f"# Volume {n}\n\nChoose compression and encryption of the remote volume {n}.\n"
        for n in range(6)
    },
}


@pytest.mark.parametrize(
    "asked", ["does it work with iCloud", "icloud", "copy it from Gmail", "gmail", "is there an eSketch"]
)
def test_names_that_the_folder_lacks_are_no_slips(make_index: MakeIndex, asked: str) -> None:
    found = search(make_index(CLOUDS), asked)
    assert found.corrected == {}
    assert found.tier == "refuse"


def test_a_name_is_told_when_it_is_missed(make_index: MakeIndex) -> None:
    assert search(make_index(CLOUDS), "what about iCloud").message == "Nothing here mentions “icloud”."


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("kompression", "compression"),  # sounds alike
        ("xloud", "cloud"),  # the key beside it
        ("ncryption", "encryption"),  # left out
        ("lcoud", "cloud"),  # swapped
        ("Xloud", "cloud"),  # a capital at the start of a question is no name
    ],
)
def test_slips_of_the_first_letter(make_index: MakeIndex, typed: str, word: str) -> None:
    assert list(search(make_index(CLOUDS), typed).corrected.values()) == [word]


def test_many_slips_are_mended_when_each_is_near_a_frequent_word(make_index: MakeIndex) -> None:
    index = make_index(CLOUDS)
    found = search(index, "compresion encrypion remtoe")
    assert set(found.corrected.values()) == {"compression", "encryption", "remote"}
    assert found.hits[0].path.startswith("volume")
    assert search(index, "scetch compresion zoetrope").corrected == {}, "one is near nothing"
    assert search(index, "scetch baord walll").corrected == {}, "these are seldom used"
