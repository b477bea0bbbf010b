"""Runs pip and shows on one line what it is at, instead of pages of output or of minutes of silence.

In a terminal the line moves; elsewhere a line is written when pip begins to install. What pip complains
about is shown, all of its output when it fails. Needs nothing but Python: it runs before anything is there.
"""

from __future__ import annotations

import contextlib
import queue
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

_COLLECTING = re.compile(r"(?:Collecting|Requirement already satisfied:) ([A-Za-z0-9._-]+)")
_LOADING = re.compile(r"\s+Downloading \S+ \(([^)]+)\)")
_INSTALLING = "Installing collected packages: "
_HARMLESS = re.compile(r"WARNING: Location .* is ignored: it is neither a file nor a directory")
"""An index of several folders has not every package in each of them."""
_TICK_S = 1.0
_SHOWN_LINES = 60
"""Lines of pip's output that are shown when it fails; the end has the reason."""


class Progress:
    """What pip is at, read from its output line by line."""

    def __init__(self, total: int) -> None:
        self.total = total
        """Packages that will be there in the end."""
        self.state = "starting"
        """In a few words."""
        self.complaints: list[str] = []
        """Warnings that somebody should see."""
        self.output: list[str] = []
        """All lines but the harmless ones."""
        self._seen = 0

    def take(self, line: str) -> bool:
        """Read one line; True when what pip does now is of another kind."""
        line = line.rstrip()
        if not line or _HARMLESS.match(line):
            return False
        self.output.append(line)
        if found := _COLLECTING.match(line):
            self._seen += 1
            # A requirement may be named twice, by the lock and by a package that needs it.
            self.state = f"fetching {min(self._seen, self.total)} of {self.total}: {found[1]}"
        elif found := _LOADING.match(line):
            self.state = f"{self.state.partition(',')[0]}, {found[1]}"
        elif line.startswith(_INSTALLING):
            self.state = f"installing {line.count(',') + 1} packages"
            return True
        elif line.startswith("WARNING:"):
            self.complaints.append(line)
        return False


def run(command: Sequence[str], folder: Path, total: int, shown: TextIO | None = None) -> int:
    """Run pip in `folder`, with its progress on `shown` (standard error); returns its exit code."""
    stream = shown or sys.stderr
    progress, began = Progress(total), time.monotonic()
    moving = stream.isatty()
    with subprocess.Popen(
        [*command, "--progress-bar", "off"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=_read, args=(pip.stdout, lines), daemon=True).start()
        ended = False
        while not ended:
            line: str | None = ""
            with contextlib.suppress(queue.Empty):  # nothing new: only the seconds go on
                line = lines.get(timeout=_TICK_S)
            ended = line is None
            news = progress.take(line or "")
            if moving and not ended:
                _draw(stream, f"vademecum: {progress.state} ({time.monotonic() - began:.0f} s)")
            elif news and not moving:
                print(f"vademecum: {progress.state}", file=stream, flush=True)
    if moving:
        _draw(stream, "")
    for told in progress.output[-_SHOWN_LINES:] if pip.returncode else progress.complaints:
        print(told, file=stream, flush=True)
    return pip.returncode


def _read(source: TextIO | None, lines: queue.Queue[str | None]) -> None:
    for line in source or ():
        lines.put(line)
    lines.put(None)


def _draw(stream: TextIO, text: str) -> None:
    """Write over the line; one that wraps could not be written over."""
    width = shutil.get_terminal_size().columns - 1
    print(f"\r{text[:width]:<{width}}" + ("" if text else "\r"), end="", file=stream, flush=True)
