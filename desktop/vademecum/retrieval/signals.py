"""The figures that the verdict on a result is made of."""

from __future__ import annotations

import re
from dataclasses import replace

from vademecum.retrieval.analysis import analyser_for
from vademecum.retrieval.asking import asks_whether
from vademecum.retrieval.characters import TOKEN
from vademecum.retrieval.fit import Signals
from vademecum.retrieval.generality import has_common_words, is_common
from vademecum.retrieval.link_lists import is_link_list
from vademecum.retrieval.parameters import FILE, KEYWORDS, TITLE, TRAIL
from vademecum.retrieval.query import Query, Slot
from vademecum.retrieval.ranking import Ranking
from vademecum.retrieval.scoring import SlotScore
from vademecum.retrieval.view import View

_NAMING = 1 << TITLE | 1 << TRAIL | 1 << FILE | 1 << KEYWORDS


def measure(query: Query, ranking: Ranking, view: View) -> Signals:
    """Measure how well the first section covers the question."""
    wanted = [scored for scored in ranking.slots if scored.slot.counts]
    weight = sum(scored.idf for scored in wanted) or 1.0
    typed = [scored.slot for scored in wanted if scored.slot.word >= 0]
    signals = Signals(
        common=bool(typed) and all(_is_ordinary(query, slot) for slot in typed),
        whether=asks_whether(query.text, query.language or query.analyser.language),
        names=_names(query, wanted) / weight,
        unknown_share=sum(scored.idf for scored in wanted if not scored.matched) / weight,
        words=len({scored.slot.word for scored in wanted}),
        unknown=len(query.unknown),
        repaired=bool(query.corrected),
        foreign=bool(query.language and query.language not in view.languages and not query.rewritten),
    )
    if not ranking.order:
        return signals
    first = ranking.order[0]
    met = [_meet(scored, first, view) for scored in wanted]
    most = sum(scored.idf * scored.slot.weight for scored in wanted) * (view.scorer.k1 + 1.0)
    return replace(
        signals,
        links=is_link_list(first, view),
        first=sum(scored.idf * credit for scored, (credit, _) in zip(wanted, met, strict=True)) / weight,
        title=sum(scored.idf * credit for scored, (credit, named) in zip(wanted, met, strict=True) if named)
        / weight,
        line=_line(wanted, first, view) / weight,
        lead=_lead(ranking, view),
        passing=_passing(wanted, met, view) / weight,
        strength=min(1.0, float(ranking.base[first]) / most) if most else 0.0,
    )


def _is_ordinary(query: Query, slot: Slot) -> bool:
    """Whether a slot is a word that stands in texts about anything."""
    return query.words[slot.word].kind == "word" and slot.temper < 1.0


def _meet(scored: SlotScore, section: int, view: View) -> tuple[float, bool]:
    """Return how far a section satisfies a slot, and whether its title, trail, file or keywords do."""
    credit, fields = 0.0, 0
    for matched in scored.matched:
        at = int(matched.sections.searchsorted(section))
        if at < len(matched.sections) and int(matched.sections[at]) == section:
            credit = max(credit, matched.option.credit)
            for term in matched.option.terms:
                fields |= view.fields_of(view.term(term), section)
    return credit, bool(fields & _NAMING)


def _line(wanted: list[SlotScore], section: int, view: View) -> float:
    """Return the most weight that one line or sentence of a section holds together with its heading."""
    part = view.index.section(section)
    terms = analyser_for(view.index.entry_of(section).language).terms
    heading = {term for raw in TOKEN.findall(part.heading) for term in terms(raw)}
    useful = [
        (scored.idf, [(matched.option.terms, matched.option.credit) for matched in scored.matched])
        for scored in wanted
        if scored.matched
    ]
    asked = {term for _, ways in useful for those, _ in ways for term in those}
    best = 0.0
    for sentence in {*_SENTENCES.split(part.text), ""}:
        found = heading.union(term for raw in TOKEN.findall(sentence) for term in terms(raw)) & asked
        if found:
            best = max(best, sum(idf * _credit(ways, found) for idf, ways in useful))
    return best


def _credit(ways: list[tuple[tuple[str, ...], float]], found: set[str]) -> float:
    return max((credit for terms, credit in ways if found.issuperset(terms)), default=0.0)


_SENTENCES = re.compile(r"\n|(?<=[.!?])\s|(?<=[。！？])")


def _lead(ranking: Ranking, view: View) -> float:
    """Return how far the first section is before the best one of another article, 0 to 1.

    Names of files put the likelier article first; they tell nothing about whether it answers.
    """
    first = ranking.order[0]
    scores = ranking.without("file-name")
    article_of = view.index.arrays.article_of
    other = next((s for s in ranking.order if article_of[s] != article_of[first]), None)
    top = float(scores[first])
    if other is None or top <= 0:
        return 1.0 if top > 0 else 0.0
    return max(0.0, 1.0 - float(scores[other]) / top)


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


def _passing(wanted: list[SlotScore], met: list[tuple[float, bool]], view: View) -> float:
    """Weight of the words that the first hit and at most one other article merely mention."""
    if int(view.open_articles.sum()) < _MANY_ARTICLES:
        return 0.0
    article_of = view.index.arrays.article_of
    total = 0.0
    for scored, (credit, named) in zip(wanted, met, strict=True):
        typed = [matched.sections for matched in scored.matched if matched.option.via == "typed"]
        if not credit or named or not typed or max(map(len, typed)) > _MANY:
            continue
        articles = {number for sections in typed for number in article_of[sections].tolist()}
        if len(articles) <= _PASSING_ARTICLES:
            total += scored.idf * credit
    return total


_PASSING_ARTICLES = 2
_MANY_ARTICLES = 25
"""Articles from which a word that only one or two mention says little."""
_MANY = 64
"""Sections from which a word is never mentioned in passing only."""
