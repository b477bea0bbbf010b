"""The folders that a window can search together: the open one, and those that were open before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from vademecum.app.across import OpenFolder
from vademecum.knowledge.reader import Reader
from vademecum.viewer.folders.library import Library, Source
from vademecum.viewer.tasks import Run, Tasks

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge


class Shelf(QObject):
    """Opens further folders on a worker when they are first searched, each for its own reader."""

    changed = Signal()
    """Another folder can be searched now, cannot be read, or has changed."""

    def __init__(
        self,
        library: Library,
        tasks: Tasks,
        listed: Callable[[], tuple[str, ...]],
        title: Callable[[str], str],
        parent: QObject,
    ) -> None:
        """`listed` gives the folders that were open before, newest first; `title` what one calls itself."""
        super().__init__(parent)
        self._library, self._tasks, self._listed, self.title = library, tasks, listed, title
        self._known: dict[str, tuple[Source, Reader]] = {}
        """How each folder was opened in this window."""
        self._read: dict[str, Knowledge] = {}
        self._failed: set[str] = set()
        self._reader = library.reader
        """Whom the open folder was read for when this was last asked."""
        self._wanted = False
        library.stateChanged.connect(self._library_changed)

    def how_to_open(self, folder: Path) -> tuple[Source, Reader]:
        """Source and reader of a folder: as it was opened in this window, else for the present reader."""
        return self._known.get(str(folder), (Source(folder), self._library.reader))

    @property
    def names(self) -> tuple[str, ...]:
        """Keys of the folders that were opened in this window."""
        return tuple(self._known)

    @property
    def others(self) -> tuple[str, ...]:
        """Keys of the folders beside the open one."""
        keys = dict.fromkeys((*self._listed(), *self._known))
        return tuple(key for key in keys if key != self._library.key)

    @property
    def ready(self) -> tuple[OpenFolder, ...]:
        """What can be searched now; the open folder first."""
        library = self._library
        # While it is being opened again, the open folder is searched as it was read before.
        here = library.knowledge or self._read.get(library.key)
        front = () if here is None else (OpenFolder(library.key, here, library.reader, in_front=True),)
        beside = (
            OpenFolder(key, self._read[key], self.how_to_open(Path(key))[1])
            for key in self.others
            if key in self._read
        )
        return (*front, *beside)

    @property
    def waiting(self) -> int:
        """How many folders are still to be read."""
        return sum(key not in self._read and key not in self._failed for key in self.others)

    @property
    def failed(self) -> tuple[str, ...]:
        """Keys of the folders that cannot be read."""
        return tuple(key for key in self.others if key in self._failed)

    def want(self) -> None:
        """Read what has not been read yet."""
        self._wanted = True
        if self._library.knowledge is not None:
            self._read[self._library.key] = self._library.knowledge
        if not self._tasks.busy("shelf"):
            self._read_next()

    def let_go(self) -> None:
        """Free what only the search across folders needed."""
        self._wanted = False
        self._tasks.cancel("shelf")
        self._read.clear()
        self._failed.clear()

    def forget(self, key: str) -> None:
        """A folder was taken off the list."""
        if key != self._library.key:
            self._known.pop(key, None)
            self._read.pop(key, None)

    def look_again(self) -> None:
        """Take up changes in the folders that are searched, and try again what could not be read."""
        if not self._wanted or self._tasks.busy("shelf"):
            return
        self._failed.clear()
        beside = [self._read[key] for key in self.others if key in self._read]

        def work(run: Run) -> bool:
            changed = False
            for knowledge in beside:
                if not run.token() and knowledge.root.exists() and knowledge.looks_changed():
                    changed = bool(knowledge.refresh()) or changed
            return changed

        self._tasks.run("shelf", "shelf", work, self._looked, failed=lambda _error: self._read_next())

    def _looked(self, changed: bool) -> None:
        if changed:
            self.changed.emit()
        self._read_next()

    def _read_next(self) -> None:
        key = next((key for key in self.others if key not in self._read and key not in self._failed), None)
        if key is None or not self._wanted:
            return
        source, _ = self.how_to_open(Path(key))

        def work(run: Run) -> Knowledge:
            from vademecum.app.knowledge import Knowledge  # noqa: PLC0415  # after the window is painted

            return Knowledge.open(
                source.root, overlay=source.overlay, cache=source.cache, cancelled=run.token, in_child=True
            )

        def done(knowledge: Knowledge) -> None:
            self._read[key] = knowledge
            self.changed.emit()
            self._read_next()

        def failed(_error: Exception) -> None:
            self._failed.add(key)
            self.changed.emit()
            self._read_next()

        self._tasks.run("shelf", "shelf", work, done, failed=failed)

    def reader_changed(self) -> None:
        """Somebody else sits at the window: folders that were read for the former reader follow."""
        former, self._reader = self._reader, self._library.reader
        for key, (source, reader) in self._known.items():
            if reader == former or key == self._library.key:
                self._known[key] = (source, self._reader)

    def _library_changed(self) -> None:
        library = self._library
        self._reader = library.reader
        if library.source is not None:
            self._known[library.key] = (library.source, library.reader)
        if library.state == "ready" and library.knowledge is not None and self._wanted:
            self._read[library.key] = library.knowledge
