"""`{#id}`, `{ #id }`, `{: .class}`, `{:height 400, :width 300}`: attributes after what they describe."""

from __future__ import annotations

import re
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect

_ATTRS = re.compile(
    r"""\{:?[ \t]*((?:[#.][^\s{}#"'=]+|:?[A-Za-z][\w:.-]*[ \t]*=[ \t]*(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+)"""
    r"""|:?(?:width|height)[ \t]+"?[\d.]+%?(?:px)?"?|[ \t,]|:?lazy|:?target)*)[ \t]*:?\}"""
)
_ID = re.compile(r"(?:^|[\s,])#([^\s{}#\"'=]+)|\bid\s*=\s*[\"']?([^\s\"'{}]+)")
_SIZE = re.compile(r"""(width|height)[\s="':]*(\d{1,5})(\.\d+)?(%?)""")
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
        made.meta = {key: size + percent for key, size, _, percent in _SIZE.findall(text)}
        if identifier:
            made.meta["id"] = identifier[1] or identifier[2]
    state.pos = found.end()
    return True


def give_sizes(children: list[Token]) -> None:
    """Write the sizes that follow a picture into the picture itself."""
    for before, child in pairwise(children):
        if child.type == "attrs" and before.type == "image":
            for key in ("width", "height"):
                if key in child.meta:
                    before.attrs.setdefault(key, child.meta[key])


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "attrs", _rule)


RULE = Dialect("attrs", "## Title {#anchor} -> the heading's anchor", syntax=_syntax)
