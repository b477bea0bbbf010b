"""Parts of a host application that handle F1 themselves, and count how often."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMainWindow


class HandlingWindow(QMainWindow):
    """A window that handles F1 when nothing in it does."""

    pressed = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.pressed += 1
            return
        super().keyPressEvent(event)


class HandlingField(QLineEdit):
    """A field that handles F1."""

    pressed = 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.pressed += 1
            return
        super().keyPressEvent(event)
