"""`/// tip | Title` ... `///` and `//// tab | Title` ... `////`: blocks of pymdownx."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock

from vademecum.knowledge.dialects.container import block_for, text_of, wrap
from vademecum.knowledge.dialects.rule import Dialect

_OPEN = re.compile(r"(/{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$")
_OPTION = re.compile(r"[ \t]*[\w-]+:")


def _end(state: StateBlock, start: int, end: int, marker: str) -> int:
    """The line that consists of exactly this marker and closes the block, or -1."""
    fence, depth = "", 1
    for line in range(start + 1, end):
        text = text_of(state, line).rstrip()
        if text[:3] in ("```", "~~~"):
            if not fence:
                fence = text[:3]
            elif text.startswith(fence) and not text.strip(fence[0]):
                fence = ""
        elif fence or not text.startswith(marker):
            continue
        elif text == marker:
            depth -= 1
            if not depth:
                return line
        else:
            opened = _OPEN.match(text)
            depth += opened is not None and opened[1] == marker
    return -1


def _rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if not state.src.startswith("///", state.bMarks[start] + state.tShift[start]):
        return False
    if state.is_code_block(start):
        return False
    text = text_of(state, start)
    opened = _OPEN.match(text)
    if not opened:
        if not silent and not text.strip("/ \t"):
            state.line = start + 1
            return True
        return False
    if silent:
        return True
    closing = _end(state, start, end, opened[1])
    if closing < 0:
        state.env["page"].report(
            state.env["numbers"][start],
            "container-unclosed",
            f"`{text.strip()}` is never closed. Add `{opened[1]}`.",
        )
    last = closing if closing >= 0 else end
    inner = start + 1
    while inner < last and not state.isEmpty(inner) and state.sCount[inner] >= state.blkIndent + 4:
        if not _OPTION.match(text_of(state, inner)):
            break
        inner += 1  # indented options such as `type: warning` or `open: True`
    name, title, meta = block_for(opened[2], (opened[3] or "").strip())
    wrap(state, name, title, meta, (start, inner, last))
    state.line = last + 1 if closing >= 0 else last
    return True


def _syntax(md: MarkdownIt) -> None:
    md.block.ruler.before(
        "fence", "slashes", _rule, {"alt": ["paragraph", "reference", "blockquote", "list"]}
    )


RULE = Dialect("slashes", "/// tip | Title ... /// -> a callout; //// tab | Title -> a tab", syntax=_syntax)
