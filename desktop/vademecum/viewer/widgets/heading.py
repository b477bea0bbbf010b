"""A line of larger, stronger text, which grows with the text of the desktop."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget


class Heading(QLabel):
    """A title of a page without text, of a part of a dialog, or of the program itself."""

    def __init__(self, scale: float, parent: QWidget | None = None) -> None:
        """Text is `scale` times as large as the application's."""
        super().__init__(parent)
        self._scale = scale
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._fit()

    def _fit(self) -> None:
        base = QApplication.font().pointSizeF()
        font = self.font()
        font.setPointSizeF(base * self._scale)
        font.setWeight(QFont.Weight.DemiBold)
        if font != self.font():
            self.setFont(font)

    def event(self, event: QEvent) -> bool:
        """Follow another text size of the desktop."""
        if event.type() in (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange):
            self._fit()
        return super().event(event)
