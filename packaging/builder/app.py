"""The one-folder application, by PyInstaller."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from builder.description import PACKAGING, WORK, description, say, version

_DEBUG = ("libpython3*.so*", "lib-dynload/*.so", "libstdc++.so.*")
"""Libraries that come with symbols for a debugger; stripping others breaks numpy's."""


def build_app(python: Path) -> Path:
    """Build the folder and return it. Run by any Python; `python` is that of the build environment."""
    folder = WORK / "app"
    surroundings = {
        **os.environ,
        "VADEMECUM_VERSION": version(),
        "PYTHONHASHSEED": "0",  # the same archive of modules every time
        "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "1700000000"),
    }
    say("building the application")
    subprocess.run(
        [
            str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
            "--distpath", str(folder), "--workpath", str(WORK / "pyinstaller"), str(PACKAGING / "app.spec"),
        ],
        check=True,
        env=surroundings,
        cwd=WORK,
    )  # fmt: skip
    made = folder / str(description()["product"]["id"])
    if sys.platform.startswith("linux"):
        _strip(made)
    return made


def _strip(folder: Path) -> None:
    """Remove what only debuggers read, where the tool for it is there."""
    tool = shutil.which("strip")
    if tool is None:
        say("there is no `strip`; the application stays some 25 MB larger")
        return
    for pattern in _DEBUG:
        for library in sorted(folder.rglob(pattern)):
            if library.is_file() and not library.is_symlink():
                subprocess.run([tool, "--strip-unneeded", str(library)], check=True)


def size(folder: Path) -> int:
    """Bytes of all files."""
    return sum(
        place.stat().st_size for place in folder.rglob("*") if place.is_file() and not place.is_symlink()
    )
