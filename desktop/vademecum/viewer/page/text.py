"""The text of a shown page, and where words stand in it.

Positions are Qt's: UTF-16 code units. A Python string counts code points, so pages with
characters beyond the Basic Multilingual Plane need a table.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable

from vademecum.app.page.breaks import SOFT_BREAK

MOST_MARKS = 2000
"""More highlights than this slow down painting and help nobody."""


class PageText:
    """Plain text of a document with a translation from code points to Qt positions."""

    def __init__(self, text: str) -> None:
        self.text = text
        # Code point index of each astral character: everything after it is one unit further.
        self._astral = [] if text.isascii() else [i for i, c in enumerate(text) if c > "\uffff"]

    def position(self, index: int) -> int:
        """Qt's position of the code point at `index`."""
        return index + bisect_right(self._astral, index - 1) if self._astral else index

    def index(self, position: int) -> int:
        """Code point index of Qt's `position`."""
        if not self._astral:
            return position
        low, high = 0, len(self.text)
        while low < high:
            middle = (low + high) // 2
            if self.position(middle) < position:
                low = middle + 1
            else:
                high = middle
        return low

    def find(self, wanted: str, *, match_case: bool = False) -> list[tuple[int, int]]:
        """All places of `wanted`, as (start, end) in Qt's positions; runs of white space are equal."""
        parts = wanted.split()
        if not parts:
            return []
        pattern = re.compile(r"\s+".join(map(self._literal, parts)), 0 if match_case else re.IGNORECASE)
        return self._places(pattern)

    def words(self, words: Iterable[str]) -> list[tuple[int, int]]:
        """All places of whole words, whatever their case."""
        wanted = sorted({word for word in words if word.strip()}, key=lambda word: (-len(word), word))
        if not wanted:
            return []
        alternatives = "|".join(map(self._literal, wanted))
        # CJK has no word boundaries: there a match inside a run of letters counts.
        plain = all(word[0] < "\u2e80" and word[-1] < "\u2e80" for word in wanted)
        edges = r"(?<!\w)(?:{})(?!\w)" if plain else "(?:{})"
        return self._places(re.compile(edges.format(alternatives), re.IGNORECASE))

    def _literal(self, word: str) -> str:
        """A pattern for `word`, soft breaks inside long words of a table allowed for."""
        if SOFT_BREAK not in self.text:
            return re.escape(word)
        return f"{SOFT_BREAK}?".join(map(re.escape, word))

    def _places(self, pattern: re.Pattern[str]) -> list[tuple[int, int]]:
        found = []
        for match in pattern.finditer(self.text):
            if match.start() == match.end():
                continue
            found.append((self.position(match.start()), self.position(match.end())))
            if len(found) >= MOST_MARKS:
                break
        return found
