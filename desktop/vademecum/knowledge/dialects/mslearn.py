"""`:::image source="a.png" alt-text="A":::` and other one-line directives of Microsoft Learn."""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.rule import Dialect, Page, Source, outside_code
from vademecum.knowledge.dialects.tags import attributes

_DIRECTIVE = re.compile(r":::[ \t]*(image|video|code|icon)\b([^:\n]*(?::(?!::)[^:\n]*)*):::")
_ICON = re.compile(r":::no-loc\s+text=\"([^\"]*)\":::")


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    for i, line in enumerate(source.lines):
        if ":::" in line and not code[i]:
            source.lines[i] = outside_code(
                line, lambda text: _DIRECTIVE.sub(_directive, _ICON.sub(r"\1", text))
            )


def _directive(match: re.Match[str]) -> str:
    attrs = attributes(match[2])
    source = attrs.get("source") or attrs.get("src") or ""
    if match[1] == "image" and source:
        alt = (attrs.get("alt-text") or "").replace("[", "(").replace("]", ")")
        return f"![{alt}](<{source}>)"
    if match[1] == "code" and source:
        return f"`{source}`"
    return f"video: {source}" if source else ""


RULE = Dialect(
    "mslearn",
    ':::image source="a.png" alt-text="A"::: -> a picture',
    triggers=(":::image", ":::video", ":::code", ":::icon", ":::no-loc", "::: image"),
    lines=_lines,
)
