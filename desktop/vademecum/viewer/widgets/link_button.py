"""A button that looks like a link and shortens its text to the room it gets."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget


class LinkButton(QPushButton):
    """The whole text stays the accessible name and the tooltip; Enter follows it as Space does."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._label = ""
        self.say(label)

    def say(self, label: str, tip: str = "") -> None:
        """Show another text; `tip` is a tooltip that says more."""
        self._label = label
        self.setAccessibleName(label)
        self.setToolTip(tip or label)
        self.updateGeometry()
        self._shorten()

    def sizeHint(self) -> QSize:
        """As wide as the whole text."""
        hint = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self._label) + 16, hint.height())

    def _shorten(self) -> None:
        room = max(self.width() - 12, 40)
        shown = self.fontMetrics().elidedText(self._label, Qt.TextElideMode.ElideRight, room)
        self.setText(shown.replace("&", "&&"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shorten to the new width."""
        super().resizeEvent(event)
        self._shorten()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the link; outside of dialogs Qt leaves it to Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
