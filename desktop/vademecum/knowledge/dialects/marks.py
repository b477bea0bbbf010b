"""`==marked==` text and `%%hidden%%` remarks: Obsidian."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_MARK = re.compile(r"==(?=[^\s=])((?:[^=\n]|=(?!=))+?)(?<=[^\s=])==(?!=)")
_REMARK = re.compile(r"%%(?!\w*%%\w).*?%%(?=[\s.,;:!?)]|$)", re.DOTALL)


def _mark(state: StateInline, silent: bool) -> bool:
    if not state.src.startswith("==", state.pos) or state.src[state.pos - 1 : state.pos] == "=":
        return False
    found = _MARK.match(state.src, state.pos, state.posMax)
    if not found:
        return False
    if not silent:
        after, limit = found.end(), state.posMax
        state.push("mark_open", "mark", 1)
        state.pos, state.posMax = found.start(1), found.end(1)
        state.md.inline.tokenize(state)
        state.push("mark_close", "mark", -1)
        state.pos, state.posMax = after, limit
    else:
        state.pos = found.end()
    return True


def _remark(state: StateInline, silent: bool) -> bool:  # noqa: ARG001 - nothing is shown either way
    if not state.src.startswith("%%", state.pos) or state.src[state.pos - 1 : state.pos].strip():
        return False
    found = _REMARK.match(state.src, state.pos, state.posMax)
    if not found:
        return False
    state.pos = found.end()
    return True


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    """Remarks over several lines, each mark alone on its line."""
    code = source.code()
    marks = [i for i, line in enumerate(source.lines) if line.strip() == "%%" and not code[i]]
    for start, end in reversed(list(zip(marks[::2], marks[1::2], strict=False))):
        source.replace(start, end + 1, [""])


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "marks", _mark)
    md.inline.ruler.before("link", "remarks", _remark)


RULE = Dialect(
    "marks", "==word== -> marked; %%word%% -> nothing", triggers=("%%",), lines=_lines, syntax=_syntax
)
