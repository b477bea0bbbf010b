"""A drawing written out in the words of SVG Tiny.

Styles become attributes of each shape; copies (`use`, `symbol`), drawings inside drawings and
placed pieces of text are written out; clips become masks. Whatever could read a file, run, move or
cost more than its look is worth is left out, and a drawing that would take too long is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import quoteattr

from vademecum.knowledge.svg.budget import Budget
from vademecum.knowledge.svg.lettering import Label, Lettering, Piece, label_of, rise, width_of
from vademecum.knowledge.svg.numbers import Matrix, Place, into, length, transformation, view_box_of
from vademecum.knowledge.svg.servers import Servers
from vademecum.knowledge.svg.shapes import SHAPES, image_element, shape_element
from vademecum.knowledge.svg.sheets import Sheet
from vademecum.knowledge.svg.style import Style, entered
from vademecum.knowledge.svg.tree import DrawingError, Element, read_root, read_tree

DRAWING_LIMIT_BYTES = 24 * 1024 * 1024
_USUAL_SIZE = (300.0, 150.0)
"""Of a drawing that does not say how large it is, as everywhere on the web."""
_LARGEST_SIDE = 6000.0
_DEEPEST = 150

Family = Callable[[Sequence[str]], str]
"""Chooses one of the font families that a drawing would take, best first."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A drawing that can be drawn."""

    svg: bytes
    width: float
    """Natural width in pixels."""
    height: float
    cost: float
    """About how many microseconds it takes to draw it as large as a screen."""


def drawing_size(data: bytes) -> tuple[float, float]:
    """Natural width and height in pixels; raises `DrawingError`."""
    return _size(read_root(data))


def prepare(data: bytes, *, dark: bool = False, family: Family | None = None) -> Prepared:
    """The drawing in plain words; raises `DrawingError`.

    `dark` says that it is shown on a dark page: a drawing may have colours for that.
    """
    if len(data) > DRAWING_LIMIT_BYTES:
        raise DrawingError("costly", "the file is too large")
    root = read_tree(data)
    width, height = _size(root)
    writer = _Writer(root, width, height, dark, family or _first)
    return Prepared(writer.written(), width, height, writer.budget.spent)


def _first(families: Sequence[str]) -> str:
    return families[0] if families else ""


def _size(root: Element) -> tuple[float, float]:
    view_box = view_box_of(root.attrs.get("viewBox", ""))
    sides = [length(root.attrs.get(name, "")) for name in ("width", "height")]
    wide, high = (
        side if side is not None and side > 0 and "%" not in root.attrs.get(name, "") else 0.0
        for side, name in zip(sides, ("width", "height"), strict=True)
    )
    if view_box is not None:
        ratio = view_box[2] / view_box[3]
        wide = wide or (high * ratio if high else view_box[2])
        high = high or wide / ratio
    wide, high = wide or _USUAL_SIZE[0], high or _USUAL_SIZE[1]
    smaller = min(1.0, _LARGEST_SIDE / max(wide, high))
    return max(1.0, wide * smaller), max(1.0, high * smaller)


class _Writer:
    """Walks through the drawing and writes it anew."""

    def __init__(self, root: Element, width: float, height: float, dark: bool, family: Family) -> None:
        self._root, self._width, self._height = root, width, height
        self._family = family
        self._ids: dict[str, Element] = {}
        sheets: list[str] = []
        self._look_through(root, sheets)
        scheme = f"{root.attrs.get('style', '')} {' '.join(sheets)}".lower()
        # A drawing has a dark look only when it says that it is made for both.
        both = "color-scheme" in scheme and "dark" in scheme.partition("color-scheme")[2][:40]
        self._dark = dark and both
        self.sheet = Sheet(sheets, dark=dark)
        self.budget = Budget((0.0, 0.0, width, height))
        self.out: list[str] = []
        self.servers = Servers(self._ids, self, self.sheet, self.budget)
        self._copied: list[Element] = []
        self._counts: dict[Element, int] = {}
        self.budget.expect(self._written_out(root, 0))
        self._view = (width, height)

    def _look_through(self, element: Element, sheets: list[str]) -> None:
        waiting = [element]
        while waiting:
            one = waiting.pop()
            if "id" in one.attrs:
                self._ids.setdefault(one.attrs["id"], one)
            if one.tag == "style":
                sheets.append(one.text())
            waiting += reversed(one.elements())

    def _written_out(self, element: Element, depth: int) -> int:
        """How many elements there are once all copies are written out: known before any is."""
        if element in self._counts:
            return self._counts[element]
        if depth > 2 * _DEEPEST:
            raise DrawingError("costly", "too many of its copies are inside each other")
        # What copies itself is not drawn again inside itself.
        self._counts[element] = 0
        inside = element.elements()
        if element.tag == "use":
            target = self._ids.get(element.attrs.get("href", "").strip()[1:])
            inside += [target] if target is not None else []
        self._counts[element] = 1 + sum(self._written_out(one, depth + 1) for one in inside)
        return self._counts[element]

    def written(self) -> bytes:
        """The whole drawing."""
        root, width, height = self._root, self._width, self._height
        style = entered(root, Style(dark=self._dark), self.sheet)
        view_box = view_box_of(root.attrs.get("viewBox", ""))
        place = Place()
        if view_box is not None:
            place = place.moved(into(view_box, root.attrs.get("preserveAspectRatio", ""), width, height))
            self._view = (view_box[2], view_box[3])
        self._background(style)
        self._group(root, style, place, 0)
        opening = (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">'
        )
        defs = self.servers.written
        parts = [opening, *(["<defs>", *defs, "</defs>"] if defs else []), *self.out, "</svg>"]
        return "".join(parts).encode("utf-8", "replace")

    def _background(self, style: Style) -> None:
        colour, alpha = style.colour(
            style.own.get("background-color") or style.own.get("background") or "none"
        )
        if colour != "none":
            self.out.append(
                f'<rect width="{self._width:g}" height="{self._height:g}" '
                f'fill="{colour}" fill-opacity="{alpha:g}"/>'
            )

    def inside(self, element: Element, around: Style) -> list[str]:
        """What is in a mask, a pattern or a marker, written apart."""
        kept, self.out = self.out, []
        self._children(element, around, Place(), 1)
        made, self.out = self.out, kept
        return made

    def _children(self, element: Element, style: Style, place: Place, depth: int) -> None:
        for child in element.elements():
            self._one(child, style, place, depth + 1)

    def _one(self, element: Element, around: Style, place: Place, depth: int) -> None:
        tag = element.tag
        if tag not in _DRAWN:
            return
        self.budget.copy()
        if depth > _DEEPEST:
            raise DrawingError("costly", "too many of its elements are inside each other")
        style = entered(element, around, self.sheet)
        if style.own.get("display") == "none":
            return
        if "transform" in style.own:
            place = place.moved(self._moved(element, style))
        if tag == "use":
            self._use(element, style, place, depth)
        elif tag == "svg":
            corner = Matrix(e=style.number("x", self._view[0]), f=style.number("y", self._view[1]))
            self._viewport(element, style, place.moved(corner), depth)
        elif tag == "switch":
            self._switch(element, style, place, depth)
        elif tag in ("g", "a"):
            self._group(element, style, place, depth)
        elif style.get("visibility") not in ("hidden", "collapse"):
            self._leaf(element, style, place)

    def _moved(self, element: Element, style: Style) -> Matrix:
        """The transformation that a style asks for, around its origin."""
        moved = transformation(style.own["transform"], style.em)
        if "transform-origin" not in style.own or "transform" in element.attrs:
            return moved
        parts = style.own["transform-origin"].split()
        places = [
            length(part, em=style.em, whole=whole) for part, whole in zip(parts, self._view, strict=False)
        ]
        if len(places) < 2 or None in places:
            return moved
        x, y = places[0] or 0.0, places[1] or 0.0
        return Matrix(e=x, f=y).then(moved).then(Matrix(e=-x, f=-y))

    # Groups: only those are written that change how all of what is in them is drawn

    def _group(self, element: Element, style: Style, place: Place, depth: int) -> None:
        inner, closing = self._open(style, place)
        self._children(element, style, inner, depth)
        self._close(closing)

    def _open(self, style: Style, place: Place) -> tuple[Place, str]:
        """Open the groups that a style needs; returns the place in them, and what closes them."""
        attrs = self._common(style, place)
        clip = self.servers.mask_for_clip(style, place.whole)
        self.servers.begin_group(attrs)
        if not attrs and not clip:
            return place, ""
        if clip and " mask=" in attrs:
            self.out.append(f"<g{place.attribute}{attrs}><g{clip}>")
            return place.grouped(), "</g></g>"
        self.out.append(f"<g{place.attribute}{attrs}{clip}>")
        return place.grouped(), "</g>"

    def _close(self, closing: str) -> None:
        self.servers.end_group()
        if closing:
            self.out.append(closing)

    def _common(self, style: Style, place: Place) -> str:
        """Opacity, mask and filter of anything drawn."""
        said = ""
        opacity = style.share("opacity") if "opacity" in style.own else 1.0
        if opacity < 1:
            self.budget.veil()
            said = f' opacity="{opacity:.4g}"'
        return said + self.servers.mask(style) + self.servers.filter(style, place.whole)

    def _viewport(
        self, element: Element, style: Style, place: Place, depth: int, size: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        """A drawing or symbol inside a drawing; `size` is what a copy of it asks for."""
        width = size[0] or style.number("width", self._view[0], otherwise=self._view[0])
        height = size[1] or style.number("height", self._view[1], otherwise=self._view[1])
        if width <= 0 or height <= 0:
            return
        view_box = view_box_of(element.attrs.get("viewBox", ""))
        kept, self._view = self._view, (width, height)
        if view_box is not None:
            place = place.moved(into(view_box, element.attrs.get("preserveAspectRatio", ""), width, height))
            self._view = (view_box[2], view_box[3])
        self._group(element, style, place, depth)
        self._view = kept

    def _use(self, element: Element, style: Style, place: Place, depth: int) -> None:
        href = element.attrs.get("href", "").strip()
        target = self._ids.get(href[1:]) if href.startswith("#") else None
        if target is None or target in self._copied:
            return
        place = place.moved(Matrix(e=style.number("x", self._view[0]), f=style.number("y", self._view[1])))
        inner, closing = self._open(style, place)
        self._copied.append(target)
        if target.tag in ("symbol", "svg"):
            size = (style.number("width", self._view[0]), style.number("height", self._view[1]))
            self._viewport(target, entered(target, style, self.sheet), inner, depth + 1, size)
        else:
            self._one(target, style, inner, depth + 1)
        self._copied.pop()
        self._close(closing)

    def _switch(self, element: Element, style: Style, place: Place, depth: int) -> None:
        inner, closing = self._open(style, place)
        choice = [child for child in element.elements() if _accepted(child)]
        if choice and choice[0].tag == "foreignObject":
            self._foreign(choice[0], style, choice[1:], inner, depth)
        elif choice:
            self._one(choice[0], style, inner, depth + 1)
        self._close(closing)

    def _foreign(
        self, element: Element, around: Style, others: list[Element], place: Place, depth: int
    ) -> None:
        """HTML with what the drawing offers in place of it."""
        text = next((other for other in others if other.tag == "text"), None)
        if text is None and others:
            self._one(others[0], around, place, depth + 1)
            return
        fallback = (text, entered(text, around, self.sheet)) if text is not None else None
        label = label_of(element, entered(element, around, self.sheet), self._enter, fallback)
        if label is not None:
            self._label(label, place)
        elif text is not None:
            self._one(text, around, place, depth + 1)

    # What is drawn

    def _leaf(self, element: Element, style: Style, place: Place) -> None:
        if element.tag in ("text", "foreignObject"):
            inner, closing = self._open(style, place)
            if element.tag == "text":
                for piece in Lettering(self._enter, *self._view).pieces(element, style):
                    self._piece(piece, inner)
            elif (label := label_of(element, style, self._enter, None)) is not None:
                self._label(label, inner)
            self._close(closing)
            return
        clip = self.servers.mask_for_clip(style, place.whole)
        attrs = self._common(style, place)
        apart = clip and " mask=" in attrs
        if apart:
            self.out.append(f"<g{place.attribute}{clip}>")
            place = place.grouped()
        attrs = f"{place.attribute}{attrs}{'' if apart else clip}"
        if element.tag == "image":
            self.out.append(image_element(style, self._view, attrs, self.budget))
        else:
            self.out.append(
                shape_element(element.tag, style, self._view, attrs, place.whole, self.servers, self.budget)
            )
        if apart:
            self.out.append("</g>")

    def _enter(self, element: Element, around: Style) -> Style:
        self.budget.copy()
        return entered(element, around, self.sheet)

    def _piece(self, piece: Piece, place: Place) -> None:
        first = piece.runs[0].style
        look = self._font(first)
        self.budget.letters(len(piece.text))
        parts = []
        for run in piece.runs:
            words = _escaped(run.text)
            mine = self._font(run.style)
            parts.append(f"<tspan{mine}>{words}</tspan>" if mine != look else words)
        anchor = first.get("text-anchor")
        said = f' text-anchor="{anchor}"' if anchor in ("middle", "end") else ""
        self.out.append(
            f'<text xml:space="preserve" x="{piece.x:.6g}" y="{piece.y + rise(first):.6g}"'
            f"{said}{look}{place.attribute}>{''.join(parts)}</text>"
        )

    def _label(self, label: Label, place: Place) -> None:
        y = label.y
        for number, (text, style) in enumerate(label.lines):
            if number:
                y += 1.2 * style.em
            self.budget.letters(len(text))
            colour, alpha = style.colour(style.get("color", "#000000"))
            said = f' text-anchor="{label.anchor}"' if label.anchor in ("middle", "end") else ""
            self._behind(label, text, style, y, place)
            self.out.append(
                f'<text x="{label.x:.6g}" y="{y:.6g}"{said} fill="{colour}" fill-opacity="{alpha:.4g}"'
                f"{self._letterform(style)}{place.attribute}>{_escaped(text)}</text>"
            )

    def _behind(self, label: Label, text: str, style: Style, y: float, place: Place) -> None:
        """The ground of one line of a label."""
        colour, alpha = style.colour(label.back)
        if colour != "none" and alpha > 0:
            wide = width_of(text, style.em)
            left = label.x - wide * {"middle": 0.5, "end": 1.0}.get(label.anchor, 0.0)
            self.out.append(
                f'<rect x="{left:.6g}" y="{y - 0.95 * style.em:.6g}" width="{wide:.6g}" '
                f'height="{1.2 * style.em:.6g}" fill="{colour}" fill-opacity="{alpha:.4g}"{place.attribute}/>'
            )

    def _font(self, style: Style) -> str:
        return self.servers.paints(style) + self._letterform(style)

    def _letterform(self, style: Style) -> str:
        names = [name.strip(" \t\r\n\"'") for name in style.get("font-family").split(",")]
        family = self._family([name for name in names if name])
        size = min(style.em, 10 * self._height)
        said = f" font-family={quoteattr(family)}" if family else ""
        said += f' font-size="{size:.6g}"'
        weight = style.get("font-weight").strip().lower()
        if weight in ("bold", "bolder") or (weight.isdigit() and int(weight) >= 600):
            said += ' font-weight="bold"'
        return said + (' font-style="italic"' if style.get("font-style") in ("italic", "oblique") else "")


_DRAWN = frozenset({"g", "a", "svg", "use", "switch", "text", "foreignObject", "image", *SHAPES})


def _accepted(element: Element) -> bool:
    """Whether a `switch` may take this one: what is asked of features is not asked of pages in a book."""
    languages = element.attrs.get("systemLanguage", "en")
    return not element.attrs.get("requiredExtensions") and any(
        language.strip().lower().startswith("en") for language in languages.split(",")
    )


def _escaped(text: str) -> str:
    plain = "".join(letter for letter in text if letter >= " ")
    return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
