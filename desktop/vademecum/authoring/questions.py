"""Question files: what readers ask and where the answer stands.

YAML, as a set of questions:

    questions:
    - id: q-1
      q: how do I verify a domain
      kind: howto            # any word; results are reported by kind
      expect: [guide/dns.md#verify, guide/dns.md]   # any one is right; [] = the folder has no answer
      route: /project/7/domains                     # optional: the reader's screen
      reader: {audience: operator, plan: pro}       # optional
      lang: en                                      # optional

YAML, as gating cases (`must_exclude` pages may never be shown to this reader):

    cases:
    - id: g-1
      q: set up a funnel
      reader: {plan: growth, role: editor, flags: [beta], route: /x, include_low: true}
      must_include: [docs/funnel.md]
      must_exclude: [docs/secret.md]

Plain text, one question per line, targets after a tab or an arrow, none for an unanswerable one:

    how do I verify a domain -> guide/dns.md#verify, guide/dns.md
    what is the weather like

A slip must not make a test pass, so what would be ignored is an error: a key that nothing reads, a
case that checks nothing, an arrow of another kind.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vademecum.errors import QueryError, VademecumError
from vademecum.knowledge import values, yaml_text
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.knowledge.slips import slip

_ARROW = re.compile(r"\s*(?:\t|-+>|→)\s*")
_OTHER_ARROW = re.compile(r"\S\s*(=+>|~+>|[⇒⟶➔➜➝➞»⟹]|>>+|:>)\s*(\S.*)")
"""What people type for an arrow that is none here."""
_LOOSE_PAGE = re.compile(
    r"\S(?:\s*[|;]\s*|[:,]\s+|\s{2,}|\s+-+\s+)\S+\.(?:md|mdx|markdown)(?:#\S*)?$", re.IGNORECASE
)
"""A page behind something that stands where the arrow should."""

_EITHER = frozenset(
    {"id", "q", "question", "kind", "lang", "language", "route", "reader", "include_low", "note"}
)
_QUESTION = _EITHER | {"expect"}
_CASE = _EITHER | {"must_include", "must_exclude"}
_READER = frozenset({"audience", "plan", "role", "flags", "language", "filter", "route", "include_low"})
_SHAPE = "Begin with `questions:` or `cases:`, as the manual shows in “Test what readers find”"


@dataclass(frozen=True, slots=True)
class Question:
    """One question with its right answers."""

    id: str
    text: str
    kind: str = ""
    """How it is asked: direct, paraphrase, typo, ...; `unanswerable-...` when nothing is expected."""
    expect: tuple[str, ...] = ()
    """`path` or `path#slug`, any one is right; empty when the folder has no answer."""
    route: str = ""
    reader: Reader = ANYONE
    include_low: bool = False
    language: str = ""
    line: int = field(default=0, compare=False)
    """Where it begins in its file, from 1; 0 when it comes from no file."""


@dataclass(frozen=True, slots=True)
class GatingCase:
    """What one reader must and must not be shown."""

    id: str
    text: str
    reader: Reader = ANYONE
    route: str = ""
    include_low: bool = False
    must_include: tuple[str, ...] = ()
    must_exclude: tuple[str, ...] = ()
    note: str = ""
    line: int = field(default=0, compare=False)
    """Where it begins in its file, from 1; 0 when it comes from no file."""


@dataclass(frozen=True, slots=True)
class QuestionFile:
    """Everything that one file holds."""

    path: str
    questions: tuple[Question, ...] = ()
    cases: tuple[GatingCase, ...] = ()


def read_questions(file: Path) -> QuestionFile:
    """Read a question file; raises `VademecumError` naming the file, each line and what is wrong there."""
    try:
        text = file.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise VademecumError(
            f"cannot read the questions: {error}", path=str(file), mend="Give a UTF-8 file"
        ) from error
    if file.suffix.casefold() in (".yaml", ".yml", ".json"):
        reading: _Reading = _Yaml(str(file))
    else:
        reading = _Lines(str(file))
    found = reading.read(text)
    if reading.slips:
        raise _all_of(reading.slips)
    if not found.questions and not found.cases:
        raise VademecumError("there is no question in it", path=str(file), mend=_SHAPE)
    return found


def _all_of(slips: list[VademecumError]) -> VademecumError:
    """One error that says everything, a line each: an author mends a file in one go."""
    first, *others = sorted(slips, key=lambda error: error.line)
    more = "".join(f"\n{error}" for error in others)
    return VademecumError(first.problem, path=first.path, line=first.line, mend=first.mend + more)


class _Reading(ABC):
    """One reading of a file, which goes on after a slip."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.slips: list[VademecumError] = []

    @abstractmethod
    def read(self, text: str) -> QuestionFile:
        """The questions and cases that `text` holds."""

    def slip(self, line: int, problem: str, mend: str) -> None:
        self.slips.append(VademecumError(problem, path=self.path, line=line, mend=mend))


class _Lines(_Reading):
    """One question per line."""

    def read(self, text: str) -> QuestionFile:
        found: list[Question] = []
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip() or line.lstrip().startswith("# "):
                continue
            asked, *rest = _ARROW.split(line.strip(), maxsplit=1)
            expect = tuple(part.strip() for part in (rest[0] if rest else "").split(",") if part.strip())
            if rest and not (asked and expect):
                missing = "page behind" if asked else "question before"
                self.slip(number, f"there is no {missing} the arrow", "Write it as `question -> page.md`")
            elif not rest:
                self._no_arrow(number, line.strip())
            kind = "" if expect else "unanswerable"
            found.append(Question(f"line-{number}", asked, kind, expect, line=number))
        return QuestionFile(self.path, tuple(found))

    def _no_arrow(self, number: int, line: str) -> None:
        """Complain of a page that would be taken for a part of the question."""
        other = _OTHER_ARROW.search(line)
        pages = [part.strip() for part in other[2].split(",")] if other else []
        if other and all(part and len(part.split()) == 1 for part in pages):
            self.slip(number, f"`{other[1]}` is no arrow here", "Write `->` before the page that answers")
        elif _LOOSE_PAGE.search(line):
            self.slip(
                number, "a page stands here without an arrow", "Write `->` before the page that answers"
            )


class _Yaml(_Reading):
    """Questions and cases with their keys."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self._lines: Mapping[tuple[str, ...], int] = {}

    def read(self, text: str) -> QuestionFile:
        try:
            loaded = yaml_text.load(text)
        except yaml_text.YamlError as error:
            mend = "Check indentation and quotes"
            problem = f"this is no YAML that can be read: {error.message}"
            raise VademecumError(problem, path=self.path, line=error.line, mend=mend) from error
        data, self._lines = loaded.data, loaded.lines
        for double in loaded.duplicates:
            mend = "Keep one; the first would be lost"
            self.slip(double.second, f"`{double.key}` is given twice, first in line {double.first}", mend)
        data = values.mapping(data)
        for key in data:
            if key not in _LISTS and (near := slip(key.casefold(), _LISTS)):
                self.slip(self._lines.get((key,), 0), f"`{key}` is not read", f"Did you mean `{near}`?")
        if not self.slips and not _LISTS & data.keys():
            raise VademecumError(
                "there is neither `questions` nor `cases` in it", path=self.path, mend=_SHAPE
            )
        questions = [self._question(*entry) for entry in self._entries(data, "questions", _QUESTION)]
        cases = [self._case(*entry) for entry in self._entries(data, "cases", _CASE)]
        return QuestionFile(self.path, tuple(questions), tuple(cases))

    def _entries(
        self, data: Mapping[str, Any], name: str, known: frozenset[str]
    ) -> list[tuple[dict[str, Any], tuple[str, ...], int]]:
        """(entry, its place in the file, its line) of each entry in a list that asks something."""
        listed = data.get(name) or []
        if not isinstance(listed, list):
            line = self._lines.get((name,), 0)
            self.slip(line, f"`{name}` must be a list", "Begin each entry with `- `")
            return []
        found: list[tuple[dict[str, Any], tuple[str, ...], int]] = []
        for at, item in enumerate(listed):
            place = (name, str(at))
            entry = _merged(item)
            line = min((self._lines.get((*place, key), 0) for key in values.mapping(item)), default=0)
            line = line or self._lines.get((name,), 0)
            self._keys(entry, place, line, known)
            if not values.text(entry.get("q")) and not values.text(entry.get("question")):
                self.slip(line, f"entry {at + 1} has no question", "Write it as `q: ...`")
                continue
            found.append((entry, place, line))
        return found

    def _keys(
        self, entry: Mapping[str, Any], place: tuple[str, ...], line: int, known: frozenset[str]
    ) -> None:
        for key in entry:
            if key in known:
                continue
            at = self._lines.get((*place, key), line)
            near = slip(key.casefold(), known)
            if key in _QUESTION | _CASE:
                mend = f"It belongs under `{'cases' if key in _CASE else 'questions'}:`"
            else:
                mend = f"Did you mean `{near}`?" if near else f"Use one of {', '.join(sorted(known))}"
            self.slip(at, f"the key `{key}` is not read here", mend)

    def _question(self, entry: dict[str, Any], place: tuple[str, ...], line: int) -> Question:
        reader, route, include_low = self._reader(entry, place, line)
        expect = self._texts(entry, "expect", place, line)
        return Question(
            id=_text(entry, "id") or str(int(place[1]) + 1),
            text=_text(entry, "q", "question"),
            kind=_text(entry, "kind") or ("" if expect else "unanswerable"),
            expect=expect,
            route=route,
            reader=reader,
            include_low=include_low,
            language=_text(entry, "lang", "language"),
            line=line,
        )

    def _case(self, entry: dict[str, Any], place: tuple[str, ...], line: int) -> GatingCase:
        reader, route, include_low = self._reader(entry, place, line)
        must_include = self._texts(entry, "must_include", place, line)
        must_exclude = self._texts(entry, "must_exclude", place, line)
        name = _text(entry, "id") or str(int(place[1]) + 1)
        if not must_include and not must_exclude:
            mend = "Name pages under `must_exclude` or `must_include`"
            self.slip(line, f"the case {name} checks nothing", mend)
        return GatingCase(
            id=name,
            text=_text(entry, "q", "question"),
            reader=reader,
            route=route,
            include_low=include_low,
            must_include=must_include,
            must_exclude=must_exclude,
            note=_text(entry, "note"),
            line=line,
        )

    def _texts(
        self, entry: Mapping[str, Any], key: str, place: tuple[str, ...], line: int
    ) -> tuple[str, ...]:
        """The texts under a key; complains of a mapping and of what a list holds beside texts."""
        value = entry.get(key)
        parts = value if isinstance(value, list) else [value]
        if any(part is not None and not isinstance(part, str) for part in parts):
            at = self._lines.get((*place, key), line)
            self.slip(at, f"`{key}` is not understood", "Write a text, or a list of texts: [one, other]")
        return values.texts(value)

    def _reader(
        self, entry: Mapping[str, Any], place: tuple[str, ...], line: int
    ) -> tuple[Reader, str, bool]:
        """(who asks, on which screen, whether unreviewed pages are shown)."""
        given = entry.get("reader")
        who = _merged(given)
        if given and not isinstance(given, dict) and values.text(given):
            at = self._lines.get((*place, "reader"), line)
            self.slip(at, "`reader` is not understood", "Write it as {plan: pro, role: editor}")
        below = (*place, "reader")
        self._keys(who, below, line, _READER)
        for key in ("audience", "plan", "role", "language", "filter", "route"):
            if not isinstance(who.get(key, ""), str):
                at = self._lines.get((*below, key), line)
                self.slip(at, f"`{key}` of a reader is one text", f"Write it as `{key}: name`")
        route = _text(entry, "route") or _text(who, "route")
        lows = [self._switch(entry, place, line), self._switch(who, below, line)]
        flags = self._texts(who, "flags", below, line)
        known = isinstance(who.get("flags"), list) or bool(flags)  # an empty list: none is set
        try:
            reader = Reader(
                audience=_text(who, "audience") or None,
                plan=_text(who, "plan") or None,
                role=_text(who, "role") or None,
                flags=flags if known else None,
                language=_text(who, "language") or None,
                filter=_text(who, "filter") or None,
            )
        except QueryError as error:
            self.slip(self._lines.get((*below, "audience"), line), error.problem, error.mend)
            reader = ANYONE
        return reader, route, any(lows)

    def _switch(self, keys: Mapping[str, Any], place: tuple[str, ...], line: int) -> bool:
        value = keys.get("include_low", "false")
        on = values.boolean(value)
        if on is None and not (isinstance(value, str) and value in values.NOTHING):
            at = self._lines.get((*place, "include_low"), line)
            self.slip(at, "`include_low` is not understood", "Write true or false")
        return bool(on)


_LISTS = frozenset({"questions", "cases"})


def _merged(item: Any) -> dict[str, Any]:
    """The keys of an entry, those that `<<: *name` takes over included; none when it has none."""
    own = values.mapping(item)
    if "<<" not in own:
        return own
    bases = own["<<"] if isinstance(own["<<"], list) else [own["<<"]]
    taken: dict[str, Any] = {}
    for base in reversed(bases):
        taken |= _merged(base)
    return {**taken, **{key: value for key, value in own.items() if key != "<<"}}


def _text(keys: Mapping[str, Any], *names: str) -> str:
    return next((found for name in names if (found := values.text(keys.get(name)))), "")
