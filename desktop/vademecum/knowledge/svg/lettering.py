"""Text of a drawing: pieces with places of their own, and HTML labels as lines of text.

SVG Tiny places a text once, at its beginning: pieces that say where they stand become texts of
their own. HTML inside a drawing (`foreignObject`) becomes lines, where the drawing gives no text
for programs that cannot show it, or gives a shortened one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from vademecum.knowledge.svg.numbers import length
from vademecum.knowledge.svg.style import Style
from vademecum.knowledge.svg.tree import Element

Enter = Callable[[Element, Style], Style]

_SPACE = re.compile(r"[ \t\r\n]+")
_BLOCKS = frozenset(
    {"div", "p", "li", "ul", "ol", "table", "tr", "td", "h1", "h2", "h3", "h4", "h5", "h6", "center", "pre"}
)
_UNSHOWN = frozenset({"style", "script", "title", "desc", "metadata", "img", "svg"})
_RISE = {
    "middle": 0.35, "central": 0.35, "mathematical": 0.5, "hanging": 0.75, "text-before-edge": 0.85,
    "text-top": 0.85, "before-edge": 0.85, "text-after-edge": -0.2, "after-edge": -0.2, "ideographic": -0.15,
}  # fmt: skip
"""By how many em a text moves down so that this line of it, not its baseline, stands at its place."""
_BOLD, _SLANTED = "font-weight:bold", "font-style:italic"
_LOOKS = {
    "b": _BOLD, "strong": _BOLD, "h1": _BOLD, "h2": _BOLD, "h3": _BOLD, "i": _SLANTED, "em": _SLANTED,
    "center": "text-align:center",
}  # fmt: skip
"""HTML's own words for looks."""
_LETTER_EM, _WIDE_EM, _LINE_EM = 0.54, 1.0, 1.2
_SINGLE_RUN_LIMIT = 2000
_SAME_PX = 0.5
"""Sizes that differ by less are the same."""


@dataclass(slots=True)
class Run:
    """Text in one style."""

    text: str
    style: Style


@dataclass(slots=True)
class Piece:
    """Text that begins at a place of its own."""

    x: float
    y: float
    runs: list[Run] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All of it."""
        return "".join(run.text for run in self.runs)


def width_of(text: str, em: float) -> float:
    """About how wide a text is."""
    return em * sum(_WIDE_EM if unicodedata.east_asian_width(c) in "WF" else _LETTER_EM for c in text)


class Lettering:
    """Parts one `text` element into pieces."""

    def __init__(self, enter: Enter, width: float, height: float) -> None:
        self._enter = enter
        self._width, self._height = width, height
        self._pieces: list[Piece] = []
        self._at = (0.0, 0.0)

    def pieces(self, element: Element, style: Style) -> list[Piece]:
        """Its pieces, in order, spaces joined as on a page."""
        self._go(element, style)
        for piece in self._pieces:
            _join_spaces(piece)
        return [piece for piece in self._pieces if piece.text]

    def _go(self, element: Element, style: Style) -> None:
        xs, ys = self._places(style, "x", self._width), self._places(style, "y", self._height)
        dx, dy = self._places(style, "dx", self._width), self._places(style, "dy", self._height)
        if xs or ys or dy or not self._pieces:
            x, y = self._end() if self._pieces else (0.0, 0.0)
            x = (xs[0] if xs else x) + (dx[0] if dx else 0.0)
            y = (ys[0] if ys else y) + (dy[0] if dy else 0.0)
            self._pieces.append(Piece(x, y))
        each = max(len(xs), len(ys))
        for child in element.children:
            if isinstance(child, str):
                if each > 1:
                    self._letters(child, style, xs, ys)
                else:
                    self._pieces[-1].runs.append(Run(child, style))
            elif child.tag in ("tspan", "a", "textPath"):
                inner = self._enter(child, style)
                if inner.get("display") != "none":
                    self._go(child, inner)

    def _letters(self, text: str, style: Style, xs: list[float], ys: list[float]) -> None:
        """Letters that are placed one by one."""
        text = text.strip()
        for number, letter in enumerate(text[:_SINGLE_RUN_LIMIT]):
            if number >= max(len(xs), len(ys)):
                self._pieces[-1].runs.append(Run(text[number:], style))
                return
            if number:
                before = self._pieces[-1]
                x = xs[number] if number < len(xs) else self._end()[0]
                self._pieces.append(Piece(x, ys[number] if number < len(ys) else before.y))
            self._pieces[-1].runs.append(Run(letter, style))

    def _places(self, style: Style, name: str, whole: float) -> list[float]:
        found = (
            length(part, em=style.em, whole=whole)
            for part in re.split(r"[\s,]+", style.own.get(name, "").strip())
        )
        return [place for place in found if place is not None]

    def _end(self) -> tuple[float, float]:
        """Where the last piece ends."""
        piece = self._pieces[-1]
        wide = sum(width_of(_SPACE.sub(" ", run.text), run.style.em) for run in piece.runs)
        anchor = piece.runs[0].style.get("text-anchor") if piece.runs else ""
        return piece.x + wide * {"middle": 0.5, "end": 0.0}.get(anchor, 1.0), piece.y


def rise(style: Style) -> float:
    """How far a text moves down for its `dominant-baseline` and `baseline-shift`."""
    line = style.own.get("alignment-baseline") or style.get("dominant-baseline")
    moved = _RISE.get(line.strip().lower(), 0.0) * style.em
    shift = style.own.get("baseline-shift", "").strip().lower()
    if shift in ("sub", "super"):
        return moved + style.em * (0.2 if shift == "sub" else -0.4)
    found = length(shift, em=style.em, whole=style.em) if shift else None
    return moved - found if found is not None else moved


def _join_spaces(piece: Piece) -> None:
    """Runs of spaces become one, at both ends none; unless the drawing wants them kept."""
    kept = [run for run in piece.runs if run.text]
    spaced = True
    for run in kept:
        if run.style.get("space") == "preserve" or run.style.get("white-space").startswith("pre"):
            run.text = re.sub(r"[\t\r\n]", " ", run.text)
            spaced = run.text.endswith(" ")
            continue
        run.text = _SPACE.sub(" ", run.text)
        if spaced:
            run.text = run.text.lstrip(" ")
        if run.text:
            spaced = run.text.endswith(" ")
    while kept and kept[-1].style.get("space") != "preserve":
        kept[-1].text = kept[-1].text.rstrip(" ")
        if kept[-1].text:
            break
        kept.pop()
    piece.runs = [run for run in kept if run.text]


# HTML labels


@dataclass(frozen=True, slots=True)
class Label:
    """Lines of text, where they stand and how."""

    lines: tuple[tuple[str, Style], ...]
    x: float
    y: float
    """Of the first baseline."""
    anchor: str
    back: str = ""
    """Colour behind the lines, as the drawing writes it; empty for none."""


def label_of(
    element: Element, style: Style, enter: Enter, fallback: tuple[Element, Style] | None
) -> Label | None:
    """The HTML of a `foreignObject` as lines; None when the drawing's own text in place of it says the same.

    `fallback` is that text, if the drawing has one.
    """
    collector = _Lines(enter)
    collector.go(element, style)
    left, top = style.number("x"), style.number("y")
    wide, high = style.number("width"), style.number("height")
    left += collector.margin
    if collector.width:
        wide = collector.width
    lines = [line for text, look in collector.lines() for line in _wrapped(text, look, wide)]
    if not lines:
        return None
    tall = sum(look.em * _LINE_EM for _, look in lines)
    first = lines[0][1].em
    align = {"center": "middle", "right": "end", "end": "end"}.get(
        lines[0][1].get("text-align").strip(), "start"
    )
    if fallback is not None:
        text, look = fallback
        same = _letters(text.text()) == _letters("".join(line for line, _ in lines))
        if same and not collector.back and abs(look.em - first) < _SAME_PX:
            return None
        middle = look.number("y") - 0.3 * look.em
        anchor = look.get("text-anchor") or "start"
        return Label(tuple(lines), look.number("x"), middle - tall / 2 + 0.92 * first, anchor, collector.back)
    justified = collector.justify
    if "center" in justified:
        align = "middle"
    elif "end" in justified:
        align = "end"
    x = left + wide * {"middle": 0.5, "end": 1.0}.get(align, 0.0)
    if collector.align:
        top += collector.padding
        upper = (
            top - tall / 2 if "center" in collector.align else top - tall if "end" in collector.align else top
        )
    else:
        upper = top + max(0.0, (high - tall) / 2) if tall > 0.5 * high else top
    return Label(tuple(lines), x, upper + 0.92 * first, align, collector.back)


def _letters(text: str) -> str:
    return "".join(text.split())


def _wrapped(text: str, style: Style, wide: float) -> Iterator[tuple[str, Style]]:
    """A line broken where it is wider than its box."""
    if (
        wide < style.em
        or style.get("white-space") in ("nowrap", "pre")
        or width_of(text, style.em) <= wide * 1.1
    ):
        yield text, style
        return
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, style.em) > wide:
            yield line, style
            line = word
        else:
            line = longer
    if line:
        yield line, style


class _Lines:
    """Gathers the lines of HTML, and how the boxes around them place them."""

    def __init__(self, enter: Enter) -> None:
        self._enter = enter
        self._lines: list[list[Run]] = [[]]
        self.margin = self.padding = self.width = 0.0
        self.justify = self.align = self.back = ""

    def lines(self) -> Iterator[tuple[str, Style]]:
        """Text and style of each line that has text."""
        for runs in self._lines:
            text = _SPACE.sub(" ", "".join(run.text for run in runs)).strip(" ")
            styles = [run.style for run in runs if run.text.strip()]
            if text and styles:
                yield text, styles[0]

    def go(self, element: Element, style: Style) -> None:
        """Take the text of an element and what is in it."""
        for child in element.children:
            if isinstance(child, str):
                self._lines[-1].append(Run(child, style))
            elif child.tag == "br":
                self._lines.append([])
            elif child.tag not in _UNSHOWN:
                self._enter_child(child, style)

    def _enter_child(self, child: Element, style: Style) -> None:
        inner = self._enter(_with_font(child), style)
        if inner.get("display") == "none":
            return
        if "flex" in inner.own.get("display", "") and not self.align:
            self.justify, self.align = inner.get("justify-content"), inner.get("align-items", "flex-start")
            self.margin, self.padding = inner.number("margin-left"), inner.number("padding-top")
            self.width = inner.number("width")
        self.back = inner.own.get("background-color") or inner.own.get("background") or self.back
        block = child.tag in _BLOCKS
        if block and self._lines[-1]:
            self._lines.append([])
        self.go(child, inner)
        if block and self._lines[-1]:
            self._lines.append([])


def _with_font(element: Element) -> Element:
    """HTML's own words for looks, as styles."""
    said = _LOOKS.get(element.tag, "")
    if element.tag == "font":
        said = "".join(
            f"{name}:{element.attrs[key]};"
            for key, name in (("color", "color"), ("face", "font-family"))
            if key in element.attrs
        )
    if said and element.declared is None:
        element.attrs["style"] = f"{said};{element.attrs.get('style', '')}"
    return element
