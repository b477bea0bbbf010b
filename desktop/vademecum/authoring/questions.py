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
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from vademecum.errors import VademecumError
from vademecum.knowledge.reader import ANYONE, Reader

_ARROW = re.compile(r"\s*(?:\t|->|→)\s*")


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


@dataclass(frozen=True, slots=True)
class QuestionFile:
    """Everything that one file holds."""

    path: str
    questions: tuple[Question, ...] = ()
    cases: tuple[GatingCase, ...] = ()


def read_questions(file: Path) -> QuestionFile:
    """Read a question file; raises `VademecumError` naming the file and what is wrong."""
    try:
        text = file.read_text("utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise VademecumError(
            f"cannot read the questions: {error}", path=str(file), mend="Give a UTF-8 file"
        ) from error
    if file.suffix.casefold() not in (".yaml", ".yml", ".json"):
        return QuestionFile(str(file), tuple(_lines(text)))
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        line = getattr(getattr(error, "problem_mark", None), "line", -1) + 1
        raise VademecumError(
            "this is no YAML", path=str(file), line=line, mend="Check indentation and quotes"
        ) from error
    if not isinstance(data, Mapping) or not ({"questions", "cases"} & data.keys()):
        raise VademecumError(
            "there is neither `questions` nor `cases` in it", path=str(file), mend="See the manual, Evaluate"
        )
    questions = tuple(_question(item, at, file) for at, item in enumerate(_list(data, "questions", file), 1))
    cases = tuple(_case(item, at, file) for at, item in enumerate(_list(data, "cases", file), 1))
    return QuestionFile(str(file), questions, cases)


def _lines(text: str) -> list[Question]:
    found: list[Question] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("# "):
            continue
        asked, *rest = _ARROW.split(line.strip(), maxsplit=1)
        expect = tuple(part.strip() for part in (rest[0] if rest else "").split(",") if part.strip())
        found.append(Question(f"line-{number}", asked, "" if expect else "unanswerable", expect))
    return found


def _list(data: Mapping[str, Any], key: str, file: Path) -> list[Any]:
    value = data.get(key) or []
    if not isinstance(value, list):
        raise VademecumError(f"`{key}` must be a list", path=str(file), mend="Begin each entry with `- `")
    return value


def _question(item: Any, at: int, file: Path) -> Question:
    text = _text(item, at, file)
    who = item.get("reader") or {}
    expect = _texts(item.get("expect"))
    return Question(
        id=str(item.get("id", at)),
        text=text,
        kind=str(item.get("kind", "" if expect else "unanswerable")),
        expect=expect,
        route=str(item.get("route") or who.get("route") or ""),
        reader=_reader(who),
        include_low=bool(item.get("include_low") or who.get("include_low")),
        language=str(item.get("lang", "")),
    )


def _case(item: Any, at: int, file: Path) -> GatingCase:
    text = _text(item, at, file)
    who = item.get("reader") or {}
    return GatingCase(
        id=str(item.get("id", at)),
        text=text,
        reader=_reader(who),
        route=str(item.get("route") or who.get("route") or ""),
        include_low=bool(item.get("include_low") or who.get("include_low")),
        must_include=_texts(item.get("must_include")),
        must_exclude=_texts(item.get("must_exclude")),
        note=str(item.get("note", "")),
    )


def _text(item: Any, at: int, file: Path) -> str:
    if not isinstance(item, Mapping) or not str(item.get("q") or item.get("question") or "").strip():
        raise VademecumError(f"entry {at} has no question", path=str(file), mend="Write it as `q: ...`")
    return str(item.get("q") or item.get("question"))


def _texts(value: Any) -> tuple[str, ...]:
    if value is None:
        return ()
    return tuple(str(part) for part in value) if isinstance(value, list) else (str(value),)


def _reader(who: Mapping[str, Any]) -> Reader:
    flags = who.get("flags")
    return Reader(
        audience=who.get("audience"),
        plan=who.get("plan"),
        role=who.get("role"),
        flags=None if flags is None else _texts(flags),
        language=who.get("language"),
        filter=who.get("filter"),
    )
