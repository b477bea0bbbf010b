"""The one row of a table that a question is about: its siblings would only be mixed up with it.

Which crate holds one lamp?     blue | one lamp | 2 kg      not the row with two lamps
"""

from __future__ import annotations

from collections.abc import Callable

from vademecum.retrieval.characters import TOKEN
from vademecum.retrieval.folding import folded_case
from vademecum.retrieval.headings import longest_run

Weigh = Callable[[str], float]
"""How much of the question a text holds."""

CELL = " | "
"""What parts the cells of a row in a section's text."""
_FEWEST = 3
"""Rows of the smallest table from which one is picked, its head included."""
_ROW_SHARE = 0.7
"""Share of what the rows hold of the question that one row must hold to stand for it."""
_SIBLING_SHARE = 0.8
"""Share of the best row's weight that no other row may reach."""


def asked_row(text: str, weigh: Weigh, asked: str) -> tuple[int, str] | None:
    """Return offset and text of the row that a question is about; None when no row stands out."""
    lines = _lines(text)
    rows = [(at, line) for at, line in lines if CELL in line]
    if len(rows) < _FEWEST:
        return None
    head, body = rows[0][1], rows[1:]
    weights = [weigh(line) for _, line in body]
    most = max(weights)
    alike = [row for row, weight in zip(body, weights, strict=True) if weight > _SIBLING_SHARE * most]
    if not most or most < _ROW_SHARE * weigh("\n".join(line for _, line in body)):
        return None
    best = alike[0] if len(alike) == 1 else _told_apart(alike, asked)
    if best is None:
        return None
    # What is said outside of the table may answer better than the row under its head does.
    prose = max((weigh(line) for _, line in lines if CELL not in line), default=0.0)
    return best if weigh(f"{head}\n{best[1]}") >= prose else None


def _told_apart(rows: list[tuple[int, str]], asked: str) -> tuple[int, str] | None:
    """Of rows with the same words of the question, the one that has most of them side by side."""
    words = _words(asked)
    runs = [longest_run(words, _words(line)) for _, line in rows]
    longest = max(runs)
    return rows[runs.index(longest)] if longest > 1 and runs.count(longest) == 1 else None


def _words(text: str) -> list[str]:
    return [folded_case(raw) for raw in TOKEN.findall(text)]


def _lines(text: str) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    at = 0
    for line in text.split("\n"):
        found.append((at, line))
        at += len(line) + 1
    return found
