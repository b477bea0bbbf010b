"""Everything without a mouse."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.widgets.search_box import SearchBox
from vademecum.viewer.window.window import Window


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None, "the focus got lost"
    return found


def press(keys: str) -> None:
    QTest.keySequence(focus(), QKeySequence(keys))


def test_tab_reaches_every_area_and_comes_round(window: Window, qtbot: QtBot) -> None:
    window.activateWindow()
    window.header.box.setFocus()
    qtbot.waitUntil(window.header.box.hasFocus)
    reached: list[QWidget] = []
    for _ in range(80):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        reached.append(focus())
        if reached[-1] is window.header.box:
            break
    assert reached[-1] is window.header.box, "Tab does not come round"
    for area in (window.side.contents.tree, window.tabs.current.view, window.header.menu_button):
        assert area in reached, area.objectName()
    backwards = []
    for _ in range(80):
        QTest.keyClick(focus(), Qt.Key.Key_Backtab)
        backwards.append(focus())
        if backwards[-1] is window.header.box:
            break
    assert set(map(id, backwards)) == set(map(id, reached))


def test_search_open_walk_a_link_leave_and_come_back(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = write_folder(
        tmp_path / "kb",
        {
            "index.md": "# Start\n\nhello\n",
            "tea.md": "# Tea\n\nSee [cups](cups.md).\n",
            "cups.md": "# Cups\n\nround\n",
        },
    )
    window = make(folder)
    window.activateWindow()
    press("Ctrl+K")
    assert isinstance(focus(), SearchBox)
    QTest.keyClicks(focus(), "tea")
    qtbot.waitUntil(lambda: window.search.state == "found")
    QTest.keyClick(focus(), Qt.Key.Key_Down)
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    shown = lambda: window.tabs.current.page.path if window.tabs.current.page else ""  # noqa: E731
    qtbot.waitUntil(lambda: shown() == "tea.md")
    press("Alt+5")
    assert focus() is window.tabs.current.view
    QTest.keyClick(focus(), Qt.Key.Key_Tab)
    QTest.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown() == "cups.md")
    press("Alt+Left")
    qtbot.waitUntil(lambda: shown() == "tea.md")
    for _ in range(6):
        QTest.keyClick(focus(), Qt.Key.Key_Tab)
        if focus() is not window.tabs.current.view:
            break
    assert focus() is not window.tabs.current.view, "the page keeps the focus"


def test_lists_speak_through_the_accessibility_interface(window: Window, qtbot: QtBot) -> None:
    window.header.box.setText("torque")
    qtbot.waitUntil(lambda: window.search.state == "found")
    listing = QAccessible.queryAccessibleInterface(window.side.results.list)
    assert listing is not None
    assert listing.role() == QAccessible.Role.List
    assert listing.childCount() == window.side.results.model.rowCount()
    first = listing.child(0)
    assert first is not None
    assert ", in " in first.text(QAccessible.Text.Name)
    page = QAccessible.queryAccessibleInterface(window.tabs.current.view)
    assert page is not None
    assert page.textInterface() is not None
    tree = QAccessible.queryAccessibleInterface(window.side.contents.tree)
    assert tree is not None
    assert tree.role() == QAccessible.Role.Tree
