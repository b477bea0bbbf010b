"""Back and forward: the places that one tab has shown.

QTextBrowser's own history breaks as soon as pages are set as HTML, so each tab keeps this.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a reader is on a page, in a form that survives another width, zoom or edit."""

    slug: str = ""
    """Anchor of the last heading above the pane's top edge; empty at the top of the page."""
    offset_px: int = 0
    """Pixels between that heading and the pane's top edge."""
    share: float = 0.0
    """Share of the scroll range, 0 to 1: what is left when the heading is gone."""


@dataclass(frozen=True, slots=True)
class Stop:
    """One place of a journey."""

    path: str
    slug: str = ""
    """Anchor that was asked for."""
    spot: Spot | None = None
    """Where the reader left the page; None before the first leave."""
    words: tuple[str, ...] = ()
    """Words to highlight."""
    came_from: str = ""
    """Path of the page whose link led here: a missing page names it."""
    manual: bool = False
    """True for a page of Vademecum's own manual."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A journey at rest: what is kept of a tab that was closed, or of a folder that was left."""

    stops: tuple[Stop, ...]
    """In the order in which they were reached; at least one."""
    at: int
    """Number of the current one, from 0."""

    @property
    def here(self) -> Stop:
        """The current stop."""
        return self.stops[self.at]

    def up_to_here(self) -> Trail:
        """The same without what lies ahead."""
        return Trail(self.stops[: self.at + 1], self.at)

    def kept(self, allowed: Callable[[Stop], bool]) -> Trail | None:
        """The same without stops that are not allowed; None when the current one is not."""
        if not allowed(self.here):
            return None
        before = sum(allowed(stop) for stop in self.stops[: self.at])
        return Trail(tuple(filter(allowed, self.stops)), before)


class Journey:
    """The stops of one tab, with the current one."""

    def __init__(self, trail: Trail | None = None) -> None:
        self._stops: list[Stop] = list(trail.stops) if trail is not None else []
        self._at = trail.at if trail is not None else -1

    @property
    def trail(self) -> Trail | None:
        """All stops; None before the first."""
        return Trail(tuple(self._stops), self._at) if self._at >= 0 else None

    @property
    def here(self) -> Stop | None:
        """The current stop."""
        return self._stops[self._at] if self._at >= 0 else None

    @property
    def can_go_back(self) -> bool:
        """Whether there is a stop before this one."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether there is a stop after this one."""
        return self._at + 1 < len(self._stops)

    def leave(self, spot: Spot) -> None:
        """Remember where the reader was before going anywhere."""
        if self._at >= 0:
            self._stops[self._at] = replace(self._stops[self._at], spot=spot)

    def go(self, stop: Stop) -> None:
        """Go to a new stop; what lay ahead is forgotten, and going where one is adds nothing."""
        here = self.here
        if here is not None and (here.path, here.slug, here.manual) == (stop.path, stop.slug, stop.manual):
            self._stops[self._at] = replace(stop, came_from=here.came_from)
            return
        self._stops[self._at + 1 :] = [stop]
        self._at += 1

    def keep(self, allowed: Callable[[Stop], bool]) -> None:
        """Forget the stops that are not allowed; the nearest one before becomes the current one."""
        before = sum(allowed(stop) for stop in self._stops[: self._at + 1])
        self._stops = [stop for stop in self._stops if allowed(stop)]
        self._at = min(max(before - 1, 0), len(self._stops) - 1)

    def back(self) -> Stop | None:
        """Go one stop back; None at the first."""
        if not self.can_go_back:
            return None
        self._at -= 1
        return self.here

    def forward(self) -> Stop | None:
        """Go one stop forward; None at the last."""
        if not self.can_go_forward:
            return None
        self._at += 1
        return self.here
