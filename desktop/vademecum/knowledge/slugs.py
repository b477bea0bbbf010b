"""Anchors of headings, by GitHub's rule, and the loose comparison used when one is missed.

Hello, World!     -> hello-world
Größe & Maß       -> größe--maß
Setup (twice)     -> setup, setup-1, setup-2
!!!               -> section
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_ASCII_DROPPED = re.compile(r"[^a-z0-9_\- ]")
_KEPT = ("L", "M", "N", "Pc")
"""Unicode categories that GitHub keeps: letters, marks, numbers, connectors such as `_`."""


def slug(text: str) -> str:
    """The anchor of a heading with this plain text, by GitHub's rule; may be empty."""
    lowered = text.strip().lower()
    if lowered.isascii():
        return _ASCII_DROPPED.sub("", lowered).replace(" ", "-")
    kept = [c for c in lowered if c in "-_ " or unicodedata.category(c).startswith(_KEPT)]
    return "".join("-" if c == " " else c for c in kept)


def loose(text: str) -> str:
    """What is left of an anchor for a forgiving comparison: folded letters and digits only."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in folded if c.isalnum())


def nearest(wanted: str, slugs: Iterable[str]) -> str:
    """The one slug that differs from `wanted` in punctuation, hyphens, case or emoji only; else empty."""
    key = loose(wanted)
    if not key:
        return ""
    return next((candidate for candidate in slugs if loose(candidate) == key), "")


class Slugger:
    """Hands out anchors that are unique in one article."""

    __slots__ = ("_taken",)

    def __init__(self) -> None:
        self._taken: dict[str, int] = {}

    def claim(self, explicit: str) -> bool:
        """Reserve an anchor that the author wrote; False when it is already taken."""
        if explicit in self._taken:
            return False
        self._taken[explicit] = 0
        return True

    def unique(self, text: str) -> str:
        """The next free anchor for a heading with this text; never empty."""
        base = slug(text) or "section"
        if base not in self._taken:
            self._taken[base] = 0
            return base
        number = self._taken[base]
        while True:
            number += 1
            candidate = f"{base}-{number}"
            if candidate not in self._taken:
                self._taken[base] = number
                self._taken[candidate] = 0
                return candidate
