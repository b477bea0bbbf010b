"""The tabs of articles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from vademecum.viewer.page.caret import set_caret
from vademecum.viewer.page.focus_bar import FocusBar
from vademecum.viewer.page.journey import Stop, Trail
from vademecum.viewer.panels.article import ArticlePane
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.tab_bar import TabBar

_REOPENABLE = 20


@dataclass(frozen=True, slots=True)
class OpenTabs:
    """All tabs at rest, to be taken up again when the reader comes back to their folder."""

    trails: tuple[Trail, ...]
    """Left to right; an empty tab leaves none."""
    active: int
    """Number of the one in front, from 0."""
    closed: tuple[tuple[int, Trail], ...] = ()
    """Place and journey of those that can come back, the one closed last at the end."""


class ArticleTabs(QWidget):
    """One pane per tab; the bar hides while there is only one."""

    currentChanged = Signal()
    """Another tab, or another page in the current one."""
    searchAsked = Signal(str)
    hinted = Signal(str)
    """Where the link below the mouse leads in the current tab; empty when there is none any more."""
    said = Signal(str)
    pictureAsked = Signal(object)
    zoomStepped = Signal(int)
    sectionReached = Signal(str)
    rated = Signal(object, bool)
    """The `ArticlePane` whose page was helpful, or not."""
    emptyChosen = Signal(str)
    """A link of an empty state was pressed: `open` or `retry`."""
    tabsChanged = Signal()
    scrolled = Signal()
    """A page was scrolled."""
    menuAsked = Signal(object, QPoint)
    """The context menu of a page was asked for: its `ArticlePane`, and the place in its view."""
    tabMenuAsked = Signal(int, QPoint)
    """The context menu of a tab was asked for: its number, and the place in the bar."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("centre")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._parts = parts
        self.closed: tuple[tuple[int, Trail], ...] = ()
        """Place and journey of the tabs that can come back, the one closed last at the end."""
        self._zoom = 1.0
        self._behind = 0
        """How many tabs were opened behind the current one."""
        self.bar = TabBar(self)
        self.bar.installEventFilter(self)
        FocusBar(self.bar, "top")
        self._stack = QStackedWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._stack, 1)
        self.bar.currentChanged.connect(self._selected)
        self.bar.tabCloseRequested.connect(self.close_tab)
        self.bar.tabMoved.connect(self._moved)
        self.bar.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.bar.customContextMenuRequested.connect(self._ask_menu)
        self.add_tab()
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.bar.setAccessibleName(tr("Open pages"))
        for number, pane in enumerate(self.panes):
            if pane.page is None:
                self.bar.setTabText(number, tr("New tab"))

    # Tabs

    @property
    def current(self) -> ArticlePane:
        """The pane in front; there always is one."""
        pane = self._stack.currentWidget()
        assert isinstance(pane, ArticlePane)  # noqa: S101  # add_tab puts nothing else there
        return pane

    @property
    def panes(self) -> list[ArticlePane]:
        """All panes, left to right."""
        panes = [self._stack.widget(number) for number in range(self._stack.count())]
        return [pane for pane in panes if isinstance(pane, ArticlePane)]

    @property
    def can_reopen(self) -> bool:
        """Whether a closed tab can come back."""
        return bool(self.closed)

    def add_tab(self, stop: Stop | None = None, *, front: bool = True, at: int = -1) -> ArticlePane:
        """Open a tab in front or behind, at place `at`: by default beside the current one, and after those
        that were opened behind it meanwhile."""
        pane = ArticlePane(self._parts, self._stack)
        pane.view.set_zoom(self._zoom)
        set_caret(pane.view, self._parts.settings.flag("reading.caret"))
        if at < 0:
            at = min(self.bar.currentIndex() + 1 + (0 if front else self._behind), self.bar.count())
            self._behind += 0 if front else 1
        self._stack.insertWidget(at, pane)
        self.bar.insertTab(at, tr("New tab"))
        self._wire(pane)
        if front:
            self.bar.setCurrentIndex(at)
        self._tidy()
        if stop is not None:
            pane.go(stop)
        self.tabsChanged.emit()
        return pane

    def _wire(self, pane: ArticlePane) -> None:
        pane.pageShown.connect(lambda: self._renamed(pane))
        pane.tabAsked.connect(lambda stop: self.add_tab(stop, front=False))
        pane.searchAsked.connect(self.searchAsked)
        pane.hinted.connect(lambda text: self.hinted.emit(text) if pane is self.current else None)
        pane.said.connect(self.said)
        pane.menuAsked.connect(lambda spot: self.menuAsked.emit(pane, spot))
        pane.empty.chosen.connect(self.emptyChosen)
        pane.pictureAsked.connect(self.pictureAsked)
        pane.zoomStepped.connect(self.zoomStepped)
        pane.view.verticalScrollBar().valueChanged.connect(lambda _: self.scrolled.emit())
        pane.rated.connect(lambda helpful: self.rated.emit(pane, helpful))
        pane.sectionReached.connect(
            lambda slug: self.sectionReached.emit(slug) if pane is self.current else None
        )

    def close_tab(self, number: int = -1) -> None:
        """Close a tab, the current one by default; the last one stays."""
        if self.bar.count() < 2:
            return
        number = number if number >= 0 else self.bar.currentIndex()
        pane = self.panes[number]
        if (trail := pane.trail) is not None:
            self.closed = (*self.closed, (number, trail))[-_REOPENABLE:]
        self._stack.removeWidget(pane)
        self.bar.removeTab(number)
        pane.abandon()
        pane.deleteLater()
        self._stack.setCurrentIndex(self.bar.currentIndex())
        self._tidy()
        self.tabsChanged.emit()
        self.currentChanged.emit()

    def close_right_of(self, number: int) -> None:
        """Close all tabs to the right of one, the last first."""
        for other in range(self.bar.count() - 1, number, -1):
            self.close_tab(other)

    def duplicate(self, number: int) -> None:
        """Open a tab beside another one, with the same page and the same way back and forward."""
        trail = self.panes[number].trail
        if trail is not None:
            self.add_tab(at=number + 1).resume(trail)

    def close_others(self, number: int) -> None:
        """Close all tabs but one."""
        kept = self.panes[number]
        for pane in self.panes:
            if pane is not kept:
                self.close_tab(self._stack.indexOf(pane))

    def reopen(self) -> None:
        """Open the tab that was closed last, at its place and with its way back and forward."""
        if self.closed:
            *rest, (number, trail) = self.closed
            self.closed = tuple(rest)
            self.add_tab(at=min(number, self.bar.count())).resume(trail)

    def forget(self, allowed: Callable[[Stop], bool]) -> None:
        """Let closed tabs come back only where they are allowed to, and take the names of blank ones away."""
        kept = ((number, trail.kept(allowed)) for number, trail in self.closed)
        self.closed = tuple((number, trail) for number, trail in kept if trail is not None)
        for number, pane in enumerate(self.panes):
            if pane.page is None:
                self.bar.setTabText(number, tr("New tab"))
                self.bar.setTabToolTip(number, "")

    def drop(self, pane: ArticlePane) -> None:
        """Close a tab for good."""
        kept = self.closed
        self.close_tab(self._stack.indexOf(pane))
        self.closed = kept

    def close_all(self) -> None:
        """Back to one empty tab: another folder is opened."""
        for _ in range(self.bar.count() - 1):
            self.close_tab(0)
        old = self.bar.count()
        self.add_tab()
        for _ in range(old):
            self.close_tab(0)
        self.closed = ()

    @property
    def state(self) -> OpenTabs:
        """All tabs, to be taken up again with `resume`."""
        trails = [(pane, pane.trail) for pane in self.panes]
        there = [(pane, trail) for pane, trail in trails if trail is not None]
        active = next((number for number, (pane, _) in enumerate(there) if pane is self.current), 0)
        return OpenTabs(tuple(trail for _, trail in there), active, self.closed)

    def resume(self, state: OpenTabs) -> None:
        """Take up the tabs of a folder again, in place of the one empty tab: the page in front at once,
        the others when the folder is ready."""
        for number, trail in enumerate(state.trails):
            if number == state.active:
                self.current.resume(trail)
            else:
                self.add_tab(front=False, at=number).resume(trail, load=False)
        self.closed = state.closed

    def step(self, step: int) -> None:
        """Go to the tab `step` places to the right, round the end."""
        self.bar.setCurrentIndex((self.bar.currentIndex() + step) % self.bar.count())

    def set_zoom(self, zoom: float) -> None:
        """One text size for all tabs, those still to come included."""
        self._zoom = zoom
        for pane in self.panes:
            pane.view.set_zoom(zoom)

    # Inside

    def _ask_menu(self, spot: QPoint) -> None:
        number = self.bar.tabAt(spot)
        if number >= 0:
            self.tabMenuAsked.emit(number, spot)

    def _selected(self, number: int) -> None:
        self._behind = 0
        if 0 <= number < self._stack.count():
            self._stack.setCurrentIndex(number)
            self.currentChanged.emit()

    def _moved(self, start: int, end: int) -> None:
        pane = self.panes[start]
        self._stack.removeWidget(pane)
        self._stack.insertWidget(end, pane)
        self._stack.setCurrentIndex(self.bar.currentIndex())
        self.tabsChanged.emit()

    def _renamed(self, pane: ArticlePane) -> None:
        number = self._stack.indexOf(pane)
        if number < 0 or pane.page is None:
            return
        title = pane.page.title
        self.bar.setTabText(number, title.replace("&", "&&"))
        self.bar.setTabToolTip(number, title)
        self.tabsChanged.emit()
        if pane is self.current:
            self.currentChanged.emit()

    def _tidy(self) -> None:
        self.bar.setVisible(self.bar.count() > 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Middle click on a tab closes it."""
        if (
            watched is self.bar
            and isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonRelease
            and event.button() == Qt.MouseButton.MiddleButton
        ):
            number = self.bar.tabAt(event.position().toPoint())
            if number >= 0:
                self.close_tab(number)
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
