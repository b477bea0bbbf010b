"""Places where a very long word may be broken, so that it cannot widen a table."""

from __future__ import annotations

import re

SOFT_BREAK = "\u200b"
"""Zero width space: shown as nothing, and to be left out when text is copied or searched."""

_AFTER = re.compile(r"(?<=[/\\._\-,;:=&?+|)\]}])(?=[^\s\u200b])")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def soften(text: str, longest: int) -> str:
    """`text` with soft breaks in runs without spaces that are longer than `longest` characters."""
    if len(text) <= longest:
        return text
    return " ".join(_run(word, longest) if len(word) > longest else word for word in text.split(" "))


def _run(word: str, longest: int) -> str:
    parts = _CAMEL.sub(SOFT_BREAK, _AFTER.sub(SOFT_BREAK, word)).split(SOFT_BREAK)
    pieces: list[str] = []
    for part in parts:
        pieces += [part[i : i + longest] for i in range(0, len(part), longest)]
    return SOFT_BREAK.join(pieces)
