"""Where the files that come with the program are: inside the wheel, or in the checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def _base() -> Path:
    inside = _PACKAGE / "data"
    return inside if inside.is_dir() else _PACKAGE.parent.parent


def asset(name: str) -> Path:
    """Path of a file below `assets/`, such as `icons/home.svg`; it is not checked that it exists."""
    return _base() / "assets" / name


def manual() -> Path:
    """Folder of Vademecum's own manual."""
    return _base() / "knowledge"
