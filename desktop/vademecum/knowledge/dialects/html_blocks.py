"""HTML and JSX blocks become the same tokens as Markdown's own tables, lists, headings and folds."""

from __future__ import annotations

import re
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.token import Token

from vademecum.knowledge.dialects.container import text_of
from vademecum.knowledge.dialects.html_tokens import Builder
from vademecum.knowledge.dialects.rule import Dialect, Page
from vademecum.knowledge.dialects.tags import BLOCKS, TAG, is_placeholder, tag_at, without_comments
from vademecum.knowledge.dialects.tree import without_empty_items

_START = re.compile(r"</?([A-Za-z][\w.:-]*)(?=[\s/>]|$)|<!--|<!\[CDATA\[|<\?|<![A-Za-z]|</?>")
_RAW = ("script", "style", "pre", "textarea", "svg", "table", "template", "iframe", "video", "audio")
"""Elements that run to their own end, blank lines included."""
_FLOWING = frozenset(
    {"p", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "li", "summary", "dt", "dd", "caption"}
)
"""Elements that hold running text: lines in them are no Markdown blocks."""
_MARKDOWN = re.compile(r"(?:```|~~~|#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|\||>|:::|///|!\[)")


def _rule(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    if state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]][:1] != "<":
        return False
    if state.is_code_block(start) and not state.env.get("html_open"):
        return False
    text = text_of(state, start)
    opened = _START.match(text)
    if not opened or not _begins_block(state, start, opened, text):
        return False
    if silent:
        return opened[1] is None or opened[1].lower() in BLOCKS or opened[1][:1].isupper()
    last = _block_end(state, start, end, opened, text)
    content = without_comments(state.getLines(start, last, state.blkIndent, False))
    made = state.push("html_block", "", 0)
    made.map, made.content = [start, last], content
    state.env["html_open"] = max(0, state.env.get("html_open", 0) + _balance(content))
    state.line = last
    return True


def _begins_block(state: StateBlock, start: int, opened: re.Match[str], text: str) -> bool:
    name = opened[1]
    if name is None or (name.lower() in BLOCKS and not name[:1].isupper()):
        return True
    # Any other tag begins a block when it stands alone on its line; a component may run over several.
    at = state.bMarks[start] + state.tShift[start]
    whole = TAG.match(state.src, at) if name[:1].isupper() else TAG.match(text)
    if whole is None or is_placeholder(tag_at(whole), state.src, state.env["page"].components):
        return False
    rest = whole.string[whole.end() :].partition("\n")[0]
    return not rest.strip(" \t") or (name[:1].isupper() and rest.rstrip().endswith(f"</{name}>"))


def _block_end(state: StateBlock, start: int, end: int, opened: re.Match[str], text: str) -> int:
    """The line after the block: at its own end tag, a blank line, or where Markdown begins again."""
    name = (opened[1] or "").lower()
    closer = "-->" if text.startswith("<!--") else "]]>" if text.startswith("<![CDATA") else ""
    if name in _RAW and not text.startswith("</"):
        closer = f"</{name}"
    if closer:
        for line in range(start, end):
            if closer not in state.src[state.bMarks[line] : state.eMarks[line]].lower():
                continue
            if closer in ("-->", "]]>"):
                return line + 1
            if closer != "</table" or not _has_markdown(state, start, line):
                return _to_blank(state, line, end)
            break
    return _to_blank(state, start, end)


def _has_markdown(state: StateBlock, start: int, last: int) -> bool:
    return any(
        state.isEmpty(line - 1) and not text_of(state, line).startswith("<") and text_of(state, line)
        for line in range(start + 1, last + 1)
    )


def _to_blank(state: StateBlock, start: int, end: int) -> int:
    line = start + 1
    # A tag may run over several lines; the block cannot end inside it.
    whole = TAG.match(state.src, state.bMarks[start] + state.tShift[start])
    while whole and line < end and state.bMarks[line] < whole.end():
        line += 1
    flowing = _leaves_text_open(state.src[state.bMarks[start] : state.eMarks[line - 1]])
    while line < end and not state.isEmpty(line) and state.sCount[line] >= state.blkIndent:
        text = text_of(state, line)
        if text.startswith(("<!--", "<script", "<style", "<pre")):
            break
        if (
            not text.startswith("<")
            and not flowing
            and (state.sCount[line] < state.blkIndent + 4 or _MARKDOWN.match(text))
        ):
            break
        flowing = _leaves_text_open(text, flowing)
        line += 1
    return line


def _leaves_text_open(text: str, flowing: bool = False) -> bool:
    """Whether running text goes on after these tags."""
    for match in TAG.finditer(text):
        name = (match["name"] or "").lower()
        if name in _FLOWING:
            flowing = not match["slash"]
        elif name in BLOCKS or (match["name"] or "")[:1].isupper():
            flowing = False
    rest = text[text.rfind(">") + 1 :].strip()
    return flowing or bool(rest)


_UNCOUNTED = frozenset(
    {"hr", "p", "li", "td", "th", "tr", "dt", "dd", "col", "link", "meta", "base", "embed"}
)
"""Elements that are often left open."""


def _balance(content: str) -> int:
    """How many more block elements this opens than it closes."""
    total = 0
    for match in TAG.finditer(content):
        name = match["name"] or ""
        counted = (name.lower() in BLOCKS and name.lower() not in _UNCOUNTED) or name[:1].isupper()
        if counted and not (match["attrs"] or "").rstrip().endswith("/"):
            total += -1 if match["slash"] else 1
    return total


def _tokens(tokens: list[Token], page: Page) -> list[Token]:
    if not any(t.type == "html_block" for t in tokens):
        return tokens
    source = "\n".join(t.content for t in tokens if t.type in ("html_block", "inline"))
    return without_empty_items(Builder(page, source).run(tokens))


def _syntax(md: MarkdownIt) -> None:
    md.block.ruler.at("html_block", _rule, {"alt": ["paragraph", "reference", "blockquote"]})
    rules: list[Any] = md.block.ruler.__rules__
    # Indented tags inside an open element are tags, not code: the rule has to come before `code`.
    html_rule = next(r for r in rules if r.name == "html_block")
    rules.remove(html_rule)
    rules.insert(next(i for i, r in enumerate(rules) if r.name == "code"), html_rule)
    md.block.ruler.__cache__ = None


RULE = Dialect(
    "html-blocks",
    "<table>, <details>, <Tabs> -> table, fold, tabs",
    triggers=("<",),
    syntax=_syntax,
    tokens=_tokens,
)
