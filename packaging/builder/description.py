"""What packaging/build.toml says, and where things are built."""

from __future__ import annotations

import platform
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

PACKAGING = Path(__file__).resolve().parent.parent
ROOT = PACKAGING.parent
WORK = ROOT / "build"
"""Everything that is made on the way; ignored by git, may be removed at any time."""
DIST = ROOT / "dist"


def description() -> dict[str, Any]:
    """The build description."""
    return tomllib.loads((PACKAGING / "build.toml").read_text(encoding="utf-8"))


def version() -> str:
    """The program's version, as it stands in the package."""
    text = (ROOT / "desktop/vademecum/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if not found:
        raise SystemExit("there is no __version__ in desktop/vademecum/__init__.py")
    return found[1]


def system() -> str:
    """`linux-x86_64`, `windows-amd64`, `macos-arm64`: part of the names of packages."""
    names = {"win32": "windows", "darwin": "macos"}
    return f"{names.get(sys.platform, 'linux')}-{platform.machine().lower()}"


def say(text: str) -> None:
    """Progress goes to stderr; stdout lists what was made."""
    print(f"packages: {text}", file=sys.stderr, flush=True)
