"""What `check` finds: problems, and for some of them the edit that mends them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vademecum.knowledge.article import Problem

if TYPE_CHECKING:
    from vademecum.authoring.inspection import Inspection


@dataclass(frozen=True, slots=True)
class Edit:
    """A replacement inside one line of a page; it is only made where `old` still stands."""

    path: str
    """File, relative to the knowledge folder."""
    line: int
    """Line in the file, from 1."""
    column: int
    """Character in that line at which `old` begins, from 0."""
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Finding:
    """A problem with its mend, where a program may make it without asking."""

    problem: Problem
    edits: tuple[Edit, ...] = ()
    """All of them are made, or none; empty when only the author can decide."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One thing to look at, by name, so that it can be switched off."""

    name: str
    codes: tuple[str, ...]
    """Codes of the problems that it may report."""
    find: Callable[[Inspection], Iterator[Finding]]


def finding(path: str, line: int, code: str, message: str, severity: str = "warning") -> Finding:
    """A finding without a mend. `severity` is error, warning or info."""
    level = severity if severity in ("error", "info") else "warning"
    return Finding(Problem(path, line, code, message, level))  # type: ignore[arg-type] # narrowed above
