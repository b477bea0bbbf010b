"""`!!! note "Title"`, `??? tip` and `=== "Tab"`, each with an indented body: MkDocs, Python-Markdown."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock

from vademecum.knowledge.dialects.container import block_for, text_of, wrap
from vademecum.knowledge.dialects.kinds import kind
from vademecum.knowledge.dialects.rule import Dialect

_ADMONITION = re.compile(
    r"""(!!!|\?\?\?\+?)[ \t]*([A-Za-z][\w-]*)(?:[ \t]+(?!["'])[\w -]*)?(?:[ \t]+(?:"(.*)"|'(.*)'))?[ \t]*$"""
)
_TAB = re.compile(r"""===[+!]?[ \t]+(?:"(.*)"|'(.*)')[ \t]*$""")


def _inner_end(state: StateBlock, start: int, end: int) -> int:
    """The line after the last one indented below the opening line."""
    last = start + 1
    for line in range(start + 1, end):
        if state.isEmpty(line):
            continue
        if state.sCount[line] < state.blkIndent + 4:
            break
        last = line + 1
    return last


def _rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]][:3] not in (
        "!!!",
        "???",
        "===",
    ):
        return False
    if state.is_code_block(start):
        return False
    text = text_of(state, start)
    admonition, tab = _ADMONITION.match(text), _TAB.match(text)
    if silent or not (admonition or tab):
        return bool(admonition or tab)
    name, title, meta = block_for("tab", "")
    last = _inner_end(state, start, end)
    if tab:
        name, title, meta = block_for("tab", tab[1] or tab[2] or "")
    elif admonition:
        drawn, fallback = kind(admonition[2])
        name, meta = "callout", {"kind": drawn, "fold": {"???": "-", "???+": "+"}.get(admonition[1], "")}
        title = (admonition[3] or admonition[4] or fallback).strip()
    indent = state.sCount[start] - state.blkIndent + 4
    wrap(state, name, title, meta, (start, start + 1, last), indent=indent if last > start + 1 else 4)
    state.line = last
    return True


def _syntax(md: MarkdownIt) -> None:
    md.block.ruler.before(
        "fence", "admonitions", _rule, {"alt": ["paragraph", "reference", "blockquote", "list"]}
    )


RULE = Dialect(
    "admonitions", '!!! note "Title" + indented text -> a callout; === "Tab" -> a tab', syntax=_syntax
)
