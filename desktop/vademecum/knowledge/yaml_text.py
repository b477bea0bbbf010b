"""YAML whose scalars stay exactly as written.

YAML turns `No` into False, `1.10` into 1.1, `007` into 7, `12:30` into 750 and a date into an
object. Titles, versions, ids and routes must come out as typed, so every scalar stays text
here; `knowledge.values` interprets booleans and numbers for those who want them. Tags are
ignored: nothing is ever constructed from a document.

    title: 1.10        ->  {"title": "1.10"}
    draft: No          ->  {"draft": "No"}
    tags: [a, "b, c"]  ->  {"tags": ["a", "b, c"]}

A key given twice is reported with both lines; the last one counts, as in other YAML readers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import yaml

MAX_DEPTH = 32
"""Levels of nesting; no header needs more than five, and the reader below is recursive."""
MAX_NODES = 200_000
"""Values in one document, counted as if aliases were written out."""
MAX_ALIASED = 1_000
"""Values that aliases may add in all: enough to share a list, too few for a bomb."""

KeyPath = tuple[str, ...]
"""Keys from the top to one value."""


class YamlError(Exception):
    """The text is not usable YAML. `line` counts from 1 in the text that was given."""

    def __init__(self, message: str, line: int, *, limit: bool = False) -> None:
        self.message = message
        self.line = line
        self.limit = limit
        super().__init__(f"line {line}: {message}")


@dataclass(frozen=True, slots=True)
class Duplicate:
    """One key given twice in one mapping."""

    key: str
    first: int
    """Line of the value that is lost, from 1."""
    second: int
    """Line of the value that counts, from 1."""


@dataclass(slots=True)
class YamlText:
    """What was read: text, lists and dicts."""

    data: Any = ""
    lines: dict[KeyPath, int] = field(default_factory=dict)
    """Line of each key, from 1, by the keys that lead to it."""
    duplicates: list[Duplicate] = field(default_factory=list)


def load(text: str) -> YamlText:
    """Read one YAML document.

    Raises `YamlError` for anything that YAML does not allow, and for documents beyond the
    limits above (nesting, size, aliases, an alias inside of its own anchor).
    """
    reader = _Reader(text)
    try:
        return reader.read()
    except yaml.MarkedYAMLError as error:
        # What is never closed is only noticed further down; the line where it opens is the one to mend.
        opens = str(error.context).startswith(("while parsing a flow", "while scanning a quoted"))
        mark: Any = error.context_mark if opens else error.problem_mark or error.context_mark
        raise YamlError(error.problem or str(error), mark.line + 1 if mark else 1) from None
    except yaml.reader.ReaderError as error:
        # `error.position` counts bytes in one of PyYAML's two parsers and characters in the other.
        character = chr(error.character) if isinstance(error.character, int) else error.character
        line = text.count("\n", 0, max(text.find(character), 0)) + 1
        raise YamlError(f"the character U+{ord(character):04X} is not allowed", line) from None


class _Reader:
    """Builds text, lists and dicts from the parser's events."""

    def __init__(self, text: str) -> None:
        # libyaml counts a leading BOM as a character of its own and reports odd columns.
        loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        self._events: Iterator[Any] = yaml.parse(text.removeprefix("\ufeff"), Loader=loader)
        self._result = YamlText()
        self._anchors: dict[str, tuple[Any, int]] = {}
        self._nodes = 0
        self._aliased = 0

    def read(self) -> YamlText:
        for event in self._events:
            if isinstance(event, yaml.DocumentStartEvent):
                self._result.data = self._value(next(self._events), ())
                break
        for event in self._events:
            line = event.start_mark.line + 1
            if isinstance(event, yaml.DocumentStartEvent):
                raise YamlError("a second document begins here", line)
        return self._result

    def _value(self, event: Any, path: KeyPath) -> Any:
        line = event.start_mark.line + 1
        before = self._nodes
        self._count(1, line)
        if len(path) > MAX_DEPTH:
            raise YamlError(f"nested deeper than {MAX_DEPTH} levels", line, limit=True)
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event.anchor, line)
        value: Any
        if isinstance(event, yaml.ScalarEvent):
            value = event.value
        elif isinstance(event, yaml.SequenceStartEvent):
            value = self._sequence(path)
        else:
            value = self._mapping(path)
        if event.anchor is not None:
            self._anchors[event.anchor] = value, self._nodes - before
        return value

    def _sequence(self, path: KeyPath) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._value(event, (*path, str(len(items)))))
        return items

    def _mapping(self, path: KeyPath) -> dict[str, Any]:
        items: dict[str, Any] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            line = event.start_mark.line + 1
            key = self._value(event, path)
            if not isinstance(key, str):
                raise YamlError("a list or mapping cannot be a key", line)
            here = (*path, key)
            if key in items:
                self._result.duplicates.append(Duplicate(key, self._result.lines[here], line))
            self._result.lines[here] = line
            items[key] = self._value(next(self._events), here)
        return items

    def _alias(self, name: str | None, line: int) -> Any:
        if name is None or name not in self._anchors:
            raise YamlError(f"the alias *{name} stands inside of its own anchor", line, limit=True)
        value, nodes = self._anchors[name]
        self._aliased += nodes
        if self._aliased > MAX_ALIASED:
            raise YamlError(f"aliases stand for more than {MAX_ALIASED} values", line, limit=True)
        self._count(nodes, line)
        return value

    def _count(self, nodes: int, line: int) -> None:
        self._nodes += nodes
        if self._nodes > MAX_NODES:
            raise YamlError(f"more than {MAX_NODES} values", line, limit=True)
