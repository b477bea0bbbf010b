"""Clicks on rows that ask for a new tab, and where the context menu of a row belongs: alike in all lists."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView


class ApartClick:
    """Follows the mouse over one view: middle click, or Ctrl and click, that begins and ends on one row."""

    def __init__(self, view: QAbstractItemView, ask: Callable[[QModelIndex], object]) -> None:
        self._view, self._ask = view, ask
        self._pressed = QModelIndex()

    def takes_press(self, event: QMouseEvent) -> bool:
        """Whether a press asks for a new tab: it chooses nothing then."""
        self._pressed = QModelIndex()
        if not _is_apart(event):
            return False
        self._pressed = self._view.indexAt(event.position().toPoint())
        return True

    def takes_release(self, event: QMouseEvent) -> bool:
        """Whether a release belongs to such a press; the row is asked for when it is still the same."""
        if not _is_apart(event):
            return False
        index, self._pressed = self._pressed, QModelIndex()
        if index.isValid() and index == self._view.indexAt(event.position().toPoint()):
            self._ask(index)
        return True


def menu_place(view: QAbstractItemView, event: QContextMenuEvent) -> tuple[QModelIndex, QPoint]:
    """The row that a context menu is for, invalid beside all rows, and where on the screen to show it.

    By mouse it is the row below it, by keyboard the chosen one.
    """
    by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
    index = view.currentIndex() if by_key else view.indexAt(event.pos())
    spot = view.visualRect(index).center() if by_key else event.pos()
    return index, view.viewport().mapToGlobal(spot)


def _is_apart(event: QMouseEvent) -> bool:
    held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
    return event.button() == Qt.MouseButton.MiddleButton or (
        event.button() == Qt.MouseButton.LeftButton and held
    )
