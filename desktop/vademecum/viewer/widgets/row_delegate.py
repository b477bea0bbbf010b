"""Paints rows of one or two lines, indented by level, with an optional note on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.commands import SHORTCUT_ROLE
from vademecum.viewer.models.headings import LEVEL_ROLE
from vademecum.viewer.models.places import DETAIL_ROLE, LINES_ROLE
from vademecum.viewer.models.rows import Index
from vademecum.viewer.widgets.row_paint import draw_ground, is_selected, isolated, small

_PAD_X, _PAD_Y, _INDENT = 12, 6, 14
_RADIUS = 6
_TWO = 2


class RowDelegate(QStyledItemDelegate):
    """Plain rows in the window's own style."""

    def __init__(self, parent: QWidget, look: Callable[[], Look]) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One line, or two when the row, or another one of a list of equal rows, has a detail."""
        height = option.fontMetrics.height() + 2 * _PAD_Y
        if index.data(DETAIL_ROLE) or index.data(LINES_ROLE) == _TWO:
            height += QFontMetrics(small(option.font)).height() + 2
        return QSize(40, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        look = self._look()
        painter.save()
        draw_ground(painter, option, look, _RADIUS)
        # Laid out from left to right, then mirrored where the language is read the other way.
        mirror = partial(QStyle.visualRect, option.direction, option.rect)
        indent = _INDENT * int(index.data(LEVEL_ROLE) or 0)
        box = option.rect.adjusted(_PAD_X + indent, _PAD_Y, -_PAD_X, -_PAD_Y)
        align = Qt.AlignmentFlag.AlignVCenter
        shortcut = str(index.data(SHORTCUT_ROLE) or "")
        metrics = option.fontMetrics
        painter.setFont(option.font)
        if shortcut:
            painter.setPen(look.colour("muted"))
            painter.drawText(mirror(box), align | Qt.AlignmentFlag.AlignRight, shortcut)
            box.setRight(box.right() - metrics.horizontalAdvance(shortcut) - 12)
        painter.setPen(look.colour("accent" if is_selected(option) else "text"))
        detail = str(index.data(DETAIL_ROLE) or "")
        line = QRect(box.left(), box.top(), box.width(), metrics.height() if detail else box.height())
        title = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        shown = metrics.elidedText(title, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(mirror(line), align, isolated(shown))
        if detail:
            font = small(option.font)
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(look.colour("muted"))
            line = QRect(box.left(), line.bottom() + 3, box.width(), metrics.height())
            shown = metrics.elidedText(detail, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(mirror(line), align, isolated(shown))
        painter.restore()
