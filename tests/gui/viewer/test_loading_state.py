"""While a folder is read, all parts of the window tell the same story."""

from __future__ import annotations

from PySide6.QtCore import Qt
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
    assert empty._title.buddy() is empty._bar, "which names it for screen readers"
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


def test_a_question_asked_meanwhile_is_answered_when_the_folder_is_read(window: Window, qtbot: QtBot) -> None:
    library = window.parts.library
    knowledge = library.knowledge
    begin(window)
    window.header.box.setText("how do I silence an alarm?")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    card = window.side.results.card
    assert card.shown[0] == "Looking for an answer…"
    assert card.isVisible()
    library.knowledge, library.state = knowledge, "ready"
    library.stateChanged.emit()
    library.opened.emit()
    qtbot.waitUntil(lambda: card.answer is not None and card.answer.text is not None)
    assert "reset" in card.shown[1]


def test_other_words_take_a_waiting_question_back(window: Window, qtbot: QtBot) -> None:
    library = window.parts.library
    knowledge = library.knowledge
    begin(window)
    window.header.box.setText("how do I silence an alarm?")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    window.header.box.setText("alarm")
    assert not window.search.asking
    library.knowledge, library.state = knowledge, "ready"
    library.stateChanged.emit()
    library.opened.emit()
    qtbot.waitUntil(lambda: window.search.state == "found")
    assert not window.search.asking
    assert window.search.answer is None


def test_a_waiting_question_ends_with_a_folder_that_cannot_be_read(window: Window, qtbot: QtBot) -> None:
    begin(window)
    window.header.box.setText("how do I silence an alarm?")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    assert window.search.asking
    window.parts.library.state = "failed"
    window.parts.library.stateChanged.emit()
    assert not window.search.asking
    assert window.side.results.card.isHidden()
