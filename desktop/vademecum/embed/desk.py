"""What the parts of the help share: whose help it is, which screen is which, and what is found for it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMetaMethod, QObject, QPoint, Signal
from PySide6.QtWidgets import QWhatsThis, QWidget

from vademecum.app.context_help import Shown, look_up
from vademecum.embed.keys import HelpKeys
from vademecum.embed.language import host_language
from vademecum.embed.locate import Locator, RouteProvider
from vademecum.embed.screen import Screen, Target, fill_route, write_address
from vademecum.embed.viewer_start import start_viewer, tell_viewer
from vademecum.errors import VademecumError
from vademecum.knowledge.article import Changes
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.result import SearchResult
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.texts.words import speak, spoken

if TYPE_CHECKING:
    from vademecum.answering.answer import Answer
    from vademecum.app.knowledge import Knowledge

log = logging.getLogger("vademecum.help")


class Desk(QObject):
    """Knows reader, language and screens, and looks things up; `Help` shows what is found."""

    readerChanged = Signal()
    languageChanged = Signal()
    """Menus, panels and messages of the help speak another language now."""
    pagesChanged = Signal()
    """Pages of the folder have been read anew: see `reload`."""
    screenChanged = Signal()
    """The user may have moved to another screen; the pinned panel listens."""
    openInViewer = Signal(str)
    """`path#slug`: the user wants the article in a full window. Unconnected, a viewer is started."""

    def __init__(
        self,
        knowledge: Knowledge,
        whats_this: Callable[[QWidget, QPoint, bool], bool],
        *,
        reader: Reader,
        language: str,
        parent: QObject | None,
    ) -> None:
        super().__init__(parent)
        if QCoreApplication.instance() is None:
            raise VademecumError("Help needs an application", mend="Create the QApplication first")
        self.knowledge = knowledge
        self._reader = reader
        self._language = language
        self._viewer_started = False
        speak(self._host_language())
        self.tasks = Tasks(self)
        self.keys = HelpKeys(whats_this, self)
        self._locator = Locator(self.keys)
        self.keys.placeChanged.connect(self.screenChanged)
        self.keys.languageChanged.connect(self.renew_language)

    # What the host says about itself

    def set_route(self, target: Target, pattern: str, **parameters: object) -> str:
        """Say which screen `target` is; everything inside it inherits the route, which is returned.

        `target` is a widget, an action, a menu, an item of a view or scene, a QML item, or the
        application itself. `:id` and `{id}` are filled from `parameters`. An empty pattern takes
        the route away. Raises `QueryError` for a parameter that the pattern lacks.
        """
        route = fill_route(pattern, dict(parameters))
        write_address(target, route=route)
        self.screenChanged.emit()
        return route

    def set_help_id(self, target: Target, help_id: str) -> None:
        """Tie `target` to the article with this id, former path or other name; it counts before a route."""
        write_address(target, help_id=help_id)
        self.screenChanged.emit()

    def route_provider(self, provider: RouteProvider) -> RouteProvider:
        """Ask `provider(widget)` for the route where no widget names one; for applications with a router.

        It returns a route, or an empty text or None for "don't know". Can be used as a decorator.
        """
        self._locator.provider = provider
        return provider

    def screen_changed(self) -> None:
        """Tell a pinned panel that the user is on another screen; widgets and focus are watched anyway."""
        self.screenChanged.emit()

    # The reader

    @property
    def reader(self) -> Reader:
        """Who is using the application."""
        return self._reader

    def set_reader(self, reader: Reader) -> None:
        """Change who is asking, at any time: panels and lists follow before this returns."""
        self._reader = reader
        QWhatsThis.hideText()
        self.renew_language()
        self.readerChanged.emit()
        if self._viewer_started:
            root = self.knowledge.root
            self.tasks.run(
                "disk", "viewer-reader", lambda _run: tell_viewer(root, reader), lambda _told: None
            )

    # The language

    def set_language(self, language: str) -> None:
        """Speak this language from now on; an empty one follows the application."""
        self._language = language
        self.renew_language()

    def renew_language(self) -> None:
        """Follow the application, which may have changed its language; `install` sees to this."""
        tag = self._host_language()
        if tag != spoken():
            speak(tag)
            self.languageChanged.emit()

    def _host_language(self) -> str:
        return host_language(
            asked=self._language, reader=self._reader.language or "", knowledge=self.knowledge.language
        )

    # Looking up

    def screen(self, widget: QWidget | None = None) -> Screen:
        """The screen around `widget`; without one, where the user is now."""
        return self._locator.screen(widget)

    def look_up(self, screen: Screen, limit: int = 8) -> Shown:
        """The help for `screen` and this reader, without showing it."""
        shown = look_up(
            self.knowledge,
            self._reader,
            route=screen.route,
            help_id=screen.help_id,
            title=screen.title,
            limit=limit,
        )
        if screen.level == "opener" and shown.found and not shown.why:
            shown = replace(shown, why="opener", names=(screen.title,))
        return replace(shown, level=screen.level)

    def for_widget(self, widget: QWidget) -> SearchResult:
        """What F1 on `widget` would list, best first; `message` says so when it is only the nearest."""
        screen = self.screen(widget)
        shown = self.look_up(screen)
        return SearchResult(
            hits=shown.hits,
            query="" if shown.found else screen.title,
            message=shown.note,
            reason="" if shown.found else "nothing-fits",
            tier="answer" if shown.found else "near" if shown.hits else "refuse",
            route=screen.route,
        )

    def find_home(self) -> Shown:
        """Where the help begins."""
        return look_up(self.knowledge, self._reader)

    def find(self, target: str) -> Shown:
        """What `show(target)` would show."""
        name = target.strip()
        if name.startswith("/") and ".md" not in name:
            return look_up(self.knowledge, self._reader, route=name)
        page = name if "/" in name or ".md" in name else ""
        return look_up(self.knowledge, self._reader, page=page, help_id=name)

    def ask(self, text: str, *, limit: int = 5) -> Answer:
        """Answer a question for this reader on this screen, in the folder's own words; nothing is shown.

        Takes milliseconds, unless the knowledge has a model: then ask on a thread of your own.
        """
        route = self.screen().route or None
        return self.knowledge.ask(text, route=route, reader=self._reader, limit=limit)

    def reload(self) -> None:
        """Read the pages that have changed, off the GUI thread; `pagesChanged` follows if there are any."""

        def done(changes: Changes) -> None:
            if changes:
                self.pagesChanged.emit()

        self.tasks.run("index", "help-reload", lambda _run: self.knowledge.refresh(), done)

    # The viewer

    @property
    def can_open_viewer(self) -> bool:
        """Whether "open in viewer" leads anywhere."""
        return self._viewer_wanted() or not getattr(sys, "frozen", False)

    def open_viewer(self, source: str) -> bool:
        """Open `path#slug` in a full window: the host's, when it listens to `openInViewer`, else a viewer.

        False when no viewer can be started here.
        """
        if self._viewer_wanted():
            self.openInViewer.emit(source)
            return True
        try:
            start_viewer(self.knowledge.root, source, self._reader)
        except OSError as error:
            log.warning("the viewer cannot be started: %s", error)
            return False
        self._viewer_started = True
        return True

    def _viewer_wanted(self) -> bool:
        return self.isSignalConnected(QMetaMethod.fromSignal(self.openInViewer))
