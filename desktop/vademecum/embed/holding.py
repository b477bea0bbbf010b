"""Looking at a host's widgets must not take the host's own references to them away.

PySide ties the wrapper of a child to that of its parent as soon as one is reached through the
other. When the parent's wrapper goes, because nobody in Python keeps it (the stack inside a
QTabWidget, say), objects below that were made in C++ are declared deleted, although they live:
`self.ok = box.button(...)` of a host would raise "already deleted" after F1. So what the walk
has reached stays referenced for as long as it lives.
"""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QObject
from shiboken6 import isValid

_T = TypeVar("_T", bound=QObject | None)
_HELD: dict[int, QObject] = {}
_FIRST_PRUNE = 512
_prune_at = [_FIRST_PRUNE]


def hold(thing: _T) -> _T:
    """Keep the wrapper of something that belongs to a parent; the same thing comes back.

    Objects without a parent belong to whoever refers to them, and Python subclasses keep
    themselves: neither is held.
    """
    if thing is None or id(thing) in _HELD:
        return thing
    if not type(thing).__module__.startswith("PySide6.") or thing.parent() is None:
        return thing
    if len(_HELD) >= _prune_at[0]:
        for key in [key for key, kept in _HELD.items() if not isValid(kept)]:
            del _HELD[key]
        _prune_at[0] = max(_FIRST_PRUNE, 2 * len(_HELD))
    _HELD[id(thing)] = thing
    return thing
