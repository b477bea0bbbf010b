"""Cuts one long block of a page into pieces that look like one: a table, a box of code, a paragraph.

table      -> tables of some rows each, which are as wide as the whole
code       -> boxes of some lines each, which touch
paragraph  -> paragraphs without a space between them; the last line of each ends early
"""

from __future__ import annotations

import heapq
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import unescape

from vademecum.app.page.breaks import SOFT_BREAK

PART_CHARACTERS = 8_000
"""HTML per part: about 15 ms of layout."""
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*?)(/?)>")
_MARGIN = {side: re.compile(rf"margin-{side}:[^;\"]*;?") for side in ("top", "bottom")}
_WORD = re.compile(rf"[^\s{SOFT_BREAK}]+")
_SAMPLE_CELLS = 600
"""Cells of the widest rows of a table: measuring them takes some milliseconds."""
_CODE = re.compile(
    r"(\s*<table[^<>]*>)(.*?)(<td[^<>]*>)(<pre[^<>]*>)(.*)</pre>(</td>.*</table>\s*)", re.DOTALL
)
_PARAGRAPH = re.compile(r"\s*(<p\b[^<>]*>)(.*)</p>\s*", re.DOTALL)
_SPAN = re.compile(r"<span\b[^<>]*>|</span>")
_GAP = re.compile(rf"[\s{SOFT_BREAK}]")


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a page's body."""

    html: str
    continues: bool = False
    """Whether it goes on with the table or box that the part before ended in."""
    sample: str = ""
    """A table with what is widest in the table that it is a piece of: all pieces are as wide as that."""


def pieces(block: str) -> list[Part]:
    """A top-level block, or a run of short ones, as it is; a long one in pieces."""
    if len(block) <= 2 * PART_CHARACTERS:
        return [Part(block)]
    start = block.lstrip()
    if start.startswith("<table"):
        return _table_pieces(block) or _code_pieces(block) or [Part(block)]
    if start.startswith("<p"):
        return _paragraph_pieces(block) or [Part(block)]
    return [Part(block)]


def _grouped(items: Sequence[str]) -> list[list[str]]:
    """Items in groups of about the length of a part."""
    groups: list[list[str]] = [[]]
    size = 0
    for item in items:
        if size > PART_CHARACTERS:
            groups.append([])
            size = 0
        groups[-1].append(item)
        size += len(item)
    return groups


def _parts(pieces_: Sequence[str], sample: str) -> list[Part]:
    return [Part(html, at > 0, sample) for at, html in enumerate(pieces_)]


# Tables


def _table_pieces(block: str) -> list[Part]:
    opening = re.match(r"\s*<table[^<>]*>", block)
    rows = _rows(block)
    if opening is None or len(rows) < 3:
        return []
    groups = _grouped(rows)
    last = len(groups) - 1
    cut = [_table(opening[0], group, first=at == 0, last=at == last) for at, group in enumerate(groups)]
    return _parts(cut, f"{opening[0]}{''.join(_widest(rows))}</table>")


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


def _table(opening: str, rows: Sequence[str], *, first: bool, last: bool) -> str:
    """Rows as a table of their own that looks like a piece of the whole."""
    return f"{_without_margins(opening, first=first, last=last)}{''.join(rows)}</table>"


def _without_margins(opening: str, *, first: bool, last: bool) -> str:
    for side, kept in (("top", first), ("bottom", last)):
        if not kept:
            opening = _MARGIN[side].sub(f"margin-{side}:0px;", opening)
    return opening


def _widest(rows: Sequence[str]) -> list[str]:
    """The first row, and those with the longest words and texts of each column."""
    words: dict[int, list[tuple[int, int]]] = {}
    texts: dict[int, list[tuple[int, int]]] = {}
    for number, row in enumerate(rows):
        for at, cell in enumerate(re.split(r"<t[dh]\b[^<>]*>", row)[1:]):
            text = unescape(_TAG.sub("", cell)).strip()
            longest = max(map(len, _WORD.findall(text)), default=0)
            _keep(words.setdefault(at, []), (longest, -number), 2)
            _keep(texts.setdefault(at, []), (len(text), -number), 1)
    chosen = {-number for found in (*words.values(), *texts.values()) for _, number in found}
    most = max(3, _SAMPLE_CELLS // max(1, len(texts)))
    return [rows[number] for number in sorted({0, *chosen})[:most]]


def _keep(heap: list[tuple[int, int]], item: tuple[int, int], most: int) -> None:
    """Keep the largest items."""
    if len(heap) < most:
        heapq.heappush(heap, item)
    else:
        heapq.heappushpop(heap, item)


# Code


def _code_pieces(block: str) -> list[Part]:
    found = _CODE.fullmatch(block)
    if found is None or block.count("<pre") != 1 or block.count("<table") != 1:
        return []
    opening, before, cell, pre, code, after = found.groups()
    groups = _grouped(code.split("\n"))
    last = len(groups) - 1
    cut: list[str] = []
    for at, text in enumerate(_closed("\n".join(group) for group in groups)):
        first = at == 0
        head = _without_margins(opening, first=first, last=at == last) + (before if first else "<tr>")
        tail = after if first else "</td></tr></table>"
        inner = _piece_cell(cell, first=first, last=at == last)
        cut.append(f"{head}{inner}{pre}{text}</pre>{tail}")
    line = max((_TAG.sub("", text) for text in code.split("\n")), key=len)
    return _parts(cut, f"{opening}{before}{cell}{pre}{line}</pre>{after}")


def _closed(texts: Iterator[str]) -> Iterator[str]:
    """Pieces of coloured code, each with its colours opened and closed."""
    open_span = ""
    for text in texts:
        whole = open_span + text
        for tag in _SPAN.finditer(text):
            open_span = "" if tag[0] == "</span>" else tag[0]
        yield whole + ("</span>" if open_span else "")


def _piece_cell(cell: str, *, first: bool, last: bool) -> str:
    """The cell of a piece: without an edge where it touches the next."""
    for side, kept in (("top", first), ("bottom", last)):
        if not kept:
            cell = re.sub(rf"padding-{side}:[^;\"]*", f"padding-{side}:0px", cell)
            cell = re.sub(rf"border-{side}:[^;\"]*;?", "", cell)
    if not first and "border-left:" in cell and "border-right:" not in cell:
        cell = re.sub(r"border-left:([^;\"]*)", r"border-left:\1;border-right:\1", cell)
    return cell


# Paragraphs


def _paragraph_pieces(block: str) -> list[Part]:
    found = _PARAGRAPH.fullmatch(block)
    if found is None or "<p" in found[2]:
        return []
    opening, text = found[1], found[2]
    ends = [*_gaps(text), len(text)]
    last = len(ends) - 1
    return [
        Part(f"{_without_margins(opening, first=at == 0, last=at == last)}{text[start:end]}</p>")
        for at, (start, end) in enumerate(zip((0, *ends[:-1]), ends, strict=True))
    ]


def _gaps(text: str) -> list[int]:
    """Where a long text may be cut: after a space that stands in no phrase, a part's length apart."""
    cuts: list[int] = []
    depth = plain = 0
    for tag in _TAG.finditer(text):
        if depth == 0:
            _cut_plain(text, plain, tag.start(), cuts)
        if tag[2].lower() not in ("br", "img") and not tag[4]:
            depth += -1 if tag[1] else 1
        plain = tag.end()
    _cut_plain(text, plain, len(text), cuts)
    return cuts


def _cut_plain(text: str, start: int, end: int, cuts: list[int]) -> None:
    """Add the cuts in a stretch without tags."""
    while True:
        wanted = max(start, (cuts[-1] if cuts else 0) + PART_CHARACTERS)
        gap = _GAP.search(text, wanted, end) if wanted < end else None
        if gap is None or gap.end() >= len(text):
            return
        cuts.append(gap.end())
