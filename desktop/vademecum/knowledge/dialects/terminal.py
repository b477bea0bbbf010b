"""Recorded terminal sessions: colour tags inside a code block are dropped, their words kept."""

from __future__ import annotations

import html
import re

from markdown_it.token import Token

from vademecum.knowledge.dialects.rule import Dialect, Page

_LANGUAGES = ("", "console", "bash", "sh", "shell", "terminal", "text")
_COLOUR = re.compile(r"<font\b[^<>]*>|<(?:span|u|b|i)\s[^<>]*style=[^<>]*>")
_TAG = re.compile(r"</?(?:font|span|u|b|i)(?:\s[^<>]*)?>")


def _tokens(tokens: list[Token], page: Page) -> list[Token]:  # noqa: ARG001 - one signature for all rules
    for current in tokens:
        if current.type != "fence" or current.info.strip().split(" ")[0] not in _LANGUAGES:
            continue
        if _COLOUR.search(current.content):
            current.content = html.unescape(_TAG.sub("", current.content))
    return tokens


RULE = Dialect(
    "terminal",
    '<font color="#fff">text</font> in a console block -> text',
    triggers=("<font", "<span style", "<u style"),
    tokens=_tokens,
)
