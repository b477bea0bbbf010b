"""Blocks that are shown as something else because of one sign: tables, headings, code.

| a | b | c |        the row of dashes has too few columns: most programs show all of it as text
|---|---|
##Install            no space behind the #: shown as text
```sh                never closed: the rest of the page is shown as code
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection, Source

_QUOTE = re.compile(r"^[ \t>]*")
_BULLET = re.compile(r"(?:(?:[-*+]|\d+[.)])[ \t]+)+")
_DASHES = re.compile(r"\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
_PIPE = re.compile(r"(?<!\\)\|")
_HEADING = re.compile(r"(#{1,6})([^\W\d_])(.*)")
_WIKI = re.compile(r"\[\[[^\s\[\]][^\[\]]*\]\]")
_MARK = re.compile(r"([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)")
_COMMONMARK = MarkdownIt("commonmark")


def _find(inspection: Inspection) -> Iterator[Finding]:
    tagged = cache(lambda: _uses_tags(inspection))
    for article in inspection.pages:
        source = inspection.source(article.path)
        above, before, last = "", "", 0
        for line, text in source.prose():
            if line != last + 1:
                before = above = ""
            yield from _table(article.path, line, above, before, text)
            yield from _heading(article.path, line, before, text, tagged)
            above, before, last = before, text, line
        yield from _code(article.path, source)


def _table(path: str, line: int, above: str, before: str, text: str) -> Iterator[Finding]:
    """`text` as the row of dashes below the head `before`; what stands above that is no table."""
    dashes, head = _bare(text), _BULLET.sub("", _bare(before), count=1)
    if "|" not in dashes or not _DASHES.fullmatch(dashes) or "|" not in head or _PIPE.search(above):
        return
    wanted, given = _columns(head), _columns(dashes)
    if wanted != given and not _DASHES.fullmatch(head):
        message = (
            f"The row of dashes has {given} column{'s' if given != 1 else ''}, the row above it {wanted}: "
            "most programs show such a table as text. Give both the same number."
        )
        yield finding(path, line, "table-columns", message)


def _bare(text: str) -> str:
    return _QUOTE.sub("", text).strip()


def _columns(row: str) -> int:
    parts = _PIPE.split(row)
    return len(parts) - (not parts[0].strip()) - (len(parts) > 1 and not parts[-1].strip())


def _uses_tags(inspection: Inspection) -> bool:
    """Whether the folder is of a program that writes `#Tag`: Obsidian, Logseq and their kin."""
    root = inspection.snapshot.root
    places = (root, *root.resolve().parents[:1])
    if any((place / ".obsidian").is_dir() or (place / "logseq/config.edn").is_file() for place in places):
        return True
    return any(
        _WIKI.search(text)
        for article in inspection.pages
        for _, text in inspection.source(article.path).prose()
        if "[[" in text
    )


def _heading(path: str, line: int, before: str, text: str, tagged: Callable[[], bool]) -> Iterator[Finding]:
    """A line that begins like a heading; lower case and digits are tags, colours and numbers."""
    found = _HEADING.fullmatch(text.rstrip())
    if not found or not (found[2].isupper() or unicodedata.category(found[2]) == "Lo"):
        return
    if len(found[1]) == 1:  # perhaps a tag, or the second line of a sentence
        words = (found[2] + found[3]).split()
        inside = before.strip() and not before.startswith("#")
        if inside or any(word.startswith("#") for word in words[1:]) or tagged():
            return
    message = (
        f"`{text.strip()[:40]}` is shown as text, no heading. "
        f"Put a space behind the {'#' if len(found[1]) == 1 else '# signs'}."
    )
    yield finding(path, line, "heading-space", message)


def _code(path: str, source: Source) -> Iterator[Finding]:
    above = max(source.front.body_line - 1, 0)
    body = source.lines[above:]
    if not _may_be_open(body):
        return
    for token in _COMMONMARK.parse("\n".join(body)):
        if token.type == "fence" and token.map and not _closed(token, body):
            message = "The code that begins here is never closed: the rest of the page is shown as code. "
            line = token.map[0] + above + 1
            yield finding(path, line, "unclosed-code", f"{message}Write {token.markup} below its end.")


def _may_be_open(body: tuple[str, ...]) -> bool:
    """Whether a plain look leaves code open, or sees some in a list, which only a parser can judge."""
    fence = ""
    for text in body:
        mark = _MARK.match(text)
        if not mark:
            continue
        if mark[1]:
            return True
        if not fence:
            fence = mark[2]
        elif mark[2].startswith(fence) and not mark[3].strip():
            fence = ""
    return bool(fence)


def _closed(token: Token, body: tuple[str, ...]) -> bool:
    """Whether a block of code ends with its mark, or with its list item and before the page does."""
    start, end = token.map or (0, 0)
    if any(text.strip() for text in body[end:]):
        return True
    last = next((text for text in reversed(body[start + 1 : end]) if text.strip()), "")
    mark = _bare(last)
    return len(mark) >= len(token.markup) and set(mark) == {token.markup[0]}


RULE = Rule("blocks", ("table-columns", "heading-space", "unclosed-code"), _find)
