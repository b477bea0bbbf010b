"""Text that lies in another file of the folder.

    [!INCLUDE[name](includes/name.md)]      Microsoft Learn, in a sentence or alone
    --8<-- "docs/note.md"                   PyMdown snippets, also `file.py:section` and `file.py:2:5`
    {!docs/note.md!}                        markdown-include
    {* ../src/app.py ln[1:5] hl[2] *}       code of a file, also `<<< @/app.py` and [!code-py[x](app.py)]
    <!--@include: ./note.md-->              VitePress;  {{#include note.md}}  mdBook
    {% include note.md %}                   Jekyll and Liquid

Only files inside the folder are read; cycles, depth and the total size are limited. What is
missing shows its name and is reported to the author.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass, field

from vademecum.knowledge.dialects.missing import sign
from vademecum.knowledge.dialects.rule import Dialect, Page, Source, outside_code
from vademecum.knowledge.frontmatter import split

MAX_DEPTH = 8
"""Files included by files included by ..."""
MAX_TOTAL = 2_000_000
"""Characters that one page may pull in, so that doubling includes cannot grow without end."""

_INCLUDE = re.compile(
    r"\[!INCLUDE[ \t]*\[[^\[\]\n]{0,200}\][ \t]*\((?P<learn>[^()\n]{1,400})\)[ \t]*\]"
    r"|\{!(?P<markdown>[^{}!\n]+)!\}"
    r"|<!--[ \t]*@include:[ \t]*(?P<vitepress>[^\n]+?)[ \t]*-->"
    r"|\{\{[ \t]*#(?:rustdoc_)?include[ \t]+(?P<mdbook>[^{}\n]+?)[ \t]*\}\}"
    r"|\{%-?[ \t]*include(?:_relative)?[ \t]+[\"']?(?P<liquid>[\w./-]+\.(?:md|markdown))[\"']?[^%\n]*%\}",
    re.IGNORECASE,
)
_FENCED = re.compile(
    r"""([ \t>]*)\{%-?[ \t]*include(_relative)?[ \t]+["']?"""
    r"""([\w./-]+\.\w+|[^\s%"'{}]*\{\{[^{}\n]*\}\}[^\s%"'{}]*)["']?[^%\n]*%\}[ \t]*"""
)
"""An include alone in a line of a code block, of whatever kind of file."""
_TEMPLATE_CODE = re.compile(
    r"(?:`|~)[ \t]*\{?\.?(?:liquid|jinja\w*|html|twig|njk|nunjucks|django|erb)\b", re.IGNORECASE
)
_SNIPPET = re.compile(r"^([ \t]*)-+8<-+[ \t]+[\"']([^\"'\n]+)[\"'][ \t]*$")
_SNIPPETS = re.compile(r"^[ \t]*-+8<-+[ \t]*$")
_CODE = re.compile(
    r"^([ \t]*)(?:\{\*[ \t]*([^\s*]+)[ \t]*(.*?)\*\}|<<<[ \t]+@?/?([^\s{\[]+)[^\n]*"
    r"|\[!code-[\w-]*[ \t]*\[[^\]]*\][ \t]*\(([^()\n]+)\)[ \t]*\])[ \t]*$",
    re.IGNORECASE,
)
_LINES = re.compile(r"\bln\[([\d:, ]+)\]")
_RELATIVE = re.compile(
    r"(\]\(<?|\bsrc=[\"']|\bhref=[\"']|source=[\"'])(?![a-z][\w+.-]*:|[/#~]|\[\[)([^)>\"'\s]+)", re.IGNORECASE
)
_PREFIX = re.compile(r"[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?")


@dataclass(slots=True)
class _Budget:
    left: int = MAX_TOTAL
    chain: list[str] = field(default_factory=list)


def _lines(source: Source, page: Page) -> None:
    _expand(source, page, page.path, _Budget(chain=[page.path]))


def _expand(source: Source, page: Page, origin: str, budget: _Budget) -> None:
    code = source.code()
    made: list[str] = []
    numbers: list[int] = []
    i = 0
    while i < len(source.lines):
        line, number = source.lines[i], source.numbers[i]
        used = 1
        expanded = [line]
        if "8<-" in line and _SNIPPETS.match(line):
            used, expanded = _listed(source, i, page, origin, number, budget)
        elif "8<-" in line and (snippet := _SNIPPET.match(line)):
            text = _text(page, origin, snippet[2], number, budget, raw=code[i])
            text = sign(snippet[2]) if text is None else text
            expanded = [snippet[1] + part for part in text.split("\n")]
        elif not code[i] and _may_list(line) and (listing := _CODE.match(line)):
            expanded = _listing(page, origin, listing, number, budget)
        elif code[i] and "{%" in line and (fenced := _FENCED.fullmatch(line)):
            if _is_example(source, i, code):
                pass
            elif (text := _fenced_text(fenced, page, origin, number, budget)) is not None:
                expanded = [(fenced[1] + part).rstrip() for part in text.split("\n")]
            elif made and _fills_block(source, i, code):
                made.pop()
                numbers.pop()
                used, expanded = 2, [] if "{{" in fenced[3] else [fenced[1] + sign(fenced[3])]
        elif "nclude" in line.lower() or "{!" in line:
            expanded = _inline(line, page, origin, number, budget, code[i])
        made += expanded
        numbers += [number] * len(expanded)
        i += used
    source.lines, source.numbers = made, numbers


def _fenced_text(match: re.Match[str], page: Page, origin: str, number: int, budget: _Budget) -> str | None:
    name = match[3] if match[2] else f"_includes/{match[3]}"
    return _text(page, origin, name, number, budget, raw=True)


def _is_example(source: Source, at: int, code: list[bool]) -> bool:
    """Whether the code block shows how to write templates: by its language, or marked as raw."""
    start = _fence_above(at, code)
    raw = any("{% raw" in line or "{%- raw" in line for line in source.lines[max(0, start - 1) : at])
    return raw or _TEMPLATE_CODE.search(source.lines[start]) is not None


def _fills_block(source: Source, at: int, code: list[bool]) -> bool:
    """Whether the line is all that its code block holds."""
    last = at + 1
    closed = last < len(code) and code[last] and source.lines[last].strip(" \t>")[:3] in ("```", "~~~")
    return closed and _fence_above(at, code) == at - 1


def _fence_above(at: int, code: list[bool]) -> int:
    """The line that opens the code block."""
    start = at
    while start and code[start - 1]:
        start -= 1
    return start


def _listed(
    source: Source, start: int, page: Page, origin: str, number: int, budget: _Budget
) -> tuple[int, list[str]]:
    """`--8<--`, one file name on each line, `--8<--`."""
    for end in range(start + 1, min(len(source.lines), start + 60)):
        if _SNIPPETS.match(source.lines[end]):
            names = [
                n.strip()
                for n in source.lines[start + 1 : end]
                if n.strip() and not n.strip().startswith(";")
            ]
            found = [(name, _text(page, origin, name, number, budget)) for name in names]
            texts = [sign(name) if text is None else text for name, text in found]
            return end + 1 - start, [part for text in texts for part in [*text.split("\n"), ""]]
    return 1, [source.lines[start]]


def _listing(page: Page, origin: str, match: re.Match[str], number: int, budget: _Budget) -> list[str]:
    name = (match[2] or match[4] or match[5]).partition("?")[0]
    text = _text(page, origin, name, number, budget, raw=True)
    if text is None:
        return [match[1] + sign(name)]
    if not text:
        return []
    lines = text.rstrip("\n").split("\n")
    wanted = _LINES.search(match[3] or "")
    if wanted:
        lines = [lines[n - 1] for n in _numbers(wanted[1], len(lines))]
    language = posixpath.splitext(name)[1].lstrip(".")
    return [f"{match[1]}{part}".rstrip() for part in (f"````{language}", *lines, "````")]


def _may_list(line: str) -> bool:
    return "{*" in line or "<<<" in line or "[!code-" in line.lower()


def _numbers(text: str, last: int) -> list[int]:
    found: list[int] = []
    for part in text.replace(" ", "").split(","):
        low, _, high = part.partition(":")
        if low.isdigit():
            found += range(int(low), min(last, int(high) if high.isdigit() else int(low)) + 1)
    return [n for n in found if 1 <= n <= last]


def _inline(line: str, page: Page, origin: str, number: int, budget: _Budget, in_code: bool) -> list[str]:
    if not _INCLUDE.search(line):
        return [line]
    alone = _PREFIX.sub("", line, count=1).strip()
    match = _INCLUDE.fullmatch(alone)
    if match:
        text = _include(match, page, origin, number, budget, in_code)
        prefix = _PREFIX.match(line)
        first = prefix[0] if prefix else ""
        rest = re.sub(r"[^>\t]", " ", first)
        parts = text.strip("\n").split("\n")
        return [first + parts[0], *(f"{rest}{part}" if part else rest.rstrip() for part in parts[1:])]

    def one_line(found: re.Match[str]) -> str:
        return " ".join(_include(found, page, origin, number, budget, in_code).split())

    def replaced(text: str) -> str:
        return _INCLUDE.sub(one_line, text)

    # In a code span it is an example; in a code block the file's text is what is to be shown.
    return [replaced(line) if in_code else outside_code(line, replaced)]


def _include(
    match: re.Match[str], page: Page, origin: str, number: int, budget: _Budget, in_code: bool
) -> str:
    """The text of the file, or the sign of one that is not there."""
    name = next(value for value in match.groups() if value)
    if match["liquid"] and "include_relative" not in match[0].lower():
        name = f"_includes/{name}"
    rebase = bool(match["learn"] or match["vitepress"])
    text = _text(page, origin, name.strip(), number, budget, raw=in_code, rebase=rebase)
    return sign(name.strip()) if text is None else text


def _text(
    page: Page,
    origin: str,
    name: str,
    number: int,
    budget: _Budget,
    *,
    raw: bool = False,
    rebase: bool = False,
) -> str | None:
    """The text of an included file with its own includes done; None when it is not there.

    Empty when it would go on for ever or be too much.
    """
    target, section = _parted(name)
    path, text = _find(page, origin, target)
    if text is None:
        page.report(number, "include-missing", f"The included file `{target}` is not in this folder.")
        return None
    if path in budget.chain or len(budget.chain) > MAX_DEPTH:
        page.report(
            number, "include-cycle", f"`{path}` is included inside itself or too deep; it is left out here."
        )
        return ""
    if path not in page.includes:
        page.includes.append(path)
    budget.left -= len(text)
    if budget.left < 0:
        page.report(
            number,
            "include-size",
            f"`{path}` is left out: the page would pull in over {MAX_TOTAL} characters.",
        )
        return ""
    if raw:
        return _cut(text, section).rstrip("\n")
    body = _cut(split(text, path).body, section)
    budget.chain.append(path)
    inner = Source(body.split("\n"), [number] * (body.count("\n") + 1))
    _expand(inner, page, path, budget)
    budget.chain.pop()
    result = "\n".join(inner.lines).strip("\n")
    return _rebased(result, path, origin) if rebase else result


def _parted(name: str) -> tuple[str, str]:
    """File and part of `app.py:2:5`, `app.py:section`, `app.py{2-5}`, `app.py#region`."""
    found = re.fullmatch(r"(.+?\.\w+)(?::([\w:-]+)|#([\w-]+)|\{([^{}]*)\})?(?:[ \t].*)?", name.strip())
    if not found:
        return name.strip(), ""
    return found[1], found[2] or found[3] or (found[4] or "").replace("-", ":").replace(",", ":")


def _cut(text: str, section: str) -> str:
    if not section:
        return text
    lines = text.split("\n")
    bounds = section.split(":")
    if all(b.isdigit() or not b for b in bounds):
        low = int(bounds[0] or 1)
        high = int(bounds[1] or len(lines)) if len(bounds) > 1 else len(lines)
        return "\n".join(lines[max(0, low - 1) : high])
    start = re.compile(
        rf"(?:--8<--|ANCHOR:?|#?region)\s*\[?\s*(?:start:\s*)?{re.escape(section)}\b", re.IGNORECASE
    )
    end = re.compile(
        rf"(?:--8<--\s*\[\s*end:|ANCHOR_END:?|#?endregion)\s*{re.escape(section)}\b", re.IGNORECASE
    )
    first = next((i for i, line in enumerate(lines) if start.search(line)), -1)
    last = next((i for i, line in enumerate(lines) if i > first and end.search(line)), len(lines))
    return "\n".join(lines[first + 1 : last]) if first >= 0 else text


def _find(page: Page, origin: str, name: str) -> tuple[str, str | None]:
    """Looked up from the including file, then from each folder above it, then from the root."""
    if page.files is None:
        return name, None
    clean = name.strip().replace("\\", "/")
    rooted = clean.startswith(("~/", "/", "@/"))
    clean = clean.removeprefix("~/").removeprefix("@/").lstrip("/")
    folder = "" if rooted else posixpath.dirname(origin)
    while True:
        path = posixpath.normpath(posixpath.join(folder, clean))
        if not path.startswith("../") and path not in ("..", "."):
            text = page.files.read(path)
            if text is not None:
                return path, text
        if not folder:
            return path, None
        folder = posixpath.dirname(folder)


def _rebased(text: str, path: str, origin: str) -> str:
    """Relative addresses of an included text, written as seen from the page that includes it."""
    here, there = posixpath.dirname(origin), posixpath.dirname(path)
    if here == there:
        return text

    def moved(match: re.Match[str]) -> str:
        target = posixpath.relpath(posixpath.join(there or ".", match[2]), here or ".")
        return match[1] + target + ("/" if match[2].endswith("/") else "")

    return _RELATIVE.sub(moved, text)


RULE = Dialect(
    "includes",
    "[!INCLUDE[name](includes/name.md)] -> the text of that file",
    triggers=(
        "[!INCLUDE",
        "[!include",
        "[!Include",
        "8<-",
        "{!",
        "{*",
        "@include",
        "#include",
        "{% include",
        "#rustdoc_include",
        "<<<",
        "[!code-",
        "[!Code-",
    ),
    lines=_lines,
)
