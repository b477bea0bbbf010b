"""Dialogs of the window: they close, fit the screen and say what their controls do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from vademecum.app.settings import SETTINGS
from vademecum.viewer.dialogs.settings import SettingsDialog
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.window import Window


def shown(window: Window, id_: str) -> QDialog:
    window.commander.run(id_)
    return next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible())


@pytest.mark.parametrize("id_", ["edit.settings", "help.problems", "help.shortcuts", "help.about"])
def test_every_dialog_has_a_button_that_closes_it(window: Window, qtbot: QtBot, id_: str) -> None:
    dialog = shown(window, id_)
    buttons = [b for b in dialog.findChildren(QPushButton) if plain(b.text()) == "Close"]
    assert len(buttons) == 1
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not any(d.isVisible() for d in window.findChildren(QDialog)))


@pytest.mark.parametrize("id_", ["edit.settings", "help.problems", "help.shortcuts"])
def test_dialogs_of_a_window_at_the_edge_lie_within_the_screen(
    window: Window, qtbot: QtBot, id_: str
) -> None:
    room = window.screen().availableGeometry()
    window.move(room.right() - 200, room.bottom() - 150)
    dialog = shown(window, id_)
    qtbot.waitUntil(lambda: room.contains(dialog.frameGeometry()))


def test_checkboxes_say_what_they_do(window: Window) -> None:
    dialog = shown(window, "edit.settings")
    assert isinstance(dialog, SettingsDialog)
    for setting in SETTINGS:
        control = dialog.controls[setting.key]
        if isinstance(control, QCheckBox):
            assert plain(control.text()) == setting.title
