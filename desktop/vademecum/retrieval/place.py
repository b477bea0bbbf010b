"""The reader's screen: how each article's route relates to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from vademecum.knowledge.routes import Route, closeness, relate
from vademecum.retrieval.bm25 import Bools, Floats
from vademecum.retrieval.parameters import Parameters
from vademecum.retrieval.result import Place

if TYPE_CHECKING:
    from vademecum.retrieval.index import Index
    from vademecum.retrieval.view import View


@dataclass(frozen=True, slots=True)
class Placed:
    """An article whose route relates to the screen."""

    article: int
    place: Place
    route: str
    order: tuple[int, ...]
    """Sorts articles for this screen, the best first."""
    slug: str = ""
    """The section that the route names; empty for the whole article."""


def placed_articles(view: View, screen: str) -> list[Placed]:
    """Return the open articles that relate to a screen: exact, ancestors, descendants; best first."""
    route = Route.parse(screen)
    if not route.pattern:
        return []
    return [placed for placed in _related(view.index, route) if view.open_articles[placed.article]]


def _related(index: Index, screen: Route) -> list[Placed]:
    found: list[Placed] = []
    for number, entry in enumerate(index.entries):
        best: Placed | None = None
        candidates = [(route, "") for route in entry.routes] + list(entry.section_routes)
        for route, slug in candidates:
            order = closeness(route, screen)
            if order is None:
                continue
            # Of equal routes one that names a section is the more precise.
            key = (*order[:2], 0 if slug or route.fragment else 1, *order[2:])
            if best is None or key < best.order:
                best = Placed(number, relate(route, screen), route.pattern, key, slug or route.fragment)
        if best is not None:
            found.append(best)
    paths = [entry.path for entry in index.entries]
    found.sort(key=lambda placed: (placed.order, paths[placed.article]))
    return found


def place_factors(placed: list[Placed], index: Index, parameters: Parameters) -> Floats:
    """Return the factor of each section by its article's place; 1.0 where the screen says nothing."""
    factors = np.ones(len(index.entries))
    for entry in placed:
        factors[entry.article] = _factor(entry.place, parameters)
    per_section: Floats = factors[index.arrays.article_of]
    return per_section


def _factor(place: Place, parameters: Parameters) -> float:
    return {
        "exact": parameters.place_exact,
        "ancestor": parameters.place_ancestor,
        "descendant": parameters.place_descendant,
        "": 1.0,
    }[place]


def screen_articles(placed: list[Placed]) -> list[Placed]:
    """Return the articles of the screen itself, else those of the nearest screen above it."""
    exact = [entry for entry in placed if entry.place == "exact"]
    if exact:
        return exact
    ancestors = [entry for entry in placed if entry.place == "ancestor"]
    return [entry for entry in ancestors if entry.order[:2] == ancestors[0].order[:2]]


def sections_of(index: Index, placed: list[Placed]) -> Bools:
    """Return a mask of the sections of some articles."""
    mask = np.zeros(len(index.entries), dtype=bool)
    mask[[entry.article for entry in placed]] = True
    sections: Bools = mask[index.arrays.article_of]
    return sections


def first_section(index: Index, placed: Placed) -> int:
    """Return the section to show for a placed article: the one its route names, else the first."""
    entry = index.entries[placed.article]
    if placed.slug:
        for offset, section in enumerate(index.article(placed.article).sections):
            if section.slug == placed.slug:
                return entry.first + offset
    return entry.first
