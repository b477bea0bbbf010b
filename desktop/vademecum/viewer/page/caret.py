"""Caret browsing: the arrow keys move a caret through the page instead of scrolling it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from vademecum.viewer.page.view import PageView


def set_caret(view: PageView, shown: bool) -> None:
    """Show the caret at the top of what is in view, or take it away."""
    flags = Qt.TextInteractionFlag.TextBrowserInteraction
    if shown:
        flags |= Qt.TextInteractionFlag.TextSelectableByKeyboard
    if flags == view.textInteractionFlags():
        return
    view.setTextInteractionFlags(flags)
    if shown:
        cursor = view.textCursor()
        cursor.setPosition(view.first_position_below())
        view.setTextCursor(cursor)
