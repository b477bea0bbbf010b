"""The figures that the verdict on a result is made of."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from vademecum.retrieval.bm25 import Ints
from vademecum.retrieval.fit import Signals
from vademecum.retrieval.parameters import FILE, KEYWORDS, TITLE, TRAIL
from vademecum.retrieval.query import Query
from vademecum.retrieval.ranking import Ranking
from vademecum.retrieval.scoring import SlotScore, contains, coverage, slot_masks
from vademecum.retrieval.spelling import has_common_words, is_common
from vademecum.retrieval.view import View

_NAMING = 1 << TITLE | 1 << TRAIL | 1 << FILE | 1 << KEYWORDS


def measure(query: Query, ranking: Ranking, view: View) -> Signals:
    """Measure how well the first section covers the question."""
    wanted = [scored for scored in ranking.slots if scored.slot.counts]
    weight = sum(scored.idf for scored in wanted) or 1.0
    signals = Signals(
        names=_names(query, wanted) / weight,
        unknown_share=sum(scored.idf for scored in wanted if not scored.matched) / weight,
        words=len({scored.slot.word for scored in wanted}),
        unknown=len(query.unknown),
        repaired=bool(query.corrected),
        foreign=bool(query.language and query.language not in view.languages and not query.rewritten),
    )
    if not ranking.order:
        return signals
    first = np.array(ranking.order[:1], dtype=np.int64)
    masks = slot_masks(ranking.slots, first, view)
    most = sum(scored.idf * scored.slot.weight for scored in wanted) * (view.scorer.k1 + 1.0)
    return replace(
        signals,
        first=float(coverage(ranking.slots, first)[0]),
        title=float(coverage(ranking.slots, first, masks=masks, fields=_NAMING)[0]),
        passing=_passing(query, ranking.slots, masks, int(first[0]), view) / weight,
        strength=min(1.0, float(ranking.base[first[0]]) / most) if most else 0.0,
    )


def _names(query: Query, wanted: list[SlotScore]) -> float:
    """Weight of the unknown words that are no ordinary words: names of things the folder lacks.

    Without a list of ordinary words for the language each unknown word counts half.
    """
    language = query.analyser.language
    factor = 1.0 if has_common_words(language) else 0.5
    missing = [
        scored for scored in wanted if not scored.matched and not is_common(scored.slot.text, language)
    ]
    return factor * sum(scored.idf for scored in missing)


def _passing(query: Query, slots: list[SlotScore], masks: list[Ints], first: int, view: View) -> float:
    """Weight of the ordinary words that the first hit and at most one other article merely mention."""
    if int(view.open_articles.sum()) < _MANY_ARTICLES:
        return 0.0
    language = query.analyser.language
    article_of = view.index.arrays.article_of
    total = 0.0
    for scored, mask in zip(slots, masks, strict=True):
        if not scored.slot.counts or int(mask[0]) & _NAMING or not is_common(scored.slot.text, language):
            continue
        typed = [matched.sections for matched in scored.matched if matched.option.via == "typed"]
        articles = {int(number) for sections in typed for number in article_of[sections[:_MANY]]}
        if typed and len(articles) <= _PASSING_ARTICLES:
            held = [
                m.option.credit for m in scored.matched if bool(contains(m.sections, np.array([first]))[0])
            ]
            total += scored.idf * max(held, default=0.0)
    return total


_PASSING_ARTICLES = 2
_MANY_ARTICLES = 25
"""Articles from which a word that only one or two mention says little."""
_MANY = 64
"""Sections that are looked at to count articles: more of them are never in two articles by chance."""
