"""Indented content of components such as `<TabItem>`: the indent is theirs, it makes no code block."""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_OPEN = re.compile(r"([ \t]*)<([A-Z][\w.]*)(?:\s[^<>]*)?>\s*$")
_CLOSE = re.compile(r"[ \t]*</([A-Z][\w.]*)>\s*$")
_ANY_CLOSE = re.compile(r"^[ \t]*</[A-Z]", re.MULTILINE)


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    if not any(_ANY_CLOSE.match(line) for line in source.lines):
        return
    open_names: list[str] = []
    shifts: list[int | None] = []
    fence = ""
    for i, line in enumerate(source.lines):
        stripped = line.strip()
        if fence:
            fence = "" if stripped == fence else fence
        elif (closed := _CLOSE.match(line)) and closed[1] in open_names:
            while open_names.pop() != closed[1]:
                shifts.pop()
            shifts.pop()
            source.lines[i] = stripped
            continue
        elif (opened := _OPEN.match(line)) and not stripped.endswith("/>"):
            source.lines[i] = stripped if open_names else line
            open_names.append(opened[2])
            shifts.append(None)
            continue
        elif stripped.startswith(("```", "~~~")):
            fence = stripped[: len(stripped) - len(stripped.lstrip(stripped[0]))]
        if open_names and stripped:
            if shifts[-1] is None:  # the first line inside sets the indent
                shifts[-1] = len(line) - len(line.lstrip())
            source.lines[i] = line[min(shifts[-1] or 0, len(line) - len(line.lstrip())) :]


RULE = Dialect("components", "<TabItem> + indented text -> text", triggers=("</",), lines=_lines)
