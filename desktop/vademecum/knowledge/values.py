"""Values of front matter and manifest, interpreted by whoever knows what they should be.

Everything arrives as text, lists and dicts (see `yaml_text`).
"""

from __future__ import annotations

import re
from typing import Any

NOTHING = frozenset({"", "~", "null"})
"""Ways to write that there is no value."""
_TRUE = frozenset({"true", "yes", "on", "1", "y"})
_FALSE = frozenset({"false", "no", "off", "0", "n"})
_COMMA = re.compile(r"\s*[,;]\s*")


def text(value: Any) -> str:
    """One line or paragraph of text; empty for a list, a mapping or nothing."""
    if not isinstance(value, str):
        return ""
    stripped = value.strip()
    return "" if stripped in NOTHING else stripped


def texts(value: Any, *, commas: bool = False) -> tuple[str, ...]:
    """A list of texts in the author's order, without repeats; a single text is a list of one.

    With `commas`, a single text is split at commas: `bank, deposit` are two keywords.
    """
    if isinstance(value, str):
        parts = _COMMA.split(value.strip()) if commas else [value]
    elif isinstance(value, list):
        parts = [item for item in value if isinstance(item, str)]
    else:
        parts = []
    return tuple(dict.fromkeys(part for part in map(text, parts) if part))


def boolean(value: Any) -> bool | None:
    """True or false as YAML's users write them; None when it is neither."""
    word = value.strip().casefold() if isinstance(value, str) else ""
    return True if word in _TRUE else False if word in _FALSE else None


def number(value: Any) -> float | None:
    """A finite number, or None."""
    try:
        found = float(value) if isinstance(value, str) else None
    except ValueError:
        return None
    return found if found is not None and abs(found) < 1e15 else None


def mapping(value: Any) -> dict[str, Any]:
    """A mapping, or an empty one."""
    return value if isinstance(value, dict) else {}
