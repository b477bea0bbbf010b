"""Titles and headings in the order in which they are offered, made ready for looking up while typing."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence

from vademecum.retrieval.folding import fold, folded_case

_END = "\n"
"""Stands between names; no folded name holds it."""
_AFTER_ALL = "\U0010ffff"


def folded(text: str) -> str:
    """A name or what is typed, as it is compared: case and accents do not matter."""
    return fold(folded_case(" ".join(text.split())))


class Names:
    """Names of sections: titles before headings, short before long, then by the alphabet.

    All names lie in one text in that order, so that looking through them is one pass of the
    string search, and the first finds are the best.
    """

    def __init__(self, headings: Iterable[tuple[int, str, str]]) -> None:
        """`headings`: section, heading and title of its article."""
        named = [(folded(heading), heading != title, section) for section, heading, title in headings]
        named.sort(key=lambda entry: (entry[1], len(entry[0]), entry[0], entry[2]))
        self._names: Sequence[str] = [name for name, _, _ in named]
        self._sections: Sequence[int] = [section for _, _, section in named]
        self._text = _END.join(self._names)
        self._starts: list[int] = []
        at = 0
        for name in self._names:
            self._starts.append(at)
            at += len(name) + len(_END)
        self._by_alphabet = sorted(range(len(named)), key=lambda number: self._names[number])
        self._alphabet = [self._names[number] for number in self._by_alphabet]

    def find(self, words: Sequence[str]) -> Iterator[int]:
        """Sections whose name holds every word, the last one as the beginning or a part of one.

        Names that begin with what was typed come first.
        """
        typed = " ".join(words)
        first = bisect_left(self._alphabet, typed)
        beyond = bisect_left(self._alphabet, typed + _AFTER_ALL)
        begin = sorted(self._by_alphabet[first:beyond])
        yield from (self._sections[number] for number in begin)
        seen = set(begin)
        for number in self._with(max(words, key=len)):
            if number not in seen and _holds(self._names[number], words):
                yield self._sections[number]

    def _with(self, word: str) -> Iterator[int]:
        """Names that contain `word`, the best first."""
        at = self._text.find(word)
        while at >= 0:
            number = bisect_left(self._starts, at + 1) - 1
            yield number
            if number + 1 == len(self._starts):
                return
            at = self._text.find(word, self._starts[number + 1])


def _holds(name: str, words: Sequence[str]) -> bool:
    if not all(word in name for word in words):
        return False
    parts = name.replace("-", " ").replace("_", " ").replace("/", " ").split(" ")
    known = {*parts, *name.split(" ")}
    # Equal or a beginning; the last word may stand anywhere, which is known by now.
    return all(any(part.startswith(word) for part in known) for word in words[:-1])
