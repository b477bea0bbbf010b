"""How wide the lines of a page are: comfortable to read, and wider only for what cannot wrap."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF, QTextDocument, QTextTable
from PySide6.QtWidgets import QTextEdit

_MEASURE_CHARACTERS = 84
"""Average characters per line: real lines hold about 75, since spaces and i are narrower."""
_MANY_COLUMNS, _COLUMN_PX = 4, 180
"""Tables of that many columns may be wider than lines of text: so much for each column."""
_ROOMY = 560
"""Pane width in pixels from which there is room for margins."""


def margins_for(view: QTextEdit, needed_px: int) -> tuple[int, int]:
    """Left and right margin of the text in `view`, when something on the page needs `needed_px`."""
    left = 40 if view.width() >= _ROOMY else 20
    bar = view.verticalScrollBar().sizeHint().width()
    metrics = QFontMetricsF(view.document().defaultFont())
    measure = round(metrics.averageCharWidth() * _MEASURE_CHARACTERS)
    right = max(16, view.width() - bar - left - max(measure, needed_px))
    # Lines that run to the left begin at the other edge of the pane.
    first = view.document().firstBlock().textDirection()
    return (right, left) if first == Qt.LayoutDirection.RightToLeft else (left, right)


def width_of_tables(document: QTextDocument) -> int:
    """Pixels that the page's widest table would like; 0 when the lines' own width will do."""
    frames = document.rootFrame().childFrames()
    columns = max((frame.columns() for frame in frames if isinstance(frame, QTextTable)), default=0)
    return columns * _COLUMN_PX if columns >= _MANY_COLUMNS else 0
