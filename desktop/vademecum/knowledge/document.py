"""A page of Markdown, parsed: tokens, headings, links, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from mdit_py_plugins.deflist import deflist_plugin
from mdit_py_plugins.footnote import footnote_plugin
from mdit_py_plugins.footnote.index import footnote_tail

from vademecum.knowledge.article import Heading, Link, Problem
from vademecum.knowledge.dialects import DIALECTS
from vademecum.knowledge.dialects.autolinks import link_addresses
from vademecum.knowledge.dialects.html_inline import balance
from vademecum.knowledge.dialects.picture_sizes import give_sizes
from vademecum.knowledge.dialects.rule import Files, Page, Source
from vademecum.knowledge.dialects.tabs import group
from vademecum.knowledge.dialects.tree import relevel
from vademecum.knowledge.dispatch import accelerate
from vademecum.knowledge.outline import outline

MAX_MARKUP = 2_000_000
"""Characters: a longer page is shown as plain paragraphs (a manual's longest page has 0.7 million)."""
MAX_INLINE = 100_000
"""Characters: a longer paragraph is shown as plain text."""
MAX_BRACKETS = 2_000
"""`[` in one paragraph: each may begin a link, so the time grows with their square."""
MAX_DEPTH = 100
"""Lists and quotes inside one another, list and item counted apart; below, source is shown as text."""

_PLAIN = re.compile(r"[\n\\`*_~\[\]!<>&{}=%^$\ufdd0]|:[+\w-]+:|\(\(|\+\+|://|www\.")
"""A paragraph without any of these has no markup at all."""
_TITLED = frozenset({"callout_open", "details_open", "tab_open", "group_open"})
_DEEP = re.compile(r"^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])+", re.MULTILINE)
_HEADING = re.compile(r"(#{1,6})[ \t]+(.*?)(?:[ \t]+#*)?[ \t]*$")


@dataclass(frozen=True, slots=True)
class Document:
    """A page, parsed."""

    path: str
    """Relative to the folder, with forward slashes."""
    tokens: list[Token] = field(default_factory=list)
    """Block tokens with inline children; line maps are `[line, line after]` of the file, from 1."""
    headings: tuple[Heading, ...] = ()
    links: tuple[Link, ...] = ()
    """Links and images in order; the target of a wiki link keeps its brackets: `[[page#heading]]`."""
    includes: tuple[str, ...] = ()
    """Paths of the files transcluded here."""
    properties: Mapping[str, str] = field(default_factory=dict)
    """`key:: value` lines at the top of a page of an outliner, keys in lower case."""
    problems: tuple[Problem, ...] = ()
    anchors: tuple[str, ...] = ()
    """Those above the first heading; others belong to their heading."""


def parse_document(
    body: str,
    *,
    path: str = "",
    first_line: int = 1,
    files: Files | None = None,
    off: frozenset[str] = frozenset(),
) -> Document:
    """Parse Markdown without its front matter; never fails.

    `first_line` is the line of the file at which `body` begins, `off` names dialects that are
    not wanted. What an author should mend is in `problems`.
    """
    page = Page(path, files)
    text = body.replace("\0", "\ufffd")
    if len(text) > MAX_MARKUP:
        page.report(
            first_line,
            "page-size",
            f"The page is longer than {MAX_MARKUP:,} characters and is shown without markup. Split it.",
        )
        tokens = _plain_tokens(text, first_line)
    else:
        try:
            tokens = _tokens(text, page, first_line, off)
        except Exception as error:  # a mistake of ours on one page must not close the whole folder
            what = (
                f"The markup could not be read ({type(error).__name__}), so the page is shown as plain text."
            )
            page.report(first_line, "page-unreadable", f"{what} Please report it.", "error")
            tokens = _plain_tokens(text, first_line)
    headings, links, anchors = outline(tokens)
    return Document(
        path, tokens, headings, links, tuple(page.includes), page.properties, tuple(page.problems), anchors
    )


def _tokens(text: str, page: Page, first_line: int, off: frozenset[str]) -> list[Token]:
    dialects = [d for d in DIALECTS if d.name not in off]
    md = _parser(off)
    lines = text.split("\n")
    source = Source(lines, list(range(first_line, first_line + len(lines))))
    for dialect in dialects:
        if dialect.lines is not None and any(t in text for t in dialect.triggers):
            dialect.lines(source, page)
            text = "\n".join(source.lines)
    env: dict[str, Any] = {"page": page, "numbers": source.numbers, "source": text, "pipes": "|" in text}
    page.numbers = source.numbers
    tokens: list[Token] = []
    md.block.parse(text, md, env, tokens)
    for dialect in dialects:
        if dialect.tokens is not None and any(t in text for t in dialect.triggers):
            tokens = dialect.tokens(tokens, page)
    tokens = group(tokens)
    _parse_inline(tokens, md, env, source.numbers)
    if env.get("footnotes"):
        tokens = _footnotes(tokens, md, env)
    _number(tokens, source.numbers)
    relevel(tokens)
    return tokens


def _parse_inline(tokens: list[Token], md: MarkdownIt, env: dict[str, Any], numbers: list[int]) -> None:
    plain = _PLAIN.search
    for token in tokens:
        if token.type != "inline" and not (token.content and token.type in _TITLED):
            continue
        content = token.content
        if token.meta.get("plain") or not plain(content):
            token.children = _plain_children(content)
            continue
        if token.map:
            env["line"] = numbers[min(token.map[0], len(numbers) - 1)]
        if len(content) > MAX_INLINE or content.count("[") > MAX_BRACKETS:
            env["page"].report(
                env.get("line", 0),
                "paragraph-size",
                "The paragraph is too long to be drawn with markup. Split it.",
            )
            token.children = _plain_children(content)
            continue
        children: list[Token] = []
        md.inline.parse(content, md, env, children)
        if "{" in content or "![" in content:
            give_sizes(children)
        if "<" in content:
            children = balance(children)
        if "://" in content or "www." in content or "((" in content:
            children = link_addresses(children)
        token.children = children


def _plain_children(content: str) -> list[Token]:
    """The children of a run of text that holds no markup."""
    if "\n" not in content:
        return [Token("text", "", 0, content=content)]
    children: list[Token] = []
    for line in content.split("\n"):
        if children:
            children.append(Token("softbreak", "br", 0))
        children.append(Token("text", "", 0, content=line.strip()))
    return children


def _footnotes(tokens: list[Token], md: MarkdownIt, env: dict[str, Any]) -> list[Token]:
    """Move footnotes to the end of the page, those that nothing refers to included."""
    data = env["footnotes"]
    listed = data.setdefault("list", {})
    for label, number in list(data.get("refs", {}).items()):
        if number < 0:
            data["refs"][label] = len(listed)
            listed[len(listed)] = {"label": label[1:], "count": 0}
    state = StateCore("", md, env, tokens)
    footnote_tail(state)
    return state.tokens


def _number(tokens: list[Token], numbers: list[int]) -> None:
    """Write lines of the file into the maps, in place of lines of the text that was parsed."""
    last = len(numbers) - 1
    if last < 0:
        return
    seen: set[int] = set()
    for token in tokens:
        place = token.map
        if place is None or id(place) in seen:
            continue
        start, end = min(place[0], last), min(max(place[1] - 1, place[0]), last)
        token.map = [numbers[start], numbers[end] + 1]
        seen.add(id(token.map))


def _plain_tokens(text: str, first_line: int) -> list[Token]:
    """Headings and paragraphs of a page that is too long to be parsed."""
    tokens: list[Token] = []
    line = first_line
    for block in text.split("\n\n"):
        content = block.strip("\n")
        if content.strip():
            start = line + len(block) - len(block.lstrip("\n"))
            place = [start, start + content.count("\n") + 1]
            heading = _HEADING.fullmatch(content)
            name, tag = ("heading", f"h{len(heading[1])}") if heading else ("paragraph", "p")
            inline = Token("inline", "", 0, map=place, content=heading[2] if heading else content, level=1)
            inline.children = _plain_children(inline.content)
            tokens += [Token(f"{name}_open", tag, 1, map=place), inline, Token(f"{name}_close", tag, -1)]
        line += block.count("\n") + 2
    return tokens


def _too_deep(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    """Past the depth that is drawn, show the source as text instead of losing it."""
    if state.level < MAX_DEPTH or silent:
        return False
    text = _DEEP.sub("", state.getLines(start, end, state.blkIndent, False))
    env = state.env
    if not env.get("deep"):
        env["deep"] = True
        env["page"].report(
            env["numbers"][start],
            "nesting",
            "Lists or quotes are nested too deep from here on; shown as plain text.",
        )
    state.push("paragraph_open", "p", 1).map = [start, end]
    inline = state.push("inline", "", 0)
    inline.content, inline.map, inline.children, inline.meta = text.strip(), [start, end], [], {"plain": True}
    state.push("paragraph_close", "p", -1)
    state.line = end
    return True


def _any_link(url: str) -> bool:  # noqa: ARG001 - the parser's own signature
    return True


@lru_cache(maxsize=8)
def _parser(off: frozenset[str]) -> MarkdownIt:
    md = MarkdownIt("js-default", {"maxNesting": MAX_DEPTH + 40, "linkify": False, "html": True})
    md.use(deflist_plugin)
    md.use(footnote_plugin)
    md.validateLink = _any_link  # type: ignore[method-assign] # a link's policy is the resolver's
    md.normalizeLink = lambda url: url  # type: ignore[method-assign] # targets stay as written
    md.normalizeLinkText = lambda link: link  # type: ignore[method-assign]
    for dialect in DIALECTS:
        if dialect.syntax is not None and dialect.name not in off:
            dialect.syntax(md)
    md.block.ruler.before("table", "too_deep", _too_deep)
    accelerate(md)
    return md
