"""Colours of pages, from `assets/themes/*.toml`; nothing here knows Qt."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from vademecum.app.assets import asset
from vademecum.errors import VademecumError

THEMES = ("light", "dark", "high_contrast")
_COLOUR = re.compile(r"#[0-9a-f]{6}")


@dataclass(frozen=True, slots=True)
class CalloutColours:
    """One kind of callout."""

    bar: str
    """The coloured edge."""
    fill: str
    """Background of the callout."""
    title: str
    """Text of its title, on `fill`."""


@dataclass(frozen=True, slots=True)
class Theme:
    """What pages are painted with; every colour is `#rrggbb`, lower case."""

    name: str
    """light, dark or high_contrast."""
    dark: bool
    page: str
    text: str
    muted: str
    """Second lines, labels, captions."""
    link: str
    missing: str
    """A link to a page that is not there."""
    accent: str
    border: str
    rule: str
    code_back: str
    code_text: str
    inline_code_back: str
    inline_code_text: str
    key_back: str
    """Behind the name of a key."""
    key_text: str
    table_head: str
    table_stripe: str
    quote_bar: str
    quote_text: str
    selection: str
    selection_text: str
    highlight: str
    """Behind words that were searched for, and behind what the author marked."""
    highlight_text: str
    callouts: Mapping[str, CalloutColours]
    """Kind -> colours."""
    syntax: Mapping[str, str]
    """Role of a word in code -> colour."""

    def callout(self, kind: str) -> CalloutColours:
        """Colours of a kind; an unknown one looks like a note."""
        return self.callouts.get(kind) or self.callouts["note"]

    def pairs(self) -> tuple[tuple[str, str, str], ...]:
        """(what, text colour, background) of everything that is read on this theme's pages."""
        plain = [
            ("text", self.text, self.page),
            ("muted", self.muted, self.page),
            ("link", self.link, self.page),
            ("missing", self.missing, self.page),
            ("accent", self.accent, self.page),
            ("code", self.code_text, self.code_back),
            ("label on code", self.muted, self.code_back),
            ("link on code", self.link, self.code_back),
            ("inline code", self.inline_code_text, self.inline_code_back),
            ("link in inline code", self.link, self.inline_code_back),
            ("key", self.key_text, self.key_back),
            ("table head", self.text, self.table_head),
            ("link in table head", self.link, self.table_head),
            ("table stripe", self.text, self.table_stripe),
            ("link in table stripe", self.link, self.table_stripe),
            ("quote", self.quote_text, self.page),
            ("selection", self.selection_text, self.selection),
            ("highlight", self.highlight_text, self.highlight),
        ]
        for kind, colours in self.callouts.items():
            plain.append((f"{kind} title", colours.title, colours.fill))
            plain.append((f"{kind} text", self.text, colours.fill))
            plain.append((f"{kind} link", self.link, colours.fill))
            plain.append((f"{kind} muted", self.muted, colours.fill))
        plain.extend((f"syntax {role}", colour, self.code_back) for role, colour in self.syntax.items())
        return tuple(plain)


@cache
def load_theme(name: str) -> Theme:
    """The theme of this name; raises `VademecumError` when it is unknown or damaged."""
    if name not in THEMES:
        raise VademecumError(f"unknown theme {name!r}", mend=f"Use one of {', '.join(THEMES)}")
    file = asset(f"themes/{name}.toml")
    try:
        data = tomllib.loads(file.read_text("utf-8"))
        page: Mapping[str, str] = data["page"]
        callouts = {kind: CalloutColours(*colours) for kind, colours in data["callouts"].items()}
        theme = Theme(
            name=data["name"], dark=data["dark"], callouts=callouts, syntax=dict(data["syntax"]), **page
        )
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise VademecumError(
            f"the theme cannot be read: {error}", path=str(file), mend="Install Vademecum again"
        ) from error
    wrong = [colour for colour in _colours(theme) if not _COLOUR.fullmatch(colour)]
    if wrong:
        raise VademecumError(f"{wrong[0]!r} is no colour", path=str(file), mend="Write colours as #rrggbb")
    return theme


def _colours(theme: Theme) -> list[str]:
    own = [
        getattr(theme, f.name) for f in fields(theme) if f.name not in ("name", "dark", "callouts", "syntax")
    ]
    boxes = [colour for c in theme.callouts.values() for colour in (c.bar, c.fill, c.title)]
    return [*own, *boxes, *theme.syntax.values()]


def contrast(one: str, other: str) -> float:
    """Contrast of two `#rrggbb` colours by WCAG 2, from 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
