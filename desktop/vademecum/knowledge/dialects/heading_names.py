"""Headings with a second name behind a bar, which programs use and readers should not see.

# 相册|deepin-album|        ->  heading "相册", and the page can be found by `deepin-album` too
# Album|deepin-album        ->  the same
# Read | write              ->  left alone
"""

from __future__ import annotations

import re
from itertools import pairwise

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page

_CLOSED = re.compile(r"([^|`\\]*[^|`\\\s])[ \t]*\|[ \t]*([^|`]*?)[ \t]*\|[ \t]*")
_OPEN = re.compile(r"([^|`\\]*[^|`\\\s])\|([a-z0-9]+(?:[-._][a-z0-9]+)+)[ \t]*")


def _tokens(tokens: list[Token], page: Page) -> list[Token]:
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open" or inline.type != "inline" or "|" not in inline.content:
            continue
        found = _CLOSED.fullmatch(inline.content)
        if found is None and opening.tag == "h1":
            found = _OPEN.fullmatch(inline.content)
        if found is None:
            continue
        inline.content = found[1]
        if opening.tag == "h1" and found[2]:
            page.properties.setdefault("alias", found[2])
    return tokens


RULE = Dialect("heading-names", "# Album|deepin-album| -> the heading Album", triggers=("|",), tokens=_tokens)
