"""Cuts a long page into parts that can be laid out one after the other, so that no one waits for the whole.

Qt lays out a document in one go: a table of 1,500 rows holds the window for a second. A page is cut
between its top-level blocks, and a long table between its rows, with its columns' widths written down.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a page's body."""

    html: str
    continues: bool = False
    """Whether it goes on with the table that the part before ended in."""


def cut(html: str) -> tuple[str, tuple[Part, ...]]:
    """The page up to its body's end tag, whole or shortened to a first part, and the parts that follow.

    The first is a page of its own; the parts are pieces of its body.
    """
    if len(html) <= LONG_CHARACTERS:
        return html, ()
    opening = re.match(r"\s*<html[^<>]*>\s*<body[^<>]*>", html)
    end = html.rfind("</body>")
    if opening is None or end < 0:
        return html, ()
    parts = [part for block in _blocks(html[opening.end() : end]) for part in _pieces(block)]
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


def _pieces(block: str) -> list[Part]:
    """A run as it is, or a long table in pieces."""
    if len(block) <= 2 * PART_CHARACTERS or not block.lstrip().startswith("<table"):
        return [Part(block)]
    opening = re.match(r"\s*<table[^<>]*>", block)
    rows = _rows(block)
    if opening is None or len(rows) < 2:
        return [Part(block)]
    widths = _widths(rows)
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
        Part(_table(opening[0], group, widths, first=at == 0, last=at == last), continues=at > 0)
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


def _widths(rows: list[str]) -> tuple[int, ...]:
    """Per cent of each column, from its longest text; empty when rows are not alike."""
    longest: list[int] = []
    for row in rows:
        cells = re.split(r"<t[dh]\b[^<>]*>", row)[1:]
        if "colspan" in row or "<table" in row or (longest and len(cells) != len(longest)):
            return ()
        lengths = [min(max(len(_TAG.sub("", cell).strip()), _NARROWEST), _WIDEST) for cell in cells]
        longest = [max(pair) for pair in zip(longest, lengths, strict=True)] if longest else lengths
    whole = sum(longest)
    return tuple(max(1, length * 100 // whole) for length in longest) if whole else ()


def _table(opening: str, rows: list[str], widths: tuple[int, ...], *, first: bool, last: bool) -> str:
    """Rows as a table of their own that looks like a piece of the whole."""
    for side, kept in (("top", first), ("bottom", last)):
        if not kept:
            opening = _MARGIN[side].sub(f"margin-{side}:0px;", opening)
    if widths:
        opening = re.sub(r'\swidth="[^"]*"', "", opening).replace("<table", '<table width="100%"', 1)
        column = iter(widths)
        rows = [_CELL.sub(lambda cell: _with_width(cell, next(column, 0)), rows[0]), *rows[1:]]
    return f"{opening}{''.join(rows)}</table>"


def _with_width(cell: re.Match[str], width: int) -> str:
    attributes = re.sub(r'\swidth="[^"]*"', "", cell[2])
    return f'<{cell[1]} width="{width}%"{attributes}>' if width else cell[0]
