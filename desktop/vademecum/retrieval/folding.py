"""Normal forms of a word: NFKC and case folding for every word, accents folded as an extra form."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from vademecum.retrieval.characters import IGNORED, script_of

_FOLDED_SCRIPTS = frozenset({"latin", "greek", "cyrillic", "arabic", "hebrew"})
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"})
_KEPT_PAIRS = {"й": "й", "ї": "ї", "ў": "ў"}
"""Letters of their own in Cyrillic: folding them would merge different words."""


def normal(text: str) -> str:
    """Return text in NFKC without invisible joiners; case is kept, so that CamelCase can still be seen."""
    return text if text.isascii() else unicodedata.normalize("NFKC", text.translate(IGNORED))


def folded_case(text: str) -> str:
    """Return the case-folded form in NFKC: `Straße` -> `strasse`."""
    return text.lower() if text.isascii() else unicodedata.normalize("NFKC", text.casefold())


def fold(word: str) -> str:
    """Return a case-folded word without accents: `café` -> `cafe`, `ёлка` -> `елка`; й stays й."""
    if word.isascii():
        return word
    letters: list[str] = []
    for letter in word:
        plain = _plain(letter)
        if plain is not None:
            letters.append(plain)
        elif not _follows_folded(letters):
            letters.append(letter)
    return "".join(letters)


@lru_cache(maxsize=4096)
def _plain(letter: str) -> str | None:
    """A letter without its accent; None for a mark of its own, which the letter before it decides about."""
    if letter in _KEPT_PAIRS or letter.isascii():
        return letter
    if script_of(letter) in _FOLDED_SCRIPTS:
        parts = unicodedata.normalize("NFKD", letter)
        return "".join(part for part in parts if not unicodedata.combining(part)).translate(_LETTERS)
    return None if unicodedata.combining(letter) else letter.translate(_LETTERS)


def _follows_folded(letters: list[str]) -> bool:
    return bool(letters) and bool(letters[-1]) and script_of(letters[-1][-1]) in _FOLDED_SCRIPTS
