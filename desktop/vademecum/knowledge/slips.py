"""Words that are probably meant: a known key that a typed one differs from by a slip."""

from __future__ import annotations

from collections.abc import Iterable


def slip(word: str, known: Iterable[str]) -> str:
    """The known key that differs by a letter or two, or only in how its words are joined; else empty."""
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - few folders hold a word to look at

    plain = word.replace("-", "").replace("_", "")
    for key in sorted(known):
        other = key.replace("-", "").replace("_", "")
        near = 2 if len(other) >= 7 else 1
        if plain == other or (len(other) > 3 and OSA.distance(plain, other) <= near):
            return key
    return ""
