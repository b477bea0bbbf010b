r"""TeX formulas are shown as they are written, like code: nothing in them is Markdown, nothing is lost.

$a^2 + b^2$, $$x$$ in a sentence, $`x`$, \(\frac12\)      -> code
$$                                                        -> a code block
\int_0^1 f
$$
costs $5 to $10, $HOME and $PATH                          -> left alone
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

from vademecum.knowledge.dialects.container import text_of
from vademecum.knowledge.dialects.rule import Dialect

_LONGEST = 200
"""Lines of one formula; a mark that is not closed within them is no formula."""
_INLINE = re.compile(
    r"\$\$(?P<double>[^$\n]+(?:\n[^$\n]+)*)\$\$"
    r"|\$`(?P<ticks>[^`\n]+)`\$"
    r"|\$(?P<single>(?:[^\s$\\]|\\[^\n])(?:(?:[^$\\\n]|\\[^\n])*(?:[^\s$\\]|\\[^\n]))?)\$(?![\w$])"
)
_DOUBLED = re.compile(r"\\\\\((?P<round>[^\n]{1,400}?)\\\\\)|\\\\\[(?P<square>[^\n]{1,400}?)\\\\\]")
"""As MathJax is told in Markdown: `\\\\(x\\\\)`."""
_SPELLED = re.compile(r"\\\((?P<round>[^\n]{1,400}?)\\\)|\\\[(?P<square>[^\n]{1,400}?)\\\]")
_TEX = re.compile(r"\\[A-Za-z]+|[\^_]\{|[A-Za-z0-9)]\^|[A-Za-z]_[A-Za-z0-9]\b")
_SPACING = re.compile(r"\\[{}_,;:!|]")
_SUM = re.compile(r"[A-Za-z0-9\s.,()\[\]|!'+*/<>=:-]+")
"""What a formula without any TeX command is made of."""
_OPERATOR = re.compile(r"[+*/<>=(-]")
_WORD = re.compile(r"[A-Za-z]{4,}")


def _is_formula(text: str) -> bool:
    if _TEX.search(text) or _SPACING.search(text) or (len(text) == 1 and text.isalpha()):
        return True
    return bool(_SUM.fullmatch(text) and _OPERATOR.search(text)) and not _WORD.search(text)


def _push(state: StateInline, text: str, silent: bool, end: int) -> bool:
    if not silent:
        made = state.push("code_inline", "code", 0)
        made.content, made.markup = " ".join(text.split()), "$"
    state.pos = end
    return True


def _dollars(state: StateInline, silent: bool) -> bool:
    start = state.pos
    before = state.src[start - 1] if start else " "
    if state.src[start] != "$" or before.isalnum() or before in "$\\":
        return False
    found = _INLINE.match(state.src, start, state.posMax)
    if found is None:
        return False
    text = found["double"] or found["ticks"] or found["single"]
    if not found["ticks"] and not _is_formula(text.strip()):
        return False
    return _push(state, text, silent, found.end())


def _brackets(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] != "\\":
        return False
    doubled = _DOUBLED.match(state.src, state.pos, state.posMax)
    found = doubled or _SPELLED.match(state.src, state.pos, state.posMax)
    text = (found["round"] or found["square"]) if found else ""
    if found is None or not (_is_formula(text.strip()) if doubled else _TEX.search(text)):
        return False
    return _push(state, text.strip(), silent, found.end())


def _block(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    first = text_of(state, start)
    if not first.startswith("$$") or state.is_code_block(start):
        return False
    rest = first[2:].strip()
    last = start
    # Where an earlier mark looked in vain, a later one need not look again.
    unclosed = int(state.env.get("unclosed_formula", 0))
    while not (rest.endswith("$$") and (last > start or len(rest) > 2)):
        last = max(last + 1, unclosed)
        if last >= min(end, start + _LONGEST) or state.sCount[last] < state.blkIndent:
            state.env["unclosed_formula"] = last
            return False
        rest = text_of(state, last).strip()
    if "$" in rest[:-2]:
        return False
    if silent:
        return True
    inside = state.getLines(start, last + 1, state.blkIndent, False).strip()[2:-2]
    made = state.push("fence", "code", 0)
    made.content = "\n".join(line.rstrip() for line in inside.split("\n") if line.strip()) + "\n"
    made.map, made.markup = [start, last + 1], "$$"
    state.line = last + 1
    return True


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("escape", "formulas", _dollars)
    md.inline.ruler.before("escape", "spelled_formulas", _brackets)
    md.block.ruler.before("blockquote", "formulas", _block, {"alt": ["paragraph", "blockquote"]})


RULE = Dialect("formulas", r"$\frac12$ -> `\frac12`, as written", syntax=_syntax)
