"""Pages read, newest first."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vademecum.app.folder_names import kept
from vademecum.app.storage import RecordFile

_LIMIT = 2000
"""Entries kept: about a year of heavy reading, 300 KB."""
_DAY_S = 86400


@dataclass(frozen=True, slots=True)
class Visit:
    """One page read."""

    knowledge: str
    """Folder or bundle that the page belongs to."""
    path: str
    slug: str
    title: str
    at: float
    """Seconds since the epoch."""


class History:
    """The pages that this user read; kept on disk, shared between viewers.

    Visits older than `days` are forgotten; 0 keeps none at all.
    """

    def __init__(self, file: Path | None, *, days: float = 90, now: Callable[[], float] = time.time) -> None:
        self._days = days
        self._now = now
        self._file = RecordFile(file, _visit)

    @property
    def note(self) -> str:
        """What was wrong with the file when it was read, for the user."""
        return self._file.note

    def visits(self, knowledge: str | None = None) -> tuple[Visit, ...]:
        """Newest first; of one knowledge folder, or of all."""
        oldest = self._now() - self._days * _DAY_S
        return tuple(v for v in self._file.records if v.at >= oldest and knowledge in (None, v.knowledge))

    def add(self, knowledge: str, path: str, slug: str, title: str) -> None:
        """Remember a page; reading the same page again moves it to the top."""
        if self._days <= 0:
            return
        visit = Visit(knowledge, path, slug, title, self._now())
        oldest = visit.at - self._days * _DAY_S

        def edit(visits: tuple[Visit, ...]) -> tuple[Visit, ...]:
            others = [v for v in visits if (v.knowledge, v.path) != (knowledge, path) and v.at >= oldest]
            return (visit, *others)[:_LIMIT]

        self._file.change(edit)

    def clear(self, knowledge: str | None = None) -> None:
        """Forget the pages of one folder, or all."""
        self._file.change(lambda visits: tuple(v for v in visits if knowledge not in (None, v.knowledge)))


def _visit(item: dict[str, Any]) -> Visit:
    return Visit(
        kept(str(item["knowledge"])),
        str(item["path"]),
        str(item.get("slug", "")),
        str(item.get("title", "")),
        float(item["at"]),
    )
