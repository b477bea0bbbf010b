"""Titles of pages that have none, and headings without what only programs read."""

from __future__ import annotations

import re
from urllib.parse import unquote

from vademecum.knowledge.addresses import INDEX_STEMS, fold, split_suffix

_DATE = re.compile(r"(\d{4})[-_](\d{2})[-_](\d{2})")
_NUMBERED = re.compile(r"\d{1,3}[-_. )]+(?=[^\d\s])")
_CLOSED = re.compile(r"([^|`\\]*[^|`\\\s])[ \t]*\|[ \t]*([^|`]*?)[ \t]*\|[ \t]*")
_OPEN = re.compile(r"([^|`\\]*[^|`\\\s])\|([a-z0-9]+(?:[-._][a-z0-9]+)+)[ \t]*")
_JOINED = re.compile(r"(?<=\w)[-_]+(?=\w)|_")


def readable(path: str) -> str:
    """`guide/02-set_up.md` -> `Set up`, `usage/index.md` -> `Usage`, `2024_05_01.md` -> `2024-05-01`."""
    stem = unquote(split_suffix(path.rpartition("/")[2])[0])
    if fold(stem) in INDEX_STEMS and "/" in path:
        return readable(path.rpartition("/")[0])
    if date := _DATE.fullmatch(stem):
        return "-".join(date.groups())
    name = stem.replace("___", "/")
    if " " not in name:
        name = _JOINED.sub(" ", _NUMBERED.sub("", name, count=1))
    name = " ".join(name.split()) or stem
    return name[:1].upper() + name[1:]


def two_names(heading: str, *, top: bool) -> tuple[str, str]:
    """A heading's own words, and a second name behind a bar, if any; `top` for a heading of level 1.

    Album|deepin-album|, Album|deepin-album   ->  Album, deepin-album
    Read | write                              ->  Read | write
    """
    found = _CLOSED.fullmatch(heading)
    if found is None and top:
        found = _OPEN.fullmatch(heading)
    return (found[1], found[2]) if found else (heading, "")
