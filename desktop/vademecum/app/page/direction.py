"""Writing direction: Qt takes left to right for HTML unless it is told, and never mirrors a table."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from markdown_it.token import Token

from vademecum.knowledge.dialects.tree import partners
from vademecum.knowledge.plaintext import inline_text

_RIGHT_TO_LEFT = re.compile(
    r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_LANGUAGES = frozenset(
    {"ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi"}
)
"""Languages written from right to left."""


def has_right_to_left(text: str) -> bool:
    """Whether there is any letter of Hebrew, Arabic and their kin."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def is_right_to_left(text: str) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    return has_right_to_left(text) and _first_letter(text) in ("R", "AL")


def page_is_right_to_left(title: str, language: str) -> bool:
    """Whether a page is read from right to left: by its title, else by its language."""
    if _first_letter(title):
        return is_right_to_left(title)
    return language.partition("-")[0].lower() in _LANGUAGES


def holds_right_to_left(tokens: Sequence[Token]) -> bool:
    """Whether the first letter of these blocks that has a direction runs from right to left."""
    for token in tokens:
        if token.children:
            text = inline_text(token.children)
            if _first_letter(text):
                return is_right_to_left(text)
    return False


def mirror_tables(tokens: list[Token]) -> list[Token]:
    """The blocks with the cells of tables that run from right to left in the order of the eye.

    Such tables are marked: `meta["right_to_left"]` of their opening token.
    """
    out = list(tokens)
    ends = partners(out)
    # Inner tables stand within cells, which move as a whole: from the last to the first, ends stay true.
    for start in reversed(range(len(out))):
        if out[start].type == "table_open" and holds_right_to_left(out[start : ends[start]]):
            out[start].meta["right_to_left"] = True
            _mirror(out, start, ends[start])
    return out


def _mirror(tokens: list[Token], start: int, end: int) -> None:
    """Turn the cells of each row round, in place."""
    depth = row = cell = 0
    cells: list[list[Token]] = []
    for at in range(start, end + 1):
        kind = tokens[at].type
        depth += (kind == "table_open") - (kind == "table_close")
        if depth != 1:
            continue
        if kind == "tr_open":
            row, cells = at + 1, []
        elif kind in ("td_open", "th_open"):
            cell = at
        elif kind in ("td_close", "th_close"):
            cells.append(tokens[cell : at + 1])
        elif kind == "tr_close":
            tokens[row:at] = [token for one in reversed(cells) for token in one]


def _first_letter(text: str) -> str:
    """Unicode's class of the first letter that has a direction: R, AL or L; empty when none has."""
    kinds = (unicodedata.bidirectional(character) for character in text)
    return next((kind for kind in kinds if kind in ("R", "AL", "L")), "")
