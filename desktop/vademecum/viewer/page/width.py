"""How wide things on a page are: one measure for text on all pages, and more for tables and code."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QTextEdit

from vademecum.app.page import CODE_SIZE

MEASURE_CHARACTERS = 80
"""Characters of a full line of text. Real lines break a word earlier: about 75."""
_SAMPLE = "the way of the text is that a line of it has as many letters as another, and so it is for words"
"""Running text: its letters are narrower than the font's average."""
_WIDER = 1.5
"""Tables and code may be so much wider than text before they wrap."""
_ROOMY = 560
"""Pane width in pixels from which there is room for margins."""
_BEHIND_PX = 8
"""At the end of the lines: what is wide ends there."""


@dataclass(frozen=True, slots=True)
class Widths:
    """Of a page in its pane, in pixels."""

    text: float
    """Lines of text."""
    wide: float
    """Tables and code that would otherwise wrap."""
    whole: float
    """All that the pane has: for what cannot wrap."""
    mirrored: bool
    """Whether lines begin at the right."""


def measure_of(font: QFont, base_px: float) -> int:
    """Width in pixels of a line of text of that size."""
    sized = QFont(font)
    sized.setPixelSize(max(1, round(base_px)))
    return round(QFontMetricsF(sized).horizontalAdvance(_SAMPLE) / len(_SAMPLE) * MEASURE_CHARACTERS)


def letter_of_code(base_px: float, zoom: float) -> float:
    """Width in pixels of a letter of code on a page with text of that size."""
    font = QFont(["monospace"])
    font.setPixelSize(max(1, int(round(base_px * CODE_SIZE) * zoom + 0.5)))
    return QFontMetricsF(font).horizontalAdvance(" ")


def margins_for(view: QTextEdit, measure: float, needed: float) -> tuple[int, int]:
    """Left and right margin of the page in `view`.

    Text stands in the middle of a roomy pane, and what is wider runs on from there. Only what
    `needed` pixels are for moves the page towards its edge.
    """
    pane = _pane(view)
    edge = 40 if pane >= _ROOMY else 20
    inner = 2 * view.document().documentMargin()
    before = max(edge, round((pane - measure - inner) / 2))
    if needed + inner > pane - before - _BEHIND_PX:
        before = max(edge, int(pane - _BEHIND_PX - needed - inner))
    return (_BEHIND_PX, before) if is_mirrored(view) else (before, _BEHIND_PX)


def widths_of(view: QTextEdit, measure: float) -> Widths:
    """What there is in `view` as it stands."""
    whole = paper_width(view) - 2 * view.document().documentMargin()
    text = min(measure, whole)
    # Qt adds fractions of pixels up to a page that is one too wide.
    return Widths(text, min(math.floor(text * _WIDER), whole), whole, is_mirrored(view))


def _pane(view: QTextEdit) -> int:
    """Its width without the scroll bar, whose coming and going moves nothing."""
    return view.width() - view.verticalScrollBar().sizeHint().width()


def paper_width(view: QTextEdit) -> int:
    """What the page in `view` has from margin to margin, whether a scroll bar is shown or not."""
    margins = view.viewportMargins()
    return _pane(view) - margins.left() - margins.right()


def is_mirrored(view: QTextEdit) -> bool:
    """Whether the page begins with a line that runs to the left."""
    return view.document().firstBlock().textDirection() == Qt.LayoutDirection.RightToLeft
