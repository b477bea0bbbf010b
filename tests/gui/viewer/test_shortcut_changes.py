from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum.app.commands import command
from vademecum.app.paths import Paths
from vademecum.app.settings import Settings
from vademecum.app.shortcuts import keys_of
from vademecum.viewer.dialogs.shortcuts import ShortcutsDialog
from vademecum.viewer.models.commands import SHORTCUT_ROLE
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window


@pytest.fixture
def dialog(window: Window) -> Iterator[ShortcutsDialog]:
    made = ShortcutsDialog(window.parts, window)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def choose(dialog: ShortcutsDialog, id_: str) -> None:
    row = [record.id for record in dialog.model.records].index(id_)
    dialog.view.setCurrentIndex(dialog.model.index(row))


def press(dialog: ShortcutsDialog, keys: str) -> None:
    dialog.keys.setKeySequence(QKeySequence(keys))


def keys(window: Window, id_: str) -> list[str]:
    return [k.toString(QKeySequence.SequenceFormat.PortableText) for k in window.actions_[id_].shortcuts()]


def test_new_keys_hold_at_once_and_after_a_restart(
    window: Window, dialog: ShortcutsDialog, qtbot: QtBot, places: Paths
) -> None:
    choose(dialog, "go.home")
    press(dialog, "Ctrl+Alt+H")
    assert dialog.set_button.isEnabled()
    assert dialog.note.text() == ""
    dialog.set_button.click()
    assert keys(window, "go.home") == ["Ctrl+Alt+H"]
    assert "Ctrl+Alt+H" in window.actions_["go.home"].toolTip()
    shown = [dialog.model.index(n).data(SHORTCUT_ROLE) for n in range(dialog.model.rowCount())]
    assert "Ctrl+Alt+H" in shown
    again = Settings(places.settings)
    assert again.notes == ()
    assert keys_of(command("go.home"), again) == ("Ctrl+Alt+H",)
    window.tabs.current.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.title == "Pumps"
    )
    dialog.close()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.tabs.current.view.setFocus()
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(window.tabs.current.view, Qt.Key.Key_H, both)
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.path == "index.md"
    )


def test_a_conflict_is_named_and_the_other_loses_its_keys(window: Window, dialog: ShortcutsDialog) -> None:
    choose(dialog, "go.home")
    press(dialog, "Ctrl+D")
    assert "Bookmark this page" in dialog.note.text()
    dialog.set_button.click()
    assert keys(window, "go.home") == ["Ctrl+D"]
    assert keys(window, "bookmarks.toggle") == []
    choose(dialog, "bookmarks.toggle")
    assert dialog.reset_button.isEnabled()
    dialog.reset_button.click()
    assert keys(window, "bookmarks.toggle") == ["Ctrl+D"]
    assert keys(window, "go.home") == [], "two commands never share a key"
    dialog.all_button.click()
    assert keys(window, "go.home") == ["Alt+Home"]
    assert not dialog.all_button.isEnabled()


def test_keys_of_lists_and_pages_cannot_be_taken(dialog: ShortcutsDialog) -> None:
    choose(dialog, "go.home")
    for fixed in ("Return", "Down", "Esc", "Backspace"):
        press(dialog, fixed)
        assert not dialog.set_button.isEnabled(), fixed
        assert dialog.note.text()


def test_a_command_can_do_without_keys(window: Window, dialog: ShortcutsDialog) -> None:
    choose(dialog, "file.quit")
    dialog.none_button.click()
    assert keys(window, "file.quit") == []
    dialog.reset_button.click()
    assert keys(window, "file.quit") == ["Ctrl+Q"]


def test_the_best_row_is_chosen_and_named_while_the_list_is_narrowed(
    window: Window, dialog: ShortcutsDialog, qtbot: QtBot
) -> None:
    choose(dialog, "file.quit")
    qtbot.keyClicks(dialog.box, "bookmark")
    assert dialog.command is not None
    assert dialog.command.id == "bookmarks.toggle"
    assert dialog.named.text() == "Bookmark this page"
    qtbot.keyClick(dialog.box, Qt.Key.Key_Down)
    assert dialog.named.text() == "Bookmarks"
    qtbot.keyClick(dialog.box, Qt.Key.Key_Return)
    press(dialog, "Ctrl+Alt+B")
    qtbot.keyClick(dialog.keys, Qt.Key.Key_Return)
    assert keys(window, "go.bookmarks") == ["Ctrl+Alt+B"]
    assert dialog.keys.keySequence().isEmpty()
    qtbot.keyClicks(dialog.box, " xyzzy")
    assert dialog.nothing.isVisible()
    assert dialog.named.text() == ""
    press(dialog, "Ctrl+J")
    assert not dialog.set_button.isEnabled()
    dialog.box.clear()
    assert dialog.command is not None
    assert dialog.view.selectionModel().hasSelection()


def test_all_keys_of_a_command_are_listed_and_find_it(dialog: ShortcutsDialog) -> None:
    dialog.box.setText("ctrl+l")
    row = dialog.model.index(0)
    assert dialog.command is not None
    assert dialog.command.id == "go.search"
    assert row.data(SHORTCUT_ROLE) == "Ctrl+K, Ctrl+L, /"


def test_esc_forgets_the_pressed_keys_and_then_closes(dialog: ShortcutsDialog, qtbot: QtBot) -> None:
    press(dialog, "Ctrl+J")
    qtbot.keyClick(dialog.keys, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.key == ""
    qtbot.keyClick(dialog.keys, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_damaged_keys_in_the_file_are_said_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    text = '[shortcuts]\n"go.home" = 7\n"go.back" = ["Ctrl+Y"]\n"of.later" = ["Ctrl+1"]\n'
    file.write_text(text, encoding="utf-8")
    settings = Settings(file)
    assert "go.home" in settings.notes[0]
    assert keys_of(command("go.home"), settings) == ("Alt+Home",)
    assert keys_of(command("go.back"), settings) == ("Ctrl+Y",)
    settings.set("appearance.zoom", 1.5)
    kept = Settings(file)
    assert kept.shortcuts == {"go.back": ("Ctrl+Y",), "of.later": ("Ctrl+1",)}
    assert "7" in file.read_text(encoding="utf-8")


def test_backspace_goes_back_when_wanted_but_never_in_a_text(
    make: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    window = make(folder)
    pane = window.tabs.current

    def at(path: str) -> bool:
        return pane.page is not None and pane.page.path == path

    pane.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(lambda: at("guide/pumps.md"))
    window.activateWindow()
    pane.view.setFocus()
    qtbot.keyClick(pane.view, Qt.Key.Key_Backspace)
    qtbot.wait(50)
    assert at("guide/pumps.md"), "off unless it is wanted"
    window.parts.settings.set("reading.backspace", True)
    box = window.header.box
    box.setFocus()
    qtbot.keyClicks(box, "ab")
    qtbot.keyClick(box, Qt.Key.Key_Backspace)
    assert box.text() == "a"
    box.clear()
    pane.view.setFocus()
    qtbot.keyClick(pane.view, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: at("index.md"))


def test_caret_browsing_moves_a_caret_and_selects(window: Window, qtbot: QtBot) -> None:
    view = window.tabs.current.view
    window.activateWindow()
    view.setFocus()
    window.commander.run("view.caret")
    assert window.actions_["view.caret"].isChecked()
    start = view.textCursor().position()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.textCursor().position() == start + 2
    assert len(view.textCursor().selectedText()) == 1
    other = window.tabs.add_tab(Stop("guide/pumps.md"))
    assert other.view.textInteractionFlags() == view.textInteractionFlags()
    window.commander.run("view.caret")
    assert not view.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
