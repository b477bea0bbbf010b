"""Back across folders: where the reader was before a search result led into another folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.viewer.page.journey import Stop

if TYPE_CHECKING:
    from vademecum.viewer.panels.article import ArticlePane
    from vademecum.viewer.window.window import Window


class WayBack:
    """The folders that were left for a result in another one, the last one on top."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._left: list[tuple[str, Stop]] = []
        """Key of the folder, and the page that was in front."""
        self._pane: ArticlePane | None = None
        """The tab that shows the result."""

    @property
    def open(self) -> bool:
        """Whether the tab in front has nothing before it but the folder that was left."""
        pane = self._window.tabs.current
        return bool(self._left) and pane is self._pane and not pane.journey.can_go_back

    def leave(self, folder: str, stop: Stop) -> None:
        """A result leads to `stop` in another folder."""
        here = self._window.tabs.current.here
        left, key = list(self._left), self._window.parts.library.key
        if here is not None and not here.manual:
            left.append((key, here))
        self._window.switch_to(Path(folder), stop)
        # Any other change of folder ends the way.
        self._left, self._pane = left, self._window.tabs.current

    def go(self) -> None:
        """Return to the folder that was left, at the place of its page."""
        if self.open:
            (folder, stop), left = self._left[-1], self._left[:-1]
            self._window.switch_to(Path(folder), stop)
            self._left, self._pane = left, self._window.tabs.current

    def end(self) -> None:
        """Another folder was chosen."""
        self._left.clear()
        self._pane = None
