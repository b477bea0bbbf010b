"""Cuts a long page into parts that can be laid out one after the other, so that no one waits for the whole.

Qt lays out a document in one go: a table of 1,500 rows holds the window for a second. A page is cut
between its top-level blocks, and a long table between its rows, with its columns' widths written down.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape

from vademecum.app.page.breaks import SOFT_BREAK

PART_CHARACTERS = 8_000
"""HTML per part: about 15 ms of layout."""
LONG_CHARACTERS = 60_000
"""A page up to this size is shown in one go: it takes no longer than a tenth of a second."""
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*?)(/?)>")
_VOID = frozenset(("br", "img", "hr", "col", "meta", "input", "wbr"))
_CELL = re.compile(r"<(t[dh])\b([^<>]*)>")
_MARGIN = {side: re.compile(rf"margin-{side}:[^;\"]*;?") for side in ("top", "bottom")}
_WIDEST = 48
"""Characters of a cell that count for its column's width: longer texts wrap."""
_NARROWEST = 4
_WORD = re.compile(rf"[^\s{SOFT_BREAK}]+")
_LETTER, _SIDES = 0.72, 1.4
"""Width of a wide bold letter, and of the space at both sides of a cell, relative to the text size."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a page's body."""

    html: str
    continues: bool = False
    """Whether it goes on with the table that the part before ended in."""


@dataclass(frozen=True, slots=True)
class Room:
    """What there is for a table."""

    width: float
    """Pixels from margin to margin."""
    base: float
    """Text size in pixels."""


def cut(html: str, room: Room | None = None) -> tuple[str, tuple[Part, ...]]:
    """The page up to its body's end tag, whole or shortened to a first part, and the parts that follow.

    The first is a page of its own; the parts are pieces of its body. With `room` known, a long table
    whose words are too wide for it is that wide in all its pieces.
    """
    if len(html) <= LONG_CHARACTERS:
        return html, ()
    opening = re.match(r"\s*<html[^<>]*>\s*<body[^<>]*>", html)
    end = html.rfind("</body>")
    if opening is None or end < 0:
        return html, ()
    parts = [part for block in _blocks(html[opening.end() : end]) for part in _pieces(block, room)]
    if len(parts) < 2:
        return html, ()
    return f"{opening[0]}{parts[0].html}</body></html>", tuple(parts[1:])


def _blocks(body: str) -> list[str]:
    """Runs of whole top-level elements, each about a part long; a long table stands alone."""
    runs: list[str] = []
    depth = start = block = 0
    for tag in _TAG.finditer(body):
        if tag[2].lower() in _VOID or tag[4]:
            continue
        if not tag[1]:
            if depth == 0:
                block = tag.start()
            depth += 1
            continue
        depth = max(0, depth - 1)
        if depth:
            continue
        if tag.end() - block > 2 * PART_CHARACTERS and block > start:
            runs.append(body[start:block])
            start = block
        if tag.end() - start >= PART_CHARACTERS:
            runs.append(body[start : tag.end()])
            start = tag.end()
    if body[start:].strip():
        runs.append(body[start:])
    return runs


def _pieces(block: str, room: Room | None) -> list[Part]:
    """A run as it is, or a long table in pieces."""
    if len(block) <= 2 * PART_CHARACTERS or not block.lstrip().startswith("<table"):
        return [Part(block)]
    opening = re.match(r"\s*<table[^<>]*>", block)
    rows = _rows(block)
    if opening is None or len(rows) < 2:
        return [Part(block)]
    columns = _columns(rows, room)
    groups: list[list[str]] = [[]]
    size = 0
    for row in rows:
        if size > PART_CHARACTERS and groups[-1]:
            groups.append([])
            size = 0
        groups[-1].append(row)
        size += len(row)
    last = len(groups) - 1
    return [
        Part(_table(opening[0], group, columns, first=at == 0, last=at == last), continues=at > 0)
        for at, group in enumerate(groups)
    ]


def _rows(table: str) -> list[str]:
    """The rows of the outermost table; none when it is not simply rows."""
    rows: list[str] = []
    depth = start = 0
    for tag in _TAG.finditer(table):
        name = tag[2].lower()
        if name == "table":
            depth += -1 if tag[1] else 1
        elif name == "tr" and depth == 1:
            if tag[1]:
                rows.append(table[start : tag.end()])
            else:
                start = tag.start()
    return rows


@dataclass(frozen=True, slots=True)
class _Columns:
    """How wide a cut table and its columns are, so that its pieces look like one."""

    table: str
    """`100%`, or pixels for words that need more."""
    shares: tuple[int, ...]
    """Per cent of each column."""


def _columns(rows: list[str], room: Room | None) -> _Columns | None:
    """Widths from the longest texts and words; None when rows are not alike."""
    longest: list[int] = []
    words: list[int] = []
    for row in rows:
        cells = [unescape(_TAG.sub("", cell)).strip() for cell in re.split(r"<t[dh]\b[^<>]*>", row)[1:]]
        if "colspan" in row or "<table" in row or (longest and len(cells) != len(longest)):
            return None
        lengths = [min(max(len(cell), _NARROWEST), _WIDEST) for cell in cells]
        unbroken = [max(map(len, _WORD.findall(cell)), default=0) for cell in cells]
        longest = [max(pair) for pair in zip(longest, lengths, strict=True)] if longest else lengths
        words = [max(pair) for pair in zip(words, unbroken, strict=True)] if words else unbroken
    if not longest:
        return None
    if room is not None:
        needed = [room.base * (_LETTER * length + _SIDES) for length in words]
        if sum(needed) > room.width:
            return _Columns(f"{math.ceil(sum(needed))}", _shares(needed))
    return _Columns("100%", _shares(longest))


def _shares(sizes: Sequence[float]) -> tuple[int, ...]:
    whole = sum(sizes)
    return tuple(max(1, math.floor(size * 100 / whole)) for size in sizes)


def _table(opening: str, rows: list[str], columns: _Columns | None, *, first: bool, last: bool) -> str:
    """Rows as a table of their own that looks like a piece of the whole."""
    for side, kept in (("top", first), ("bottom", last)):
        if not kept:
            opening = _MARGIN[side].sub(f"margin-{side}:0px;", opening)
    if columns is not None:
        opening = re.sub(r'\swidth="[^"]*"', "", opening)
        opening = opening.replace("<table", f'<table width="{columns.table}"', 1)
        share = iter(columns.shares)
        rows = [_CELL.sub(lambda cell: _with_width(cell, next(share, 0)), rows[0]), *rows[1:]]
    return f"{opening}{''.join(rows)}</table>"


def _with_width(cell: re.Match[str], width: int) -> str:
    attributes = re.sub(r'\swidth="[^"]*"', "", cell[2])
    return f'<{cell[1]} width="{width}%"{attributes}>' if width else cell[0]
