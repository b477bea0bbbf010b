"""A look at an installation: what is there, what is missing, and what to do about it."""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from vademecum import __version__
from vademecum.answering.machine import free_memory, missing_instructions
from vademecum.app import system
from vademecum.app.assets import asset, manual
from vademecum.app.brand import brand
from vademecum.app.display import display_problem
from vademecum.app.paths import paths
from vademecum.knowledge.extras import how_to_add

State = Literal["ok", "note", "missing"]

_NEEDED = ("PySide6_Essentials", "numpy", "markdown-it-py", "PyYAML", "PyStemmer", "rapidfuzz")
_SUMS = "files.sha256"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    topic: str
    """versions, places, files, libraries, display, fonts, model or signatures."""
    state: State
    """`note` is worth knowing, `missing` must be mended."""
    text: str
    mend: str = ""
    """One sentence or a command."""


def examine(languages: tuple[str, ...] = ()) -> tuple[Finding, ...]:
    """Look at everything; `languages` are those of a knowledge folder. Never raises."""
    return (
        *_versions(),
        *_places(),
        *_files(),
        *_libraries(),
        *_display(),
        *_fonts(languages),
        *_extras(),
    )


def _versions() -> Iterator[Finding]:
    yield Finding("versions", "ok", f"{brand().name}, Vademecum {__version__}, {_kind()}")
    libc = " ".join(platform.libc_ver()) if sys.platform.startswith("linux") else ""
    system_name = " ".join(filter(None, (platform.system(), platform.release(), platform.machine(), libc)))
    yield Finding("versions", "ok", f"Python {platform.python_version()} on {system_name}")
    if getattr(sys, "frozen", False):
        return  # a packaged program carries no lists of packages
    for name in _NEEDED:
        version = _version(name)
        if version:
            yield Finding("versions", "ok", f"{name} {version}")
        else:
            yield Finding(
                "versions", "missing", f"{name} is not installed", f"{sys.executable} -m pip install {name}"
            )


def _kind() -> str:
    if getattr(sys, "frozen", False):
        return f"packaged, in {Path(sys.executable).parent}"
    return f"installed in {Path(__file__).parents[1]}"


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


def _places() -> Iterator[Finding]:
    places = paths()
    for name, place in (
        ("settings and bookmarks", places.config),
        ("session and history", places.state),
        ("caches", places.cache),
        ("sockets", places.runtime),
    ):
        if _writable(place):
            yield Finding("places", "ok", f"{name}: {place}")
        else:
            mend = "Make it writable, or set VADEMECUM_HOME to a folder that is."
            yield Finding("places", "note", f"{name}: {place} cannot be written; nothing is kept there", mend)
    for name, place in (("manual", manual() / "index.md"), ("assets", asset("icons/app.svg"))):
        if place.is_file():
            yield Finding("places", "ok", f"{name}: {place.parent}")
        else:
            yield Finding("places", "missing", f"{name}: {place} is not there", "Install the program again.")


def _writable(place: Path) -> bool:
    """Whether files can be made there; the first folder above that exists decides."""
    while not place.exists() and place != place.parent:
        place = place.parent
    return place.is_dir() and os.access(place, os.W_OK | os.X_OK)


def _files() -> Iterator[Finding]:
    """The files of a packaged program against the list that came with them."""
    folder = Path(sys.executable).parent
    if not getattr(sys, "frozen", False) or not (folder / _SUMS).is_file():
        return
    wrong = damaged_files(folder)
    for path in wrong[:5]:
        yield Finding("files", "missing", f"{folder / path} is gone or changed", "Install the program again.")
    if not wrong:
        yield Finding("files", "ok", f"all files of the program are as they were packed ({_SUMS})")


def damaged_files(folder: Path) -> list[str]:
    """Paths in the program's list of hashes whose files are gone or have changed."""
    wrong = []
    for line in (folder / _SUMS).read_text(encoding="utf-8").splitlines():
        sha256, _, path = line.partition("  ")
        try:
            found = hashlib.sha256((folder / path).read_bytes()).hexdigest()
        except OSError:
            found = ""
        if found != sha256:
            wrong.append(path)
    return wrong


def _libraries() -> Iterator[Finding]:
    gaps = system.missing_libraries()
    if gaps:
        names = ", ".join(part.name for part in gaps)
        yield Finding("libraries", "missing", f"the system lacks {names}", system.command(gaps))
    elif sys.platform.startswith("linux"):
        yield Finding("libraries", "ok", "all libraries of the system that a window needs are there")


def _display() -> Iterator[Finding]:
    if not sys.platform.startswith("linux"):
        return
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY", ""), os.environ.get("DISPLAY", "")
    problem = display_problem()
    if chosen:
        yield Finding("display", "ok", f"QT_QPA_PLATFORM chooses {chosen}")
    elif problem:
        text = f"{problem}: the viewer cannot open, the commands work"
        yield Finding("display", "note", text, "Start it in a desktop session, or set DISPLAY.")
    elif wayland:
        yield Finding("display", "ok", f"Wayland, {wayland}")
    else:
        yield Finding("display", "ok", f"X11, {x11}")


def _fonts(languages: tuple[str, ...]) -> Iterator[Finding]:
    gaps = system.missing_fonts(("en", *languages))
    shown = ", ".join(dict.fromkeys(("en", *languages)))
    if gaps is None:
        mend = "Install fontconfig: then windows open, and fonts can be found."
        yield Finding("fonts", "note", "fonts cannot be looked at: fontconfig is not there", mend)
        return
    for part in gaps:
        yield Finding("fonts", "missing", f"there is no font: {part.name}", system.command([part]))
    if not gaps:
        yield Finding("fonts", "ok", f"there are fonts for {shown}")


def _extras() -> Iterator[Finding]:
    lacking = missing_instructions()
    memory = free_memory()
    if lacking:
        text = f"this CPU lacks {', '.join(lacking)}, so local models cannot run"
        yield Finding("model", "note", text, "Search and answers work without a model.")
    elif _has("llama_cpp"):
        free = f"; {memory / 1e9:.1f} GB of memory are free" if memory else ""
        yield Finding("model", "ok", f"local models can run{free}")
    else:
        yield Finding("model", "note", "the library that runs local models is not here", _how("model"))
    if _has("nacl"):
        yield Finding("signatures", "ok", "signatures of bundles can be checked")
    else:
        yield Finding("signatures", "note", "signatures of bundles cannot be checked", _how("sign"))


def _has(module: str) -> bool:
    from importlib.util import find_spec  # noqa: PLC0415 - only here

    return find_spec(module) is not None


def _how(extra: str) -> str:
    """How a part that is optional can be added."""
    if getattr(sys, "frozen", False):
        other = "Whoever made this application can add them." if not brand().is_own else ""
        return other or "Install the package vademecum-model in place of this one."
    return how_to_add(extra)


def languages_of(knowledge: str) -> tuple[str, ...]:
    """The languages of a folder or bundle: its own, and those that single pages name."""
    from vademecum.app.knowledge import Knowledge  # noqa: PLC0415 - the rest needs no numpy

    opened = Knowledge.open(knowledge, cache=False)
    found = dict.fromkeys((opened.language, *(article.language for article in opened.articles())))
    return tuple(filter(None, found))
