"""The open knowledge folder: opened, indexed and refreshed off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

from PySide6.QtCore import QObject, Signal

from vademecum.errors import VademecumError
from vademecum.knowledge.article import Changes, Problem
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.viewer.models.contents import ContentsTree
from vademecum.viewer.tasks import Run, Tasks
from vademecum.viewer.texts.words import noop, one_line

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge
    from vademecum.app.trust import Signature
    from vademecum.knowledge.contents import ContentsNode

State = Literal["empty", "opening", "ready", "failed"]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Source:
    """What to open, and how."""

    root: Path
    overlay: Path | None = None
    cache: bool = True


@dataclass(frozen=True, slots=True)
class Opened:
    """What a worker hands over when a folder has been opened or has changed."""

    knowledge: Knowledge
    tree: ContentsTree
    order: tuple[tuple[str, str], ...] = ()
    """(path, title) of the listed articles in reading order."""
    changes: Changes = field(default_factory=Changes)
    reader: Reader = ANYONE
    """Whom contents and order are for."""
    signature: Signature | None = None
    """Who made the bundle; None for a folder."""
    own: bool = False
    """Whether the person at the window may write its pages."""


class Library(QObject):
    """One folder at a time; what was open stays usable until the next one is."""

    stateChanged = Signal()
    progressed = Signal(int, int, str)
    """Articles read, articles in all, path of the current one."""
    opened = Signal()
    """Another folder is ready."""
    namesRead = Signal(object)
    """Path -> readable name of every page, long before the folder has been read: `Mapping[str, str]`."""
    changed = Signal(object)
    """The open folder has changed: `Changes`."""
    noted = Signal()
    """Reading a page has shown other problems than were known of it."""
    availabilityChanged = Signal(bool)
    """The folder has vanished or come back."""

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self.state: State = "empty"
        self.source: Source | None = None
        self.knowledge: Knowledge | None = None
        self.tree = ContentsTree()
        self._order: tuple[tuple[str, str], ...] = ()
        self._places: dict[str, int] = {}
        self.reader: Reader = ANYONE
        self.signature: Signature | None = None
        """Who made the open bundle; None for a folder."""
        self.own = False
        """Whether the person at the window may write the folder's pages."""
        self.error: VademecumError | None = None
        self.available = True
        self.refreshing = False
        self._unshown: dict[str, tuple[Problem, ...]] = {}

    @property
    def root(self) -> Path | None:
        """The folder that is open or being opened."""
        return self.source.root if self.source is not None else None

    @property
    def key(self) -> str:
        """Name of the folder in session, history and bookmarks."""
        return str(self.root) if self.root is not None else ""

    @property
    def title(self) -> str:
        """The folder's own title, its name while it is being opened."""
        if self.knowledge is not None and self.state == "ready":
            return one_line(self.knowledge.title)
        return one_line(self.root.name) if self.root is not None else ""

    def open(self, source: Source, reader: Reader = ANYONE) -> None:
        """Open a folder on a worker; `opened` or a `failed` state follows."""
        self.source, self.reader, self.error = source, reader, None
        self.knowledge = self.signature = None
        self.tree, self._order, self._places = ContentsTree(), (), {}
        self.available, self._unshown = True, {}
        self._set_state("opening")
        self._read_names(source)

        def work(run: Run) -> Opened:
            from vademecum.app.bundles import signature_of  # noqa: PLC0415  # after the window is painted
            from vademecum.app.knowledge import Knowledge  # noqa: PLC0415  # after the window is painted
            from vademecum.app.own_folder import is_own  # noqa: PLC0415  # after the window is painted

            knowledge = Knowledge.open(
                source.root,
                overlay=source.overlay,
                cache=source.cache,
                progress=run.progress,
                cancelled=run.token,
                in_child=True,
            )
            made = _opened(knowledge, reader)
            return replace(made, signature=signature_of(source.root), own=is_own(source.root))

        self._tasks.run(
            "index", "library", work, self._take, failed=self._fail, progressed=self.progressed.emit
        )

    def _read_names(self, source: Source) -> None:
        def work(run: Run) -> dict[str, str]:
            from vademecum.knowledge.scan import list_files  # noqa: PLC0415  # after the window is painted
            from vademecum.knowledge.titles import readable  # noqa: PLC0415  # after the window is painted

            listing = list_files(source.root, (), run.token)
            return {path: readable(path) for path in listing.pages}

        # What goes wrong here goes wrong in `open` too, which says so.
        self._tasks.run("watch", "names", work, self.namesRead.emit, failed=lambda _error: None)

    def read_as(self, reader: Reader) -> None:
        """List only what `reader` may see, from now on; nobody is told: see `reader_change`."""
        self.reader = reader
        if self.knowledge is not None:
            self._list(_opened(self.knowledge, reader))

    def hides(self, path: str) -> bool:
        """Whether this page exists, but not for the present reader; a page that is gone hides nothing."""
        knowledge = self.knowledge
        if knowledge is None:
            # Nobody knows yet what the page says of its readers.
            return self.reader != ANYONE
        return path in knowledge.snapshot.articles and knowledge.article(path, reader=self.reader) is None

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What authors should mend in the pages that the present reader may see."""
        found = self.knowledge.problems if self.knowledge is not None else ()
        seen = (problem for page in self._unshown.values() for problem in page)
        return tuple(problem for problem in (*found, *seen) if not self.hides(problem.path))

    def note_unshown(self, page: str, sentences: tuple[str, ...]) -> None:
        """Take down which pictures of a page cannot be shown: that is known when it is read."""
        found = tuple(Problem(page, 0, "unshown-image", sentence) for sentence in sentences)
        if found != self._unshown.get(page, ()):
            self._unshown[page] = found
            self.noted.emit()

    @property
    def is_authors(self) -> bool:
        """Whether whoever reads it here is also one who writes it, as far as can be told."""
        return self.own and self.reader.audience != "end_user"

    @property
    def has_home(self) -> bool:
        """Whether there is a first page; there may be one while the folder is being opened."""
        return self.state == "opening" or (self.knowledge is not None and bool(self.knowledge.home))

    @property
    def can_begin(self) -> bool:
        """Whether a first page can be written: there is none at all, and the folder takes one."""
        return self.own and self.knowledge is not None and not self.knowledge.snapshot.articles

    def cancel(self) -> None:
        """Stop opening; the window goes on without an index."""
        if self.state == "opening":
            self._tasks.cancel("library")
            self._fail(VademecumError(noop("Opening was stopped"), mend=noop("Press F5 to start again.")))

    def refresh(self) -> None:
        """Look for changes and read what has changed; opens again what failed before."""
        if self.source is None or self.state == "opening" or self.refreshing:
            return
        if self.knowledge is None:
            self.open(self.source, self.reader)
            return
        knowledge, reader, root = self.knowledge, self.reader, self.source.root
        self.refreshing = True

        def work(_run: Run) -> Opened | None:
            if not root.exists():
                return None
            changes = knowledge.refresh()
            return _opened(knowledge, reader, changes)

        self._tasks.run("index", "library", work, self._refreshed, failed=self._refresh_failed)

    def ask(self, lane_key: str, work: Callable[[Knowledge], T], done: Callable[[T], None]) -> bool:
        """Run a question to the open folder on the search lane; False while none is open."""
        knowledge = self.knowledge
        if knowledge is None:
            return False
        self._tasks.run("search", lane_key, lambda _run: work(knowledge), done)
        return True

    @property
    def contents(self) -> tuple[ContentsNode, ...]:
        """The contents tree as the folder gives it."""
        return self.tree.nodes

    @property
    def count(self) -> int:
        """Number of listed articles."""
        return len(self._order)

    def beside(self, path: str, step: int) -> tuple[str, str] | None:
        """(path, title) of the article `step` places after this one in reading order."""
        at = self._places.get(path)
        if at is None or not 0 <= at + step < len(self._order):
            return None
        return self._order[at + step]

    def _take(self, opened: Opened) -> None:
        self.knowledge, self.signature, self.own = opened.knowledge, opened.signature, opened.own
        self._list(opened)
        self._set_state("ready")
        self.opened.emit()

    def _fail(self, error: Exception) -> None:
        self.error = error if isinstance(error, VademecumError) else VademecumError(str(error) or repr(error))
        self._set_state("failed")

    def _refreshed(self, opened: Opened | None) -> None:
        self.refreshing = False
        self._set_available(opened is not None)
        if opened is not None and opened.changes:
            self._list(opened)
            self.changed.emit(opened.changes)

    def _refresh_failed(self, error: Exception) -> None:
        self.refreshing = False
        # The last state stays in use; only a folder that cannot be read at all counts as gone.
        self._set_available(not isinstance(error, VademecumError | OSError))

    def _list(self, opened: Opened) -> None:
        if opened.reader != self.reader:
            # The reader has changed while a worker made the list.
            opened = _opened(opened.knowledge, self.reader)
        self.tree, self._order = opened.tree, opened.order
        self._places = {path: at for at, (path, _title) in enumerate(opened.order)}

    def _set_available(self, available: bool) -> None:
        if available != self.available:
            self.available = available
            self.availabilityChanged.emit(available)

    def _set_state(self, state: State) -> None:
        self.state = state
        self.stateChanged.emit()


def _opened(knowledge: Knowledge, reader: Reader, changes: Changes | None = None) -> Opened:
    # An empty set of changes is not shown, so nothing is listed for it.
    nodes = knowledge.contents(reader=reader) if changes is None or changes else ()
    return Opened(knowledge, ContentsTree(nodes), tuple(_in_order(nodes)), changes or Changes(), reader)


def _in_order(nodes: tuple[ContentsNode, ...]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if node.path:
            yield node.path, node.title
        yield from _in_order(node.children)
