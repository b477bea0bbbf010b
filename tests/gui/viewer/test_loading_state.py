"""While a folder is read, all parts of the window tell the same story."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.journey import Stop
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


@pytest.mark.parametrize("tabs", [1, 3])
def test_what_the_former_folder_related_is_gone_when_another_begins_to_open(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path, tabs: int
) -> None:
    pages = {"index.md": "---\nrelated: [b.md]\n---\n# Start\n", "b.md": "# Basin\n"}
    window = make(write_folder(tmp_path / "kb", pages))
    for _ in range(tabs - 1):
        window.tabs.add_tab(Stop("index.md"), front=True)
    related = window.outline.related
    qtbot.waitUntil(lambda: related.rowCount() == 1 and not window.parts.tasks.busy())
    window.reading.pane.pageShown.emit()  # asks again; the reply is under way when the other folder opens
    seen: list[str] = []
    other = write_folder(tmp_path / "garden", {"index.md": "# The garden\n\nWater it.\n"})
    window.open_folder(other)
    assert related.rowCount() == 0
    related.modelReset.connect(lambda: seen.extend(row.title for row in related.records))
    qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    assert "Basin" not in seen


def crumbs_from_begin_to_end(qtbot: QtBot, window: Window, folder: Path) -> list[tuple[str, ...]]:
    """The crumbs of a folder's page while the folder is read, and afterwards."""
    seen: list[tuple[str, ...]] = []
    crumbs, library = window.tabs.current.crumbs, window.parts.library
    library.opened.connect(lambda: seen.append(tuple(title for title, _ in crumbs.trail)))
    window.tabs.currentChanged.connect(
        lambda: seen.append(tuple(title for title, _ in crumbs.trail)) if crumbs.trail else None
    )
    window.open_folder(folder)
    qtbot.waitUntil(lambda: library.state == "ready" and window.tabs.current.page is not None, timeout=10_000)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    return seen


def test_the_first_page_has_the_same_crumbs_while_the_folder_is_read_and_afterwards(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    pages = {"index.md": "# The garden\n\nWater it.\n", "trees.md": "# Trees\n\nTall.\n"}
    seen = crumbs_from_begin_to_end(qtbot, make(), write_folder(tmp_path / "garden", pages))
    assert len(seen) >= 2
    assert set(seen) == {("The garden",)}


@pytest.mark.parametrize("page", ["index.md", "trees/tall/oak.md"])
def test_the_page_of_the_last_time_has_the_same_crumbs_while_the_folder_is_read_and_afterwards(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path, page: str
) -> None:
    pages = {
        "index.md": "# The garden\n\nWater it.\n",
        "trees/index.md": "# Trees\n",
        "trees/tall/oak.md": "# Oak\n",
        "trees/tall/beech.md": "# Beech\n",
    }
    garden = write_folder(tmp_path / "garden", pages)
    before = make(garden, page=page)
    crumbs = before.tabs.current.crumbs
    qtbot.waitUntil(lambda: not before.parts.tasks.busy())
    expected = tuple(title for title, _ in crumbs.trail)
    before.close()
    assert before.parts.tasks.shutdown()
    seen = crumbs_from_begin_to_end(qtbot, make(), garden)
    assert len(seen) >= 2
    assert set(seen) == {expected}
