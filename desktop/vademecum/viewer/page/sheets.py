"""Where a page is cut into sheets of paper.

The document is laid out as one long strip, and cut where nothing is cut through: not a line, a
picture or a row of a table, not between a heading and its text, and not so that a line of a
paragraph stands alone. What is higher than a good part of a sheet has to be cut; then at least its lines
stay whole. A table that goes on begins the next sheet with its heading row.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QTextBlock, QTextDocument, QTextFrame, QTextTable

_WHOLE = 0.4
"""Share of a sheet up to which a row of a table, code included, stays in one piece."""
_SMALL = 0.25
"""Share of a sheet up to which a whole table or box stays in one piece."""
_GLUED = 0.6
"""Share of a sheet up to which headings are kept with what follows them."""
_HEADER = 0.25
"""Share of a sheet up to which a heading row is repeated."""
_LEAST = 0.3
"""Share of a sheet that is filled before anything that should stay whole is cut."""
_SLACK_PX = 0.5
_RULE_PX = 1.0
"""The rule between two rows is drawn at the end of a sheet and at the beginning of the next."""
_BLANK = " \u00a0\u200b\ufffc"

Span = tuple[float, float]
"""Top and bottom in pixels of the laid out document."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands on one sheet of paper."""

    top: float
    bottom: float
    header: Span | None = None
    """Heading row of the table that goes on here."""


@dataclass(slots=True)
class _Strip:
    """What must not be cut, and what should not."""

    lines: list[Span] = field(default_factory=list)
    whole: list[Span] = field(default_factory=list)
    headers: list[tuple[Span, Span]] = field(default_factory=list)
    """A heading row, and the rows below it."""
    rules: set[int] = field(default_factory=set)
    """Pixel rows of rules between the rows of tables."""


def sheets_of(document: QTextDocument, height: float) -> list[Sheet]:
    """The sheets of a document laid out without pages; `height` in pixels is what one has room for."""
    end = document.documentLayout().documentSize().height()
    strip = _strip_of(document, height)
    lines, whole = _merged(strip.lines), _merged([*strip.lines, *strip.whole])
    sheets: list[Sheet] = []
    top = 0.0
    while True:
        header = _header_at(strip, top, height)
        room = height - (header[1] - header[0] if header is not None else 0.0)
        if top + room >= end - _SLACK_PX:
            sheets.append(Sheet(top, end, header))
            return sheets
        bottom = _cut_below(whole, top + room)
        if bottom < top + room * _LEAST:
            bottom = _cut_below(lines, top + room)
        if bottom <= top + _SLACK_PX:
            bottom = top + room
        ruled = _RULE_PX if round(bottom) in strip.rules else 0.0
        sheets.append(Sheet(top, bottom + ruled, header))
        top = bottom


def _cut_below(solid: Sequence[Span], limit: float) -> float:
    """The last place at or above `limit` that goes through nothing."""
    at = bisect_right(solid, (limit, limit)) - 1
    if at >= 0 and solid[at][0] < limit < solid[at][1]:
        return solid[at][0]
    return limit


def _merged(spans: Sequence[Span]) -> list[Span]:
    """Spans that overlap as one; those that only touch stay apart."""
    found: list[Span] = []
    for top, bottom in sorted(spans):
        if found and top < found[-1][1] - _SLACK_PX:
            found[-1] = (found[-1][0], max(found[-1][1], bottom))
        else:
            found.append((top, bottom))
    return found


def _header_at(strip: _Strip, top: float, height: float) -> Span | None:
    for header, rows in strip.headers:
        if rows[0] + _SLACK_PX < top < rows[1] - _SLACK_PX and header[1] - header[0] <= height * _HEADER:
            return header
    return None


def _strip_of(document: QTextDocument, height: float) -> _Strip:
    strip, layout = _Strip(), document.documentLayout()
    heading: float | None = None
    block = document.begin()
    while block.isValid():
        lines = _lines(layout, block)
        strip.lines += lines
        if lines:
            # Two lines stay together at either end of a paragraph.
            strip.whole += [(lines[0][0], lines[min(1, len(lines) - 1)][1])]
            strip.whole += [(lines[-min(2, len(lines))][0], lines[-1][1])]
            if block.blockFormat().headingLevel():
                heading = lines[0][0] if heading is None else heading
            elif heading is not None and (block.text().strip(_BLANK) or _is_high(lines)):
                if lines[0][1] - heading <= height * _GLUED:
                    strip.whole.append((heading, lines[min(1, len(lines) - 1)][1]))
                heading = None
        block = block.next()
    _frames(document.rootFrame(), strip, height)
    return strip


def _is_high(lines: Sequence[Span]) -> bool:
    """Whether a block without words is more than a gap: it holds a picture."""
    return lines[-1][1] - lines[0][0] > 2


def _lines(layout: QAbstractTextDocumentLayout, block: QTextBlock) -> list[Span]:
    text, top = block.layout(), layout.blockBoundingRect(block).top()
    lines = (text.lineAt(number) for number in range(text.lineCount()))
    return [(top + line.y(), top + line.y() + line.height()) for line in lines]


def _frames(frame: QTextFrame, strip: _Strip, height: float) -> None:
    for child in frame.childFrames():
        if isinstance(child, QTextTable):
            _table(child, strip, height)
        _frames(child, strip, height)


def _table(table: QTextTable, strip: _Strip, height: float) -> None:
    edges = _edges(table)
    if table.format().border():
        strip.rules.update(map(round, edges[1:]))
    edges[0] -= _RULE_PX  # what its own rule or fill begins with
    if edges[-1] - edges[0] <= height * _SMALL:
        strip.whole.append((edges[0], edges[-1]))
    for row in range(table.rows()):
        last = row
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            if cell.row() == row:
                last = max(last, row + cell.rowSpan() - 1)
        span = (edges[row], edges[min(last, table.rows() - 1) + 1])
        if span[1] - span[0] <= height * _WHOLE:
            strip.whole.append(span)
    count = _header_rows(table)
    if 0 < count < table.rows():
        header = (edges[0], edges[count])
        strip.headers.append((header, (header[1], edges[-1])))
        if edges[count + 1] - edges[0] <= height * _WHOLE:
            strip.whole.append((edges[0], edges[count + 1]))
    elif table.rows() == 2 and edges[1] - edges[0] < height * _HEADER:
        _keep_label(table, edges, strip)


def _header_rows(table: QTextTable) -> int:
    """How many rows at its top name the columns: those whose cells are all filled with a colour."""
    if not table.format().border():
        return 0
    for row in range(table.rows()):
        for column in range(table.columns()):
            if table.cellAt(row, column).format().background().style() is Qt.BrushStyle.NoBrush:
                return row
    return table.rows()


def _keep_label(table: QTextTable, edges: Sequence[float], strip: _Strip) -> None:
    """The row above code that names its language stays with the code's first line."""
    code = table.cellAt(1, 0).firstCursorPosition().block()
    lines = _lines(table.document().documentLayout(), code)
    if lines:
        strip.whole.append((edges[0], lines[0][1]))


def _edges(table: QTextTable) -> list[float]:
    """Where the rows of a table begin, and where the last one ends.

    Qt says where a frame is only for frames without margins: the cells' text is asked instead.
    """
    layout = table.document().documentLayout()
    padding = table.format().cellPadding()
    edges: list[float] = []
    bottom = 0.0
    for row in range(table.rows()):
        tops = []
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            if cell.row() != row or cell.column() != column:
                continue
            form = cell.format().toTableCellFormat()
            first, last = cell.firstCursorPosition().block(), cell.lastCursorPosition().block()
            inside = layout.blockBoundingRect(first).top() - first.blockFormat().topMargin()
            tops.append(inside - form.topPadding() - form.topBorder() - padding)
            below = layout.blockBoundingRect(last).bottom() + last.blockFormat().bottomMargin()
            bottom = max(bottom, below + form.bottomPadding() + form.bottomBorder() + padding)
        before = edges[-1] if edges else 0.0
        edges.append(max(before, min(tops)) if tops else before)
    return [*edges, max(edges[-1], bottom)]
