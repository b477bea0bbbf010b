"""The one-folder application, by PyInstaller."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from builder.description import PACKAGING, ROOT, WORK, description, say
from builder.icons import write_icns, write_ico
from builder.windows import version_file

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Product

_DEBUG = ("libpython3*.so*", "lib-dynload/*.so", "libstdc++.so.*")
"""Libraries that come with symbols for a debugger; stripping others breaks numpy's."""


def build_app(python: Path, folder: Path, product: Product, packages: Path | None = None) -> Path:
    """Build the application below `folder` and return its folder.

    `packages` holds Python packages that go in beyond those of the build environment, which
    `python` belongs to.
    """
    target = folder / "app"
    surroundings = {
        **os.environ,
        **_dress(product),
        "VADEMECUM_VERSION": product.version,
        "VADEMECUM_PACKAGES": str(packages or ""),
        "PYTHONHASHSEED": "0",  # the same archive of modules every time
        "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "1700000000"),
    }
    say(f"building the application {product.package_name}")
    subprocess.run(
        [
            str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN",
            "--distpath", str(target), "--workpath", str(folder / "pyinstaller"), str(PACKAGING / "app.spec"),
        ],
        check=True,
        env=surroundings,
        cwd=WORK,
    )  # fmt: skip
    made = target / product.id
    if sys.platform.startswith("linux"):
        remove_dead_links(made)
        _strip(made)
    return made


def remove_dead_links(folder: Path) -> None:
    """Remove links to libraries that were left out: PyInstaller makes them all the same."""
    for place in folder.rglob("*"):
        if place.is_symlink() and not place.exists():
            place.unlink()


def _dress(product: Product) -> dict[str, str]:
    """Icon and version resource of the program, where the system has such things."""
    picture = ROOT / str(description()["product"]["icon"])
    if sys.platform == "win32":
        facts = WORK / "version.txt"
        facts.write_text(version_file(product), encoding="utf-8")
        icon = write_ico(picture, WORK / f"{product.id}.ico")
        return {"VADEMECUM_ICON": str(icon), "VADEMECUM_VERSION_FILE": str(facts)}
    if sys.platform == "darwin":
        return {"VADEMECUM_ICON": str(write_icns(picture, WORK / f"{product.id}.icns"))}
    return {}


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
