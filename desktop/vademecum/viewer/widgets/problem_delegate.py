"""Paints a problem: the whole message in as many lines as it needs, its code as code, and its place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetrics,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.problems import CODE_ROLE
from vademecum.viewer.models.rows import Index
from vademecum.viewer.page.text import PageText
from vademecum.viewer.widgets.row_paint import draw_ground, is_selected, isolated, small

_PAD_X, _PAD_Y, _GAP, _RADIUS = 12, 6, 3, 6


class ProblemDelegate(QStyledItemDelegate):
    """Rows as high as their messages."""

    def __init__(self, parent: QListView, look: Callable[[], Look]) -> None:
        super().__init__(parent)
        self._view, self._look = parent, look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Message and place at the width of the list."""
        width = self._view.viewport().width() - 2 * _PAD_X
        message = _laid_out(index, option.font, width, QColor())
        height = message.boundingRect().height() + _GAP + QFontMetrics(small(option.font)).height()
        return QSize(40, round(height) + 2 * _PAD_Y)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        look = self._look()
        painter.save()
        draw_ground(painter, option, look, _RADIUS)
        box = option.rect.adjusted(_PAD_X, _PAD_Y, -_PAD_X, -_PAD_Y)
        message = _laid_out(index, option.font, box.width(), look.colour("hover"))
        painter.setPen(look.colour("accent" if is_selected(option) else "text"))
        message.draw(painter, QPointF(box.left(), box.top()))
        font = small(option.font)
        metrics = QFontMetrics(font)
        top = round(box.top() + message.boundingRect().height()) + _GAP
        place = metrics.elidedText(
            str(index.data(DETAIL_ROLE) or ""), Qt.TextElideMode.ElideMiddle, box.width()
        )
        painter.setFont(font)
        painter.setPen(look.colour("muted"))
        side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
        line = QRect(box.left(), top, box.width(), metrics.height())
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, isolated(place))
        painter.restore()


def _laid_out(index: Index, font: QFont, width: int, ground: QColor) -> QTextLayout:
    """The message in lines of `width` pixels, its code in the fixed font upon `ground`."""
    text = str(index.data(Qt.ItemDataRole.DisplayRole) or "").replace("\n", " ")
    places = PageText(text)
    layout = QTextLayout(text, font)
    flow = QTextOption()
    flow.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    flow.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(flow)
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    fixed.setPointSizeF(font.pointSizeF())
    style = QTextCharFormat()
    style.setFont(fixed)
    style.setBackground(ground)
    ranges = []
    for begin, end in index.data(CODE_ROLE) or ():
        part = QTextLayout.FormatRange()
        part.start = places.position(begin)
        part.length, part.format = places.position(end) - part.start, style
        ranges.append(part)
    layout.setFormats(ranges)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 20))
        line.setPosition(QPointF(0, height))
        height += line.height() + 1
    layout.endLayout()
    return layout
