"""Titles and headings while a reader types."""

from __future__ import annotations

from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.retrieval.folding import fold, folded_case
from vademecum.retrieval.index import Index
from vademecum.retrieval.result import Hit, SearchResult
from vademecum.retrieval.view import View


def complete(index: Index, prefix: str, *, reader: Reader = ANYONE, limit: int = 8) -> SearchResult:
    """Return articles and headings that hold every typed word, the last one as a prefix.

    Titles come before headings, a match at the beginning before one in the middle, short before long.
    A longer prefix of a word never finds more and never loses the entry that holds the word.
    """
    view = index.view(reader)
    words = fold(folded_case(" ".join(prefix.split()))).split(" ")
    if not words[0]:
        return SearchResult(reason="empty-query")
    ranked: list[tuple[tuple[int, int, int, str], int]] = []
    for section, heading, title in view.headings:
        name = fold(folded_case(heading))
        if not _holds(name, words):
            continue
        is_title = 0 if heading == title else 1
        starts = 0 if name.startswith(" ".join(words)) else 1
        ranked.append(((starts, is_title, len(name), name), section))
    ranked.sort()
    return SearchResult(
        hits=_unique(view, [section for _, section in ranked], limit), query=prefix.strip(), tier="near"
    )


def _holds(name: str, words: list[str]) -> bool:
    parts = name.replace("-", " ").replace("_", " ").replace("/", " ").split(" ")
    known = set(parts) | set(name.split(" "))
    return all(word in known or any(part.startswith(word) for part in known) for word in words[:-1]) and (
        any(part.startswith(words[-1]) for part in known) or words[-1] in name
    )


def _unique(view: View, sections: list[int], limit: int) -> tuple[Hit, ...]:
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
