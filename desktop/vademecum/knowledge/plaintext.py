"""Tokens to readable plain text: what is searched, and what a verbatim answer shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from markdown_it.token import Token

Kind = Literal["text", "code", "head", "row", "heading"]

_PICTURE = re.compile(r"\.(?:png|jpe?g|gif|svgz?|webp|bmp|ico|avif|apng)$", re.IGNORECASE)
_BREAKS = ("\r", "\n", "\v")
"""Ends of lines in a paragraph while it is put together; the last one follows a picture alone on its line."""
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
    """Readable text of inline tokens: no markup, alternative text for images that have words."""
    parts: list[str] = []
    alone = 0
    for child in children:
        kind = child.type
        if kind in ("text", "code_inline"):
            parts.append(child.content)
        elif kind == "softbreak":
            parts.append("\v" if alone == len(parts) > 0 else "\r")
        elif kind == "hardbreak":
            parts.append("\n")
        elif kind == "image":
            parts.append(_description(child))
            if parts[-1] and (len(parts) == 1 or parts[-2] in _BREAKS):
                alone = len(parts)
        elif child.content and kind != "footnote_ref":
            parts.append(child.content)
    if len(parts) == 1 and "  " not in parts[0] and "\u00a0" not in parts[0]:
        return parts[0].strip()
    text = "".join(parts)
    if "\v" in text:
        text = _pictures_apart(text)
    if "\r" in text:
        text = _joined(text)
    if "  " in text or "\u00a0" in text or "\t" in text:
        text = _SPACES.sub(" ", text.replace("\u00a0", " "))
    return "\n".join(line.strip() for line in text.split("\n")).strip() if "\n" in text else text.strip()


def _pictures_apart(text: str) -> str:
    """What a picture on a line of its own shows is no beginning of the sentence on the line below."""
    first, *others = text.split("\v")
    return first + "".join(("\n" if begins_sentence(words) else "\r") + words for words in others)


def begins_sentence(words: str) -> bool:
    """Whether the first letter is none in lower case; Chinese and Japanese know no cases."""
    first = next((sign for sign in words if sign.isalnum()), "")
    return first.isalpha() and not first.islower()


def _description(image: Token) -> str:
    """A picture's alternative text; nothing when that is only a name: `icon_menu`, `shot.png`, `img-01`.

    A plain word such as `export` says what there is to press, even if its file is called so too.
    """
    text = inline_text(image.children or [])
    if not text or not text.isascii() or " " in text:
        return text
    file = str(image.attrs.get("src", "")).strip().replace("\\", "/").rpartition("/")[2]
    is_name = "_" in text or (text == file.partition(".")[0] and not text.isalpha()) or _PICTURE.search(text)
    return "" if is_name else text


def _joined(text: str) -> str:
    """Lines of one paragraph, joined: with a space, but without one between Chinese or Japanese words."""
    if text.isascii():
        return text.replace("\r", " ")
    return re.sub(rf"(?<={_CJK.pattern})\r(?={_CJK.pattern})", "", text).replace("\r", " ")


def joins(before: str, after: str) -> bool:
    """Whether a line end between these stands for nothing: between Chinese or Japanese words."""
    return bool(before and after and _CJK.match(before[-1]) and _CJK.match(after[0]))


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

    __slots__ = ("cells", "group", "heads", "line", "lists", "marker", "opening", "quotes", "tables")

    def __init__(self) -> None:
        self.line = 0
        self.lists: list[int] = []
        """Open lists: the number of the next item, -1 for bullets."""
        self.group = 0
        self.marker = ""
        """What stands before the next text: a bullet or a number."""
        self.cells: list[list[str]] = []
        """Cells of the rows being read, innermost table last; the last text is the cell being read."""
        self.heads = False
        """Whether the row at hand has had header cells only."""
        self.tables: list[int] = []
        """Groups of the open tables."""
        self.opening: Token | None = None
        """Heading whose text comes next."""
        self.quotes = 0

    def run(self, tokens: list[Token]) -> Iterator[Block]:
        for token in tokens:
            if token.map:
                self.line = token.map[0]
            kind = token.type
            if kind == "inline":
                block = self.text(inline_text(token.children or []))
            elif (handler := _HANDLERS.get(kind)) is not None:
                block = handler(self, token)
            else:
                block = self.title(token)
            if block is not None:
                yield block

    def title(self, token: Token) -> Block | None:
        """The title of a callout, a fold or a tab."""
        if not token.children or token.meta.get("named"):  # the heading in front of it says the same
            return None
        return self.text(inline_text(token.children))

    def heading(self, token: Token) -> None:
        self.opening = token

    def list_open(self, token: Token) -> None:
        start = token.attrs.get("start", 1) if token.type == "ordered_list_open" else -1
        if not self.lists:
            self.group += 1
        self.lists.append(int(start))

    def list_close(self, _token: Token) -> None:
        if self.lists:
            self.lists.pop()

    def item(self, token: Token) -> None:
        number = self.lists[-1] if self.lists else -1
        if number < 0:
            task = token.meta.get("task")
            self.marker = "- " if task is None else "- [x] " if task else "- [ ] "
        else:
            self.marker = f"{number}. "
            self.lists[-1] = number + 1

    def item_close(self, _token: Token) -> None:
        self.marker = ""

    def table_open(self, _token: Token) -> None:
        self.group += 1
        self.tables.append(self.group)

    def table_close(self, _token: Token) -> None:
        if self.tables:
            self.tables.pop()

    def row_open(self, _token: Token) -> None:
        self.cells.append([])
        self.heads = True

    def cell_open(self, token: Token) -> None:
        if self.cells:
            self.cells[-1].append("")
        self.heads = self.heads and token.type == "th_open"

    def row(self, _token: Token) -> Block | None:
        cells = self.cells.pop() if self.cells else []
        text = " | ".join(cells)
        if not any(cells):
            return None
        if self._in_cell(text):
            return None
        return Block(text, "head" if self.heads else "row", self.line, self.tables[-1] if self.tables else 0)

    def quote(self, token: Token) -> Block | None:
        self.quotes += 1
        return self.title(token)

    def quote_close(self, _token: Token) -> None:
        self.quotes -= 1

    def footnote(self, token: Token) -> None:
        self.marker = f"[{token.meta.get('label') or int(token.meta.get('id', 0)) + 1}] "

    def text(self, text: str) -> Block | None:
        opening, self.opening = self.opening, None
        if self._in_cell(" ".join(text.split("\n"))):
            return None
        if opening is not None:
            return Block(text, "heading", self.line, heading=None if self.quotes else opening)
        if not text:
            return None
        depth = len(self.lists)
        if depth or self.marker:
            indent = "  " * max(0, depth - 1)
            first, self.marker = self.marker, ""
            rest = indent + " " * (len(first) if first else 2)
            text = (indent + first if first else rest) + text.replace("\n", "\n" + rest)
        return Block(text, "text", self.line, self.group if depth else 0, depth)

    def code(self, token: Token) -> Block | None:
        text = token.content.rstrip().strip("\n")
        if not text or self._in_cell(text):
            return None
        if token.meta.get("title"):
            text = f"{token.meta['title']}\n{text}"
        return Block(text, "code", self.line, self.group if self.lists else 0, len(self.lists))

    def _in_cell(self, text: str) -> bool:
        """Add to the cell being read; False outside of tables."""
        if not self.cells:
            return False
        cells = self.cells[-1]
        if cells and text:
            cells[-1] = f"{cells[-1]} {text}" if cells[-1] else text
        return bool(cells)


_HANDLERS: dict[str, Callable[[_Walk, Token], Block | None]] = {
    "fence": _Walk.code,
    "code_block": _Walk.code,
    "heading_open": _Walk.heading,
    "bullet_list_open": _Walk.list_open,
    "bullet_list_close": _Walk.list_close,
    "ordered_list_open": _Walk.list_open,
    "ordered_list_close": _Walk.list_close,
    "list_item_open": _Walk.item,
    "list_item_close": _Walk.item_close,
    "table_open": _Walk.table_open,
    "table_close": _Walk.table_close,
    "tr_open": _Walk.row_open,
    "tr_close": _Walk.row,
    "td_open": _Walk.cell_open,
    "th_open": _Walk.cell_open,
    "blockquote_open": _Walk.quote,
    "blockquote_close": _Walk.quote_close,
    "callout_open": _Walk.quote,
    "callout_close": _Walk.quote_close,
    "footnote_open": _Walk.footnote,
}
