"""`Help`: what a host application creates, five lines from nothing to F1."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMetaMethod, QObject, QPoint, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QMainWindow,
    QPushButton,
    QWhatsThis,
    QWidget,
)
from shiboken6 import isValid

from vademecum.app.context_help import Shown, look_up
from vademecum.embed.audit import Audit, audit
from vademecum.embed.buttons import Where, add_help_button
from vademecum.embed.hosts import Form, Hosts
from vademecum.embed.keys import HelpKeys
from vademecum.embed.language import host_language
from vademecum.embed.locate import Locator, RouteProvider
from vademecum.embed.menu import HelpMenu
from vademecum.embed.screen import Screen, Target, fill_route, write_address
from vademecum.embed.summary import show_summary
from vademecum.embed.viewer_start import start_viewer, tell_viewer
from vademecum.errors import VademecumError
from vademecum.knowledge.article import Changes
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.retrieval.result import SearchResult
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.texts.words import speak, spoken, tr

if TYPE_CHECKING:
    from vademecum.answering.answer import Answer
    from vademecum.app.knowledge import Knowledge
    from vademecum.embed.panel import HelpPanel

log = logging.getLogger("vademecum.help")


class Help(QObject):
    """F1, What's This and a help panel for the application that creates it.

    `knowledge` is an open `Knowledge`; `reader` says who is using the application (change it
    with `set_reader`). `form` is where the panel appears: "dock" in the main window, "window"
    of its own, or "sheet" over the right edge of the window. `application_id` names the file
    that remembers the panel's place; without it, the application's name is used. `language`, a tag
    such as "de", is what the help's own words are in; without it they follow the application, also
    when it changes its language. Articles stay as they are.
    """

    shown = Signal(object)
    """A `Shown`, each time something is shown."""
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
        *,
        reader: Reader = ANYONE,
        form: Form = "dock",
        application_id: str = "",
        language: str = "",
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        if QCoreApplication.instance() is None:
            raise VademecumError("Help needs an application", mend="Create the QApplication first")
        self.knowledge = knowledge
        self._reader = reader
        self._language = language
        speak(self._host_language())
        self.application_id = application_id or QCoreApplication.applicationName() or "application"
        self.tasks = Tasks(self)
        self.keys = HelpKeys(self._whats_this, self)
        self._locator = Locator(self.keys)
        self._hosts = Hosts(self, form)
        self._menu: HelpMenu | None = None
        self._installed = self._viewer_started = False
        self.last = Shown("nothing")
        """What was shown last."""
        self.keys.helpAsked.connect(self._help_asked)
        self.keys.summaryAsked.connect(self._summary_asked)
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

    def add_button(self, target: QDialog | QDialogButtonBox, *, where: Where = "box") -> QPushButton | None:
        """Give a dialog a Help button that opens the help on it; the button, if one was added.

        `where` is "box" for its button box, "title" for the question mark in its title bar, which
        starts What's This, or "both". Not every desktop shows the one in the title bar. A wizard's
        button opens the help on its current page. Calling it again adds nothing. Raises
        `VademecumError` for a dialog without a button box.
        """
        return add_help_button(self, target, where)

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

    # Asking

    def install(self, app: QApplication | None = None, *, menu: bool = True) -> None:
        """Listen for F1 and Shift+F1 in every window, and give each main window a Help menu.

        `menu=False` leaves menus alone. Calling it again does nothing.
        """
        if self._installed:
            return
        application = app or QApplication.instance()
        if application is None:
            raise VademecumError("Help needs an application", mend="Create the QApplication first")
        self._installed = True
        if self.parent() is None:
            # A host that drops its reference must not lose F1 without a word.
            self.setParent(application)
        application.installEventFilter(self.keys)
        application.aboutToQuit.connect(self.close)
        if menu:
            self._menu = HelpMenu(self)
            self.keys.mainWindowShown.connect(self._menu.add_to)
            for window in QApplication.topLevelWidgets():
                if isinstance(window, QMainWindow):
                    self._menu.add_to(window)

    def uninstall(self) -> None:
        """Stop listening and take the menu entries away; panels stay usable."""
        application = QApplication.instance()
        if self._installed and application is not None:
            application.removeEventFilter(self.keys)
            self._installed = False
            if self._menu is not None:
                self.keys.mainWindowShown.disconnect(self._menu.add_to)
                self._menu.remove()
                self._menu = None

    def close(self) -> None:
        """Remember the panel's place, close it and stop all work; called when the application quits."""
        if isValid(self):
            self._hosts.close()
            self.uninstall()
            self.tasks.shutdown()

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

    def show_for(self, widget: QWidget | None = None) -> Shown:
        """Show the help for `widget`, or for where the user is, as F1 does."""
        return self._show_screen(self.screen(widget), widget)

    def show(self, target: str = "") -> Shown:
        """Show a route (`/project/42`), a help id, or a page (`guide/dns.md#verify`); nothing means home.

        Never raises for a missing one: the nearest thing is shown and the returned status says so.
        """
        return self._present(self.find(target), None, lambda: self.find(target))

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

    def search(self, text: str = "") -> None:
        """Open the panel with `text` in its search box, or with the cursor in it."""
        panel = self._hosts.panel_for(self._locator.place())
        if not panel.source:
            panel.present(self.find_home())
        panel.focus_search()
        panel.box.setText(text)

    def ask(self, text: str, *, limit: int = 5) -> Answer:
        """Answer a question for this reader on this screen, in the folder's own words; nothing is shown.

        Takes milliseconds, unless the knowledge has a model: then ask on a thread of your own.
        """
        route = self.screen().route or None
        return self.knowledge.ask(text, route=route, reader=self._reader, limit=limit)

    def back(self) -> None:
        """Return to the article before this one, as the panel's Back button does."""
        self.panel.go_back()

    def reload(self) -> None:
        """Read the pages that have changed, off the GUI thread; `pagesChanged` follows if there are any."""

        def done(changes: Changes) -> None:
            if changes:
                self.pagesChanged.emit()

        self.tasks.run("index", "help-reload", lambda _run: self.knowledge.refresh(), done)

    def _show_screen(self, screen: Screen, near: QWidget | None) -> Shown:
        return self._present(self.look_up(screen), near, lambda: self.look_up(screen), screen)

    def _present(
        self, shown: Shown, near: QWidget | None, again: Callable[[], Shown], screen: Screen | None = None
    ) -> Shown:
        self.last = shown
        panel = self._hosts.panel_for(near or self._locator.place())
        panel.present(shown, again=again, screen=screen)
        self.shown.emit(shown)
        return shown

    # The panel

    @property
    def panel(self) -> HelpPanel:
        """The panel of the application's windows; created on first use."""
        return self._hosts.panel

    @property
    def form(self) -> Form:
        """Where the panel appears."""
        return self._hosts.form

    def set_form(self, form: Form) -> None:
        """Move the panel: "dock", "window" or "sheet"."""
        self._hosts.set_form(form)

    def use_panel(self, panel: HelpPanel) -> None:
        """Show help in a panel that the host has put into a layout of its own."""
        self._hosts.use(panel)

    @property
    def can_open_viewer(self) -> bool:
        """Whether "open in viewer" leads anywhere."""
        return self._viewer_wanted() or not getattr(sys, "frozen", False)

    def open_viewer(self, source: str) -> None:
        """Open `path#slug` in a full window: the host's, when it listens to `openInViewer`, else a viewer."""
        if self._viewer_wanted():
            self.openInViewer.emit(source)
        else:
            self._start_viewer(source)

    def _start_viewer(self, source: str) -> None:
        try:
            start_viewer(self.knowledge.root, source, self._reader)
        except OSError as error:
            log.warning("the viewer cannot be started: %s", error)
            self.panel.notice.say(tr("The viewer cannot be started. Vademecum has to be installed for that."))
        else:
            self._viewer_started = True

    def _viewer_wanted(self) -> bool:
        return self.isSignalConnected(QMetaMethod.fromSignal(self.openInViewer))

    def audit(self, window: QWidget) -> Audit:
        """Which parts of `window` have no help for the present reader."""
        return audit(self, window)

    # From the keys

    def _help_asked(self, window: QObject) -> None:
        screen = self._locator.screen_for_key(window)
        place = self._locator.place()
        Locator.close_popups()
        self._show_screen(screen, place)

    def _summary_asked(self, window: QObject) -> None:
        widget = self._locator.place()
        if widget is not None:
            show_summary(self, widget, widget.mapToGlobal(widget.rect().center()))
        else:
            self._help_asked(window)

    def _whats_this(self, widget: QWidget, where: QPoint, really: bool) -> bool:
        return show_summary(self, widget, where, really=really, pointed=True)
