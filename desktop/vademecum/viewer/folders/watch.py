"""Notices that the folder on disk has changed.

File watching alone misses rename-saves, new sub-folders and a folder that was moved away.
So signals are only hints: what counts is a rescan by size and time, every few seconds and
whenever the window becomes active.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from vademecum.viewer.tasks import Run, Tasks

RESCAN_MS = 1500
"""Between two rescans: every save is seen within two seconds."""
_HINT_SETTLES_MS = 150
"""Editors write in bursts of four to seven events."""


class Watch(QObject):
    """Says `suspected` when something in the folder may have changed."""

    suspected = Signal()
    """Something differs from what was read: refresh."""

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._root: Path | None = None
        self._differs: Callable[[], bool] | None = None
        self._hints = QFileSystemWatcher(self)
        self._hints.directoryChanged.connect(self._hinted)
        self._hints.fileChanged.connect(self._hinted)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_HINT_SETTLES_MS)
        self._settle.timeout.connect(self.check)
        self._rescan = QTimer(self)
        self._rescan.setInterval(RESCAN_MS)
        self._rescan.timeout.connect(self.check)
        self._page: Path | None = None

    def start(self, root: Path, differs: Callable[[], bool]) -> None:
        """Watch `root`; `differs` is run on a worker and says whether the disk is ahead of the index."""
        self.stop()
        self._root, self._differs = root, differs
        self._hint()
        self._rescan.start(RESCAN_MS)

    def stop(self) -> None:
        """Watch nothing."""
        self._rescan.stop()
        self._settle.stop()
        for key in ("watch", "watch-hints"):
            self._tasks.cancel(key)
        self._root = self._differs = self._page = None
        watched = self._hints.files() + self._hints.directories()
        if watched:
            self._hints.removePaths(watched)

    def read_page(self, page: Path) -> None:
        """The page that is shown: its folder and itself are watched most closely."""
        self._page = page
        self._hint()

    def check(self) -> None:
        """Compare the disk with what was read, on a worker."""
        differs, root = self._differs, self._root
        if differs is None or root is None or self._tasks.busy("watch"):
            return

        def work(_run: Run) -> bool:
            return not root.exists() or differs()

        self._tasks.run("watch", "watch", work, self._checked, failed=lambda _error: self.suspected.emit())

    def _checked(self, different: bool) -> None:
        # An atomic replace ends a file watch: take it up again.
        self._hint()
        if different:
            self.suspected.emit()

    def _hinted(self, _path: str) -> None:
        self._settle.start()

    def _hint(self) -> None:
        """Watch root and page. A worker looks whether they are there: their drive may be away."""
        root, page = self._root, self._page
        wanted = [place for place in (root, page, page.parent if page is not None else None) if place]
        watched = {*self._hints.files(), *self._hints.directories()}
        new = [str(place) for place in wanted if str(place) not in watched]
        if not new:
            return

        def work(_run: Run) -> list[str]:
            return [name for name in new if Path(name).exists()]

        self._tasks.run("watch", "watch-hints", work, self._add)

    def _add(self, names: list[str]) -> None:
        if names:
            self._hints.addPaths(names)
