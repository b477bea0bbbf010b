"""`:::tip[Title]` ... `:::`: Docusaurus, VitePress, Pandoc, MyST; and the lines of mkdocstrings."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock

from vademecum.knowledge.dialects.container import block_for, text_of, wrap
from vademecum.knowledge.dialects.kinds import known
from vademecum.knowledge.dialects.rule import Dialect

_OPEN = re.compile(
    r":{3,}[ \t]*(?:\{?[.]?)([A-Za-z][\w-]*)\}?(?:\[(.*?)\]|[ \t]+(.*?))?[ \t]*(?:\{[^{}]*\})?[ \t]*:*$"
)
_CLOSE = re.compile(r":{3,}[ \t]*$")
_IDENTIFIER = re.compile(r":{3,}[ \t]+([A-Za-z_][\w.:/-]*)[ \t]*$")
_OTHER = re.compile(r":{3,}[ \t]*([a-z][\w-]*)\b.*:::[ \t]*$")
_TITLE = re.compile(r"""\btitle=(?:"([^"]*)"|'([^']*)')""")


def _end(state: StateBlock, start: int, end: int) -> int:
    """The line that closes the container opened at `start`, or -1."""
    depth, fence = 1, ""
    for line in range(start + 1, end):
        text = text_of(state, line)
        if text[:3] in ("```", "~~~"):
            if not fence:
                fence = text[:3]
            elif text.startswith(fence) and not text.strip(fence[0]).strip():
                fence = ""
            continue
        if fence or not text.startswith(":::"):
            continue
        if _CLOSE.match(text):
            depth -= 1
            if not depth:
                return line
        elif _OPEN.match(text):
            depth += 1
    return -1


def _reference(state: StateBlock, start: int, end: int, identifier: str) -> None:
    """A line of mkdocstrings: its name is shown, its indented options are not."""
    last = start + 1
    while last < end and (state.isEmpty(last) or state.sCount[last] >= state.blkIndent + 4):
        last += 1
    while last > start + 1 and state.isEmpty(last - 1):
        last -= 1
    state.push("paragraph_open", "p", 1).map = [start, start + 1]
    inline = state.push("inline", "", 0)
    inline.content, inline.map, inline.children = f"`{identifier}`", [start, start + 1], []
    state.push("paragraph_close", "p", -1)
    state.line = last


def _rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    begins = state.src.startswith(":::", state.bMarks[start] + state.tShift[start])
    if not begins or state.is_code_block(start):
        return False
    text = text_of(state, start)
    opened = _OPEN.match(text)
    if silent or not (opened or _CLOSE.match(text) or _OTHER.match(text) or _IDENTIFIER.match(text)):
        return bool(opened or _CLOSE.match(text) or _OTHER.match(text))
    if _CLOSE.match(text) or (_OTHER.match(text) and not (opened and not text.endswith(":::"))):
        state.line = start + 1  # a stray end, or a directive such as `:::row:::` that only lays out
        return True
    identifier = _IDENTIFIER.match(text)
    closing = _end(state, start, end) if opened else -1
    if opened is None or (closing < 0 and identifier and not known(identifier[1])):
        _reference(state, start, end, identifier[1] if identifier else text.strip(": \t"))
        return True
    given = _TITLE.search(text)
    title = (given[1] or given[2] or "") if given else opened[2] or opened[3] or ""
    name, title, meta = block_for(opened[1], title.strip())
    last = closing if closing >= 0 else end
    if closing < 0:
        state.env["page"].report(
            state.env["numbers"][start],
            "container-unclosed",
            f"`{text.strip()}` is never closed. Add a line `:::`.",
        )
    wrap(state, name, title, meta, (start, start + 1, last))
    state.line = last + 1 if closing >= 0 else last
    return True


def _syntax(md: MarkdownIt) -> None:
    md.block.ruler.before("fence", "colons", _rule, {"alt": ["paragraph", "reference", "blockquote", "list"]})


RULE = Dialect("colons", ":::tip[Title] ... ::: -> a callout, a fold or a tab", syntax=_syntax)
