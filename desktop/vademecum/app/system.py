"""What this system lacks for a window: shared libraries and fonts, and the command that adds them.

The list is data (`assets/system-libraries.toml`); the set-up of a checkout reads the same one.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from vademecum.app.assets import asset
from vademecum.app.display import require_display
from vademecum.app.fonts import has_font
from vademecum.errors import VademecumError


@dataclass(frozen=True, slots=True)
class Part:
    """A library or font, and the package that has it."""

    name: str
    """Shared object, or what the font is for."""
    apt: str
    rpm: str
    pacman: str


def loads(name: str) -> bool:
    """Whether the system's loader finds this shared object, or the program brings it along."""
    shipped = getattr(sys, "_MEIPASS", "")
    if shipped and (Path(shipped) / name).exists():
        return True
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def missing_libraries(load: Callable[[str], bool] = loads) -> tuple[Part, ...]:
    """The libraries that a window needs here and that are not there; empty but on Linux."""
    if not sys.platform.startswith("linux"):
        return ()
    sections = ["every-start", "wayland-window" if os.environ.get("WAYLAND_DISPLAY") else "x11-window"]
    parts = (part for section in sections for part in _section(section).values())
    return tuple(part for part in parts if not load(part.name))


def missing_fonts(languages: Iterable[str]) -> tuple[Part, ...] | None:
    """Fonts for these languages that are not installed; None when that cannot be told."""
    if not sys.platform.startswith("linux"):
        return ()
    if has_font("en") is None:
        return None
    known = _section("fonts")
    wanted = sorted({tag.partition("-")[0].lower() for tag in languages})
    return tuple(known.get(tag) or _font_for(tag) for tag in wanted if has_font(tag) is False)


def _font_for(language: str) -> Part:
    """A font for a script that is not on the list: these packages hold one for almost each."""
    return Part(f"a font for {language}", "fonts-noto-core", "google-noto-sans-fonts", "noto-fonts")


def _section(name: str) -> dict[str, Part]:
    entries = tomllib.loads(asset("system-libraries.toml").read_text(encoding="utf-8"))[name]
    return {
        key: Part(
            entry.get("what", key),
            entry["apt"],
            entry.get("rpm") or f"{key}()(64bit)",
            entry.get("pacman", ""),
        )
        for key, entry in entries.items()
    }


def command(parts: Iterable[Part]) -> str:
    """The one command that adds all of these here; empty on a system that we do not know."""
    wanted = list(parts)
    tools: tuple[tuple[str, str, Callable[[Part], str]], ...] = (
        ("apt-get", "sudo apt-get install", lambda part: part.apt),
        ("dnf", "sudo dnf install", lambda part: part.rpm),
        ("zypper", "sudo zypper install", lambda part: part.rpm),
        ("pacman", "sudo pacman -S --needed", lambda part: part.pacman),
    )
    for tool, start, name_of in tools:
        if shutil.which(tool):
            names = dict.fromkeys(filter(None, map(name_of, wanted)))
            return " ".join([start, *(f"'{name}'" if "(" in name else name for name in names)])
    return ""


def require_window() -> None:
    """Raise `VademecumError` when a library that every window needs is missing here, or the display.

    Qt itself would end the process with a message about a plug-in, and no way to catch it.
    """
    gaps = missing_libraries()
    if gaps:
        names = ", ".join(part.name for part in gaps)
        mend = f"Add them with: {command(gaps)}" if command(gaps) else "Install the packages that hold them"
        raise VademecumError(f"the window cannot open: this system lacks {names}", mend=mend)
    require_display()
