"""Titles and headings while a reader types."""

from __future__ import annotations

from collections.abc import Iterable

from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.retrieval.index import Index
from vademecum.retrieval.names import folded
from vademecum.retrieval.result import Hit, SearchResult
from vademecum.retrieval.view import View, view_of


def complete(index: Index, prefix: str, *, reader: Reader = ANYONE, limit: int = 8) -> SearchResult:
    """Return articles and headings that hold every typed word, the last one as a prefix.

    Titles come before headings, a match at the beginning before one in the middle, short before long.
    A longer prefix of a word never finds more and never loses the entry that holds the word.
    """
    view = view_of(index, reader)
    words = folded(prefix).split(" ")
    if not words[0]:
        return SearchResult(reason="empty-query")
    return SearchResult(hits=_unique(view, view.names.find(words), limit), query=prefix.strip(), tier="near")


def _unique(view: View, sections: Iterable[int], limit: int) -> tuple[Hit, ...]:
    hits: dict[str, Hit] = {}
    for number in sections:
        section = view.index.section(number)
        if section.source in hits:
            continue
        article = view.index.article(int(view.index.arrays.article_of[number]))
        hits[section.source] = Hit(
            id=section.id,
            source=section.source,
            path=section.path,
            heading=section.heading,
            title=article.title,
            score=round(1.0 / (len(hits) + 1), 6),
            confidence=0.0,
            excerpt="",
            trail=section.trail,
        )
        if len(hits) >= limit:
            break
    return tuple(hits.values())
