"""Small files that must survive crashes, full disks and two programs writing at once."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Generic, TypeVar

from vademecum.errors import VademecumError

_LOCK_WAIT_S = 2.0
"""How long to wait for another viewer's write, seconds; each write takes milliseconds."""


def write_atomic(file: Path, data: bytes) -> None:
    """Replace `file` by `data` in one step: readers see the old or the new, never a part.

    Raises `VademecumError` when the place cannot be written.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise VademecumError(
            f"cannot be written ({error.strerror or error})",
            path=str(file),
            mend="Free space or make the folder writable; nothing that was stored before is lost",
        ) from error


def set_aside(file: Path) -> Path:
    """Rename a damaged file to `NAME.damaged-N` beside it, so that nothing is silently lost."""
    aside = _free(file, "damaged")
    with contextlib.suppress(OSError):
        file.replace(aside)
    return aside


def keep_newer(file: Path) -> None:
    """Rename a file that a newer version wrote to `NAME.newer-N` beside it, for when that comes back.

    Raises `VademecumError` when that is not possible: it must not be overwritten.
    """
    try:
        file.replace(_free(file, "newer"))
    except OSError as error:
        raise VademecumError(
            f"of a newer version, cannot be kept ({error.strerror or error})",
            path=str(file),
            mend="Make its folder writable",
        ) from error


def _free(file: Path, word: str) -> Path:
    """The first name `FILE.WORD-N` that nothing has."""
    names = (file.with_name(f"{file.name}.{word}-{number}") for number in range(1, 1000))
    return next((name for name in names if not name.exists()), file.with_name(f"{file.name}.{word}"))


def read_json(file: Path) -> tuple[Any, str]:
    """The stored value and a note for the user: (None, '') when there is none yet.

    A damaged file is set aside and the note says where it went.
    """
    try:
        raw = file.read_bytes()
    except FileNotFoundError:
        return None, ""
    except OSError as error:
        return None, f"{file}: cannot be read ({error.strerror or error}); going on without it."
    try:
        return json.loads(raw.decode("utf-8")), ""
    except (ValueError, RecursionError):
        return None, f"{file}: was damaged and has been kept as {set_aside(file).name}; starting afresh."


def write_json(file: Path, value: Any) -> None:
    """Store `value` atomically, readable by people."""
    write_atomic(file, (json.dumps(value, ensure_ascii=False, indent=1) + "\n").encode("utf-8"))


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the write lock that belongs to `file` while reading, changing and writing it back.

    After two seconds the lock is given up waiting for: a hung program elsewhere must not stop
    this one, and each write is atomic anyway.
    """
    lock = file.with_name(f".{file.name}.lock")
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield
        return
    try:
        deadline = time.monotonic() + _LOCK_WAIT_S
        while not try_lock(handle) and time.monotonic() < deadline:
            time.sleep(0.02)
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def try_lock(handle: int) -> bool:
        """Lock an open file for this process alone; False when another holds it. Closing unlocks."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def try_lock(handle: int) -> bool:
        """Lock an open file for this process alone; False when another holds it. Closing unlocks."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


T = TypeVar("T")


class RecordFile(Generic[T]):
    """A JSON list of small dataclass records that several viewers may change.

    `parse` makes a record from a stored dict and may raise KeyError, TypeError or ValueError:
    such an entry is not shown. What a newer version wrote is written back untouched: entries
    that are not understood here, and fields that are unknown here. Without a file the records
    live in memory only.
    """

    def __init__(self, file: Path | None, parse: Callable[[dict[str, Any]], T]) -> None:
        self._file = file
        self._parse = parse
        self.note = ""
        """What was wrong with the file when it was read, for the user."""
        self.records: tuple[T, ...] = ()
        self._stored: dict[T, dict[str, Any]] = {}
        """Record -> all its fields as they were read."""
        self._strange: list[Any] = []
        """Entries that are not understood."""
        self._newer = False
        """Whether the file has another form than a list."""
        self.reload()

    def reload(self) -> None:
        """Read what is stored now."""
        if self._file is None:
            return
        stored, self.note = read_json(self._file)
        self._stored, self._strange = {}, []
        self._newer = stored is not None and not isinstance(stored, list)
        if self._newer:
            self.note = (
                f"{self._file}: a newer version has written it; it is kept, and a new one begun beside it."
            )
        records = []
        for item in stored if isinstance(stored, list) else ():
            try:
                record = self._parse(item)
            except (KeyError, TypeError, ValueError, AttributeError):
                self._strange.append(item)
            else:
                records.append(record)
                self._stored[record] = item
        self.records = tuple(records)

    def change(self, edit: Callable[[tuple[T, ...]], tuple[T, ...]]) -> None:
        """Replace the records by `edit(records)`, starting from what another viewer stored meanwhile."""
        if self._file is None:
            self.records = edit(self.records)
            return
        with locked(self._file):
            self.reload()
            if self._newer:
                keep_newer(self._file)
            self.records = edit(self.records)
            known = [{**self._stored.get(r, {}), **asdict(r)} for r in self.records]  # type: ignore[call-overload]
            write_json(self._file, [*known, *self._strange])
