"""A label for any text: what has no spaces is broken too, instead of widening or leaving its panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QStyle, QWidget

_WIDEST = 48
"""Characters of the line that the label asks for; it takes any other width too."""
_NARROWEST = 8


class WrapLabel(QLabel):
    """Plain text in as many lines as its width needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def sizeHint(self) -> QSize:
        """One line, or the height that a line of comfortable length leads to."""
        self.ensurePolished()
        margins = self.contentsMargins()
        beside = margins.left() + margins.right()
        longest = max(map(self.fontMetrics().horizontalAdvance, self.text().split("\n")))
        widest = self.fontMetrics().averageCharWidth() * _WIDEST
        width = min(longest + 2, widest) + beside
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A few letters; lower than its text it never is."""
        self.ensurePolished()
        margins = self.contentsMargins()
        width = self.fontMetrics().averageCharWidth() * _NARROWEST + margins.left() + margins.right()
        return QSize(width, self.fontMetrics().height() + margins.top() + margins.bottom())

    def heightForWidth(self, width: int) -> int:
        """Height of all lines."""
        self.ensurePolished()
        margins = self.contentsMargins()
        _, height = self._lines(width - margins.left() - margins.right())
        return round(height + 0.5) + margins.top() + margins.bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        del event
        room = self.contentsRect()
        layout, height = self._lines(room.width())
        top = float(room.top())
        if self.alignment() & Qt.AlignmentFlag.AlignVCenter:
            top += max(0.0, (room.height() - height) / 2)
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        layout.draw(painter, QPointF(room.left(), top), [], QRectF(self.rect()))
        painter.end()

    def _lines(self, width: int) -> tuple[QTextLayout, float]:
        """The text laid out, and its height."""
        # A line separator is the only line end that a layout knows.
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font())
        flow = QTextOption(QStyle.visualAlignment(self.layoutDirection(), self.alignment()))
        flow.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        flow.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(flow)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout, height
