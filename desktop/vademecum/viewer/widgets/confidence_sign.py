"""How sure an answer is, as three dots of which one, two or all are filled."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from vademecum.viewer.looks.look import Look

_STEPS = 3
_LIKELY, _PROBABLE = 0.8, 0.6
"""Confidences are calibrated: of answers at 0.8 about 80% are right."""


def steps_of(confidence: float) -> int:
    """A confidence (0 to 1) as 1, 2 or 3: the closest, probably right, very likely right."""
    return 3 if confidence >= _LIKELY else 2 if confidence >= _PROBABLE else 1


class ConfidenceSign(QWidget):
    """Grows with the text; words beside it say the same, so screen readers pass it by."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filled = 0
        self._colour = QColor()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_confidence(self, confidence: float, look: Look) -> None:
        """Show a confidence (0 to 1)."""
        self._filled, self._colour = steps_of(confidence), look.colour("accent")
        self.update()

    def sizeHint(self) -> QSize:
        """As high as a line of text."""
        dot = self._dot()
        return QSize(round(_STEPS * dot + (_STEPS - 1) * dot * 0.4 + 2), self.fontMetrics().height())

    def _dot(self) -> float:
        """Width of a dot in pixels."""
        return self.fontMetrics().height() * 0.42

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dot = self._dot()
        painter.setPen(QPen(self._colour, 1.2))
        for number in range(_STEPS):
            painter.setBrush(self._colour if number < self._filled else QColor(0, 0, 0, 0))
            painter.drawEllipse(
                QPointF(1 + dot / 2 + number * dot * 1.4, self.height() / 2), dot / 2 - 0.6, dot / 2 - 0.6
            )
        painter.end()
