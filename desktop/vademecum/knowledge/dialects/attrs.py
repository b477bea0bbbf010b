"""`{#id}`, `{ #id }`, `{: .class}`, `{:height 400, :width 300}`: attributes after what they describe."""

from __future__ import annotations

import re
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from vademecum.knowledge.dialects.picture_sizes import written_sizes
from vademecum.knowledge.dialects.rule import Dialect

_ATTRS = re.compile(
    r"""\{:?[ \t]*((?:[#.][^\s{}#"'=]+|:?[A-Za-z][\w:.-]*[ \t]*=[ \t]*(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+)"""
    r"""|:?(?:width|height)[ \t]+"?[\d.]+%?(?:px)?"?|[ \t,]|:?lazy|:?target)*)[ \t]*:?\}"""
)
_ID = re.compile(r"(?:^|[\s,])#([^\s{}#\"'=]+)|\bid\s*=\s*[\"']?([^\s\"'{}]+)")
_REMARK = re.compile(r"\{/\*\s*(#[^\s*]+)?.*?\*/\}", re.DOTALL)


def _rule(state: StateInline, silent: bool) -> bool:
    start = state.pos
    if state.src[start] != "{":
        return False
    found = _REMARK.match(state.src, start, state.posMax)
    if found is None:
        found = _ATTRS.match(state.src, start, state.posMax)
        if found is None or not (found[1].strip() or state.src.startswith("{:", start)):
            return False
        at_end = not state.src[found.end() : state.posMax].split("\n", 1)[0].strip()
        if not at_end and state.src[start - 1 : start] not in (")", "]", "`", "*", "_", ">", "="):
            return False
    if not silent:
        made = state.push("attrs", "", 0)
        text = found[1] or ""
        identifier = _ID.search(text)
        made.meta = dict[str, Any](written_sizes(text))
        if identifier:
            made.meta["id"] = identifier[1] or identifier[2]
    state.pos = found.end()
    return True


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "attrs", _rule)


RULE = Dialect("attrs", "## Title {#anchor} -> the heading's anchor", syntax=_syntax)
