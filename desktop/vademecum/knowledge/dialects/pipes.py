"""Tables as their authors meant them where GitHub's rules would break them: a bar in code, too many dashes.

| `a|b` | either |          ->  two cells: the bar belongs to the code
| Key | Value |             ->  a table of two columns; `check` tells the author
|-----|-------|------|
"""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_DASHES = re.compile(r"([ \t>]*)\|(?:[ \t]*:?-+:?[ \t]*\|)*[ \t]*:?-+:?[ \t]*\|?[ \t]*")
_BAR = re.compile(r"(?<!\\)\|")
_CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)")


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    lines = source.lines
    row = 1
    while row < len(lines):
        at = row
        row += 1
        if code[at] or "|" not in lines[at - 1] or not _DASHES.fullmatch(lines[at]):
            continue
        columns = _cells(lines[at])
        if _cells(lines[at - 1]) > columns:
            lines[at - 1] = _escaped(lines[at - 1], columns)
        head = _cells(lines[at - 1])
        if head != columns and head > 1 and lines[at - 1].lstrip(" \t>").startswith("|"):
            lines[at] = _fitted(lines[at], head)
            columns = head
        while row < len(lines) and not code[row] and "|" in lines[row]:
            lines[row] = _escaped(lines[row], columns)
            row += 1


def _cells(line: str) -> int:
    row = line.strip(" \t>").removeprefix("|")
    return len(_BAR.findall(row)) + (not row.endswith("|") or row.endswith("\\|"))


def _escaped(line: str, columns: int) -> str:
    """The row with the bars inside code escaped, if it has too many cells without that."""
    if "`" not in line or _cells(line) <= columns:
        return line
    changed = _CODE_SPAN.sub(lambda span: _BAR.sub(r"\\|", span[0]), line)
    return changed if _cells(changed) == columns else line


def _fitted(line: str, columns: int) -> str:
    """The row of dashes with as many cells as the head."""
    cells = line.strip(" \t>").strip("|").split("|")[:columns]
    start = line[: len(line) - len(line.lstrip(" \t>"))]
    return f"{start}|{'|'.join([*cells, *['---'] * (columns - len(cells))])}|"


RULE = Dialect(
    "pipes", "| `a|b` | -> one cell with the code a|b", triggers=("|-", "| -", "|:", "| :"), lines=_lines
)
