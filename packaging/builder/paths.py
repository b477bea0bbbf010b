"""Paths in an application: Windows ends many of them at 260 characters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def too_long(folder: Path, limit: int) -> Iterator[str]:
    """What in the folder has a path above `limit` characters, counted from the folder."""
    for place in sorted(folder.rglob("*")):
        path = place.relative_to(folder).as_posix()
        if len(path) > limit:
            yield f"{path} has {len(path)} characters; Windows may not install it"
