"""The files that pages transclude: read once, remembered, and never from outside of the folder."""

from __future__ import annotations

import hashlib
import os
import posixpath
import stat
import time
from collections.abc import Iterable
from pathlib import Path

from vademecum.knowledge.addresses import fold
from vademecum.knowledge.encoding import BinaryFileError, decode
from vademecum.knowledge.scan import FileState

MAX_PAGE = 10 * 1024 * 1024
"""Bytes of one page or transcluded file; a larger one is no help page but a data dump."""


class PageFiles:
    """Reads transcluded files, and notes for each page which ones it asked for."""

    def __init__(self, root: Path, files: Iterable[str]) -> None:
        self._root = os.path.realpath(root)
        self._files = files
        self._known: dict[str, str] = {}
        self._inside: dict[str, bool] = {}
        self._texts: dict[str, str | None] = {}
        self._asked: dict[str, str] = {}
        self.states: dict[str, FileState] = {}
        """State of every file that was read."""

    def load(self, path: str) -> tuple[bytes, FileState] | None:
        """Bytes and state of a file; None when it is outside, gone, too large or cannot be read."""
        return load_bytes(self._root, path, self._inside)

    def read(self, path: str) -> str | None:
        """Text of a file inside the folder, front matter included; None when there is none to read."""
        wanted = posixpath.normpath(path.replace("\\", "/"))
        found = self._find(wanted)
        if found and found not in self._texts:
            self._texts[found] = self._load(found)
        state = self.states.get(found)
        self._asked[found or wanted] = state.sha256 if state else ""
        return self._texts.get(found)

    def _find(self, wanted: str) -> str:
        if not self._known:  # most pages transclude nothing
            paths = sorted(self._files, reverse=True)
            # As written wins over another letter case, and the first by path wins over the others.
            self._known = {fold(path): path for path in paths} | {path: path for path in paths}
        folded = fold(wanted)
        return self._known.get(wanted) or self._known.get(folded) or self._known.get(folded + ".md", "")

    def asked(self) -> dict[str, str]:
        """What was asked for since the last call: path -> sha256, empty for a file that is not there."""
        asked, self._asked = self._asked, {}
        return asked

    def sha256(self, path: str) -> str:
        """Hash of a file as it is now; empty when it is not there."""
        self.read(path)
        return self.asked()[self._find(path) or path]

    def _load(self, path: str) -> str | None:
        loaded = self.load(path)
        if loaded is None:
            return None
        data, self.states[path] = loaded
        try:
            text, _ = decode(data, path)
        except BinaryFileError:
            return None
        return text


def load_bytes(root: str, path: str, inside: dict[str, bool] | None = None) -> tuple[bytes, FileState] | None:
    """Bytes and state of a file; None when it is outside, gone, too large or cannot be read.

    `inside` remembers for folders whether they really lie in `root`, for a reading of many files.
    """
    folder = path.rpartition("/")[0]
    known = inside if inside is not None else {}
    if folder not in known:
        known[folder] = _lies_in(root, os.path.join(root, folder))  # noqa: PTH118 - realpath's partner
    if not known[folder] or (os.sep != "/" and (os.sep in path or ":" in path)):
        return None
    place = f"{root}/{path}"
    try:
        found = os.lstat(place)
        if stat.S_ISLNK(found.st_mode):
            found = os.stat(place) if _lies_in(root, place) else found  # noqa: PTH116 - as above
        if not stat.S_ISREG(found.st_mode) or found.st_size > MAX_PAGE:
            return None
        with open(place, "rb") as file:  # noqa: PTH123 - called for every page, Path costs ten times
            data = file.read(MAX_PAGE + 1)
    except OSError:
        return None
    state = FileState(found.st_size, found.st_mtime_ns, hashlib.sha256(data).hexdigest(), time.time_ns())
    return data, state


def _lies_in(root: str, place: str) -> bool:
    return (os.path.realpath(place) + os.sep).startswith(root + os.sep)
