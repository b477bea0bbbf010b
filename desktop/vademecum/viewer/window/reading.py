"""What happens between the panels: a page is shown, a folder is opened, a search is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from vademecum.app.handed_over import folder_of
from vademecum.app.page import PageLink, parse_page_link
from vademecum.knowledge.addresses import split_source
from vademecum.knowledge.article import Article, Changes
from vademecum.retrieval.result import Hit
from vademecum.viewer.folders.entries import related_rows
from vademecum.viewer.models.contents import ContentsTree
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.models.results import folder_key
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.page.pages import LoadedPage
from vademecum.viewer.panels.article import ArticlePane
from vademecum.viewer.panels.outline import OutlinePanel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.recall import Recall
from vademecum.viewer.panels.side import SidePanel
from vademecum.viewer.panels.status import StatusLine
from vademecum.viewer.panels.tabs import ArticleTabs
from vademecum.viewer.search.questions import is_question
from vademecum.viewer.search.search import Search
from vademecum.viewer.texts.replies import trouble
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.search_box import SearchBox
from vademecum.viewer.window.keeper import Keeper, trail_of
from vademecum.viewer.window.side_lists import SideLists

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge

_SLOW_MS = 400
"""A first page that takes longer is announced; sooner it would only flicker."""


@dataclass(frozen=True, slots=True)
class Panels:
    """The panels of one window."""

    box: SearchBox
    side: SidePanel
    tabs: ArticleTabs
    outline: OutlinePanel
    status: StatusLine


class Reading(QObject):
    """Keeps the panels in step with the folder, the page and the search."""

    moved = Signal()
    """Another page, tab or folder: commands may be enabled or not now."""
    elsewhere = Signal(str, object)
    """A page of another folder was chosen: key of the folder, `Stop`."""

    def __init__(self, parts: Parts, panels: Panels, search: Search, keeper: Keeper, parent: QObject) -> None:
        super().__init__(parent)
        self._parts, self._panels, self._search, self._keeper = parts, panels, search, keeper
        self.recall = Recall(parts, panels.box, self)
        self.lists = SideLists(parts, panels.side, panels.status, lambda: self.pane.page, self)
        self.lists.changed.connect(self.moved)
        self._first: Stop | None = None
        self._first_beside = self._resumed = False
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._slow.timeout.connect(self._say_opening)
        self._connect_panels()
        self._connect_library()

    def _connect_panels(self) -> None:
        box, side, tabs, outline = (
            self._panels.box,
            self._panels.side,
            self._panels.tabs,
            self._panels.outline,
        )
        box.begun.connect(self._search.warm_up)
        box.textChanged.connect(self._typed)
        box.moved.connect(side.results.step)
        box.entered.connect(self.enter)
        box.left.connect(self._to_page)
        self._search.changed.connect(self._offer_completion)
        side.results.hitChosen.connect(self.open_hit)
        side.results.sourceChosen.connect(self._open_told)
        side.results.suggestionChosen.connect(self.search_for)
        side.contents.chosen.connect(lambda path, apart: self.open(Stop(path), apart=apart))
        for panel in (side.this_screen, side.index, side.bookmarks, side.history):
            panel.chosen.connect(lambda row, apart: self.open(Stop(row.path, row.slug), apart=apart))
        tabs.currentChanged.connect(self._page_changed)
        tabs.searchAsked.connect(self.search_for)
        tabs.sectionReached.connect(self._section_reached)
        tabs.tabsChanged.connect(self._keeper.changed)
        outline.headingChosen.connect(self._to_heading)
        outline.relatedChosen.connect(self._open_chosen)

    def _connect_library(self) -> None:
        library = self._parts.library
        library.opened.connect(self._opened)
        library.changed.connect(self._changed)
        library.noted.connect(self.count)
        library.stateChanged.connect(self._state_changed)
        library.availabilityChanged.connect(self._availability_changed)
        library.progressed.connect(self._progressed)

    # Opening pages

    @property
    def pane(self) -> ArticlePane:
        """The pane in front."""
        return self._panels.tabs.current

    def open(self, stop: Stop, *, apart: bool = False) -> None:
        """Open a page in the current tab, or in a new one behind it."""
        if apart:
            self._panels.tabs.add_tab(stop, front=False)
            return
        self.pane.go(stop)

    def _open_in(self, folder: str, stop: Stop, *, apart: bool = False) -> None:
        """Open a page of the folder with this key; of the open one when it is empty."""
        self._panels.box.decline()
        if folder and folder != self._parts.library.key:
            self.elsewhere.emit(folder, stop)
        else:
            self.open(stop, apart=apart)

    def follow_link(self, link: PageLink, *, apart: bool = False) -> None:
        """Open what a copied link names, in its own folder."""
        key = self._parts.library.key
        folder = folder_of(link.folder, (key, *self._keeper.session.recent))
        self._open_in(str(self._keeper.named(Path(folder), (key,))), Stop(link.path, link.slug), apart=apart)

    def _open_told(self, source: str, folder: str, words: tuple[str, ...] = ()) -> None:
        """Open what the answer card names: `path` or `path#slug`."""
        path, slug = split_source(source)
        self._open_in(folder, Stop(path, slug, words=words))

    def _open_chosen(self, source: str, apart: bool) -> None:
        self.open(Stop(*split_source(source)), apart=apart)

    def _to_page(self) -> None:
        self.pane.view.setFocus()

    def expect(self, stop: Stop | None, *, beside: bool = False, resumed: bool = False) -> None:
        """Say what shall be open as soon as the folder is ready: the tabs of the last time, or instead of
        them `stop`, or this in front of them; with `resumed` the tabs stand already."""
        self._first, self._first_beside, self._resumed = stop, beside, resumed

    def open_hit(self, hit: Hit, apart: bool = False) -> None:
        """Open a search result with its words highlighted."""
        slug = hit.slug
        self.recall.remember(self._search.text)
        self._open_in(folder_key(hit), Stop(hit.path, slug, words=self._words(hit)), apart=apart)

    def _words(self, hit: Hit) -> tuple[str, ...]:
        """What to highlight: the words of the query, as typed or as searched instead, and as found."""
        found = self._search.found
        typed = found.result.query or found.text if found is not None else self._search.text
        shown = (hit.excerpt[start:end] for start, end in hit.spans)
        return tuple(dict.fromkeys(word.casefold() for word in (*typed.split(), *shown) if word.strip()))

    def home(self) -> None:
        """Open the folder's first page."""
        knowledge = self._parts.library.knowledge
        if knowledge is not None and knowledge.home:
            self.open(Stop(knowledge.home))

    def beside(self, step: int) -> tuple[str, str] | None:
        """The article `step` places from the current one in the contents."""
        here = self.pane.journey.here
        return self._parts.library.beside(here.path, step) if here is not None else None

    # Search

    def _typed(self, text: str) -> None:
        self._search.type(text)
        self._panels.side.show_results(bool(text.strip()))

    def _offer_completion(self) -> None:
        self._panels.box.offer(self._search.completion, self._parts.look().colour("muted"))

    def enter(self, apart: bool = False) -> None:
        """Enter in the search box: open what is chosen, ask a question, or open the best result."""
        results = self._panels.side.results
        link = parse_page_link(self._panels.box.text().strip())
        if link is not None:
            self._panels.box.clear()
            self.follow_link(link, apart=apart)
            return
        if results.open_current(apart=apart):
            return
        answer = self._search.answer
        if answer is not None and answer.source:
            words = tuple(self._search.text.casefold().split())
            asked = self._search.answered_by
            self._open_told(answer.source, asked.key if asked is not None else "", words)
        elif answer is None and (is_question(self._panels.box.text()) or self._search.state == "nothing"):
            self._search.type(self._panels.box.text())
            self.recall.remember(self._search.text)
            self._search.ask()
        else:
            results.open_first(apart=apart)

    def search_for(self, text: str) -> None:
        """Put words into the box as if they had been typed."""
        self._panels.box.setText(text)
        self._panels.box.setFocus()

    # What is shown

    def _page_changed(self) -> None:
        pane = self.pane
        page, here = pane.page, pane.journey.here
        side, outline = self._panels.side, self._panels.outline
        if page is not None and here is not None:
            contents = side.contents
            outline.show_headings(page.headings)
            outline.follow(pane.view.section)
            if here.manual:
                outline.show_related(())
                pane.crumbs.show_trail(((tr("Manual"), ""), (page.title, "")))
            else:
                contents.follow(page.path)
                self._search.stand_near(*self._folder_of(page.path))
                pane.crumbs.show_trail((*self._above(page), (page.title, "")))
                self._show_related(page.path)
                if not page.missing:
                    self.lists.remember(page.path, here.slug, page.title)
        else:
            outline.clear()
        self._keeper.changed()
        self.moved.emit()

    def _above(self, page: LoadedPage) -> list[tuple[str, str]]:
        """(title, path) of what stands above a page: the folder's home, then its branches."""
        library = self._parts.library
        if library.knowledge is None and page.above is not None:
            return list(page.above)
        home = library.knowledge.home if library.knowledge is not None else ""
        nodes = self._panels.side.contents.model.trail(page.path)
        above = [(node.title, node.path) for node in nodes]
        starts_at_home = page.path == home or any(node.path == home for node in nodes)
        return above if starts_at_home else [(library.title, home), *above]

    def _folder_of(self, path: str) -> tuple[str, str]:
        """The folder that a page lies in, and what the contents call it; empty at the top."""
        folder = path.rpartition("/")[0]
        model = self._panels.side.contents.model
        node, above = model.node(model.index_of(path)), model.trail(path)
        if not folder:
            return ("", "")
        if node is not None and node.children:
            return (folder, node.title)
        return (folder, above[-1].title if above else folder.rpartition("/")[2])

    def _show_related(self, path: str) -> None:
        reader = self._parts.library.reader

        def work(knowledge: Knowledge) -> tuple[PlaceRow, ...]:
            related: tuple[Article, ...] = tuple(knowledge.related(path, reader=reader))
            return related_rows(related)

        self._parts.library.ask("related", work, self._related)

    def _related(self, rows: tuple[PlaceRow, ...]) -> None:
        self._panels.outline.show_related(rows)
        self.moved.emit()

    def _section_reached(self, slug: str) -> None:
        self._panels.outline.follow(slug)
        self._keeper.changed()

    def _to_heading(self, slug: str) -> None:
        here = self.pane.journey.here
        if here is not None:
            self.pane.go(replace(here, slug=slug, spot=None, words=()))

    # The folder

    def _state_changed(self) -> None:
        library, status, side = self._parts.library, self._panels.status, self._panels.side
        if library.state == "opening":
            status.show_counts(0, 0)
            status.signature.show_for(None)
            side.contents.set_tree(ContentsTree())
            side.progress(0, 0)
            # What the former folder related is of no use beside a page of this one.
            self._parts.tasks.cancel("related")
            self._panels.outline.show_related(())
            self._slow.start()
        elif library.state == "failed":
            status.busy("")
        self._say_state()
        self.moved.emit()

    def _say_state(self) -> None:
        """What stands in place of page and contents while there are none."""
        library, status, side = self._parts.library, self._panels.status, self._panels.side
        if library.state == "opening":
            status.busy(tr("Reading the folder…"))
            side.contents.say(
                tr("Reading the folder…"), tr("Contents and search follow when it is read."), working=True
            )
        elif library.state == "failed" and library.error is not None:
            side.contents.say(tr("Nothing to list"))
            status.keep_saying(trouble(library.error))
            from vademecum.app.bundles import is_bundle  # noqa: PLC0415  # after the window is painted

            bundle = library.root is not None and is_bundle(library.root)
            links = (
                *((("open-bundle", tr("Open another bundle…")),) if bundle else ()),
                ("open", tr("Open another folder…")),
                ("retry", tr("Try again")),
            )
            self.pane.show_empty(
                tr("{title} cannot be opened").format(title=library.title), trouble(library.error), links
            )
        elif library.knowledge is not None and not library.tree.nodes and not library.knowledge.home:
            side.contents.say(tr("No articles"), tr("This folder has no Markdown file yet."))
            text = (
                tr("Put a file such as index.md into {folder}; it appears here at once.")
                if library.can_begin
                else tr("There is no page to read in {folder}.")
            )
            links = (
                *((("first-page", tr("Create a first page")),) if library.can_begin else ()),
                ("open", tr("Open another folder…")),
            )
            self.pane.show_empty(tr("This folder is empty"), text.format(folder=library.key), links)

    def retranslate(self) -> None:
        """Say everything that is in view again: the language has changed."""
        self._say_state()
        self._say_availability()
        self.count()
        self.lists.fill(self._panels.side.section)
        if self.pane.page is None and self._parts.library.state == "opening" and not self._slow.isActive():
            self._say_opening()
        self._page_changed()

    def _progressed(self, done: int, total: int, _path: str) -> None:
        self._panels.status.progress(done, total)
        self._panels.side.progress(done, total)

    def _say_opening(self) -> None:
        library = self._parts.library
        if library.state == "opening":
            title = tr("Opening {title}…").format(title=library.title)
            self.pane.show_empty(title, tr("The first page appears as soon as it is read."))

    def _opened(self) -> None:
        library, status, side = self._parts.library, self._panels.status, self._panels.side
        knowledge = library.knowledge
        if knowledge is None:
            return
        status.busy("")
        status.keep_saying("")
        status.signature.show_for(library.signature)
        side.contents.set_tree(library.tree)
        self.count()
        self.lists.fill(side.section)
        self._keeper.opened(library.key, library.title)
        self._say_state()
        self._open_tabs(knowledge)
        self._keeper.restored(library.key)
        self._page_changed()

    def _open_tabs(self, knowledge: Knowledge) -> None:
        """The page asked for, else the tabs of the last time, else the first page."""
        for pane in self._panels.tabs.panes:
            pane.folder_is_ready()
        first, beside, resumed = self._first, self._first_beside, self._resumed
        self.expect(None)
        if resumed:
            return
        if first is not None:
            self.pane.go(first)
            if beside:
                self._restore(knowledge, first.path)
            return
        if self._parts.settings.flag("session.restore"):
            self._restore(knowledge)
        if knowledge.home:
            # Also tabs that were opened while there was nothing to show in them.
            for pane in self._panels.tabs.panes:
                if pane.journey.here is None:
                    pane.go(Stop(knowledge.home))

    def _restore(self, knowledge: Knowledge, front: str = "") -> None:
        """Open the tabs of the last time; behind the page `front` when there is one in front already."""

        def allowed(stop: Stop) -> bool:
            return knowledge.article(stop.path, reader=self._parts.library.reader) is not None

        stored, tabs = self._keeper.tabs_of(self._parts.library.key), self._panels.tabs
        trails = [trail_of(tab).kept(allowed) for tab in stored.tabs]
        there = [trail for trail in trails if trail is not None and trail.here.path != front]
        active = -1 if front else min(stored.active, max(len(there) - 1, 0))
        for number, trail in enumerate(there):
            if number == active:
                self.pane.resume(trail)
            else:
                tabs.add_tab(front=False, at=number).resume(trail)
        closed = ((each.number, trail_of(each.tab).kept(allowed)) for each in stored.closed)
        tabs.closed = tuple((number, trail) for number, trail in closed if trail is not None)
        gone = sum(trail is None for trail in trails)
        if gone:
            self._panels.status.say(tr("%n page(s) of the last time no longer there", gone))

    def _changed(self, changes: Changes) -> None:
        side, library = self._panels.side, self._parts.library
        side.contents.set_tree(library.tree)
        self.count()
        self.lists.fill(side.section)
        if self._parts.settings.flag("reading.follow_changes"):
            # Also pages that did not change themselves: they may include or link to what did.
            for pane in self._panels.tabs.panes:
                pane.view.pictures.forget()
                pane.reload()
        here = self.pane.journey.here
        if here is None:
            self.home()
        elif here.path in changes.removed:
            self._panels.status.say(tr("This page is gone from the folder"))
        self.moved.emit()

    def reader_changed(self) -> None:
        """Fill everything again for another reader."""
        self._changed(Changes())
        self._page_changed()

    def _availability_changed(self, available: bool) -> None:
        self._say_availability()
        if available:
            self._panels.status.say(tr("The folder is back"))
            self.pane.reload()

    def _say_availability(self) -> None:
        library = self._parts.library
        if library.state == "ready":
            away = tr("The folder is not available; what was read last is still here")
            self._panels.status.keep_saying("" if library.available else away)

    def count(self) -> None:
        """Say how much there is and, to whoever can mend them, how many problems."""
        library = self._parts.library
        if library.knowledge is not None:
            told = library.is_authors and library.count and self._parts.settings.flag("reading.show_problems")
            self._panels.status.show_counts(library.count, len(library.problems) if told else 0)

    def say_soon(self, text: str, after_ms: int = 0) -> None:
        """Show a passing message once the event loop runs."""
        show: Callable[[], None] = lambda: self._panels.status.say(text)  # noqa: E731
        QTimer.singleShot(after_ms, self, show)
