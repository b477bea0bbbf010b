"""`++ctrl+alt+del++`: keys of the keyboard, PyMdown."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from vademecum.knowledge.dialects.rule import Dialect

_KEYS = re.compile(r"\+\+((?:[A-Za-z0-9_-]+|\"[^\"\n]+\")(?:\+(?:[A-Za-z0-9_-]+|\"[^\"\n]+\"))*)\+\+")
_WORD = re.compile(r"\"[^\"]+\"|[A-Za-z0-9_-]+")


def _rule(state: StateInline, silent: bool) -> bool:
    if not state.src.startswith("++", state.pos):
        return False
    found = _KEYS.match(state.src, state.pos, state.posMax)
    if not found:
        return False
    if not silent:
        for i, key in enumerate(_WORD.findall(found[1])):
            if i:
                state.push("text", "", 0).content = "+"
            state.push("kbd_open", "kbd", 1)
            name = key.strip('"')
            state.push("text", "", 0).content = (
                name if len(name) > 1 and name[0].isupper() else name.capitalize()
            )
            state.push("kbd_close", "kbd", -1)
    state.pos = found.end()
    return True


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "keys", _rule)


RULE = Dialect("keys", "++ctrl+c++ -> two keys", syntax=_syntax)
