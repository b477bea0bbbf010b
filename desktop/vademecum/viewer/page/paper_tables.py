"""Tables on paper: nobody can scroll there, so a wide one is made smaller, or parted into several.

A table whose longest words do not fit beside one another is set in smaller type. When that
would be too small to be read, its columns are given to several tables below one another, each
with the first column again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import unescape

from vademecum.app.page.breaks import SOFT_BREAK, UNSPACED
from vademecum.viewer.page.zoom import zoomed

_SMALLEST = 0.62
"""Share of the usual size below which type can no longer be read: 15 px become 7 points."""
_LARGER = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.66)
_CELLS_PX = 20.0
"""Room at both sides of a cell and its border, at the usual size; a little more than there is."""
_NESTED_PX = 48.0
"""What a list or a box around a table takes."""
_REPEATED = 0.3
"""The first column stands in each part of a table when it takes no more than this share of the room."""
_TAG = re.compile(r"<(/?)(table|tr|td)\b([^<>]*)>")
_ANY_TAG = re.compile(r"<[^<>]*>")
_WORD = re.compile(rf"[^\s{SOFT_BREAK}{UNSPACED}]+|\S")
_CELL_STYLE = re.compile(r'<td\b[^<>]*\bstyle="')
_SPAN = re.compile(r'\s(?:colspan|rowspan)="\d+"')

Measure = Callable[[str], float]
"""Width of a word in pixels, as the widest letters of a table show it."""


@dataclass(frozen=True, slots=True)
class _Table:
    """A table as it stands in the page."""

    start: int
    end: int
    nested: bool
    """Whether it stands in a box."""
    rows: tuple[tuple[str, ...], ...]
    """Cells with their tags."""
    row_starts: tuple[str, ...]
    """What stands before the first cell of each row."""


def fit_tables(html: str, room: float, base_px: float, measure: Measure) -> str:
    """The page with each wide table in a form whose words stay whole in `room` pixels.

    `base_px` is the size of running text.
    """
    parts: list[str] = []
    at = 0
    for table in _tables(html):
        parts += [html[at : table.start], _fitted(html, table, room, base_px, measure)]
        at = table.end
    return "".join(parts) + html[at:]


def _tables(html: str) -> list[_Table]:
    """The tables of the text, not the boxes that are made of tables, and none inside another."""
    found: list[_Table] = []
    depth = inside = start = row = cell = 0
    rows: list[tuple[str, ...]] = []
    starts: list[str] = []
    cells: list[str] = []
    for tag in _TAG.finditer(html):
        closing, name = bool(tag[1]), tag[2]
        if name == "table":
            depth += -1 if closing else 1
            if not closing and not inside and 'border="1"' in tag[3]:
                inside, start, row, rows, starts = depth, tag.start(), tag.end(), [], []
            elif closing and inside == depth + 1:
                found.append(_Table(start, tag.end(), depth > 0, tuple(rows), tuple(starts)))
                inside = 0
        elif depth != inside or not inside:
            continue
        elif name == "tr" and not closing:
            cells, cell = [], 0
            starts.append(html[row : tag.end()])
        elif name == "tr":
            rows.append(tuple(cells))
            row = tag.end()
        elif not closing:
            cell = tag.start()
        else:
            cells.append(html[cell : tag.end()])
    return found


def _fitted(html: str, table: _Table, room: float, base_px: float, measure: Measure) -> str:
    written = html[table.start : table.end]
    widths = _widths(table.rows, measure)
    room -= _NESTED_PX if table.nested else 0
    if sum(widths) <= room:
        return written
    shrunk = room / sum(widths)
    if shrunk >= _SMALLEST:
        return _smaller(written, base_px, shrunk)
    opening = written[: written.index(">") + 1]
    if any(len(row) != len(widths) for row in table.rows) or _SPAN.search("".join(map("".join, table.rows))):
        return _smaller(written, base_px, _SMALLEST)
    parts, shrunk = _parts(widths, room / _SMALLEST), _SMALLEST
    # As few parts as there can be, and in the largest type that makes no more of them.
    for share in _LARGER:
        fewer = _parts(widths, room / share)
        if len(fewer) == len(parts):
            parts, shrunk = fewer, share
            break
    return "".join(_smaller(_part(opening, table, columns), base_px, shrunk) for columns in parts)


def _smaller(table: str, base_px: float, share: float) -> str:
    # Cells have their text's size from the page: what is made smaller must say how large it was.
    return zoomed(_CELL_STYLE.sub(rf"\g<0>font-size:{base_px:g}px;", table), share)


def _widths(rows: Sequence[Sequence[str]], measure: Measure) -> list[float]:
    """Pixels that the longest word of each column needs."""
    columns = max(map(len, rows), default=0)
    longest = [""] * columns
    for row in rows:
        if len(row) != columns:
            continue  # cells that span others say little about a column
        for at, cell in enumerate(row):
            words = _WORD.findall(unescape(_ANY_TAG.sub("", cell)))
            longest[at] = max(longest[at], max(words, key=len, default=""), key=len)
    return [measure(word) + _CELLS_PX for word in longest]


def _parts(widths: Sequence[float], room: float) -> list[list[int]]:
    """The columns of each part of a table that is too wide for `room`."""
    first = [0] if widths[0] <= room * _REPEATED else []
    parts: list[list[int]] = [[]]
    used = 0.0
    for column, width in enumerate(widths):
        if parts[-1] and used + width > room:
            parts.append(list(first))
            used = sum(widths[each] for each in first)
        parts[-1].append(column)
        used += width
    return parts


def _part(opening: str, table: _Table, columns: Sequence[int]) -> str:
    rows = (
        f"{start}{''.join(cells[column] for column in columns)}</tr>"
        for start, cells in zip(table.row_starts, table.rows, strict=True)
    )
    return f"{opening}{''.join(rows)}</table>"
