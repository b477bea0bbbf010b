from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication, QImage, QTextCursor
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.page import page_link
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.page_menu import page_menu, tab_menu
from vademecum.viewer.window.window import Window

PAGE = (
    "# Start\n\nSee [valves](valves.md#closing), [the web](https://example.org/a) or [nothing](gone.md).\n\n"
    "![A pump](pump.png)\n\nTurn the wheel.\n"
)


@pytest.fixture
def window(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> Window:
    root = write_folder(
        tmp_path / "kb", {"index.md": PAGE, "valves.md": "# Valves\n\n## Closing\n\nTo the right.\n"}
    )
    picture = QImage(120, 80, QImage.Format.Format_RGB32)
    picture.fill(0x336699)
    assert picture.save(str(root / "pump.png"))
    made = make(root)
    view = made.tabs.current.view
    # Where the links lead is known for sure once the folder is read: then the next page is named too.
    qtbot.waitUntil(lambda: "Valves" in view.document().toPlainText())
    return made


def spot_of(window: Window, word: str) -> QPoint:
    """Where a word stands in the view."""
    view = window.tabs.current.view
    found = view.document().find(word)
    assert not found.isNull()
    middle = QTextCursor(view.document())
    middle.setPosition((found.selectionStart() + found.selectionEnd()) // 2)
    return view.cursorRect(middle).center()


def menu_at(window: Window, spot: QPoint) -> QMenu:
    return page_menu(window, window.tabs.current, spot)


def names(menu: QMenu) -> list[str]:
    return [plain(action.text()) for action in menu.actions() if not action.isSeparator()]


def choose(menu: QMenu, name: str) -> None:
    next(action for action in menu.actions() if plain(action.text()) == name).trigger()


def test_link_inside_opens_here_or_apart_and_its_address_is_copied(window: Window, qtbot: QtBot) -> None:
    menu = menu_at(window, spot_of(window, "valves"))
    assert names(menu)[:3] == ["Open", "Open in a new tab", "Copy address"]
    choose(menu, "Copy address")
    root = window.parts.library.root
    assert QGuiApplication.clipboard().text() == page_link(str(root), "valves.md", "closing")
    choose(menu, "Open in a new tab")
    qtbot.waitUntil(lambda: len(window.tabs.panes) == 2 and window.tabs.panes[1].page is not None)
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.path == "index.md", "the new tab stays behind"
    choose(menu, "Open")
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.path == "valves.md"
    )


def test_link_outside_is_only_copied(window: Window) -> None:
    menu = menu_at(window, spot_of(window, "the web"))
    assert names(menu)[0] == "Copy address"
    choose(menu, "Copy address")
    assert QGuiApplication.clipboard().text() == "https://example.org/a"


def test_picture_is_enlarged(window: Window, qtbot: QtBot) -> None:
    view = window.tabs.current.view
    spots = (QPoint(30, y) for y in range(0, view.viewport().height(), 6))
    spot = next(spot for spot in spots if view.picture_at(spot))
    choose(menu_at(window, spot), "Enlarge the picture")
    qtbot.waitUntil(lambda: any(d.windowTitle() == "pump.png" for d in window.findChildren(QDialog)))


def test_selected_words_are_copied_or_searched_for(window: Window, qtbot: QtBot) -> None:
    view = window.tabs.current.view
    view.setTextCursor(view.document().find("Turn the wheel"))
    menu = menu_at(window, spot_of(window, "wheel"))
    assert names(menu)[:2] == ["Copy", "Search for “Turn the wheel”"]
    choose(menu, "Search for “Turn the wheel”")
    assert window.header.box.text() == "Turn the wheel"
    qtbot.waitUntil(lambda: window.search.state in ("found", "nothing"))


def test_elsewhere_on_the_page_it_is_about_the_page(window: Window) -> None:
    shown = names(menu_at(window, spot_of(window, "wheel")))
    assert shown == [
        "Back",
        "Forward",
        "Bookmark this page",
        "Copy link to this page",
        "Find in page…",
        "Select all",
    ]


def test_right_click_opens_it(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.view.customContextMenuRequested.emit(spot_of(window, "valves"))
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    assert names(popup)[0] == "Open"
    popup.close()


def test_tabs_are_closed_from_their_menu(window: Window, qtbot: QtBot) -> None:
    for _ in range(2):
        window.tabs.add_tab(Stop("valves.md"))
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)
    menu = tab_menu(window, 0)
    assert names(menu) == [
        "Close this tab",
        "Close other tabs",
        "Close tabs to the right",
        "Duplicate this tab",
        "Reopen closed tab",
    ]
    choose(menu, "Close other tabs")
    assert len(window.tabs.panes) == 1
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.path == "index.md"
    window.commander.refresh()
    choose(tab_menu(window, 0), "Reopen closed tab")
    assert len(window.tabs.panes) == 2
