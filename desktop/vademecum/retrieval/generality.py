"""How much a word says about a topic, by what a language in general does with it.

A small folder holds few articles, so there *take* or *several* may be as rare as the thing that was
asked about. How common a word is in the language as a whole puts that right; it is the same for every
folder and reader.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from vademecum.retrieval.analysis import analyser_for
from vademecum.retrieval.word_list import word_list

_WORDS = Path(__file__).parent / "words"
VAGUE, FREQUENT, TELLING = 0, 1, 2
"""Classes of words: those that fit any question, the most frequent ones, and the rest."""


@lru_cache(maxsize=16384)
def class_of(word: str, language: str) -> int:
    """Return the class of a case-folded word; without lists for a language every word is telling."""
    if word in _vague(language) or analyser_for(language).stem(word) in _vague_stems(language):
        return VAGUE
    return FREQUENT if word in word_list("frequent", language) else TELLING


@lru_cache(maxsize=16384)
def is_common(word: str, language: str) -> bool:
    """Whether a word is an ordinary word of the language: unknown to the folder, but no mistake."""
    return word in word_list("common", language) or class_of(word, language) != TELLING


def has_common_words(language: str) -> bool:
    """Whether there is a list of ordinary words for a language."""
    return bool(word_list("common", language))


@lru_cache(maxsize=32)
def _vague(language: str) -> frozenset[str]:
    with (_WORDS / "vague.toml").open("rb") as stream:
        return frozenset(tomllib.load(stream).get(language, "").split())


@lru_cache(maxsize=32)
def _vague_stems(language: str) -> frozenset[str]:
    return frozenset(analyser_for(language).stem(word) for word in _vague(language))
