"""`HelpPanel`: the articles of the user's screen, one of them to read, and a search box."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QKeySequence, QPalette, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QListView,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from vademecum.app.context_help import Shown
from vademecum.embed.panel_look import look_of, sheet_for
from vademecum.embed.panel_page import PanelPage
from vademecum.embed.panel_search import PanelSearch
from vademecum.embed.placement import DEFAULT_WIDTH, Form
from vademecum.embed.screen import Screen
from vademecum.embed.screen_list import ScreenList
from vademecum.knowledge.addresses import split_source
from vademecum.retrieval.result import Hit
from vademecum.viewer.looks.icons import icon
from vademecum.viewer.looks.look import Look
from vademecum.viewer.texts.notes import note_of
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.button_menu import end_with
from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.widgets.focus_order import step_focus
from vademecum.viewer.widgets.mnemonics import keep_underlined
from vademecum.viewer.widgets.notice import Notice
from vademecum.viewer.widgets.search_box import SearchBox
from vademecum.viewer.widgets.wrap_label import WrapLabel

if TYPE_CHECKING:
    from vademecum.embed.desk import Desk

_FOLLOW_AFTER_MS = 80
"""A pinned panel looks at the screen this long after the last sign of a change."""

_COLOUR_EVENTS = (
    QEvent.Type.PaletteChange,
    QEvent.Type.StyleChange,
    QEvent.Type.ApplicationPaletteChange,
)


class HelpPanel(QWidget):
    """Shows help for one `Help`; a host may put one into a layout of its own with `Help.use_panel`."""

    articleShown = Signal(str)
    """`path#slug` of the article that can be read now."""
    pinnedChanged = Signal(bool)
    homeAsked = Signal()
    formAsked = Signal(str)
    """The user wants the panel to appear elsewhere: a `Form`."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk = desk
        self._look = look_of(self._host_palette())
        self._screen = Screen()
        self._again: Callable[[], Shown] = desk.find_home
        self.shown = Shown("nothing")
        """What was asked for last, and what it led to."""
        self.form: Form = "dock"
        """Where it appears; told by whoever puts it there."""
        self.embedded = False
        """True when the host has placed this panel itself."""
        self._watched: QWidget | None = None
        self._make_bar()
        self.notice = Notice(self)
        self.notice.answered.connect(self._answered)
        self.list = ScreenList(self.look, self)
        self.list.chosen.connect(self._open_hit)
        self.page = PanelPage(desk, self.look, self)
        self.page.opened.connect(self._page_opened)
        self.page.said.connect(self.say)
        self.page.leaving.connect(lambda text: self.notice.say(text, (("open", tr("Open")),)))
        self.page.searchAsked.connect(self.box.setText)
        self.page.view.backAsked.connect(self.go_back)
        self.box.left.connect(self.page.view.setFocus)
        self.search = PanelSearch(desk, self.box, self.results_view(), self.look)
        self.search.chosen.connect(self._open_hit)
        self.search.changed.connect(self._show_body)
        self.empty = EmptyState(self)
        self.empty.chosen.connect(self._go_on)
        self.search.wayOnAsked.connect(self.empty.focus_first)
        self._lay_out()
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(_FOLLOW_AFTER_MS)
        self._follow.timeout.connect(self._follow_screen)
        desk.screenChanged.connect(self._screen_may_have_changed)
        desk.readerChanged.connect(self._reader_changed)
        desk.pagesChanged.connect(self._reader_changed)
        desk.languageChanged.connect(self._language_changed)
        self._retranslate()
        self._restyle()

    # Building

    def look(self) -> Look:
        """The colours that everything here paints with."""
        return self._look

    def results_view(self) -> QListView:
        """The list of search results."""
        self._note = WrapLabel(self)
        self._note.setObjectName("muted")
        self._note.setContentsMargins(14, 8, 14, 4)
        self._results = QListView(self)
        return self._results

    def _make_bar(self) -> None:
        self.back = QToolButton(self)
        self.back.clicked.connect(self.go_back)
        self.back.setEnabled(False)
        self.box = SearchBox(self, ask=False)
        self.pin = QToolButton(self)
        self.pin.setCheckable(True)
        self.pin.toggled.connect(self._pin_toggled)
        self.more = QToolButton(self)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self)
        self.more.setMenu(self.menu)
        end_with(self.menu, self.more)
        self.menu.aboutToShow.connect(self._fill_menu)
        keep_underlined(self.menu)
        self.put_away = QToolButton(self)
        self.put_away.hide()
        for button in (self.back, self.pin, self.more, self.put_away):
            button.setIconSize(QSize(18, 18))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for keys, step in (("Alt+Left", self.go_back), ("Ctrl+K", self.focus_search)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(step)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _lay_out(self) -> None:
        bar = QWidget(self)
        bar.setObjectName("bar")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(bar)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(4)
        row.addWidget(self.back)
        row.addWidget(self.box, 1)
        row.addWidget(self.pin)
        row.addWidget(self.more)
        row.addWidget(self.put_away)
        reading = QWidget(self)
        column = QVBoxLayout(reading)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.list)
        column.addWidget(self.page.view, 1)
        self._reading = reading
        found = QWidget(self)
        column = QVBoxLayout(found)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._note)
        column.addWidget(self._results, 1)
        self._found = found
        self.body = QStackedWidget(self)
        for widget in (reading, found, self.empty):
            self.body.addWidget(widget)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(bar)
        whole.addWidget(self.body, 1)

    # Showing

    def present(
        self, shown: Shown, *, again: Callable[[], Shown] | None = None, screen: Screen | None = None
    ) -> None:
        """Show what was found; `again` looks it up anew when the reader changes."""
        self.shown = shown
        self._again = again or self._desk.find_home
        if screen is not None:
            self._screen = screen
        self.box.clear()
        self.list.show_hits(shown.hits, shown.source)
        self.say(note_of(shown))
        if shown.path:
            self.page.open(shown.path, shown.slug)
        else:
            self.page.clear()
        self._say_shown()
        self._show_body()

    def _say_shown(self) -> None:
        """What stands in place of list and page."""
        shown = self.shown
        if not shown.path and not shown.hits:
            self.empty.say(
                tr("No help here yet"), note_of(shown), (("home", tr("Help home")),) if shown.asked else ()
            )

    def take_over(self, other: HelpPanel) -> None:
        """Show what `other` shows."""
        self.present(other.shown, again=other._again, screen=other._screen)
        if other.source and other.source != self.source:
            path, slug = split_source(other.source)
            self.page.open(path, slug)

    def say(self, note: str) -> None:
        """Show a sentence above the page; an empty one takes it away."""
        if note:
            self.notice.say(note)
        else:
            self.notice.hide()

    def open(self, path: str, slug: str = "") -> None:
        """Open an article of this knowledge; one that this reader may not see counts as missing."""
        self.present(self._desk.find(f"{path}#{slug}" if slug else path))

    def go_back(self) -> None:
        """The article before this one, where the reader left it."""
        if self.box.text():
            self.box.clear()
            return
        self.say("")
        self.page.back()

    def focus_search(self) -> None:
        """Put the cursor into the search box."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    @property
    def source(self) -> str:
        """`path#slug` of the open article; empty for none."""
        return self.page.source

    @property
    def pinned(self) -> bool:
        """Whether the panel follows the user from screen to screen."""
        return self.pin.isChecked()

    def set_pinned(self, pinned: bool) -> None:
        """Follow the user from screen to screen, or stay with the article."""
        self.pin.setChecked(pinned)

    def sizeHint(self) -> QSize:
        """Wide enough to read, narrow enough for a dock."""
        return QSize(DEFAULT_WIDTH, 560)

    def minimumSizeHint(self) -> QSize:
        """Still usable."""
        return QSize(260, 240)

    # Following

    def _pin_toggled(self, pinned: bool) -> None:
        self.pinnedChanged.emit(pinned)
        self._label_pin()
        if pinned:
            self._follow.start(0)

    def _screen_may_have_changed(self) -> None:
        if self.pinned and self.isVisible():
            self._follow.start()

    def _follow_screen(self) -> None:
        if not (self.pinned and self.isVisible()):
            return
        screen = self._desk.screen()
        if not screen or (screen.route, screen.help_id) == (self._screen.route, self._screen.help_id):
            return
        desk = self._desk
        self.present(desk.look_up(screen), again=lambda: desk.look_up(screen), screen=screen)

    def _reader_changed(self) -> None:
        """Nothing that the new reader may not see stays on screen, not even for a moment."""
        self.say("")
        self.empty.say("", "")
        self.search.reader_changed()
        allowed = self.page.reader_changed()
        shown = self._again()
        if allowed and self.page.source:
            self.shown = shown
            self.list.show_hits(shown.hits, self.page.source)
            self.say(note_of(shown) if shown.path == self.page.path else "")
        else:
            self.present(shown, again=self._again)
        self._show_body()

    # Events

    def _open_hit(self, hit: Hit) -> None:
        words = tuple(hit.matched)
        self.box.clear()
        self.say("")
        self.page.open(hit.path, hit.slug, words)
        self._show_body()

    def _page_opened(self, source: str) -> None:
        self.list.mark(source)
        self.back.setEnabled(self.page.can_go_back)
        self._show_body()
        self.articleShown.emit(source)

    def _show_body(self) -> None:
        if self.box.text().strip():
            if self.search.nothing_found:
                self.empty.say(self.search.title, self.search.message, self._ways_on())
                self.body.setCurrentWidget(self.empty)
            else:
                self._note.setText(self.search.note)
                self._note.setVisible(bool(self.search.note))
                self.body.setCurrentWidget(self._found)
        elif self.page.source or self.shown.hits:
            self.body.setCurrentWidget(self._reading)
        else:
            self.body.setCurrentWidget(self.empty)

    def _ways_on(self) -> tuple[tuple[str, str], ...]:
        """What to do when nothing was found: the screen's own articles, and the first page."""
        here = self._desk.look_up(self._desk.screen())
        own = (("screen", tr("Help for this screen")),) if here.found else ()
        return (*own, ("home", tr("Help home")))

    def _go_on(self, name: str) -> None:
        """Take one of the ways on from nothing."""
        if name == "screen":
            desk, screen = self._desk, self._desk.screen()
            self.present(desk.look_up(screen), again=lambda: desk.look_up(screen), screen=screen)
        else:
            self.homeAsked.emit()

    def _answered(self, name: str) -> None:
        self.page.answered(name)

    def _open_viewer(self) -> None:
        self._desk.open_viewer(self.page.source)

    def _fill_menu(self) -> None:
        self.menu.clear()
        self.menu.addAction(tr("Help home"), self.homeAsked.emit)
        open_ = self.menu.addAction(tr("Open in viewer"), self._open_viewer)
        open_.setEnabled(self._desk.can_open_viewer)
        if self.embedded:
            return
        self.menu.addSeparator()
        forms = QActionGroup(open_)  # goes with the entries when the menu is filled anew
        for form, text in (
            ("dock", tr("Dock in the window")),
            ("window", tr("Own window")),
            ("sheet", tr("Over the window")),
        ):
            action = self.menu.addAction(text)
            forms.addAction(action)
            action.setCheckable(True)
            action.setChecked(self.form == form)
            action.triggered.connect(lambda _=False, form=form: self.formAsked.emit(form))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes along the layout, and on into the host's window after the last control."""
        return step_focus(self, forward=forward)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the host's palette, style and language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_follow"):
            # A host that has not installed us, or only now tells this panel.
            self._desk.renew_language()
            self._retranslate()

    def _language_changed(self) -> None:
        """Tell everything in here as Qt does when the application changes its language."""
        QApplication.sendEvent(self, QEvent(QEvent.Type.LanguageChange))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the colours of the window that the panel is in now, and follow them."""
        super().showEvent(event)
        window = self.window()
        if window is not self._watched:
            if self._watched is not None and isValid(self._watched):
                self._watched.removeEventFilter(self)
            window.installEventFilter(self)
            self._watched = window
        self._restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window has other colours: a styled widget is not told itself."""
        if watched is self._watched and event.type() in _COLOUR_EVENTS:
            self._restyle()
        return False

    def _host_palette(self) -> QPalette:
        """The window's palette: the panel's own takes on the colours of its style sheet."""
        window = self.window()
        return QApplication.palette() if window is self else window.palette()

    def _restyle(self) -> None:
        look = look_of(self._host_palette())
        if look == self._look and self.styleSheet():
            return
        self._look = look
        self.setStyleSheet(sheet_for(look))
        buttons = ((self.back, "back"), (self.pin, "pin"), (self.more, "menu"), (self.put_away, "close"))
        for button, name in buttons:
            button.setIcon(icon(name, look.text, look.faint, look.accent))
        self.notice.close_button.setIcon(icon("close", look.text, look.faint))
        self.box.set_icons(icon("search", look.muted, look.faint), icon("close", look.muted, look.faint))
        self.page.restyle()

    def _retranslate(self) -> None:
        self.setAccessibleName(tr("Help"))
        names = ((self.back, tr("Back")), (self.more, tr("More")), (self.put_away, tr("Close")))
        for button, text in names:
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._label_pin()
        self._results.setAccessibleName(tr("Results"))
        self.list.retranslate()
        if not self.notice.isHidden():
            self.say(note_of(self.shown))
        self._say_shown()
        self._show_body()
        self.page.restyle()

    def _label_pin(self) -> None:
        text = tr("Stop following the screen") if self.pinned else tr("Follow the screen I am on")
        self.pin.setToolTip(text)
        self.pin.setAccessibleName(text)
