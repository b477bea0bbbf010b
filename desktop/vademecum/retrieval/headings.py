"""Headings that say what was asked: in the question's own words side by side, or as one name.

add custom headers to an HTTPException   ## Add custom headers     words side by side
max_upload_size                          #### max_upload_size      the section around it
start over                               keywords: [start over]    small words included
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

import numpy as np
from rapidfuzz.distance import LCSseq

from vademecum.knowledge.article import Heading
from vademecum.retrieval.analysis import analyser_for
from vademecum.retrieval.bm25 import Floats, Ints
from vademecum.retrieval.characters import TOKEN
from vademecum.retrieval.folding import folded_case
from vademecum.retrieval.query import Query
from vademecum.retrieval.scoring import SlotScore
from vademecum.retrieval.view import View

_LOOKED_AT = 16
"""Best sections whose headings are compared."""
_SHORTEST_RUN = 2


def heading_factors(query: Query, pool: Ints, view: View, *, run: float, name: float, whole: float) -> Floats:
    """Return the factor of each section: up to `run` for words side by side, `name` for a name itself.

    A name is an identifier that is a heading, a keyword that is the question, word for word, or such a
    heading when the small words make the difference: without them search knows the heading anyway. A
    heading that says most of the question in its order, small words included (FAQ), counts by its share;
    one that says all of it gains `whole`.
    """
    index = view.index
    factors = np.ones(len(index))
    asked = [word.terms[0] for word in query.words if not word.stop and word.terms]
    wanted = set(asked)
    names = {
        word.text.replace("`", "") for word in query.words if word.kind == "identifier" or "_" in word.text
    }
    phrase = said(query.text)
    sentence = _stems(query.analyser.language, phrase)
    small = any(word.stop for word in query.words)
    for number in pool[:_LOOKED_AT].tolist():
        heading = _terms(query.analyser.language, index.section(number).heading)
        shared = longest_run(asked, heading) if not wanted.isdisjoint(heading) else 0
        if shared >= _SHORTEST_RUN:
            factors[number] = 1.0 + (run - 1.0) * shared / max(len(asked), len(heading))
        written = _stems(query.analyser.language, said(index.section(number).heading))
        factors[number] = max(factors[number], _said_factor(sentence, written, name, whole))
        named = bool(names) and _names_within(number, names, view)
        if named or _is_called(number, phrase, view, by_heading=small):
            factors[number] = max(factors[number], name)
    return factors


def how_to_section(query: Query, slots: list[SlotScore], order: list[int], view: View) -> int:
    """Return the section to put before an article's introduction for a `how do I` question; -1 for none.

    Its heading must name most of what was asked, in the question's words or in what stands for them
    (an acronym for its words).
    """
    how = _HOW.get(query.language or query.analyser.language, "")
    if not order or not how or all(word.text != how for word in query.words):
        return -1
    index, article_of = view.index, view.index.arrays.article_of
    if index.section(order[0]).slug:
        return -1
    wanted = [scored for scored in slots if scored.slot.counts]
    weight = sum(scored.idf for scored in wanted)
    best, most = -1, _NAMED_SHARE * weight
    for number in order[1:_LOOKED_AT]:
        if article_of[number] != article_of[order[0]]:
            continue
        heading = set(_terms(query.analyser.language, index.section(number).heading))
        named = sum(
            scored.idf
            for scored in wanted
            if any(heading.issuperset(option.terms) for option in scored.slot.options)
        )
        if named > most:
            best, most = number, named
    return best


_NAMED_SHARE = 0.5
"""Share of the question's weight that the heading must name."""
_HOW = {
    "en": "how", "de": "wie", "fr": "comment", "es": "cómo", "it": "come", "pt": "como", "nl": "hoe",
    "ru": "как", "uk": "як", "pl": "jak", "cs": "jak", "sv": "hur", "da": "hvordan", "no": "hvordan",
    "tr": "nasıl",
}  # fmt: skip
"""The word that asks for a way to do something."""


def longest_run(asked: Sequence[str], written: Sequence[str]) -> int:
    """Return how many words of a question stand side by side in a text, in the same order."""
    best = 0
    before = [0] * (len(written) + 1)
    for term in asked:
        now = [0] * (len(written) + 1)
        for at, other in enumerate(written, 1):
            if term == other:
                now[at] = before[at - 1] + 1
                best = max(best, now[at])
        before = now
    return best


def _said_factor(asked: Sequence[str], written: Sequence[str], most: float, whole: float) -> float:
    """Return a heading's factor for what it says of a question in the same order, small words included.

    `whole` when it says all of it, whatever else it says; else up to `most` by the share of the longer one.
    """
    if min(len(asked), len(written)) < _SHORTEST_SENTENCE:
        return 1.0
    same = LCSseq.similarity(asked, written)
    if same == len(asked) > _SHORTEST_SENTENCE:
        return whole
    share = same / max(len(asked), len(written))
    return 1.0 + (most - 1.0) * share if share >= _SAID_SHARE else 1.0


_SHORTEST_SENTENCE = 3
_SAID_SHARE = 0.6
"""Words and share from which a heading and a question are one sentence. It puts two more right articles first
on eleven folders and loses none; 0.75 puts one of them first."""


def _is_called(number: int, phrase: str, view: View, *, by_heading: bool) -> bool:
    """Whether a keyword of the article that a section begins, or its heading, is a phrase."""
    index = view.index
    if by_heading and said(index.section(number).heading) == phrase:
        return True
    article = int(index.arrays.article_of[number])
    if number != index.entries[article].first:
        return False
    known = index.article(article)
    return any(said(keyword) == phrase for keyword in (*known.keywords, *known.aliases))


@lru_cache(maxsize=8192)
def said(text: str) -> str:
    """Return the words of a text, case-folded, small ones included, marks left out."""
    return " ".join(folded_case(raw) for raw in TOKEN.findall(text))


@lru_cache(maxsize=8192)
def _terms(language: str, heading: str) -> tuple[str, ...]:
    """The terms of a heading; the same headings come up question after question."""
    return tuple(analyser_for(language).text_terms(heading))


@lru_cache(maxsize=8192)
def _stems(language: str, phrase: str) -> tuple[str, ...]:
    """The stems of all words of a phrase, small ones included."""
    return tuple(map(analyser_for(language).stem, phrase.split()))


def inner_anchor(number: int, asked: Collection[str], view: View) -> str:
    """Return the anchor of the smaller heading in a section that names most of the terms asked for.

    All of its words must be asked for, and more than the section's own heading names. Empty if none does.
    """
    index = view.index
    language = index.entry_of(number).language
    section = index.section(number)
    best, most = "", len(set(_terms(language, section.heading)).intersection(asked))
    for heading in _within(number, view):
        if heading.line == section.line:
            continue
        terms = set(_terms(language, heading.text))
        if len(terms) > most and terms.issubset(asked):
            best, most = heading.slug, len(terms)
    return best


def _names_within(number: int, names: set[str], view: View) -> bool:
    """Whether a heading of any level inside a section is one of `names`."""
    return any(heading.text.strip().casefold() in names for heading in _within(number, view))


def _within(number: int, view: View) -> Iterator[Heading]:
    """The headings that lie in a section, its own one first."""
    article = view.index.article(int(view.index.arrays.article_of[number]))
    section = view.index.section(number)
    end = min((other.line for other in article.sections if other.line > section.line), default=0)
    return (h for h in article.headings if h.line >= section.line and (not end or h.line < end))
