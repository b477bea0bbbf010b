"""Lays a shown page out for its pane: text in one measure, tables and code as wide as they need."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from PySide6.QtGui import (
    QFontInfo,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextTable,
)
from PySide6.QtWidgets import QTextEdit

from vademecum.app.page import INDENT_PX
from vademecum.viewer.page.columns import share_out
from vademecum.viewer.page.tables import (
    FRAME_PX,
    TIGHT,
    Known,
    Needs,
    fix_columns,
    known_tables,
    narrow_box,
    pad_cells,
)
from vademecum.viewer.page.width import (
    MEASURE_CHARACTERS,
    Widths,
    letter_of_code,
    margins_for,
    measure_of,
    widths_of,
)

_SEAM_PX = -4.0
"""Margin above a piece of a table with rules: its upper rule lies on the lower one of the piece before."""
_SHORTEST = 18 / MEASURE_CHARACTERS
"""Of the measure: no column gets narrower than long words in bold letters at the cost of its words."""
TAB_LETTERS = 4
"""Columns from one tab stop in code to the next."""
_TOP = re.compile(r"margin-top:[^;\"]*")
_SIDE = re.compile(r"(padding-(?:left|right):)[^;\"]*")
_FIRST_ROW = re.compile(r"<tr\b.*?</tr>", re.DOTALL)
_CELL = re.compile(r"<td\b")
_PICTURE = "\ufffc"
_BASE = re.compile(r"<body[^<>]*?font-size:([\d.]+)px")


class PageLayout:
    """The widths of one view's page."""

    def __init__(self, view: QTextEdit) -> None:
        self._view = view
        self._known: list[Known] = []
        self._measure = self._needed = 0.0
        self._widths: Widths | None = None
        self._wrapped = False
        self._sample: tuple[str, Needs] = ("", Needs())

    @property
    def _document(self) -> QTextDocument:
        return self._view.document()

    def start(self, html: str, zoom: float) -> None:
        """A page is about to be filled in: another one, or the same in another size."""
        self._known, self._sample = [], ("", Needs())
        self._needed, self._widths, self._wrapped = 0.0, None, False
        base = _BASE.search(html[:1000])
        size = float(base[1]) if base is not None else QFontInfo(self._view.font()).pixelSize()
        self._measure = measure_of(self._view.font(), size * zoom)
        self._document.setIndentWidth(INDENT_PX * zoom)
        self._view.setTabStopDistance(TAB_LETTERS * letter_of_code(size, zoom))

    def margins(self) -> tuple[int, int]:
        """Left and right margin of the page in its pane."""
        return margins_for(self._view, self._measure, self._needed)

    def wrap(self, position: int = 0) -> None:
        """Keep the text from a document position on to its measure; pictures may be wider."""
        widths = self._widths = widths_of(self._view, self._measure)
        if widths.whole == widths.text and not self._wrapped:
            return
        self._wrapped = True
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        margin = _end_margin(widths.whole - widths.text, mirrored=widths.mirrored)
        for first, last in self._runs(position):
            cursor.setPosition(first)
            cursor.setPosition(last, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeBlockFormat(margin)
        margin = _end_margin(widths.whole - widths.wide, mirrored=widths.mirrored)
        for block in self._pictures(position):
            QTextCursor(block).mergeBlockFormat(margin)
        cursor.endEditBlock()

    def _pictures(self, position: int) -> Iterator[QTextBlock]:
        """The paragraphs from `position` on that hold nothing but pictures, and stand in no table."""
        found = self._document.find(_PICTURE, position)
        while not found.isNull():
            block = found.block()
            if not block.text().strip(_PICTURE + " ") and QTextCursor(block).currentTable() is None:
                yield block
            found = self._document.find(_PICTURE, found)

    def _runs(self, position: int) -> Iterator[tuple[int, int]]:
        """First and last positions of the text between tables, from `position` on."""
        for frame in self._tables(position):
            if frame.firstPosition() - 1 > position:
                yield position, frame.firstPosition() - 2
            position = frame.lastPosition() + 1
        yield position, self._document.characterCount() - 1

    def _tables(self, position: int) -> list[QTextTable]:
        """The tables and boxes that end at `position` or below it, in order; a picture is a frame, too."""
        frames = [f for f in self._document.rootFrame().childFrames() if isinstance(f, QTextTable)]
        return sorted((f for f in frames if f.lastPosition() >= position), key=QTextFrame.firstPosition)

    def learn(self, position: int = 0, sample: str = "") -> bool:
        """Find out what the page needs from a document position on, and fit its tables.

        `sample` stands for the last table, which goes on in the next part. Returns whether the page
        needs other margins now.
        """
        before = self._needed
        self._learn_tables(position, sample)
        if self._overflow():
            self._make_room()
            self._needed = max(self._needed, self._overflow())
        return self._needed != before

    def _overflow(self) -> float:
        """Width in pixels of what reaches beyond the pane, lines that do not wrap for example; else 0."""
        ideal = math.ceil(self._document.documentLayout().documentSize().width())
        over = ideal > self._view.viewport().width() + 1
        return ideal - 2 * self._document.documentMargin() if over else 0.0

    def _make_room(self) -> None:
        """Let boxes whose contents need more than the measure have all that there is."""
        layout = self._document.documentLayout()
        for known in self._known:
            if not known.needs.columns and not known.inset and not known.crowded:
                shape = known.table.format()
                margins = shape.leftMargin() + shape.rightMargin() - known.left - known.right
                width = layout.frameBoundingRect(known.table).width() - margins
                known.crowded = self._widths is not None and width > self._widths.text + 1
        self._fit([known for known in self._known if known.crowded])

    def _learn_tables(self, position: int, sample: str) -> None:
        tables = self._tables(position)
        if not tables:
            return
        if sample and len(tables) == 1:
            # A piece of a table came with its widths: it need not be laid out to find them.
            shape = tables[0].format()
            found = [Known(tables[0], self._sampled(sample), shape.leftMargin(), shape.rightMargin())]
        else:
            self._document.documentLayout().documentSize()
            indent = self._document.indentWidth()
            found = [known for table in tables for known in known_tables(table, indent)]
            found[-1].needs = self._sampled(sample) if sample else found[-1].needs
        self._known += found
        self._fit(found)

    def shaped(self, html: str, sample: str, *, continues: bool) -> str:
        """A piece of a table, in a page of its own, with the widths that the whole table has."""
        widths = self._widths or widths_of(self._view, self._measure)
        needs = self._sampled(sample)
        if continues and needs.columns:
            html = _TOP.sub(f"margin-top:{_SEAM_PX:g}px", html, count=1)
        if needs.columns:
            tight, columns = self._plan(needs, widths.wide - FRAME_PX, widths.whole - FRAME_PX)
            if tight:
                html = _SIDE.sub(lambda side: f"{side[1]}{needs.side * TIGHT:g}px", html)
            given = iter(columns)
            row = _FIRST_ROW.search(html)
            if row is not None:
                cells = _CELL.sub(lambda _: f'<td width="{next(given, 0)}"', row[0])
                html = html[: row.start()] + cells + html[row.end() :]
        return html

    def _sampled(self, sample: str) -> Needs:
        """What the table in a page of its own needs; asked for again by each piece."""
        if self._sample[0] != sample:
            scratch = QTextDocument()
            scratch.setDefaultFont(self._document.defaultFont())
            scratch.setIndentWidth(self._document.indentWidth())
            scratch.setDefaultTextOption(self._document.defaultTextOption())
            scratch.setHtml(sample)
            scratch.setTextWidth(self._view.width())
            scratch.documentLayout().documentSize()
            tables = [f for f in scratch.rootFrame().childFrames() if isinstance(f, QTextTable)]
            found = [known.needs for table in tables for known in known_tables(table, scratch.indentWidth())]
            self._sample = (sample, found[0] if found else Needs())
        return self._sample[1]

    def refit(self) -> bool:
        """Follow a change of the pane's width; whether the page needs other margins now."""
        before, widths = self._needed, widths_of(self._view, self._measure)
        if self._widths is not None and widths != self._widths:
            cursor = QTextCursor(self._document)
            cursor.beginEditBlock()
            self.wrap()
            self._fit(self._known)
            cursor.endEditBlock()
        return self._needed != before

    def _fit(self, tables: list[Known]) -> None:
        widths = self._widths or widths_of(self._view, self._measure)
        cursor = QTextCursor(self._document)
        cursor.beginEditBlock()
        for known in tables:
            if known.needs.columns:
                self._fit_ruled(known, widths)
            elif not known.inset:
                _fit_box(known, widths)
        cursor.endEditBlock()

    def _fit_ruled(self, known: Known, widths: Widths) -> None:
        around = FRAME_PX + known.left + known.right
        wide, whole = widths.wide - around, widths.whole - around
        if known.inset:
            wide = whole = widths.text - around - known.inset
        tight, columns = self._plan(known.needs, wide, whole)
        if sum(columns) > whole:
            self._needed = max(self._needed, sum(columns) + around + known.inset)
        pad_cells(known.table, known.needs.side * (TIGHT if tight else 1.0))
        fix_columns(known.table, columns)

    def _plan(self, needs: Needs, wide: float, whole: float) -> tuple[bool, tuple[int, ...]]:
        """Whether cells have little room at their sides, and the widths of columns in pixels."""
        tight = sum(column.least for column in needs.columns) > whole
        columns = needs.tight() if tight else needs.columns
        return tight, share_out(columns, wide, whole, self._measure * _SHORTEST)


def _end_margin(width: float, *, mirrored: bool) -> QTextBlockFormat:
    """A margin where lines end."""
    margin = QTextBlockFormat()
    if mirrored:
        margin.setLeftMargin(width)
    else:
        margin.setRightMargin(width)
    return margin


def _fit_box(known: Known, widths: Widths) -> None:
    """Boxes of text keep to the measure, boxes of code take more before their lines wrap."""
    code = known.needs.code + known.left + known.right
    if known.crowded:
        width = widths.whole
    elif code <= widths.text:
        width = widths.text
    else:
        width = max(widths.wide, min(code, widths.whole))
    narrow_box(known, widths.whole - width, mirrored=widths.mirrored)
