"""Front matter: the keys at the top of a page, parted from its body.

    ---                 +++
    title: Domains      title = "Domains"
    ---                 +++

Scalars stay as written. The closing fence stands alone at the first column, so a `---` inside
an indented block closes nothing. A fence that is never closed is no front matter, and neither
is a rule with prose below it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vademecum.knowledge.article import Problem
from vademecum.knowledge.keys import YAML_KEY, Keys, Remark, Syntax, cut_off, holds_prose, names, read_keys

MAX_HEADER = 64 * 1024
"""Characters of front matter that are read; a longer header is ignored with a warning."""

_SYNTAXES: dict[str, Syntax] = {"---": "yaml", "+++": "toml"}
_CLOSING: dict[Syntax, re.Pattern[str]] = {
    "yaml": re.compile(r"^(?:---|\.\.\.)[ \t]*$", re.MULTILINE),
    "toml": re.compile(r"^\+\+\+[ \t]*$", re.MULTILINE),
}
_SAID = ("title", "summary", "description", "intro", "linkTitle", "sidebar_label")
"""Keys whose value is said to readers: ` #` in it is a number sign and no comment."""
_LOOKED_AT = 40
"""Lines by which front matter is told from prose."""


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """A page, parted."""

    data: Mapping[str, Any]
    """Key -> text, list or mapping, scalars as written."""
    lines: Mapping[str, int]
    """Key -> its line in the file, from 1."""
    body: str
    """The Markdown below the header, with `\\n` line ends."""
    body_line: int
    """Line in the file at which `body` begins, from 1."""
    problems: tuple[Problem, ...] = ()
    lost: frozenset[str] = frozenset()
    """Keys that are there but could not be read."""


def split(text: str, path: str) -> FrontMatter:
    """Part a page into its keys and its body.

    `path` is named in problems. Never raises: whatever cannot be read is reported and the
    page keeps its body.
    """
    text = text.removeprefix("\ufeff")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    start = text.rfind("\n", 0, len(text) - len(text.lstrip())) + 1
    late = text.count("\n", 0, start)
    end = text.find("\n", start)
    syntax = _SYNTAXES.get(text[start:end].rstrip()) if end >= 0 else None
    if syntax is None:
        return FrontMatter({}, {}, text, 1)
    closing = _CLOSING[syntax].search(text, end + 1)
    header = text[end + 1 : closing.start()] if closing else text[end + 1 :]
    if not _looks_like_keys(header, syntax, closed=closing is not None):
        return FrontMatter({}, {}, text, 1)
    found = _read(header, syntax) if closing else None
    if closing is None or found is None:
        return _unclosed(text, path, header, syntax, 1 + late)
    body_start = min(closing.end() + 1, len(text))
    remarks = [remark.moved(1 + late) for remark in found.remarks]
    if late:
        what = "An empty line stands" if late == 1 else f"{late} empty lines stand"
        message = f"{what} before the front matter. Begin with the keys: other tools will not see them."
        remarks.insert(0, Remark(1, "late", message))
    return FrontMatter(
        found.data,
        {place[0]: line + 1 + late for place, line in found.places.items() if len(place) == 1},
        text[body_start:],
        text.count("\n", 0, body_start) + 1,
        tuple(remark.problem(path, "front-matter") for remark in remarks),
        frozenset(found.lost),
    )


def _looks_like_keys(header: str, syntax: Syntax, *, closed: bool) -> bool:
    """Tell front matter from a rule that happens to stand in the first line of a page."""
    if syntax == "toml":
        return True
    lines = [line for line in header.split("\n", _LOOKED_AT)[:_LOOKED_AT] if not line.startswith("#")]
    filled = [line for line in lines if line.strip()]
    if not filled:
        return closed
    if YAML_KEY.match(filled[0]) or (closed and filled[0].startswith(("- ", "{", "["))):
        return True
    # A mistake in the first line must not hide the keys below it; prose is parted by empty lines.
    return "" not in lines[:-1] and any(YAML_KEY.match(line) for line in filled)


def _read(header: str, syntax: Syntax) -> Keys | None:
    """Read a header as far as it can be read; None when it holds prose: the fence below is a rule."""
    if len(header) > MAX_HEADER:
        limit = f"{MAX_HEADER // 1024} KiB"
        message = f"The front matter is longer than {limit} and is ignored. Move text into the page."
        return Keys(remarks=[Remark(0, "size", message)], lost=names(header, syntax))
    found = read_keys(header, syntax)
    if syntax == "yaml":
        found.remarks += cut_off(header, found, _SAID)
    return None if found.broken and holds_prose(header, syntax) else found


def _unclosed(text: str, path: str, header: str, syntax: Syntax, line: int) -> FrontMatter:
    fence = text.lstrip()[:3]
    message = f"The front matter is never closed, so all of it is shown as text. End it with a line {fence}."
    problem = Problem(path, line, "front-matter-unclosed", message)
    # Gates among these keys were meant: whoever reads them must know that they are there.
    lost = names(header.partition("\n\n")[0], syntax)
    return FrontMatter({}, {}, text, 1, (problem,), frozenset(lost))
