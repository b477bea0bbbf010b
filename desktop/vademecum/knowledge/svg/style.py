"""What an element looks like: what it inherits, what it says itself, variables and schemes resolved."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from vademecum.knowledge.svg.colours import colour_of
from vademecum.knowledge.svg.numbers import length
from vademecum.knowledge.svg.sheets import Sheet
from vademecum.knowledge.svg.tree import Element

_INHERITED = frozenset({
    "color", "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-width", "stroke-opacity",
    "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset",
    "font-family", "font-size", "font-style", "font-weight", "font-variant", "text-anchor", "visibility",
    "marker-start", "marker-mid", "marker-end", "white-space", "dominant-baseline", "space",
    "text-align", "line-height", "align-items", "justify-content", "text-decoration",
})  # fmt: skip
_SIZES = {
    "xx-small": 9.0, "x-small": 10.0, "small": 13.0, "medium": 16.0, "large": 18.0, "x-large": 24.0,
    "xx-large": 32.0,
}  # fmt: skip
_CALL = re.compile(r"\b(var|light-dark)\(")
_URL = re.compile(r"url\(\s*[\"']?#([^\"')]+)[\"']?\s*\)\s*(.*)", re.DOTALL)
_LONGEST_VALUE = 4000
_DEEPEST = 12
_FONT = re.compile(
    r"(?P<before>(?:[\w-]+\s+)*?)(?P<size>[\d.]+(?:px|pt|em|rem|%|pc|mm|cm|in)?|xx-small|x-small|small|medium|large"
    r"|x-large|xx-large)(?:\s*/\s*[\w.%]+)?\s+(?P<family>.+)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Style:
    """One element's style."""

    own: Mapping[str, str] = field(default_factory=dict)
    """Everything that is declared for the element itself, its plain attributes included."""
    inherited: Mapping[str, str] = field(default_factory=dict)
    """In force here and inside."""
    variables: Mapping[str, str] = field(default_factory=dict)
    em: float = 16.0
    """Size of the font in user units."""
    dark: bool = False

    def get(self, name: str, otherwise: str = "") -> str:
        """A property in force; `otherwise` when nobody said anything."""
        return (self.inherited if name in _INHERITED else self.own).get(name, otherwise)

    def number(self, name: str, whole: float = 0.0, otherwise: float = 0.0) -> float:
        """A length or number in user units."""
        said = self.get(name)
        found = length(said, em=self.em, whole=whole) if said else None
        return otherwise if found is None else found

    def share(self, name: str) -> float:
        """An opacity between 0 and 1."""
        return min(1.0, max(0.0, self.number(name, whole=1.0, otherwise=1.0)))

    def paint(self, name: str, otherwise: str) -> tuple[str, str, float]:
        """Gradient or pattern, colour (or `none`) in its place, and opacity, of `fill` or `stroke`."""
        said = self.get(name, otherwise)
        server = ""
        if found := _URL.fullmatch(said):
            server, said = found[1], found[2].strip() or "none"
        colour, alpha = self.colour(said)
        return server, colour, alpha * self.share(f"{name}-opacity")

    def colour(self, said: str) -> tuple[str, float]:
        """A colour and its opacity; `none` for none."""
        lower = said.strip().lower()
        if lower in ("currentcolor", "context-fill", "context-stroke"):
            said = self.get("color", "#000000")
            if said.strip().lower() == "currentcolor":
                said = "#000000"
        found = colour_of(said)
        if found is None or not found[1]:
            return "none", 0.0
        return found

    def reference(self, name: str) -> str:
        """Id that a property such as `mask` refers to; empty for none."""
        found = _URL.match(self.get(name).strip())
        return found[1] if found is not None else ""


def entered(element: Element, around: Style, sheet: Sheet) -> Style:
    """The style of an element inside `around`."""
    said = dict(sheet.declared(element))
    variables = around.variables
    if any(name.startswith("--") for name in said):
        variables = {**variables, **{name: value for name, value in said.items() if name.startswith("--")}}
    dark = around.dark
    inherited = dict(around.inherited)
    own: dict[str, str] = {}
    for name, written in _expanded(said).items():
        if name.startswith("--"):
            continue
        is_call = "var(" in written or "light-dark(" in written
        value = _resolved(written, variables, dark) if is_call else written
        lower = value.strip().lower()
        if (
            not lower
            or lower in ("inherit", "revert", "revert-layer")
            or (lower == "unset" and name in _INHERITED)
        ):
            if lower == "inherit" and name not in _INHERITED and name in around.own:
                own[name] = around.own[name]
            continue
        if name not in _INHERITED:
            own[name] = value
        elif lower == "initial":
            inherited.pop(name, None)
        elif name == "color" and lower == "currentcolor":
            continue
        else:
            inherited[name] = value
    em = around.em
    if inherited.get("font-size") != around.inherited.get("font-size") or "font-size" in said:
        em = _font_size(inherited.get("font-size", ""), around.em)
        # As a number of pixels: what is inside must not take its share of it again.
        inherited["font-size"] = f"{em:g}"
    return Style(own, inherited, variables, em, dark)


def _font_size(said: str, around: float) -> float:
    lower = said.strip().lower()
    if lower in _SIZES:
        return _SIZES[lower]
    if lower in ("smaller", "larger"):
        return around / 1.2 if lower == "smaller" else around * 1.2
    found = length(lower, em=around, whole=around)
    return found if found is not None and found >= 0 else around


def _expanded(said: dict[str, str]) -> dict[str, str]:
    """Short forms written out: `font`, `marker`, and the background of a whole drawing."""
    if "marker" in said:
        for place in ("start", "mid", "end"):
            said.setdefault(f"marker-{place}", said["marker"])
    if "font" in said and (found := _FONT.fullmatch(said["font"].strip())):
        said.setdefault("font-size", found["size"])
        said.setdefault("font-family", found["family"])
        for word in found["before"].split():
            if word in ("italic", "oblique"):
                said.setdefault("font-style", word)
            elif word in ("bold", "bolder", "lighter") or word.isdigit():
                said.setdefault("font-weight", word)
    return said


def _resolved(value: str, variables: Mapping[str, str], dark: bool) -> str:
    """A value without `var()` and `light-dark()`; empty when it cannot be known."""
    for _ in range(_DEEPEST):
        found = _CALL.search(value)
        if found is None:
            return value
        end = _closing(value, found.end())
        first, comma, second = _halves(value[found.end() : end])
        if found[1] == "var":
            known = variables.get(first.strip())
            into = known if known is not None else second if comma else None
            if into is None:
                return ""
        else:
            into = second if dark and comma else first
        value = f"{value[: found.start()]}{into.strip()}{value[end + 1 :]}"
        if len(value) > _LONGEST_VALUE:
            return ""
    return ""


def _closing(text: str, at: int) -> int:
    """Where the bracket closes that opened before `at`."""
    depth = 1
    while at < len(text):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if not depth:
            return at
        at += 1
    return at


def _halves(text: str) -> tuple[str, str, str]:
    """Split at the first comma outside brackets."""
    depth = 0
    for at, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            return text[:at], ",", text[at + 1 :]
    return text, "", ""
