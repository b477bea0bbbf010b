"""Where the headings of a shown page are."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QTextBlock, QTextDocument


class HeadingPlaces:
    """Positions of anchors that are headings; read on from where it was read before, as the page grows."""

    def __init__(self) -> None:
        self._wanted: frozenset[str] = frozenset()
        self._found: list[tuple[int, str]] = []
        self._read_to = 0

    def want(self, slugs: Iterable[str]) -> None:
        """Another page: the anchors of its headings."""
        self._wanted = frozenset(slugs)
        self.forget()

    def forget(self) -> None:
        """The page has been filled anew."""
        self._found, self._read_to = [], 0

    def of(self, document: QTextDocument) -> list[tuple[int, str]]:
        """(block position, anchor) of each heading, in order."""
        if not self._wanted:
            return []
        block = document.findBlock(self._read_to)
        while block.isValid():
            if block.blockFormat().headingLevel() > 0:
                slug = next((name for name in _anchors(block) if name in self._wanted), "")
                if slug and (not self._found or self._found[-1][0] < block.position()):
                    self._found.append((block.position(), slug))
            self._read_to = block.position()
            block = block.next()
        return self._found


def _anchors(block: QTextBlock) -> list[str]:
    names: list[str] = []
    walk = block.begin()
    while not walk.atEnd():
        names.extend(walk.fragment().charFormat().anchorNames())
        walk += 1
    return names
