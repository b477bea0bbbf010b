"""Turns of phrase that only ask: their words are no subject, however rare they are in the folder.

What does RAG stand for?     asks for `RAG`
the stand for the lamp       asks for all of it
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from vademecum.retrieval.analysis import Word
from vademecum.retrieval.folding import folded_case

_FILE = Path(__file__).parent / "words" / "asking.txt"
_WHETHER = _FILE.with_name("whether.toml")
_SUBJECT = "…"


def without_asking(text: str, language: str, words: list[Word]) -> list[Word]:
    """Mark the words of a turn of phrase that asks as stop words, as long as a subject is left."""
    told = folded_case(text).replace("’", "'")
    if len(told) != len(text):
        return words  # offsets moved: a rare letter, and no phrase of the list
    for phrase in _phrases(language):
        match = phrase.fullmatch(told)
        if match is None:
            continue
        spans = [match.span(number) for number in range(1, phrase.groups + 1)]
        marked = [
            replace(word, stop=True)
            if any(start <= word.start and word.end <= end for start, end in spans)
            else word
            for word in words
        ]
        return marked if any(not word.stop for word in marked) else words
    return words


def asks_whether(text: str, language: str) -> bool:
    """Whether a question is to be answered by yes or no: *is there*, *can I*, *gibt es*."""
    told = " ".join(folded_case(text).replace("’", "'").split())
    return told.startswith(_openings(language))


@lru_cache(maxsize=64)
def _openings(language: str) -> tuple[str, ...]:
    with _WHETHER.open("rb") as stream:
        return tuple(f"{opening} " for opening in tomllib.load(stream).get(language, ()))


@lru_cache(maxsize=64)
def _phrases(language: str) -> tuple[re.Pattern[str], ...]:
    """The phrases of a language as patterns; each group is a run of words that only asks."""
    found = []
    for line in _FILE.read_text("utf-8").splitlines():
        tag, colon, phrase = line.partition(": ")
        if colon and tag == language:
            runs = [r"\s+".join(map(re.escape, run.split())) for run in phrase.split(_SUBJECT)]
            parts = rf"{_SUBJECT}".join(f"({run})" if run else "" for run in runs)
            found.append(re.compile(rf"\W*{_spaced(parts)}\W*"))
    return tuple(found)


def _spaced(parts: str) -> str:
    """A pattern in which the subject stands between spaces, and at an end of the phrase is all the rest."""
    if parts.endswith(_SUBJECT):
        return parts.removesuffix(_SUBJECT) + r"\s.+"
    if parts.startswith(_SUBJECT):
        return r".+\s" + parts.removeprefix(_SUBJECT)
    return parts.replace(_SUBJECT, r"\s.+\s")
