"""Hits for people: excerpt, highlights, place and the reasons for the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np

from vademecum.knowledge.running import running
from vademecum.retrieval.analysis import analyser_for
from vademecum.retrieval.excerpt import Highlighter
from vademecum.retrieval.fit import Fit
from vademecum.retrieval.headings import inner_anchor
from vademecum.retrieval.parameters import FIELD_NAMES
from vademecum.retrieval.place import Placed, first_section
from vademecum.retrieval.query import Query
from vademecum.retrieval.ranking import Ranking
from vademecum.retrieval.result import Hit, Step
from vademecum.retrieval.scoring import SlotScore, slot_masks
from vademecum.retrieval.view import View

_PLACE_CONFIDENCE = {"exact": 0.9, "ancestor": 0.5, "descendant": 0.4, "": 0.0}
"""How sure a screen alone makes us: the author said so, but the question is not known."""


def make_hits(
    query: Query, ranking: Ranking, view: View, placed: list[Placed], fit: Fit, *, limit: int, explain: bool
) -> tuple[Hit, ...]:
    """Return the first `limit` sections of a ranking as hits."""
    order = ranking.order[:limit]
    if not order:
        return ()
    where = {entry.article: entry for entry in placed}
    masks = [mask.tolist() for mask in slot_masks(ranking.slots, np.array(order, dtype=np.int64), view)]
    top = float(ranking.scores[order[0]])
    wanted = wanted_terms(ranking.slots)
    highlighter = Highlighter(wanted, _prefix_of(query))
    return tuple(
        _hit(
            section,
            view,
            where,
            highlighter,
            score=float(ranking.scores[section]),
            confidence=_confidence(fit, float(ranking.scores[section]), top),
            anchor=inner_anchor(section, wanted, view),
            matched=_matched(ranking.slots, masks, at),
            why=_why(ranking, section, masks, at, where, view) if explain else (),
        )
        for at, section in enumerate(order)
    )


def make_place_hits(view: View, placed: list[Placed], limit: int) -> tuple[Hit, ...]:
    """Return the articles of a screen as hits, without a question."""
    where = {entry.article: entry for entry in placed}
    highlighter = Highlighter({})
    return tuple(
        _hit(
            first_section(view.index, entry),
            view,
            where,
            highlighter,
            score=round(1.0 / (at + 1), 6),
            confidence=_PLACE_CONFIDENCE[entry.place],
        )
        for at, entry in enumerate(placed[:limit])
    )


def make_near_hits(view: View, placed: list[Placed], near: Sequence[tuple[int, float]]) -> tuple[Hit, ...]:
    """Return sections found by meaning, with their likeness: they need hold no word of a question."""
    where = {entry.article: entry for entry in placed}
    highlighter = Highlighter({})
    return tuple(
        _hit(section, view, where, highlighter, score=round(likeness, 4), confidence=0.0)
        for section, likeness in near
    )


def wanted_terms(slots: list[SlotScore]) -> dict[str, float]:
    """Return the weight of each term of the question, for excerpts and highlights."""
    weights: dict[str, float] = {}
    for scored in slots:
        for option in scored.slot.options:
            for term in option.terms:
                weights[term] = max(weights.get(term, 0.0), scored.idf * max(option.weight, 0.1))
    return weights


def _hit(
    number: int,
    view: View,
    where: Mapping[int, Placed],
    highlighter: Highlighter,
    *,
    score: float,
    confidence: float,
    anchor: str = "",
    matched: Mapping[str, tuple[str, ...]] | None = None,
    why: tuple[Step, ...] = (),
) -> Hit:
    index = view.index
    article_number = int(index.arrays.article_of[number])
    entry = index.entries[article_number]
    section, article = index.section(number), index.article(article_number)
    analyser = analyser_for(entry.language)
    shown = highlighter.excerpt(_readable(section.prose, section.text, article.summary), analyser)
    if not shown.spans and section.code:  # what was asked for stands in the code
        shown = highlighter.excerpt(section.text, analyser)
    place = where.get(article_number)
    return Hit(
        id=section.id,
        source=section.source,
        path=section.path,
        heading=section.heading,
        title=article.title,
        score=round(score, 6),
        confidence=confidence,
        excerpt=shown.text,
        spans=shown.spans,
        anchor=anchor,
        route=place.route if place else (entry.routes[0].pattern if entry.routes else ""),
        place=place.place if place else "",
        trail=section.trail,
        matched=matched or {},
        why=why,
    )


def _readable(prose: str, text: str, summary: str) -> str:
    return running(prose) or text.strip() or summary


def _prefix_of(query: Query) -> str:
    for slot in query.slots:
        if any(option.via == "prefix" for option in slot.options):
            return slot.text
    return ""


def _confidence(fit: Fit, score: float, top: float) -> float:
    return round(fit.confidence * min(1.0, score / top), 4) if top > 0 else 0.0


def _matched(slots: list[SlotScore], masks: list[list[int]], at: int) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for scored, mask in zip(slots, masks, strict=True):
        fields = _fields(mask[at])
        if fields:
            found.setdefault(scored.slot.text, fields)
    return found


@lru_cache(maxsize=256)
def _fields(mask: int) -> tuple[str, ...]:
    return tuple(name for bit, name in enumerate(FIELD_NAMES) if mask >> bit & 1)


def _why(
    ranking: Ranking, section: int, masks: list[list[int]], at: int, where: Mapping[int, Placed], view: View
) -> tuple[Step, ...]:
    steps: list[Step] = []
    for scored, mask in zip(ranking.slots, masks, strict=True):
        gained, label = 0.0, ""
        for matched in scored.matched:
            position = int(np.searchsorted(matched.sections, section))
            if position < len(matched.sections) and int(matched.sections[position]) == section:
                value = scored.slot.weight * matched.option.weight * float(matched.impacts[position])
                if value > gained:
                    gained, label = value, f"{matched.option.via}: {matched.option.label or scored.slot.text}"
        if gained:
            fields = ", ".join(_fields(mask[at]))
            steps.append(Step("words", f"+{gained:.2f} {scored.slot.text} ({label}) in {fields}"))
    place = where.get(int(view.index.arrays.article_of[section]))
    for name, why, factors in ranking.effects:
        factor = float(factors[section])
        reason = f"{place.place} route {place.route}" if name == "place" and place else why
        if factor == 0.0:
            steps.append(Step(name, f"first: {reason}"))
        elif abs(factor - 1.0) > 1e-9:
            steps.append(Step(name, f"x{factor:.2f} ({reason})", round(factor, 6)))
    return tuple(steps)
