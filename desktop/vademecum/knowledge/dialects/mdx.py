"""`import` and `export` lines, and components over several lines: MDX."""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_IMPORT = re.compile(r"import\s+(.+?)\s+from\s+['\"].+['\"];?\s*$|import\s+['\"].+['\"];?\s*$")
_EXPORT = re.compile(r"export\s+(?:const|let|var|default|function|async)\b")
_NAMES = re.compile(r"[A-Za-z_$][\w$]*")
_COMMENT = re.compile(r"\{/\*.*?\*/\}")
_INDENTED = re.compile(r"[ \t]+(?:</?[A-Z]|```|~~~|:::)")


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
    _dedent(source)


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


def _dedent(source: Source) -> None:
    """Content of `<Tabs>` and other components is often indented: that makes it no code block."""
    shift, depth = 0, 0
    fenced = False
    for i, line in enumerate(source.lines):
        stripped = line.strip()
        if not fenced and re.match(r"<[A-Z][\w.]*(?:\s[^<>]*)?>$", stripped) and not stripped.endswith("/>"):
            shift = len(line) - len(line.lstrip()) if not depth else shift
            source.lines[i] = stripped if depth or shift else line
            depth += 1
            continue
        if not fenced and depth and re.match(r"</[A-Z][\w.]*>$", stripped):
            source.lines[i] = stripped
            depth -= 1
            continue
        if stripped.startswith(("```", "~~~")):
            fenced = not fenced
        if depth and line[:2] == "  ":
            unit = 4 if line.startswith("    ") and _indent(source.lines, i) >= 4 else 2
            source.lines[i] = line[min(len(line) - len(line.lstrip()), unit * 1 if depth == 1 else unit) :]


def _indent(lines: list[str], at: int) -> int:
    return len(lines[at]) - len(lines[at].lstrip())


RULE = Dialect(
    "mdx",
    "import X from '@site/x' -> nothing; <X>text</X> -> text",
    triggers=("import ", "export "),
    lines=_lines,
)
