"""Front matter that cannot be read because a value holds a bare colon: the one slip with a safe mend.

title: Backup: how it works      ->  title: "Backup: how it works"
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from vademecum.authoring.findings import Edit, Finding, Rule
from vademecum.authoring.inspection import Inspection, Source
from vademecum.knowledge.frontmatter import split

_PAIR = re.compile(r"([A-Za-z_][\w.\- ]*:[ \t]+)(\S.*?)[ \t]*")
_QUOTED = "front-matter-syntax"


def _find(inspection: Inspection) -> Iterator[Finding]:
    for problem in inspection.snapshot.problems:
        if problem.code == _QUOTED and problem.path in inspection.snapshot.articles:
            edit = _quote(inspection.source(problem.path), problem.path, problem.line)
            yield Finding(replace(problem, severity="error"), (edit,) if edit else ())


def _quote(source: Source, path: str, line: int) -> Edit | None:
    """Quotes around the value in this line, when they make the header readable and change nothing else."""
    text = source.text(line)
    pair = _PAIR.fullmatch(text)
    if not pair or pair[2][0] in "\"'|>[{&*!":
        return None
    value = pair[2]
    new = '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    lines = list(source.lines)
    lines[line - 1] = pair[1] + new
    after = split("\n".join(lines), path)
    key = pair[1].rstrip(": \t")
    gained = after.data.keys() - source.front.data.keys()
    kept = all(after.data.get(name) == old for name, old in source.front.data.items() if name != key)
    fewer = len(after.problems) < len(source.front.problems)
    if after.data.get(key) != value or not kept or not fewer or gained - {key}:
        return None
    return Edit(path, line, len(pair[1]), value, new)


RULE = Rule("syntax", (_QUOTED,), _find)
