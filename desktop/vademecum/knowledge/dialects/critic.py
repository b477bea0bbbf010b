"""Critic Markup: text as its reviewer left it.

{++new++}, {--old--}, {~~old~>new~~}      -> inserted, struck out, both
{==text==}, {>>a remark<<}                -> marked, nothing
"""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.rule import Dialect, Page, Source, outside_code

_SIGN = re.compile(
    r"\{\+\+(?P<new>[^{}]*?)\+\+\}|\{--(?P<old>[^{}]*?)--\}|\{~~(?P<before>[^{}]*?)~>(?P<after>[^{}]*?)~~\}"
    r"|\{==(?P<marked>[^{}]*?)==\}|\{>>[^{}]*?<<\}"
)


def _meaning(found: re.Match[str]) -> str:
    if found["before"] is not None:
        return f"<del>{found['before']}</del> <ins>{found['after']}</ins>"
    for name, tag in (("new", "ins"), ("old", "del"), ("marked", "mark")):
        if found[name] is not None:
            return f"<{tag}>{found[name]}</{tag}>"
    return ""


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    for i, line in enumerate(source.lines):
        if "{" in line and not code[i]:
            source.lines[i] = outside_code(line, lambda text: _SIGN.sub(_meaning, text))


RULE = Dialect(
    "critic", "{++new++} -> inserted: new", triggers=("{++", "{--", "{~~", "{==", "{>>"), lines=_lines
)
