"""The figures that the verdict on a result is made of."""

from __future__ import annotations

import numpy as np

from vademecum.retrieval.fit import Signals
from vademecum.retrieval.parameters import FILE, KEYWORDS, TITLE, TRAIL
from vademecum.retrieval.query import Query
from vademecum.retrieval.ranking import Ranking
from vademecum.retrieval.scoring import SlotScore, coverage, slot_masks
from vademecum.retrieval.view import View

_NAMING = 1 << TITLE | 1 << TRAIL | 1 << FILE | 1 << KEYWORDS


def measure(query: Query, ranking: Ranking, view: View, *, placed: bool) -> Signals:
    """Measure how well the first sections cover the question."""
    first = np.array(ranking.order[:5], dtype=np.int64)
    counted = {slot.word for slot in query.slots if slot.counts}
    if not len(first):
        return Signals(words=len(counted), unknown=len(query.unknown), repaired=bool(query.corrected))
    covered = coverage(ranking.slots, first)
    masks = slot_masks(ranking.slots, first[:3], view)
    named = coverage(ranking.slots, first[:3], masks=masks, fields=_NAMING)
    return Signals(
        coverage=float(covered.max()),
        title=float(named.max()),
        first=float(covered[0]),
        article=_article_coverage(ranking.slots, first[:3], view),
        words=len(counted),
        unknown=len(query.unknown),
        repaired=bool(query.corrected),
        placed=placed,
    )


def _article_coverage(slots: list[SlotScore], sections: np.ndarray, view: View) -> float:
    """The largest share that the article of one of the sections covers as a whole."""
    article_of = view.index.arrays.article_of
    best = 0.0
    for article in dict.fromkeys(article_of[sections].tolist()):
        entry = view.index.entries[article]
        covered = weight = 0.0
        for scored in slots:
            if scored.slot.counts:
                weight += scored.idf
                credits_ = [
                    matched.option.credit
                    for matched in scored.matched
                    if _any_within(matched.sections, entry.first, entry.first + entry.sections)
                ]
                covered += scored.idf * max(credits_, default=0.0)
        best = max(best, covered / weight if weight else 0.0)
    return best


def _any_within(sections: np.ndarray, start: int, stop: int) -> bool:
    at = int(np.searchsorted(sections, start))
    return at < len(sections) and int(sections[at]) < stop
