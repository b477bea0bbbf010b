"""One name for one folder: what a user typed or linked to may reach the same place in several ways."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path

_WAITS_S = 0.3
"""Longest that the name of a folder is looked up: a disk answers within milliseconds, a network drive
that is away within minutes or never."""


def normal(place: str | Path) -> str:
    """`place` absolute and without `..`; links that the user chose stay in the name."""
    text = os.path.abspath(place)  # noqa: PTH100 - resolve() would follow links that the user chose
    if ".." in Path(place).parts and real(text) != os.path.realpath(place):
        # `..` behind a link leads elsewhere than the name looks like.
        return os.path.realpath(place)
    return text


def kept(name: str) -> str:
    """A name as an older version kept it, in the form of today."""
    return normal(name) if ".." in name else name


def once(names: Iterable[str]) -> tuple[str, ...]:
    """Normal names in the same order, each once."""
    return tuple(dict.fromkeys(map(normal, names)))


def real(name: str) -> str:
    """Where a name leads. Asks the disk, and waits for it as long as it takes."""
    return os.path.normcase(os.path.realpath(name))


def known_as(place: str | Path, names: Iterable[str], leads: Mapping[str, str]) -> str:
    """The one of `names` that is the same folder as `place`; the normal form of `place` when none is.

    `leads` says where the names led when they were last open: none of them is looked up. Nor is
    `place` when its name is known, or when its disk does not answer.
    """
    listed = tuple(names)
    given = str(place)
    if given in listed:
        return given
    found: list[str] = []

    def look_up() -> None:
        own = normal(place)
        where = real(own)
        same = (name for name in listed if name == own or os.path.normcase(leads.get(name, name)) == where)
        # A link may lead elsewhere by now.
        found.append(next((name for name in same if real(name) == where), own))

    thread = threading.Thread(target=look_up, name="vademecum-folder-name", daemon=True)
    thread.start()
    thread.join(_WAITS_S)
    return found[0] if found else os.path.abspath(place)  # noqa: PTH100 - the disk is not to be asked


def same_folder(name: str, where: str, names: Iterable[str], leads: Mapping[str, str]) -> tuple[str, ...]:
    """Those of `names` that lead `where` the folder `name` does, itself left out."""
    return tuple(
        other for other in names if other != name and os.path.normcase(leads.get(other, other)) == where
    )
