"""What the tables and boxes of a laid out document need, as Qt's own layout found it."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFontMetricsF, QTextBlock, QTextCharFormat, QTextLength, QTextTable, QTextTableCell

from vademecum.app.page.breaks import SOFT_BREAK, UNSPACED
from vademecum.viewer.page.columns import Column

RULE_PX = 1.0
"""Of a column, for the rule at its side."""
FRAME_PX = 4.0
"""Of a table with rules, around all its columns."""
_MOST_PX = 10_000.0
_WORD = re.compile(f"(?:[^{UNSPACED}]{SOFT_BREAK}?)+|[^\\s{SOFT_BREAK}]")
"""A word, and a letter of scripts that are written without spaces."""
_PIECE = re.compile(f"[^{UNSPACED}-]+-?|[^\\s{SOFT_BREAK}]")
_CODE_FAMILIES = ["monospace"]
"""Of a paragraph of code; code in a sentence belongs to its words alone."""
TIGHT = 0.35
"""Share of the room at the sides of cells that is left when a table is too wide."""
_MEASURED = 3
"""Of the words with most letters one is the widest."""


@dataclass(frozen=True, slots=True)
class Needs:
    """What a table or box would like to be given."""

    columns: tuple[Column, ...] = ()
    """Of a table with rules; none for a box."""
    side: float = 0.0
    """Room in pixels at each side of such a table's cells."""
    code: float = 0.0
    """Width in pixels of a box of code whose lines do not wrap; 0 for other boxes."""

    def tight(self) -> tuple[Column, ...]:
        """The columns with less room at the sides of cells."""
        saved = 2 * (1 - TIGHT) * self.side
        # A column that only cells of several columns reach into needs nothing of its own.
        return tuple(
            Column(*(max(0.0, width - saved) for width in (c.least, c.word, c.most))) for c in self.columns
        )


@dataclass(slots=True)
class Known:
    """A table or box of the page, fitted again at each width."""

    table: QTextTable
    needs: Needs
    left: float
    """Margins that it brought, in pixels."""
    right: float
    inset: float = 0.0
    """Pixels that the boxes around it take from the width of text; 0 when it stands in none."""
    crowded: bool = False
    """Whether what is in a box needs more than the width of text."""


def known_tables(table: QTextTable, indent_px: float, inset: float = 0.0) -> Iterator[Known]:
    """A laid out table or box, and the tables with rules inside of a box."""
    shape = table.format()
    left, right = shape.leftMargin(), shape.rightMargin()
    if is_ruled(table):
        side = table.cellAt(0, 0).format().toTableCellFormat().leftPadding()
        yield Known(table, Needs(_columns(table, indent_px), side), left, right, inset)
        return
    if not inset:
        yield Known(table, Needs(code=_code_width(table) if is_code(table) else 0.0), left, right)
    cell = table.cellAt(0, 0).format().toTableCellFormat()
    inset += left + right + cell.leftPadding() + cell.rightPadding() + cell.leftBorder() + cell.rightBorder()
    for inner in table.childFrames():
        if isinstance(inner, QTextTable):
            yield from known_tables(inner, indent_px, max(inset, 1.0))


def is_ruled(table: QTextTable) -> bool:
    """Whether a table has rules between its cells: boxes have none."""
    return table.format().border() > 0


def is_code(table: QTextTable) -> bool:
    """Whether a box holds code and nothing else."""
    block = table.cellAt(table.rows() - 1, 0).firstCursorPosition().block()
    return not is_ruled(table) and table.rows() <= 2 and block.charFormat().fontFamilies() == _CODE_FAMILIES


def _columns(table: QTextTable, indent_px: float) -> tuple[Column, ...]:
    """What each column of a laid out table needs."""
    least = [0.0] * table.columns()
    word, most = list(least), list(least)
    spans = []
    for row in range(table.rows()):
        for at in range(table.columns()):
            cell = table.cellAt(row, at)
            if (cell.row(), cell.column()) != (row, at):
                continue
            needs = _cell(cell, _inside(table, cell), indent_px)
            if cell.columnSpan() > 1:
                spans.append((at, cell.columnSpan(), needs))
                continue
            least[at] = max(least[at], needs.least)
            word[at] = max(word[at], needs.word)
            most[at] = max(most[at], needs.most)
    for at, count, needs in spans:
        for known, need in ((least, needs.least), (word, needs.word), (most, needs.least)):
            short = need - sum(known[at : at + count])
            if short > 0:
                known[at : at + count] = [width + short / count for width in known[at : at + count]]
    return tuple(Column(a, max(a, b), max(a, b, c)) for a, b, c in zip(least, word, most, strict=True))


def _inside(table: QTextTable, cell: QTextTableCell) -> list[QTextTable]:
    """Tables and boxes in a cell."""
    frames = [frame for frame in table.childFrames() if isinstance(frame, QTextTable)]
    return [frame for frame in frames if cell.firstPosition() <= frame.firstPosition() <= cell.lastPosition()]


def _cell(cell: QTextTableCell, inner: Sequence[QTextTable], indent_px: float) -> Column:
    shape = cell.format().toTableCellFormat()
    around = shape.leftPadding() + shape.rightPadding() + RULE_PX
    least = word = most = 0.0
    for table in inner:
        columns = _columns(table, indent_px)
        margins = table.format().leftMargin() + table.format().rightMargin() + 2 * FRAME_PX
        least = max(least, sum(column.least for column in columns) + margins)
        word = max(word, sum(column.word for column in columns) + margins)
        most = max(most, sum(column.most for column in columns) + margins)
    for block in _blocks(cell):
        if any(table.firstPosition() <= block.position() <= table.lastPosition() for table in inner):
            continue
        edges = _edges(block, indent_px)
        piece, whole = _longest(block)
        least = max(least, piece + edges)
        word = max(word, whole + edges)
        most = max(most, min(block.layout().maximumWidth(), _MOST_PX) + edges)
    return Column(*(math.ceil(width) + around for width in (least, word, most)))


def _longest(block: QTextBlock) -> tuple[float, float]:
    """Widths in pixels of the widest piece and of the widest word of a paragraph."""
    text = block.text().replace("\u00a0", "_")
    runs = list(_runs(block))
    if not runs:
        return 0.0, 0.0
    words = sorted(_WORD.finditer(text), key=_length)[-_MEASURED:]
    word = max((_advance(runs, *match.span()) for match in words), default=0.0)
    pieces = sorted(_PIECE.finditer(text), key=_length)[-_MEASURED:]
    return max((_advance(runs, *match.span()) for match in pieces), default=0.0), word


def _length(match: re.Match[str]) -> int:
    return match.end() - match.start()


def _runs(block: QTextBlock) -> Iterator[tuple[int, str, QTextCharFormat]]:
    """(start, text, look) of the runs of a paragraph that look alike."""
    walk = block.begin()
    while not walk.atEnd():
        fragment = walk.fragment()
        yield fragment.position() - block.position(), fragment.text(), fragment.charFormat()
        walk += 1


def _advance(runs: Sequence[tuple[int, str, QTextCharFormat]], start: int, end: int) -> float:
    """Width in pixels of a stretch of a paragraph."""
    width = 0.0
    for first, text, look in runs:
        part = text[max(0, start - first) : max(0, end - first)].replace(SOFT_BREAK, "")
        if part and look.isImageFormat():
            width += look.toImageFormat().width() * len(part)
        elif part:
            width += QFontMetricsF(look.font()).horizontalAdvance(part)
    return width


def _code_width(table: QTextTable) -> float:
    """Width in pixels that a laid out box of code would like."""
    cell = table.cellAt(table.rows() - 1, 0)
    shape = cell.format().toTableCellFormat()
    text = max((block.layout().maximumWidth() for block in _blocks(cell)), default=0.0)
    return math.ceil(text) + shape.leftPadding() + shape.rightPadding() + _copy_width(table)


def _copy_width(table: QTextTable) -> float:
    """Width in pixels of what stands beside the code."""
    cell = table.cellAt(table.rows() - 1, table.columns() - 1)
    if cell.column() == 0:
        return 0.0
    shape = cell.format().toTableCellFormat()
    text = cell.firstCursorPosition().block().layout().maximumWidth()
    return math.ceil(text) + shape.leftPadding() + shape.rightPadding() + 2


def fix_columns(table: QTextTable, widths: Sequence[float]) -> None:
    """Give the columns of a table these widths."""
    shape = table.format()
    fixed = [QTextLength(QTextLength.Type.FixedLength, width) for width in widths]
    if shape.columnWidthConstraints() != fixed:
        shape.clearProperty(shape.Property.FrameWidth)
        shape.setColumnWidthConstraints(fixed)
        table.setFormat(shape)


def pad_cells(table: QTextTable, side: float) -> None:
    """Leave that many pixels at the sides of a table's cells."""
    if table.cellAt(0, 0).format().toTableCellFormat().leftPadding() == side:
        return
    for row in range(table.rows()):
        for at in range(table.columns()):
            cell = table.cellAt(row, at)
            if (cell.row(), cell.column()) == (row, at):
                shape = cell.format().toTableCellFormat()
                shape.setLeftPadding(side)
                shape.setRightPadding(side)
                cell.setFormat(shape)


def narrow_box(known: Known, over: float, *, mirrored: bool) -> None:
    """Leave `over` pixels free at the end of a box."""
    shape = known.table.format()
    left, right = known.left, known.right
    left, right = (left + over, right) if mirrored else (left, right + over)
    if (shape.leftMargin(), shape.rightMargin()) != (left, right):
        shape.setLeftMargin(left)
        shape.setRightMargin(right)
        known.table.setFormat(shape)


def _blocks(cell: QTextTableCell) -> Iterator[QTextBlock]:
    block, last = cell.firstCursorPosition().block(), cell.lastPosition()
    while block.isValid() and block.position() <= last:
        yield block
        block = block.next()


def _edges(block: QTextBlock, indent_px: float) -> float:
    shape, items = block.blockFormat(), block.textList()
    steps = shape.indent() + (items.format().indent() if items is not None else 0)
    return shape.leftMargin() + shape.rightMargin() + steps * indent_px
