"""Kinds of characters, and the one pattern that cuts text into raw tokens.

Words follow UAX 29 as far as search needs it: combining marks belong to their letter (so Hindi
stays whole), and what joins the parts of an identifier (`_ - . : / '`) stays inside the token.
Scripts written without spaces come out as whole runs, which the analyser cuts into short pieces.
"""

from __future__ import annotations

import re
from typing import Literal

Script = Literal[
    "latin", "cyrillic", "greek", "arabic", "hebrew", "devanagari", "tamil", "armenian",
    "thai", "han", "kana", "hangul", "other",
]  # fmt: skip
"""Writing systems that analysis or language detection treats apart."""

PAIRED = (
    "\u1100-\u11ff\u3005-\u3007\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff"
    "\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff66-\uffdc\U00020000-\U0003ffff"
)
"""Chinese, Japanese and Korean: cut into single characters and overlapping pairs."""
CLUSTERED = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
"""Thai, Lao, Burmese and Khmer: cut into overlapping pairs and triples of letter clusters."""
MARKS = (
    "\u00ad\u200b-\u200d\u2060\ufeff"  # soft hyphen and zero-width joiners may stand inside a word
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f"
    "\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u0816-\u082d\u08d3-\u08ff"
    "\u0900-\u0963\u0966-\u096f\u0971-\u0dff\u0f71-\u0f87\u0f8d-\u0fbc\u135d-\u135f\u1ab0-\u1aff\u1dc0-\u1dff"
    "\u20d0-\u20f0\u302a-\u302f\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f"
)
"""Characters that continue a word although Python's `\\w` does not count them."""

_LETTER = rf"[^\W_{PAIRED}{CLUSTERED}]"
_WORD = rf"{_LETTER}+(?:[{MARKS}]+{_LETTER}*)*"
TOKEN = re.compile(
    rf"[{PAIRED}]+|[{CLUSTERED}]+|[A-Za-z](?:\+\+|\#)(?![\w#])|{_WORD}(?:(?:[-.:/'’]|::|_+){_WORD})*"
)
"""One raw token: a run of an unspaced script, `C++` or `C#`, or a word with its joined parts."""

IGNORED = {ord(c): None for c in "\u00ad\u200b\u200c\u200d\u2060\ufeff"}
"""Invisible characters that are dropped from a token."""

_SCRIPTS: tuple[tuple[int, int, Script], ...] = (
    (0x0041, 0x024F, "latin"), (0x0370, 0x03FF, "greek"), (0x0400, 0x052F, "cyrillic"),
    (0x0530, 0x058F, "armenian"), (0x0590, 0x05FF, "hebrew"), (0x0600, 0x06FF, "arabic"),
    (0x0750, 0x077F, "arabic"), (0x0900, 0x097F, "devanagari"), (0x0B80, 0x0BFF, "tamil"),
    (0x0E00, 0x0EFF, "thai"), (0x1000, 0x109F, "thai"), (0x1100, 0x11FF, "hangul"),
    (0x1780, 0x17FF, "thai"), (0x1E00, 0x1EFF, "latin"), (0x1F00, 0x1FFF, "greek"),
    (0x3005, 0x3007, "han"), (0x3040, 0x30FF, "kana"), (0x3130, 0x318F, "hangul"),
    (0x31F0, 0x31FF, "kana"), (0x3400, 0x4DBF, "han"), (0x4E00, 0x9FFF, "han"),
    (0xA960, 0xA97F, "hangul"), (0xAC00, 0xD7FF, "hangul"), (0xF900, 0xFAFF, "han"),
    (0xFF21, 0xFF5A, "latin"), (0xFF66, 0xFF9D, "kana"), (0x20000, 0x3FFFF, "han"),
)  # fmt: skip


def script_of(character: str) -> Script:
    """Return the script of one letter; digits, marks and signs are `other`."""
    code = ord(character)
    if code < 0xAA:
        return "latin" if character.isalpha() else "other"
    for first, last, name in _SCRIPTS:
        if first <= code <= last:
            return name
    return "other"


def is_paired(character: str) -> bool:
    """Whether a character belongs to a script that is cut into pairs (Chinese, Japanese, Korean)."""
    return character > "\u10ff" and script_of(character) in ("han", "kana", "hangul")


def is_clustered(character: str) -> bool:
    """Whether a character belongs to a script that is cut into letter clusters (Thai and kin)."""
    return "\u0e00" <= character <= "\u17ff" and script_of(character) == "thai"
