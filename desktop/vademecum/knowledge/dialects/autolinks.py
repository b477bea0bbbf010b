"""Bare `https://…` addresses in running text become links; `((block))` references go."""

from __future__ import annotations

import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.macros import BLOCK_REFERENCE

_URL = re.compile(
    r"(?<![\w@/])(?:https?://|www\.)[^\s<>\"'`\u3000-\u303f\uff00-\uffef]*[^\s<>\"'`.,;:!?*_~|\u3000-\u303f\uff00-\uffef]",
    re.IGNORECASE,
)


def link_addresses(children: list[Token]) -> list[Token]:
    """The children of one run of text, with bare addresses made links."""
    made: list[Token] = []
    inside = 0
    for child in children:
        inside += (child.type == "link_open") - (child.type == "link_close")
        content = child.content
        if child.type == "text":
            if "((" in content:
                content = child.content = BLOCK_REFERENCE.sub("", content)
            if not inside and ("://" in content or "www." in content):
                made.extend(_split(content))
                continue
        made.append(child)
    return made


def _split(content: str) -> list[Token]:
    made: list[Token] = []
    at = 0
    for match in _URL.finditer(content):
        end = match.end()
        while content[end - 1] == ")" and content.count("(", match.start(), end) < content.count(
            ")", match.start(), end
        ):
            end -= 1
        address = content[match.start() : end]
        if match.start() > at:
            made.append(Token("text", "", 0, content=content[at : match.start()]))
        opening = Token("link_open", "a", 1, info="auto", markup="linkify")
        opening.attrs["href"] = address if "://" in address else f"https://{address}"
        made += [opening, Token("text", "", 0, content=address), Token("link_close", "a", -1, info="auto")]
        at = end
    if at < len(content):
        made.append(Token("text", "", 0, content=content[at:]))
    return made
