"""The languages that the window speaks, and which of them a wish means.

A language is added here and as `assets/translations/vademecum_<tag>.ts`; nothing else names it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from vademecum.app.assets import asset

SOURCE = "en"
"""The language of the texts in the program itself; its file holds plural forms only."""
LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "ja": "日本語",
    "ru": "Русский",
}
"""BCP 47 tag -> the language's own name, in the order in which the settings offer them."""


def nearest(wanted: Iterable[str]) -> str:
    """The first of the wished tags that the window speaks, as its own tag; empty for none.

    `de-AT`, `de_AT.UTF-8` and `DE` all mean `de`.
    """
    for tag in wanted:
        name = tag.replace("_", "-").partition(".")[0].casefold()
        while name:
            if name in LANGUAGES:
                return name
            name = name.rpartition("-")[0]
    return ""


def translation_file(tag: str) -> Path:
    """Where the compiled translation of a language is."""
    return asset(f"translations/vademecum_{tag}.qm")
