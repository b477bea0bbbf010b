"""The last word while it is being typed: it also stands for the words that begin with it."""

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


def complete_last_word(query: Query, view: View, parameters: Parameters) -> None:
    """Let the last word be met by its completions, weakly when it is a word of its own."""
    if not query.words or query.rewritten or query.text.rstrip() != query.text:
        return
    number = len(query.words) - 1
    word = query.words[number]
    joint = query.text[word.end :]  # `e-` on the way to `e-mail`
    if word.kind == "piece" or joint.strip(_JOINTS):
        return
    slots = [slot for slot in query.slots if slot.word == number]
    if not slots and query.slots:
        return  # a stop word after content words: complete as it stands
    completions = words_beginning(word.text + joint, view)
    if not completions:
        return
    unfinished = not any(known(slot, view) for slot in slots)
    weight = parameters.repaired if unfinished else parameters.prefix
    options = [
        Option((term,), weight, weight, "prefix", completion)
        for completion in completions
        for term in stems_of(completion, query, view)
    ]
    if not slots:
        query.slots.append(Slot(word.text, options, word=number))
    elif unfinished or len(slots) == 1:
        slots[0].options += options
