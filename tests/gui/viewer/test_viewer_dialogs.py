"""Dialogs of the window: they close, fit the screen and say what their controls do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from vademecum import __version__
from vademecum.app.bookmarks import Bookmark
from vademecum.app.paths import Paths
from vademecum.app.settings import SECTIONS, SETTINGS
from vademecum.viewer.dialogs.about import AboutDialog
from vademecum.viewer.dialogs.bookmark import BookmarkDialog
from vademecum.viewer.dialogs.settings import SettingsDialog
from vademecum.viewer.widgets.heading import Heading
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


def test_titles_of_settings_stand_beside_their_controls_under_headings(window: Window, qtbot: QtBot) -> None:
    dialog = shown(window, "edit.settings")
    assert isinstance(dialog, SettingsDialog)
    qtbot.waitExposed(dialog)
    headings = [heading.text() for heading in dialog.findChildren(Heading)]
    assert headings == [title for title, _groups in SECTIONS]
    assert {key.partition(".")[0] for key in dialog.controls} == set().union(*(g for _, g in SECTIONS))
    titles = [label for label in dialog.findChildren(QLabel) if label.buddy() is not None]
    assert len(titles) > 5
    for label in titles:
        control = label.buddy()
        middle = control.mapTo(dialog, control.rect().center()).y()
        assert abs(label.mapTo(dialog, label.rect().center()).y() - middle) <= 1, label.text()
    dialog.close()


@pytest.mark.parametrize(("tag", "written"), [("en", "100%"), ("de", "100\u00a0%"), ("ja", "100%")])
def test_a_percentage_is_written_as_the_language_does(
    window: Window, qtbot: QtBot, tag: str, written: str
) -> None:
    window.parts.settings.set("appearance.language", tag)
    dialog = shown(window, "edit.settings")
    assert isinstance(dialog, SettingsDialog)
    zoom = dialog.controls["appearance.zoom"]
    assert isinstance(zoom, QSpinBox)
    qtbot.waitUntil(lambda: zoom.text() == written)
    zoom.stepBy(1)
    assert window.parts.settings.number("appearance.zoom") == 1.1
    dialog.close()
    window.commander.zoom(-1)
    assert written in window.status.message.text()


def test_about_names_the_version_and_copies_what_a_bug_report_needs(window: Window, places: Paths) -> None:
    dialog = shown(window, "help.about")
    assert isinstance(dialog, AboutDialog)
    texts = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"Version {__version__}" in texts
    fields = [field.text() for field in dialog.findChildren(QLineEdit)]
    assert fields == [str(places.config), str(places.state), str(places.cache)]
    copy = next(b for b in dialog.findChildren(QPushButton) if "details" in b.text().replace("&", ""))
    copy.click()
    copied = QGuiApplication.clipboard().text()
    assert __version__ in copied
    assert str(places.config) in copied
    dialog.close()


def test_all_of_the_bookmark_dialog_is_seen(window: Window, qtbot: QtBot) -> None:
    for tag in ("en", "de", "ja"):
        window.parts.settings.set("appearance.language", tag)
        dialog = BookmarkDialog(Bookmark("k", "a.md", "", "Pumps", ("to read",)), window)
        dialog.show()
        qtbot.waitExposed(dialog)
        note = dialog.note
        assert note.height() >= note.heightForWidth(note.width())
        for field in (dialog.title, dialog.tags):
            label = next(each for each in dialog.findChildren(QLabel) if each.buddy() is field)
            assert abs(label.geometry().center().y() - field.geometry().center().y()) <= 1
        assert dialog.entered == ("Pumps", ("to read",))
        dialog.close()
        dialog.deleteLater()
