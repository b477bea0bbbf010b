"""Colours of CSS as `#rrggbb` and an opacity.

red -> #ff0000 1        rgba(0, 0, 255, 50%) -> #0000ff 0.5      hsl(120deg 100% 25%) -> #008000 1
#f008 -> #ff0000 0.53   transparent -> #000000 0                 no colour -> None
"""

from __future__ import annotations

import colorsys
import re

_HEX = re.compile(r"#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})")
_CALL = re.compile(r"(rgba?|hsla?)\(([^()]*)\)")
_NUMBER = re.compile(r"([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%|deg|turn|rad)?")

_SYSTEM = {
    "canvas": "#ffffff", "canvastext": "#000000", "window": "#ffffff", "windowtext": "#000000",
    "buttonface": "#efefef", "buttontext": "#000000", "graytext": "#808080", "linktext": "#0000ee",
    "highlight": "#3399ff", "highlighttext": "#ffffff", "rebeccapurple": "#663399",
}  # fmt: skip


def colour_of(value: str) -> tuple[str, float] | None:
    """Colour and opacity; None when it is no colour. A plain name is passed on: the renderer knows them."""
    value = value.strip().lower()
    if value == "transparent":
        return "#000000", 0.0
    if found := _HEX.fullmatch(value):
        digits = found[1]
        if len(digits) < 6:
            digits = "".join(digit * 2 for digit in digits)
        alpha = int(digits[6:], 16) / 255 if len(digits) == 8 else 1.0
        return f"#{digits[:6]}", round(alpha, 4)
    if found := _CALL.fullmatch(value):
        return _called(found[1], found[2])
    if value in _SYSTEM:
        return _SYSTEM[value], 1.0
    return (value, 1.0) if value.isalpha() and value.isascii() and value != "none" else None


def _called(name: str, inside: str) -> tuple[str, float] | None:
    parts = _NUMBER.findall(inside)
    if len(parts) not in (3, 4):
        return None
    alpha = 1.0
    if len(parts) == 4:
        alpha = _share(parts[3], 1.0)
    if name.startswith("rgb"):
        channels = [_share(part, 255.0) for part in parts[:3]]
    else:
        turn = {"turn": 1.0, "rad": 1 / 6.283185307}.get(parts[0][1], 1 / 360)
        hue = float(parts[0][0]) * turn % 1.0
        saturation, lightness = (min(1.0, max(0.0, float(part[0]) / 100)) for part in parts[1:3])
        channels = list(colorsys.hls_to_rgb(hue, lightness, saturation))
    return "#" + "".join(f"{round(channel * 255):02x}" for channel in channels), round(alpha, 4)


def _share(part: tuple[str, str], whole: float) -> float:
    """A number of `whole`, or a percentage, as a share between 0 and 1."""
    share = float(part[0]) / (100.0 if part[1] == "%" else whole)
    return min(1.0, max(0.0, share))
