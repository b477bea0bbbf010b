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
