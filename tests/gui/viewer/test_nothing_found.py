"""No result and refusal: told once, with ways on that the keyboard reaches."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.answering.answer import REFUSAL
from vademecum.viewer.panels.results import ResultsPanel
from vademecum.viewer.texts.result_words import count_words, short_quote
from vademecum.viewer.window.window import Window


def search(qtbot: QtBot, window: Window, text: str) -> ResultsPanel:
    window.header.box.setText(text)
    qtbot.waitUntil(
        lambda: window.search.text == text.strip() and window.search.state in ("found", "nothing")
    )
    return window.side.results


def ask(qtbot: QtBot, window: Window) -> None:
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.search.answer is not None and not window.search.asking)


def ways(results: ResultsPanel) -> list[str]:
    return [link.accessibleName() for link in results.empty.links]


def words_in_sight(results: QWidget) -> list[str]:
    return [label.text() for label in results.findChildren(QLabel) if label.isVisible() and label.text()]


def test_one_heading_one_sentence_and_a_way_on(window: Window, qtbot: QtBot) -> None:
    results = search(qtbot, window, "zorbulator")
    assert words_in_sight(results) == [
        "Nothing found for “zorbulator”", "Try fewer or other words, or check the spelling.",
    ]  # fmt: skip
    assert ways(results) == ["Show the contents"]


def test_of_several_words_those_that_stand_nowhere_are_named(window: Window, qtbot: QtBot) -> None:
    results = search(qtbot, window, "zorbulator mumpsimus")
    assert "“mumpsimus”" in results.empty.text


def test_a_refusal_takes_the_place_of_the_heading(window: Window, qtbot: QtBot) -> None:
    results = search(qtbot, window, "what is a zorbulator mumpsimus?")
    ask(qtbot, window)
    shown = words_in_sight(results)
    assert shown[0] == REFUSAL
    assert len(shown) == 2, "and nothing is near"
    assert results.card.isHidden()
    assert "Show the contents" in ways(results)


def test_the_contents_are_a_key_away(window: Window, qtbot: QtBot) -> None:
    results = search(qtbot, window, "zorbulator")
    window.header.box.setFocus()
    qtbot.keyClick(window.header.box, Qt.Key.Key_Down)
    assert window.focusWidget() is results.empty.links[0]
    qtbot.keyClick(results.empty.links[0], Qt.Key.Key_Return)
    assert not window.side.results_shown
    assert window.side.section == "contents"
    assert window.focusWidget() is window.side.contents.tree


def test_near_headings_are_offered_and_searched_for(window: Window, qtbot: QtBot) -> None:
    results = search(qtbot, window, "what is a valvqq?")
    assert window.search.state == "nothing"
    assert "Headings that come near:" in words_in_sight(results)
    assert "Valves" in ways(results)
    assert "Alarms" not in ways(results), "small words are near to anything"
    next(link for link in results.empty.links if link.accessibleName() == "Valves").click()
    assert window.header.box.text() == "Valves"
    qtbot.waitUntil(lambda: window.search.state == "found")


def test_all_folders_are_offered_when_there_are_others(
    make: MakeWindow, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    other = write_folder(tmp_path / "garden", {"index.md": "# Garden\n\nA zorbulator grows here.\n"})
    window = make(other)
    window.switch_to(folder)
    qtbot.waitUntil(lambda: window.parts.library.key == str(folder) and window.parts.library.state == "ready")
    results = search(qtbot, window, "zorbulator")
    assert ways(results)[0] == "Search all folders"
    results.empty.links[0].click()
    qtbot.waitUntil(lambda: bool(window.search.hits), timeout=10_000)


def test_what_was_corrected_is_said_and_can_be_searched_as_typed(window: Window, qtbot: QtBot) -> None:
    results = search(qtbot, window, "torqeu limit")
    assert results.status.text() == "Results for “torque limit” instead of “torqeu limit”"
    assert results.as_typed.accessibleName() == "Search for “torqeu limit” as typed"
    before = window.search.hits
    results.as_typed.click()
    qtbot.waitUntil(
        lambda: window.search.found is not None and not window.search.found.result.corrected, timeout=5000
    )
    assert "torqeu" not in " ".join(hit.excerpt for hit in window.search.hits)
    if window.search.hits:
        assert results.as_typed.accessibleName() == "Search with corrected spelling"
        results.as_typed.click()
    else:
        assert ways(results)[0] == "Search with corrected spelling"
        results.empty.links[0].click()
    qtbot.waitUntil(lambda: window.search.hits == before)
    results.as_typed.click()
    search(qtbot, window, "torqeu")
    assert not window.search.filters.as_typed, "other words are corrected again"


def test_close_hits_are_announced_above_their_list_and_named_once(window: Window, qtbot: QtBot) -> None:
    results = search(qtbot, window, "does the pump know about the zorbulator mumpsimus?")
    if not window.search.hits:
        pytest.fail("the case needs a hit that does not fit")
    ask(qtbot, window)
    assert window.search.answer is not None
    assert window.search.answer.text is None
    assert results.card.shown[0] == REFUSAL
    assert results.status.text() == "Nothing fits well; the closest:"
    top = {
        part: part.mapTo(results, QPoint(0, 0)).y() for part in (results.card, results.status, results.list)
    }
    assert top[results.card] < top[results.status] < top[results.list]
    listed = {hit.source for hit in window.search.hits}
    assert results.card._links.count() == len({hit.source for hit in window.search.answer.hits[:4]} - listed)


def test_a_screen_of_the_host_is_no_hit_of_words_that_stand_nowhere(window: Window, qtbot: QtBot) -> None:
    window.search.set_route("/plant/valves")
    results = search(qtbot, window, "zorbulator")
    assert window.search.state == "nothing"
    assert results.empty.isVisible()


@pytest.mark.parametrize(
    ("count", "limit", "words"),
    [(20, 20, "20 best results"), (7, 20, "7 results"), (1, 20, "1 result"), (1, 1, "1 best result")],
)
def test_a_full_list_is_told_to_be_the_best_of_more(count: int, limit: int, words: str) -> None:
    assert count_words(count, limit) == words


def test_a_long_search_is_repeated_without_its_middle() -> None:
    assert short_quote("pump") == "pump"
    assert short_quote("a\nb") == "a b"
    long = short_quote("a" * 200 + "z" * 200)
    assert long.startswith("aaaa")
    assert long.endswith("zzzz")
    assert "…" in long
    assert len(long) <= 61


@pytest.mark.parametrize("text", ["zorbulatormumpsimus" * 12, "x" * 400, "ö" * 55, "?" * 300 + " why"])
@pytest.mark.parametrize("width", [1200, 420])
def test_a_long_word_is_clipped_on_no_side(window: Window, qtbot: QtBot, text: str, width: int) -> None:
    window.resize(width, 700)
    results = search(qtbot, window, text)
    ask(qtbot, window)
    window.show_side_for_search()
    qtbot.waitUntil(results.isVisible)
    qtbot.wait(20)
    image = results.grab().toImage()
    ground = QColor(image.pixel(3, image.height() - 4))
    for column in (2, 5, image.width() - 6, image.width() - 3):
        strip = QRect(column, 0, 1, image.height())
        ink = [y for y in range(strip.top(), strip.bottom()) if QColor(image.pixel(column, y)) != ground]
        assert not ink, f"text reaches the edge at {column}, {ink[:3]}"
