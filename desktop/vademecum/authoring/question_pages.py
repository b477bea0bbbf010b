"""Question files against a folder: pages that are not there, and readers that nobody is.

A case that excludes a page which does not exist would pass for ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from vademecum.authoring.questions import GatingCase, Question, QuestionFile
from vademecum.authoring.rules.gates import declared, undeclared, unlike_others
from vademecum.authoring.rules.links import suggestion
from vademecum.knowledge.addresses import split_source
from vademecum.knowledge.article import Problem
from vademecum.knowledge.reader import Reader
from vademecum.knowledge.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Placed:
    """A question file whose targets are paths of the folder."""

    file: QuestionFile
    problems: tuple[Problem, ...] = ()
    """Pages that the folder lacks and names of readers that it does not know, by line."""


def place(file: QuestionFile, snapshot: Snapshot) -> Placed:
    """Resolve what a question file names: ids, former addresses and redirects lead to their page."""
    placing = _Placing(file.path, snapshot)
    questions = tuple(replace(each, expect=placing.targets(each, each.expect)) for each in file.questions)
    cases = tuple(
        replace(
            each,
            must_include=placing.pages(each, each.must_include),
            must_exclude=placing.pages(each, each.must_exclude),
        )
        for each in file.cases
    )
    asked: tuple[Question | GatingCase, ...] = (*questions, *cases)
    for one in asked:
        placing.reader(one)
    problems = sorted(dict.fromkeys(placing.problems), key=lambda problem: problem.line)
    return Placed(QuestionFile(file.path, questions, cases), tuple(problems))


class _Placing:
    """One look at a file."""

    def __init__(self, path: str, snapshot: Snapshot) -> None:
        self.problems: list[Problem] = []
        self._path = path
        self._snapshot = snapshot
        meta = snapshot.manifest.meta
        self._known = {kind: declared(meta, kind) for kind in ("plan", "role", "flags", "filter")}
        self._used = {
            kind: Counter(
                word for article in snapshot.articles.values() for word in getattr(article.requires, kind)
            )
            for kind in self._known
        }

    def targets(self, asked: Question | GatingCase, names: Iterable[str]) -> tuple[str, ...]:
        """`path` or `path#slug` of each; those that lead nowhere stay as they are."""
        return tuple(dict.fromkeys(self._target(asked, name) for name in names))

    def pages(self, asked: Question | GatingCase, names: Iterable[str]) -> tuple[str, ...]:
        """The pages alone: gates guard whole pages."""
        found = self.targets(asked, names)
        known = self._snapshot.articles
        return tuple(dict.fromkeys(name if name in known else split_source(name)[0] for name in found))

    def _target(self, asked: Question | GatingCase, name: str) -> str:
        path, slug = self._snapshot.by_address(name)
        if not path or path not in self._snapshot.articles:
            where = split_source(name)[0]
            near = suggestion(where, self._snapshot.articles)
            offer = f"Did you mean {near}?" if near else "Correct or remove it."
            message = f"The folder has no page {where}. {offer}"
            self.problems.append(Problem(self._path, asked.line, "unknown-page", message, "error"))
            return name
        slug = slug or ("" if name in self._snapshot.articles else split_source(name)[1])
        path = self._snapshot.addresses.redirects.get(path, path)
        return f"{path}#{slug}" if slug else path

    def reader(self, asked: Question | GatingCase) -> None:
        """Complain of a plan, role, flag or filter that the folder does not know."""
        for kind, known in self._known.items():
            for word in _words(asked.reader, kind):
                used = self._used[kind]
                if word in known or word in used:
                    continue
                remark = undeclared(word, known, kind) if known else unlike_others(word, used)
                if remark:
                    remark = remark[0].upper() + remark[1:]
                    name = kind.removesuffix("s")
                    message = f"The folder knows no {name} `{word}`. {remark}"
                    self.problems.append(Problem(self._path, asked.line, f"unknown-{name}", message))


def _words(reader: Reader, kind: str) -> tuple[str, ...]:
    value = getattr(reader, kind)
    return (value,) if isinstance(value, str) else tuple(sorted(value or ()))
