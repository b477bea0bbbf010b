"""HTML inside running text: a safe subset keeps its meaning, other tags are dropped, words are kept."""

from __future__ import annotations

import html
import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vademecum.knowledge.dialects.picture_sizes import tag_sizes
from vademecum.knowledge.dialects.rule import Dialect
from vademecum.knowledge.dialects.tags import (
    CODE,
    MEDIA,
    PHRASES,
    SILENT,
    TAG,
    Tag,
    drawn_words,
    is_placeholder,
    media_text,
    tag_at,
    unshown_end,
    with_source,
)

_WORDLESS = frozenset({"hidden", "radio", "range", "color", "file", "image", "password"})
"""Fields whose value is no word that readers see."""
_BREAKS = frozenset(
    {"br", "hr", "p", "div", "tr", "ul", "ol", "details", "summary", "h1", "h2", "h3", "h4", "h5", "h6"}
)

_BRACKETS = {"reading_open": "(", "reading_close": ")"}
"""Around how a word is read, in place of small letters above it."""


def _rule(state: StateInline, silent: bool) -> bool:
    if state.src[state.pos] != "<":
        return False
    after = unshown_end(state.src, state.pos, state.posMax)
    if after:
        state.pos = after
        return True
    match = TAG.match(state.src, state.pos)
    if match is None or match.end() > state.posMax:
        return False
    tag = tag_at(match)
    page = state.env["page"]
    if is_placeholder(tag, state.env.get("source", ""), page.components):
        return False
    end = match.end()
    name = tag.name
    if name in CODE and not tag.closing:
        return _code(state, tag, silent)
    if name in SILENT and not tag.closing and not tag.empty:
        closer = re.compile(rf"</{name}\s*>", re.IGNORECASE).search(state.src, end, state.posMax)
        if name == "svg" and closer and not silent:
            _drawing(state, state.src[match.start() : closer.end()], tag)
        end = closer.end() if closer else end
    tag = with_source(state.src, tag)
    if not silent:
        _emit(state, tag)
    state.pos = end
    return True


def _drawing(state: StateInline, drawing: str, tag: Tag) -> None:
    """A drawing with words; one without is a sign whose look is the site's own."""
    words = html.unescape(drawn_words(drawing))
    if words:
        made = state.push("drawing", "svg", 0)
        made.content = words
        made.meta = {"svg": drawing}
        made.attrs.update(tag_sizes(tag.attrs))


def _code(state: StateInline, tag: Tag, silent: bool) -> bool:
    closer = re.compile(rf"</{tag.name}\s*>", re.IGNORECASE).search(state.src, tag.end, state.posMax)
    if closer is None:
        state.pos = tag.end
        return True
    if not silent:
        inner = TAG.sub("", state.src[tag.end : closer.start()])
        made = state.push("code_inline", "code", 0)
        made.content = " ".join(html.unescape(inner).split())
        made.markup = "`"
    state.pos = closer.end()
    return True


def _emit(state: StateInline, tag: Tag) -> None:
    name = tag.name
    if name in PHRASES:
        kind = PHRASES[name]
        made = state.push(f"{kind}_{'close' if tag.closing else 'open'}", kind, 0)
        made.markup = "html"
        made.content = _BRACKETS.get(made.type, "")
        if tag.attrs.get("title"):
            made.attrs["title"] = tag.attrs["title"]
    elif name == "a":
        _anchor(state, tag)
    elif name == "img":
        _image(state, tag)
    elif name == "input" and tag.attrs.get("type", "").lower() == "checkbox":
        state.push("checkbox", "input", 0).meta = {"checked": "checked" in tag.attrs}
    elif name == "input":
        words = tag.attrs.get("value") or tag.attrs.get("placeholder") or ""
        hidden = tag.attrs.get("type", "").lower() in _WORDLESS
        state.append_pending(f" {' '.join(words.split())} " if words and not hidden else "")
    elif name in MEDIA:
        words = media_text(tag)
        state.append_pending(f" {words} " if words else "")
    elif name in _BREAKS or (name in ("li", "option") and not tag.closing):
        if name in ("br", "hr") or state.tokens or state.pending:
            state.push("hardbreak", "br", 0)
        if name in ("li", "option"):
            state.append_pending("\u2022 ")
    elif name and not tag.closing and tag.attrs.get("id"):
        state.push("anchor", "a", 0).meta = {"id": tag.attrs["id"]}


def _anchor(state: StateInline, tag: Tag) -> None:
    if tag.closing:
        state.push("link_close", "a", 0).markup = "html"
        return
    identifier = tag.attrs.get("name") or tag.attrs.get("id")
    if identifier:
        state.push("anchor", "a", 0).meta = {"id": identifier}
    if tag.attrs.get("href"):
        made = state.push("link_open", "a", 0)
        made.attrs["href"] = tag.attrs["href"].strip()
        made.markup = "html"


def _image(state: StateInline, tag: Tag) -> None:
    made = state.push("image", "img", 0)
    made.markup = "html"
    made.attrs = {"src": tag.attrs.get("src", "").strip(), "alt": ""}
    made.attrs.update(tag_sizes(tag.attrs))
    made.content = " ".join(tag.attrs.get("alt", "").split())
    made.children = [Token("text", "", 0, content=made.content)] if made.content else []
    if tag.attrs.get("title"):
        made.attrs["title"] = tag.attrs["title"]


def balance(children: list[Token]) -> list[Token]:
    """Pair the phrase tags of one run of text; tags without a partner, or crossing others, are mended."""
    if not any(c.markup == "html" for c in children):
        return children
    made: list[Token] = []
    stack: list[Token] = []
    for child in children:
        written = child.markup == "html" and child.type.endswith(("_open", "_close"))
        opens = child.type.endswith("_open") if written else child.nesting == 1
        closes = child.type.endswith("_close") if written else child.nesting == -1
        if opens:
            if written and child.type == "link_open" and any(s.type == "link_open" for s in stack):
                continue
            if child.type == "reading_open":
                if stack and stack[-1].type == "reading_open":  # `</rt>` may be left out
                    made.append(_closer(stack.pop()))
                if not any(s.type == "ruby_open" for s in stack):
                    continue
            child.nesting = 1
            stack.append(child)
        elif closes:
            opener = child.type.replace("_close", "_open")
            depth = next((i for i in range(len(stack) - 1, -1, -1) if stack[i].type == opener), -1)
            if depth < 0 or (written and any(s.markup != "html" for s in stack[depth:])):
                continue
            while len(stack) > depth + 1:
                made.append(_closer(stack.pop()))
            stack.pop()
            child.nesting = -1
        made.append(child)
    made.extend(_closer(s) for s in reversed(stack))
    return made


def _closer(opening: Token) -> Token:
    kind = opening.type.replace("_open", "_close")
    return Token(kind, opening.tag, -1, markup=opening.markup, content=_BRACKETS.get(kind, ""))


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.at("html_inline", _rule)


RULE = Dialect("html-inline", "<kbd>F1</kbd>, <br>, <img width> -> key, break, picture", syntax=_syntax)
