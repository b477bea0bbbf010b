"""Where words of a plain passage were bold, italic or code on the page that it was taken from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from markdown_it.token import Token

from vademecum.knowledge.plaintext import inline_text

Kind = Literal["strong", "em", "code", "block"]
"""`block` is a block of code, the other three are words within a line."""

_MARKER = re.compile(r"(?:- (?:\[[ x]\] )?|\d+\. |\[[^\]]{1,40}\] )?")
"""What a plain passage puts before the text of a list item or footnote."""
_OPENING: dict[str, Kind] = {"strong_open": "strong", "em_open": "em"}
_CLOSING = frozenset(("strong_close", "em_close"))


@dataclass(frozen=True, slots=True)
class Emphasis:
    """A run of characters that the author set apart."""

    start: int
    """Character offset in the passage."""
    end: int
    kind: Kind


def emphasis(tokens: list[Token], passage: str, slug: str = "") -> tuple[Emphasis, ...]:
    """The runs of `passage`, in order, found again in the page's `tokens` from the heading `slug` on.

    Only what is found for certain counts: a paragraph, item or cell that stands in the passage as
    a whole. What cannot be found is plain.
    """
    return tuple(_found(_from(tokens, slug), passage))


def _from(tokens: list[Token], slug: str) -> list[Token]:
    """The tokens of a section and all that follow; of the whole page when there is no such heading."""
    for number, token in enumerate(tokens):
        if slug and token.type == "heading_open" and token.meta.get("slug") == slug:
            return tokens[number + 1 :]
    return tokens


def _found(tokens: list[Token], passage: str) -> Iterator[Emphasis]:
    at = 0
    for token in tokens:
        if token.type in ("fence", "code_block"):
            text = token.content.rstrip().strip("\n")
            start = _stands(passage, text, at)
            if text and start >= 0:
                at = start + len(text)
                yield Emphasis(start, at, "block")
        elif token.type == "inline" and token.children:
            text = inline_text(token.children)
            first = text.partition("\n")[0]
            start = _stands(passage, first, at) if first else -1
            if start >= 0:
                # Further lines of an item are indented in the passage.
                room = len(text) + 40 * text.count("\n")
                yield from _runs(token.children, passage, start, min(start + room, len(passage)))
                at = start + len(first)


def _stands(passage: str, text: str, at: int) -> int:
    """Where `text` stands in the passage as a line or cell of its own, from `at` on; -1 when it does not."""
    start = passage.find(text, at)
    while start >= 0:
        if _begins(passage, start) and _ends(passage, start + len(text)):
            return start
        start = passage.find(text, start + 1)
    return -1


def _begins(passage: str, start: int) -> bool:
    line = passage[passage.rfind("\n", 0, start) + 1 : start]
    return line.endswith("| ") or _MARKER.fullmatch(line.lstrip()) is not None


def _ends(passage: str, end: int) -> bool:
    return end == len(passage) or passage[end] == "\n" or passage.startswith(" |", end)


def _runs(children: list[Token], passage: str, start: int, end: int) -> Iterator[Emphasis]:
    """The runs of one paragraph, which stands between `start` and `end`."""
    at = start
    open_kinds: list[Kind] = []
    for child in children:
        if child.type in _OPENING:
            open_kinds.append(_OPENING[child.type])
        elif child.type in _CLOSING and open_kinds:
            open_kinds.pop()
        elif child.content.strip():
            text = " ".join(child.content.split()) if child.type != "code_inline" else child.content.strip()
            found = passage.find(text, at, end)
            if found < 0:
                continue
            at = found + len(text)
            if child.type == "code_inline":
                yield Emphasis(found, at, "code")
            elif open_kinds:
                yield Emphasis(found, at, open_kinds[-1])
