"""MDX: `import` and `export` lines, and expressions in braces.

import X from '@site/x', export const a = 1       -> nothing
{exampleCode("query", null)}, {props.title}       -> nothing, and a word to the author; alone on its line
                                                     the name of what is not in this folder
{'text'}, {" "}                                   -> the text
{name} that the page does not import              -> left alone, but in `.mdx` files
"""

from __future__ import annotations

import re
from functools import partial

from vademecum.knowledge.dialects.missing import sign
from vademecum.knowledge.dialects.rule import Dialect, Page, Source, outside_code
from vademecum.knowledge.dialects.tags import TAG

_IMPORT = re.compile(r"import\s+(.+?)\s+from\s+['\"].+['\"];?\s*$|import\s+['\"].+['\"];?\s*$")
_EXPORT = re.compile(r"export\s+(?:const|let|var|default|function|async)\b")
_NAMES = re.compile(r"[A-Za-z_$][\w$]*")
_EXPORTED = re.compile(r"export\s+(?:const|let|var|(?:async\s+)?function)\s+([A-Za-z_$][\w$]*)")
_EXPRESSION = re.compile(
    r"""(?<![=$\\{])\{\s*(?:(?P<double>"[^"\n{}]*")|(?P<single>'[^'\n{}]*')"""
    r"""|(?P<name>[A-Za-z_$][\w$]*)(?:[.?][\w$.?]*)?(?P<call>\([^{}\n]{0,400}\))?)\s*\}(?!\})"""
)
_WORD = re.compile(r"\w")
_GIVEN = frozenset({"props", "frontMatter", "metadata", "toc"})
"""Names that every MDX page has without an import."""


def _lines(source: Source, page: Page) -> None:
    if not _is_mdx(page) and not any(line.startswith(("import", "export")) for line in source.lines):
        return
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
            end = _export(source, page, i)
            exports = end > 0  # one that is never closed makes the page prose
            i = end or i + 1
        else:
            i += 1
    if page.components or _is_mdx(page):
        _drop_expressions(source, page)


def _drop_expressions(source: Source, page: Page) -> None:
    code = source.code()
    for i, line in enumerate(source.lines):
        if "{" in line and not code[i]:
            alone = not _WORD.search(TAG.sub("", _EXPRESSION.sub("", line)))
            change = partial(_without_expressions, page, source.numbers[i], alone=alone)
            source.lines[i] = outside_code(line, change)


def _without_expressions(page: Page, number: int, text: str, *, alone: bool) -> str:
    """`text` with each expression replaced by the words it holds; `alone`: by its name."""

    def meaning(found: re.Match[str]) -> str:
        words = found["double"] or found["single"]
        if words:
            return words[1:-1]
        name = found["name"]
        if not (name in page.components or name in _GIVEN or _is_mdx(page)):
            return found[0]
        shown = f"{{{name}{'(…)' if found['call'] else ''}}}"
        page.report(
            number,
            "mdx-expression",
            f"`{shown}` is worked out by the site's generator only; it is left out. Write what it means.",
            "info",
        )
        return sign(name) if alone and name in page.components else ""

    return _EXPRESSION.sub(meaning, text)


def _is_mdx(page: Page) -> bool:
    return page.path.lower().endswith(".mdx")


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


def _export(source: Source, page: Page, start: int) -> int:
    """An export runs to where its braces and brackets are closed."""
    depth, named = 0, _EXPORTED.match(source.lines[start])
    for end in range(start, min(len(source.lines), start + 400)):
        text = source.lines[end]
        depth += sum(text.count(c) for c in "{([") - sum(text.count(c) for c in "})]")
        if depth <= 0 and (text.rstrip().endswith((";", "}", ")", "]")) or not text.strip() or end == start):
            page.components.update(named.groups() if named else ())
            for line in range(start, end + 1):
                source.lines[line] = ""
            return end + 1
    return 0


RULE = Dialect(
    "mdx",
    "import X from '@site/x', {X('a')} -> nothing; <X>text</X> -> text",
    triggers=("import ", "export ", "{"),
    lines=_lines,
)
