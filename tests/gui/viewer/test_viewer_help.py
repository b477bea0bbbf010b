"""Help about the viewer, the palette, settings, paper: what the menu offers."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from vademecum.app.settings import SETTINGS
from vademecum.viewer.dialogs.about import AboutDialog
from vademecum.viewer.dialogs.palette import CommandPalette
from vademecum.viewer.dialogs.settings import SettingsDialog
from vademecum.viewer.dialogs.shortcuts import ShortcutsDialog
from vademecum.viewer.widgets.widget_route import route_of
from vademecum.viewer.window.window import Window


def test_f1_opens_the_manual_for_the_focused_part_in_one_tab(window: Window, qtbot: QtBot) -> None:
    window.header.box.setFocus()
    window.commander.run("help.here")
    qtbot.waitUntil(lambda: window.tabs.bar.count() == 2, timeout=15_000)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)
    here = window.tabs.current.journey.here
    assert here is not None
    assert here.manual
    window.side.contents.tree.setFocus()
    window.commander.run("help.here")
    qtbot.wait(100)
    assert window.tabs.bar.count() == 2, "help reuses its tab"
    window.tabs.bar.setCurrentIndex(0)
    assert window.tabs.current.library is window.parts.library


def test_parts_of_the_window_have_routes(window: Window) -> None:
    find_bar = window.tabs.current.find_bar
    routes: list[tuple[QWidget, str]] = [
        (window.header.box, "/viewer/search"),
        (window.side.results.list, "/viewer/search"),
        (window.side.contents.tree, "/viewer/contents"),
        (window.tabs.current.view, "/viewer/article"),
        (find_bar.field, "/viewer/find"),
        (window.side.bookmarks.list, "/viewer/bookmarks"),
    ]
    assert [route_of(widget) for widget, _ in routes] == [route for _, route in routes]
    assert route_of(None) == "/viewer"


def test_f1_in_a_dialog_explains_it_and_a_second_call_shows_the_same_one(
    window: Window, qtbot: QtBot
) -> None:
    window.commander.run("edit.settings")
    dialogs = [dialog for dialog in window.findChildren(SettingsDialog) if dialog.isVisible()]
    assert len(dialogs) == 1
    window.commander.run("edit.settings")
    assert [dialog for dialog in window.findChildren(SettingsDialog) if dialog.isVisible()] == dialogs
    dialogs[0].activateWindow()
    qtbot.waitUntil(dialogs[0].isActiveWindow)
    qtbot.keyClick(dialogs[0], Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: window.tabs.bar.count() == 2, timeout=15_000)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)
    page = window.tabs.current.page
    assert page is not None
    assert "settings" in page.path
    dialogs[0].close()


def test_palette_finds_and_runs_a_command(window: Window, qtbot: QtBot) -> None:
    window.commander.run("help.palette")
    palette = window.findChild(CommandPalette)
    assert palette is not None
    qtbot.keyClicks(palette.box, "dark")
    assert palette.model.index(0).data() == "Theme: Dark"
    qtbot.keyClick(palette.box, Qt.Key.Key_Down)
    qtbot.keyClick(palette.box, Qt.Key.Key_Up)
    qtbot.keyClick(palette.box, Qt.Key.Key_Return)
    assert window.parts.settings.text("appearance.theme") == "dark"
    assert not palette.isVisible()


def test_palette_offers_only_what_can_be_done_now(window: Window) -> None:
    palette = CommandPalette(window.parts, window.actions_, window)
    ids = {command.id for command in palette.model.records}
    assert "go.back" not in ids
    assert "go.home" in ids
    palette.list.clicked.emit(QModelIndex())
    palette.deleteLater()


def test_every_setting_has_a_control_that_changes_it(window: Window) -> None:
    dialog = SettingsDialog(window.parts.settings, window.search.model, window.parts.tasks, window)
    assert set(dialog.controls) == {setting.key for setting in SETTINGS}
    box = dialog.controls["appearance.theme"]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert window.parts.settings.text("appearance.theme") == "dark"
    restore = dialog.controls["session.restore"]
    assert isinstance(restore, QAbstractButton)
    restore.click()
    assert not window.parts.settings.flag("session.restore")
    for control in dialog.controls.values():
        assert control.accessibleName()
    dialog.deleteLater()


@pytest.mark.parametrize("kind", [ShortcutsDialog, AboutDialog])
def test_dialogs_open_and_close_with_escape(window: Window, qtbot: QtBot, kind: type) -> None:
    first = window.parts if kind is ShortcutsDialog else window.places
    dialog = kind(first, window)
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    dialog.deleteLater()


def test_pdf_has_the_page_and_a_failure_is_told(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "page.pdf"
    window.paper.write_pdf(file)
    qtbot.waitUntil(lambda: file.is_file() and file.stat().st_size > 1000, timeout=10_000)
    assert file.read_bytes().startswith(b"%PDF")
    qtbot.waitUntil(lambda: "page" in window.status.message.text())
