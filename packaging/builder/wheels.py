"""The wheelhouse: every wheel that a machine without a network needs, with hashes and an install script."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from builder.description import PACKAGING, ROOT, WORK, say
from builder.environment import pip

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
    _add_model(wheels)
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


def _add_model(wheels: Path) -> None:
    """The wheel of llama-cpp-python and what it needs, when it has been built (packaging/model_wheel.py)."""
    import model_wheel  # noqa: PLC0415 - a sibling script

    kept = model_wheel.cached()
    if kept is None:
        say("there is no wheel for local models; build it first with packaging/model_wheel.py")
        return
    beside = {_name(wheel): wheel for wheel in sorted(kept.parent.glob("*.whl"))}
    have = {_name(wheel) for wheel in wheels.glob("*.whl")}
    waiting = [_name(kept)]
    while waiting:
        name = waiting.pop()
        if name in have or name not in beside:
            continue
        have.add(name)
        shutil.copyfile(beside[name], wheels / beside[name].name)
        waiting += _requires(beside[name])


def _name(wheel: Path) -> str:
    return wheel.name.partition("-")[0].lower()


def _requires(wheel: Path) -> list[str]:
    """What a wheel needs without any extra, named as files are."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        lines = archive.read(name).decode("utf-8").split("\n\n", 1)[0].splitlines()
    needs = [line.partition(":")[2] for line in lines if line.startswith("Requires-Dist:")]
    found = (re.match(r"[A-Za-z0-9._-]+", need.strip()) for need in needs if "extra ==" not in need)
    return [re.sub(r"[-_.]+", "_", match[0]).lower() for match in found if match]


def _requirement(wheel: Path) -> str:
    name, release = wheel.name.split("-")[:2]
    sha256 = hashlib.sha256(wheel.read_bytes()).hexdigest()
    return f"{name.replace('_', '-')}=={release} --hash=sha256:{sha256}\n"


def installs(target: Path, place: Path) -> bool:
    """Whether the wheelhouse installs here without an index."""
    command = [sys.executable, str(target / "install.py"), str(place)]
    return subprocess.run(command, check=False).returncode == 0
