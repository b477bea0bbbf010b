"""`**` and `*` beside scripts that are written without spaces: Chinese, Japanese, Korean, Thai and others.

CommonMark lets a run of stars beside punctuation open or close only next to a space or more
punctuation, which these scripts do not have: `显示**「帮助」**窗口` would keep its stars. Here such a
letter or sign counts like a space does there. Runs of stars between other scripts are left alone.
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.common.utils import isMdAsciiPunct, isPunctChar, isWhiteSpace
from markdown_it.rules_inline import StateInline
from markdown_it.rules_inline.emphasis import tokenize
from markdown_it.rules_inline.state_inline import Delimiter

from vademecum.knowledge.dialects.rule import Dialect

_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u11ff\u1780-\u17ff\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff"
    "\ufe30-\ufe4f\uff00-\uffef\U0001aff0-\U0001b16f\U00020000-\U0003ffff]"
)
"""Letters and punctuation of scripts without spaces between words, and their full-width forms."""


def _rule(state: StateInline, silent: bool) -> bool:
    src, start = state.src, state.pos
    end = start
    while end < state.posMax and src[end] == "*":
        end += 1
    before = src[start - 1] if start else " "
    after = src[end] if end < state.posMax else " "
    if silent or end == start or not (_UNSPACED.match(before) or _UNSPACED.match(after)):
        return tokenize(state, silent)
    opens = _may_open(before, after)
    closes = _may_open(after, before)
    for _ in range(start, end):
        state.push("text", "", 0).content = "*"
        state.delimiters.append(
            Delimiter(
                marker=ord("*"),
                length=end - start,
                token=len(state.tokens) - 1,
                end=-1,
                open=opens,
                close=closes,
            )
        )
    state.pos = end
    return True


def _may_open(outside: str, inside: str) -> bool:
    """Whether stars between these two characters can begin emphasis; the other way round, end it."""
    if isWhiteSpace(ord(inside)):
        return False
    if _UNSPACED.match(inside) or not _is_punctuation(inside):
        return True
    return bool(_UNSPACED.match(outside)) or isWhiteSpace(ord(outside)) or _is_punctuation(outside)


def _is_punctuation(character: str) -> bool:
    return isMdAsciiPunct(ord(character)) or isPunctChar(character)


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.at("emphasis", _rule)


RULE = Dialect("cjk-emphasis", "显示**「帮助」**窗口 -> 显示, strong 「帮助」, 窗口", syntax=_syntax)
