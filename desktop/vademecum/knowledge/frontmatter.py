"""Front matter: the keys at the top of a page, parted from its body.

    ---                 +++
    title: Domains      title = "Domains"
    ---                 +++

Scalars stay as written (`yaml_text`). The closing fence stands alone at the first column, so
a `---` inside an indented block closes nothing. A fence that is never closed is no front
matter, and neither is a rule with prose below it. A header with a mistake loses only the
keys that cannot be read; each is reported with its line.
"""

from __future__ import annotations

import datetime
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vademecum.knowledge import yaml_text
from vademecum.knowledge.article import Problem

MAX_HEADER = 64 * 1024
"""Characters of front matter that are read; a longer header is ignored with a warning."""

_YAML_KEY = re.compile(r"""(?:"[^"\n]*"|'[^'\n]*'|[^\s:#\-\[\]{},&*!|>'"%@`][^:\n]*?)[ \t]*:(?=[ \t\n]|$)""")
_TOML_KEY = re.compile(r"""(?:[A-Za-z0-9_.-]+|"[^"\n]*")[ \t]*=|\[+[ \t]*[A-Za-z0-9_-]+""")
_TOML_LINE = re.compile(r"\(at line (\d+), column \d+\)|\(at end of document\)")
_CLOSING = {
    "---": re.compile(r"^(?:---|\.\.\.)[ \t]*$", re.MULTILINE),
    "+++": re.compile(r"^\+\+\+[ \t]*$", re.MULTILINE),
}
_QUOTE_HINT = "Put the value in quotes if it holds a colon, a # or begins with a special character"


@dataclass(frozen=True, slots=True)
class FrontMatter:
    """A page, parted."""

    data: Mapping[str, Any]
    """Key -> text, list or mapping, scalars as written."""
    lines: Mapping[str, int]
    """Key -> its line in the file, from 1."""
    body: str
    """The Markdown below the header, with `\\n` line ends."""
    body_line: int
    """Line in the file at which `body` begins, from 1."""
    problems: tuple[Problem, ...] = ()
    lost: frozenset[str] = frozenset()
    """Keys that are there but could not be read."""


@dataclass(frozen=True, slots=True)
class _Remark:
    """A problem before its place in the file is known; lines count from 1 in the header's text."""

    line: int
    code: str
    message: str
    earlier: int = 0
    """Another line that the message names: `LINE` and `EARLIER` in it stand for the two."""

    def moved(self, lines: int) -> _Remark:
        return _Remark(self.line + lines, self.code, self.message, self.earlier + lines)

    def problem(self, path: str) -> Problem:
        message = self.message.replace("EARLIER", str(self.earlier)).replace("LINE", str(self.line))
        return Problem(path, self.line, self.code, message)


@dataclass(slots=True)
class _Header:
    """What one way of reading a header found; lines count from 1 in the header's text."""

    data: dict[str, Any] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    remarks: list[_Remark] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)


class _SyntaxError(Exception):
    """A header or a part of it cannot be read."""

    def __init__(self, message: str, line: int, *, limit: bool = False) -> None:
        self.message = message
        self.line = line
        self.limit = limit
        super().__init__(message)


def split(text: str, path: str) -> FrontMatter:
    """Part a page into its keys and its body.

    `path` is named in problems. Never raises: whatever cannot be read is reported and the
    page keeps its body.
    """
    text = text.removeprefix("\ufeff")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    late = 1 if text[: text.find("\n") + 1].isspace() else 0
    start = text.find("\n") + 1 if late else 0
    fence = text[start : start + 3]
    end = text.find("\n", start)
    if fence not in _CLOSING or end < 0 or text[start:end].rstrip() != fence:
        return FrontMatter({}, {}, text, 1)
    closing = _CLOSING[fence].search(text, end + 1)
    header = text[end + 1 : closing.start()] if closing else text[end + 1 :]
    if not _looks_like_keys(header, fence, closed=closing is not None):
        return FrontMatter({}, {}, text, 1)
    first = 1 + late
    found = None if closing is None else _read(header, fence)
    if closing is None or found is None:
        message = (
            f"The front matter is never closed, so all of it is shown as text. End it with a line {fence}."
        )
        problem = Problem(path, first, "front-matter-unclosed", message)
        # Gates among these keys were meant: whoever reads them must know that they are there.
        lost = {_key(part) for _, part in _parts(header.partition("\n\n")[0], fence)} - {""}
        return FrontMatter({}, {}, text, 1, (problem,), frozenset(lost))
    remarks = [remark.moved(first) for remark in found.remarks]
    if late:
        message = (
            "An empty line stands before the front matter. Remove it: other tools will not see the keys."
        )
        remarks.insert(0, _Remark(1, "front-matter-late", message))
    body_start = min(closing.end() + 1, len(text))
    return FrontMatter(
        found.data,
        {key: line + first for key, line in found.lines.items()},
        text[body_start:],
        text.count("\n", 0, body_start) + 1,
        tuple(remark.problem(path) for remark in remarks),
        frozenset(found.lost),
    )


def _looks_like_keys(header: str, fence: str, *, closed: bool) -> bool:
    """Tell front matter from a rule that happens to stand in the first line of a page."""
    if fence == "+++":
        return True
    lines = [line for line in header.split("\n", 40)[:40] if not line.startswith("#")]
    filled = [line for line in lines if line.strip()]
    if not filled:
        return closed
    if _YAML_KEY.match(filled[0]) or (closed and filled[0].startswith(("- ", "{", "["))):
        return True
    # A mistake in the first line must not hide the keys below it; prose is parted by empty lines.
    return "" not in lines[:-1] and any(_YAML_KEY.match(line) for line in filled)


def _read(header: str, fence: str) -> _Header | None:
    """Read a header as far as it can be read; None when it holds prose, so its end is another's."""
    if len(header) > MAX_HEADER:
        lost = {_key(part) for _, part in _parts(header, fence)} - {""}
        limit = f"{MAX_HEADER // 1024} KiB"
        message = f"The front matter is longer than {limit} and is ignored. Move text into the page."
        return _Header(remarks=[_Remark(0, "front-matter-size", message)], lost=lost)
    load = _yaml if fence == "---" else _toml
    try:
        return load(header)
    except _SyntaxError as error:
        lines = header.split("\n")
        parts = _parts(header, fence)
        if any(number and not lines[number - 1].strip() and not _key(part) for number, part in parts):
            return None
        return _salvage(parts, load, error)


def _salvage(parts: list[tuple[int, str]], load: Callable[[str], _Header], error: _SyntaxError) -> _Header:
    """Read each top-level key on its own, and give up only those that are wrong themselves."""
    found = _Header()
    for offset, part in parts:
        try:
            good = load(part)
        except _SyntaxError as wrong:
            key = _key(part)
            found.lost.add(key)
            if not error.limit:
                name = f"`{key}`" if key else "A line"
                message = f"{name} in the front matter cannot be read: {wrong.message}. {_QUOTE_HINT}."
                found.remarks.append(_Remark(offset + wrong.line, "front-matter-syntax", message))
            continue
        for name, line in good.lines.items():
            if name in found.lines:
                found.remarks.append(_twice(name, found.lines[name], line + offset))
            found.lines[name] = line + offset
        found.data.update(good.data)
        found.remarks += [remark.moved(offset) for remark in good.remarks]
    if error.limit or not found.remarks:
        # No part is to blame alone, so one message is about the whole.
        message = f"The front matter cannot be read in full: {error.message}. Simplify it."
        code = "front-matter-limit" if error.limit else "front-matter-syntax"
        found.remarks.insert(0, _Remark(error.line, code, message))
    found.lost -= found.data.keys() | {""}
    return found


def _parts(header: str, fence: str) -> list[tuple[int, str]]:
    """Pieces of a header that each begin with a key in the first column, with the lines before them."""
    starts_key = _YAML_KEY if fence == "---" else _TOML_KEY
    parts: list[tuple[int, list[str]]] = []
    for number, line in enumerate(header.split("\n")):
        starts = bool(starts_key.match(line)) or (line[:1] not in ("", " ", "\t", "#", "-", "]", "}"))
        if starts or not parts:
            parts.append((number, [line]))
        else:
            parts[-1][1].append(line)
    return [(number, "\n".join(lines)) for number, lines in parts if any(line.strip() for line in lines)]


def _key(part: str) -> str:
    found = _YAML_KEY.match(part) or _TOML_KEY.match(part)
    return found[0].strip("[] \t:=").strip("\"'") if found else ""


def _yaml(header: str) -> _Header:
    try:
        loaded = yaml_text.load(header)
    except yaml_text.YamlError as error:
        raise _SyntaxError(error.message, error.line, limit=error.limit) from None
    found = _Header()
    if isinstance(loaded.data, dict):
        found.data = loaded.data
        found.lines = {keys[0]: line for keys, line in loaded.lines.items() if len(keys) == 1}
    elif loaded.data:
        what = "a list" if isinstance(loaded.data, list) else "a text"
        message = f"The front matter is {what} instead of keys and is ignored. Write it as `key: value`."
        found.remarks.append(_Remark(1, "front-matter-not-keys", message))
    found.remarks += [_twice(twice.key, twice.first, twice.second) for twice in loaded.duplicates]
    return found


def _twice(key: str, first: int, second: int) -> _Remark:
    message = f"`{key}` is given twice, in lines EARLIER and LINE; the last one counts. Remove one."
    return _Remark(second, "front-matter-duplicate-key", message, first)


def _toml(header: str) -> _Header:
    try:
        data = tomllib.loads(header, parse_float=str)
    except tomllib.TOMLDecodeError as error:
        place = _TOML_LINE.search(str(error))
        line = int(place[1]) if place and place[1] else header.rstrip("\n").count("\n") + 1
        raise _SyntaxError(_TOML_LINE.sub("", str(error)).strip(), line) from None
    except RecursionError:
        raise _SyntaxError("nested too deeply", 1, limit=True) from None
    lines: dict[str, int] = {}
    for number, text in enumerate(header.split("\n"), 1):
        if _TOML_KEY.match(text):
            lines.setdefault(_key(text), number)
    return _Header(
        {key: _as_text(value) for key, value in data.items()}, {k: n for k, n in lines.items() if k in data}
    )


def _as_text(value: Any) -> Any:
    """TOML's typed values as the texts that YAML front matter would have."""
    if isinstance(value, dict):
        return {key: _as_text(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_as_text(item) for item in value]
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime.datetime | datetime.date | datetime.time):
        return value.isoformat()
    return str(value)
