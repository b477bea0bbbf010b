"""`Help`: what a host application creates, five lines from nothing to F1."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QMainWindow,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from vademecum.app.context_help import Shown
from vademecum.embed.audit import Audit, audit
from vademecum.embed.buttons import Where, add_help_button
from vademecum.embed.desk import Desk
from vademecum.embed.hosts import Hosts
from vademecum.embed.locate import Locator
from vademecum.embed.menu import HelpMenu
from vademecum.embed.placement import Form
from vademecum.embed.screen import Screen
from vademecum.embed.summary import show_summary
from vademecum.errors import VademecumError
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.embed.panel import HelpPanel


class Help(Desk):
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
        super().__init__(knowledge, self._whats_this, reader=reader, language=language, parent=parent)
        self.application_id = application_id or QCoreApplication.applicationName() or "application"
        self._hosts = Hosts(self, form, self.application_id)
        self._hosts.homeAsked.connect(self.show)
        self._menu: HelpMenu | None = None
        self._installed = False
        self.last = Shown("nothing")
        """What was shown last."""
        self.keys.helpAsked.connect(self._help_asked)
        self.keys.summaryAsked.connect(self._summary_asked)

    # In the application

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
            self._menu.hereAsked.connect(self.show_for)
            self._menu.searchAsked.connect(self.search)
            self._menu.homeAsked.connect(self.show)
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

    def add_button(self, target: QDialog | QDialogButtonBox, *, where: Where = "box") -> QPushButton | None:
        """Give a dialog a Help button that opens the help on it; the button, if one was added.

        `where` is "box" for its button box, "title" for the question mark in its title bar, which
        starts What's This, or "both". Not every desktop shows the one in the title bar. A wizard's
        button opens the help on its current page. Calling it again adds nothing. Raises
        `VademecumError` for a dialog without a button box.
        """
        return add_help_button(self.show_for, target, where)

    # Showing

    def show_for(self, widget: QWidget | None = None) -> Shown:
        """Show the help for `widget`, or for where the user is, as F1 does."""
        return self._show_screen(self.screen(widget), widget)

    def show(self, target: str = "") -> Shown:
        """Show a route (`/project/42`), a help id, or a page (`guide/dns.md#verify`); nothing means home.

        Never raises for a missing one: the nearest thing is shown and the returned status says so.
        """
        return self._present(self.find(target), None, lambda: self.find(target))

    def search(self, text: str = "") -> None:
        """Open the panel with `text` in its search box, or with the cursor in it."""
        panel = self._hosts.panel_for(self._locator.place())
        if not panel.source:
            panel.present(self.find_home())
        panel.focus_search()
        panel.box.setText(text)

    def back(self) -> None:
        """Return to the article before this one, as the panel's Back button does."""
        self.panel.go_back()

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

    def open_viewer(self, source: str) -> bool:
        """Open `path#slug` in a full window; where that cannot be, the panel says so."""
        opened = super().open_viewer(source)
        if not opened:
            self.panel.notice.say(tr("The viewer cannot be started. Vademecum has to be installed for that."))
        return opened

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
