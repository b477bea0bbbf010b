"""The user's cache of indexes: one file per folder and program, and what has had its day is cleared away.

Several viewers may do all this at once. A file is replaced or removed as a whole: whoever has it open
keeps what they read, and whoever misses one only reads the folder again.
"""

from __future__ import annotations

import hashlib
import os
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import vademecum
from vademecum.app.paths import paths

_DAY_S = 86_400.0
FORMER_S = 1 * _DAY_S
"""Seconds for which the index of another version of the program is kept beside a newer one: somebody who
goes back and forth between two versions waits for neither."""
UNUSED_S = 90 * _DAY_S
"""Seconds after which a folder that nobody opened is forgotten."""
MOST_BYTES = 500_000_000
"""Of all indexes together; 3,000 sections take about 10 MB. The ones not used for longest go first."""
_ABANDONED_S = 3600.0
"""Seconds after which a file that is still being written belongs to a program that died."""


def cache_file(root: Path, overlay: Path | None) -> Path:
    """Where the index of a folder with this overlay lies, for this version of the program."""
    key = "\0".join((os.path.realpath(root), str(overlay or "")))
    return paths().indexes / f"{_digest(key)}-{_digest(_program())[:16]}.index"


def note_use(file: Path) -> None:
    """Remember that an index is still of use."""
    with suppress(OSError):  # a cache that can't be written is used as it is
        os.utime(file)


def prune(kept: Path, *, now: float | None = None, most_bytes: int = MOST_BYTES) -> None:
    """Remove from the folder of `kept` what is out of date, unused, abandoned or too much; never `kept`.

    A file that cannot be removed, as an open one on Windows, waits for the next time.
    """
    now = time.time() if now is None else now
    held = 0
    for entry in sorted(_entries(kept.parent), key=lambda entry: (-entry.used, entry.file.name)):
        if entry.file == kept:
            held += entry.size
            continue
        idle = now - entry.used
        former = entry.folder in (_folder(kept), "") and idle > FORMER_S
        too_much = held + entry.size > most_bytes
        if idle > UNUSED_S or former or too_much or (entry.temporary and idle > _ABANDONED_S):
            with suppress(OSError):
                entry.file.unlink()
                continue
        held += entry.size


@dataclass(frozen=True, slots=True)
class _Entry:
    """One file of the cache."""

    file: Path
    size: int
    used: float
    """When it was written or last opened, seconds since 1970."""
    temporary: bool
    """Whether it is still being written."""

    @property
    def folder(self) -> str:
        return _folder(self.file)


def _entries(folder: Path) -> list[_Entry]:
    found: list[_Entry] = []
    try:
        files = list(os.scandir(folder))
    except OSError:
        return found
    for file in files:
        temporary = file.name.startswith(".") and file.name.endswith(".new")
        if not temporary and not file.name.endswith(".index"):
            continue
        with suppress(OSError):  # another viewer may have removed it just now
            about = file.stat(follow_symlinks=False)
            found.append(_Entry(Path(file.path), about.st_size, about.st_mtime, temporary))
    return found


def _folder(file: Path) -> str:
    """Key of the folder that an index is of; empty for a name of older versions."""
    key, dash, _ = file.stem.lstrip(".").partition("-")
    return key if dash else ""


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


@lru_cache(maxsize=1)
def _program() -> str:
    """Version of the program; in a checkout also of its code, so that a change shows at once."""
    home = Path(vademecum.__file__).parent
    stats = [
        (entry.name, entry.stat().st_mtime_ns)
        for layer in ("knowledge", "knowledge/dialects", "retrieval")
        if (home / layer).is_dir()
        for entry in os.scandir(home / layer)
        if entry.name.endswith(".py")
    ]
    return f"{vademecum.__version__}\0{sorted(stats)}"
