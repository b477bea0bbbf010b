"""`- [x] done`: a list item with a box."""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page

_BOX = re.compile(r"\[([ xX/\-])\](?=[ \t\u00a0]|$)[ \t\u00a0]*")


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    for i in range(2, len(tokens)):
        current = tokens[i]
        if current.type != "inline" or current.content[:1] != "[" or tokens[i - 2].type != "list_item_open":
            continue
        box = _BOX.match(current.content)
        if box:
            current.content = current.content[box.end() :]
            tokens[i - 2].meta = {**tokens[i - 2].meta, "task": box[1] not in " /"}
    return tokens


RULE = Dialect(
    "tasks",
    "- [x] done -> a list item with a ticked box",
    triggers=("[ ]", "[x]", "[X]", "[/]", "[-]"),
    tokens=_tokens,
)
