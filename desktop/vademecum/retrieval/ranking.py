"""From scores to an ordered list of sections; every factor is kept, so that a hit can be explained."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from vademecum.retrieval.bm25 import Bools, Floats, Ints
from vademecum.retrieval.diversity import distinct, take_turns
from vademecum.retrieval.headings import heading_factors, how_to_section
from vademecum.retrieval.link_lists import link_list_factors
from vademecum.retrieval.parameters import FILE, Parameters
from vademecum.retrieval.place import Placed, place_factors
from vademecum.retrieval.query import Query
from vademecum.retrieval.scoring import SlotScore, article_scores, named_share, total_scores
from vademecum.retrieval.view import View

_POOL = 100
"""Best sections that the finer steps look at."""


@dataclass(slots=True)
class Ranking:
    """Sections with their scores, and what made them."""

    slots: list[SlotScore]
    base: Floats
    """Score of the words alone, per section of the index."""
    scores: Floats
    effects: list[tuple[str, str, Floats]] = field(default_factory=list)
    """Step, explanation, factor per section."""
    order: list[int] = field(default_factory=list)
    """Section numbers, best first."""
    dropped: list[int] = field(default_factory=list)
    """Sections that repeat a better one."""

    def multiply(self, name: str, why: str, factors: Floats) -> None:
        """Apply a step's factors and remember them."""
        self.scores = self.scores * factors
        self.effects.append((name, why, factors))

    def without(self, name: str) -> Floats:
        """Return the scores as they would be without a step that multiplies by 1 or more."""
        factors = next((factors for step, _, factors in self.effects if step == name), None)
        return self.scores if factors is None else self.scores / factors


def rank(
    query: Query,
    slots: list[SlotScore],
    view: View,
    placed: list[Placed],
    within: Bools | None,
    off: frozenset[str],
) -> Ranking:
    """Score the sections and put them in order; ties are broken by section id."""
    index, parameters = view.index, view.index.parameters
    base = total_scores(slots, view)
    ranking = Ranking(slots, base, base)
    if within is not None:
        ranking.base = ranking.scores = base * within
    if "article" not in off and parameters.article:
        whole = article_scores(slots, view)[index.arrays.article_of]
        factors = np.ones(len(whole))
        found = np.flatnonzero(ranking.scores)
        factors[found] += parameters.article * whole[found] / ranking.scores[found]
        ranking.multiply("article", "the whole article fits", factors)
    if "news" not in off and view.news_factors is not None:
        ranking.multiply("news", "change log or people page", view.news_factors)
    if len(view.languages) > 1 and "language" not in off:
        ranking.multiply("language", "in another language", view.language_factors(_language(query, view)))
    if placed and "place" not in off:
        ranking.multiply("place", "route", place_factors(placed, index, parameters))
    if "reference" not in off and view.reference_factors is not None:
        ranking.multiply("reference", "reference page", view.reference_factors)
    if "file-name" not in off:
        share = named_share(slots, view, FILE)
        if share is not None:
            factors = 1.0 + (parameters.file_name - 1.0) * share
            ranking.multiply("file-name", "the file is named for what was asked", factors)
    pool = _best(ranking.scores, index.arrays.rank_of, _POOL)
    _fine_steps(query, ranking, pool, view, parameters, off)
    ranking.order = _sorted(pool, ranking.scores, index.arrays.rank_of)
    if "how-to" not in off:
        _put_how_to_first(query, ranking, view)
    return ranking


def _put_how_to_first(query: Query, ranking: Ranking, view: View) -> None:
    """Put the section that tells how before the introduction of the same article."""
    section = how_to_section(query, ranking.slots, ranking.order, view)
    if section < 0:
        return
    factors = np.ones(len(ranking.scores))
    factors[section] = 1.001 * ranking.scores[ranking.order[0]] / ranking.scores[section]
    ranking.multiply("how-to", "its heading tells how", factors)
    ranking.order.remove(section)
    ranking.order.insert(0, section)


def _fine_steps(
    query: Query, ranking: Ranking, pool: Ints, view: View, parameters: Parameters, off: frozenset[str]
) -> None:
    """Steps that look at the best sections only, since they cost more than one addition."""
    if not len(pool):
        return
    if "links" not in off:
        lists = link_list_factors(pool, view, parameters.links)
        if lists is not None:
            ranking.multiply("links", "only lists links", lists)
    if "exact-form" not in off:
        _raise_typed_form(query, ranking, view)
    if "heading" not in off:
        ordered = pool[np.argsort(-ranking.scores[pool], kind="stable")]
        factors = heading_factors(
            query,
            ordered,
            view,
            run=parameters.heading_run,
            name=parameters.heading_name,
            whole=parameters.heading_whole,
        )
        ranking.multiply("heading", "the heading says what was asked", factors)


def _raise_typed_form(query: Query, ranking: Ranking, view: View) -> None:
    """Of the spellings of a compound (`start-up`, `startup`) the typed one counts a little more."""
    content = [word for word in query.words if not word.stop]
    typed = [word.text for word in content if word.parts or len(content) == 1]
    if typed:
        factors = np.ones(len(ranking.scores))
        for text in typed:
            factors[view.sections_with_face(text)] = view.index.parameters.exact_form
        ranking.multiply("exact-form", "the form as typed", factors)


def diversify(ranking: Ranking, view: View, limit: int) -> None:
    """Drop repeats and let articles take turns; the rest follows in order."""
    index, parameters = view.index, view.index.parameters
    article_of = index.arrays.article_of
    turns = take_turns(ranking.order, lambda section: int(article_of[section]), parameters.per_article)
    kept, dropped = distinct(turns, view.words_of, overlap=parameters.diversity, most=limit)
    ranking.order, ranking.dropped = kept, dropped


def _language(query: Query, view: View) -> str:
    """The language to prefer: the question's, else the reader's own, else the folder's."""
    return query.language if query.language in view.languages else query.wished or view.language


def _best(scores: Floats, rank_of: Ints, most: int) -> Ints:
    found = np.flatnonzero(scores > 0)
    if len(found) > most:
        limit = np.partition(scores[found], len(found) - most)[len(found) - most]
        found = found[scores[found] >= limit]
    ordered = np.array(_sorted(found, scores, rank_of), dtype=np.int64)
    return ordered[:most]


def _sorted(sections: Ints, scores: Floats, rank_of: Ints) -> list[int]:
    """Order by score, rounded so that the last bits of a sum never decide, then by id."""
    order = np.lexsort((rank_of[sections], -np.round(scores[sections], 9)))
    result: list[int] = sections[order].tolist()
    return result
