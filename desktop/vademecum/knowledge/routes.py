"""Routes: addresses of screens in the host application, and how two of them relate.

/project/:id/domains     `:id` and `{id}` match one segment
/project/*/domains       `*` matches one segment
/help/**                 `**` matches the rest, also nothing

route                    screen                      relation
/data/import             /data/import?tab=3          exact (queries and a last slash are ignored)
/data/import             /data/import/csv/step2      ancestor
/data/import             /data                       descendant
/data/import             /data/importer              none: segments are compared whole
/project/new             /project/new                exact, and before /project/:id
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal
from urllib.parse import unquote

Place = Literal["exact", "ancestor", "descendant", ""]
"""How an article's route relates to the reader's screen; empty when it does not."""

_HOST = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*")
_PARAMETER = re.compile(r":[^/]+|\{[^/{}]*\}|\*")

_LITERAL, _ONE, _REST = 0, 1, 2
"""Kinds of segments, the most specific first."""


@dataclass(frozen=True, slots=True)
class Route:
    """A route pattern as an author wrote it; `fragment` names a section (`/data#options`)."""

    pattern: str
    fragment: str = ""

    @classmethod
    def parse(cls, text: str) -> Route:
        """Read a route as it is written in front matter, in a link or by a host application.

        A scheme with a host, a query string and a last slash are dropped; a missing first
        slash is added. The empty text is no screen: its pattern stays empty.
        """
        rest = _HOST.sub("", text.strip(), count=1) or ("/" if text.strip() else "")
        if rest.startswith(("#/", "/#/")):  # the address of a screen in a hash router
            rest = rest[rest.index("#") + 1 :]
        path, _, fragment = rest.partition("#")
        segments = [part for part in path.partition("?")[0].split("/") if part]
        return cls("/" + "/".join(segments) if rest else "", fragment)

    def __str__(self) -> str:
        return f"{self.pattern}#{self.fragment}" if self.fragment else self.pattern

    @property
    def key(self) -> tuple[str, ...]:
        """Equal for two routes that match the same screens: names of parameters do not matter."""
        return tuple(("", ":", "**")[kind] or f"={text}" for kind, text in _segments(self.pattern))


def relate(route: Route, screen: Route | str) -> Place:
    """How the article's `route` relates to the reader's `screen`.

    "ancestor": the route is a screen above this one, its article explains the wider picture;
    "descendant": the route is a screen below this one.
    """
    found = closeness(route, screen)
    return "" if found is None else _PLACES[found[0]]


_PLACES: tuple[Place, ...] = ("exact", "ancestor", "descendant")


def closeness(route: Route, screen: Route | str) -> tuple[int, ...] | None:
    """Sorts routes for one screen, the best first; None when route and screen do not relate.

    Exact before ancestor before descendant; among the exact a literal segment beats a
    parameter, and a parameter beats `**`, the first difference from the left deciding; among
    the others the nearest screen wins.
    """
    here = screen if isinstance(screen, Route) else Route.parse(screen)
    if not here.pattern or not route.pattern:
        return None
    ours, theirs = _segments(route.pattern), _segments(here.pattern)
    for position, (kind, text) in enumerate(ours):
        if kind == _REST:
            return (0, 0, *(kind for kind, _ in ours))
        if position == len(theirs):
            return (2, len(ours) - len(theirs), *(kind for kind, _ in ours))
        their_kind, their_text = theirs[position]
        # A screen given as a pattern stands for any value, which is no reason to show one value's page.
        if kind == _LITERAL and (their_kind != _LITERAL or text != their_text):
            return None
    distance = len(theirs) - len(ours)
    return (1 if distance else 0, distance, *(kind for kind, _ in ours))


@lru_cache(maxsize=8192)
def _segments(pattern: str) -> tuple[tuple[int, str], ...]:
    found: list[tuple[int, str]] = []
    for part in pattern.split("/"):
        if not part:
            continue
        if part == "**":
            found.append((_REST, part))
            break
        kind = _ONE if _PARAMETER.fullmatch(part) else _LITERAL
        found.append((kind, unquote(part) if kind == _LITERAL else part))
    return tuple(found)
