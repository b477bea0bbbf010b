"""`[text](my page.md)`: an address with a bare space, which Markdown itself does not allow."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect

_TARGET = re.compile(r"\(((?:[^()\n<>\"]|\([^()\n]*\))*)\)")
_ADDRESS = re.compile(r"\S.*(?:\.\w{1,5}(?:[?#].*)?|\]\])$|[./#]\S*[/ ].*")


def _rule(state: StateInline, silent: bool) -> bool:
    image = state.src[state.pos] == "!"
    start = state.pos + image
    if start >= state.posMax or state.src[start] != "[" or state.linkLevel:
        return False
    end = state.md.helpers.parseLinkLabel(state, start, not image)
    if end < 0 or not state.src.startswith("](", end):
        return False
    found = _TARGET.match(state.src, end + 1, state.posMax)
    target = found[1].strip() if found else ""
    if not found or " " not in target or not _ADDRESS.fullmatch(target):
        return False
    if not silent:
        _emit(state, start + 1, end, target, image)
    state.pos = found.end()
    return True


def _emit(state: StateInline, start: int, end: int, target: str, image: bool) -> None:
    if not target.startswith("[["):
        state.env["page"].report(
            state.env.get("line", 0),
            "link-space",
            f"The address `{target}` has a bare space. Write `<{target}>` or use %20.",
        )
    if image:
        made = state.push("image", "img", 0)
        made.attrs, made.content = {"src": target, "alt": ""}, state.src[start:end]
        made.children = [Token("text", "", 0, content=made.content)] if made.content else []
        return
    state.push("link_open", "a", 1).attrs["href"] = target
    limit = state.posMax
    state.pos, state.posMax = start, end
    state.linkLevel += 1
    state.md.inline.tokenize(state)
    state.linkLevel -= 1
    state.posMax = limit
    state.push("link_close", "a", -1)


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.after("image", "bare-spaces", _rule)


RULE = Dialect("bare-spaces", "[text](my page.md) -> a link, and a problem for the author", syntax=_syntax)
