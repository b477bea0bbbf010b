"""One name for one folder: what a user typed or linked to may reach the same place in several ways."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path


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


@lru_cache(maxsize=256)
def real(name: str) -> str:
    """Where a normal name leads. The disk is asked once, until another folder is opened: lists are
    compared at every keystroke."""
    return os.path.normcase(os.path.realpath(name))


def known_as(place: str | Path, names: Iterable[str]) -> str:
    """The one of `names` that is the same folder as `place`; the normal form of `place` when none is."""
    own = normal(place)
    real.cache_clear()
    where = real(own)
    return next((name for name in names if real(name) == where), own)


def merged(names: Iterable[str]) -> tuple[str, ...]:
    """Normal names in the same order, each folder once: by the name that comes first."""
    found: dict[str, str] = {}
    for name in map(normal, names):
        found.setdefault(real(name), name)
    return tuple(found.values())
