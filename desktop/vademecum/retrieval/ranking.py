"""From scores to an ordered list of sections; every factor is kept, so that a hit can be explained."""

from __future__ import annotations

import fnmatch
from dataclasses import dataclass, field

import numpy as np

from vademecum.retrieval.bm25 import Bools, Floats, Ints
from vademecum.retrieval.diversity import distinct, take_turns
from vademecum.retrieval.headings import heading_factors, how_to_section
from vademecum.retrieval.parameters import FILE, TITLE, Parameters
from vademecum.retrieval.place import Placed, place_factors
from vademecum.retrieval.query import Query
from vademecum.retrieval.scoring import SlotScore, article_scores, coverage, slot_masks, total_scores
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
        ranking.multiply("language", "in another language", _other_language(query, view))
    if placed and "place" not in off:
        ranking.multiply("place", "route", place_factors(placed, index, parameters))
    if parameters.reference != 1.0 and "reference" not in off:
        ranking.multiply("reference", "reference page", _reference(view))
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
    if "exact-form" not in off:
        _raise_typed_form(query, ranking, view)
    wanted = [
        ("title-overlap", parameters.title_overlap, 1 << TITLE),
        ("file-name", parameters.file_name, 1 << FILE),
    ]
    if any(factor != 1.0 and name not in off for name, factor, _ in wanted):
        masks = slot_masks(ranking.slots, pool, view)
        for name, factor, fields in wanted:
            if factor != 1.0 and name not in off:
                share = coverage(ranking.slots, pool, masks=masks, fields=fields)
                factors = np.ones(len(ranking.scores))
                factors[pool] = 1.0 + (factor - 1.0) * share
                ranking.multiply(name, "words shared with the question", factors)
    if "heading" not in off:
        ordered = pool[np.argsort(-ranking.scores[pool], kind="stable")]
        factors = heading_factors(
            query, ordered, view, run=parameters.heading_run, name=parameters.heading_name
        )
        ranking.multiply("heading", "the heading says what was asked", factors)
    if parameters.exact_title != 1.0 and "exact-title" not in off:
        asked = sorted(term for word in query.words if not word.stop for term in word.terms[:1])
        factors = np.ones(len(ranking.scores))
        for number in pool.tolist():
            if asked and sorted(query.analyser.text_terms(view.index.section(number).heading)) == asked:
                factors[number] = parameters.exact_title
        ranking.multiply("exact-title", "the heading is the question", factors)


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


def _other_language(query: Query, view: View) -> Floats:
    """Articles in another language than the question's count less; one without words is in the folder's."""
    language = query.language if query.language in view.languages else query.wished or view.language
    factor = view.index.parameters.other_language
    per_article = np.array([1.0 if e.language == language else factor for e in view.index.entries])
    result: Floats = per_article[view.index.arrays.article_of]
    return result


def _reference(view: View) -> Floats:
    patterns = view.index.folder.reference
    factor = view.index.parameters.reference
    per_article = np.array(
        [
            factor if any(fnmatch.fnmatchcase(entry.path, p) for p in patterns) else 1.0
            for entry in view.index.entries
        ]
    )
    result: Floats = per_article[view.index.arrays.article_of]
    return result


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
