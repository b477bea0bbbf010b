"""Shapes and embedded pictures, each with all of its look in its own attributes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from vademecum.knowledge.svg.budget import Budget
from vademecum.knowledge.svg.embedded import embedded
from vademecum.knowledge.svg.numbers import LARGEST, Matrix, Outline, outline_of, outline_of_points
from vademecum.knowledge.svg.style import Style

if TYPE_CHECKING:
    from vademecum.knowledge.svg.servers import Servers

SHAPES = ("rect", "circle", "ellipse", "line", "polyline", "polygon", "path")
_WITH_MARKERS = ("line", "polyline", "polygon", "path")


def shape_element(
    tag: str,
    style: Style,
    view: tuple[float, float],
    attrs: str,
    matrix: Matrix,
    servers: Servers,
    budget: Budget,
) -> str:
    """One shape; empty when nothing of it would be seen. `attrs` is what it gets besides."""
    found = _measured(tag, style, view)
    if found is None:
        return ""
    geometry, outline = found
    paints = servers.paints(style, outline)
    if not paints:
        return ""
    stroke = style.number("stroke-width", otherwise=1.0) / 2
    left, top, right, bottom = outline.box
    box = matrix.reach((left - stroke, top - stroke, right + stroke, bottom + stroke))
    if not all(math.isfinite(n) and abs(n) <= LARGEST for n in box):
        return ""
    servers.note(box)
    scale = matrix.scale
    dashes = servers.dashes(style, outline)
    budget.shape(box, outline.segments, outline.length * scale, 2 * stroke * scale, dashes)
    markers = servers.markers(style, outline.segments) if tag in _WITH_MARKERS else ""
    return f"<{tag}{geometry}{paints}{markers}{attrs}/>"


def _measured(tag: str, style: Style, view: tuple[float, float]) -> tuple[str, Outline] | None:
    """Attributes that say where a shape is, and its outline; None when it has no extent."""
    wide, high = view
    across = math.hypot(wide, high) / math.sqrt(2)
    if tag == "path":
        data = style.own.get("d", "").strip()
        if data.startswith("path("):
            data = data[5:-1].strip("\"' ")
        return (f" d={quoteattr(data)}", outline_of(data)) if data else None
    if tag in ("polyline", "polygon"):
        points = style.own.get("points", "")
        return f" points={quoteattr(points)}", outline_of_points(points)
    if tag == "line":
        x1, x2 = style.number("x1", wide), style.number("x2", wide)
        y1, y2 = style.number("y1", high), style.number("y2", high)
        said = f' x1="{x1:.6g}" y1="{y1:.6g}" x2="{x2:.6g}" y2="{y2:.6g}"'
        return said, _between(x1, y1, x2, y2, math.hypot(x2 - x1, y2 - y1))
    if tag == "rect":
        return _rect(style, wide, high)
    x, y = style.number("cx", wide), style.number("cy", high)
    if tag == "circle":
        rx = ry = style.number("r", across)
        said = f' cx="{x:.6g}" cy="{y:.6g}" r="{rx:.6g}"'
    else:
        rx = style.number("rx", wide) if "rx" in style.own else style.number("ry", high)
        ry = style.number("ry", high) if "ry" in style.own else rx
        said = f' cx="{x:.6g}" cy="{y:.6g}" rx="{rx:.6g}" ry="{ry:.6g}"'
    return (said, _between(x - rx, y - ry, x + rx, y + ry, 3.2 * (rx + ry))) if rx > 0 and ry > 0 else None


def _rect(style: Style, wide: float, high: float) -> tuple[str, Outline] | None:
    x, y = style.number("x", wide), style.number("y", high)
    width, height = style.number("width", wide), style.number("height", high)
    if width <= 0 or height <= 0:
        return None
    said = f' x="{x:.6g}" y="{y:.6g}" width="{width:.6g}" height="{height:.6g}"'
    rx, ry = (style.number(name, whole, otherwise=-1.0) for name, whole in (("rx", wide), ("ry", high)))
    rx, ry = rx if rx >= 0 else max(ry, 0.0), ry if ry >= 0 else max(rx, 0.0)
    if rx and ry:
        said += f' rx="{min(rx, width / 2):.6g}" ry="{min(ry, height / 2):.6g}"'
    return said, _between(x, y, x + width, y + height, 2 * (width + height))


def _between(x1: float, y1: float, x2: float, y2: float, length: float) -> Outline:
    return Outline(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2), 4, length)


def image_element(style: Style, view: tuple[float, float], attrs: str, budget: Budget) -> str:
    """A picture embedded as data; empty for every other: no file and no address is ever read."""
    found = embedded(style.own.get("href", ""))
    if found is None:
        return ""
    address, pixels = found
    budget.picture(pixels)
    x, y = style.number("x", view[0]), style.number("y", view[1])
    width, height = style.number("width", view[0]), style.number("height", view[1])
    place = f' x="{x:.6g}" y="{y:.6g}"'
    if width > 0:
        place += f' width="{width:.6g}"'
    if height > 0:
        place += f' height="{height:.6g}"'
    aspect = style.own.get("preserveAspectRatio", "")
    kept = f" preserveAspectRatio={quoteattr(aspect)}" if aspect else ""
    return f"<image{place}{kept}{attrs} xlink:href={quoteattr(address)}/>"
