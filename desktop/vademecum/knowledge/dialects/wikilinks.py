"""`[[page]]`, `[[page#heading|text]]`, `![[picture.png|300]]`: Obsidian, Logseq, wikis.

The target of such a link keeps its brackets, `[[page#heading]]`: it is a page's name, not a path.
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from vademecum.knowledge.dialects.picture_sizes import split_size
from vademecum.knowledge.dialects.rule import Dialect

_WIKI = re.compile(r"(!?)\[\[([^\[\]\n]+?)\]\](?!\()")
_IMAGE = re.compile(r"\.(?:png|jpe?g|gif|svg|webp|bmp|ico|avif)$", re.IGNORECASE)


def _rule(state: StateInline, silent: bool) -> bool:
    start = state.pos
    if not state.src.startswith("[[", start + (state.src[start] == "!")):
        return False
    found = _WIKI.match(state.src, start, state.posMax)
    if not found:
        return False
    if not silent:
        _emit(state, bool(found[1]), found[2])
    state.pos = found.end()
    return True


def _emit(state: StateInline, embed: bool, content: str) -> None:
    target, _, text = content.replace("\\|", "|").partition("|")
    target, text = target.strip(), text.strip()
    if embed and _IMAGE.search(target):
        made = state.push("image", "img", 0)
        words, size = split_size(f"|{text}")
        made.content = words.removeprefix("|").strip()
        made.attrs = {"src": f"[[{target}]]", "alt": "", **size}
        made.children = [Token("text", "", 0, content=made.content)] if made.content else []
        return
    page, _, heading = target.partition("#")
    shown = text or (f"{page} > {heading}" if page and heading else page or heading)
    opening = state.push("link_open", "a", 1)
    opening.attrs["href"] = f"[[{target}]]"
    opening.meta = {"embed": embed}
    state.push("text", "", 0).content = shown.replace("#", " > ").lstrip("^")
    state.push("link_close", "a", -1)


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("link", "wikilinks", _rule)


RULE = Dialect("wikilinks", "[[page|text]] -> a link to the page of that name", syntax=_syntax)
