"""Underlined letters: each entry of a menu, each field of a dialog is reached by a letter of its own.

They are found and not written: translators need not think of them, and no two entries of a menu can
clash in any language. Where a language is not typed letter by letter, a Latin letter follows in
brackets, as is the custom there: `開く(O)…`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QMenu, QToolButton

from vademecum.viewer.texts.words import source_of
from vademecum.viewer.widgets.link_button import LinkButton

_TYPED_BELOW = 0x2E80
"""Letters before this code point have keys of their own; after it come the scripts of East Asia."""
_BRACKETED = re.compile(r"\(&[A-Z0-9]\)")
_WORD = re.compile(r"\w+")
_COLUMN = "\t"
"""Parts an entry from what stands on the right of it."""


def keep_underlined(menu: QMenu) -> None:
    """Give a menu its letters each time that it opens: entries and language may have changed."""
    menu.aboutToShow.connect(lambda: underline_menu(menu))


def underline_menu(menu: QMenu) -> None:
    """Give each entry of a menu a letter."""
    actions = [action for action in menu.actions() if not action.isSeparator() and action.text()]
    for action, text in zip(actions, underlined([plain(a.text()) for a in actions]), strict=True):
        action.setText(text)


def underline_dialog(dialog: QDialog) -> None:
    """Give each field and button of a dialog a letter; a field's stands in its label."""
    labels = [label for label in dialog.findChildren(QLabel) if label.buddy() is not None and label.text()]
    labelled = {label.buddy() for label in labels}
    buttons = [
        button
        for button in dialog.findChildren(QAbstractButton)
        if button.text() and button not in labelled and not isinstance(button, LinkButton | QToolButton)
    ]
    named: list[QLabel | QAbstractButton] = [*labels, *buttons]
    for widget, text in zip(named, underlined([plain(w.text()) for w in named]), strict=True):
        widget.setText(text)


def plain(text: str) -> str:
    """A text as it is read, without its letter."""
    parts = _BRACKETED.sub("", text).split("&&")
    return "&".join(part.replace("&", "") for part in parts)


def underlined(texts: Sequence[str]) -> list[str]:
    """The texts with `&` before a letter that no other of them has; without one where none is left.

    `Open folder…`, `Open bundle…` -> `&Open folder…`, `Open &bundle…`
    """
    choices = [_choices(text) for text in texts]
    taken: dict[str, int] = {}
    for number in range(len(texts)):
        _take(number, choices, taken, set())
    letters = {number: letter for letter, number in taken.items()}
    return [_marked(text, letters.get(number, "")) for number, text in enumerate(texts)]


def _take(number: int, choices: Sequence[Sequence[str]], taken: dict[str, int], tried: set[str]) -> bool:
    """Find a letter for a text: the best that is free, else one that another text gives up for a free one."""
    for letter in choices[number]:
        if letter not in taken:
            taken[letter] = number
            return True
    for letter in choices[number]:
        if letter not in tried:
            tried.add(letter)
            if _take(taken[letter], choices, taken, tried):
                taken[letter] = number
                return True
    return False


def _choices(text: str) -> tuple[str, ...]:
    """Letters for a text, the best first: those that words begin with, then the others, digits last."""
    shown = text.partition(_COLUMN)[0].lower()
    if not any(map(_is_typed, shown)):
        shown = (source_of(text) or "abcdefghijklmnopqrstuvwxyz").lower()
    starts = (word.group()[0] for word in _WORD.finditer(shown))
    ordered = dict.fromkeys(letter for letter in (*starts, *shown) if _is_typed(letter))
    return tuple(sorted(ordered, key=str.isdigit))


def _is_typed(letter: str) -> bool:
    return letter.isalnum() and ord(letter) < _TYPED_BELOW


def _marked(text: str, letter: str) -> str:
    shown, column, right = text.replace("&", "&&").partition(_COLUMN)
    if not letter:
        return shown + column + right
    at = re.search(rf"\b{letter}", shown, re.IGNORECASE) or re.search(letter, shown, re.IGNORECASE)
    if at is not None:
        return f"{shown[: at.start()]}&{shown[at.start() :]}{column}{right}"
    dots = "…" if shown.endswith("…") else ""
    return f"{shown.removesuffix('…')}(&{letter.upper()}){dots}{column}{right}"
