"""The panel's colours, taken from the host's palette so that it looks at home there."""

from __future__ import annotations

from dataclasses import replace
from string import Template

from PySide6.QtGui import QColor, QPalette

from vademecum.app.theme import Theme, contrast, load_theme
from vademecum.viewer.looks.look import Look, blend

_SHEET = Template("""
HelpPanel { background: $window; color: $text; }
HelpPanel QWidget#bar { background: $window; border-bottom: 1px solid $border; }
HelpPanel QLineEdit { background: $page; color: $text; border: 1px solid $edge; border-radius: 7px;
    padding: 5px 6px; selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $muted; }
HelpPanel QLineEdit:focus { border: 2px solid $accent; padding: 4px 5px; }
HelpPanel QToolButton { background: transparent; color: $text; border: 2px solid transparent;
    border-radius: 7px; padding: 3px; }
HelpPanel QLineEdit QToolButton { border: none; padding: 0; }
HelpPanel QToolButton:hover { background: $hover; }
HelpPanel QToolButton:pressed { background: $pressed; }
HelpPanel QToolButton:checked { background: $soft; }
HelpPanel QToolButton:focus { border-color: $accent; }
HelpPanel QToolButton::menu-indicator { image: none; width: 0; }
HelpPanel QFrame#notice { background: $soft; border: none; border-bottom: 1px solid $border; }
HelpPanel QFrame#notice QLabel { color: $text; background: transparent; }
HelpPanel QListView { background: $page; color: $text; border: none; outline: none; }
HelpPanel QWidget#screenList { background: $window; border-bottom: 1px solid $border; }
HelpPanel QWidget#screenList QListView { background: $window; }
HelpPanel QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
HelpPanel QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
HelpPanel QScrollBar::handle { background: $thumb; border-radius: 3px; margin: 2px; }
HelpPanel QScrollBar::handle:hover { background: $muted; }
HelpPanel QScrollBar::handle:vertical { min-height: 28px; }
HelpPanel QScrollBar::handle:horizontal { min-width: 28px; }
HelpPanel QScrollBar::add-line, HelpPanel QScrollBar::sub-line { width: 0; height: 0; }
HelpPanel QScrollBar::add-page, HelpPanel QScrollBar::sub-page { background: transparent; }
HelpPanel QLabel { color: $text; background: transparent; }
HelpPanel QLabel#muted { color: $muted; }
HelpPanel QPushButton#link { background: transparent; border: 1px solid transparent; color: $accent;
    padding: 2px 4px; text-align: left; }
HelpPanel QPushButton#link:focus { border-color: $accent; }
HelpPanel QWidget#focusBar { background: $accent; }
HelpPanel QTextBrowser#page { background: $page; color: $text; border: none;
    selection-background-color: $accent; selection-color: $on_accent; }
""")


def look_of(palette: QPalette) -> Look:
    """A look that fits `palette`, light or dark, with enough contrast for the second lines."""
    role = QPalette.ColorRole

    def colour(name: QPalette.ColorRole) -> str:
        return palette.color(QPalette.ColorGroup.Active, name).name()

    window, page, text = colour(role.Window), colour(role.Base), colour(role.WindowText)
    dark = QColor(text).lightnessF() > QColor(window).lightnessF()
    if contrast(page, text) < 4.5:
        # A host's style sheet may colour the window alone: then text fields still have the system's colours.
        page = blend("#ffffff", window, 0.06) if dark else "#ffffff"
    accent = _readable(colour(role.Highlight), page, dark=dark)
    return Look(
        name="dark" if dark else "light",
        dark=dark,
        window=window,
        page=page,
        raised=colour(role.Button),
        text=text,
        muted=_legible(text, page, window),
        faint=blend(text, page, 0.45),
        border=blend(text, page, 0.16),
        edge=blend(text, page, 0.45),
        accent=accent,
        on_accent="#ffffff" if QColor(accent).lightnessF() < 0.6 else "#101014",
        soft=blend(accent, page, 0.16),
        hover=blend(text, page, 0.07),
        pressed=blend(text, page, 0.14),
        thumb=blend(text, page, 0.3),
        mark="#6b5500" if dark else "#ffe58a",
        on_mark="#fff7d6" if dark else "#1d1d1f",
        mark_current="#a67c00" if dark else "#ffb02e",
        warning="#f0b429" if dark else "#8a5a00",
    )


def page_theme(look: Look) -> Theme:
    """The page theme nearest to `look`, on the host's own page and text colours."""
    theme = load_theme("dark" if look.dark else "light")
    return replace(
        theme, page=look.page, text=look.text, muted=look.muted, link=look.accent, accent=look.accent
    )


def sheet_for(look: Look) -> str:
    """The panel's style sheet in these colours."""
    return _SHEET.substitute({name: getattr(look, name) for name in Look.__slots__})


def _legible(text: str, *grounds: str) -> str:
    """The text colour, as pale as second lines may be to be read on all of these grounds."""
    for share in (0.68, 0.76, 0.84, 0.92):
        pale = blend(text, grounds[0], share)
        if all(contrast(pale, ground) >= 4.5 for ground in grounds):
            return pale
    return text


def _readable(accent: str, page: str, *, dark: bool) -> str:
    """The highlight colour, moved towards the text colour until it reads as text on the page."""
    for share in (1.0, 0.85, 0.7, 0.55, 0.4):
        tried = blend(accent, "#ffffff" if dark else "#000000", share)
        if contrast(tried, page) >= 4.5:
            return tried
    return "#ffffff" if dark else "#000000"
