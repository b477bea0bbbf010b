"""The lists at the side by keyboard and mouse."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDropEvent, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.bookmarks import Bookmark
from vademecum.viewer.models.contents import OPEN_ROLE
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.panels.places import PlacesPanel
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.window import Window

CTRL = Qt.KeyboardModifier.ControlModifier


def shown(window: Window) -> str:
    page = window.tabs.current.page
    return page.path if page is not None else ""


def go(qtbot: QtBot, window: Window, page: str) -> None:
    window.tabs.current.go(Stop(page))
    qtbot.waitUntil(lambda: shown(window) == page)


def filled(qtbot: QtBot, window: Window) -> PlacesPanel:
    window.commander.run("go.index")
    panel = window.side.index
    qtbot.waitUntil(lambda: panel.model.rowCount() > 0)
    return panel


def titles(panel: PlacesPanel) -> list[str]:
    return [row.title for row in panel.model.records]


def entries(menu: QMenu) -> dict[str, QAction]:
    return {plain(action.text()): action for action in menu.actions() if action.text()}


def spot(panel: PlacesPanel, row: int) -> QPoint:
    return panel.list.visualRect(panel.list.model().index(row, 0)).center()


# Index


def test_the_filter_of_the_index_steers_the_list(window: Window, qtbot: QtBot) -> None:
    window.activateWindow()
    panel = filled(qtbot, window)
    qtbot.waitUntil(panel.filter.hasFocus)
    panel.list.scrollToBottom()
    qtbot.keyClicks(panel.filter, "o")
    assert panel.current is not None
    assert panel.current.title == "Opening", "what begins with the letter, not the first that contains it"
    qtbot.keyClick(panel.filter, Qt.Key.Key_Up)
    assert panel.current.title != "Opening"
    qtbot.keyClick(panel.filter, Qt.Key.Key_Down)
    assert panel.current.title == "Opening"
    qtbot.keyClick(panel.filter, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown(window) == "guide/valves.md")
    assert panel.filter.hasFocus()
    qtbot.keyClick(panel.filter, Qt.Key.Key_Escape)
    assert panel.filter.text() == ""
    assert panel.current is None


def test_the_match_comes_into_view(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    pages = {f"{number:03}.md": f"# Item {number:03}\n\ntext\n" for number in range(120)}
    window = make(write_folder(tmp_path / "many", {"index.md": "# Start\n\nhere\n", **pages}))
    panel = filled(qtbot, window)
    panel.list.scrollToBottom()
    panel.filter.setText("i")
    view = panel.list.viewport().rect()
    assert view.contains(panel.list.visualRect(panel.list.currentIndex()).center())
    assert panel.list.currentIndex().row() == 0


def test_names_in_the_index_stand_by_their_words_and_say_where_they_are(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make(
        write_folder(
            tmp_path / "kb",
            {
                "index.md": "# Start\n\n## 5. Go on writing\n\n## 1. Make two pages\n\n## 2.3 Zip it\n",
                "field-guide/index.md": "# Field guide\n\nx\n",
                "field-guide/a.md": "# Écluse\n\n## `--flag`\n\n## 3D view\n\n## Eau\n",
            },
        )
    )
    panel = filled(qtbot, window)
    assert titles(panel) == [
        "3D view", "Eau", "Écluse", "Field guide", "--flag", "5. Go on writing", "1. Make two pages", "Start",
        "2.3 Zip it",
    ]  # fmt: skip
    details = {row.title: row.detail for row in panel.model.records}
    assert details["Écluse"] == "Field guide"
    assert details["Eau"] == "Écluse"
    assert details["Start"] == "kb"
    assert not any(".md" in detail for detail in details.values())
    first = panel.list.model().index(titles(panel).index("Écluse"), 0)
    assert first.data(Qt.ItemDataRole.ToolTipRole) == "<b>Écluse</b><br>Field guide"


@pytest.mark.parametrize("section", ["index", "history"])
def test_middle_click_and_menu_open_new_tabs_and_copy_links(
    window: Window, qtbot: QtBot, section: str
) -> None:
    go(qtbot, window, "guide/pumps.md")
    window.commander.run(f"go.{section}")
    panel: PlacesPanel = getattr(window.side, section)
    qtbot.waitUntil(lambda: "Pumps" in titles(panel))
    row = titles(panel).index("Pumps")
    qtbot.mouseClick(panel.list.viewport(), Qt.MouseButton.MiddleButton, pos=spot(panel, row))
    assert len(window.tabs.panes) == 2
    assert panel.current is None or panel.current.title != "Pumps", "nothing is chosen by it"
    menu = panel.menu(panel.model.records[row])
    entries(menu)["Open in a new tab"].trigger()
    assert len(window.tabs.panes) == 3
    entries(menu)["Copy link"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("vademecum:")
    assert "guide/pumps.md" in copied
    menu.deleteLater()


# Bookmarks


@pytest.fixture
def marked(window: Window, folder: Path) -> Window:
    for path, title, tags in (
        ("guide/pumps.md", "Pumps", ("water", "to read")),
        ("index.md", "Manual", ()),
        ("guide/valves.md", "Valves", ()),
        ("guide/alarms.md", "Alarms", ("loud",)),
    ):
        window.parts.bookmarks.add(Bookmark(str(folder), path, "", title, tags))
    window.activateWindow()
    window.commander.run("go.bookmarks")
    return window


def choose(window: Window, row: int) -> None:
    panel = window.side.bookmarks
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.list.model().index(row, 0))


def test_all_bookmarks_are_equally_high_and_say_where_they_stand(marked: Window) -> None:
    panel = marked.side.bookmarks
    heights = {panel.list.sizeHintForIndex(panel.list.model().index(row, 0)).height() for row in range(4)}
    assert len(heights) == 1
    boxes = [panel.list.visualRect(panel.list.model().index(row, 0)) for row in range(4)]
    assert all(above.bottom() < below.top() for above, below in pairwise(boxes))
    assert [row.detail for row in panel.model.records] == ["water, to read", "manual", "Guide", "loud"]


def test_a_removed_bookmark_comes_back_at_its_place_with_its_tags(
    marked: Window, qtbot: QtBot, folder: Path
) -> None:
    panel = marked.side.bookmarks
    before = marked.parts.bookmarks.all(str(folder))
    choose(marked, 0)
    qtbot.keyClick(panel.list, Qt.Key.Key_Delete)
    assert panel.current is not None
    assert panel.current.title == "Manual", "the next one takes its place"
    assert "removed" in marked.status.message.text()
    qtbot.keyClick(panel.list, Qt.Key.Key_Delete)
    assert titles(panel) == ["Valves", "Alarms"]
    QTest.keyClick(panel.list, Qt.Key.Key_Z, CTRL)
    assert titles(panel) == ["Manual", "Valves", "Alarms"]
    assert marked.status.link.isHidden()
    qtbot.keyClick(panel.list, Qt.Key.Key_Delete)
    qtbot.mouseClick(marked.status.link, Qt.MouseButton.LeftButton)
    marked.commander.run("bookmarks.undo")
    assert marked.parts.bookmarks.all(str(folder)) == before
    assert panel.current is not None
    assert panel.current.title == "Pumps"
    assert not marked.actions_["bookmarks.undo"].isEnabled()


def test_the_last_bookmark_leaves_the_focus_in_the_panel(marked: Window, qtbot: QtBot) -> None:
    panel = marked.side.bookmarks
    choose(marked, 3)
    for _ in range(4):
        qtbot.keyClick(panel.list, Qt.Key.Key_Delete)
    assert titles(panel) == []
    qtbot.waitUntil(panel.empty.hasFocus)
    assert "No bookmarks" in panel.empty.accessibleName()
    QTest.keyClick(panel.empty, Qt.Key.Key_Z, CTRL)
    assert titles(panel) == ["Pumps"]
    qtbot.waitUntil(panel.list.hasFocus)


def test_going_to_an_empty_list_focuses_what_it_says(window: Window, qtbot: QtBot) -> None:
    window.activateWindow()
    window.commander.run("go.bookmarks")
    qtbot.waitUntil(window.side.bookmarks.empty.hasFocus)


def test_the_edited_bookmark_stays_chosen(marked: Window) -> None:
    panel = marked.side.bookmarks
    choose(marked, 2)
    shown_dialog = marked.bookmarking.edit(panel.current)
    assert shown_dialog is not None
    shown_dialog.title.setText("Wheels")
    shown_dialog.save.click()
    assert panel.current is not None
    assert (panel.current.title, panel.list.currentIndex().row()) == ("Wheels", 2)


def test_a_bookmark_is_dragged_to_another_place(marked: Window, folder: Path) -> None:
    panel = marked.side.bookmarks
    QAbstractItemModelTester(panel.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for row, place, order in (
        (0, (2, 0.9), ["Manual", "Valves", "Pumps", "Alarms"]),
        (2, (0, 0.1), ["Pumps", "Manual", "Valves", "Alarms"]),
        (1, (1, 0.9), ["Pumps", "Manual", "Valves", "Alarms"]),
    ):
        choose(marked, row)
        drop(panel, *place)
        assert titles(panel) == order
        assert [b.title for b in marked.parts.bookmarks.all(str(folder))] == order
    panel.filter.setText("a")
    assert not panel.list.dragEnabled(), "among some of them there are no places"


def drop(panel: PlacesPanel, row: int, share: float) -> None:
    box = panel.list.visualRect(panel.list.model().index(row, 0))
    data = panel.list.model().mimeData([panel.list.currentIndex()])
    assert isinstance(data, QMimeData)
    event = QDropEvent(
        QPointF(box.center().x(), box.top() + box.height() * share),
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        QEvent.Type.Drop,
    )
    panel.list.dropEvent(event)
    assert event.dropAction() == Qt.DropAction.CopyAction, "Qt would take the row away"


# Contents


def row_of(window: Window, path: str) -> QModelIndex:
    return window.side.contents.model.index_of(path)


def test_the_shown_page_is_marked_apart_from_what_is_chosen(window: Window, qtbot: QtBot) -> None:
    contents = window.side.contents
    QAbstractItemModelTester(contents.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    window.activateWindow()
    window.commander.run("go.contents")
    go(qtbot, window, "guide/alarms.md")
    qtbot.keyClick(contents.tree, Qt.Key.Key_Down)
    assert contents.tree.currentIndex() == row_of(window, "guide/pumps.md")
    bold = {p: bool(row_of(window, p).data(OPEN_ROLE)) for p in contents.model.paths()}
    assert [path for path, is_open in bold.items() if is_open] == ["guide/alarms.md"]
    assert row_of(window, "guide/alarms.md").data(Qt.ItemDataRole.FontRole).bold()
    assert row_of(window, "guide/pumps.md").data(Qt.ItemDataRole.FontRole) is None
    window.tabs.current.pageShown.emit()
    assert contents.tree.currentIndex() == row_of(window, "guide/pumps.md"), "it is the same page again"
    window.commander.run("go.page")
    qtbot.waitUntil(lambda: contents.tree.currentIndex() == row_of(window, "guide/alarms.md"))


def test_new_tabs_from_the_contents(window: Window, qtbot: QtBot) -> None:
    contents = window.side.contents
    contents.tree.expandAll()
    before = contents.tree.currentIndex()
    for button, held in (
        (Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier),
        (Qt.MouseButton.LeftButton, CTRL),
    ):
        place = contents.tree.visualRect(row_of(window, "guide/pumps.md")).center()
        qtbot.mouseClick(contents.tree.viewport(), button, held, place)
    qtbot.waitUntil(lambda: len(window.tabs.panes) == 3)
    assert shown(window) == "index.md"
    assert contents.tree.currentIndex() == before
    menu = contents.menu(row_of(window, "guide/alarms.md"))
    entries(menu)["Open in a new tab"].trigger()
    assert len(window.tabs.panes) == 4
    entries(menu)["Copy link"].trigger()
    assert "guide/alarms.md" in QGuiApplication.clipboard().text()
    menu.deleteLater()


def test_branches_are_unfolded_and_folded_together(make: MakeWindow, tmp_path: Path) -> None:
    pages = {
        f"{a}/{b}/{c}.md": f"# {a}{b}{c}\n" for a in ("one", "two") for b in ("x", "y") for c in ("p", "q")
    }
    window = make(write_folder(tmp_path / "deep", {"index.md": "# Start\n\nhere\n", **pages}))
    contents = window.side.contents
    window.commander.run("view.collapse-contents")
    assert unfolded(window) == set()
    window.commander.run("view.expand-contents")
    assert unfolded(window) == {"One", "Two", "X", "Y"}
    window.commander.run("view.collapse-contents")
    first = row_of(window, "one/x/p.md").parent().parent()
    menu = contents.menu(first)
    entries(menu)["Expand all below"].trigger()
    assert contents.tree.isExpanded(first)
    assert contents.tree.isExpanded(row_of(window, "one/y/p.md").parent())
    assert not contents.tree.isExpanded(row_of(window, "two/x/p.md").parent().parent())
    entries(menu)["Collapse all below"].trigger()
    assert unfolded(window) == set()
    menu.deleteLater()


def unfolded(window: Window) -> set[str]:
    contents, found = window.side.contents, set()
    for path in contents.model.paths():
        index = row_of(window, path).parent()
        while index.isValid():
            if contents.tree.isExpanded(index):
                found.add(str(index.data()))
            index = index.parent()
    return found


def test_the_shown_page_stands_in_the_middle_of_the_contents(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    pages = {f"{number:03}.md": f"# Item {number:03}\n\ntext\n" for number in range(200)}
    window = make(write_folder(tmp_path / "many", {"index.md": "# Start\n\nhere\n", **pages}))
    tree = window.side.contents.tree
    for page in ("150.md", "040.md"):
        go(qtbot, window, page)
        box, height = tree.visualRect(row_of(window, page)), tree.viewport().height()
        assert abs(box.center().y() - height / 2) < 2 * box.height()
    place = tree.verticalScrollBar().value()
    go(qtbot, window, "041.md")
    assert tree.verticalScrollBar().value() == place, "a row that is well in view does not move"
