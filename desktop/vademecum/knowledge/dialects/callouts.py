"""`> [!note] Title`: callouts of GitHub, Obsidian and Microsoft Learn, made from block quotes."""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.kinds import kind
from vademecum.knowledge.dialects.rule import Dialect, Page, token
from vademecum.knowledge.dialects.tree import partners

_MARK = re.compile(r"!?\[!([A-Za-z][\w-]*)(?:\|[^\]]*)?\]([+-]?)[ \t]*([^\n]*)(?:\n|$)")
_VIDEO = re.compile(r"\[!video[ \t]+([^\]\s]+)[^\]]*\]", re.IGNORECASE)
_DIV = re.compile(r"\[!div[^\]]*\][ \t]*\n?", re.IGNORECASE)
_BOLD = re.compile(
    r"(?:\*\*|__)(Note|Warning|Tip|Important|Caution):?(?:\*\*|__):?[ \t]*(?:\n|$)", re.IGNORECASE
)


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    tokens = _parted(tokens)
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


_NEXT = re.compile(r"\n(?=\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO)\][ \t]*(?:\n|$))", re.IGNORECASE)
_BEGINS = re.compile(r"\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO)\][ \t]*(?:\n|$)", re.IGNORECASE)


def _parted(tokens: list[Token]) -> list[Token]:
    """Several callouts that follow one another in one quote become quotes of their own."""
    made: list[Token] = []
    quotes: list[int] = []
    depth = 0
    for i, current in enumerate(tokens):
        depth += current.nesting == 1
        if current.type == "blockquote_open":
            quotes.append(depth)
        elif current.type == "blockquote_close" and quotes:
            quotes.pop()
        depth -= current.nesting == -1
        direct = quotes and current.type == "inline" and depth == quotes[-1] + 1 and "[!" in current.content
        if not direct or tokens[i - 1].type != "paragraph_open":
            made.append(current)
            continue
        parts = _NEXT.split(current.content)
        if _BEGINS.match(parts[0]) and made[-2].type != "blockquote_open":
            made[-1:-1] = [
                token("blockquote_close", "blockquote", -1),
                token("blockquote_open", "blockquote", 1),
            ]
        line = current.map[0] if current.map else 0
        for number, part in enumerate(parts):
            if number:
                line += parts[number - 1].count("\n") + 1
                made += [token("paragraph_close", "p", -1), token("blockquote_close", "blockquote", -1)]
                made.append(token("blockquote_open", "blockquote", 1, map=[line, line + 1]))
                made.append(token("paragraph_open", "p", 1, map=[line, line + 1]))
            made.append(
                token("inline", "", 0, content=part, map=[line, line + part.count("\n") + 1], children=[])
            )
    return made


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
