"""A vague question on a known screen is about that screen.

    how do I change this      points at what is before the reader
    which keys work here      points too, but another page is about keys: the screen comes first, answers not
    what if I lose my phone   fits nothing else in the folder

A question that names its subject is answered from wherever the subject is explained; the screen's
own articles then only gain the factor of their place.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import numpy as np

from vademecum.retrieval.fit import signal_of
from vademecum.retrieval.folding import folded_case
from vademecum.retrieval.generality import TELLING, VAGUE, class_of
from vademecum.retrieval.parameters import KEYWORDS, TITLE
from vademecum.retrieval.place import Placed, first_section, screen_articles, sections_of
from vademecum.retrieval.signals import measure

if TYPE_CHECKING:
    from vademecum.retrieval.parameters import Parameters
    from vademecum.retrieval.query import Query
    from vademecum.retrieval.ranking import Ranking
    from vademecum.retrieval.view import View

Lift = Literal["", "pointing", "beside", "weak"]
"""Why the screen's articles were put first: the question points, points but names what only another page is
about, or fits nothing else; empty if not."""

_FILE = Path(__file__).parent / "words" / "pointing.toml"
_FEW_WORDS = 2
"""Content words up to which a question that points names no subject of its own."""


def lift_screen(query: Query, ranking: Ranking, view: View, placed: list[Placed]) -> Lift:
    """Put the screen's articles first when the question is about them; return why."""
    screen = screen_articles(placed)
    if not screen:
        return ""
    here = sections_of(view.index, screen)
    lift = _why(query, ranking, view)
    if not lift:
        return ""
    own = [section for section in ranking.order if here[section]]
    if lift == "pointing" and not own and _is_about(query, ranking, view):
        lift = "beside"
    firsts = [first_section(view.index, entry) for entry in screen]
    lifted = own + [section for section in firsts if section not in own]
    ranking.order = lifted + [section for section in ranking.order if not here[section]]
    top = float(ranking.scores.max()) + 0.001
    factors = np.ones(len(ranking.scores))
    factors[lifted] = 0.0
    ranking.scores = ranking.scores.copy()
    ranking.scores[lifted] += top
    ranking.effects.append(("place", "the screen's own article", factors))
    return lift


def keep_screen(ranking: Ranking, view: View, placed: list[Placed], limit: int) -> None:
    """Let the screen's own article be among the hits, wherever else the subject is explained."""
    exact = [entry for entry in placed if entry.place == "exact"]
    if not exact or not ranking.order:
        return
    here = sections_of(view.index, exact)
    if any(here[section] for section in ranking.order[:limit]):
        return
    own = next((section for section in ranking.order if here[section]), first_section(view.index, exact[0]))
    ranking.order = [section for section in ranking.order if section != own]
    ranking.order.insert(min(_OWN_RANK, limit) - 1, own)


_OWN_RANK = 3
"""Rank of the screen's own article when the words of the question find others."""


def _why(query: Query, ranking: Ranking, view: View) -> Lift:
    parameters: Parameters = view.index.parameters
    content = {slot.word for slot in query.slots if slot.counts}
    if _points(query) and len(content) <= _FEW_WORDS:
        return "pointing"
    if len(content) == 1 and not _is_subject(query, view):
        return "pointing"
    signal = signal_of(measure(query, ranking, view))
    return "weak" if signal < parameters.clear_subject else ""


def _is_about(query: Query, ranking: Ranking, view: View) -> bool:
    """Whether the first hit's title or keywords hold a word of the question, as typed, that is not vague."""
    vague = view.index.parameters.tempers[VAGUE]
    telling = (slot for slot in query.slots if slot.counts and slot.temper > vague)
    options = (option for slot in telling for option in slot.options if option.via == "typed")
    typed = (view.term(term) for option in options for term in option.terms)
    fields = (view.fields_of(term, ranking.order[0]) for term in typed if term >= 0)
    return bool(ranking.order) and any(mask & _NAMING for mask in fields)


_NAMING = 1 << TITLE | 1 << KEYWORDS


def _is_subject(query: Query, view: View) -> bool:
    """Whether the one content word is a subject: no word of all texts, or what a heading is about."""
    slot = next(slot for slot in query.slots if slot.counts)
    if class_of(slot.text, query.analyser.language) == TELLING or slot.word < 0:
        return True
    terms = {term for option in slot.options if option.via == "typed" for term in option.terms}
    named = (query.analyser.text_terms(heading) for _, heading, _ in view.headings)
    return any(found and terms.issuperset(found) for found in named)


def _points(query: Query) -> bool:
    words = _pointing(query.language or query.analyser.language)
    if any(folded_case(query.text[word.start : word.end]) in words for word in query.words):
        return True
    unspaced = [word for word in words if word > "\u2e80"]
    return any(word in query.text for word in unspaced)


@lru_cache(maxsize=32)
def _pointing(language: str) -> frozenset[str]:
    with _FILE.open("rb") as stream:
        return frozenset(tomllib.load(stream).get(language, "").split())
