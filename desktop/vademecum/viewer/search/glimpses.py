"""Titles and headings of pages, gathered in slices while the folder's index is still being built."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from vademecum.retrieval.result import Hit
from vademecum.viewer.tasks import Run, Tasks

_SLICE_S = 0.2
"""Between two deliveries: the list grows steadily, and other work of the lane gets its turn."""
_KEY = "glimpses"

Names = Mapping[str, tuple[str, ...]]
"""Path -> title and headings; nothing for a page that is not listed."""


class Glimpses(QObject):
    """Begins with the first search that comes before the index, and stops when the index is there."""

    grew = Signal()
    """More pages have been looked at."""

    def __init__(self, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._root: Path | None = None
        self._left: list[str] = []
        self.seen: dict[str, tuple[str, ...]] = {}

    def gather(self, root: Path, paths: Iterable[str]) -> None:
        """Look at these pages, unless that is going on already."""
        if self._root is None:
            self._root, self._left = root, sorted(paths, reverse=True)
            self._go_on()

    def stop(self) -> None:
        """Forget everything: the index is there, or another folder is being opened."""
        self._tasks.cancel(_KEY)
        self._root, self._left, self.seen = None, [], {}

    def _go_on(self) -> None:
        root, left = self._root, self._left
        if root is None or not left:
            return

        def work(run: Run) -> dict[str, tuple[str, ...]]:
            from vademecum.knowledge.glance import glance  # noqa: PLC0415  # after the window is painted

            found: dict[str, tuple[str, ...]] = {}
            end = time.monotonic() + _SLICE_S
            for path in reversed(left):
                if run.token() or time.monotonic() > end:
                    break
                found[path] = glance(root, path)
            return found

        self._tasks.run("disk", _KEY, work, self._take, failed=lambda _error: None)

    def _take(self, found: Names) -> None:
        self.seen = {**self.seen, **found}
        del self._left[len(self._left) - len(found) :]
        self.grew.emit()
        self._go_on()


def hits_by_name(text: str, names: Mapping[str, str], seen: Names, limit: int) -> tuple[Hit, ...]:
    """Pages whose file name, title or one heading holds every word of `text`, those that begin
    with it first, then the shortest.

    `names` has a readable name for every page, `seen` what has been looked at so far.
    """
    start = text.casefold()
    words = start.split()
    found: list[tuple[tuple[int, int, str], Hit]] = []
    for path, name in names.items():
        own = seen.get(path, (name,))
        if not own:
            continue
        title = own[0]
        if _holds(f"{title} {name} {path}", words):
            found.append(
                (
                    (not title.casefold().startswith(start), len(title), path),
                    Hit(path, path, path, title, title, 0.0, 0.0, ""),
                )
            )
            continue
        heading = next((heading for heading in own[1:] if _holds(f"{title} {heading}", words)), "")
        if heading:
            found.append(((2, len(heading), path), Hit(path, path, path, heading, title, 0.0, 0.0, "")))
    found.sort(key=lambda pair: pair[0])
    return tuple(hit for _, hit in found[:limit])


def _holds(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)
