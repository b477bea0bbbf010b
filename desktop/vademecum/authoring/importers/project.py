"""A help project as it was read, whatever it was written for."""

from __future__ import annotations

import posixpath
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import unquote

LARGEST_FILE = 64 * 1024 * 1024
"""Bytes of one file that are read: help pages and pictures are far smaller."""
PAGE_SUFFIXES = (".html", ".htm", ".xhtml")
IMAGE_SUFFIXES = (".png", ".gif", ".jpg", ".jpeg", ".svg", ".webp", ".bmp")
_KNOWN = (*PAGE_SUFFIXES, *IMAGE_SUFFIXES, ".css", ".js", ".ico", ".ttf", ".woff", ".woff2")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the contents tree."""

    title: str
    target: str = ""
    """Path of a page, perhaps with `#anchor`; empty for a heading without one."""
    children: tuple[Entry, ...] = ()


@dataclass(slots=True)
class Project:
    """What one project holds; files are read when they are asked for."""

    title: str = ""
    language: str = ""
    """BCP 47 tag; empty when the project does not say."""
    home: str = ""
    charset: str = ""
    """For pages that do not name their own; empty means UTF-8, and Windows' where that fails."""
    namespace: str = ""
    folder: str = ""
    """Virtual folder of a Qt Help project."""
    files: dict[str, Callable[[], bytes]] = field(default_factory=dict)
    """Path -> how to read it. Paths are relative, with `/`, and lead nowhere outside."""
    contents: tuple[Entry, ...] = ()
    keywords: list[tuple[str, str]] = field(default_factory=list)
    """(word, target)."""
    ids: list[tuple[str, str]] = field(default_factory=list)
    """(stable id or number, target)."""
    popups: dict[str, str] = field(default_factory=dict)
    """Id -> a few sentences about one control, shown beside it: What's This."""
    numbers: dict[str, str] = field(default_factory=dict)
    """Id -> the number that programs use for it."""
    filters: dict[str, frozenset[str]] = field(default_factory=dict)
    """Name of a filter -> the attributes that a page needs to be shown under it."""
    attributes: dict[str, set[str]] = field(default_factory=dict)
    """Path -> attributes of a page."""
    notes: list[str] = field(default_factory=list)
    """What was not understood or not found."""

    def note(self, text: str) -> None:
        """Remember what could not be taken over, once."""
        if text not in self.notes:
            self.notes.append(text)

    def resolve(self, target: str, base: str = "") -> tuple[str, str]:
        """(path of a file of the project, anchor) that a link leads to; an empty path for none.

        Windows' help knows no letter case, so one that differs only in that is found too.
        """
        where, _, anchor = target.replace("\\", "/").partition("#")
        where = where.partition("?")[0]
        if "::/" in where:
            where, base = where.partition("::/")[2], ""
        if where.startswith("qthelp://"):
            where, base = "/".join(where.split("/")[4:]), ""
        elif ":" in where.split("/")[0]:
            return "", ""
        for name in dict.fromkeys((where, unquote(where))):
            path = safe_path(posixpath.join(posixpath.dirname(base), name)) if name else base
            if path in self.files:
                return path, unquote(anchor)
            if path and (known := self._folded().get(path.casefold())):
                return known, unquote(anchor)
        return "", ""

    def _folded(self) -> dict[str, str]:
        return {path.casefold(): path for path in self.files}


def safe_path(path: str) -> str:
    """`a/../b.html` -> `b.html`; empty for a path that is absolute or leads out of the project."""
    plain = posixpath.normpath(path.replace("\\", "/"))
    if plain.startswith(("/", "../")) or plain in ("..", ".") or "\0" in plain or ":" in plain.split("/")[0]:
        return ""
    return plain


def is_page(path: str) -> bool:
    """Whether a file is a page, by its suffix."""
    return path.lower().endswith(PAGE_SUFFIXES)


def is_known(path: str) -> bool:
    """Whether a file is something that help consists of."""
    return path.lower().endswith(_KNOWN)
