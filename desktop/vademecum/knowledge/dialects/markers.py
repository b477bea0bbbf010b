"""Marks that stand for something the site generator makes: they show as nothing.

[TOC], [[toc]], [[_TOC_]], {:toc}, ${toc}     a table of contents
- TOC, then {:toc} in the next line           the same, with the item that it replaces
:material-check:, :octicons-tag-24:           an icon
text ^a1b2c3                                  the id of a block
"""

from __future__ import annotations

import re

from vademecum.knowledge.dialects.rule import Dialect, Page, Source, outside_code

_CONTENTS = re.compile(
    r"\s*(?:[-*] )?(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:\s*toc\b[^}]*\}|\$\{toc\}|<!-- toc -->)\s*", re.IGNORECASE
)
_REPLACED = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+\S.*")
_ICON = re.compile(r":(?:material|octicons|fontawesome|simple)-[\w-]+:(?:\{[^{}\n]*\})?[ \t]?")
_BLOCK_ID = re.compile(r"[ \t]\^[A-Za-z0-9][A-Za-z0-9-]{3,}[ \t]*$")


def _lines(source: Source, page: Page) -> None:  # noqa: ARG001 - one signature for all rules
    code = source.code()
    for i, line in enumerate(source.lines):
        if code[i]:
            continue
        if ("oc" in line or "OC" in line) and _CONTENTS.fullmatch(line):
            source.lines[i] = ""
            if i and line.lstrip().startswith("{:") and _REPLACED.fullmatch(source.lines[i - 1]):
                source.lines[i - 1] = ""
            continue
        if ":" in line and "-" in line:
            line = outside_code(line, lambda text: _ICON.sub("", text))  # noqa: PLW2901 - the line as it is now
        if "^" in line:
            line = _BLOCK_ID.sub("", line)  # noqa: PLW2901 - the line as it is now
        source.lines[i] = line


RULE = Dialect(
    "markers",
    "[TOC], :material-check: and ^block-id -> nothing",
    triggers=(
        "[TOC]", "[toc]", "[[toc]]", "[[TOC]]", "_TOC_", "{:toc", "{: toc", "${toc}", " ^",
        ":material-", ":octicons-", ":fontawesome-", ":simple-",
    ),
    lines=_lines,
)  # fmt: skip
