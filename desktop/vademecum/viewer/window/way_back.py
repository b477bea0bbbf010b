"""Back and forward across folders: a search result may lead into another one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.viewer.page.journey import Stop, Trail
from vademecum.viewer.panels.tabs import OpenTabs

if TYPE_CHECKING:
    from vademecum.viewer.panels.article import ArticlePane
    from vademecum.viewer.window.frame import Frame, SwitchTo

_MOST = 20
"""Folders that can be gone back to."""


@dataclass(frozen=True, slots=True)
class _Left:
    """A folder as it was left."""

    folder: str
    """Its key."""
    tabs: OpenTabs
    number: int
    """Of the tab that the way leads through."""


class WayBack:
    """The folders before and after the open one, each with all of its tabs."""

    def __init__(self, window: Frame, switch_to: SwitchTo) -> None:
        self._window, self._switch_to = window, switch_to
        self._before: tuple[_Left, ...] = ()
        """The one that was left last is the last."""
        self._after: tuple[_Left, ...] = ()
        """The nearest is the last."""
        self._pane: ArticlePane | None = None
        """The tab that the way leads through."""
        self._end: tuple[Stop, ...] = ()
        """Where that tab has to be for the way on: anything else that was opened there ends it."""

    @property
    def can_go_back(self) -> bool:
        """Whether the tab in front has nothing before it but the folder that was left."""
        pane = self._window.tabs.current
        return bool(self._before) and pane is self._pane and not pane.journey.can_go_back

    @property
    def can_go_forward(self) -> bool:
        """Whether the tab in front has nothing after it but the folder that Back came from."""
        pane = self._window.tabs.current
        return (
            bool(self._after)
            and pane is self._pane
            and not pane.journey.can_go_forward
            and _passed(pane.journey.trail) == self._end
        )

    def leave(self, folder: str, stop: Stop) -> None:
        """A result leads to `stop` in another folder."""
        window = self._window
        before, here = self._before, window.tabs.current.journey.here
        if here is not None and not here.manual:
            before = (*before, self._left(ahead=False))[-_MOST:]
        self._switch_to(Path(folder), stop)
        # Any other change of folder ends the way.
        self._before, self._after, self._pane = before, (), window.tabs.current

    def back(self) -> None:
        """Return to the folder that was left, with the tabs and the place of that time."""
        if self.can_go_back:
            *before, left = self._before
            self._go(left, tuple(before), (*self._after, self._left()))

    def forward(self) -> None:
        """Undo `back`."""
        if self.can_go_forward:
            *after, left = self._after
            self._go(left, (*self._before, self._left()), tuple(after))

    def end(self) -> None:
        """Another folder was chosen."""
        self._before = self._after = self._end = ()
        self._pane = None

    def _left(self, *, ahead: bool = True) -> _Left:
        """The open folder as it is now; without `ahead` the tab in front has nothing after it."""
        state = self._window.tabs.state
        trails = tuple(
            trail if ahead or number != state.active else trail.up_to_here()
            for number, trail in enumerate(state.trails)
        )
        return _Left(self._window.parts.library.key, replace(state, trails=trails), state.active)

    def _go(self, left: _Left, before: tuple[_Left, ...], after: tuple[_Left, ...]) -> None:
        window = self._window
        self._switch_to(Path(left.folder), resume=left.tabs)
        self._before, self._after, self._pane = before, after, window.tabs.panes[left.number]
        self._end = _passed(self._pane.journey.trail)


def _passed(trail: Trail | None) -> tuple[Stop, ...]:
    """The stops of a way, wherever on their pages the reader was."""
    stops = trail.stops if trail is not None else ()
    return tuple(replace(stop, spot=None, words=()) for stop in stops)
