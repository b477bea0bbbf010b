"""The wheelhouse: every wheel that a machine without a network needs, with hashes and an install script."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from builder.description import PACKAGING, ROOT, WORK, say
from builder.environment import pip
from builder.licences import collect, in_environment
from builder.model import install_model_library, model_wheels, name_of

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Product

_NOT_NEEDED = ("hatchling", "editables", "pathspec", "pluggy", "trove-classifiers", "tomlkit", "packaging")
"""What the lock holds for an installation from a checkout only."""


def build_wheelhouse(product: Product, folder: Path) -> Path:
    """Make the wheelhouse for this system and Python; returns its folder."""
    from vademecum.app.shipping.wheelhouse import REQUIREMENTS, WHEELS, finish  # noqa: PLC0415 - built first

    target = folder / f"{product.id}-{product.version}-wheelhouse"
    shutil.rmtree(target, ignore_errors=True)
    wheels = target / WHEELS
    wheels.mkdir(parents=True)
    own = Path(sys.executable)
    say("collecting the locked wheels")
    needed = WORK / "wheelhouse.lock"
    needed.write_text(_without_build_tools(), encoding="utf-8")
    pip(
        own,
        "download",
        "--only-binary",
        ":all:",
        "--require-hashes",
        "--dest",
        str(wheels),
        "-r",
        str(needed),
    )
    pip(
        own, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(wheels), str(ROOT)
    )
    have = {name_of(wheel) for wheel in wheels.glob("*.whl")}
    for wheel in model_wheels(have):
        shutil.copyfile(wheel, wheels / wheel.name)
    collect(target / "licenses", None, install_model_library(set(in_environment())))
    (target / REQUIREMENTS).write_text(
        "".join(map(_requirement, sorted(wheels.glob("*.whl")))), encoding="utf-8"
    )
    finish(product, target)
    return target


def _without_build_tools() -> str:
    """The lock of the build without the tools that only build."""
    lock = (PACKAGING / "requirements-build.lock").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[A-Za-z0-9._-]+==)", lock)
    dropped = (
        *_NOT_NEEDED,
        "pyinstaller",
        "altgraph",
        "setuptools",
        "pip",
        "macholib",
        "pefile",
        "pywin32-ctypes",
    )
    kept = [
        entry for entry in entries if not re.match(rf"(?:{'|'.join(dropped)})(?:-hooks-contrib)?==", entry)
    ]
    return "\n".join(kept) + "\n"


def _requirement(wheel: Path) -> str:
    name, release = wheel.name.split("-")[:2]
    sha256 = hashlib.sha256(wheel.read_bytes()).hexdigest()
    return f"{name.replace('_', '-')}=={release} --hash=sha256:{sha256}\n"


def installs(target: Path, place: Path) -> bool:
    """Whether the wheelhouse installs here without an index."""
    command = [sys.executable, str(target / "install.py"), str(place)]
    return subprocess.run(command, check=False).returncode == 0
