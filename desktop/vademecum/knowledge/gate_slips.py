"""Gates that close nothing because they stand in the wrong place or are misspelt.

plan: pro              ->  requires: {plan: pro}
requries: {plan: pro}  ->  requires
requires: {rol: owner} ->  role
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from vademecum.knowledge.slips import slip

CONDITIONS = {
    "plan": "plan", "plans": "plan", "role": "role", "roles": "role", "flag": "flags", "flags": "flags",
    "filter": "filter", "filters": "filter",
}  # fmt: skip
"""Keys below `requires` -> the condition that they mean."""
_GATES = ("audience", "requires")
_MISPLACED = {key: name for key, name in CONDITIONS.items() if name != "filter"}
"""Conditions that are gates wherever they stand; other tools have filters of their own."""
_LONGEST = 11
"""Letters of a misspelt gate."""


def misspelt_gate(key: str, value: Any) -> str:
    """The gate that a top-level key is probably meant for, `audience` or `requires`; else empty."""
    word = key.casefold()
    if key in _GATES or word[:1] not in ("a", "r") or not 6 <= len(word) <= _LONGEST:
        return ""
    near = slip(word, _GATES)
    # `required: true` is a word of other tools; conditions below it are not.
    sure = near != "requires" or isinstance(value, dict) or word in ("require", "requires")
    return near if sure else ""


def misplaced_gate(key: str, shown: str) -> str:
    """What to write for a condition that stands beside `requires` instead of below it; else empty.

    `shown` is its value as the author wrote it, or a text that stands for it.
    """
    name = _MISPLACED.get(key.casefold())
    return f"requires: {{{name}: {shown}}}" if name else ""


def misspelt_conditions(keys: Iterable[str]) -> str:
    """A sentence on the keys below `requires` that are no conditions; empty when all are."""
    said = []
    for key in keys:
        if key.strip().casefold() not in CONDITIONS:
            near = slip(key.strip().casefold(), CONDITIONS)
            said.append(f"`{key}` is no condition." + (f" Did you mean `{near}`?" if near else ""))
    return " ".join(said)
