"""What a page is called, seen at a glance: its title and headings without parsing its Markdown.

For searching while a folder is still being read; what it misses, the index will know.
"""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from vademecum.knowledge.frontmatter import split
from vademecum.knowledge.titles import readable, two_names

_LOOKED_AT = 64 * 1024
"""Bytes of a page that are looked at."""
_LINE = re.compile(r"^ {0,3}(?:(```|~~~)|#{1,6}[ \t]+(.+?)[ \t#]*$)", re.MULTILINE)
_TAG = re.compile(r"</?[A-Za-z][^<>]*>|<!--.*?-->|\{[ \t]*[#:.][^{}]*\}")
"""HTML, and attributes in braces."""
_LINK = re.compile(r"!?\[([^\[\]]*)\](?:\([^()]*\)|\[[^\[\]]*\])")
_MARKS = re.compile(r"[*`~]+|(?<!\w)_+|_+(?!\w)|\\(?=[^\w\s])")
"""Emphasis and code, not the underlines inside a name, and what takes their meaning from signs."""
_HIDING = ("hidden", "draft", "unlisted")
_NO = ("", "false", "no", "off", "0", "none", "null")


def glance(root: Path, path: str) -> tuple[str, ...]:
    """Title and headings of the page `path`; nothing for one that is not listed or cannot be read."""
    try:
        with (root / path).open("rb") as file:
            text = file.read(_LOOKED_AT).decode("utf-8", "replace")
    except OSError:
        return ()
    parted = split(text, path)
    data = parted.data
    if str(data.get("confidence", "")).strip().casefold() == "low":
        return ()
    if any(str(data.get(key, "")).strip().casefold() not in _NO for key in _HIDING):
        return ()
    headings = _headings(parted.body)
    title = str(data.get("title", "")).strip() or (headings[0] if headings else readable(path))
    return tuple(dict.fromkeys((title, *headings)))


def _headings(body: str) -> list[str]:
    """The `#` headings outside of fenced code."""
    found: list[str] = []
    fence = ""
    for line in _LINE.finditer(body):
        if line[1]:
            fence = "" if line[1] == fence else fence or line[1]
        elif not fence:
            heading = _plain(two_names(line[2], top=line[0].lstrip()[1:2] != "#")[0])
            if heading:
                found.append(heading)
    return found


def _plain(heading: str) -> str:
    """A heading's words, as far as they can be told without parsing."""
    text = _MARKS.sub("", _LINK.sub(r"\1", _TAG.sub("", heading)))
    return " ".join(unescape(text).split())
