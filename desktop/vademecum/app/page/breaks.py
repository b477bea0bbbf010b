"""Places where a very long word may be broken, so that it stays within the line."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import accumulate

SOFT_BREAK = "\u200b"
"""Zero width space: shown as nothing, and to be left out when text is copied or searched."""

LONGEST, LONGEST_IN_TABLE, LONGEST_IN_CODE = 24, 18, 24
"""Characters that stay together: in text a narrow pane has room for some more; in a table words
stay whole, and a table that is too wide for them is scrolled."""

WHOLE_IN_DENSE_TABLE = 7
"""Characters: in a table of many columns longer names may break at signs and humps, before it is scrolled."""

_AFTER = re.compile(r"(?<=[/\\._\-,;:=&?+|)\]}])(?=[^\s\u200b/\\._\-,;:=&?+|)\]}])")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
UNSPACED = (
    r"\s\u200b\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffef"
)
"""White space, and scripts that are written without it: those have rules of their own."""


def soften(text: str, longest: int, whole: int | None = None) -> str:
    """`text` with soft breaks in runs without spaces that are longer than `longest` characters.

    Runs that are longer than `whole`, where that is less, may break too, but only at signs and humps.
    """
    whole = longest if whole is None else whole
    if len(text) <= whole:
        return text
    return _long_run(whole).sub(lambda run: SOFT_BREAK.join(_pieces(run[0], longest)), text)


def break_points(text: str, longest: int) -> list[int]:
    """Positions in `text` where `soften` puts its breaks, in order."""
    if len(text) <= longest:
        return []
    found: list[int] = []
    for run in _long_run(longest).finditer(text):
        lengths = [len(piece) for piece in _pieces(run[0], longest)]
        found += [run.start() + at for at in accumulate(lengths[:-1])]
    return found


@lru_cache(maxsize=8)
def _long_run(longest: int) -> re.Pattern[str]:
    return re.compile(f"[^{UNSPACED}]{{{longest + 1},}}")


def _pieces(run: str, longest: int) -> list[str]:
    parts = _CAMEL.sub(SOFT_BREAK, _AFTER.sub(SOFT_BREAK, run)).split(SOFT_BREAK)
    return [part[i : i + longest] for part in parts for i in range(0, len(part), longest)]
