"""Which boxes of a view's page are unfolded: as the author, the reader, a link or a search wants it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from vademecum.app.page.folding import Fold, folded, folds_of, keys_of

_MOST_PAGES = 200
"""Pages that are remembered; the oldest go first."""


class PageFolds:
    """The boxes of one page, and of pages shown before what was unfolded on them."""

    def __init__(self) -> None:
        self._folds: dict[int, Fold] = {}
        self._keys: dict[int, tuple[str, int]] = {}
        self._texts: dict[int, str] = {}
        self._kept: dict[str, dict[tuple[str, int], bool]] = {}
        self._state: dict[tuple[str, int], bool] = {}
        """What the reader has folded and unfolded on this page."""
        self._found: frozenset[int] = frozenset()
        """Boxes that are open only because something was found in them."""

    def take(self, page: str, pieces: Iterable[str]) -> None:
        """Another page, or the same one again: its name, and its HTML in pieces."""
        self._folds = {fold.number: fold for piece in pieces for fold in folds_of(piece)}
        self._keys, self._texts = keys_of(self._folds.values()), {}
        self._found = frozenset()
        self._state = self._kept.pop(page, {}) if page else {}
        if page:
            self._kept[page] = self._state
            while len(self._kept) > _MOST_PAGES:
                del self._kept[next(iter(self._kept))]

    def folded(self, html: str) -> str:
        """A piece of the page without what is hidden now."""
        return folded(html, self.is_open) if self._folds else html

    def is_open(self, number: int) -> bool:
        """Whether a box shows what it holds."""
        fold = self._folds.get(number)
        if fold is None or number in self._found:
            return True
        return self._state.get(self._keys[number], fold.authored_open)

    def toggle(self, number: int) -> bool:
        """Fold or unfold a box; False when there is no such box."""
        if number not in self._folds:
            return False
        self._state[self._keys[number]] = not self.is_open(number)
        self._found -= {number}
        return True

    @property
    def hidden(self) -> tuple[Fold, ...]:
        """The boxes whose text is not to be seen now."""
        return tuple(f for f in self._folds.values() if not all(map(self.is_open, (*f.around, f.number))))

    def _by_hand(self, numbers: Sequence[int]) -> bool:
        return all(self._state.get(self._keys[n], self._folds[n].authored_open) for n in numbers)

    def open_anchor(self, anchor: str) -> bool:
        """Unfold what a link to `anchor` leads into; whether anything has changed."""
        return bool(anchor) and self.open([f.number for f in self._folds.values() if f.holds(anchor)])

    def open(self, numbers: Iterable[int]) -> bool:
        """Unfold boxes, and those around them; whether anything has changed."""
        wanted = {n for number in numbers for n in (*self._folds[number].around, number)}
        closed = [number for number in wanted if not self.is_open(number)]
        for number in closed:
            self._state[self._keys[number]] = True
        return bool(closed)

    def find(self, has: Callable[[str], bool]) -> bool:
        """Unfold the boxes whose text `has` something, and fold those again that an earlier find unfolded.

        Returns whether anything has changed.
        """
        before = self._found
        found = {
            number
            for fold in self._folds.values()
            if not self._by_hand((*fold.around, fold.number)) and has(self._text(fold))
            for number in (*fold.around, fold.number)
        }
        self._found = frozenset(n for n in found if not self._by_hand((n,)))
        return self._found != before

    def _text(self, fold: Fold) -> str:
        if fold.number not in self._texts:
            self._texts[fold.number] = fold.text
        return self._texts[fold.number]

    def keep_found(self) -> None:
        """What a find has unfolded stays so."""
        for number in self._found:
            self._state[self._keys[number]] = True
        self._found = frozenset()
