"""The back and forward buttons of a mouse, over whatever part of a window the mouse is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
"""A second press that follows at once comes as a double click."""


class TravelButtons(QObject):
    """Takes the two buttons where they enter the window, before any widget can keep them for itself.

    One filter on the native window, not one on each widget: a filter sees every event of what it
    watches, and each of them would wait for Python.
    """

    back = Signal()
    forward = Signal()

    def watch(self, window: QWidget) -> None:
        """Listen to a window that is shown; again when it has got another native window."""
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Travel, and let everything else through."""
        del watched  # there is one
        if event.type() in _PRESSES and isinstance(event, QMouseEvent):
            return self._take(event.button())
        return False

    def _take(self, button: Qt.MouseButton) -> bool:
        if button == Qt.MouseButton.BackButton:
            self.back.emit()
        elif button == Qt.MouseButton.ForwardButton:
            self.forward.emit()
        else:
            return False
        return True
