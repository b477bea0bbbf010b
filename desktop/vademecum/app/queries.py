"""What was searched for, newest first; kept on this machine as long as the history of pages."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vademecum.app.storage import RecordFile

_PER_FOLDER = 30
"""More than anybody looks through."""
_LIMIT = 500
_DAY_S = 86400


@dataclass(frozen=True, slots=True)
class Asked:
    """One search."""

    knowledge: str
    """Folder or bundle that was searched."""
    text: str
    at: float
    """Seconds since the epoch."""


class Queries:
    """The searches of this user that led somewhere; nothing is kept when `days` gives 0.

    `days` is asked each time, so that a changed setting holds at once.
    """

    def __init__(
        self, file: Path | None, *, days: Callable[[], float], now: Callable[[], float] = time.time
    ) -> None:
        self._days, self._now = days, now
        self._file = RecordFile(file, _asked)

    @property
    def note(self) -> str:
        """What was wrong with the file when it was read, for the user."""
        return self._file.note

    def recent(self, knowledge: str) -> tuple[str, ...]:
        """The texts searched for in one folder, newest first."""
        oldest = self._now() - self._days() * _DAY_S
        texts = (a.text for a in self._file.records if a.knowledge == knowledge and a.at >= oldest)
        return tuple(dict.fromkeys(texts))[:_PER_FOLDER] if self._days() > 0 else ()

    def add(self, knowledge: str, text: str) -> None:
        """Remember a search; the same one again moves to the top."""
        text = " ".join(text.split())
        if self._days() <= 0 or not text:
            return
        asked = Asked(knowledge, text, self._now())
        oldest = asked.at - self._days() * _DAY_S

        def edit(all_: tuple[Asked, ...]) -> tuple[Asked, ...]:
            same = (knowledge, text.casefold())
            others = [a for a in all_ if (a.knowledge, a.text.casefold()) != same and a.at >= oldest]
            return (asked, *others)[:_LIMIT]

        self._file.change(edit)

    def remove(self, knowledge: str, text: str) -> None:
        """Forget one search."""
        self._file.change(lambda all_: tuple(a for a in all_ if (a.knowledge, a.text) != (knowledge, text)))

    def clear(self) -> None:
        """Forget all searches, in all folders."""
        self._file.change(lambda _all: ())


def _asked(item: dict[str, Any]) -> Asked:
    return Asked(str(item["knowledge"]), str(item["text"]), float(item["at"]))
