"""The licences of everything that is shipped, collected beside the program."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from builder.description import PACKAGING, ROOT, description, version

_LICENCE_FILE = re.compile(r"(?:.*/)?(?:licen[cs]e|copying|notice|authors)[^/]*", re.IGNORECASE)
_NOT_SHIPPED = frozenset(
    re.split(
        r"\s+",
        "pip setuptools wheel pyinstaller pyinstaller-hooks-contrib altgraph hatchling editables pathspec "
        "pluggy trove-classifiers packaging tomlkit vademecum macholib pefile pywin32-ctypes pycparser",
    )
)
"""Packages of the build environment that no part of the application comes from."""
_OF_MODELS = "llama.cpp.txt"
"""What only packages with the model library hold."""
_KNOWN = {
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
    "pystemmer": "MIT AND BSD-3-Clause",
    "rank-bm25": "Apache-2.0",
}
"""Licences of packages that name them in a way no program reads."""


_IN_APP = """They lie as separate files in the program's
folder, in _internal/PySide6 and _internal/shiboken6. You may replace them by versions of your own that have
the same interface: put your libraries in their place and start the program again; nothing checks or prevents
it but the list files.sha256, which only `doctor` reads."""
_IN_WHEELS = """They are the wheels PySide6_Essentials and
shiboken6 of the folder wheels, and lie in the installed environment as separate files, in
lib/python*/site-packages/PySide6 and shiboken6 (Windows: Lib\\site-packages). You may replace them by
versions of your own that have the same interface: put your libraries in their place, or install your own
wheels into that environment with its pip, and start the program again; nothing checks or prevents it."""
"""Where the libraries under the LGPL lie, and how a user puts others in their place."""


@dataclass(frozen=True)
class Component:
    """One thing that is shipped."""

    name: str
    version: str
    licence: str
    purl: str
    """Package URL: where it comes from, in the form that bills of materials use."""
    homepage: str = ""


def in_environment() -> list[str]:
    """Names of the packages that are shipped, as the files of wheels write them."""
    return [component.name.replace("-", "_") for component in _python_packages(None)]


def components(app: Path | None, packages: Path | None = None) -> list[Component]:
    """Everything that an application is made of, sorted by name; without one, that of the wheelhouse.

    `packages` is a folder of Python packages that are shipped beyond those of the environment.
    """
    qt = _version("PySide6-Essentials")
    found = [
        *_python_packages(packages),
        Component("Qt", qt, "LGPL-3.0-only", f"pkg:generic/qt@{qt}", "https://www.qt.io/"),
    ]
    if app is not None:
        python, packer = ".".join(map(str, sys.version_info[:3])), _version("pyinstaller")
        exception = "GPL-2.0-or-later WITH Bootloader-exception"
        found += _system_libraries(app)
        found += [
            Component("Python", python, "PSF-2.0", f"pkg:generic/python@{python}", "https://www.python.org/"),
            Component("PyInstaller bootloader", packer, exception, f"pkg:pypi/pyinstaller@{packer}"),
        ]
    return sorted(found, key=lambda component: (component.name.lower(), component.version))


def _version(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


def _shipped(packages: Path | None) -> Iterator[importlib.metadata.Distribution]:
    """Everything that is installed and shipped."""
    found = [*importlib.metadata.distributions()]
    if packages is not None:
        found += importlib.metadata.distributions(path=[str(packages)])
    seen = set(_NOT_SHIPPED)
    for distribution in found:
        name = _normal(distribution.metadata["Name"])
        if name not in seen:
            seen.add(name)
            yield distribution


def _python_packages(packages: Path | None) -> Iterator[Component]:
    for distribution in _shipped(packages):
        meta = distribution.metadata
        name = _normal(meta["Name"])
        licence = (
            _KNOWN.get(name) or meta["License-Expression"] or _short(meta["License"]) or _classifier(meta)
        )
        yield Component(name, distribution.version, licence or "see its file",
                        f"pkg:pypi/{name}@{distribution.version}", meta["Home-page"] or "")  # fmt: skip


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _short(text: str | None) -> str:
    return text.strip() if text and len(text) < 60 and "\n" not in text.strip() else ""


def _classifier(meta: importlib.metadata.PackageMetadata) -> str:
    names = [
        line.rpartition(" :: ")[2] for line in meta.get_all("Classifier") or [] if line.startswith("License")
    ]
    return " AND ".join(names)


def _system_libraries(app: Path) -> Iterator[Component]:
    """Libraries of the build machine that are shipped, by the package that owns them (Debian)."""
    seen = set()
    for owner, release, _ in owners(app):
        if owner not in seen:
            seen.add(owner)
            yield Component(owner, release, "see its file", f"pkg:deb/debian/{owner}@{release}")


def owners(app: Path) -> Iterator[tuple[str, str, Path]]:
    """(package, version, its copyright file) for each shipped library of the system."""
    query = shutil.which("dpkg-query")
    if query is None:
        return
    for library in sorted((app / "_internal").glob("lib*.so*")):
        if library.is_symlink():
            continue
        command = [query, "--search", f"*/{library.name}"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        owner = done.stdout.partition("\n")[0].partition(":")[0].strip()
        copyright_file = Path("/usr/share/doc") / owner / "copyright"
        if owner and copyright_file.is_file():
            shown = [query, "--show", "--showformat=${Version}", owner]
            release = subprocess.run(shown, capture_output=True, text=True, check=False).stdout.strip()
            yield owner, release, copyright_file


def collect(target: Path, app: Path | None, packages: Path | None = None) -> list[Component]:
    """Write all licence texts below `target`, with an overview; returns what `components` does."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for distribution in _shipped(packages):
        for file in distribution.files or []:
            inside = ".dist-info/" in file.as_posix() and _LICENCE_FILE.fullmatch(file.as_posix())
            if inside and (place := Path(str(distribution.locate_file(file)))).is_file():
                own = target / _normal(distribution.metadata["Name"])
                own.mkdir(exist_ok=True)
                shutil.copyfile(place, own / place.name)
    if app is not None:
        _collect_system(target, app)
    for text in sorted((PACKAGING / "licenses").glob("*.txt")):
        if packages is not None or text.name != _OF_MODELS:
            shutil.copyfile(text, target / text.name)
    shutil.copyfile(ROOT / "LICENSE", target / "Vademecum.txt")
    found = components(app, packages)
    (target / "copyright").write_text(_overview(found, _IN_APP if app else _IN_WHEELS), encoding="utf-8")
    return found


def _collect_system(target: Path, app: Path) -> None:
    """The texts of Python and of the build machine's libraries."""
    for owner, _, text in owners(app):
        (target / "system").mkdir(exist_ok=True)
        shutil.copyfile(text, target / "system" / f"{owner}.txt")
    python = next(Path(sys.base_prefix).rglob("python3*/LICENSE.txt"), Path(sys.base_prefix) / "LICENSE.txt")
    if python.is_file():
        shutil.copyfile(python, target / "Python.txt")


def _overview(found: list[Component], replacing: str) -> str:
    product = description()["product"]
    lines = [f"  {c.name} {c.version}: {c.licence}" for c in found]
    own = (ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    return f"""{product["name"]} {version()} is published under the licence below. It is shipped with the
programs that follow; their texts lie beside this file.

Qt and PySide6 are used under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt, which adds to
GPL-3.0.txt). They are unchanged and linked dynamically. {replacing}
You may take the program apart to find errors in such a change. Their source is at
https://download.qt.io/official_releases/ (qt and QtForPython) in the versions named below, and for three
years after you got this package also from {product["contact"]}.

{chr(10).join(lines)}

----------------------------------------------------------------------------------------------------

{own}
"""
