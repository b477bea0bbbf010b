"""A file's name made readable, for pages and folders without a title."""

from __future__ import annotations

import re
from urllib.parse import unquote

from vademecum.knowledge.addresses import INDEX_STEMS, fold, split_suffix

_DATE = re.compile(r"(\d{4})[-_](\d{2})[-_](\d{2})")
_NUMBERED = re.compile(r"\d{1,3}[-_. )]+(?=[^\d\s])")
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
