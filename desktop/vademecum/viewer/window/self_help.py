"""F1 inside the viewer: help about the part of the window that has the focus, from the bundled manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from vademecum.app.assets import manual
from vademecum.viewer.folders.library import Source
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.texts.replies import trouble
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.widget_route import route_of

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.viewer.window.frame import Frame


class SelfHelp(QObject):
    """Opens pages of the manual in a tab of the same window."""

    def __init__(self, window: Frame) -> None:
        super().__init__(window)
        self._window = window
        self._library = window.parts.manual
        self._wanted = ""
        self._library.opened.connect(self._opened)
        self._library.stateChanged.connect(self._state_changed)

    def here(self) -> None:
        """Help for the part of the window that has the focus."""
        self.open_route(route_of(QApplication.focusWidget()))

    def open_manual(self) -> None:
        """The manual's first page."""
        self.open_route("")

    def open_route(self, route: str) -> None:
        """The page of the manual for a route of the viewer."""
        self._wanted = route
        if self._library.knowledge is not None:
            self._opened()
        elif self._library.state != "opening":
            self._library.open(Source(manual()))

    def _opened(self) -> None:
        route = self._wanted

        def work(knowledge: Knowledge) -> Stop | None:
            hits = knowledge.context(route, limit=1).hits if route else ()
            if hits:
                return Stop(hits[0].path, hits[0].slug, manual=True)
            return Stop(knowledge.home, manual=True) if knowledge.home else None

        self._library.ask("self-help", work, self._show)

    def _show(self, stop: Stop | None) -> None:
        if stop is None:
            self._window.status.say(tr("The manual is empty"))
            return
        tabs = self._window.tabs
        for number, pane in enumerate(tabs.panes):
            here = pane.journey.here
            if here is not None and here.manual:
                tabs.bar.setCurrentIndex(number)
                pane.go(stop)
                return
        tabs.add_tab(stop)

    def _state_changed(self) -> None:
        if self._library.state == "failed" and self._library.error is not None:
            self._window.status.say(
                tr("The manual cannot be opened: {reason}").format(reason=trouble(self._library.error))
            )
