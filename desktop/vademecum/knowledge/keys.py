"""Keys in YAML or TOML, read as far as they can be read.

A mistake costs only the top-level keys that hold it: each of the others is read on its own,
and what is lost is named. Front matter, manifest and overlay are read so, because a gate that
disappears with a neighbour's missing quote would open what it guards.
"""

from __future__ import annotations

import datetime
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from vademecum.knowledge import yaml_text
from vademecum.knowledge.article import Problem, Severity

Syntax = Literal["yaml", "toml"]

YAML_KEY = re.compile(r"""(?:"[^"\n]*"|'[^'\n]*'|[^\s:#\-\[\]{},&*!|>'"%@`][^:\n]*?)[ \t]*:(?=[ \t\n]|$)""")
"""A line that begins with a key."""
_COMMENTED = re.compile(r"""[^:]+:[ \t]+([^\s"'\[{|>&*!#][^\n]*?)(?=[ \t]#)([ \t]#[^\n]*)$""")
"""A key with a plain value and what looks like a comment behind it."""
_TOML_KEY = re.compile(r"""(?:[A-Za-z0-9_.-]+|"[^"\n]*")[ \t]*=|\[+[ \t]*[A-Za-z0-9_-]+""")
_TOML_PLACE = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")
_CONTINUES = ("", " ", "\t", "#", "-", "]", "}")
"""First characters of lines that go on with the key above them."""
_MEND = "Put the value in quotes if it holds a colon, a # or begins with a special character"


@dataclass(frozen=True, slots=True)
class Remark:
    """A problem before its file is known; lines count from 1 in the text that was read."""

    line: int
    code: str
    """Without the name of what was read: `syntax`, `limit`, `not-keys`, `duplicate-key`."""
    message: str
    earlier: int = 0
    """Another line that the message names: `EARLIER` and `LINE` in it stand for the two."""

    def moved(self, lines: int) -> Remark:
        """The same, `lines` further down."""
        return Remark(self.line + lines, self.code, self.message, self.earlier + lines)

    def problem(self, path: str, what: str, severity: Severity = "warning") -> Problem:
        """The problem in the file `path`; `what` begins its code."""
        message = self.message.replace("EARLIER", str(self.earlier)).replace("LINE", str(self.line))
        return Problem(path, self.line, f"{what}-{self.code}", message, severity)


@dataclass(slots=True)
class Keys:
    """What was read."""

    data: dict[str, Any] = field(default_factory=dict)
    """Key -> text, list or mapping, scalars as written."""
    places: dict[tuple[str, ...], int] = field(default_factory=dict)
    """Keys from the top to a value -> line, from 1."""
    remarks: list[Remark] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)
    """Keys that are there but could not be read."""
    broken: bool = False
    """Whether the text as a whole is no valid YAML or TOML."""

    def add(self, part: Keys, lines: int) -> None:
        """Take in the keys of a part that begins `lines` below the start."""
        for place, line in part.places.items():
            if len(place) == 1 and place in self.places:
                self.remarks.append(_twice(place[0], self.places[place], line + lines))
            self.places[place] = line + lines
        self.data.update(part.data)
        self.remarks += [remark.moved(lines) for remark in part.remarks]
        self.lost |= part.lost


class _SyntaxError(Exception):
    """A text cannot be read."""

    def __init__(self, message: str, line: int, *, limit: bool = False) -> None:
        self.message = message
        self.line = line
        self.limit = limit
        super().__init__(message)


def read_keys(text: str, syntax: Syntax = "yaml") -> Keys:
    """Read a text of keys. Never raises; see `Keys.lost` and `Keys.remarks` for what is wrong."""
    load = _yaml if syntax == "yaml" else _toml
    try:
        return load(text)
    except _SyntaxError as error:
        return _salvage(text, syntax, load, error)


def cut_off(text: str, keys: Keys, said: Iterable[str]) -> Iterator[Remark]:
    """A remark on each of the keys `said` of a YAML text whose value YAML ends at a ` #`.

    title: C# guide #2      is read as: C# guide
    """
    lines = text.split("\n")
    for key in said:
        line = keys.places.get((key,), 0)
        found = _COMMENTED.match(lines[line - 1]) if 0 < line <= len(lines) else None
        if found and isinstance(keys.data.get(key), str):
            message = (
                f"`{key}` ends before `{found[2].strip()[:40]}`, which YAML takes for a comment. "
                "Put the value in quotes, or the comment on a line of its own."
            )
            yield Remark(line, "cut", message)


def names(text: str, syntax: Syntax = "yaml") -> set[str]:
    """The top-level keys of a text, without reading their values."""
    return {_name(part) for _, part in parts(text, syntax)} - {""}


def holds_prose(text: str, syntax: Syntax) -> bool:
    """Whether something other than a key follows an empty line."""
    lines = text.split("\n")
    found = parts(text, syntax)
    return any(number and not lines[number - 1].strip() and not _name(part) for number, part in found)


def parts(text: str, syntax: Syntax = "yaml") -> list[tuple[int, str]]:
    """Pieces of a text that each begin with a key in the first column, and the lines before each."""
    begins = YAML_KEY if syntax == "yaml" else _TOML_KEY
    found: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.split("\n")):
        if not found or begins.match(line) or line[:1] not in _CONTINUES:
            found.append((number, [line]))
        else:
            found[-1][1].append(line)
    return [(number, "\n".join(lines)) for number, lines in found if any(map(str.strip, lines))]


def _name(part: str) -> str:
    lines = (line for line in part.split("\n") if line.strip() and not line.lstrip().startswith("#"))
    first = next(lines, "")
    found = YAML_KEY.match(first) or _TOML_KEY.match(first)
    return found[0].strip("[] \t:=").strip("\"'") if found else ""


def _salvage(text: str, syntax: Syntax, load: Callable[[str], Keys], error: _SyntaxError) -> Keys:
    """Read each top-level key on its own, and give up only those that are wrong themselves."""
    found = Keys(broken=True)
    for offset, part in parts(text, syntax):
        try:
            found.add(load(part), offset)
        except _SyntaxError as wrong:
            name = _name(part)
            found.lost.add(name)
            if not error.limit:
                shown = f"`{name}`" if name else "A line"
                message = f"{shown} cannot be read: {wrong.message}. {_MEND}."
                found.remarks.append(Remark(offset + wrong.line, "syntax", message))
    if error.limit or not found.remarks:
        # No part is to blame alone, so one message is about the whole.
        message = f"The keys cannot be read in full: {error.message}. Simplify them."
        found.remarks.insert(0, Remark(error.line, "limit" if error.limit else "syntax", message))
    found.lost -= found.data.keys() | {""}
    return found


def _yaml(text: str) -> Keys:
    try:
        loaded = yaml_text.load(text)
    except yaml_text.YamlError as error:
        raise _SyntaxError(error.message, error.line, limit=error.limit) from None
    twice = [_twice(double.key, double.first, double.second) for double in loaded.duplicates]
    if isinstance(loaded.data, dict):
        return Keys(loaded.data, loaded.lines, twice)
    if not loaded.data:
        return Keys(remarks=twice)
    what = "a list" if isinstance(loaded.data, list) else "a text"
    message = f"There is {what} instead of keys, which is ignored. Write it as `key: value`."
    return Keys(remarks=[Remark(1, "not-keys", message)])


def _twice(key: str, first: int, second: int) -> Remark:
    message = f"`{key}` is given twice, in lines EARLIER and LINE; the last one counts. Remove one."
    return Remark(second, "duplicate-key", message, first)


def _toml(text: str) -> Keys:
    try:
        data = tomllib.loads(text, parse_float=str)
    except tomllib.TOMLDecodeError as error:
        place = _TOML_PLACE.search(str(error))
        line = int(place[1]) if place and place[1] else text.rstrip("\n").count("\n") + 1
        raise _SyntaxError(_TOML_PLACE.sub("", str(error)).strip(), line) from None
    except RecursionError:
        raise _SyntaxError("it is nested too deeply", 1, limit=True) from None
    begins = ((_name(line), number) for number, line in enumerate(text.split("\n"), 1))
    return Keys({key: _as_text(value) for key, value in data.items()}, _first_lines(begins, data))


def _first_lines(begins: Iterable[tuple[str, int]], data: dict[str, Any]) -> dict[tuple[str, ...], int]:
    lines: dict[tuple[str, ...], int] = {}
    for name, number in begins:
        if name in data:
            lines.setdefault((name,), number)
    return lines


def _as_text(value: Any) -> Any:
    """TOML's typed values as the texts that YAML would have."""
    if isinstance(value, dict):
        return {key: _as_text(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_as_text(item) for item in value]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return value.isoformat()
    return str(value)
