"""An answer's plain text as rich text: lists hang, code looks like code, marks lead to their sources."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtGui import QFontDatabase

from vademecum.viewer.looks.look import Look, blend

if TYPE_CHECKING:
    from vademecum.knowledge.emphasis import Emphasis

_ITEM = re.compile(r"( *)(- (?:\[[ x]\] )?|\d{1,3}\. )?")
_MARK = re.compile(r"\[(\d{1,2})\]")
_BAR, _CELL = " | ", " \u00b7 "
"""What parts the cells of a row, in the text and as it is shown."""
_INDENT = 14
"""Pixels that an item stands in, and that its further lines hang."""
_GAP = 7
"""Pixels between paragraphs."""
_CODE_GROUND = 0.08
"""Share of the text's colour in the ground of code."""


def rich_answer(
    text: str, look: Look, marks: frozenset[int] = frozenset(), runs: Sequence[Emphasis] = ()
) -> str:
    """HTML for `text`; `[1]` becomes a link `cite:1` when 1 is among the `marks`, `runs` were set apart.

    Every line is a paragraph of its own, and everything in it is escaped.
    """
    html: list[str] = []
    at, gap = 0, False
    for line in text.split("\n"):
        if line.strip():
            html.append(_line(line, at, look, marks, runs, gap=gap and bool(html)))
            gap = False
        else:
            gap = True
        at += len(line) + 1
    return "".join(html)


def _line(
    line: str, at: int, look: Look, marks: frozenset[int], runs: Sequence[Emphasis], *, gap: bool
) -> str:
    own = [run for run in runs if run.start < at + len(line) and run.end > at]
    top = _GAP if gap else 0
    if any(run.kind == "block" for run in own):
        # Columns stay, and a single space is still a place to break at.
        begin = len(line) - len(line.lstrip(" "))
        code = "&nbsp;" * begin + escape(line[begin:]).replace("  ", "&nbsp; ")
        return f'<p style="margin:{top}px 0 0 0">{_code(code, look)}</p>'
    item = _ITEM.match(line)
    indent, marker = (len(item.group(1)) // 2, item.group(2) or "") if item else (0, "")
    begin = item.end() if item else 0
    shown = _spans(line[begin:], at + begin, own, look, marks)
    if marker:
        shown = f"{escape(marker.replace('- ', '• ', 1).strip())}&nbsp;{shown}"
    left, first = (_INDENT * (indent + 1), -_INDENT) if marker else (_INDENT * indent, 0)
    return f'<p style="margin:{top}px 0 0 {left}px; text-indent:{first}px">{shown}</p>'


def _spans(line: str, at: int, runs: Sequence[Emphasis], look: Look, marks: frozenset[int]) -> str:
    parts: list[str] = []
    done = 0
    for run in runs:
        start, end = max(run.start - at, done), min(run.end - at, len(line))
        if start >= end:
            continue
        parts.append(_cited(line[done:start].replace(_BAR, _CELL), look, marks))
        words = _cited(line[start:end], look, marks)
        tag = {"strong": "b", "em": "i"}.get(run.kind)
        parts.append(f"<{tag}>{words}</{tag}>" if tag else _code(words, look))
        done = end
    parts.append(_cited(line[done:].replace(_BAR, _CELL), look, marks))
    return "".join(parts)


def _code(html: str, look: Look) -> str:
    family = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    ground = blend(look.text, look.raised, _CODE_GROUND)
    return f"<span style=\"font-family:'{escape(family)}'; background-color:{ground}\">{html}</span>"


def _cited(text: str, look: Look, marks: frozenset[int]) -> str:
    def link(match: re.Match[str]) -> str:
        number = match.group(1)
        if int(number) not in marks:
            return match.group()
        return f'<a href="cite:{number}" style="color:{look.accent}">[{number}]</a>'

    return _MARK.sub(link, escape(text))
