"""Draws SVG on a worker: what Qt is given has been prepared, and its cost is known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QFontDatabase, QImage, QImageReader

from vademecum.knowledge.svg import prepare

_DOTS = 1_500_000
"""Of a screen: what a drawing costs is counted for so many."""
_MOST_COST = 8_000_000
_FIXED = frozenset({"monospace", "ui-monospace"})
_PLAIN = frozenset({"sans-serif", "system-ui", "ui-sans-serif", "-apple-system", "blinkmacsystemfont"})
_SERIFS = ("Times New Roman", "Times", "DejaVu Serif", "Noto Serif", "Liberation Serif")


def draw(data: bytes, pixels: QSize, *, dark: bool) -> QImage:
    """An SVG file at exactly `pixels`; null when Qt cannot draw it. Raises `DrawingError`.

    `dark`: it is shown on a dark page.
    """
    prepared = prepare(data, dark=dark, family=family)
    buffer = QBuffer()
    buffer.setData(QByteArray(prepared.svg))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    # Only the reader lets other threads run Python while it parses and draws: `QSvgRenderer` holds
    # them all, and so does asking the reader for the size.
    reader = QImageReader(buffer, QByteArray(b"svg"))
    dots = pixels.width() * pixels.height()
    most = _DOTS * _MOST_COST / max(prepared.cost, 1.0)
    size = pixels * (most / dots) ** 0.5 if dots > most else pixels
    reader.setScaledSize(size.expandedTo(QSize(1, 1)))
    image = reader.read()
    if not image.isNull() and image.size() != pixels:
        image = image.scaled(
            pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    return image


def family(names: Sequence[str]) -> str:
    """The first family that is installed or stands for any of its kind; empty for the desktop's own."""
    known = _known()
    for name in names:
        lower = name.lower()
        if lower in _PLAIN:
            return ""
        if lower in _FIXED:
            return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
        if lower in ("serif", "ui-serif"):
            return next((serif for serif in _SERIFS if serif.lower() in known), "serif")
        if lower in known:
            return name
    return ""


@cache
def _known() -> frozenset[str]:
    return frozenset(name.lower() for name in QFontDatabase.families())
