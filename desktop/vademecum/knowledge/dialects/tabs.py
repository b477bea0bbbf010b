"""`# [Windows](#tab/windows)` headings of Microsoft Learn; and neighbouring tabs put into one group."""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page, token
from vademecum.knowledge.dialects.tree import partners, relevel

_HEADING = re.compile(r"\[(.*)\]\(#tabs?/[^)]*\)\s*$")


def _from_headings(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    made: list[Token] = []
    open_level, heading = -1, ""
    relevel(tokens)
    i = 0
    while i < len(tokens):
        current = tokens[i]
        title = _HEADING.match(tokens[i + 1].content) if current.type == "heading_open" else None
        if open_level >= 0:
            ends = current.type == "hr" and current.level == open_level
            ends = ends or current.level < open_level
            ends = ends or (current.type == "heading_open" and (title is not None or current.tag <= heading))
            if ends:
                made.append(token("tab_close", "div", -1))
                open_level = -1
                if current.type == "hr":
                    i += 1
                    continue
        if title:
            made.append(token("tab_open", "div", 1, content=title[1], map=current.map))
            open_level, heading = current.level, current.tag
            i += 3
            continue
        made.append(current)
        i += 1
    if open_level >= 0:
        made.append(token("tab_close", "div", -1))
    return made


def group(tokens: list[Token]) -> list[Token]:
    """Put neighbouring tabs into one `tabs_open` ... `tabs_close`."""
    if not any(t.type == "tab_open" for t in tokens):
        return tokens
    closing = partners(tokens)
    made: list[Token] = []
    ends: list[int] = []
    for i, current in enumerate(tokens):
        if current.type == "tab_open" and not (i and tokens[i - 1].type == "tab_close"):
            last = closing[i]
            while last + 1 < len(tokens) and tokens[last + 1].type == "tab_open":
                last = closing[last + 1]
            ends.append(last)
            made.append(token("tabs_open", "div", 1, map=current.map))
        made.append(current)
        if ends and i == ends[-1]:
            ends.pop()
            made.append(token("tabs_close", "div", -1))
    return made


RULE = Dialect("tabs", "# [Windows](#tab/windows) -> a tab", triggers=("](#tab",), tokens=_from_headings)
