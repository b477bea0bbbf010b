"""Colours: readable, and changed everywhere at once."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vademecum.app.theme import THEMES, contrast, load_theme
from vademecum.viewer.looks.style import style_sheet
from vademecum.viewer.looks.theme import look_of, sheet_values
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window

READ = [
    ("text", "window"), ("text", "page"), ("text", "raised"), ("text", "soft"), ("text", "hover"),
    ("muted", "window"), ("muted", "page"), ("muted", "raised"), ("muted", "soft"), ("muted", "hover"),
    ("accent", "page"), ("accent", "window"), ("accent", "soft"), ("accent", "raised"),
    ("on_accent", "accent"), ("on_mark", "mark"), ("on_mark", "mark_current"), ("warning", "window"),
]  # fmt: skip


@pytest.mark.parametrize("name", THEMES)
def test_everything_that_is_read_has_contrast(name: str) -> None:
    look = look_of(load_theme(name))
    for text, back in READ:
        ratio = contrast(getattr(look, text), getattr(look, back))
        assert ratio >= 4.5, f"{text} on {back}: {ratio:.2f}"
    for edge, back in (("edge", "page"), ("edge", "window"), ("accent", "page")):
        assert contrast(getattr(look, edge), getattr(look, back)) >= 3, (edge, back)


@pytest.mark.parametrize("name", THEMES)
def test_style_sheet_names_no_colour_of_its_own(name: str) -> None:
    values = dict.fromkeys(sheet_values(look_of(load_theme(name)), 1.0, False), "@")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?![-\w]*[ .:{])", style_sheet(values)), name


def link_colour(window: Window) -> str:
    view = window.tabs.current.view
    at = view.toPlainText().index("valves")
    cursor = QTextCursor(view.document())
    cursor.setPosition(at + 2)
    return cursor.charFormat().foreground().color().name()


def test_flipping_recolours_page_palette_and_icons_and_keeps_place_and_marks(
    window: Window, qtbot: QtBot
) -> None:
    settings = window.parts.settings
    pane = window.tabs.current
    for name in ("dark", "light", "high_contrast", "dark"):
        settings.set("appearance.theme", name)
        qtbot.waitUntil(lambda name=name: link_colour(window) == load_theme(name).link)
        look = window.parts.look()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        assert app.palette().window().color().name() == look.window
        assert look.window in app.styleSheet()
        assert contrast(link_colour(window), look.page) >= 4.5
        corner = window.grab().toImage().pixelColor(4, 4).name()
        assert corner == look.window
    pane.go(Stop("guide/valves.md", "closing", words=("torque",)))
    qtbot.waitUntil(lambda: bool(pane.view.marks))
    place, marks = pane.view.verticalScrollBar().value(), pane.view.marks
    assert place > 0
    settings.set("appearance.theme", "light")
    qtbot.waitUntil(lambda: pane.page is not None and load_theme("light").text in pane.page.html)
    qtbot.waitUntil(lambda: pane.view.marks == marks)
    assert abs(pane.view.verticalScrollBar().value() - place) <= 2


def test_a_page_stays_on_its_paper_until_it_is_shown_in_the_new_colours(window: Window, qtbot: QtBot) -> None:
    view = window.tabs.current.view

    def colours() -> tuple[str, str]:
        text = QTextCursor(view.document())
        text.movePosition(QTextCursor.MoveOperation.NextCharacter)
        picture = view.grab().toImage()
        return text.charFormat().foreground().color().name(), picture.pixelColor(3, 200).name()

    seen = []
    for name in ("light", "dark", "high_contrast", "light"):
        theme = load_theme(name)
        window.parts.settings.set("appearance.theme", name)
        for _ in range(200):
            seen.append(colours())
            if seen[-1] == (theme.text, theme.page):
                break
            qtbot.wait(5)
        assert seen[-1] == (theme.text, theme.page)
    assert min(contrast(*pair) for pair in seen) >= 4.5


def test_system_colours_are_followed_live_unless_one_is_chosen(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = QGuiApplication.styleHints().colorSchemeChanged
    for dark, name in ((True, "dark"), (False, "light"), (True, "dark")):
        monkeypatch.setattr("vademecum.viewer.looks.theme.system_is_dark", lambda dark=dark: dark)
        changed.emit(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
        assert window.parts.look().name == name
    window.parts.settings.set("appearance.theme", "light")
    changed.emit(Qt.ColorScheme.Dark)
    assert window.parts.look().name == "light"


@pytest.mark.parametrize("name", THEMES)
def test_what_an_empty_box_is_for_can_be_read(window: Window, name: str) -> None:
    window.parts.settings.set("appearance.theme", name)
    box, look = window.header.box, window.parts.look()
    box.clearFocus()
    picture = box.grab(box.rect().adjusted(40, 4, -40, -4)).toImage()
    shades = {
        picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())
    }
    assert max(contrast(shade, look.page) for shade in shades) >= 4.5


def test_menu_commands_choose_the_theme(window: Window) -> None:
    window.commander.run("view.theme-dark")
    assert window.parts.look().dark
    assert window.actions_["view.theme-dark"].isChecked()
    assert not window.actions_["view.theme-system"].isChecked()
    window.commander.run("view.theme-system")
    assert window.parts.settings.text("appearance.theme") == "system"
