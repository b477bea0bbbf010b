"""Words that stand for those that begin with them: with a star, and the last one while it is being typed."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from vademecum.retrieval.query import Option, Query, Slot, known, stems_of

if TYPE_CHECKING:
    from vademecum.retrieval.parameters import Parameters
    from vademecum.retrieval.view import View

_MOST = 24
"""Completions that are searched, the most frequent ones."""


_JOINTS = "-_.:/"
"""Signs that join the parts of a word."""


def words_beginning(prefix: str, view: View, most: int = _MOST) -> list[str]:
    """Return the visible words that begin with `prefix` and are longer, the most frequent first."""
    words = view.words
    at = bisect_left(words, prefix)
    found: list[str] = []
    while at < len(words) and words[at].startswith(prefix):
        if words[at] != prefix:
            found.append(words[at])
        at += 1
    found.sort(key=lambda word: (-view.face(word), word))
    return found[:most]


def complete_words(query: Query, view: View, parameters: Parameters) -> None:
    """Let each word with a star behind it, and the last word, be met by words that begin like it.

    bill*        every word that begins with bill, as good as the word itself
    bill         the same, weakly, while it is the last word and no space follows
    bi*ll, *bill no star but at the end of a word means anything
    """
    if not query.words or query.rewritten:
        return
    last = len(query.words) - 1
    for number, word in enumerate(query.words):
        joint, starred = _behind(query.text, word.end)
        if word.kind == "piece":
            continue
        if starred and len(word.text) >= _SHORTEST:
            _complete(query, view, number, word.text + joint, 1.0, 1.0)
        elif number == last and not query.text[word.end + len(joint) :]:
            _complete(query, view, number, word.text + joint, parameters.repaired, parameters.prefix)


_SHORTEST = 2
"""Letters before a star: fewer begin too many words."""


def _behind(text: str, at: int) -> tuple[str, bool]:
    """The joints that follow a word (`e-` on the way to `e-mail`), and whether a star ends it there."""
    end = at
    while end < len(text) and text[end] in _JOINTS:
        end += 1
    return text[at:end], text[end : end + 1] == "*" and not text[end + 1 : end + 2].isalnum()


def _complete(query: Query, view: View, number: int, begun: str, unknown: float, known_too: float) -> None:
    """Add the words that begin with `begun` to word `number`, weighing more when it is no word itself."""
    word = query.words[number]
    slots = [slot for slot in query.slots if slot.word == number]
    if not slots and query.slots and unknown < 1.0:
        return  # a stop word after content words: complete as it stands
    completions = words_beginning(begun, view)
    if not completions:
        return
    unfinished = not any(known(slot, view) for slot in slots)
    weight = unknown if unfinished else known_too
    options = [
        Option((term,), weight, weight, "prefix", completion)
        for completion in completions
        for term in stems_of(completion, query, view)
    ]
    if not slots:
        query.slots.append(Slot(word.text, options, word=number))
    elif unfinished or len(slots) == 1:
        slots[0].options += options
