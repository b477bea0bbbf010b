"""The article pane: one tab with breadcrumbs, page, notices and find bar, and its own journey."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from vademecum.knowledge.reader import Reader
from vademecum.viewer.folders.library import Library, Source
from vademecum.viewer.page.first_page import keep, recall
from vademecum.viewer.page.journey import Journey, Spot, Stop, Trail
from vademecum.viewer.page.pages import LoadedPage, Wish
from vademecum.viewer.page.view import PageView
from vademecum.viewer.page.width import is_mirrored
from vademecum.viewer.panels.crumbs import Crumbs
from vademecum.viewer.panels.find import Finder
from vademecum.viewer.panels.following import Following, Place
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.tasks import Run
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.widgets.find_bar import FindBar
from vademecum.viewer.widgets.notice import Notice
from vademecum.viewer.widgets.thanks_bar import ThanksBar
from vademecum.viewer.widgets.widget_route import set_route

_LARGER = 1.15
"""Text for reading is larger than text for operating."""
_EMPTY_TITLE = 1.5
"""Text of the heading where there is no page, against other text."""
_NARROW_MARGIN = 16


class ArticlePane(QWidget):
    """Shows one page at a time and remembers where it has been."""

    pageShown = Signal()
    """Another page, or the same one renewed, is on the screen."""
    tabAsked = Signal(object)
    """Open this `Stop` in a new tab."""
    searchAsked = Signal(str)
    """Search for these words."""
    pictureAsked = Signal(object)
    """Enlarge this `Picture`."""
    hinted = Signal(str)
    """Where the link below the mouse leads; empty when there is none any more."""
    said = Signal(str)
    """A passing message for the status line."""
    rated = Signal(bool)
    """The reader has said whether the page was helpful."""
    menuAsked = Signal(QPoint)
    """The context menu was asked for, at this place of the view."""
    zoomStepped = Signal(int)
    sectionReached = Signal(str)

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("article")
        self._parts = parts
        self.journey = Journey()
        self.page: LoadedPage | None = None
        self._key = f"page:{id(self)}"
        self._left: Spot | None = None
        """Where the page was read before it went away."""
        self._thanks: ThanksBar | None = None
        self._paper = parts.look().page
        """Colour of the paper that the page was shown on."""
        self._narrow = False
        """Whether the page was asked for a pane with little room."""
        self.view = PageView(parts.tasks, self)
        self.crumbs = Crumbs(self)
        self.notice = Notice(self)
        self.find_bar = FindBar(self)
        self.empty = EmptyState(self, title_scale=_EMPTY_TITLE)
        self.links = Following(self.view, self.notice, self._where, parts.settings, parts.tasks, self)
        self.finder = Finder(self.view, self.find_bar, parts.tasks)
        self._lay_out()
        self._connect()
        self._paint()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(24, 10, 16, 2)
        top.addWidget(self.crumbs)
        reading = QWidget(self)
        reading.setObjectName("reading")
        self._top = top
        column = QVBoxLayout(reading)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QWidget(reading)
        head.setObjectName("crumbs")
        head.setLayout(top)
        self._head = head
        column.addWidget(head)
        column.addWidget(self.notice)
        column.addWidget(self.view, 1)
        column.addWidget(self.find_bar)
        self._column = column
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(reading)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._stack)
        self.setFocusProxy(self.view)
        set_route(self.find_bar, "/viewer/find")

    def _connect(self) -> None:
        self.view.completed.connect(self.finder.refresh)
        self.view.refilled.connect(lambda: self.finder.refresh(unfold=False))
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self.menuAsked)
        self.view.zoomStepped.connect(self.zoomStepped)
        self.view.sectionReached.connect(self.sectionReached)
        self.view.indented.connect(self._align)
        self.view.roomChanged.connect(self._fit_room)
        self.view.verticalScrollBar().valueChanged.connect(self._underline)
        self.view.backAsked.connect(self.back)
        self.view.pictures.failed.connect(self.reload)
        self.view.forwardAsked.connect(self.forward)
        self.links.chosen.connect(self.go)
        self.links.reloadAsked.connect(self.reload)
        for asked, passed_on in (
            (self.links.tabAsked, self.tabAsked),
            (self.links.searchAsked, self.searchAsked),
            (self.links.pictureAsked, self.pictureAsked),
            (self.links.rated, self.rated),
            (self.links.said, self.said),
            (self.links.hinted, self.hinted),
        ):
            asked.connect(passed_on)
        self.crumbs.chosen.connect(lambda path: self.go(Stop(path)))
        self._parts.appearance.changed.connect(self._recolour)

    def _align(self, left: int, right: int) -> None:
        """What lies above the text begins where the text does."""
        mirrored = is_mirrored(self.view)
        self._top.setContentsMargins(*((_NARROW_MARGIN, 10, right, 2) if mirrored else (left, 10, 16, 2)))
        self.crumbs.mirror(mirrored)
        # Sentences of the window do not run the other way.
        begin = _NARROW_MARGIN if mirrored else left + round(self.view.document().documentMargin())
        self.notice.begin_at(begin)

    def _fit_room(self) -> None:
        """Render the page again with the paddings and letters that go with its room."""
        if self.page is not None and self._wish().narrow != self._narrow:
            self.reload()

    def _underline(self, value: int) -> None:
        """A hairline below the breadcrumbs says that there is page above."""
        if self._head.property("scrolled") != (value > 0):
            self._head.setProperty("scrolled", value > 0)
            self._head.style().polish(self._head)

    # Where

    @property
    def here(self) -> Stop | None:
        """The current stop with the reader's place on the page."""
        self.journey.leave(self.view.spot())
        return self.journey.here

    @property
    def trail(self) -> Trail | None:
        """Where this tab has been, with the reader's place on the page; None while it is empty."""
        here = self.journey.here
        # A page that is still to come stands nowhere yet: what counts is where it will.
        if self.page is not None and here is not None and self.page.path == here.path:
            self.journey.leave(self.view.spot())
        return self.journey.trail

    def resume(self, trail: Trail, *, load: bool = True) -> None:
        """Take up the journey of another tab, at its current stop.

        Without `load` its page is read when the folder is ready.
        """
        self.journey = Journey(trail)
        if not load:
            return
        if self.page is not None and self.page.path == trail.here.path and not self.page.missing:
            self._arrive(trail.here)
            self.pageShown.emit()
        else:
            self._load(trail.here)

    def _where(self) -> Place:
        return Place(self.journey.here, self.page, self.library)

    @property
    def library(self) -> Library:
        """The folder of the current page."""
        here = self.journey.here
        return self._parts.manual if here is not None and here.manual else self._parts.library

    def go(self, stop: Stop) -> None:
        """Open a page, or scroll when it is open already."""
        self.journey.leave(self.view.spot())
        before = self.journey.here
        self.journey.go(stop)
        same = before is not None and (before.path, before.manual) == (stop.path, stop.manual)
        if same and self.page is not None and not self.page.missing:
            self._arrive(stop)
            self.pageShown.emit()
        else:
            self._load(stop)

    def back(self) -> None:
        """Return to the stop before, at the place where it was left."""
        self.journey.leave(self.view.spot())
        stop = self.journey.back()
        if stop is not None:
            self._load(stop)

    def forward(self) -> None:
        """Undo `back`."""
        self.journey.leave(self.view.spot())
        stop = self.journey.forward()
        if stop is not None:
            self._load(stop)

    def reload(self) -> None:
        """Render the current page again and keep the place: its file, colours or language changed."""
        here = self.here
        if here is not None:
            self._load(here, renewed=True)

    def abandon(self) -> None:
        """The tab is closed: what is still being read for it has nowhere to go."""
        self._parts.tasks.cancel(self._key)

    def reader_changed(self, allowed: Callable[[Stop], bool]) -> None:
        """Blank the page, which names others even where it may stay itself, and show what is allowed."""
        stop = self.here
        self._parts.tasks.cancel(self._key)
        self.journey.keep(allowed)
        self.view.show_page("")
        self.crumbs.show_trail(())
        self.notice.hide()
        self.page = None
        if stop is not None and self.journey.here is not None:
            self._load(self.journey.here)

    def folder_is_ready(self) -> None:
        """Show what was read ahead again: now with neighbours, and with what became of its links."""
        stop = self.journey.here
        if stop is None:
            return
        if self.page is not None and self.page.path == stop.path:
            self.reload()
        else:
            self._load(stop)

    def _load(self, stop: Stop, *, renewed: bool = False) -> None:
        knowledge, source = self.library.knowledge, self.library.source
        if knowledge is None:
            if source is not None:
                self._load_ahead(source, stop)
            return
        wish = replace(
            self._wish(),
            snapshot=knowledge.snapshot,
            path=stop.path,
            came_from=stop.came_from,
            before=self.library.beside(stop.path, -1),
            after=self.library.beside(stop.path, 1),
        )

        def work(_run: Run) -> LoadedPage:
            from vademecum.viewer.page.loading import load_page  # noqa: PLC0415  # after the window is painted

            return load_page(wish)

        self._narrow = wish.narrow

        def done(page: LoadedPage) -> None:
            self._show(page, stop, renewed=renewed)

        self._parts.tasks.run("page", self._key, work, done)

    def _load_ahead(self, source: Source, stop: Stop) -> None:
        """Read one page while the folder is still being read."""
        wish = self._wish()
        self._narrow = wish.narrow

        def work(_run: Run) -> LoadedPage | None:
            from vademecum.viewer.page.loading import load_early  # noqa: PLC0415  # after the window is painted

            return load_early(source.root, source.overlay, stop.path, wish)

        def done(page: LoadedPage | None) -> None:
            if page is not None:
                self._show(page, stop)

        self._parts.tasks.run("page", self._key, work, done)

    def keep_page(self, file: Path) -> Callable[[], None] | None:
        """What keeps the shown page for the next start, to be run on a worker; None when there is none."""
        page, root, wish = self.page, self.library.root, self._wish()
        here = self.journey.here
        if page is None or root is None or self.library.knowledge is None or here is None or here.manual:
            return None
        trail = self.crumbs.trail
        placed = replace(page, above=trail[:-1] if trail else None)
        return lambda: keep(file, root, placed, wish)

    def _wish(self) -> Wish:
        """How pages shall look in this pane."""
        return Wish(
            reader=self.library.reader,
            theme=self._parts.appearance.theme,
            base_px=round(self.fontInfo().pixelSize() * _LARGER, 1),
            width=max(round(self._room() / self.view.zoom), 320),
            code_wrap=self._parts.settings.flag("appearance.wrap_code"),
            faults=self.view.pictures.faults,
            rated=self._parts.settings.flag("reading.ask_helpful"),
            feedback=self._parts.feedback,
            folder=self.library.key,
        )

    def _room(self) -> int:
        """Width in pixels that a page has, or will have once this pane is in front and shows one."""
        seen = (one for one in (self.view, self, self.parentWidget()) if one is not None and one.isVisible())
        return next(seen, self.view).width()

    def load_early(
        self, source: Source, wanted: Stop | None, reader: Reader, kept: Path | None = None
    ) -> None:
        """Show a page before the folder has been read, its first one if none is wanted.

        `kept` is a file that may hold the page ready-made.
        """
        wish = replace(self._wish(), reader=reader)
        self._narrow = wish.narrow
        path = wanted.path if wanted is not None else ""

        def work(_run: Run) -> LoadedPage | None:
            ready = recall(kept, source.root, path, wish) if kept is not None and path else None
            if ready is not None:
                return ready
            from vademecum.viewer.page.loading import load_early  # noqa: PLC0415  # after the window is painted

            return load_early(source.root, source.overlay, path, wish)

        def done(page: LoadedPage | None) -> None:
            if page is not None:
                found = wanted is not None and page.path == wanted.path
                self._show_early(page, wanted if wanted is not None and found else Stop(page.path))

        # On the lane of the index, which so begins when the first page is done.
        self._parts.tasks.run("index", self._key, work, done)

    def _show_early(self, page: LoadedPage, stop: Stop) -> None:
        """Show a page that was read before the folder was open."""
        if self.journey.here is None:
            self.journey.go(stop)
            self._show(page, stop)

    def _show(self, page: LoadedPage, stop: Stop, *, renewed: bool = False) -> None:
        same = renewed and self.page is not None and self.page.path == page.path
        if same and self.page == page:
            return
        spot = self._place_on(page, stop, same=same)
        self.page, self._paper = page, self._parts.look().page
        self.library.note_unshown(page.path, page.unshown)
        self._stack.setCurrentIndex(1)
        if not same:
            self.hinted.emit("")
            self.notice.hide()
            if self._thanks is not None:
                self._thanks.hide()
        self.view.name(page.title)
        self.view.show_page(
            page.first or page.html,
            parts=page.parts,
            slugs=[s for h in page.headings for s in (h.slug, *h.aliases, *h.anchors)],
            pictures=page.pictures,
            spot=spot,
            anchor=stop.slug,
            page=f"{'manual' if stop.manual else 'folder'}/{page.path}",
        )
        if same:
            self.finder.refresh()
        else:
            # What stands in for a missing page holds nothing that was searched for.
            words = () if page.missing else stop.words
            self.finder.arrive(words, self._language(page), scroll=spot is None)
            self._tell_gone(page, stop)
        self.pageShown.emit()

    def _place_on(self, page: LoadedPage, stop: Stop, *, same: bool) -> Spot | None:
        """Where to show a page: the same one where it was read, also when it was gone meanwhile."""
        if not same or self.page is None:
            self._left = None
            return stop.spot
        if page.missing and not self.page.missing:
            self._left = self.view.spot()
        elif self.page.missing and not page.missing and self._left is not None:
            return self._left
        return self.view.spot()

    def _arrive(self, stop: Stop) -> None:
        """Go to another place on the page that is shown already."""
        self.view.arrive(stop.spot, stop.slug)
        if self.page is not None:
            self.finder.clear()
            self.finder.arrive(stop.words, self._language(self.page), scroll=stop.spot is None)
            self._tell_gone(self.page, stop)

    def _tell_gone(self, page: LoadedPage, stop: Stop) -> None:
        """Say quietly that the section which was asked for is not on the page."""
        gone = tr("That part of the page does not exist any more")
        if not (stop.spot is not None or page.missing or page.has_anchor(stop.slug)):
            self.notice.say(gone)
        elif self.notice.text == gone:
            self.notice.hide()

    def _language(self, page: LoadedPage) -> str:
        knowledge = self.library.knowledge
        return page.language or (knowledge.language if knowledge is not None else "")

    def show_empty(self, title: str, text: str, links: tuple[tuple[str, str], ...] = ()) -> None:
        """Show a designed empty state, unless there is a page to read."""
        if self.page is None:
            self.empty.say(title, text, links)
            self._stack.setCurrentIndex(0)

    # Links

    def follow(self, address: str, apart: bool = False) -> None:
        """Follow a link of the page under the link policy."""
        self.links.follow(address, apart)

    def thanks_bar(self) -> ThanksBar:
        """The line below the page that thanks for an answer; it goes with the page."""
        if self._thanks is None:
            self._thanks = ThanksBar(self)
            self._column.addWidget(self._thanks)
        return self._thanks

    # Looks

    def _paint(self) -> None:
        look, icon = self._parts.look(), self._parts.appearance.icon
        self.view.set_mark_colours(look.mark, look.on_mark, look.mark_current)
        self.find_bar.before.setIcon(icon("up"))
        self.find_bar.after.setIcon(icon("down"))
        self.find_bar.close_button.setIcon(icon("close"))
        self.notice.close_button.setIcon(icon("close"))

    def _recolour(self) -> None:
        self.view.keep_paper(self._paper)
        self._paint()
        self.reload()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes what lies over the page, one thing at a time."""
        if event.key() == Qt.Key.Key_Escape:
            if self.notice.isVisible():
                self.notice.press("")
            elif self.find_bar.isVisible():
                self.finder.close()
            elif not self.finder.clear():
                event.ignore()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            # What was told or asked in the other language comes again with the next click.
            self.notice.hide()
            self.links.forget()
            self.reload()
        super().changeEvent(event)
