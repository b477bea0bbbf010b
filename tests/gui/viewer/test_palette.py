"""The command palette: what stands in it, and what it says when nothing does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from vademecum.viewer.dialogs.palette import CommandPalette
from vademecum.viewer.models.commands import CommandsModel
from vademecum.viewer.texts.words import speak
from vademecum.viewer.window.window import Window


@pytest.fixture
def palette(window: Window) -> Iterator[CommandPalette]:
    window.commander.run("help.palette")
    made = window.findChild(CommandPalette)
    assert made is not None
    yield made
    if isValid(made):
        made.close()


def titles(palette: CommandPalette) -> list[str]:
    rows = range(palette.model.rowCount())
    return [str(palette.model.index(row).data(Qt.ItemDataRole.DisplayRole)) for row in rows]


def test_what_no_command_fits_is_said(palette: CommandPalette) -> None:
    assert not palette.nothing.isVisible()
    palette.box.setText("xyzzy")
    assert palette.nothing.isVisible()
    assert palette.nothing.text() == "No command fits"
    assert not palette.list.isVisible()
    palette.box.setText("zoom")
    assert palette.list.isVisible()
    assert not palette.nothing.isVisible()


def test_it_is_as_high_as_its_rows(palette: CommandPalette) -> None:
    highest = palette.height()
    palette.box.setText("theme:")
    assert palette.model.rowCount() == 4
    assert palette.height() < highest
    last = palette.list.visualRect(palette.model.index(3))
    assert 0 <= palette.list.viewport().height() - last.bottom() - 1 <= 4
    palette.box.setText("xyzzy")
    assert palette.nothing.isVisible()
    assert palette.height() < highest
    palette.box.clear()
    assert palette.height() == highest


def test_themes_and_languages_are_named_with_what_they_choose(palette: CommandPalette) -> None:
    palette.box.setText("theme")
    assert titles(palette)[:4] == [
        "Theme: Follow the system",
        "Theme: Light",
        "Theme: Dark",
        "Theme: High contrast",
    ]
    palette.box.setText("language")
    assert {"Language: Follow the desktop", "Language: Deutsch", "Language: 日本語"} <= set(titles(palette))


def test_a_language_is_chosen_by_its_own_name_and_left_again(
    window: Window, palette: CommandPalette, qtbot: QtBot
) -> None:
    palette.box.setText("deutsch")
    qtbot.keyClick(palette.box, Qt.Key.Key_Return)
    assert window.parts.settings.text("appearance.language") == "de"
    qtbot.waitUntil(lambda: window.header.menu_button.accessibleName() == "Menü")
    window.commander.run("help.palette")
    again = next(found for found in window.findChildren(CommandPalette) if found.isVisible())
    again.box.setText("dunkel")
    assert titles(again)[0].endswith(": Dunkel")
    again.box.setText("language desktop")
    qtbot.keyClick(again.box, Qt.Key.Key_Return)
    assert window.parts.settings.text("appearance.language") == ""


def test_a_folder_menu_without_other_folders_says_so(window: Window) -> None:
    menu = window.header.folder.menu()
    menu.aboutToShow.emit()
    entry = next(a for a in menu.actions() if a.text() and "No other folder" in a.text().replace("&", ""))
    assert not entry.isEnabled()


@pytest.mark.parametrize(
    ("tag", "typed", "first"),
    [
        ("en", "theme: dark", "Theme: Dark"),
        ("de", "farben: dunkel", "Farben: Dunkel"),
        ("de", "dunkelmodus", "Farben: Dunkel"),
        ("de", "theme dark", "Farben: Dunkel"),
        ("de", "schliessen", "Tab schließen"),
        ("de", "grossere schrift", "Größere Schrift"),
        ("de", "tab neu", "Neuer Tab"),
        ("de", "ordner", "Ordner öffnen…"),
        ("de", "tastatur", "Tastenkürzel"),
        ("de", "lesezeichen export", "Lesezeichen exportieren…"),
        ("ru", "темная", "Тема: Тёмная"),
        ("ja", "ダーク", "テーマ: ダーク"),
    ],
)
def test_enter_runs_what_the_reader_of_any_language_means(tag: str, typed: str, first: str) -> None:
    speak(tag)
    try:
        model = CommandsModel(lambda _command: "")
        model.filter(typed)
        assert model.index(0).data(Qt.ItemDataRole.DisplayRole) == first
    finally:
        speak("en")
