"""Lengths, transformations and the reach of shapes."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

_LENGTH = re.compile(
    r"\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*(px|pt|pc|mm|cm|in|em|rem|ex|ch|q|%|vw|vh)?\s*"
)
_PX = {"px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "q": 96 / 101.6}
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_PATH = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_CALL = re.compile(r"([a-zA-Z]+)\s*\(([^()]*)\)")
_TAKES = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
LARGEST = 1e7
"""No drawing needs coordinates beyond; a renderer may stumble over them."""


def length(text: str, *, em: float = 16.0, whole: float = 0.0) -> float | None:
    """A length in pixels; `whole` is what a percentage is of. None when it is none, or absurd."""
    found = _LENGTH.fullmatch(text)
    if found is None:
        return None
    number, unit = float(found[1]), found[2] or "px"
    if unit in ("%", "vw", "vh"):
        number *= whole / 100
    elif unit in ("em", "rem"):
        number *= em if unit == "em" else 16.0
    elif unit in ("ex", "ch"):
        number *= em / 2
    else:
        number *= _PX[unit]
    return number if abs(number) <= LARGEST else None


def numbers(text: str) -> list[float]:
    """All numbers in a list of them."""
    return [float(found) for found in _NUMBER.findall(text)]


@dataclass(frozen=True, slots=True)
class Matrix:
    """An affine transformation: x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def then(self, inner: Matrix) -> Matrix:
        """This one around `inner`."""
        return Matrix(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    @property
    def scale(self) -> float:
        """By how much lengths grow, on average."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    def reach(self, box: Box) -> Box:
        """The upright box around a box that is transformed."""
        x0, y0, x1, y1 = box
        corners = [
            (self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)
            for x in (x0, x1)
            for y in (y0, y1)
        ]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    def __str__(self) -> str:
        return (
            "matrix(" + " ".join(f"{n:.6g}" for n in (self.a, self.b, self.c, self.d, self.e, self.f)) + ")"
        )


UNMOVED = Matrix()


@dataclass(frozen=True, slots=True)
class Place:
    """Where something is drawn: in the whole drawing, and in the group that was written last."""

    whole: Matrix = UNMOVED
    local: Matrix = UNMOVED

    def moved(self, by: Matrix) -> Place:
        """The same, moved further."""
        return self if by is UNMOVED else Place(self.whole.then(by), self.local.then(by))

    def grouped(self) -> Place:
        """Inside a group that has been written here."""
        return Place(self.whole, UNMOVED)

    @property
    def attribute(self) -> str:
        """What an element needs to be drawn here; empty when it is here anyway."""
        return "" if self.local == UNMOVED else f' transform="{self.local}"'


Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def transformation(text: str, em: float = 16.0) -> Matrix:
    """What an attribute or CSS property `transform` says; unknown functions change nothing."""
    result = UNMOVED
    for name, inside in _CALL.findall(text):
        result = result.then(_function(name.lower(), inside, em))
    values = (result.a, result.b, result.c, result.d, result.e, result.f)
    return result if all(math.isfinite(n) and abs(n) <= LARGEST for n in values) else UNMOVED


def _function(name: str, inside: str, em: float) -> Matrix:
    if name.startswith("translate"):
        parts = [part for part in re.split(r"[\s,]+", inside.strip()) if part]
        moved = [length(part, em=em) or 0.0 for part in parts] or [0.0]
        if name.endswith("y"):
            return Matrix(f=moved[0])
        return Matrix(e=moved[0], f=moved[1] if len(moved) > 1 and not name.endswith("x") else 0.0)
    found = numbers(inside)
    if not found or (name == "matrix" and len(found) != 6):
        return UNMOVED
    first = found[0]
    angle = first if "rad" in inside else math.radians(first * (360 if "turn" in inside else 1))
    made = {
        "matrix": lambda: Matrix(*found),
        "scale": lambda: Matrix(a=first, d=found[1] if len(found) > 1 else first),
        "scalex": lambda: Matrix(a=first),
        "scaley": lambda: Matrix(d=first),
        "rotate": lambda: _rotation(angle, found[1:]),
        "skewx": lambda: Matrix(c=math.tan(angle)),
        "skewy": lambda: Matrix(b=math.tan(angle)),
    }.get(name)
    return made() if made is not None else UNMOVED


def _rotation(angle: float, centre: list[float]) -> Matrix:
    turned = Matrix(math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle))
    if len(centre) != 2:
        return turned
    x, y = centre
    return Matrix(e=x, f=y).then(turned).then(Matrix(e=-x, f=-y))


def into(view_box: Box, aspect: str, width: float, height: float) -> Matrix:
    """What brings a view box (left, top, width, height) into a place of this size."""
    x, y, wide, high = view_box
    across, down = width / wide, height / high
    words = aspect.split() or ["xMidYMid"]
    if words[0] == "none":
        return Matrix(a=across, d=down, e=-x * across, f=-y * down)
    scale = max(across, down) if words[-1] == "slice" else min(across, down)
    share = {"min": 0.0, "mid": 0.5, "max": 1.0}
    left = share.get(words[0][1:4].lower(), 0.5) * (width - wide * scale)
    top = share.get(words[0][5:8].lower(), 0.5) * (height - high * scale)
    return Matrix(a=scale, d=scale, e=left - x * scale, f=top - y * scale)


def view_box_of(text: str) -> Box | None:
    """Left, top, width and height; None when there is no usable view box."""
    found = numbers(text)
    if len(found) != 4 or found[2] <= 0 or found[3] <= 0 or max(map(abs, found)) > LARGEST:
        return None
    return found[0], found[1], found[2], found[3]


@dataclass(slots=True)
class Outline:
    """How much a path is: its box, its segments and about how long it is."""

    left: float = math.inf
    top: float = math.inf
    right: float = -math.inf
    bottom: float = -math.inf
    segments: int = 0
    length: float = 0.0

    def add(self, x: float, y: float, far: float = 0.0) -> None:
        """One more point, `far` from the one before."""
        self.left, self.right = min(self.left, x), max(self.right, x)
        self.top, self.bottom = min(self.top, y), max(self.bottom, y)
        self.segments += 1
        self.length += far

    @property
    def box(self) -> Box:
        """Its box; an empty one at the origin when there is no point."""
        if self.left > self.right:
            return 0.0, 0.0, 0.0, 0.0
        return self.left, self.top, self.right, self.bottom


def outline_of(data: str) -> Outline:
    """Follow the commands of a path; stops where they stop making sense, as a renderer does."""
    pen = _Pen()
    command, at = "", 0
    args: list[float] = []
    while at < len(data):
        # The two flags of an arc may stand together without a space.
        is_flag = command in ("a", "A") and len(args) in (3, 4)
        found = _FLAG.match(data, at) if is_flag else _PATH.search(data, at)
        if found is None:
            break
        at = found.end()
        said = found[0].strip(", \t\r\n")
        if said.isalpha():
            command, args = said, []
            if command in ("z", "Z"):
                pen.close()
            continue
        if command in ("", "z", "Z"):
            break
        args.append(float(said))
        if len(args) == _TAKES[command.lower()]:
            pen.draw(command, args)
            # Further pairs after a move are lines.
            command, args = {"m": "l", "M": "L"}.get(command, command), []
    return pen.outline


class _Pen:
    """Where a path has come to."""

    def __init__(self) -> None:
        self.outline = Outline()
        self._x = self._y = self._start_x = self._start_y = 0.0

    def close(self) -> None:
        """Back to where this part began."""
        self.outline.add(
            self._start_x, self._start_y, math.hypot(self._start_x - self._x, self._start_y - self._y)
        )
        self._x, self._y = self._start_x, self._start_y

    def draw(self, command: str, args: list[float]) -> None:
        """One command with all of its numbers."""
        kind = command.lower()
        near_x, near_y = (self._x, self._y) if command.islower() else (0.0, 0.0)
        from_x, from_y = self._x, self._y
        if kind == "h":
            self._x = near_x + args[0]
        elif kind == "v":
            self._y = near_y + args[0]
        else:
            if kind in "csq":
                for n in range(0, len(args) - 2, 2):
                    self.outline.add(near_x + args[n], near_y + args[n + 1])
            self._x, self._y = near_x + args[-2], near_y + args[-1]
        # A curve is a little longer than its chord; an arc reaches out by its radii at most.
        self.outline.add(self._x, self._y, 1.3 * math.hypot(self._x - from_x, self._y - from_y))
        if kind == "a":
            self.outline.length += min(2 * max(abs(args[0]), abs(args[1])), LARGEST)
        if kind == "m":
            self._start_x, self._start_y = self._x, self._y


def outline_of_points(text: str) -> Outline:
    """The outline of a polygon or polyline."""
    result, found = Outline(), numbers(text)
    before: tuple[float, float] | None = None
    for x, y in zip(found[::2], found[1::2], strict=False):
        result.add(x, y, math.hypot(x - before[0], y - before[1]) if before is not None else 0.0)
        before = (x, y)
    return result
