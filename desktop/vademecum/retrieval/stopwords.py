"""Stop words by language, read once from `words/stop-words.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path

from vademecum.retrieval.folding import fold

_FILE = Path(__file__).parent / "words" / "stop-words.toml"


@lru_cache(maxsize=1)
def _lists() -> dict[str, frozenset[str]]:
    with _FILE.open("rb") as stream:
        lists = tomllib.load(stream)
    return {language: frozenset(words.split()) for language, words in lists.items()}


def languages() -> tuple[str, ...]:
    """Return the languages that have a list, sorted."""
    return tuple(sorted(_lists()))


def base_language(tag: str) -> str:
    """Return the primary subtag of a BCP 47 tag: `pt-BR` -> `pt`, `nb` -> `no`."""
    base = tag.replace("_", "-").split("-")[0].casefold()
    return "no" if base in ("nb", "nn") else base


@lru_cache(maxsize=64)
def stop_words(language: str) -> frozenset[str]:
    """Return the stop words of a language in both spellings, with and without accents; empty if unknown."""
    words = _lists().get(base_language(language), frozenset())
    return words | {fold(word) for word in words}
