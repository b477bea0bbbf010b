"""While a folder is read, all parts of the window tell the same story."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.window.window import Window


def begin(window: Window) -> None:
    """Be where a large folder is for seconds."""
    library = window.parts.library
    library.knowledge, library.state = None, "opening"
    library.stateChanged.emit()


def share(empty: EmptyState) -> float:
    return empty._bar.value() / empty._bar.maximum()


def test_contents_and_status_line_say_the_same(window: Window) -> None:
    begin(window)
    empty, message = window.side.contents.empty, window.status.message
    assert empty.isVisible()
    assert empty.title == "Reading the folder…" == message.text()
    assert empty._bar.isVisible()
    assert empty._bar.accessibleName()
    assert share(empty) == 0
    window.parts.library.progressed.emit(5, 10, "a.md")
    assert message.text() == "Reading the folder: 5 of 10"
    assert share(empty) == 0.4
    window.parts.library.progressed.emit(10, 10, "b.md")
    assert message.text() == "Reading the folder: building the index…"
    assert empty.title == "Reading the folder…"
    assert 0.7 < share(empty) < 1, "the index is still to come"


def test_a_search_meanwhile_waits_in_the_same_way(window: Window, qtbot: QtBot) -> None:
    begin(window)
    window.search.names = {}
    window.header.box.setText("zorbulator")
    empty = window.side.results.empty
    qtbot.waitUntil(empty.isVisible)
    assert empty.title == "Reading the folder…"
    assert empty._bar.isVisible()
    window.parts.library.progressed.emit(5, 10, "a.md")
    assert share(empty) == 0.4


def test_the_bar_goes_with_the_work(window: Window) -> None:
    begin(window)
    window.side.contents.say("Nothing to list")
    assert not window.side.contents.empty._bar.isVisible()
