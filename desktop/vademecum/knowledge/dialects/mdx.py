"""`import` and `export` lines: MDX."""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_IMPORT = re.compile(r"import\s+(.+?)\s+from\s+['\"].+['\"];?\s*$|import\s+['\"].+['\"];?\s*$")
_EXPORT = re.compile(r"export\s+(?:const|let|var|default|function|async)\b")
_NAMES = re.compile(r"[A-Za-z_$][\w$]*")


def _lines(source: Source, page: Page) -> None:
    code = source.code()
    i, exports = 0, True
    while i < len(source.lines):
        line = source.lines[i]
        if code[i]:
            i += 1
            continue
        if line.startswith("import"):
            i = _import(source, page, i)
        elif exports and line.startswith("export") and _EXPORT.match(line):
            end = _export(source, i)
            exports = end > 0  # one that is never closed makes the page prose
            i = end or i + 1
        else:
            i += 1


def _import(source: Source, page: Page, start: int) -> int:
    end, statement = start, source.lines[start]
    while "{" in statement and "}" not in statement and end + 1 < len(source.lines) and end - start < 40:
        end += 1
        statement += " " + source.lines[end].strip()
    found = _IMPORT.match(statement)
    if found:
        page.components.update(_NAMES.findall(found[1] or ""))
        for line in range(start, end + 1):
            source.lines[line] = ""
    return end + 1


def _export(source: Source, start: int) -> int:
    """An export runs to where its braces and brackets are closed."""
    depth = 0
    for end in range(start, min(len(source.lines), start + 400)):
        text = source.lines[end]
        depth += sum(text.count(c) for c in "{([") - sum(text.count(c) for c in "})]")
        if depth <= 0 and (text.rstrip().endswith((";", "}", ")", "]")) or not text.strip() or end == start):
            for line in range(start, end + 1):
                source.lines[line] = ""
            return end + 1
    return 0


RULE = Dialect(
    "mdx",
    "import X from '@site/x' -> nothing; <X>text</X> -> text",
    triggers=("import ", "export "),
    lines=_lines,
)
