"""What lies over the page in a window without room beside it, and how the list of headings is drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window

OUTLINE, SIDE = "view.outline", "view.side"


def narrow(window: Window, qtbot: QtBot, width: int) -> None:
    window.resize(width, 700)
    qtbot.waitUntil(lambda: window.width() == width)


def read_valves(window: Window, qtbot: QtBot) -> None:
    window.tabs.current.go(Stop("guide/valves.md"))
    qtbot.waitUntil(lambda: window.outline.headings.rowCount() == 2)


@pytest.mark.parametrize("width", [1000, 640])
def test_the_headings_open_over_the_page_and_a_choice_closes_them(
    window: Window, qtbot: QtBot, width: int
) -> None:
    read_valves(window, qtbot)
    narrow(window, qtbot, width)
    action = window.actions_[OUTLINE]
    assert not window.outline.isVisible()
    assert not action.isChecked(), "the button says what is seen"
    window.commander.run(OUTLINE)
    assert window.outline.isVisible()
    assert not window.tabs.isVisible()
    assert action.isChecked()
    assert window.outline.heading_list.hasFocus()
    QTest.keyClick(window.outline.heading_list, Qt.Key.Key_Down)
    QTest.keyClick(window.outline.heading_list, Qt.Key.Key_Down)
    QTest.keyClick(window.outline.heading_list, Qt.Key.Key_Return)
    assert window.tabs.isVisible()
    assert not window.outline.isVisible()
    assert window.tabs.current.view.hasFocus()
    qtbot.waitUntil(lambda: window.tabs.current.view.section == "closing")


def test_esc_leaves_the_headings_and_the_wide_window_is_as_it_was(window: Window, qtbot: QtBot) -> None:
    read_valves(window, qtbot)
    narrow(window, qtbot, 1000)
    window.commander.run(OUTLINE)
    QTest.keyClick(window.outline.heading_list, Qt.Key.Key_Escape)
    assert window.tabs.isVisible()
    for _ in range(3):
        window.commander.run(OUTLINE)
    narrow(window, qtbot, 1200)
    assert window.outline.isVisible(), "what was done in the narrow window changes nothing here"
    assert window.tabs.isVisible()
    narrow(window, qtbot, 1000)
    assert window.tabs.isVisible()
    assert not window.outline.isVisible()


def test_find_uncovers_the_page(window: Window, qtbot: QtBot) -> None:
    narrow(window, qtbot, 640)
    window.commander.run(SIDE)
    assert not window.tabs.isVisible()
    window.commander.run("edit.find")
    field = window.tabs.current.find_bar.field
    assert window.tabs.isVisible()
    assert field.hasFocus()
    qtbot.waitUntil(lambda: field.width() >= 200)
    window.commander.run(SIDE)
    window.commander.run("go.page")
    assert window.tabs.current.view.hasFocus()


def test_a_page_without_headings_moves_no_text(make: MakeWindow, tmp_path: Path, qtbot: QtBot) -> None:
    pages = {"index.md": "# Start\n\n## One\n\ntext\n", "bare.md": "# Bare\n\ntext\n"}
    window = make(write_folder(tmp_path / "kb", pages))
    qtbot.waitUntil(lambda: window.outline.headings.rowCount() == 1)
    width = window.tabs.current.view.width()
    window.tabs.current.go(Stop("bare.md"))
    qtbot.waitUntil(lambda: window.outline.headings.rowCount() == 0)
    assert window.outline.isVisible()
    assert window.tabs.current.view.width() == width


def test_long_headings_take_two_lines_and_no_list_ends_within_a_row(
    make: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    long = "A heading of quite a number of words that no narrow column has room for in a single line of text"
    body = "".join(f"## {number} {long}\n\ntext\n\n" for number in range(30))
    related = "---\nrelated: [b.md]\n---\n"
    window = make(write_folder(tmp_path / "kb", {"index.md": f"{related}# Start\n\n{body}", "b.md": "# B\n"}))
    headings, related_list = window.outline.heading_list, window.outline.related_list
    qtbot.waitUntil(lambda: window.outline.related.rowCount() == 1 and headings.model().rowCount() == 30)
    line = headings.fontMetrics().height()
    assert headings.sizeHintForRow(0) > 2 * line
    assert headings.sizeHintForRow(0) < 3 * line
    bottom = headings.viewport().height()

    def ends_with_a_row() -> bool:
        rects = [headings.visualRect(headings.model().index(row, 0)) for row in range(30)]
        return any(rect.bottom() + 1 == headings.viewport().height() for rect in rects)

    qtbot.waitUntil(ends_with_a_row)
    assert bottom > 3 * line
    top = related_list.mapTo(window.outline, related_list.rect().topLeft()).y()
    assert top - headings.geometry().bottom() >= 20
    assert related_list.model().index(0, 0).data(Qt.ItemDataRole.ToolTipRole) == "B"


def test_middle_click_on_a_related_page_opens_a_tab(make: MakeWindow, tmp_path: Path, qtbot: QtBot) -> None:
    pages = {"index.md": "---\nrelated: [b.md]\n---\n# Start\n", "b.md": "# B\n"}
    window = make(write_folder(tmp_path / "kb", pages))
    listed = window.outline.related_list
    qtbot.waitUntil(lambda: listed.model().rowCount() == 1)
    spot = listed.visualRect(listed.model().index(0, 0)).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.MiddleButton, pos=spot)
    qtbot.waitUntil(lambda: window.tabs.bar.count() == 2)
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.path == "index.md"
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None and window.tabs.current.page.path == "b.md")
