"""What drawing costs, counted before anything is drawn.

The unit is about a microsecond of one processor for a drawing that fills a screen. Areas are
shares of the drawing: 1.0 covers it.
"""

from __future__ import annotations

from vademecum.knowledge.svg.numbers import Box
from vademecum.knowledge.svg.tree import DrawingError

# All costs were measured with Qt 6.11, 800 x 600 pixels, and are rounded up.
_MOST = 4_000_000
"""Four seconds of a worker: large honest diagrams take a tenth of one."""
_SHAPE, _SEGMENT, _FULL, _DASH = 15, 1, 4_000, 1
"""A shape, a corner of it, a gradient over the whole drawing, a dash."""
_TEXT, _LETTER = 250, 30
_LAYER, _BLUR, _PIXEL = 25_000, 100_000, 0.02
"""A mask, a filter, a pixel of an embedded picture."""
_CROSSED, _CROSSED_THICK, _MANY, _THIN = 2_500, 8_000, 500, 2.0
"""A line across the drawing among many, a thick one; from how many corners on; up to which width."""
MOST_COPIES = 30_000
"""Elements that a drawing may have once all its copies are written out."""
MOST_DASHES = 20_000
"""Of one line; beyond, it is drawn as a whole one."""
_MOST_LAYERS, _MOST_BLURS = 48, 16
"""Masks and filters that are drawn; the others are left out."""
_MOST_PIXELS = 64_000_000
"""Of all embedded pictures together."""


class Budget:
    """Counts; raises `DrawingError` when it is too much."""

    def __init__(self, canvas: Box) -> None:
        self._canvas = canvas
        self._spent = 0.0
        self._copies = self._pixels = 0
        self._layers = self._blurs = 0

    def share(self, box: Box) -> float:
        """How much of the drawing a box covers."""
        left, top, right, bottom = self._canvas
        wide = min(box[2], right) - max(box[0], left)
        high = min(box[3], bottom) - max(box[1], top)
        whole = (right - left) * (bottom - top)
        return wide * high / whole if wide > 0 and high > 0 else 0.0

    def copy(self) -> None:
        """One more element in the drawing."""
        self._copies += 1
        self.expect(self._copies)

    def expect(self, copies: int) -> None:
        """So many elements there will be."""
        if copies > MOST_COPIES:
            raise DrawingError("costly", f"it has more than {MOST_COPIES} elements, copies counted")

    def shape(
        self, box: Box, segments: int, reach: float = 0.0, pen: float = 0.0, dashes: float = 0.0
    ) -> None:
        """A shape that is filled and stroked.

        `reach` is how long its outline is in the drawing, `pen` how wide its line.
        """
        left, top, right, bottom = self._canvas
        across = reach / max(right - left, bottom - top)
        # Many long lines cross each other in every row of pixels.
        crossing = across * min(1.0, segments / _MANY) * (_CROSSED_THICK if pen > _THIN else _CROSSED)
        self._spend(_SHAPE + _SEGMENT * segments + _FULL * self.share(box) + _DASH * dashes + crossing)

    def letters(self, count: int) -> None:
        """Text."""
        self._spend(_TEXT + _LETTER * count)

    def layer(self) -> bool:
        """Whether one more mask may be drawn."""
        self._layers += 1
        if self._layers <= _MOST_LAYERS:
            self._spend(_LAYER)
        return self._layers <= _MOST_LAYERS

    def blur(self) -> bool:
        """Whether one more filter may be drawn."""
        self._blurs += 1
        if self._blurs <= _MOST_BLURS:
            self._spend(_BLUR)
        return self._blurs <= _MOST_BLURS

    def picture(self, pixels: int) -> None:
        """An embedded picture of this many pixels."""
        self._pixels += pixels
        if self._pixels > _MOST_PIXELS:
            raise DrawingError("costly", "its embedded pictures are too large")
        self._spend(_SHAPE + _PIXEL * pixels)

    @property
    def spent(self) -> float:
        """All that was counted so far."""
        return self._spent

    def again(self, cost: float, times: int = 1) -> None:
        """What was counted once is drawn `times` times."""
        self._spend((cost + _SHAPE) * times)

    def veil(self) -> None:
        """Something half transparent that is drawn as one."""
        self._spend(_FULL)

    def _spend(self, cost: float) -> None:
        self._spent += cost
        if not self._spent <= _MOST:
            raise DrawingError("costly", "drawing it would take too long")
