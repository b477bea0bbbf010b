"""Icons drawn in the colours of the theme, sharp at any size and pixel ratio."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from vademecum.app.assets import asset

_POINTING = frozenset({"back", "forward", "sidebar", "outline", "contents", "index", "undo"})
"""Icons that show a direction of reading: mirrored where windows are laid out from right to left."""


@lru_cache(maxsize=128)
def _drawing(name: str, colour: str) -> QSvgRenderer:
    text = asset(f"icons/{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(text.replace("currentColor", colour).encode()))


def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """The icon as a picture of `size` logical pixels."""
    pixels = round(size * ratio)
    picture = QPixmap(QSize(pixels, pixels))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    _draw(painter, name, colour, QRectF(0, 0, pixels, pixels))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _draw(painter: QPainter, name: str, colour: str, box: QRectF) -> None:
    painter.save()
    if name in _POINTING and QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        painter.translate(2 * box.center().x(), 0)
        painter.scale(-1, 1)
    _drawing(name, colour).render(painter, box)
    painter.restore()


class _Engine(QIconEngine):
    """Draws when asked, at the size asked for: nothing is rendered that is not shown."""

    def __init__(self, name: str, normal: str, disabled: str, checked: str) -> None:
        super().__init__()
        self._name, self._normal, self._disabled, self._checked = name, normal, disabled, checked

    def _colour(self, mode: QIcon.Mode, state: QIcon.State) -> str:
        if mode == QIcon.Mode.Disabled:
            return self._disabled
        return self._checked if state == QIcon.State.On else self._normal

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw into `rect`."""
        _draw(painter, self._name, self._colour(mode, state), QRectF(rect))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Draw at `size` pixels."""
        return pixmap(self._name, self._colour(mode, state), min(size.width(), size.height()))

    def clone(self) -> QIconEngine:
        """A copy, which Qt makes whenever an icon is changed."""
        return _Engine(self._name, self._normal, self._disabled, self._checked)


def icon(name: str, normal: str, disabled: str, checked: str = "") -> QIcon:
    """The icon in its normal, disabled and checked colours."""
    return QIcon(_Engine(name, normal, disabled, checked or normal))
