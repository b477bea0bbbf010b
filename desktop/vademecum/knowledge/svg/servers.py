"""What shapes refer to: gradients, patterns, masks, clips, markers and filters.

Each is written once, under a name of its own. Inside a pattern, a mask or a marker only gradients
are referred to: nothing can draw itself.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol
from xml.sax.saxutils import quoteattr

from vademecum.knowledge.svg.budget import MOST_DASHES, Budget
from vademecum.knowledge.svg.numbers import (
    Box,
    Matrix,
    Outline,
    into,
    length,
    numbers,
    transformation,
    view_box_of,
)
from vademecum.knowledge.svg.style import Style, entered
from vademecum.knowledge.svg.tree import Element

if TYPE_CHECKING:
    from vademecum.knowledge.svg.sheets import Sheet

_GRADIENTS = {"linearGradient": ("x1", "y1", "x2", "y2"), "radialGradient": ("cx", "cy", "r", "fx", "fy")}
_LONGEST_CHAIN = 8
_STEPS = frozenset(
    {"feGaussianBlur", "feColorMatrix", "feOffset", "feFlood", "feMerge", "feBlend", "feComposite"}
)
_STEP_ATTRS = frozenset({
    "in", "in2", "result", "stdDeviation", "values", "type", "dx", "dy", "mode", "operator", "k1", "k2", "k3",
    "k4", "x", "y", "width", "height",
})  # fmt: skip
_MOST_STEPS, _WIDEST_BLUR, _LARGEST_REGION = 12, 60.0, 2.5
"""Steps of a filter, pixels of a blur, and sizes of the shape that a filter may reach over."""
_SMALLEST_TILE, _LARGEST_TILE = 1.0, 4000.0


Make = Callable[[Element, str], str]
"""Writes an element under a new id; returns what refers to it, empty for nothing."""


class Writer(Protocol):
    """Writes what is in an element apart from the drawing."""

    def inside(self, element: Element, around: Style) -> list[str]:
        """What is in it, written out."""
        ...


class Servers:
    """Writes what is referred to, on demand."""

    def __init__(self, ids: dict[str, Element], writer: Writer, sheet: Sheet, budget: Budget) -> None:
        self._ids, self._writer, self._sheet, self._budget = ids, writer, sheet, budget
        self.written: list[str] = []
        self._made: dict[tuple[str, str], tuple[str, float]] = {}
        """Kind and id -> what to say instead, and what drawing it once costs."""
        self._nested = False
        self._filtered = 0
        self._white = ""
        """`clip`: everything is white and only its outline counts; `alpha`: colours become white."""
        self._reach: Box | None = None

    def note(self, box: Box) -> None:
        """A shape reaches so far: the extent of a clip is gathered from its shapes."""
        if self._nested:
            seen = self._reach or box
            self._reach = (
                min(seen[0], box[0]), min(seen[1], box[1]), max(seen[2], box[2]), max(seen[3], box[3])
            )  # fmt: skip

    # Fill and stroke

    def paints(self, style: Style, outline: Outline | None = None) -> str:
        """Attributes of fill and stroke; empty when neither is seen."""
        if self._white == "clip":
            return f' fill="#ffffff"{_rule(style, "clip-rule")}'
        fill, stroke = self._paint(style, "fill", "#000000"), self._paint(style, "stroke", "none")
        if not fill and not stroke:
            return ""
        said = f"{fill}{_rule(style, 'fill-rule')}" if fill else ' fill="none"'
        if stroke:
            said += (
                f'{stroke} stroke-width="{min(style.number("stroke-width", otherwise=1.0), _WIDEST_PEN):.6g}"'
            )
            said += "".join(
                f" {name}={quoteattr(style.get(name))}"
                for name, usual in (
                    ("stroke-linecap", "butt"),
                    ("stroke-linejoin", "miter"),
                    ("vector-effect", ""),
                )
                if style.get(name, usual) != usual
            )
            if style.get("stroke-miterlimit"):
                said += f' stroke-miterlimit="{max(1.0, style.number("stroke-miterlimit", otherwise=4.0)):g}"'
            if outline is not None and self.dashes(style, outline):
                dashes = " ".join(f"{max(0.0, dash):.6g}" for dash in _dashes(style))
                said += f' stroke-dasharray="{dashes}"'
                if style.get("stroke-dashoffset"):
                    said += f' stroke-dashoffset="{style.number("stroke-dashoffset"):.6g}"'
        return said

    def dashes(self, style: Style, outline: Outline) -> float:
        """How many dashes the line of a shape has; 0 for none, or for more than anyone could see."""
        if style.get("stroke", "none") == "none" or style.get("stroke-dasharray", "none") == "none":
            return 0.0
        found = _dashes(style)
        period = sum(found)
        if period <= 0 or not math.isfinite(outline.length):
            return 0.0
        count = outline.length / period * len(found)
        return count if 0 < count <= MOST_DASHES else 0.0

    def _paint(self, style: Style, name: str, otherwise: str) -> str:
        server, colour, alpha = style.paint(name, otherwise)
        if name == "stroke" and style.number("stroke-width", otherwise=1.0) <= 0:
            return ""
        if server:
            found = self._server(server)
            if found:
                colour, alpha = found, style.share(f"{name}-opacity")
        if colour == "none" or alpha <= 0:
            return ""
        if self._white == "alpha":
            colour = "#ffffff"
        return f' {name}="{colour}"' + (f' {name}-opacity="{alpha:.4g}"' if alpha < 1 else "")

    def _server(self, name: str) -> str:
        """What to write in place of `url(#name)`: empty when there is nothing to paint with."""
        element = self._ids.get(name)
        if element is None:
            return ""
        if element.tag in _GRADIENTS:
            return self._once("gradient", name, element, self._gradient)
        if element.tag == "pattern" and not self._nested:
            said = self._once("pattern", name, element, self._pattern)
            self._budget.again(self._made["pattern", name][1])
            return said
        return ""

    def _once(self, kind: str, name: str, element: Element, make: Make) -> str:
        if (kind, name) not in self._made:
            self._made[kind, name] = ("", 0.0)
            before = self._budget.spent
            said = make(element, f"{kind[0]}{len(self._made)}")
            self._made[kind, name] = (said, self._budget.spent - before)
        return self._made[kind, name][0]

    def _chain(self, element: Element) -> list[Element]:
        """An element, and those of its kind that it takes after."""
        found = [element]
        while len(found) < _LONGEST_CHAIN:
            href = found[-1].attrs.get("href", "")
            after = self._ids.get(href[1:]) if href.startswith("#") else None
            if after is None or after in found:
                break
            found.append(after)
        return found

    def _gradient(self, element: Element, new: str) -> str:
        chain = self._chain(element)
        attrs: dict[str, str] = {}
        for one in reversed(chain):
            attrs.update(one.attrs)
        stops = next((found for one in chain if (found := self._stops(one))), [])
        if len(stops) < 2:
            return stops[0][1] if stops else ""
        in_space = attrs.get("gradientUnits") == "userSpaceOnUse"
        said = ' gradientUnits="userSpaceOnUse"' if in_space else ""
        for key in _GRADIENTS[element.tag]:
            value = length(attrs.get(key, ""), whole=100.0 if in_space else 1.0)
            if value is not None:
                said += f' {key}="{value:.6g}"'
        if "gradientTransform" in attrs:
            said += f' gradientTransform="{transformation(attrs["gradientTransform"])}"'
        if attrs.get("spreadMethod") in ("reflect", "repeat"):
            said += f' spreadMethod="{attrs["spreadMethod"]}"'
        body = "".join(
            f'<stop offset="{offset:.5g}" stop-color="{colour}" stop-opacity="{alpha:.4g}"/>'
            for offset, colour, alpha in stops
        )
        self.written.append(f'<{element.tag} id="{new}"{said}>{body}</{element.tag}>')
        return f"url(#{new})"

    def _stops(self, element: Element) -> list[tuple[float, str, float]]:
        found: list[tuple[float, str, float]] = []
        around = entered(element, Style(), self._sheet)
        for child in element.elements():
            if child.tag == "stop":
                style = entered(child, around, self._sheet)
                offset = length(child.attrs.get("offset", "0"), whole=1.0) or 0.0
                colour, alpha = style.colour(style.own.get("stop-color", "#000000"))
                at = max(found[-1][0] if found else 0.0, min(1.0, max(0.0, offset)))
                found.append(
                    (at, "#000000" if colour == "none" else colour, alpha * style.share("stop-opacity"))
                )
        return found[:256]

    # Patterns, markers, masks, filters

    def begin_group(self, attrs: str) -> None:
        """A group with these attributes begins: what is filtered as a whole is not filtered inside too."""
        self._filtered += self._filtered > 0 or " filter=" in attrs

    def end_group(self) -> None:
        """The group that began last ends."""
        self._filtered -= self._filtered > 0

    def _inside(self, element: Element, white: str = "") -> list[str]:
        kept = self._nested, self._white
        self._nested, self._white, self._reach = True, white, None
        made = self._writer.inside(element, entered(element, Style(), self._sheet))
        self._nested, self._white = kept
        return made

    def _pattern(self, element: Element, new: str) -> str:
        chain = self._chain(element)
        attrs: dict[str, str] = {}
        for one in reversed(chain):
            attrs.update(one.attrs)
        in_space = attrs.get("patternUnits") == "userSpaceOnUse"
        place = [
            length(attrs.get(key, "0"), whole=100.0 if in_space else 1.0) or 0.0
            for key in ("x", "y", "width", "height")
        ]
        smallest = _SMALLEST_TILE if in_space else 0.002
        if not smallest <= min(place[2:]) <= max(place[2:]) <= _LARGEST_TILE:
            return self._tint(chain)
        body = self._inside(next((one for one in chain if one.elements()), element))
        view_box = view_box_of(attrs.get("viewBox", ""))
        if view_box is not None and in_space:
            fitted = into(view_box, attrs.get("preserveAspectRatio", ""), place[2], place[3])
            body = [f'<g transform="{fitted}">', *body, "</g>"]
            view_box = None
        said = "".join(
            f' {key}="{value:.6g}"' for key, value in zip(("x", "y", "width", "height"), place, strict=True)
        )
        said += ' patternUnits="userSpaceOnUse"' if in_space else ""
        if attrs.get("patternContentUnits") == "objectBoundingBox":
            said += ' patternContentUnits="objectBoundingBox"'
        if view_box is not None:
            said += ' viewBox="' + " ".join(f"{n:.6g}" for n in view_box) + '"'
        if "patternTransform" in attrs:
            said += f' patternTransform="{transformation(attrs["patternTransform"])}"'
        self.written.append(f'<pattern id="{new}"{said}>{"".join(body)}</pattern>')
        return f"url(#{new})"

    def _tint(self, chain: list[Element]) -> str:
        """The colour of a pattern too fine to be drawn: that of what it is made of."""
        shape = next((inside for one in chain for inside in one.elements()), None)
        if shape is None:
            return ""
        _, colour, _ = entered(shape, Style(), self._sheet).paint("fill", "#000000")
        return "" if colour == "none" else colour

    def markers(self, style: Style, corners: int) -> str:
        """Attributes for the arrow heads of a line with so many corners."""
        if self._nested:
            return ""
        said = ""
        for place in ("start", "mid", "end"):
            name = style.reference(f"marker-{place}")
            element = self._ids.get(name)
            if element is None or element.tag != "marker":
                continue
            turned = place == "start" and element.attrs.get("orient") == "auto-start-reverse"
            kind = "marker-back" if turned else "marker"
            new = self._once(kind, name, element, self._turned_marker if turned else self._marker)
            self._budget.again(self._made[kind, name][1], corners if place == "mid" else 1)
            if new:
                said += f' marker-{place}="{new}"'
        return said

    def _turned_marker(self, element: Element, new: str) -> str:
        return self._marker(element, new, turned=True)

    def _marker(self, element: Element, new: str, *, turned: bool = False) -> str:
        attrs = element.attrs
        wide, high = (length(attrs.get(key, "3")) or 0.0 for key in ("markerWidth", "markerHeight"))
        x, y = (length(attrs.get(key, "0"), whole=wide) or 0.0 for key in ("refX", "refY"))
        if not 0 < wide <= _LARGEST_TILE or not 0 < high <= _LARGEST_TILE:
            return ""
        body = self._inside(element)
        if turned:
            body = [f'<g transform="rotate(180 {x:.6g} {y:.6g})">', *body, "</g>"]
        orient = attrs.get("orient", "0")
        said = f' markerWidth="{wide:.6g}" markerHeight="{high:.6g}" refX="{x:.6g}" refY="{y:.6g}"'
        said += f" orient={quoteattr('auto' if orient.startswith('auto') else orient)}"
        if attrs.get("markerUnits") == "userSpaceOnUse":
            said += ' markerUnits="userSpaceOnUse"'
        view_box = view_box_of(attrs.get("viewBox", ""))
        if view_box is not None:
            said += ' viewBox="' + " ".join(f"{n:.6g}" for n in view_box) + '"'
        if "overflow" in attrs or "overflow" in attrs.get("style", ""):
            said += ' overflow="visible"'
        self.written.append(f'<marker id="{new}"{said}>{"".join(body)}</marker>')
        return f"url(#{new})"

    def mask(self, style: Style) -> str:
        """The attribute for a mask; empty for none."""
        name = style.reference("mask")
        element = self._ids.get(name)
        if self._nested or element is None or element.tag != "mask" or not self._budget.layer():
            return ""
        said = self._once("mask", name, element, self._mask)
        self._budget.again(self._made["mask", name][1])
        return f' mask="{said}"' if said else ""

    def _mask(self, element: Element, new: str) -> str:
        attrs = element.attrs
        kind = attrs.get("mask-type", "") + attrs.get("style", "")
        body = self._inside(
            element, "alpha" if "mask-type" in kind + str(list(attrs)) and "alpha" in kind else ""
        )
        said = ""
        in_space = attrs.get("maskUnits") == "userSpaceOnUse"
        for key in ("x", "y", "width", "height"):
            value = length(attrs.get(key, ""), whole=100.0 if in_space else 1.0)
            if value is not None and abs(value) <= _LARGEST_TILE * 4:
                said += f' {key}="{value:.6g}"'
        said += ' maskUnits="userSpaceOnUse"' if in_space else ""
        if attrs.get("maskContentUnits") == "objectBoundingBox":
            said += ' maskContentUnits="objectBoundingBox"'
        self.written.append(f'<mask id="{new}"{said}>{"".join(body)}</mask>')
        return f"url(#{new})"

    def mask_for_clip(self, style: Style, matrix: Matrix) -> str:
        """The attribute for a mask that does what a clip asks; empty where that cuts nothing off."""
        name = style.reference("clip-path")
        element = self._ids.get(name)
        if self._nested or element is None or element.tag != "clipPath" or self._covers(element, matrix):
            return ""
        if not self._budget.layer():
            return ""
        said = self._once("clip", name, element, self._clip)
        self._budget.again(self._made["clip", name][1])
        return f' mask="{said}"' if said else ""

    def _covers(self, element: Element, matrix: Matrix) -> bool:
        """Whether a clip is one rectangle around the whole drawing."""
        inside = element.elements()
        if len(inside) != 1 or inside[0].tag != "rect" or "clipPathUnits" in element.attrs:
            return False
        style = entered(inside[0], entered(element, Style(), self._sheet), self._sheet)
        moved = transformation(element.attrs.get("transform", "")).then(
            transformation(style.own.get("transform", ""))
        )
        x, y = style.number("x"), style.number("y")
        box = matrix.then(moved).reach((x, y, x + style.number("width"), y + style.number("height")))
        return self._budget.share(box) > _NEARLY_ALL

    def _clip(self, element: Element, new: str) -> str:
        body = self._inside(element, "clip")
        if not body:
            return ""
        said = ' x="-0.1" y="-0.1" width="1.2" height="1.2"'
        if element.attrs.get("clipPathUnits") == "objectBoundingBox":
            said += ' maskContentUnits="objectBoundingBox"'
        elif self._reach is not None:
            left, top, right, bottom = self._reach
            if right - left <= _LARGEST_TILE and bottom - top <= _LARGEST_TILE:
                said = (
                    f' maskUnits="userSpaceOnUse" x="{left:.6g}" y="{top:.6g}" '
                    f'width="{right - left:.6g}" height="{bottom - top:.6g}"'
                )
        moved = element.attrs.get("transform", "")
        if moved:
            body = [f'<g transform="{transformation(moved)}">', *body, "</g>"]
        self.written.append(f'<mask id="{new}"{said}>{"".join(body)}</mask>')
        return f"url(#{new})"

    def filter(self, style: Style, matrix: Matrix) -> str:
        """The attribute for a filter made of steps that can be drawn; empty for none."""
        name = style.reference("filter")
        element = self._ids.get(name)
        if self._nested or element is None or element.tag != "filter":
            return ""
        widest = max(
            (max(numbers(step.attrs.get("stdDeviation", "0")), default=0.0) for step in element.elements()),
            default=0.0,
        )
        if widest * matrix.scale > _WIDEST_BLUR or not self._budget.blur():
            return ""
        said = self._once("filter", name, element, self._filter)
        return f' filter="{said}"' if said else ""

    def _filter(self, element: Element, new: str) -> str:
        steps = element.elements()
        if not 0 < len(steps) <= _MOST_STEPS or any(step.tag not in _STEPS for step in steps):
            return ""
        in_space = element.attrs.get("filterUnits") == "userSpaceOnUse"
        said = ' filterUnits="userSpaceOnUse"' if in_space else ""
        most = _LARGEST_TILE if in_space else _LARGEST_REGION
        for key in ("x", "y", "width", "height"):
            value = length(element.attrs.get(key, ""), whole=100.0 if in_space else 1.0)
            if value is not None and abs(value) <= most:
                said += f' {key}="{value:.6g}"'
        body = "".join(self._step(step) for step in steps)
        self.written.append(f'<filter id="{new}"{said}>{body}</filter>')
        return f"url(#{new})"

    def _step(self, step: Element) -> str:
        said = "".join(
            f" {key}={quoteattr(value)}" for key, value in step.attrs.items() if key in _STEP_ATTRS
        )
        if step.tag == "feFlood":
            style = entered(step, Style(), self._sheet)
            colour, alpha = style.colour(style.own.get("flood-color", "#000000"))
            said += f' flood-color="{colour}" flood-opacity="{alpha * style.share("flood-opacity"):.4g}"'
        nodes = "".join(
            f"<feMergeNode in={quoteattr(node.attrs.get('in', ''))}/>"
            if "in" in node.attrs
            else "<feMergeNode/>"
            for node in step.elements()
            if node.tag == "feMergeNode"
        )
        return f"<{step.tag}{said}>{nodes}</{step.tag}>"


_NEARLY_ALL = 0.98
_WIDEST_PEN = 30_000.0


def _rule(style: Style, name: str) -> str:
    return ' fill-rule="evenodd"' if style.get(name).strip() == "evenodd" else ""


def _dashes(style: Style) -> list[float]:
    said = style.get("stroke-dasharray").replace(",", " ").split()
    found = [length(part, em=style.em) for part in said]
    return [] if None in found else [dash or 0.0 for dash in found][:64]
