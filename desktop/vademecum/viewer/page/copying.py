"""What is copied of a shown page: its words as its author wrote them, without what the program adds.

Qt would give away labels and links of code boxes, the foot of the page, the places where long words may
break and the colours of the window, and it would forget the numbers of lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from itertools import groupby

from PySide6.QtCore import QMimeData
from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextList,
    QTextListFormat,
    QTextTable,
)

from vademecum.app.page.addresses import COPY
from vademecum.app.page.breaks import SOFT_BREAK
from vademecum.app.page.folding import SIGNS, fold_number
from vademecum.app.page.style import HEADINGS
from vademecum.viewer.page.pages import FOOT

_MEANT = {SOFT_BREAK: "", "\ufffc": "", "\u2028": "\n", "\xa0": " "}
"""Signs in a document, and what they stand for: pictures are named by their runs."""
_ARROW, _BACK = "\u2197", "#fnref-"
"""Behind a link to the outside, and the way back from a footnote."""
_BOXES = ("\u2610", "\u2611")
_NUMBERED = (
    QTextListFormat.Style.ListDecimal,
    QTextListFormat.Style.ListLowerAlpha,
    QTextListFormat.Style.ListUpperAlpha,
    QTextListFormat.Style.ListLowerRoman,
    QTextListFormat.Style.ListUpperRoman,
)
_BULLET = "\u2022"


@dataclass(slots=True)
class _Piece:
    """One paragraph, or the part of it that is selected."""

    kind: str
    """`text`, `heading`, `item`, `cell` or `code`."""
    text: str
    html: str
    depth: int = 0
    """Of a list in lists, from 0; of a heading its level."""
    marker: str = ""
    """Number or bullet of an item."""
    row: tuple[int, int] = (0, 0)
    """Of a cell: position of its table, and its number in it."""
    column: int = 0
    box: int = 0
    """Of code: position of its box. Of an item: number of the outermost list."""


def copied(cursor: QTextCursor) -> QMimeData:
    """The selection as plain text and as HTML."""
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    foot = _foot(cursor)
    if start < foot:
        end = min(end, foot)
    pieces = list(_in_lists(_pieces(cursor, start, end)))
    data = QMimeData()
    if len(pieces) == 1:
        # Words out of a paragraph are words, not a paragraph.
        only = pieces[0]
        data.setText(only.text)
        data.setHtml(f"<pre>{only.html}</pre>" if only.kind == "code" else only.html)
    else:
        data.setText(_as_text(pieces))
        data.setHtml(_Markup().of(pieces))
    return data


def _foot(cursor: QTextCursor) -> int:
    """Document position at which the page ends and the program speaks."""
    document = cursor.document()
    block = document.lastBlock()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            if FOOT in walk.fragment().charFormat().anchorNames():
                table = QTextCursor(block).currentTable()
                return table.firstPosition() if table is not None else block.position()
            walk += 1
        block = block.previous()
    return document.characterCount()


# Reading the document


def _pieces(cursor: QTextCursor, start: int, end: int) -> Iterator[_Piece]:
    document = cursor.document()
    table, cells = cursor.currentTable(), None
    if cursor.hasComplexSelection() and table is not None:
        # The stubs know it only as the method of the C++ class, which fills in numbers.
        found: tuple[int, ...] = cursor.selectedTableCells()  # type: ignore[assignment]
        cells = (range(found[0], found[0] + found[1]), range(found[2], found[2] + found[3]))
        # The last cell is selected whole, wherever in it the selection ends.
        end = table.cellAt(cells[0][-1], cells[1][-1]).lastPosition() + 1
    coded: dict[int, bool] = {}
    block = document.findBlock(start)
    while block.isValid() and block.position() < end:
        inside = QTextCursor(block).currentTable()
        if inside is not None and cells is not None and table is not None:
            at = inside.cellAt(block.position())
            same = inside.firstPosition() == table.firstPosition()
            if same and not (at.row() in cells[0] and at.column() in cells[1]):
                block = block.next()
                continue
        piece = _piece(block, inside, max(start, block.position()), end, coded)
        if piece is not None:
            yield piece
        block = block.next()


def _in_lists(pieces: Iterable[_Piece]) -> Iterator[_Piece]:
    """Lets the items of lists in lists know the outermost one, which comes first."""
    outermost = 0
    for piece in pieces:
        if piece.kind == "item":
            outermost = piece.box if not piece.depth else outermost
            piece.box = outermost
        yield piece


def _piece(
    block: QTextBlock, table: QTextTable | None, start: int, end: int, coded: dict[int, bool]
) -> _Piece | None:
    """What a block gives away between two document positions; None for what is the program's own."""
    if table is not None and _is_code(table, coded):
        cell = table.cellAt(block.position())
        if (cell.row(), cell.column()) != (table.rows() - 1, 0):
            return None
        text, html = _inline(block, start, end, code=True)
        return _Piece("code", text, html, box=table.firstPosition())
    text, html = _inline(block, start, end)
    if table is not None and table.rows() * table.columns() > 1:
        cell = table.cellAt(block.position())
        return _Piece("cell", text, html, row=(table.firstPosition(), cell.row()), column=cell.column())
    if not text.strip():
        return None
    return _paragraph(block, text, html, whole=start == block.position())


def _paragraph(block: QTextBlock, text: str, html: str, *, whole: bool) -> _Piece:
    """A heading, an item of a list, or a plain paragraph; `whole` when its beginning is selected."""
    if block.blockFormat().headingLevel():
        return _Piece("heading", text, html, depth=_level(block))
    items: QTextList | None = block.textList()
    if items is None:
        return _Piece("text", text, html)
    marker = items.itemText(block) if items.format().style() in _NUMBERED else _BULLET
    begins = whole and not text.startswith(_BOXES)
    depth = max(items.format().indent() - 1, 0)
    return _Piece("item", text, html, depth, marker if begins else "", box=items.objectIndex())


def _is_code(table: QTextTable, coded: dict[int, bool]) -> bool:
    """Whether a table is the box of a block of code: it has a link that copies it."""
    key = table.firstPosition()
    if key not in coded:
        last = table.cellAt(0, table.columns() - 1)
        first = QTextCursor(last.firstCursorPosition())
        first.movePosition(QTextCursor.MoveOperation.NextCharacter)
        coded[key] = table.columns() == 2 and first.charFormat().anchorHref().startswith(COPY)
    return coded[key]


def _level(block: QTextBlock) -> int:
    """Level of a heading, which Qt does not know: all are h6 in sizes of their own."""
    size = _size(block)
    plain = next((s for b in _around(block) if not b.blockFormat().headingLevel() and (s := _size(b))), 0)
    if not size or not plain:
        return 2
    return min(HEADINGS, key=lambda level: (abs(HEADINGS[level] - size / plain), level))


def _around(block: QTextBlock) -> Iterator[QTextBlock]:
    while block.isValid():
        yield block
        block = block.next()


def _size(block: QTextBlock) -> int:
    walk = block.begin()
    return 0 if walk.atEnd() else walk.fragment().charFormat().font().pixelSize()


def _inline(block: QTextBlock, start: int, end: int, *, code: bool = False) -> tuple[str, str]:
    """Text and HTML of a block between two document positions."""
    runs: list[tuple[str, tuple[str, ...]]] = []
    units = block.text().encode("utf-16-le", "surrogatepass")
    plain = ("b",) if block.blockFormat().headingLevel() else ()
    walk = block.begin()
    while not walk.atEnd():
        fragment = walk.fragment()
        walk += 1
        first = max(fragment.position(), start) - block.position()
        last = min(fragment.position() + fragment.length(), end) - block.position()
        # Qt counts in UTF-16.
        text = units[2 * first : 2 * max(first, last)].decode("utf-16-le", "surrogatepass")
        style = fragment.charFormat()
        text = _written(text, style, begins=not runs)
        if text:
            runs.append((text, () if code else tuple(tag for tag in _tags(style) if tag not in plain)))
    alike = groupby(runs, key=lambda run: run[1])
    html = "".join(_dressed("".join(text for text, _ in group), tags) for tags, group in alike)
    return "".join(text for text, _ in runs), html


def _written(text: str, style: QTextCharFormat, *, begins: bool) -> str:
    """A run of text as its author wrote it; `begins` for the first one of its block."""
    if text == _ARROW or style.anchorHref().startswith(_BACK):
        return ""
    if style.isImageFormat():
        return str(style.property(QTextFormat.Property.ImageAltText.value) or "")
    if begins and fold_number(style.anchorHref()) >= 0:
        text = text.lstrip(f"{SIGNS}\xa0")
    for sign, meant in _MEANT.items():
        text = text.replace(sign, meant)
    return text


def _tags(style: QTextCharFormat) -> Iterator[str]:
    """What a run of text means, not how it looks here: HTML elements, the innermost first."""
    families = style.fontFamilies() or ()
    if style.fontFixedPitch() or any("mono" in str(name).lower() for name in families):
        yield "code"
    if style.fontWeight() >= QFont.Weight.DemiBold:
        yield "b"
    if style.fontItalic():
        yield "i"
    if style.fontStrikeOut():
        yield "s"
    raised = style.verticalAlignment()
    if raised == QTextCharFormat.VerticalAlignment.AlignSuperScript:
        yield "sup"
    if raised == QTextCharFormat.VerticalAlignment.AlignSubScript:
        yield "sub"
    if style.anchorHref().startswith(("http:", "https:", "mailto:")):
        yield f'a href="{escape(style.anchorHref())}"'


def _dressed(text: str, tags: Iterable[str]) -> str:
    html = escape(text, quote=False)
    for tag in tags:
        html = f"<{tag}>{html}</{tag.partition(' ')[0]}>"
    return html


# Writing it down


def _as_text(pieces: list[_Piece]) -> str:
    """Plain text: a blank line between blocks, none between items, tabs between cells."""
    out: list[str] = []
    before: _Piece | None = None
    for piece in pieces:
        if before is not None:
            out.append(_between(before, piece))
        begin = f"{'  ' * piece.depth}{piece.marker} " if piece.kind == "item" and piece.marker else ""
        out.append(begin + piece.text)
        before = piece
    return "".join(out)


def _between(before: _Piece, piece: _Piece) -> str:
    if before.kind == piece.kind == "cell" and before.row == piece.row:
        return " " if before.column == piece.column else "\t"
    joined = before.kind == piece.kind and piece.kind in ("item", "cell", "code")
    together = joined and (before.row[0] == piece.row[0] if piece.kind == "cell" else before.box == piece.box)
    return "\n" if together else "\n\n"


@dataclass(slots=True)
class _Markup:
    """Writes pieces as HTML without looks, for programs that have looks of their own."""

    _out: list[str] = field(default_factory=list)
    _open: list[str] = field(default_factory=list)
    """Ends of the elements that are open now, the innermost last."""
    _before: _Piece | None = None

    def of(self, pieces: list[_Piece]) -> str:
        """All pieces, one after the other."""
        for piece in pieces:
            {"item": self._item, "cell": self._cell, "code": self._code}.get(piece.kind, self._block)(piece)
            self._before = piece
        self._close(0)
        return f"<html><body>{''.join(self._out)}</body></html>"

    def _close(self, depth: int) -> None:
        while len(self._open) > depth:
            self._out.append(self._open.pop())

    def _goes_on(self, piece: _Piece) -> bool:
        return self._before is not None and self._before.kind == piece.kind

    def _block(self, piece: _Piece) -> None:
        self._close(0)
        tag = f"h{piece.depth}" if piece.kind == "heading" else "p"
        html = piece.html.replace("\n", "<br>")
        self._out.append(f"<{tag}>{html}</{tag}>")

    def _code(self, piece: _Piece) -> None:
        if self._goes_on(piece) and self._before is not None and self._before.box == piece.box:
            self._out.append(f"\n{piece.html}")
            return
        self._close(0)
        self._out.append(f"<pre>{piece.html}")
        self._open.append("</pre>")

    def _item(self, piece: _Piece) -> None:
        if self._before is None or not self._goes_on(piece) or self._before.box != piece.box:
            self._close(0)
        tag = "ul" if piece.marker in ("", _BULLET) else "ol"
        # Each list and each of its items is open until the next one of its depth begins.
        self._close(2 * piece.depth + 2)
        if len(self._open) == 2 * piece.depth + 2:
            self._close(2 * piece.depth + 1)
        while len(self._open) < 2 * piece.depth + 1:
            number = piece.marker.rstrip(".)")
            first = f' start="{number}"' if tag == "ol" and number.isdecimal() and number != "1" else ""
            self._out.append(f"<{tag}{first}>" if not len(self._open) % 2 else "<li>")
            self._open.append(f"</{tag}>" if not len(self._open) % 2 else "</li>")
        self._out.append(f"<li>{piece.html}")
        self._open.append("</li>")

    def _cell(self, piece: _Piece) -> None:
        before = self._before if self._goes_on(piece) else None
        if before is None or before.row[0] != piece.row[0]:
            self._close(0)
            self._out.append('<table border="1">')
            self._open.append("</table>")
            before = None
        if before is not None and before.row == piece.row and before.column == piece.column:
            self._out.append(f"<br>{piece.html}")
            return
        if before is None or before.row != piece.row:
            self._close(1)
            self._out.append("<tr>")
            self._open.append("</tr>")
        self._close(2)
        self._out.append(f"<td>{piece.html}")
        self._open.append("</td>")
