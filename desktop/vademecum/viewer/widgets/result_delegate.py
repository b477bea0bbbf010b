"""Paints one search result: heading, where it stands, and an excerpt with the matched words in bold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from vademecum.retrieval.result import Hit
from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.results import STEP, folder_name
from vademecum.viewer.models.rows import RECORD_ROLE, Index
from vademecum.viewer.page.text import PageText
from vademecum.viewer.widgets.row_paint import draw_ground, is_selected, isolated, small

_PAD_X, _PAD_Y, _GAP = 14, 10, 3
_LINES = 3
"""Lines of excerpt: enough to judge a hit by, few enough to see six hits at once."""
_FOLDER_SHARE, _FOLDER_GAP = 0.45, 10
"""Of the second line that the folder's name may take, and pixels after it."""
_RADIUS = 8
_KEPT_LAYOUTS = 200
"""Excerpts that stay laid out: some lists, since the next letter often leaves most of their rows."""


class ResultDelegate(QStyledItemDelegate):
    """Rows of any width; the height follows the text."""

    def __init__(self, view: QListView, look: Callable[[], Look]) -> None:
        super().__init__(view)
        self._view = view
        self._look = look
        self._layouts: dict[tuple[object, ...], QTextLayout] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Full width, as high as the excerpt needs."""
        width = self._view.viewport().width()
        hit = index.data(RECORD_ROLE)
        if not isinstance(hit, Hit):
            return QSize(width, 0)
        title, second = _fonts(option.font)
        height = 2 * _PAD_Y + QFontMetrics(title).height() + _GAP + QFontMetrics(second).height()
        if hit.excerpt:
            layout = self._laid_out(hit, second, width - 2 * _PAD_X)
            height += _GAP + 2 + round(layout.boundingRect().height())
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        hit = index.data(RECORD_ROLE)
        if not isinstance(hit, Hit):
            return
        look = self._look()
        painter.save()
        draw_ground(painter, option, look, _RADIUS)
        if is_selected(option):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colour("accent"))
            bar = QRectF(option.rect.left() + 4, option.rect.top() + 10, 3, option.rect.height() - 20)
            if option.direction == Qt.LayoutDirection.RightToLeft:
                bar.moveRight(option.rect.right() - 4)
            painter.drawRoundedRect(bar, 1.5, 1.5)
        self._text(painter, option, index, hit, look)
        painter.restore()

    def _text(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, hit: Hit, look: Look
    ) -> None:
        title, second = _fonts(option.font)
        box = option.rect.adjusted(_PAD_X, _PAD_Y, -_PAD_X, -_PAD_Y)
        metrics = QFontMetrics(title)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setFont(title)
        painter.setPen(look.colour("text"))
        heading = isolated(
            metrics.elidedText(hit.heading or hit.title, Qt.TextElideMode.ElideRight, box.width())
        )
        painter.drawText(QRect(box.left(), box.top(), box.width(), metrics.height()), align, heading)
        top = box.top() + metrics.height() + _GAP
        metrics = QFontMetrics(second)
        painter.setFont(second)
        # Laid out from left to right, then mirrored where the language is read the other way.
        mirror = partial(QStyle.visualRect, option.direction, option.rect)
        line = QRect(box.left(), top, box.width(), metrics.height())
        folder = folder_name(hit)
        if folder:
            shown = metrics.elidedText(
                folder, Qt.TextElideMode.ElideRight, round(box.width() * _FOLDER_SHARE)
            )
            painter.setPen(look.colour("accent"))
            painter.drawText(mirror(line), align, isolated(shown))
            line.setLeft(line.left() + metrics.horizontalAdvance(shown) + _FOLDER_GAP)
        painter.setPen(look.colour("muted"))
        place = _nearest(str(index.data(DETAIL_ROLE) or ""), metrics, line.width())
        painter.drawText(mirror(line), align, isolated(place))
        top += metrics.height() + _GAP + 2
        layout = self._laid_out(hit, second, box.width())
        painter.setPen(look.colour("muted"))
        layout.draw(painter, QPointF(box.left(), top))

    def _laid_out(self, hit: Hit, font: QFont, width: int) -> QTextLayout:
        """The excerpt in lines, which the view asks for several times before it is painted."""
        strong, direction = self._look().text, QGuiApplication.layoutDirection()
        key = (hit.excerpt, hit.spans, font.key(), width, strong, direction)
        layout = self._layouts.get(key)
        if layout is None:
            if len(self._layouts) >= _KEPT_LAYOUTS:
                self._layouts.clear()
            layout = self._layouts[key] = _excerpt(hit, font, width, QColor(strong))
        return layout


def _nearest(breadcrumb: str, metrics: QFontMetrics, width: int) -> str:
    """As much of a breadcrumb as has room: its last steps say most, so it loses the first ones."""
    shown, steps = breadcrumb, breadcrumb.split(STEP)
    while len(steps) > 1 and metrics.horizontalAdvance(shown) > width:
        del steps[0]
        shown = STEP.join(("…", *steps))
    return metrics.elidedText(shown, Qt.TextElideMode.ElideRight, width)


def _fonts(base: QFont) -> tuple[QFont, QFont]:
    title = QFont(base)
    title.setWeight(QFont.Weight.DemiBold)
    return title, small(base)


def _excerpt(hit: Hit, font: QFont, width: int, strong: QColor) -> QTextLayout:
    """The excerpt laid out in at most `_LINES` lines, the last one elided, matches in bold."""
    text = hit.excerpt.replace("\n", " ").replace("\t", " ")
    places = PageText(text)
    spans = [(places.position(start), places.position(end)) for start, end in hit.spans if start < end]
    layout, cut = _lines(text, spans, font, width, strong)
    if cut is None:
        return layout
    # Shorten until the ellipsis fits into the last line: one word at a time is fast enough.
    shown = text[: places.index(cut)].rstrip()
    while shown:
        shown = shown.rpartition(" ")[0] or shown[:-1]
        layout, cut = _lines(shown.rstrip(" ,;:.") + " …", spans, font, width, strong)
        if cut is None:
            break
    return layout


def _lines(
    text: str, spans: list[tuple[int, int]], font: QFont, width: int, strong: QColor
) -> tuple[QTextLayout, int | None]:
    """A layout of at most `_LINES` lines, and where it had to stop; None when all of it fitted."""
    layout = QTextLayout(text, font)
    flow = QTextOption()
    flow.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    # On the side where the heading begins: the window's, whatever the excerpt's own language is.
    flow.setAlignment(QStyle.visualAlignment(QGuiApplication.layoutDirection(), Qt.AlignmentFlag.AlignLeft))
    flow.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(flow)
    layout.setFormats([_bold(start, end, strong) for start, end in spans])
    layout.beginLayout()
    height, cut = 0.0, None
    for _ in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(width, 20))
        line.setPosition(QPointF(0, height))
        height += line.height() + 1
    else:
        end = line.textStart() + line.textLength()
        cut = end if end < len(text.encode("utf-16-le")) // 2 else None
    layout.endLayout()
    return layout, cut


def _bold(start: int, end: int, colour: QColor) -> QTextLayout.FormatRange:
    style = QTextCharFormat()
    style.setFontWeight(QFont.Weight.Bold)
    style.setForeground(colour)
    part = QTextLayout.FormatRange()
    part.start, part.length, part.format = start, end - start, style
    return part
