"""Lists and tables as running text, for excerpts and summaries of a line or two.

Choose:                      ->  Choose: Light; Dark for the night
- Light
- Dark
    for the night

Key | Default                ->  Key · Default; zoom · 1.0
zoom | 1.0
"""

from __future__ import annotations

import re

from vademecum.knowledge.plaintext import joins

_ITEM = re.compile(r"\s*(?:-\s+(?:\[[ x]\]\s+)?|\d{1,9}\.\s+|\[\d{1,3}\]\s+(?=\S))")
_MARKED = re.compile(r"^\s*(?:- |\d{1,9}\. |\[\d)| \| ", re.MULTILINE)
"""What begins an item or note, or parts the cells of a row."""
_CELL, _NEXT, _NEXT_CJK = " \u00b7 ", "; ", "\uff1b"
_ENDS = (
    ".",
    "!",
    "?",
    ":",
    ";",
    ",",
    "\u2026",
    "\u3002",
    "\uff01",
    "\uff1f",
    "\uff1a",
    "\uff1b",
    "\uff0c",
    "\u3001",
    "\u2013",
    "\u2014",
)
"""What a line may end with so that the next one may follow it as it is."""


def running(text: str) -> str:
    """`text` on one line, without the marks that stand before items and between cells."""
    if _MARKED.search(text) is None:
        return " ".join(text.split())
    said = ""
    for block in text.split("\n\n"):
        lines = [line for line in block.split("\n") if line.strip()]
        rows = sum(" | " in line for line in lines)
        is_table = rows * 2 > len(lines) and (rows > 1 or block.count(" | ") > 1)
        for line in lines:
            item = None if is_table else _ITEM.match(line)
            words = _row(line) if is_table else " ".join(line[item.end() if item else 0 :].split())
            if words:
                parted = (is_table or item) and said and not said.endswith(_ENDS)
                between = (_NEXT_CJK if joins(said, words) else _NEXT) if parted else " " if said else ""
                said += between + words
    return said


def _row(line: str) -> str:
    cells = (" ".join(cell.split()) for cell in f" {line} ".split(" | "))
    return _CELL.join(cell for cell in cells if cell)
