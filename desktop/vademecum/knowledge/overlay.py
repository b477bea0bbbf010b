"""An overlay: front matter kept apart from the pages, for folders that must stay as they are.

    pages:
      guide/dns.md: {route: /project/:id/domains, audience: operator, requires: {plan: [pro]}}

Its keys win over those of the page. It is found through the manifest's `overlay`, is named by
whoever opens the folder, or lies beside the folder as `<folder name>.overlay.yaml`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vademecum.errors import KnowledgeError
from vademecum.knowledge.article import Problem
from vademecum.knowledge.keys import read_keys
from vademecum.knowledge.manifest import Manifest, ReadFile, read_file
from vademecum.knowledge.scan import Stat, stat_of

_PAGES_KEY = re.compile(r"^pages[ \t]*:[ \t]*(?:#.*)?$", re.MULTILINE)
_INDENT = re.compile(r"^([ ]+)[^ \t\n#]", re.MULTILINE)
_AFTER = re.compile(r"^[^ \t\n#]", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Overlay:
    """Front matter by page."""

    pages: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Path of a page -> its keys."""
    lines: Mapping[tuple[str, ...], int] = field(default_factory=dict)
    """(page,) or (page, key) -> line in the overlay, from 1."""
    lost: frozenset[str] = frozenset()
    """Pages whose keys are there but could not be read: their gates are unknown."""
    unreadable: bool = False
    """Whether it is not even known which pages the overlay names."""
    file: Path | None = None
    """Where it was read; None when there is none."""
    name: str = ""
    """How problems name the file."""
    problems: tuple[Problem, ...] = ()
    sha256: str = ""
    """Of the file's bytes; empty when there is none."""
    stat: Stat = (-1, -1)
    """Size and time of the file as it was read."""

    def loses(self, path: str) -> bool:
        """Whether the page `path` may be guarded by keys that could not be read."""
        return self.unreadable or path in self.lost


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
    """Read an overlay. Never raises: what is wrong is a problem, and what could guard a page is `lost`."""
    if file is None or not file.is_file():
        if not manifest.overlay:
            return Overlay(unreadable=manifest.overlay_lost)
        message = f"There is no overlay `{manifest.overlay}` in the folder. Put it there or mend `overlay`."
        return Overlay(file=file, problems=(Problem(manifest.path, 0, "overlay-missing", message, "error"),))
    read = read_file(file, file.name, "overlay")
    found = _pages(read)
    if found is None:
        message = "The overlay has no `pages:` mapping of page path to keys. Write one."
        problem = Problem(file.name, 1, "overlay-shape", message, "error")
        found = _Pages({}, {}, set(), [*(read.problems or (problem,))])
    pages: dict[str, Mapping[str, Any]] = {}
    for path, keys in found.pages.items():
        if isinstance(keys, dict):
            pages[_path(path)] = keys
        elif keys:
            found.lost.add(path)
            message = f"The entry of {path} cannot be read. Write it as `key: value`."
            found.problems.append(
                Problem(file.name, found.lines.get((path,), 0), "overlay-shape", message, "error")
            )
    return Overlay(
        pages,
        {(_path(place[0]), *place[1:]): line for place, line in found.lines.items()},
        frozenset(map(_path, found.lost)),
        unreadable=not found.pages and bool(found.problems),
        file=file,
        name=file.name,
        problems=tuple(found.problems),
        sha256=hashlib.sha256(read.text.encode("utf-8", "surrogatepass")).hexdigest(),
        stat=stat_of(file),
    )


@dataclass(slots=True)
class _Pages:
    """What stands under `pages` in an overlay."""

    pages: Mapping[str, Any]
    lines: Mapping[tuple[str, ...], int]
    lost: set[str]
    problems: list[Problem]


def _pages(read: ReadFile) -> _Pages | None:
    """What stands under `pages`; where that is no valid YAML, page by page. None when it is not there."""
    listed = read.data.get("pages")
    if isinstance(listed, dict) or not read.text.strip():
        lines = {
            keys[1:]: line for keys, line in read.lines.items() if keys[0] == "pages" and len(keys) in (2, 3)
        }
        return _Pages(listed or {}, lines, set(), list(read.problems))
    begin = _PAGES_KEY.search(read.text) if "pages" in read.lost else None
    indent = _INDENT.search(read.text, begin.end()) if begin else None
    if begin is None or indent is None:
        return None
    start = begin.end() + 1
    after = _AFTER.search(read.text, start)
    block = read.text[start : after.start() if after else len(read.text)]
    above = read.text.count("\n", 0, start)
    keys = read_keys(re.sub(f"^{indent[1]}", "", block, flags=re.MULTILINE))
    problems = [remark.moved(above).problem(read.shown, "overlay", "error") for remark in keys.remarks]
    lines = {place: line + above for place, line in keys.places.items() if len(place) < 3}
    return _Pages(keys.data, lines, keys.lost, problems)


def _path(written: str) -> str:
    return written.replace("\\", "/").removeprefix("./").lstrip("/")


def unknown_pages(overlay: Overlay, paths: Mapping[str, Any]) -> list[Problem]:
    """A warning for each page that an overlay names and the folder lacks."""
    return [
        Problem(overlay.name, overlay.lines.get((path,), 0), "overlay-page", f"There is no page {path}.")
        for path in overlay.pages
        if path not in paths
    ]
