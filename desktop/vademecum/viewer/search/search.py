"""Search as you type and asking: what is wanted, what is known so far, and which state that is."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from vademecum.answering.answer import Answer
from vademecum.app.across import FolderAnswer, FolderHit, OpenFolder
from vademecum.app.settings import Settings
from vademecum.errors import Cancelled
from vademecum.knowledge.article import Audience
from vademecum.knowledge.reader import ANYONE
from vademecum.retrieval.result import Hit, SearchResult
from vademecum.viewer.folders.library import Library
from vademecum.viewer.folders.local_model import LocalModel
from vademecum.viewer.folders.shelf import Shelf
from vademecum.viewer.models.contents import branches
from vademecum.viewer.search.beginnings import SUGGESTIONS, complete, suggest
from vademecum.viewer.search.emphasised import emphasised
from vademecum.viewer.search.filters import Filters, audiences
from vademecum.viewer.search.glimpses import Glimpses, hits_by_name
from vademecum.viewer.search.trees import Trees
from vademecum.viewer.tasks import Run, Tasks

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.knowledge.emphasis import Emphasis

State = Literal["idle", "indexing", "searching", "found", "nothing"]
"""idle: no text. indexing: the folder is still being read, hits are page names at best.
searching: asked, no reply yet. found and nothing: replied."""


@dataclass(frozen=True, slots=True)
class Found:
    """A reply with what was asked, so that a late one is recognised."""

    text: str
    result: SearchResult
    suggestions: tuple[str, ...] = ()
    completion: str = ""
    """A title or heading that begins with the text; empty when there is none."""
    unread: int = 0
    """How many further folders were still to be read."""


class Search(QObject):
    """The search of one window."""

    changed = Signal()
    """State, hits or answer are different now."""
    filtersChanged = Signal()
    """Filters, or what can be filtered by, are different now."""

    def __init__(
        self, library: Library, shelf: Shelf, tasks: Tasks, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library, self.shelf, self._tasks, self._settings = library, shelf, tasks, settings
        self.text = ""
        self.state: State = "idle"
        self.found: Found | None = None
        self.answer: Answer | None = None
        self.answered_by: OpenFolder | None = None
        """The folder that the answer is from."""
        self.marks: tuple[Emphasis, ...] = ()
        """What was bold or code on the page that the answer's own words are from."""
        self.asking = False
        self._asks_later = False
        """Whether the question waits until the folder has been read."""
        self._stop = threading.Event()
        self.writing = ""
        """What a local model has written so far, checked; empty when none writes."""
        self.model = LocalModel(tasks, settings, self)
        self.model.changed.connect(self._show_phase)
        self.model.replaced.connect(self._ask_again)
        library.opened.connect(lambda: self.model.belong_to(library.root))
        self._glimpses = Glimpses(tasks, self)
        self._glimpses.grew.connect(self._name_again)
        self.names: Mapping[str, str] = {}
        """Path -> readable name, while there is no index yet."""
        self.filters = Filters()
        self.near = ("", "")
        """Folder of the page in front and its title, to narrow the search to; empty at the top."""
        self.folder_title = ""
        """Title of the folder that the search is narrowed to."""
        self.audiences: tuple[Audience, ...] = ()
        """What pages can be told apart by; empty when all are for the same readers."""
        self._trees = Trees()
        """Contents of the further folders that are searched."""
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        # In the next turn: keys that have come meanwhile make one search.
        self._settle.setInterval(0)
        self._settle.timeout.connect(self._start_in_turn)
        self._waiting = False
        """Whether another search follows the one under way."""
        library.namesRead.connect(self._take_listing)
        for news in (library.opened, library.changed):
            news.connect(self.again)
            news.connect(self._look_at_audiences)
        library.opened.connect(self._ask_now)
        library.stateChanged.connect(self._library_changed)
        shelf.changed.connect(self._shelf_changed)

    @property
    def hits(self) -> tuple[Hit, ...]:
        """What to list."""
        return self.found.result.hits if self.found is not None else ()

    def above(self, hit: Hit) -> tuple[str, ...]:
        """Titles of the branches that a hit's page stands below, in the contents of its folder; the
        folder's own title for a page at the top, unless hits of several folders are told apart by it."""
        library = self._library
        if isinstance(hit, FolderHit):
            return branches(
                library.tree if hit.folder == library.key else self._trees.find(hit.folder), hit.path
            )
        return branches(library.tree, hit.path) or (library.title,)

    @property
    def partial(self) -> bool:
        """Whether the hits are page names only, because the index is still being built."""
        return self.state == "indexing"

    def warm_up(self) -> None:
        """Load what the first search needs, before the first key; it costs memory, so only now."""
        reader = self._library.reader
        self._library.ask("warm", lambda knowledge: knowledge.warm(reader), lambda _none: None)

    def type(self, text: str) -> None:
        """Take the text of the box; a search follows at once, while others go on typing too."""
        text = text.strip()
        if text == self.text:
            return
        self.text = text
        self.filters = replace(self.filters, as_typed=False)
        self.answer, self.asking = None, False
        self._tasks.cancel("ask")
        if not text:
            self._settle.stop()
            self._tasks.cancel("search")
            self.found = None
            self._set("idle")
            return
        # Never put off by the next key: whoever types without a pause sees results all the same.
        if not self._settle.isActive():
            self._settle.start()
        if self.state == "idle":
            self._set("searching" if self._can_search else "indexing")
        else:
            # The old hits stay until the new ones come, but an answer belongs to its question.
            self.changed.emit()

    def again(self) -> None:
        """Search once more: the folder has changed or has become ready."""
        if self.text:
            self._start()

    def _start_in_turn(self) -> None:
        """Let a search under way end: cancelled again and again, none would."""
        if self._tasks.busy("search"):
            self._waiting = True
        else:
            self._start()

    @property
    def _can_search(self) -> bool:
        """Whether there is an index to search, and not page names only."""
        return bool(self.shelf.ready if self.filters.everywhere else self._library.knowledge)

    @property
    def completion(self) -> str:
        """How the text goes on to a title or heading; empty when nothing found begins with it."""
        found = self.found
        return found.completion if found is not None and found.text == self.text else ""

    def set_filters(self, filters: Filters) -> None:
        """Narrow the search, and search again."""
        if filters != self.filters:
            self.filters = filters
            self.answer, self.asking = None, False
            self._tasks.cancel("ask")
            self.filtersChanged.emit()
            self.again()

    def search_everywhere(self, wanted: bool) -> None:
        """Search all folders of the window, or again the open one only."""
        if not wanted:
            self.shelf.let_go()
            self._trees.clear()
        self.set_filters(self.filters.across() if wanted else replace(self.filters, everywhere=False))

    def search_as_typed(self, wanted: bool) -> None:
        """Search for the very words, or again for those that they may stand for; until others are typed."""
        self.set_filters(replace(self.filters, as_typed=wanted))

    def _shelf_changed(self) -> None:
        if self.filters.everywhere:
            self.again()

    def filter_folder(self, folder: str, title: str) -> None:
        """Narrow the search to a folder of the contents; to none when it is empty."""
        self.folder_title = title
        self.set_filters(replace(self.filters, folder=folder))

    def set_route(self, route: str) -> None:
        """A host application is on this screen now; empty when none is."""
        self.set_filters(replace(self.filters, route=route, screen=self.filters.screen and bool(route)))

    def stand_near(self, folder: str, title: str) -> None:
        """The page in front lies in this folder of the contents."""
        if (folder, title) != self.near:
            self.near = (folder, title)
            self.filtersChanged.emit()

    def _look_at_audiences(self) -> None:
        reader = self._library.reader
        self._library.ask("audiences", lambda knowledge: audiences(knowledge, reader), self._take_audiences)

    def _take_audiences(self, found: tuple[Audience, ...]) -> None:
        if found != self.audiences:
            self.audiences = found
            self.filtersChanged.emit()

    def reader_changed(self) -> None:
        """Forget what was found for another reader, and search again for this one."""
        self.audiences = ()
        self.shelf.reader_changed()
        self._tasks.cancel("audiences")
        self.set_filters(replace(self.filters, audience=None))
        self.filtersChanged.emit()
        self._look_at_audiences()
        for key in ("search", "ask"):
            self._tasks.cancel(key)
        self.found, self.answer, self.asking = None, None, False
        if self._library.reader != ANYONE:
            self.names = {}
        self._set("searching" if self.text else "idle")
        self.again()

    def ask(self) -> bool:
        """Ask the text as a question; False when there is nothing to ask or nobody to answer.

        While the folder is still being read, the question waits for it.
        """
        text, filters, folders = self.text, self.filters, self._asked
        include_low = self._settings.flag("search.include_low")
        if not text or not (folders or self._library.state == "opening"):
            return False
        if not folders:
            self.answer, self.asking, self._asks_later = None, True, True
            self.changed.emit()
            return True
        self._asks_later = False
        stop = self._stop = threading.Event()

        def work(run: Run) -> tuple[FolderAnswer, tuple[Emphasis, ...]]:
            given = answer(run)
            return given, emphasised(given)

        def answer(run: Run) -> FolderAnswer:
            written: list[str] = []

            def take(part: str) -> None:
                written.append(part)
                run.progress(0, 0, "".join(written))

            folder, within = folders[0], filters
            if filters.everywhere:
                surest = filters.ask_all(folders, text, include_low=include_low)
                folder, within = surest.folder, filters.within(surest.folder)
            helped = self.model.help(folder.knowledge)
            if filters.everywhere and helped is folder.knowledge:
                return surest

            def ask(knowledge: Knowledge) -> Answer:
                return within.ask(
                    knowledge, text, folder.reader, include_low=include_low, on_text=take,
                    cancelled=lambda: run.token() or stop.is_set(),
                )  # fmt: skip

            try:
                return FolderAnswer(ask(helped), folder)
            except Cancelled:
                if run.token():
                    raise
            # Stopped before the model had said anything: the section's own words need no model.
            return FolderAnswer(ask(folder.knowledge), folder)

        self._tasks.run("model", "ask", work, self._answered, progressed=self._take_writing)
        self.answer, self.asking, self.writing = None, True, ""
        self.changed.emit()
        return True

    def stop(self) -> None:
        """Let the model write no more: what it has written stays, else the section's own words come."""
        self._stop.set()

    @property
    def _asked(self) -> tuple[OpenFolder, ...]:
        """The folders that a question goes to."""
        folders = self.shelf.ready
        return folders if self.filters.everywhere else tuple(one for one in folders if one.in_front)

    @property
    def waiting_for(self) -> tuple[str, float]:
        """What a question waits for: loading with its share, reading, writing, or nothing that is known."""
        status = self.model.status
        if not self.asking or status.kind not in ("loading", "busy"):
            return "", 0.0
        if status.kind == "loading":
            return "loading", status.progress
        return ("writing" if self.writing else "reading"), 0.0

    def _show_phase(self) -> None:
        if self.asking:
            self.changed.emit()

    def _ask_again(self) -> None:
        """Another model was chosen while the one before answers."""
        if self.asking:
            self.ask()

    def _ask_now(self) -> None:
        if self.asking and self._asks_later:
            self.ask()

    def _take_writing(self, _done: int, _total: int, text: str) -> None:
        self.writing = text
        self.changed.emit()

    def explain(self, hit: Hit, show: Callable[[SearchResult, Hit], None]) -> bool:
        """Search once more and hand over what each step did to this hit; False while its folder is unread."""
        text, filters = self.text, self.filters
        limit = round(self._settings.number("search.results"))
        include_low = self._settings.flag("search.include_low")
        from_folder = hit.folder if isinstance(hit, FolderHit) else self._library.key
        folder = next((one for one in self.shelf.ready if one.key == from_folder), None)
        if folder is None:
            return False
        within = filters.within(folder) if filters.everywhere else filters

        def work(_run: Run) -> SearchResult:
            return within.search(
                folder.knowledge, text, folder.reader, limit=limit, include_low=include_low, explain=True
            )

        def take(found: SearchResult) -> None:
            same = next((other for other in found.hits if other.id == hit.id), None)
            if same is not None:
                show(found, same)

        self._tasks.run("search", "why", work, take)
        return True

    def dismiss(self) -> None:
        """Take the answer away and keep the list."""
        self.answer, self.asking = None, False
        self._tasks.cancel("ask")
        self.changed.emit()

    def _start(self) -> None:
        self._settle.stop()
        self._waiting = False
        text, reader, filters = self.text, self._library.reader, self.filters
        limit = round(self._settings.number("search.results"))
        include_low = self._settings.flag("search.include_low")

        if filters.everywhere:
            self._start_everywhere(text, filters, limit)
            return

        def work(knowledge: Knowledge) -> Found:
            result = filters.search(knowledge, text, reader, limit=limit, include_low=include_low)
            suggestions = () if result.hits else suggest(knowledge, text, reader)
            return Found(text, result, suggestions, complete(knowledge, text, reader))

        if self._library.ask("search", work, self._take):
            self._started()
        else:
            self._by_name(text)

    def _start_everywhere(self, text: str, filters: Filters, limit: int) -> None:
        self.shelf.want()
        folders, unread = self.shelf.ready, self.shelf.waiting
        include_low = self._settings.flag("search.include_low")
        if not folders:
            self._by_name(text)
            return

        def work(_run: Run) -> Found:
            for folder in folders:
                if not folder.in_front:
                    self._trees.make(folder.key, folder.knowledge, folder.reader)
            result = filters.search_all(folders, text, limit=limit, include_low=include_low)
            suggestions: tuple[str, ...] = ()
            if not result.hits:
                near = (name for one in folders for name in suggest(one.knowledge, text, one.reader))
                suggestions = tuple(dict.fromkeys(near))[:SUGGESTIONS]
            completions = (complete(one.knowledge, text, one.reader) for one in folders)
            return Found(text, result, suggestions, next(filter(None, completions), ""), unread)

        self._tasks.run("search", "search", work, self._take)
        self._started()

    def _started(self) -> None:
        # What is listed by name stays marked as partial until the first reply is there.
        if self.found is None and self.state != "indexing":
            self._set("searching")

    def _by_name(self, text: str) -> None:
        """Without an index: pages whose file name, title or heading holds every typed word."""
        names, seen, root = self.names, self._glimpses.seen, self._library.root
        limit = round(self._settings.number("search.results"))
        if root is not None and names:
            self._glimpses.gather(root, names)

        def work(_run: Run) -> Found:
            return Found(text, SearchResult(hits_by_name(text, names, seen, limit), text))

        self._tasks.run("search", "search", work, self._take_names)
        self._set("indexing")

    def _take_listing(self, names: Mapping[str, str]) -> None:
        # Whom a page is for is known only once it has been read.
        self.names = names if self._library.reader == ANYONE else {}
        if self._library.knowledge is None:
            self.again()

    def _name_again(self) -> None:
        if self.text and not self._can_search:
            self._by_name(self.text)

    def _take_names(self, found: Found) -> None:
        if found.text == self.text and not self._can_search:
            self.found = found
            self._set("indexing")
        elif self._waiting and self.text:
            self._start()

    def _take(self, found: Found) -> None:
        if found.text == self.text:
            self.found = found
            self._set("found" if found.result.hits else "nothing")
            return
        if found.result.hits and self.text.startswith(found.text):
            self.found = found
            self.changed.emit()
        if self._waiting and self.text:
            self._start()

    def _answered(self, outcome: tuple[FolderAnswer, tuple[Emphasis, ...]]) -> None:
        given, self.marks = outcome
        self.answer, self.answered_by, self.asking = given.answer, given.folder, False
        found = self.found
        if self.state == "nothing" and found is not None and given.answer.rewritten and given.folder.in_front:
            # The words as typed found nothing, their translation did.
            self.found = replace(found, result=replace(found.result, hits=given.answer.hits))
            self._set("found" if given.answer.hits else "nothing")
            return
        self.changed.emit()

    def _library_changed(self) -> None:
        self._glimpses.stop()
        if self._library.state == "failed" and self._asks_later:
            self.dismiss()
        if self._library.state == "opening":
            everywhere = self.filters.everywhere
            if not everywhere:
                # What was found in all folders stays: that is how one got to this one.
                self.found, self.answer, self.asking = None, None, False
            self.names = {}
            self.filters, self.near, self.audiences = Filters(everywhere=everywhere), ("", ""), ()
            self.filtersChanged.emit()
            if self.text:
                self._start()

    def _set(self, state: State) -> None:
        self.state = state
        self.changed.emit()
