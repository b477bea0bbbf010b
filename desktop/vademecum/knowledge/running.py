"""Lists and tables as running text, for excerpts and summaries of a line or two.

Choose:                      ->  Choose: Light; Dark for the night
- Light
- Dark
    for the night

Key | Default                ->  Key · Default; zoom · 1.0
zoom | 1.0

A picture's description      ->  A picture's description. Text goes on.

Text goes on.
"""

from __future__ import annotations

import re

from vademecum.knowledge.plaintext import begins_sentence, joins

_ITEM = re.compile(r"\s*(?:-\s+(?:\[[ x]\]\s+)?|\d{1,9}\.\s+|\[\d{1,3}\]\s+(?=\S))")
_MARKED = re.compile(r"^\s*(?:- |\d{1,9}\. |\[\d)| \| ", re.MULTILINE)
"""What begins an item or note, or parts the cells of a row."""
_CELL, _NEXT, _NEXT_CJK = " \u00b7 ", "; ", "\uff1b"
_STOP, _STOP_CJK = ". ", "\u3002"
"""Between paragraphs the first of which, such as a picture's description, ends like no sentence."""
_CLOSING = ")]}\"'`*\u201d\u2019\u00bb\u300d\u300f\uff09\u3011"
"""What may stand behind the end of a sentence."""
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
    if "\n\n" not in text and _MARKED.search(text) is None:
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
                between, between_cjk = (_NEXT, _NEXT_CJK) if is_table or item else (_STOP, _STOP_CJK)
                goes_on = not (is_table or item) and not begins_sentence(words)
                if goes_on or said.rstrip(_CLOSING).endswith(_ENDS):
                    between = between_cjk = " "
                said += ((between_cjk if joins(said, words) else between) if said else "") + words
    return said


def _row(line: str) -> str:
    cells = (" ".join(cell.split()) for cell in f" {line} ".split(" | "))
    return _CELL.join(cell for cell in cells if cell)
