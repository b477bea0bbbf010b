"""```` ```{note} Title ```` ... ```` ``` ````: directives of MyST (Sphinx, Jupyter Book)."""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.kinds import known
from vademecum.knowledge.dialects.rule import Dialect, Page, Source

_OPEN = re.compile(r"([ \t]*)(`{3,}|:{3,})\{([a-z-]+)\}[ \t]*(.*)$")
_CODE, _PICTURES = ("code-block", "code", "sourcecode", "code-cell"), ("image", "figure")
_OTHERS = (*_CODE, *_PICTURES, "toctree", "contents", "tableofcontents", "index")
_OPTION = re.compile(r"[ \t]*:([a-z-]+):(?:[ \t]+(.*))?$")


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    i = 0
    while i < len(source.lines):
        opened = _OPEN.match(source.lines[i])
        if opened and (known(opened[3]) or opened[3] in ("dropdown", "tab-item")):
            _container(source, i, opened)
        elif opened and opened[2][0] == "`" and opened[3] in _OTHERS:
            _other(source, i, opened)
        i += 1


def _other(source: Source, start: int, opened: re.Match[str]) -> None:
    """Code under its language, a picture, or a list that Sphinx makes."""
    indent, fence, name, rest = opened.groups()
    end = start + 1
    while end < len(source.lines) and source.lines[end].strip() != fence:
        end += 1
    if end == len(source.lines):
        return
    options: dict[str, str] = {}
    line = start + 1
    while line < end and (option := _OPTION.match(source.lines[line])):
        options[option[1]] = (option[2] or "").strip()
        source.lines[line] = "\0"
        line += 1
    if name in _CODE:
        source.lines[start] = f"{indent}{fence}{rest}"
    else:
        picture = f"![{options.get('alt', '')}](<{rest.strip()}>)" if name in _PICTURES else ""
        inside = source.lines[line:end] if name in _PICTURES else []
        source.lines[start : end + 1] = [f"{indent}{picture}", *inside, *[""] * (end - start - len(inside))]
    keep = [at for at, text in enumerate(source.lines) if text != "\0"]
    source.lines, source.numbers = [source.lines[at] for at in keep], [source.numbers[at] for at in keep]


def _container(source: Source, start: int, opened: re.Match[str]) -> None:
    indent, fence, name, title = opened.groups()
    if fence[0] == "`":
        end = start + 1
        while end < len(source.lines) and source.lines[end].strip() != fence:
            end += 1
        if end == len(source.lines):
            return  # never closed: a code block to its end
        source.lines[end] = f"{indent}:::"
    line = start + 1
    while line < len(source.lines) and (option := _OPTION.match(source.lines[line])):
        if option[1] == "class" and option[2] and known(option[2]) and name == "admonition":
            name = option[2]
        source.lines[line] = ""
        line += 1
    source.lines[start] = f"{indent}::: {'details' if name == 'dropdown' else name} {title}".rstrip()


RULE = Dialect("directives", "```{note} Title ... ``` -> a callout", triggers=("```{", ":::{"), lines=_lines)
