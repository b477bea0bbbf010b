"""Words that turn or narrow what a sentence says: negations, limits, opposites, numbers.

All languages at once: a sentence may be in another language than its excerpt.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files

_TABLES: Mapping[str, Mapping[str, str]] = tomllib.loads(
    (files("vademecum.answering") / "words" / "polarity.toml").read_text("utf-8")
)


def _words(table: str) -> frozenset[str]:
    return frozenset(word.casefold() for words in _TABLES[table].values() for word in words.split())


NEGATIONS = _words("negations")
"""Whole words, case-folded, apostrophes removed."""
NEGATION_MARKS = tuple(sorted(_words("negation_marks")))
"""Parts of words in languages that don't part their words."""
LIMITS = _words("limits")
"""A sentence may not add one of these to what its excerpt says."""
STRICT_LIMITS = _words("strict_limits")
"""... and may not leave out one of these."""
CONDITIONS = _words("conditions")
"""What an excerpt says under a condition, a sentence may not say without one,"""
CONDITION_WORDS = CONDITIONS | _words("condition_words")
"""... told by one of these."""
GLUE = _words("glue")
"""Words that a sentence may add: they claim nothing."""
OPPOSITES = tuple(
    pair
    for word in sorted(_words("opposites"))
    for one, _, other in [word.partition(":")]
    for pair in ((one, other), (other, one))
)
"""Pairs, both ways round, of which a sentence may not put one where its excerpt has the other."""
NUMBER_WORDS: Mapping[str, float] = {
    word.casefold(): float(number) for number, words in _TABLES["numbers"].items() for word in words.split()
}
