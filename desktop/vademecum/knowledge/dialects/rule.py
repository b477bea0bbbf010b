"""What a dialect rule is, and the page it works on."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from markdown_it import MarkdownIt
from markdown_it.token import Token

from vademecum.knowledge.article import Problem, Severity


class Files(Protocol):
    """The files that a page may transclude."""

    def read(self, path: str) -> str | None:
        """Text of a file inside the folder (relative, forward slashes), or None when there is none."""


_FENCE = re.compile(r"^(?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*(`{3,}|~{3,})(.*)$")


@dataclass(slots=True)
class Source:
    """The lines of a page on their way to the parser, each with its line number in the file."""

    lines: list[str]
    """Without line ends."""
    numbers: list[int]
    """Line of the file that each line came from, from 1."""

    def replace(self, start: int, end: int, lines: list[str], numbers: list[int] | None = None) -> None:
        """Put `lines` in the place of lines `start` to `end` (exclusive)."""
        number = (
            self.numbers[start] if start < len(self.numbers) else (self.numbers[-1] if self.numbers else 1)
        )
        self.lines[start:end] = lines
        self.numbers[start:end] = numbers if numbers is not None else [number] * len(lines)

    def code(self) -> list[bool]:
        """For each line whether it belongs to a fenced code block, fences included."""
        inside: list[bool] = []
        fence = ""
        for line in self.lines:
            stripped = line.lstrip(" \t>-*+0123456789.)") if not fence else line.strip(" \t>")
            if not fence:
                found = _FENCE.match(line) if stripped[:3] in ("```", "~~~") else None
                opens = found is not None and not (found[1][0] == "`" and "`" in found[2])
                if found is not None and opens:
                    fence = found[1]
                inside.append(opens)
                continue
            inside.append(True)
            if stripped.startswith(fence) and not stripped.strip(fence[0]):
                fence = ""
        return inside


@dataclass(slots=True)
class Page:
    """What is known of the page while it is read, and what is noted on the way."""

    path: str
    """Relative to the folder, with forward slashes."""
    files: Files | None = None
    problems: list[Problem] = field(default_factory=list)
    includes: list[str] = field(default_factory=list)
    """Paths of the files transcluded, in order of first use."""
    properties: dict[str, str] = field(default_factory=dict)
    """`key:: value` lines of the page itself, as written."""
    numbers: list[int] = field(default_factory=list)
    """Line of the file for each line that the parser saw."""
    components: set[str] = field(default_factory=set)
    """Names imported by MDX `import` lines."""

    def report(self, line: int, code: str, message: str, severity: Severity = "warning") -> None:
        """Note something that the author should mend; `line` counts from 1 in the file."""
        self.problems.append(Problem(self.path, line, code, message, severity))

    def file_line(self, parsed: int) -> int:
        """Line of the file for a 0-based line of the parser; 0 when there is none."""
        return self.numbers[min(parsed, len(self.numbers) - 1)] if self.numbers else 0


@dataclass(frozen=True, slots=True)
class Dialect:
    """One construct beyond CommonMark; any of the three stages may be absent."""

    name: str
    """Stable name, in kebab case, by which the rule is switched off."""
    example: str
    """Input -> meaning, in one line."""
    triggers: tuple[str, ...] = ()
    """A page that contains none of these strings is passed over by `lines` and `tokens`."""
    lines: Callable[[Source, Page], None] | None = None
    """Rewrites source lines before the parser sees them."""
    syntax: Callable[[MarkdownIt], None] | None = None
    """Adds block or inline rules to the parser."""
    tokens: Callable[[list[Token], Page], list[Token]] | None = None
    """Rewrites the block tokens before their inline content is parsed; line maps are 0-based parser lines."""


def outside_code(line: str, change: Callable[[str], str]) -> str:
    """`line` with `change` applied to everything that is not in a `code span`."""
    if "`" not in line:
        return change(line)
    parts = re.split(r"((?<!`)(`+)(?!`).*?(?<!`)\2(?!`))", line)
    # The pattern has two groups: text, span, ticks, text, span, ticks, ..., text.
    return "".join(change(part) if i % 3 == 0 else part for i, part in enumerate(parts) if i % 3 != 2)


def token(kind: str, tag: str, nesting: int, level: int = 0, **fields: object) -> Token:
    """A block token of ours; `nesting` is 1, 0 or -1."""
    made = Token(kind, tag, nesting, level=level, block=True)  # type: ignore[arg-type]
    for name, value in fields.items():
        setattr(made, name, value)
    return made
