"""Paints rows of one title each, in two lines where one is too short for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.headings import LEVEL_ROLE
from vademecum.viewer.models.rows import Index
from vademecum.viewer.widgets.row_paint import draw_ground, is_selected, isolated

_PAD_X, _PAD_Y, _INDENT = 12, 5, 14
_RADIUS = 6
_MOST_LINES = 2


class WrappingDelegate(QStyledItemDelegate):
    """Rows that wrap at the width of their list, indented by level."""

    def __init__(self, parent: QListView, look: Callable[[], Look]) -> None:
        super().__init__(parent)
        self._list, self._look = parent, look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As many lines as the title needs, up to two."""
        lines = self._lines(option.font, index, self._list.viewport().width())
        return QSize(40, option.fontMetrics.height() * len(lines) + 2 * _PAD_Y)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        look = self._look()
        painter.save()
        draw_ground(painter, option, look, _RADIUS)
        # Laid out from left to right, then mirrored where the language is read the other way.
        mirror = partial(QStyle.visualRect, option.direction, option.rect)
        painter.setFont(option.font)
        painter.setPen(look.colour("accent" if is_selected(option) else "text"))
        box = option.rect.adjusted(_PAD_X + _level(index), _PAD_Y, -_PAD_X, -_PAD_Y)
        height = option.fontMetrics.height()
        for number, line in enumerate(self._lines(option.font, index, option.rect.width())):
            place = QRect(box.left(), box.top() + number * height, box.width(), height)
            painter.drawText(mirror(place), Qt.AlignmentFlag.AlignVCenter, isolated(line))
        painter.restore()

    def _lines(self, font: QFont, index: Index, width: int) -> list[str]:
        """The title in lines; what the last has no room for is left out."""
        title = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        room = max(width - 2 * _PAD_X - _level(index), 1)
        metrics = QFontMetrics(font)
        starts = _line_starts(title, font, room)
        ends = [*starts[1:], len(title)]
        lines = [title[start:end].rstrip() for start, end in zip(starts, ends, strict=True)][:_MOST_LINES]
        if len(starts) > _MOST_LINES:
            rest = title[starts[_MOST_LINES - 1] :]
            lines[-1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
        return lines


def _level(index: Index) -> int:
    return _INDENT * int(index.data(LEVEL_ROLE) or 0)


def _line_starts(text: str, font: QFont, width: int) -> list[int]:
    """Where the lines of `text` begin, in characters; one more than are shown is enough."""
    layout = QTextLayout(text, font)
    flow = QTextOption()
    flow.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(flow)
    starts: list[int] = []
    units = text.encode("utf-16-le", "surrogatepass")
    layout.beginLayout()
    while len(starts) <= _MOST_LINES and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        # Qt counts in UTF-16.
        starts.append(len(units[: 2 * line.textStart()].decode("utf-16-le", "surrogatepass")))
    layout.endLayout()
    return starts or [0]
