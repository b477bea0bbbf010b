"""`> [!note] Title`: callouts of GitHub, Obsidian and Microsoft Learn, made from block quotes."""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.kinds import kind
from vademecum.knowledge.dialects.rule import Dialect, Page
from vademecum.knowledge.dialects.tree import partners

_MARK = re.compile(r"\[!([A-Za-z][\w-]*)(?:\|[^\]]*)?\]([+-]?)[ \t]*([^\n]*)(?:\n|$)")
_VIDEO = re.compile(r"\[!video[ \t]+([^\]\s]+)[^\]]*\]", re.IGNORECASE)
_DIV = re.compile(r"\[!div[^\]]*\][ \t]*\n?", re.IGNORECASE)
_BOLD = re.compile(
    r"(?:\*\*|__)(Note|Warning|Tip|Important|Caution):?(?:\*\*|__):?[ \t]*(?:\n|$)", re.IGNORECASE
)


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    closing = partners(tokens)
    dropped: set[int] = set()
    for i, opening in enumerate(tokens):
        if opening.type != "blockquote_open" or i + 3 >= len(tokens) or tokens[i + 2].type != "inline":
            continue
        inline = tokens[i + 2]
        video, layout = _VIDEO.match(inline.content), _DIV.match(inline.content)
        if video or layout:
            inline.content = (
                f"video: {video[1]}" if video else inline.content[layout.end() :] if layout else ""
            )
            dropped |= {i, closing[i]}
        else:
            _callout(tokens, i, closing[i], dropped)
        if not inline.content:
            dropped |= {i + 1, i + 2, i + 3}
    return [t for i, t in enumerate(tokens) if i not in dropped] if dropped else tokens


def _callout(tokens: list[Token], start: int, end: int, dropped: set[int]) -> None:
    opening, inline = tokens[start], tokens[start + 2]
    mark = _MARK.match(inline.content)
    bold = None if mark else _BOLD.match(inline.content)
    found = mark or bold
    if found is None:
        return
    drawn, fallback = kind(found[1])
    opening.type, opening.tag, tokens[end].type, tokens[end].tag = (
        "callout_open",
        "div",
        "callout_close",
        "div",
    )
    opening.meta = {"kind": drawn, "fold": mark[2] if mark else ""}
    opening.content = (mark[3].strip() if mark else "") or fallback
    inline.content = inline.content[found.end() :]
    if inline.map:
        inline.map = [min(inline.map[0] + 1, inline.map[1]), inline.map[1]]
    if not inline.content:
        dropped |= {start + 1, start + 2, start + 3}


RULE = Dialect("callouts", "> [!note] Title -> a callout", triggers=("[!", "**", "__"), tokens=_tokens)
