"""Short overlapping pieces of scripts that are written without spaces.

传感器校准   indexed as 传 感 器 校 准 and 传感 感器 器校 校准; asked for as its pairs
"""

from __future__ import annotations

import re
import unicodedata

from vademecum.retrieval.characters import is_clustered, script_of
from vademecum.retrieval.folding import folded_case

Piece = tuple[int, int, str]
"""Start and end offset in the run, and the piece in its normal form."""

_SAFE_SINGLES = frozenset("的了吗呢吧啊はがをにへとでもや은는을를")
"""Single characters that never carry a topic where they stand between two words of a question."""


def paired_pieces(run: str) -> list[Piece]:
    """Return single characters and overlapping pairs of a Chinese, Japanese or Korean run."""
    units = _characters(run)
    return units + _joined(units, 2)


def paired_query(run: str, stops: frozenset[str]) -> list[Piece]:
    """Return the pieces to ask for: pairs of what is left without stop words, or a single character.

    Empty when nothing is left.
    """
    pieces: list[Piece] = []
    for start, segment in _segments(run, stops, _SAFE_SINGLES):
        units = [(start + at, start + end, piece) for at, end, piece in _characters(segment)]
        pairs = [pair for pair in _joined(units, 2) if not _is_hiragana(pair[2])]
        pieces += pairs or (units if len(units) == 1 else _joined(units, 2))
    return pieces


def clustered_pieces(run: str) -> list[Piece]:
    """Return overlapping pairs and triples of letter clusters of a Thai, Lao, Burmese or Khmer run."""
    units = _clusters(run)
    return [*units, *_joined(units, 2), *_joined(units, 3)]


def clustered_query(run: str, stops: frozenset[str] = frozenset()) -> list[Piece]:
    """Return the longest pieces that fit: triples, else pairs, else the cluster itself.

    Only long stop words are cut out: a short one may as well be a part of a word. Empty when nothing
    is left.
    """
    pieces: list[Piece] = []
    for start, segment in _segments(run, frozenset(s for s in stops if len(s) >= _LONG_STOP)):
        units = [(start + at, start + end, piece) for at, end, piece in _clusters(segment)]
        pieces += _joined(units, 3) or _joined(units, 2) or units
    return pieces


_LONG_STOP = 4
"""Characters of a stop word that is no part of another word by chance."""


def units(run: str) -> list[Piece]:
    """Return the characters, or the letter clusters, that the pieces of a run are made of."""
    return _clusters(run) if is_clustered(run[0]) else _characters(run)


def _characters(run: str) -> list[Piece]:
    if len(unicodedata.normalize("NFKC", run)) == len(run):
        return [(at, at + 1, folded_case(character)) for at, character in enumerate(run)]
    units: list[Piece] = []
    for at, character in enumerate(run):  # half-width kana: the voicing mark belongs to its letter
        if units and character in "ﾞﾟ\u3099\u309a":
            start, _, piece = units[-1]
            units[-1] = (start, at + 1, unicodedata.normalize("NFKC", piece + character))
        else:
            units.append((at, at + 1, folded_case(unicodedata.normalize("NFKC", character))))
    return units


def _clusters(run: str) -> list[Piece]:
    units: list[Piece] = []
    for at, character in enumerate(run):
        if units and unicodedata.category(character) in ("Mn", "Mc"):
            start, _, piece = units[-1]
            units[-1] = (start, at + 1, piece + character)
        else:
            units.append((at, at + 1, character))
    return units


def _joined(units: list[Piece], size: int) -> list[Piece]:
    return [
        (units[at][0], units[at + size - 1][1], "".join(unit[2] for unit in units[at : at + size]))
        for at in range(len(units) - size + 1)
    ]


def _segments(
    run: str, stops: frozenset[str], singles: frozenset[str] = frozenset()
) -> list[tuple[int, str]]:
    """Cut a run at stop words of two or more characters and at safe single ones."""
    if run in stops:
        return []
    cuts = sorted({stop for stop in stops if len(stop) > 1}, key=lambda stop: (-len(stop), stop))
    cuts += sorted(singles)
    if len(run) < 3 or not cuts:
        return [(0, run)]
    pattern = re.compile("|".join(map(re.escape, cuts)))
    segments: list[tuple[int, str]] = []
    start = 0
    for match in [*pattern.finditer(run), None]:
        end = match.start() if match else len(run)
        if end > start:
            segments.append((start, run[start:end]))
        start = match.end() if match else end
    return segments


def _is_hiragana(text: str) -> bool:
    return all("\u3041" <= character <= "\u309f" for character in text) and script_of(text[0]) == "kana"
