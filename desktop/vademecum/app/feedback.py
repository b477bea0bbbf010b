"""Which pages were helpful, as this user said: kept on this machine as JSON lines, sent nowhere.

One line per page and version of it; who changes their mind replaces the line:
`{"knowledge": ..., "path": ..., "slug": ..., "sha256": ..., "helpful": true, "comment": "", "at": ...}`
"""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from vademecum.app.storage import locked, write_atomic

COMMENT_LIMIT = 2000
"""Characters of a comment that are kept."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What somebody thought of a page."""

    knowledge: str
    """Folder or bundle that the page belongs to."""
    path: str
    slug: str
    """Section that the reader came for; empty for the page as a whole."""
    sha256: str
    """Of that section's text: an old verdict does not count against a page that was mended."""
    helpful: bool
    comment: str = ""
    at: float = 0.0
    """Seconds since the epoch."""


class Feedback:
    """The verdicts of this user. Without a file they live in memory only."""

    def __init__(self, file: Path | None, *, now: Callable[[], float] = time.time) -> None:
        self._file, self._now = file, now
        self._kept: tuple[bytes, ...] = ()

    def add(self, verdict: Verdict) -> None:
        """Keep a verdict in place of an earlier one on the same text.

        Raises `VademecumError` when it cannot be written.
        """
        at = verdict.at or self._now()
        value = asdict(verdict) | {"at": round(at, 3), "comment": verdict.comment.strip()[:COMMENT_LIMIT]}
        line = json.dumps(value, ensure_ascii=False).encode("utf-8")
        if self._file is None:
            self._kept = (*_others(self._kept, verdict), line)
            return
        with locked(self._file):
            self._kept = (*_others(self._lines(), verdict), line)
            write_atomic(self._file, b"\n".join(self._kept) + b"\n")

    def all(self) -> tuple[Verdict, ...]:
        """All verdicts, oldest first; lines that cannot be read are left out."""
        found = (_verdict(line) for line in self._lines())
        return tuple(verdict for verdict in found if verdict is not None)

    def latest(self, knowledge: str, path: str, texts: Collection[str]) -> bool | None:
        """Whether a page was helpful, as was said last of it or of one of its sections; None for nothing.

        `texts` are the hashes that it and its sections have now.
        """
        written = json.dumps(path, ensure_ascii=False).encode("utf-8", "replace")
        said = (_verdict(line) for line in self._lines() if written in line)
        fitting = [v for v in said if v is not None and v.knowledge == knowledge and v.path == path]
        found = [verdict for verdict in fitting if verdict.sha256 in texts]
        return max(found, key=lambda verdict: verdict.at).helpful if found else None

    def export(self, file: Path, knowledge: str) -> int:
        """Write the verdicts on one folder to `file`, without saying where it lies; returns how many.

        Nothing is written when there are none. Raises `VademecumError` when it cannot be written.
        """
        lines = []
        for verdict in self.all():
            if verdict.knowledge == knowledge:
                value = asdict(verdict) | {"knowledge": Path(knowledge).name}
                lines.append(json.dumps(value, ensure_ascii=False) + "\n")
        if lines:
            write_atomic(file, "".join(lines).encode("utf-8"))
        return len(lines)

    def _lines(self) -> tuple[bytes, ...]:
        if self._file is None:
            return self._kept
        try:
            return tuple(line for line in self._file.read_bytes().split(b"\n") if line.strip())
        except OSError:
            return ()


def _others(lines: tuple[bytes, ...], verdict: Verdict) -> list[bytes]:
    """The lines on other texts; what cannot be read may be somebody's and stays."""

    def same(line: bytes) -> bool:
        old = _verdict(line)
        return old is not None and _text_of(old) == _text_of(verdict)

    return [line for line in lines if not same(line)]


def _text_of(verdict: Verdict) -> tuple[str, str, str]:
    return verdict.knowledge, verdict.path, verdict.sha256


def _verdict(line: bytes) -> Verdict | None:
    with contextlib.suppress(ValueError, KeyError, TypeError, RecursionError):
        item: dict[str, Any] = json.loads(line)
        return Verdict(
            str(item["knowledge"]),
            str(item["path"]),
            str(item.get("slug", "")),
            str(item.get("sha256", "")),
            bool(item["helpful"]),
            str(item.get("comment", "")),
            float(item.get("at", 0.0)),
        )
    return None
