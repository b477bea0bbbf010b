"""Headings with their anchors, and links, of a page's tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from markdown_it.token import Token

from vademecum.knowledge.article import Heading, Link
from vademecum.knowledge.plaintext import inline_text
from vademecum.knowledge.slugs import Slugger, slug


def outline(tokens: list[Token]) -> tuple[tuple[Heading, ...], tuple[Link, ...], tuple[str, ...]]:
    """Headings, links, and the anchors above the first heading, in order.

    Each `heading_open` gets `meta` slug, aliases and text.
    """
    names, places = _stray_anchors(tokens)
    return _headings(tokens, names, places), tuple(_links(tokens)), tuple(dict.fromkeys(places.get(-1, ())))


def _headings(
    tokens: list[Token], names: Mapping[int, list[str]], places: Mapping[int, list[str]]
) -> tuple[Heading, ...]:
    slugger = Slugger()
    opened = [i for i, token in enumerate(tokens) if token.type == "heading_open"]
    explicit = {i: _explicit(tokens[i], tokens[i + 1]) for i in opened}
    for identifier in explicit.values():
        if identifier:
            slugger.claim(identifier)
    used: set[str] = set()
    found: list[Heading] = []
    for i in opened:
        opening, inline = tokens[i], tokens[i + 1]
        text = inline_text(inline.children or [])
        own = explicit[i]
        if own and own not in used:
            chosen, other = own, slug(_spelled(inline))
        else:
            chosen, other = slugger.unique(_spelled(inline)), ""
        used.add(chosen)
        named = [child.meta["id"] for child in inline.children or [] if child.type == "anchor"]
        aliases = [a for a in dict.fromkeys([*names[i], *named, other]) if a and a != chosen]
        level = int(opening.tag[1])
        opening.meta = {**opening.meta, "slug": chosen, "aliases": aliases, "text": text}
        line = opening.map[0] if opening.map else 0
        found.append(Heading(level, text, chosen, line, tuple(aliases), tuple(places.get(i, ()))))
    return tuple(found)


def _explicit(opening: Token, inline: Token) -> str:
    """The id that the author gave, by `{#id}` or an `id` attribute."""
    for child in inline.children or []:
        if child.type == "attrs" and child.meta.get("id"):
            return str(child.meta["id"])
    return str(opening.meta.get("id", ""))


def _spelled(inline: Token) -> str:
    """The text that a heading's anchor is made of: of `:rocket:` the word, as on GitHub."""
    children = inline.children or []
    return inline_text(Token("text", "", 0, content=c.markup) if c.type == "emoji" else c for c in children)


def _stray_anchors(tokens: list[Token]) -> tuple[dict[int, list[str]], dict[int, list[str]]]:
    """Anchors outside of headings, by the heading that they belong to; -1 for none.

    Those alone before a heading are other names of it; those in the text below are places.
    """
    names: dict[int, list[str]] = {}
    places: dict[int, list[str]] = {}
    heading = -1
    waiting: list[str] = []
    for i, token in enumerate(tokens):
        if token.type == "heading_open":
            heading = i
            names[i] = waiting
            waiting = []
        elif token.type == "inline" and tokens[i - 1].type != "heading_open":
            anchors = [c.meta["id"] for c in token.children or [] if c.type == "anchor"]
            if anchors and not inline_text(token.children or []).strip():
                waiting += anchors
                continue
            places.setdefault(heading, []).extend((*waiting, *anchors))
            waiting = []
    places.setdefault(heading, []).extend(waiting)
    return names, places


def _links(tokens: list[Token]) -> Iterator[Link]:
    for token in tokens:
        if not token.children:
            continue
        line = token.map[0] if token.map else 0
        children = token.children
        for i, child in enumerate(children):
            if child.type == "image":
                described = inline_text(child.children or [])
                yield Link(str(child.attrs.get("src", "")), described, line, image=True)
            elif child.type == "link_open":
                end = next(
                    (j for j in range(i, len(children)) if children[j].type == "link_close"), len(children)
                )
                yield Link(str(child.attrs.get("href", "")), inline_text(children[i + 1 : end]), line)
