"""How a table's width is shared out among its columns: wrapping between words comes before all else.

plenty of room             -> each column as wide as its longest text
not enough for every text  -> all words stay whole; long texts get more than short ones
not enough for every word  -> long words break where the page allows it
a text would starve        -> the same: whole words are not worth rows of three times the height
still not enough           -> and anywhere, but no piece gets shorter than a common word
not enough even then       -> wider than the room, with only the long words broken
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

_STARVED = 0.6
"""Rows that get lower than this share of their height are worth the breaks in long words."""
_HALVINGS = 30
"""Steps of the search for a level: far below a pixel."""


@dataclass(frozen=True, slots=True)
class Column:
    """What one column of a table needs, in pixels, its edges included."""

    least: float
    """The longest piece that cannot be broken."""
    word: float
    """The longest word."""
    most: float
    """The longest text on one line."""


def share_out(columns: Sequence[Column], wide: float, whole: float, shortest: float) -> tuple[int, ...]:
    """Width of each column of a table that would like to stay within `wide`, and has to within `whole`.

    `shortest` is the width of a column down to which words are broken anywhere before the table
    becomes wider than `whole`. All in pixels.
    """
    most = sum(column.most for column in columns)
    if most <= wide:
        return tuple(math.ceil(column.most) for column in columns)
    words = [math.ceil(column.word) for column in columns]
    pieces = [math.ceil(column.least) for column in columns]
    if sum(pieces) > whole:
        scraps = [min(width, math.ceil(shortest)) for width in pieces]
        if sum(scraps) > whole:
            return tuple(pieces)
        return _between(columns, scraps, pieces, whole)
    if sum(words) <= whole:
        kept = _level(columns, words, wide if sum(words) <= wide else min(most, whole))
    else:
        kept = _between(columns, pieces, words, whole)
    broken = _level(columns, pieces, max(wide, sum(kept)))
    return broken if _lines(columns, broken) < _STARVED * _lines(columns, kept) else kept


def _between(
    columns: Sequence[Column], low: Sequence[int], high: Sequence[int], whole: float
) -> tuple[int, ...]:
    """Widths for too little room: each column gets the same share of what it wants beyond its least."""
    share = (whole - sum(low)) / max(1, sum(high) - sum(low))
    floors = [least + math.floor(share * (most - least)) for least, most in zip(low, high, strict=True)]
    return _level(columns, floors, whole)


def _lines(columns: Sequence[Column], widths: Sequence[int]) -> float:
    """About how many lines the longest text runs on for."""
    return max(column.most / max(1, width) for column, width in zip(columns, widths, strict=True))


def _level(columns: Sequence[Column], floors: Sequence[int], target: float) -> tuple[int, ...]:
    """Widths between each column's floor and its longest text that add up to at most `target`.

    Beyond its floor a column's claim grows with the root of its text's length: a text four times as
    long gets twice the width and runs on for twice the lines.
    """

    def widths(level: float) -> list[float]:
        return [
            min(max(level * math.sqrt(column.most), floor), max(column.most, floor))
            for column, floor in zip(columns, floors, strict=True)
        ]

    high = math.sqrt(max(column.most for column in columns))
    level = _highest(lambda level: sum(widths(level)) <= target, high)
    # A column at its floor has a whole number of pixels already.
    return tuple(math.floor(width) for width in widths(level))


def _highest(holds: Callable[[float], bool], high: float) -> float:
    """The highest level from 0 to `high` at which a condition still holds; 0 when it never does."""
    low = 0.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low
