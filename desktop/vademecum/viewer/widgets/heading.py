"""A line of larger, stronger text, which grows with the text of the desktop."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget

_OTHER_TEXT = (QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange)


class Heading(QLabel):
    """A title of a part of a dialog, or of the program itself."""

    def __init__(self, scale: float, parent: QWidget | None = None) -> None:
        """Text is `scale` times as large as the application's."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        keep_larger(self, scale)


class _Larger(QObject):
    """Gives a label its size again whenever the desktop's text has another one."""

    def __init__(self, label: QLabel, scale: float) -> None:
        super().__init__(label)
        self._label, self._scale = label, scale
        label.installEventFilter(self)
        self._fit()

    def _fit(self) -> None:
        font, base = self._label.font(), QApplication.font()
        if base.pointSizeF() > 0:
            font.setPointSizeF(base.pointSizeF() * self._scale)
        else:  # a host may give its text in pixels
            font.setPixelSize(round(base.pixelSize() * self._scale))
        font.setWeight(QFont.Weight.DemiBold)
        if font != self._label.font():
            self._label.setFont(font)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow another text size of the desktop."""
        if watched is self._label and event.type() in _OTHER_TEXT:
            self._fit()
        return False


def keep_larger(label: QLabel, scale: float) -> None:
    """Have the label's text `scale` times as large as the application's, and strong."""
    _Larger(label, scale)
