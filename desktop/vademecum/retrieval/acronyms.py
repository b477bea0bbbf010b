"""Acronyms that a folder explains by itself.

Cross-Origin Resource Sharing (CORS)     cors -> cross origin resource sharing
CORS (Cross-Origin Resource Sharing)     the same
Picture in Picture, Content Security Policy    pip, csp: initials of capitalised names
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from vademecum.knowledge.article import Section

_BRACKETED = re.compile(r"\(([A-Za-z][A-Za-z0-9&/-]{1,9})s?\)")
_SPELT = re.compile(r"\b([A-Z][A-Za-z0-9&-]{1,9})\s+\(([^()\n]{6,80})\)")
_SMALL_WORD = "in|of|on|to|for|and|the|by|with"
_NAME = re.compile(
    rf"\b[A-Z]\w+(?:[ -](?:(?:{_SMALL_WORD})[ -])?[A-Z]\w+){{1,4}}\b|\b[A-Z]\w+-(?:{_SMALL_WORD})-[a-z]\w+\b"
)
_WORD = re.compile(r"[A-Za-z0-9]+")
_SMALL = frozenset({"in", "of", "on", "to", "for", "and", "the", "by", "with", "a", "an"})


def learn(section: Section) -> Iterator[tuple[str, str, bool]]:
    """Yield (acronym, words, whether the text itself says so), both case-folded.

    Initials of a capitalised name are only a guess: they serve an acronym that nothing else explains.
    """
    found: dict[tuple[str, str], bool] = {}
    for text in (section.heading, section.prose):
        for pair in _names(text):
            found.setdefault(pair, False)
        for pair in (*_bracketed(text), *_spelt(text)):
            found[pair] = True
    for (short, words), said in found.items():
        yield short, words, said


def _bracketed(text: str) -> Iterator[tuple[str, str]]:
    for match in _BRACKETED.finditer(text):
        short = match[1].casefold()
        before = _WORD.findall(text[max(0, match.start() - 120) : match.start()])
        if words := _matching(short, [word.casefold() for word in before], from_end=True):
            yield short, " ".join(words)


def _spelt(text: str) -> Iterator[tuple[str, str]]:
    for match in _SPELT.finditer(text):
        short = match[1].casefold()
        words = [word.casefold() for word in _WORD.findall(match[2])]
        if found := _matching(short, words, from_end=False):
            yield short, " ".join(found)


def _matching(short: str, words: list[str], *, from_end: bool) -> list[str]:
    """The run of words at the end (or start) whose initials spell `short`, small words optional."""
    letters = [letter for letter in short if letter.isalnum()]
    for size in range(2, min(len(words), len(letters) + 3) + 1):
        run = words[-size:] if from_end else words[:size]
        if _initials_fit(letters, run):
            return run
    return []


def _initials_fit(letters: list[str], run: list[str]) -> bool:
    if run[0][0] != letters[0] or run[-1] in _SMALL:
        return False
    every = [word[0] for word in run]
    return letters in (every, [word[0] for word in run if word not in _SMALL])


def _names(text: str) -> Iterator[tuple[str, str]]:
    for match in _NAME.finditer(text):
        words = [word.casefold() for word in _WORD.findall(match.group())]
        if not 2 <= len(words) <= 6:
            continue
        for short in sorted(
            {
                "".join(word[0] for word in words),
                "".join(word[0] for word in words if word not in _SMALL),
            }
        ):
            if 2 <= len(short) <= 6:
                yield short, " ".join(words)
