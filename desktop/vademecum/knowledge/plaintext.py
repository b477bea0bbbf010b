"""Tokens to readable plain text: what is searched, and what a verbatim answer shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from markdown_it.token import Token

Kind = Literal["text", "code", "head", "row", "heading"]

_SPACES = re.compile(r"[ \t\u00a0]{2,}")
_CJK = re.compile(r"[\u2e80-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]")


@dataclass(slots=True)
class Block:
    """One block of text, in the author's order."""

    text: str
    """Readable, nested items indented by two spaces a level."""
    kind: Kind
    """`head` is the header row of a table, `row` one of its rows."""
    line: int
    """Line in the file, from 1."""
    group: int = 0
    """Blocks of the same list or table share a number and stand line below line; 0: a blank line between."""
    depth: int = 0
    """How many lists it stands in."""
    heading: Token | None = None
    """The `heading_open` token of a heading that begins a section."""


def inline_text(children: Iterable[Token]) -> str:
    """Readable text of inline tokens: no markup, alternative text for images."""
    parts: list[str] = []
    for child in children:
        kind = child.type
        if kind == "text" or kind == "code_inline":
            parts.append(child.content)
        elif kind == "softbreak":
            parts.append("\r")
        elif kind == "hardbreak":
            parts.append("\n")
        elif kind == "image":
            parts.append(inline_text(child.children or []))
        elif child.content and kind != "footnote_ref":
            parts.append(child.content)
    if len(parts) == 1 and "  " not in parts[0] and "\u00a0" not in parts[0]:
        return parts[0].strip()
    text = "".join(parts)
    if "\r" in text:
        text = _joined(text)
    if "  " in text or "\u00a0" in text or "\t" in text:
        text = _SPACES.sub(" ", text.replace("\u00a0", " "))
    return "\n".join(line.strip() for line in text.split("\n")).strip() if "\n" in text else text.strip()


def _joined(text: str) -> str:
    """Lines of one paragraph, joined: with a space, but without one between Chinese or Japanese words."""
    if text.isascii():
        return text.replace("\r", " ")
    return re.sub(rf"(?<={_CJK.pattern})\r(?={_CJK.pattern})", "", text).replace("\r", " ")


def count_words(text: str) -> int:
    """Words by white space; in scripts without spaces two characters count as one word."""
    words = len(text.split())
    return words if text.isascii() else words + len(_CJK.findall(text)) // 2


def join(blocks: Iterable[Block]) -> str:
    """Blocks in one text: a blank line between, a line end between items of a list or rows of a table."""
    parts: list[str] = []
    group = 0
    for block in blocks:
        if parts:
            parts.append("\n" if block.group and block.group == group else "\n\n")
        parts.append(block.text)
        group = block.group
    return "".join(parts)


def plain_text(tokens: list[Token]) -> str:
    """A whole page as readable text."""
    return join(blocks(tokens))


def blocks(tokens: list[Token]) -> Iterator[Block]:
    """The blocks of a page; headings are blocks of their own."""
    return _Walk().run(tokens)


class _Walk:
    """One pass over the tokens of a page."""

    __slots__ = ("cells", "groups", "heads", "lists", "marker", "opening", "quotes")

    def __init__(self) -> None:
        self.lists: list[list[int]] = []
        """Open lists, each [next number or -1 for bullets]."""
        self.groups = 0
        self.marker = ""
        self.cells: list[list[str]] = []
        """Cells of the rows being read, innermost table last; the last text is the cell being read."""
        self.heads = 0
        self.opening: Token | None = None
        self.quotes = 0

    def run(self, tokens: list[Token]) -> Iterator[Block]:
        line = 0
        table_group: list[int] = []
        for token in tokens:
            kind = token.type
            if token.map:
                line = token.map[0]
            if kind == "inline":
                made = self.text(inline_text(token.children or []), line)
                if made is not None:
                    yield made
            elif kind == "fence" or kind == "code_block":
                made = self.code(token, line)
                if made is not None:
                    yield made
            elif kind == "heading_open":
                self.opening = token
            elif kind in ("bullet_list_open", "ordered_list_open"):
                start = int(token.attrs.get("start", 1) or 1) if kind == "ordered_list_open" else -1
                if not self.lists:
                    self.groups += 1
                self.lists.append([start])
            elif kind in ("bullet_list_close", "ordered_list_close"):
                if self.lists:
                    self.lists.pop()
            elif kind == "list_item_open":
                self.item(token)
            elif kind == "table_open":
                self.groups += 1
                table_group.append(self.groups)
            elif kind == "table_close":
                if table_group:
                    table_group.pop()
            elif kind == "tr_open":
                self.cells.append([])
                self.heads = 1
            elif kind in ("td_open", "th_open"):
                if self.cells:
                    self.cells[-1].append("")
                self.heads = self.heads and int(kind == "th_open")
            elif kind == "tr_close":
                row = self.row(line, table_group[-1] if table_group else 0)
                if row is not None:
                    yield row
            elif kind in ("blockquote_open", "callout_open"):
                self.quotes += 1
                yield from self.title(token, line)
            elif kind in ("blockquote_close", "callout_close"):
                self.quotes -= 1
            elif kind == "footnote_open":
                self.marker = f"[{token.meta.get('label') or int(token.meta.get('id', 0)) + 1}] "
            elif token.children:
                yield from self.title(token, line)

    def title(self, token: Token, line: int) -> Iterator[Block]:
        if token.children:
            made = self.text(inline_text(token.children), line)
            if made is not None:
                yield made

    def item(self, token: Token) -> None:
        if not self.lists:
            return
        current = self.lists[-1]
        if current[0] < 0:
            task = token.meta.get("task")
            self.marker = "- " if task is None else "- [x] " if task else "- [ ] "
        else:
            self.marker = f"{current[0]}. "
            current[0] += 1

    def text(self, text: str, line: int) -> Block | None:
        opening, self.opening = self.opening, None
        if self.cells:
            if text and self.cells[-1]:
                flat = " ".join(text.split("\n"))
                self.cells[-1][-1] = f"{self.cells[-1][-1]} {flat}" if self.cells[-1][-1] else flat
            return None
        if opening is not None:
            sectioning = opening if not self.quotes else None
            return Block(text, "heading", line, 0, 0, sectioning)
        if not text:
            return None
        depth = len(self.lists)
        if depth or self.marker:
            indent = "  " * max(0, depth - 1)
            first, self.marker = self.marker, ""
            rest = indent + " " * (len(first) if first else 2)
            text = (indent + first if first else rest) + text.replace("\n", "\n" + rest)
        return Block(text, "text", line, self.groups if depth else 0, depth)

    def code(self, token: Token, line: int) -> Block | None:
        text = token.content.rstrip().strip("\n")
        if not text:
            return None
        if self.cells:
            if self.cells[-1]:
                self.cells[-1][-1] = f"{self.cells[-1][-1]} {text}".strip()
            return None
        return Block(text, "code", line, self.groups if self.lists else 0, len(self.lists))

    def row(self, line: int, group: int) -> Block | None:
        cells = self.cells.pop() if self.cells else []
        text = " | ".join(cells)
        if not any(cells):
            return None
        if self.cells and self.cells[-1]:
            self.cells[-1][-1] = f"{self.cells[-1][-1]} {text}".strip()
            return None
        return Block(text, "head" if self.heads else "row", line, group, 0)
