"""The back and forward buttons of a mouse, over whatever part of a window the mouse is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QLabel,
    QLineEdit,
    QSplitterHandle,
    QWidget,
)

_TAKERS = (QAbstractScrollArea, QAbstractSlider, QLabel, QLineEdit, QSplitterHandle)
"""Widgets that keep every press for themselves, so that the window never hears of it."""
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
"""A second press that follows at once comes as a double click."""


class TravelButtons(QObject):
    """Listens to widgets that would swallow the buttons."""

    back = Signal()
    forward = Signal()

    def watch(self, root: QWidget) -> None:
        """Listen to everything inside `root`; what is listened to already stays so."""
        for widget in root.findChildren(QWidget):
            if isinstance(widget, _TAKERS):
                taker = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
                taker.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Travel, and let everything else through."""
        del watched  # all are alike
        if event.type() in _PRESSES and isinstance(event, QMouseEvent):
            return self.take(event)
        return False

    def take(self, event: QMouseEvent) -> bool:
        """Whether the press of a button was one of the two; it then has its effect."""
        if event.button() == Qt.MouseButton.BackButton:
            self.back.emit()
        elif event.button() == Qt.MouseButton.ForwardButton:
            self.forward.emit()
        else:
            return False
        return True
