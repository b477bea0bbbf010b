"""Inspect a knowledge folder: everything that its author should mend, and the mends that are safe.

Reading a folder already reports what it could not read. The rules add what only shows when
all pages are there: links, pictures, titles, gates, reach.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from vademecum.authoring.findings import Finding
from vademecum.authoring.fixing import fix
from vademecum.authoring.inspection import Inspection
from vademecum.authoring.rules import RULES
from vademecum.errors import Cancelled
from vademecum.knowledge.article import Problem
from vademecum.knowledge.folder import Progress, read_folder
from vademecum.knowledge.snapshot import Snapshot

_KEYS_OF = {
    "route-clash": ("route", "routes", "sections", "ms.search.form", "ms.search.forms"),
    "id-clash": ("help_id", "id"),
    "alias-clash": ("aliases", "alias", "permalink", "slug", "redirect_from"),
    "redirect-loop": ("redirect", "redirect_to"),
}
"""Problems between pages -> the keys that cause them, which tell the line."""
_ERRORS = frozenset({"id-clash", "front-matter-unclosed"})
"""Problems that reading can work around, but that a reader will notice."""
_ORDER = {"error": 0, "warning": 1, "info": 2}


@dataclass(frozen=True, slots=True)
class Report:
    """What an inspection found."""

    findings: tuple[Finding, ...] = ()
    """By path and line, the gravest first in each line."""
    fixed: tuple[Finding, ...] = ()
    """What was mended; no longer among the findings."""
    articles: int = 0
    """Pages that were looked at."""

    @property
    def counts(self) -> Mapping[str, int]:
        """Findings by severity: error, warning, info."""
        found: Counter[str] = Counter(each.problem.severity for each in self.findings)
        return {severity: found[severity] for severity in _ORDER}


def check(
    root: Path | str,
    *,
    overlay: Path | str | None = None,
    skip: Collection[str] = (),
    mend: bool = False,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Report:
    """Inspect the folder `root`.

    `skip` holds codes that are not wanted; with `mend`, safe mends are written into the folder
    and the report is of the folder after them. Raises `KnowledgeError` when the folder cannot
    be read, or a file cannot be written, and `Cancelled` when `cancelled` turns true.
    """
    snapshot = read_folder(root, overlay=overlay, progress=progress, cancelled=cancelled)
    found = inspect(snapshot, skip=skip, cancelled=cancelled)
    fixed: list[Finding] = []
    # A mend may uncover another one, such as a header that can be read now. Each round settles some.
    while mend and any(each.edits for each in found) and len(fixed) < _MOST_MENDS:
        made = fix(snapshot.root, found)
        if not made:
            break
        fixed += made
        snapshot = read_folder(root, overlay=overlay, previous=snapshot, cancelled=cancelled)
        found = inspect(snapshot, skip=skip, cancelled=cancelled)
    return Report(found, tuple(fixed), len(snapshot.articles))


_MOST_MENDS = 100_000
"""Mends in one call: more means that two of them undo each other."""


def inspect(
    snapshot: Snapshot, *, skip: Collection[str] = (), cancelled: Callable[[], bool] | None = None
) -> tuple[Finding, ...]:
    """What is wrong with a folder that has been read. Raises `Cancelled` when told so."""
    inspection = Inspection(snapshot)
    found: list[Finding] = []
    for rule in RULES:
        if cancelled is not None and cancelled():
            raise Cancelled
        if not set(rule.codes) <= set(skip):
            found += rule.find(inspection)
    said = {(each.problem.path, each.problem.line, each.problem.code) for each in found}
    spaced = {(each.problem.path, _named(each.problem)) for each in found if each.problem.code == _SPACE}
    for problem in snapshot.problems:
        if (problem.path, problem.line, problem.code) in said:
            continue
        if problem.code != _SPACE or (problem.path, _named(problem)) not in spaced:
            found.append(Finding(_placed(inspection, problem)))
    kept = (each for each in found if each.problem.code not in skip)
    return tuple(sorted(dict.fromkeys(kept), key=_key))


_SPACE = "link-space"
"""Said by the parser for every such address, and by a rule, with a mend, for those that lead somewhere."""


def _named(problem: Problem) -> str:
    """What the message names first, in backquotes."""
    return problem.message.partition("`")[2].partition("`")[0]


def _placed(inspection: Inspection, problem: Problem) -> Problem:
    """The problem with the line of the key that causes it, and as grave as it is for a reader."""
    if problem.code in _ERRORS and problem.severity == "warning":
        problem = replace(problem, severity="error")
    keys = _KEYS_OF.get(problem.code)
    if problem.line or not keys:
        return problem
    path, line = inspection.key_place(problem.path, *keys)
    return replace(problem, path=path, line=line)


def _key(found: Finding) -> tuple[str, int, int, str, str]:
    problem = found.problem
    return problem.path, problem.line, _ORDER[problem.severity], problem.code, problem.message
