"""A vague question on a known screen is about that screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from vademecum.retrieval.parameters import FILE, KEYWORDS, TITLE, TRAIL
from vademecum.retrieval.place import Placed, first_section, screen_articles, sections_of
from vademecum.retrieval.query import Query
from vademecum.retrieval.ranking import Ranking
from vademecum.retrieval.scoring import coverage, slot_masks

if TYPE_CHECKING:
    from vademecum.retrieval.view import View

_CLEAR = 0.75
"""Share of the question that the titles of another article must cover to be what was meant."""
_NAMING = 1 << TITLE | 1 << TRAIL | 1 << FILE | 1 << KEYWORDS


def lift_screen(query: Query, ranking: Ranking, view: View, placed: list[Placed]) -> bool:
    """Put the screen's articles first unless the question plainly names another subject.

    Returns whether the first section belongs to the screen.
    """
    screen = screen_articles(placed)
    if not screen:
        return False
    index = view.index
    here = sections_of(index, screen)
    order = np.array(ranking.order, dtype=np.int64)
    elsewhere = order[~here[order]][:5] if len(order) else order
    if len(elsewhere) and len(_content(query)) > 1:
        masks = slot_masks(ranking.slots, elsewhere, view)
        named = coverage(ranking.slots, elsewhere, masks=masks, fields=_NAMING)
        best_here = max(
            (float(coverage(ranking.slots, order[here[order]][:1])[0]) if here[order].any() else 0.0), 0.0
        )
        if float(named.max()) >= _CLEAR and float(named.max()) > best_here:
            return bool(len(order) and here[order[0]])
    own = [section for section in ranking.order if here[section]]
    firsts = [first_section(index, entry) for entry in screen]
    lifted = own + [section for section in firsts if section not in own]
    ranking.order = lifted + [section for section in ranking.order if not here[section]]
    top = float(ranking.scores.max()) if len(ranking.scores) else 0.0
    raised = ranking.scores.copy()
    raised[lifted] += top + 0.001
    ranking.scores = raised
    factors = np.ones(len(raised))
    factors[lifted] = 0.0
    ranking.effects.append(("place", "the screen's own article", factors))
    return bool(lifted)


def _content(query: Query) -> set[int]:
    return {slot.word for slot in query.slots if slot.counts}
