"""Titles and headings that begin like what was typed: how it may go on, and what it may have meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.knowledge.reader import Reader

SUGGESTIONS = 5
"""Headings that are offered at most."""
_COMPLETED_FROM = 2
"""Letters after which a completion says something."""
_TELLING = 3
"""Letters of a word that headings may be near to; of a script with longer alphabets one less."""


def complete(knowledge: Knowledge, text: str, reader: Reader) -> str:
    """The best title or heading that begins with the text: `con` -> `Contents`."""
    start = text.casefold()
    if len(start) < _COMPLETED_FROM:
        return ""
    for hit in knowledge.complete(text, reader=reader, limit=8).hits:
        for name in (hit.heading, hit.title):
            if name.casefold().startswith(start) and len(name) > len(text):
                return name
    return ""


def suggest(knowledge: Knowledge, text: str, reader: Reader) -> tuple[str, ...]:
    """Titles and headings that begin like one of the words, for a search that found nothing.

    The longest words come first, and half of a word at least must be the same: small words and
    short beginnings are near to headings about anything.
    """
    from vademecum.retrieval.analysis import analyser_for  # noqa: PLC0415  # after the window is painted
    from vademecum.retrieval.stopwords import base_language  # noqa: PLC0415  # after the window is painted

    analyser = analyser_for(base_language(knowledge.language))
    words = dict.fromkeys(word.text for word in analyser.words(text) if not word.stop and _tells(word.text))
    found: dict[str, None] = {}
    for word in sorted(words, key=len, reverse=True):
        for length in (len(word), max(_TELLING, len(word) - 2), max(_TELLING, (len(word) + 1) // 2)):
            for hit in knowledge.complete(word[:length], reader=reader, limit=3).hits:
                found.setdefault(hit.heading or hit.title)
            if found:
                break
    return tuple(found)[:SUGGESTIONS]


def _tells(word: str) -> bool:
    return len(word) >= (_TELLING if word.isascii() else _TELLING - 1)
