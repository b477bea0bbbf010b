"""A readable part of a section around the matches, and where in it to highlight."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from vademecum.retrieval.analysis import Analyser
from vademecum.retrieval.characters import TOKEN

LENGTH = 240
"""Characters of an excerpt, about two lines of a result list."""
_SENTENCE_END = re.compile(r"[.!?。！？…] ")
"""In text whose white space is single spaces."""
_SENTENCE_START = re.compile(r"[.!?。！？…;] ")
"""Where an excerpt may begin: at an item of a list or a row of a table too (`knowledge/running.py`)."""
_ELLIPSIS = "…"


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A part of a section and the matches in it."""

    text: str
    spans: tuple[tuple[int, int], ...]


class Highlighter:
    """Finds what was asked for in texts; tokens that recur are weighed once.

    `weights` gives the weight of each term of the question, `prefix` is the last word as far as it is
    typed: words that begin with it are matches too.
    """

    def __init__(self, weights: Mapping[str, float], prefix: str = "") -> None:
        self._weights = weights
        self._prefix = prefix if len(prefix) > 1 else ""
        self._beginnings = sorted({term[:_BEGINNING] for term in (*weights, self._prefix) if term})
        self._known: dict[str, dict[str, tuple[float, str]]] = {}

    def excerpt(self, text: str, analyser: Analyser, *, length: int = LENGTH) -> Excerpt:
        """Return the stretch of `text` that holds the most of what was asked for.

        It begins at a sentence where one is near and never breaks a word.
        """
        flat = " ".join(text.split())
        marks = self._marks(flat, analyser)
        if len(flat) <= length:
            return Excerpt(flat, _merged([(start, end) for start, end, _, _ in marks]))
        start, end = _window(flat, marks, length)
        cut = flat[start:end].strip()
        offset = start + (len(flat[start:end]) - len(flat[start:end].lstrip()))
        lead = _ELLIPSIS + " " if start > 0 and not _begins_sentence(flat, offset) else ""
        tail = "" if end >= len(flat) or cut.endswith((".", "!", "?", "。", "！", "？")) else " " + _ELLIPSIS
        inside = [
            (begin - offset + len(lead), stop - offset + len(lead))
            for begin, stop, _, _ in marks
            if begin >= offset and stop <= offset + len(cut)
        ]
        return Excerpt(lead + cut + tail, _merged(inside))

    def spans(self, text: str, analyser: Analyser) -> tuple[tuple[int, int], ...]:
        """Return the character offsets of every match in a text, overlapping ones merged."""
        return _merged([(start, end) for start, end, _, _ in self._marks(text, analyser)])

    def _marks(self, text: str, analyser: Analyser) -> list[_Mark]:
        if not _plain(text):
            return self._marks_within(text, 0, len(text), analyser)
        marks: list[_Mark] = []
        lowered = text.lower()
        end = -1
        for at in sorted(self._places(lowered)):
            if at < end:
                continue
            start = max(lowered.rfind(" ", 0, at), lowered.rfind("\n", 0, at)) + 1
            end = min(_found(lowered, " ", at), _found(lowered, "\n", at))
            marks += self._marks_within(text, start, end, analyser)
        return marks or self._marks_within(text, 0, len(text), analyser)

    def _places(self, lowered: str) -> Iterator[int]:
        """Where a wanted word may begin: a quick look before tokens are cut and weighed."""
        for begin in self._beginnings:
            at = lowered.find(begin)
            while at >= 0:
                yield at
                at = lowered.find(begin, at + 1)

    def _marks_within(self, text: str, start: int, end: int, analyser: Analyser) -> list[_Mark]:
        marks: list[_Mark] = []
        known = self._known.setdefault(analyser.language, {})
        for match in TOKEN.finditer(text, start, end):
            raw = match.group()
            found = known.get(raw)
            if found is None:
                found = known[raw] = self._weigh(raw, analyser)
            if found is _NOT_WANTED:
                continue
            if found is _IN_PIECES:
                marks += self._piece_marks(raw, match.start(), analyser)
            else:
                marks.append((match.start(), match.end(), *found))
        return marks

    def _weigh(self, raw: str, analyser: Analyser) -> tuple[float, str]:
        """Weight and term of one token."""
        best = _NOT_WANTED
        for term in analyser.terms(raw):
            weight = self._weights.get(term, 0.0)
            if weight > best[0]:
                best = (weight, term)
        if best is not _NOT_WANTED:
            return _IN_PIECES if raw[0] > "\u0dff" and analyser.in_pieces(raw) else best
        if self._prefix and raw.casefold().startswith(self._prefix):
            return 0.1, self._prefix
        return best

    def _piece_marks(self, raw: str, start: int, analyser: Analyser) -> list[_Mark]:
        return [
            (start + at, start + end, self._weights[piece], piece)
            for at, end, piece in analyser.pieces(raw)
            if piece in self._weights
        ]


_BEGINNING = 3
"""Letters of a term by which its words are looked for; stems rarely differ from their words in these."""
_FOREIGN_LETTER = re.compile(r"[^\x00-\x7f\u00a0-\u00bf\u2010-\u206f\u2190-\u23ff\u2500-\u27bf]")


def _plain(text: str) -> bool:
    """Whether a text has no letters beyond ASCII, so that lower case keeps every offset."""
    return text.isascii() or _FOREIGN_LETTER.search(text) is None


def _found(text: str, sign: str, start: int) -> int:
    at = text.find(sign, start)
    return len(text) if at < 0 else at


_Mark = tuple[int, int, float, str]
"""Start, end, weight and term of a match."""
_NOT_WANTED: tuple[float, str] = (0.0, "")
_IN_PIECES: tuple[float, str] = (-1.0, "")
"""The token belongs to an unspaced script and some of its pieces are wanted."""


def _window(flat: str, marks: list[_Mark], length: int) -> tuple[int, int]:
    """The stretch that starts at a sentence or shortly before a match and holds the most weight."""
    marks = marks[:_MOST_MARKS]
    begins = [start for start, _, _, _ in marks]
    best, best_value = 0, _value(flat, marks, begins, 0, length)
    sentences = [0, *(match.end() for match in _SENTENCE_START.finditer(flat))]
    tried = {0}
    for begin in begins:
        sentence = sentences[bisect_right(sentences, begin) - 1]
        for start in (sentence, _word_start(flat, max(0, begin - _LEAD))):
            if start in tried or start < begin - length // 2:
                continue
            tried.add(start)
            value = _value(flat, marks, begins, start, length)
            if value > best_value + 1e-9:
                best, best_value = start, value
    return best, _end(flat, best, length)


def _value(flat: str, marks: list[_Mark], begins: list[int], start: int, length: int) -> float:
    """Weight of the different terms within a stretch; each repeat counts a fifth."""
    seen: dict[str, float] = {}
    for begin, end, weight, term in marks[bisect_left(begins, start) :]:
        if begin >= start + length:
            break
        if end <= start + length:
            seen[term] = seen[term] + weight * 0.2 if term in seen else weight
    return sum(seen.values()) + (0.05 if _begins_sentence(flat, start) else 0.0)


_MOST_MARKS = 60
"""Matches that are looked at to choose the stretch."""
_LEAD = 40
"""Characters before a match where a stretch may begin when no sentence does."""


def _end(flat: str, start: int, length: int) -> int:
    limit = start + length
    if limit >= len(flat):
        return len(flat)
    sentence = max((m.end() - 1 for m in _SENTENCE_END.finditer(flat, start, limit)), default=-1)
    if sentence > start + length * 2 // 3:
        return sentence
    space = flat.rfind(" ", start + length // 2, limit)
    return space if space > 0 else limit


def _word_start(flat: str, at: int) -> int:
    if at == 0:
        return 0
    space = flat.find(" ", at)
    return space + 1 if 0 <= space < at + 30 else at


def _begins_sentence(flat: str, at: int) -> bool:
    return at == 0 or flat[max(0, at - 4) : at].rstrip()[-1:] in (
        ".",
        "!",
        "?",
        "。",
        "！",
        "？",
        ":",
        ";",
        "…",
    )


def _merged(spans: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    merged: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return tuple(merged)
