"""Words that are written as one, with a hyphen or apart: each spelling finds the others.

start up, sign in     also ask for startup, signin
signin                is taken apart when the folder knows only `sign` (and `in`)
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vademecum.retrieval.query import Option, Query, Slot, known

if TYPE_CHECKING:
    from vademecum.retrieval.view import View

_LONGEST_RUN = 3
"""Neighbouring words that are tried as one."""


def join_neighbours(query: Query, view: View, weight: float) -> None:
    """Add a slot for each run of two or three words that the folder also writes as one."""
    words = query.words
    for size in range(2, _LONGEST_RUN + 1):
        for at in range(len(words) - size + 1):
            run = words[at : at + size]
            if any(word.kind == "piece" for word in run) or all(word.stop for word in run[:-1]):
                continue
            if not _adjacent(query.text, run[0].end, run[-1].start, size):
                continue
            joined = "".join(_plain(word.text) for word in run)
            terms = [term for term in query.analyser.stems(joined) if view.term(term) >= 0]
            if terms:
                text = " ".join(word.text for word in run)
                options = [Option((term,), via="joined", label=joined) for term in terms]
                met = _let_cover(query, range(at, at + size), options, view)
                query.slots.append(Slot(text, options, weight if met else 1.0, counts=False))


def _let_cover(query: Query, run: range, options: list[Option], view: View) -> bool:
    """A section that writes words as one has all of them: `open filesize` is met by open_file_size.

    Returns whether each of the words also occurs apart.
    """
    slots = [slot for slot in query.slots if slot.word in run]
    apart = all(known(slot, view) for slot in slots)
    for slot in slots:
        slot.options += [replace(option, weight=0.0, credit=_TOGETHER) for option in options]
    return apart


_TOGETHER = 0.9
"""Share of a word that is met where it is written as one with its neighbours."""


def _adjacent(text: str, first_end: int, last_start: int, size: int) -> bool:
    """Whether only spaces (and the words between) part the first from the last word."""
    between = text[first_end:last_start]
    return len(between.split()) == size - 2 and not any(sign in between for sign in ",;!?()")


def _plain(word: str) -> str:
    return word if word.isalnum() else "".join(letter for letter in word if letter.isalnum())


def split_word(word: str, query: Query, view: View) -> tuple[str, str] | None:
    """Return the two known words that a missing space has run together, the commonest pair first."""
    if len(word) < 5 or not word.isalpha():
        return None
    best: tuple[int, int, str, str] | None = None
    for cut in range(2, len(word) - 1):
        left, right = word[:cut], word[cut:]
        weights = [_weight(part, query, view) for part in (left, right)]
        if min(weights) <= 0 or max(len(left), len(right)) < 3:
            continue
        # The rarer half decides; of equals the longer left half wins (`sign in`, not `sig nin`).
        candidate = (min(weights), cut, left, right)
        if best is None or candidate[:2] > best[:2]:
            best = candidate
    return (best[2], best[3]) if best else None


def _weight(part: str, query: Query, view: View) -> int:
    if part in query.analyser.stops:
        return 1
    frequency = view.face(part)
    if not frequency:
        frequency = max((_frequency(term, view) for term in query.analyser.stems(part)), default=0)
    return frequency if len(part) >= 3 else 0


def _frequency(term: str, view: View) -> int:
    number = view.term(term)
    return int(view.frequencies[number]) if number >= 0 else 0
