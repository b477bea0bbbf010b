"""A plate behind pictures that the page would swallow: dark icons on a dark page, white ones on white.

What counts is the outline, where painted meets transparent: there a picture is seen against the page.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

LIGHT, DARK = QColor("#f2f3f5"), QColor("#24272c")
_SAMPLE_PX = 128
"""Side of what is looked at: small, because each pixel is looked at by Python."""
_PAINTED, _SOLID = 14, 200
"""Opacities, of 255: painted at all; painted over."""
_SEEN_ON_DARK, _SEEN_ON_LIGHT = 2.8, 1.4
"""Contrast from which on an icon is made out without looking for it.

Thin grey lines sink into a dark page; yellow and sky blue stand out from white by their colour alone.
"""
_DARK_GROUND = 0.18
"""Luminance from which on black stands out more than white does."""
_LACKING_ON_DARK, _LACKING_ON_LIGHT, _BETTER = 0.25, 0.8, 0.6
"""Share of the outline that may vanish; a plate has to bring it down to this part of it.

Most pictures are made for light pages, where a white box in a diagram is meant to melt into the page.
"""
_OWN_GROUND, _OWN_CONTRAST = 0.8, 0.05
"""A picture that is nearly all painted, in more than one tone, brings its own ground: a screenshot."""
_AREA = 4
"""Pixels per pixel of its edge from which on something is an area, not a line."""
_ROUNDING, _ROUNDEST_PX = 0.12, 8.0

_LINEAR = [
    (c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4)  # as in WCAG 2
    for c in range(256)
]


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 for black to 1 for white."""
    return _luminance(colour.red(), colour.green(), colour.blue())


def is_dark(page: QColor) -> bool:
    """Whether white stands out from this colour more than black does."""
    return luminance(page) < _DARK_GROUND


def on_plate(image: QImage, page: QColor, ratio: float = 1.0) -> QImage:
    """The picture as it is shown on a page of this colour; `ratio` is pixels per logical pixel."""
    plate = plate_for(image, page)
    if plate is None:
        return image
    made = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(plate)
    radius = min(_ROUNDEST_PX * ratio, _ROUNDING * min(image.width(), image.height()))
    painter.drawRoundedRect(QRectF(made.rect()), radius, radius)
    painter.drawImage(0, 0, image)
    painter.end()
    return made


def plate_for(image: QImage, page: QColor) -> QColor | None:
    """The plate that a picture needs on a page of this colour; None when it is seen well without."""
    if image.isNull() or not image.hasAlphaChannel():
        return None
    outline, solid, tones, area = _looked_at(image)
    whole = sum(weight for _tone, weight in outline)
    if not whole:
        return None
    ground = luminance(page)
    if solid >= _OWN_GROUND * area and sum(_is_seen(t, ground) for t in tones) >= _OWN_CONTRAST * solid:
        return None

    def lacking(behind: float) -> float:
        return sum(weight for tone, weight in outline if not _is_seen(tone, behind)) / whole

    here = lacking(ground)
    on_dark = ground < _DARK_GROUND
    if here < (_LACKING_ON_DARK if on_dark else _LACKING_ON_LIGHT):
        return None
    plate = LIGHT if on_dark else DARK
    behind = luminance(plate)
    edge = sum(not _is_seen(tone, behind) for tone, _ in outline)
    inside = sum(not _is_seen(tone, behind) for tone in tones)
    # White boxes of a diagram do not vanish on a light plate: they only lose their edge.
    is_lost = inside < _AREA * edge and lacking(behind) > _BETTER * here
    return None if is_lost else plate


def _looked_at(image: QImage) -> tuple[list[tuple[float, int]], int, list[float], int]:
    """Luminance and opacity of the outline; number of solid pixels, their luminances, and of what area."""
    size = image.size().boundedTo(QSize(_SAMPLE_PX, _SAMPLE_PX))
    sample = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if size != image.size():
        # Pixels as they are: averaged, the thin lines of a diagram would be lost in what they enclose.
        sample = sample.scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
    sample = sample.convertToFormat(QImage.Format.Format_RGBA8888)
    wide, high, line = sample.width(), sample.height(), sample.bytesPerLine()
    data = bytes(sample.constBits())
    outline: list[tuple[float, int]] = []
    tones: list[float] = []
    left, top, right, bottom = wide, high, -1, -1
    for y in range(high):
        for x in range(wide):
            at = y * line + 4 * x
            alpha = data[at + 3]
            if alpha < _PAINTED:
                continue
            left, top, right, bottom = min(left, x), min(top, y), max(right, x), max(bottom, y)
            is_edge = (
                x in (0, wide - 1)
                or y in (0, high - 1)
                or min(data[at - 1], data[at + 7], data[at + 3 - line], data[at + 3 + line]) < _PAINTED
            )
            if not is_edge and alpha < _SOLID:
                continue
            tone = _luminance(data[at], data[at + 1], data[at + 2])
            if is_edge:
                outline.append((tone, alpha))
            if alpha >= _SOLID:
                tones.append(tone)
    if len(tones) == wide * high:
        return [], len(tones), tones, len(tones)
    return outline, len(tones), tones, max(0, right - left + 1) * max(0, bottom - top + 1)


def _luminance(red: int, green: int, blue: int) -> float:
    return 0.2126 * _LINEAR[red] + 0.7152 * _LINEAR[green] + 0.0722 * _LINEAR[blue]


def _is_seen(tone: float, ground: float) -> bool:
    contrast = (max(tone, ground) + 0.05) / (min(tone, ground) + 0.05)
    return contrast >= (_SEEN_ON_DARK if ground < _DARK_GROUND else _SEEN_ON_LIGHT)
