"""Reading a large folder in a process of its own, so that a window stays smooth meanwhile.

Python runs one thread at a time: a worker thread that reads and indexes thousands of pages takes
turns with the thread that draws, and makes it stumble. A second process does not. It writes the
index cache, from which the folder is then opened.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO

from vademecum.errors import Cancelled, VademecumError
from vademecum.knowledge.scan import list_files
from vademecum.program import own_command

Progress = Callable[[int, int, str], None]

_PAGES = 60
"""From this many pages on, starting a process costs less than it spares: a page takes about 5 ms to
read and index, a process 300 ms to start."""
_LOOK_S = 0.05
"""How often to look whether somebody has cancelled."""


def index_in_child(
    root: Path,
    overlay: Path | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> bool:
    """Have another process read and index a folder into the index cache; whether it did.

    False for a small folder and wherever a process cannot be started: then the caller reads the
    folder itself, and meets whatever is wrong with it. Raises `Cancelled` when told so.
    """
    command = _command(root, overlay)
    if not command or not _is_large(root, cancelled):
        return False
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW
    try:
        process = subprocess.Popen(  # noqa: S603 - our own program, no shell
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=flags,
        )
    except OSError:
        return False
    try:
        _follow(process, progress, cancelled)
        return process.wait() == 0
    finally:
        # The cache is replaced as a whole: a process that is killed leaves the old one.
        if process.poll() is None:
            process.kill()
            process.wait()


def _command(root: Path, overlay: Path | None) -> list[str]:
    """What reads and indexes the folder; empty where no program can be started for it."""
    more = ["--overlay", str(overlay)] if overlay is not None else []
    return own_command("index", str(root), "--json", *more)


def _is_large(root: Path, cancelled: Callable[[], bool] | None) -> bool:
    try:
        return root.is_dir() and len(list_files(root, (), cancelled).pages) >= _PAGES
    except (OSError, VademecumError):
        return False


def _follow(
    process: subprocess.Popen[bytes], progress: Progress | None, cancelled: Callable[[], bool] | None
) -> None:
    """Pass progress on until the process has said all; raises `Cancelled`."""
    assert process.stdout is not None  # noqa: S101 - opened above
    lines: SimpleQueue[bytes | None] = SimpleQueue()
    reader = threading.Thread(target=_read, args=(process.stdout, lines), daemon=True)
    reader.start()
    while True:
        if cancelled is not None and cancelled():
            raise Cancelled
        try:
            line = lines.get(timeout=_LOOK_S)
        except Empty:
            continue
        if line is None:
            reader.join()
            return
        if progress is not None:
            _tell(progress, line)


def _read(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    with stream:
        for line in stream:
            lines.put(line)
    lines.put(None)


def _tell(progress: Progress, line: bytes) -> None:
    try:
        said = json.loads(line)
        done, total, path = int(said["done"]), int(said["total"]), str(said["path"])
    except (ValueError, KeyError, TypeError):
        # Something else that was printed is no progress.
        return
    progress(done, total, path)
