"""Arrow keys pressed in a text field move the choice in the list below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}
"""Rows that a key moves by."""


def step_list(view: QListView, event: QKeyEvent) -> bool:
    """Move the choice by this key; False when the key means nothing to a list."""
    step, rows = _STEPS.get(Qt.Key(event.key())), view.model().rowCount()
    if step is None or not rows:
        return False
    row = min(max(view.currentIndex().row() + step, 0), rows - 1)
    view.setCurrentIndex(view.model().index(row, 0))
    return True
