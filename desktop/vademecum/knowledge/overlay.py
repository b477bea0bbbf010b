"""An overlay: front matter kept apart from the pages, for folders that must stay as they are.

    pages:
      guide/dns.md: {route: /project/:id/domains, audience: operator, requires: {plan: [pro]}}

Its keys win over those of the page. It is found through the manifest's `overlay`, is named by
whoever opens the folder, or lies beside the folder as `<folder name>.overlay.yaml`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vademecum.errors import KnowledgeError
from vademecum.knowledge.article import Problem
from vademecum.knowledge.manifest import Manifest, read_mapping
from vademecum.knowledge.scan import Stat


@dataclass(frozen=True, slots=True)
class Overlay:
    """Front matter by page."""

    pages: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Path of a page -> its keys."""
    lines: Mapping[tuple[str, ...], int] = field(default_factory=dict)
    """(page,) or (page, key) -> line in the overlay, from 1."""
    file: Path | None = None
    """Where it was read; None when there is none."""
    name: str = ""
    """How problems name the file."""
    problems: tuple[Problem, ...] = ()
    sha256: str = ""
    """Of the file's bytes; empty when there is none."""
    stat: Stat = (-1, -1)
    """Size and time of the file as it was read."""


def find_overlay(root: Path, manifest: Manifest, given: Path | str | None) -> Path | None:
    """The overlay's file: the one `given`, else the manifest's, else the one beside the folder.

    Raises `KnowledgeError` when one is `given` that does not exist.
    """
    if given is not None:
        file = Path(given)
        if not file.is_file():
            raise KnowledgeError("the overlay does not exist", path=str(given), mend="Check the path.")
        return file
    if manifest.overlay:
        inside = (root / manifest.overlay.replace("\\", "/")).resolve()
        return inside if inside.is_relative_to(root.resolve()) else None
    beside = root.resolve().with_name(f"{root.resolve().name}.overlay.yaml")
    return beside if beside.is_file() else None


def load_overlay(file: Path | None, manifest: Manifest) -> Overlay:
    """Read an overlay. Never raises: a file that cannot be read is an empty one with a problem."""
    if file is None:
        if not manifest.overlay:
            return Overlay()
        message = (
            f"The overlay `{manifest.overlay}` lies outside of the folder and is ignored. Move it inside."
        )
        return Overlay(problems=(Problem(manifest.path, 0, "overlay-outside", message, "error"),))
    read = read_mapping(file, file.name)
    pages: dict[str, Mapping[str, Any]] = {}
    problems = list(read.problems)
    listed = read.data.get("pages", {})
    for path, keys in listed.items() if isinstance(listed, dict) else ():
        if isinstance(keys, dict):
            pages[path.replace("\\", "/").removeprefix("./").lstrip("/")] = keys
        elif keys:
            message = f"The entry of {path} is ignored: write it as `key: value`."
            problems.append(Problem(file.name, read.lines["pages", path], "overlay-shape", message))
    if not isinstance(listed, dict) or (read.data and "pages" not in read.data):
        message = "The overlay has no `pages:` mapping of page path to keys and is ignored."
        problems.append(Problem(file.name, 1, "overlay-shape", message, "error"))
    lines = {keys[1:]: line for keys, line in read.lines.items() if keys[0] == "pages" and 1 < len(keys) <= 3}
    try:
        found = file.stat()
        sha256 = hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return Overlay(pages, lines, file, file.name, tuple(problems))
    stat = found.st_size, found.st_mtime_ns
    return Overlay(pages, lines, file, file.name, tuple(problems), sha256, stat)


def unknown_pages(overlay: Overlay, paths: Mapping[str, Any]) -> list[Problem]:
    """A warning for each page that an overlay names and the folder lacks."""
    return [
        Problem(overlay.name, overlay.lines.get((path,), 0), "overlay-page", f"There is no page {path}.")
        for path in overlay.pages
        if path not in paths
    ]
