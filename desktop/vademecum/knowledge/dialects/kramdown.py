"""Kramdown, as Jekyll's sites write it: a class above a paragraph makes it a callout.

{: .note }          {: .tip :}         {: .warning-title }
Save first.         Save first.        > Mind the gap
                                       >
                                       > Save first.
"""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.kinds import known
from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_CLASS = re.compile(r"[ \t]*\{:[ \t]*\.([A-Za-z]+)(-title)?[ \t]*:?\}[ \t]*")
_QUOTE = re.compile(r"[ \t]*>[ \t]?")


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    # From the end, so that what is put in moves no line that is still to be looked at.
    for start in range(len(source.lines) - 2, -1, -1):
        found = None if code[start] else _CLASS.fullmatch(source.lines[start])
        # Right below a paragraph it belongs to that one.
        if found is None or not known(found[1]) or (start and source.lines[start - 1].strip()):
            continue
        end = start + 1
        while end < len(source.lines) and (source.lines[end].strip() or code[end]):
            end += 1
        if end > start + 1:
            _wrap(source, start, end, found)


def _wrap(source: Source, start: int, end: int, found: re.Match[str]) -> None:
    body, numbers = source.lines[start + 1 : end], source.numbers[start + 1 : end]
    if all(_QUOTE.match(line) for line in body):
        body = [_QUOTE.sub("", line, count=1) for line in body]
    title = ""
    if found[2]:
        title, body, numbers = body[0].strip(), body[1:], numbers[1:]
    lines = [f"::: {found[1].lower()} {title}".rstrip(), *body, ":::"]
    source.replace(start, end, lines, [source.numbers[start], *numbers, source.numbers[end - 1]])


RULE = Dialect(
    "kramdown", "{: .note } above a paragraph -> a callout", triggers=("{: .", "{:."), lines=_lines
)
