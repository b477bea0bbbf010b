"""`?> text` and `!> text`: tips and warnings of Docsify, one paragraph each."""

from __future__ import annotations

from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_KINDS = {"?>": "tip", "!>": "important"}


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    for i in range(len(source.lines) - 1, -1, -1):
        line = source.lines[i]
        kind = _KINDS.get(line[:2])
        if kind is None or line[2:3] != " " or code[i] or (i and source.lines[i - 1].strip()):
            continue
        end = i + 1
        while end < len(source.lines) and source.lines[end].strip() and not code[end]:
            end += 1
        body = [line[3:], *source.lines[i + 1 : end]]
        numbers = source.numbers[i:end]
        made = [f"> [!{kind}]", *(f"> {part}" for part in body)]
        source.replace(i, end, made, [numbers[0], *numbers])


RULE = Dialect("docsify", "?> Save first -> a callout", triggers=("?> ", "!> "), lines=_lines)
