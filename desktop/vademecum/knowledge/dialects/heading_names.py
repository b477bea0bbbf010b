"""Headings with a second name behind a bar, which programs use and readers should not see.

# 相册|deepin-album|        ->  heading "相册", and the page can be found by `deepin-album` too
# Album|deepin-album        ->  the same
# Read | write              ->  left alone
"""

from __future__ import annotations

from itertools import pairwise

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page
from vademecum.knowledge.titles import two_names


def _tokens(tokens: list[Token], page: Page) -> list[Token]:
    for opening, inline in pairwise(tokens):
        if opening.type == "heading_open" and inline.type == "inline" and "|" in inline.content:
            inline.content, other = two_names(inline.content, top=opening.tag == "h1")
            if opening.tag == "h1" and other:
                page.properties.setdefault("alias", other)
    return tokens


RULE = Dialect("heading-names", "# Album|deepin-album| -> the heading Album", triggers=("|",), tokens=_tokens)
