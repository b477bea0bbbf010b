"""Finds commands by what is typed into the palette: the best name first, descriptions last.

theme: dark   -> Theme: Dark          all of the title, in whatever punctuation
dark          -> Theme: Dark          a word of the title before a word of a description
tab clo       -> Close tab            all words in the title, in any order
the           -> Theme: …, not "another": the beginning of a word before its middle
np            -> Next page            first letters
preferences   -> Settings…            a further word by which it is known
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from vademecum.app.commands import Command
from vademecum.retrieval.folding import fold, folded_case

_WORD = re.compile(r"\w+")
_NO_SPACES = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
"""Kana and ideographs: words of their languages are written without spaces between them."""

_SHORTEST_INSIDE = 3
"""Letters that a word must have to be looked for inside of words."""

_WHOLE, _STARTS, _STARTS_PARTLY, _PHRASE, _WORDS, _INITIALS, _INSIDE = range(7)
"""How a title may fit, best first: all of it; whole words or part of a word at its start; the words typed
one after the other; in any order; its first letters; somewhere inside of words."""
_FURTHER, _DESCRIBED, _SOMEWHERE = range(7, 10)
"""How the rest may fit: other names, the description too, or somewhere inside of their words."""


@dataclass(frozen=True, slots=True)
class Wording:
    """All the words by which a command can be found."""

    titles: tuple[str, ...]
    """Its title in the language of the window, then in English."""
    further: str = ""
    """Other names that people have for it, and its keys."""
    description: str = ""
    """What it does, in one sentence."""


def best_first(
    commands: Iterable[Command], typed: str, wording: Callable[[Command], Wording]
) -> list[Command]:
    """The commands that have every typed word somewhere, the best first; all of them for no word."""
    words = _words(typed)
    rated = []
    for order, command in enumerate(commands):
        rank = _rank(words, wording(command)) if words else (0, 0)
        if rank is not None:
            rated.append((rank, order, command))
    return [command for _, _, command in sorted(rated, key=lambda entry: entry[:2])]


def _rank(words: list[str], wording: Wording) -> tuple[int, int] | None:
    """How well the words fit: the lower the better; None when one of them is nowhere.

    The second number parts what fits equally well: the window's own language goes first, of further
    names the one that is typed whole, of descriptions the one whose title has more of the words.
    """
    titles = [_words(title) for title in wording.titles]
    best = min((_title_fit(words, title), place) for place, title in enumerate(titles))
    if best[0] < _INSIDE:
        return best
    further = _words(wording.further)
    named = [word for title in titles for word in title] + further
    if _all_begin(words, named):
        return _FURTHER, 0 if _spaced(words) in _spaced(further) else 1
    if best[0] == _INSIDE:
        return best
    everything = named + _words(wording.description)
    left = -sum(any(_begins(word, [each]) for title in titles for each in title) for word in words)
    if _all_begin(words, everything):
        return _DESCRIBED, left
    if _all_inside(words, everything):
        return _SOMEWHERE, left
    return None


def _title_fit(words: list[str], title: list[str]) -> int:
    """How the words fit a title; `_FURTHER` when they don't."""
    typed, name = "".join(words), "".join(title)
    initials = "".join(word[0] for word in title)
    fits = (
        (_WHOLE, typed == name),
        (_STARTS, title[: len(words)] == words),
        (_STARTS_PARTLY, name.startswith(typed)),
        (_PHRASE, _spaced(words).rstrip() in _spaced(title)),
        (_WORDS, _all_begin(words, title)),
        (_INITIALS, len(typed) > 1 and initials.startswith(typed)),
        (_INSIDE, _all_inside(words, title)),
    )
    return next((fit for fit, holds in fits if holds), _FURTHER)


def _spaced(words: list[str]) -> str:
    return f" {' '.join(words)} "


def _all_begin(words: list[str], text: list[str]) -> bool:
    return all(_begins(word, text) for word in words)


def _all_inside(words: list[str], text: list[str]) -> bool:
    """Whether the words stand somewhere in those of the text; too short ones are in too many."""
    return all(any(word in each for each in text) and _tells(word) for word in words)


def _tells(word: str) -> bool:
    return len(word) >= _SHORTEST_INSIDE or bool(_NO_SPACES.match(word))


def _begins(word: str, text: list[str]) -> bool:
    """Whether a word of the text begins so; where there are no spaces every letter begins one."""
    if _NO_SPACES.match(word):
        return any(word in each for each in text)
    return any(each.startswith(word) for each in text)


def _words(text: str) -> list[str]:
    """The words of a text without case, accents and punctuation."""
    return _WORD.findall(fold(folded_case(text)))
