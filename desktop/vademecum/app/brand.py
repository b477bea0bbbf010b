"""Whose help this is: Vademecum's own, or an author's application made of their folder.

An author's application is Vademecum with a folder `brand` beside the program:

    brand/brand.toml    name = "Acme Help", id = "acme-help", knowledge = "help.vade", icon = "icon.svg"
    brand/help.vade

Nothing else of the program differs, so both share every fix.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_OVERRIDE = "VADEMECUM_BRAND"
"""Environment variable: path of a `brand.toml`, for applications that are installed with pip."""
_ID = re.compile(r"[a-z][a-z0-9-]{0,40}")


@dataclass(frozen=True, slots=True)
class Brand:
    """Name, place of settings and what to open first."""

    name: str = "Vademecum"
    id: str = "vademecum"
    """Names the folders of settings and cache, so that two applications do not share them."""
    knowledge: Path | None = None
    """What opens by default; None: the manual."""
    icon: Path | None = None
    folder: Path | None = None
    """Where the brand lies; None for Vademecum itself."""

    @property
    def is_own(self) -> bool:
        """Whether this is Vademecum itself."""
        return self == Brand()


@cache
def brand() -> Brand:
    """The brand of this installation. One that cannot be read counts as none: help still opens."""
    named = os.environ.get(_OVERRIDE, "")
    if named:
        return read_brand(Path(named))
    if getattr(sys, "frozen", False):
        return read_brand(Path(sys.executable).parent / "brand" / "brand.toml")
    return Brand()


def read_brand(file: Path) -> Brand:
    """The brand that stands in `file`, or Vademecum's own."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Brand()
    name, identity = str(data.get("name", "")).strip(), str(data.get("id", ""))
    if not name or not _ID.fullmatch(identity):
        return Brand()
    found = {key: _beside(file, data.get(key)) for key in ("knowledge", "icon")}
    return Brand(name=name, id=identity, folder=file.parent, **found)


def _beside(file: Path, name: object) -> Path | None:
    """A file in the brand's own folder; None when it is not there."""
    if not isinstance(name, str) or not name or Path(name).name != name:
        return None
    place = file.parent / name
    return place if place.exists() else None
