"""The menu of the window: what stands in it, how its marks look, and where it opens."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.window import Window


def branch(menu: QMenu, title: str) -> QMenu:
    found = next(action.menu() for action in menu.actions() if plain(action.text()) == title)
    assert isinstance(found, QMenu)
    return found


def everywhere(menu: QMenu) -> list[QAction]:
    found = []
    for action in menu.actions():
        below = action.menu()
        found += everywhere(below) if isinstance(below, QMenu) else [action]
    return found


def test_themes_are_one_choice_below_their_name(window: Window) -> None:
    menu = window.header.menu_button.menu()
    themes = branch(branch(menu, "View"), "Theme").actions()
    assert [plain(action.text()) for action in themes] == [
        "Follow the system",
        "Light",
        "Dark",
        "High contrast",
    ]
    themes[2].trigger()
    assert [action.isChecked() for action in themes] == [False, False, True, False]
    themes[2].trigger()
    assert themes[2].isChecked(), "choosing what is chosen changes nothing"
    assert window.parts.settings.text("appearance.theme") == "dark"
    assert themes[0].actionGroup().isExclusive()


def test_what_can_be_on_shows_a_mark_and_no_icon(window: Window) -> None:
    actions = everywhere(window.header.menu_button.menu())
    marked = [action for action in actions if action.isCheckable()]
    names = {plain(action.text()) for action in marked}
    assert names >= {"Side panel", "On this page", "Dark", "Full screen"}
    assert not any(action.isIconVisibleInMenu() for action in marked)
    assert any(action.isIconVisibleInMenu() for action in actions if not action.isCheckable())


def test_the_menu_ends_where_its_button_ends(window: Window, qtbot: QtBot) -> None:
    button = window.header.menu_button
    window.resize(700, 500)
    window.move(0, 0)
    menu = button.menu()
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    qtbot.waitUntil(menu.isVisible)
    end = button.mapToGlobal(QPoint(button.width(), 0)).x()
    assert menu.geometry().right() + 1 == end
    menu.close()
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.waitUntil(lambda: button.mapTo(window, QPoint(0, 0)).x() < 100)
    menu.popup(button.mapToGlobal(QPoint(0, button.height())))
    qtbot.waitUntil(menu.isVisible)
    assert menu.geometry().left() == button.mapToGlobal(QPoint(0, 0)).x()
    menu.close()
