"""Writing direction of a block: Qt takes left to right for HTML unless it is told."""

from __future__ import annotations

import re
import unicodedata

_RIGHT_TO_LEFT = re.compile(
    r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def has_right_to_left(text: str) -> bool:
    """Whether there is any letter of Hebrew, Arabic and their kin."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def is_right_to_left(text: str) -> bool:
    """Whether the first letter that has a direction runs from right to left."""
    if not has_right_to_left(text):
        return False
    for character in text:
        kind = unicodedata.bidirectional(character)
        if kind in ("R", "AL"):
            return True
        if kind == "L":
            return False
    return False
