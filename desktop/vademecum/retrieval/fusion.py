"""Several rankings become one: reciprocal rank fusion.

A ranking says more by its order than by its scores, which can't be compared between words, a
translation and vectors. Each list gives a section weight / (60 + rank).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vademecum.retrieval.result import Hit, Step

K = 60
"""The usual constant; 10 gave the same order on the measured questions, within one."""


@dataclass(frozen=True, slots=True)
class Ranked:
    """One ranking."""

    name: str
    """For explanations: words, rewritten, meaning."""
    hits: tuple[Hit, ...]
    """Best first."""
    weight: float = 1.0


def fuse(
    lists: Sequence[Ranked], limit: int, *, by_article: bool = False, explain: bool = False
) -> tuple[Hit, ...]:
    """Return the first `limit` hits of all lists together; a hit keeps the words of the first list it is in.

    `by_article` counts the best section of each article and puts every article before the second
    section of any: with questions translated or compared by meaning, lists agree on the article
    more often than on the section (12 of 16 right first, against 10).
    """
    first: dict[str, Hit] = {}
    for ranked in lists:
        for hit in ranked.hits:
            first.setdefault(hit.id, hit)
    scores = _scores(lists, by_article=False)
    order = sorted(first, key=lambda name: (-scores[name], name))
    if by_article:
        articles = _scores(lists, by_article=True)
        best: dict[str, str] = {}
        for ranked in lists:
            for hit in ranked.hits:
                best.setdefault(hit.path, hit.id)
        heads = [best[path] for path in sorted(best, key=lambda path: (-articles[path], path))]
        scores.update({best[path]: value for path, value in articles.items()})
        order = [*heads, *(name for name in order if name not in set(heads))]
    return tuple(_hit(first[name], scores[name], lists if explain else ()) for name in order[:limit])


def _scores(lists: Sequence[Ranked], *, by_article: bool) -> dict[str, float]:
    scores: dict[str, float] = {}
    for ranked in lists:
        names = dict.fromkeys(hit.path if by_article else hit.id for hit in ranked.hits)
        for rank, name in enumerate(names, 1):
            scores[name] = scores.get(name, 0.0) + ranked.weight / (K + rank)
    return scores


def _hit(hit: Hit, score: float, lists: Sequence[Ranked]) -> Hit:
    if not lists:
        return replace(hit, score=round(score, 6))
    places = []
    for ranked in lists:
        rank = next((at for at, other in enumerate(ranked.hits, 1) if other.id == hit.id), 0)
        if rank:
            places.append(f"{ranked.name} {rank}")
    return replace(hit, score=round(score, 6), why=(*hit.why, Step("fusion", ", ".join(places))))
