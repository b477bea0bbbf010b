"""Which files lie in a knowledge folder: one cheap walk, no file opened."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from operator import attrgetter
from pathlib import Path

from vademecum.errors import Cancelled, KnowledgeError
from vademecum.knowledge.article import Problem
from vademecum.knowledge.patterns import matcher
from vademecum.knowledge.sites import GENERATOR_FILES

PAGE_SUFFIXES = (".md", ".markdown", ".mdx", ".mdown", ".mkd")
BUNDLE_SUFFIX = ".vade"
MAX_FILES = 100_000
"""Files in one folder; beyond that somebody has opened their disk, not their documentation."""
STATED_NAMES = frozenset(
    {
        "knowledge.yaml",
        "knowledge.yml",
        "_category_.json",
        "_category_.yml",
        "_category_.yaml",
        *GENERATOR_FILES,
    }
)
"""Files that steer how pages are read: a change to one of them is a change of the folder."""

_READ_HIDDEN = ".knowledge"
"""The one hidden folder that holds pages: facts collected about an application."""
_NEVER = frozenset(
    {"node_modules", "bower_components", "__pycache__", "_site", "_build", "venv", "site-packages"}
)
_OUTPUTS = {
    "site": ("mkdocs.yml", "mkdocs.yaml"),
    "build": ("docusaurus.config.js", "docusaurus.config.ts", "docusaurus.config.mjs", "package.json"),
    "dist": ("package.json",),
    "public": ("hugo.toml", "hugo.yaml", "hugo.json", "config.toml"),
    "resources": ("hugo.toml", "hugo.yaml", "hugo.json", "config.toml"),
    "archetypes": ("hugo.toml", "hugo.yaml", "hugo.json", "config.toml"),
    "book": ("book.toml",),
}
"""Build outputs, and the files beside them that show which tool made them."""

_NAME = attrgetter("name")

Stat = tuple[int, int]
"""Size in bytes and time of the last change in nanoseconds."""


@dataclass(frozen=True, slots=True)
class FileState:
    """A file as it was when it was read."""

    size: int
    """Bytes."""
    mtime_ns: int
    """Time of the last change, nanoseconds since the epoch."""
    sha256: str
    """Of the bytes."""
    read_ns: int = 0
    """When it was read: a file changed within two seconds before that may change again unseen."""


@dataclass(slots=True)
class Listing:
    """The files of a folder; every path is relative, with forward slashes."""

    pages: dict[str, Stat] = field(default_factory=dict)
    """Markdown files, sorted by path."""
    stated: dict[str, Stat] = field(default_factory=dict)
    """Files that steer how pages are read."""
    others: set[str] = field(default_factory=set)
    """Pictures and everything else that a page may show or link to."""
    refused: set[str] = field(default_factory=set)
    """Links that lead out of the folder."""
    problems: list[Problem] = field(default_factory=list)


def list_files(
    root: Path, exclude: tuple[str, ...] = (), cancelled: Callable[[], bool] | None = None
) -> Listing:
    """Walk the folder `root`; never out of it, and not into hidden folders and build outputs.

    Raises `KnowledgeError` when the folder itself cannot be listed, `Cancelled` when told so.
    """
    walk = _Walk(root, exclude, cancelled)
    try:
        walk.folder("", os.fspath(root))
    except NotADirectoryError:
        raise KnowledgeError(
            "this is no folder", path=str(root), mend="Open the folder that holds it."
        ) from None
    except FileNotFoundError:
        raise KnowledgeError("the folder does not exist", path=str(root), mend="Check the path.") from None
    except OSError as error:
        reason = f"the folder cannot be read ({error.strerror})"
        raise KnowledgeError(reason, path=str(root), mend="Check its permissions.") from None
    listing = walk.listing
    listing.pages = dict(sorted(listing.pages.items()))
    listing.problems.sort(key=lambda problem: problem.path)
    return listing


class _Walk:
    """One walk through a folder."""

    def __init__(self, root: Path, exclude: tuple[str, ...], cancelled: Callable[[], bool] | None) -> None:
        self.listing = Listing()
        self._root = os.path.realpath(root)
        self._excluded = matcher(exclude)
        self._cancelled = cancelled
        self._count = 0

    def folder(self, prefix: str, place: str) -> None:
        if self._cancelled is not None and self._cancelled():
            raise Cancelled
        with os.scandir(place) as entries:
            # Sorted, so that a folder beyond the limit is cut at the same file every time.
            found = sorted(entries, key=_NAME)
        names: set[str] = set()
        for entry in found:
            path = prefix + entry.name
            try:
                if entry.is_file(follow_symlinks=False):
                    self._file(entry, path)
                elif entry.is_dir(follow_symlinks=False):
                    names = names or {other.name for other in found}
                    if _is_content(entry.name, names) and not self._excluded(path):
                        self.folder(path + "/", entry.path)
                # A linked folder inside of this one would show the same pages twice, or without end.
                elif entry.is_symlink():
                    if self._stays_inside(entry, path):
                        self._linked(entry, path)
                else:
                    self._no_file(entry, path)
            except OSError as error:
                message = f"It cannot be read ({error.strerror}). Check its permissions."
                self._problem(path, "unreadable", message)

    def _file(self, entry: os.DirEntry[str], path: str) -> None:
        name = entry.name
        if name[0] == "." or self._count >= MAX_FILES or self._excluded(path):
            return
        if name.lower().endswith(BUNDLE_SUFFIX):
            return  # packed from this folder, perhaps: it would double with every packing
        if not name.isascii() and not _is_utf8(path):
            shown = path.encode("utf-8", "backslashreplace").decode()
            self._problem(shown, "file-name", "The file's name is not UTF-8, so it is left out. Rename it.")
            return
        self._count += 1
        if self._count == MAX_FILES:
            message = f"The folder holds {MAX_FILES} files or more; the rest is left out. Use `exclude`."
            self._problem(".", "folder-size", message)
        if name.lower().endswith(PAGE_SUFFIXES):
            self.listing.pages[path] = _stat(entry)
        elif name in STATED_NAMES:
            self.listing.stated[path] = _stat(entry)
        else:
            self.listing.others.add(path)

    def _linked(self, entry: os.DirEntry[str], path: str) -> None:
        if entry.is_file():
            self._file(entry, path)
        elif entry.name[0] != "." and not os.path.exists(entry.path):  # noqa: PTH110 - one call for each link
            self._problem(path, "link-broken", "It is a link to a file that is not there. Mend or remove it.")
        elif not entry.is_dir():
            self._no_file(entry, path)

    def _no_file(self, entry: os.DirEntry[str], path: str) -> None:
        if entry.name.lower().endswith(PAGE_SUFFIXES) and not self._excluded(path):
            message = "It is a pipe, a socket or a device, no file, and is left out. Rename or remove it."
            self._problem(path, "no-file", message)

    def _stays_inside(self, entry: os.DirEntry[str], path: str) -> bool:
        if self._excluded(path):
            return False
        target = os.path.realpath(entry.path)
        if (target + os.sep).startswith(self._root + os.sep):
            return True
        self.listing.refused.add(path)
        self._problem(
            path, "link-outside", "It is a link out of the folder and is left out. Copy the file here."
        )
        return False

    def _problem(self, path: str, code: str, message: str) -> None:
        self.listing.problems.append(Problem(path, 0, code, message))


def _stat(entry: os.DirEntry[str]) -> Stat:
    found = entry.stat()
    return found.st_size, found.st_mtime_ns


def stat_of(place: Path) -> Stat:
    """Size and time of a file now; (-1, -1) when it is not there."""
    try:
        found = place.stat()
    except OSError:
        return -1, -1
    return found.st_size, found.st_mtime_ns


def _is_content(name: str, beside: set[str]) -> bool:
    if name.startswith("."):
        return name == _READ_HIDDEN
    return name not in _NEVER and beside.isdisjoint(_OUTPUTS.get(name, ()))


def _is_utf8(path: str) -> bool:
    try:
        path.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
