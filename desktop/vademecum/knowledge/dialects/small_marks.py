"""Small marks of PyMdown, Pandoc and MyST.

H~2~O, x^2^, ^^new^^        -> subscript, superscript, inserted
*[HTML]: Hyper Text         -> nothing: what an abbreviation stands for
[text]{.small}              -> text
{kbd}`Ctrl`, {ref}`a <b>`   -> code, and the words of a reference
\\newpage                    -> nothing
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline

from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_SCRIPT = re.compile(r"(?P<sign>[~^])(?P<text>[^\s~^\[\]]{1,30})(?P=sign)(?![~^])")
_INSERTED = re.compile(r"\^\^(?=[^\s^])(?P<text>[^^\n]+?)(?<=[^\s^])\^\^(?!\^)")
_SPAN = re.compile(r"\[(?P<text>[^\[\]\n]+)\]\{[ \t]*[.#][\w-][^{}\n]*\}")
_ABBREVIATION = re.compile(r" {0,3}\*\[[^\[\]\n]+\]:[ \t]+\S.*")
_PAGE_BREAK = re.compile(r"[ \t]*\\(?:newpage|pagebreak|clearpage)[ \t]*")
_ROLE = re.compile(r"(?<![\\`\w])\{(?P<name>[a-z]+(?:[:+-][a-z]+)*)\}(?P<code>`[^`\n]+`)(?!`)")
_REFERENCES = frozenset({"ref", "doc", "numref", "term", "download", "eq", "any", "abbr"})
_TITLED = re.compile(r"`(.+?)\s*[<(].*[>)]`")


def _role(found: re.Match[str]) -> str:
    if found["name"] not in _REFERENCES:
        return found["code"]
    titled = _TITLED.fullmatch(found["code"])
    return titled[1] if titled else found["code"][1:-1]


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    for i, line in enumerate(source.lines):
        if code[i]:
            continue
        if _ABBREVIATION.fullmatch(line) or _PAGE_BREAK.fullmatch(line):
            source.lines[i] = ""
        elif "}`" in line:
            source.lines[i] = _ROLE.sub(_role, line)


def _rule(state: StateInline, silent: bool) -> bool:
    src, start = state.src, state.pos
    if src[start] == "[":
        found = _SPAN.match(src, start, state.posMax)
        return found is not None and _wrap(state, found, "", silent)
    found = _INSERTED.match(src, start, state.posMax) if src[start] == "^" else None
    if found is not None:
        return _wrap(state, found, "u", silent)
    found = _SCRIPT.match(src, start, state.posMax)
    if (
        found is None
        or not start
        or not _may_stand(src[start - 1], found, src[found.end() : found.end() + 1])
    ):
        return False
    return _wrap(state, found, "sub" if found["sign"] == "~" else "sup", silent)


def _may_stand(before: str, script: re.Match[str], after: str) -> bool:
    """Whether this is no formula or version written in plain letters: `a^b^c`, `1.0~rc1~git2`."""
    if script["sign"] == "~":
        return before.isalpha() or before == ")"
    return (before.isalnum() or before == ")") and not after.isalnum()


def _wrap(state: StateInline, found: re.Match[str], name: str, silent: bool) -> bool:
    """Put the text inside into tokens `name`, or into none."""
    if not silent:
        if name:
            state.push(f"{name}_open", name, 1)
        limit, state.pos, state.posMax = state.posMax, found.start("text"), found.end("text")
        state.md.inline.tokenize(state)
        state.posMax = limit
        if name:
            state.push(f"{name}_close", name, -1)
    state.pos = found.end()
    return True


def _syntax(md: MarkdownIt) -> None:
    md.inline.ruler.before("strikethrough", "small_marks", _rule)


RULE = Dialect(
    "small-marks",
    "H~2~O -> H, subscript 2, O",
    triggers=("*[", "}`", "\\newpage", "\\pagebreak", "\\clearpage"),
    lines=_lines,
    syntax=_syntax,
)
