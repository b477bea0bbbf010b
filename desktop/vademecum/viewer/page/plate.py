"""A plate behind pictures that the page would swallow: dark icons on a dark page, white ones on white.

What counts is the outline, where painted meets transparent: there a picture is seen against the page.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

LIGHT, DARK = QColor("#f2f3f5"), QColor("#24272c")
_SAMPLE_PX = 80
"""Side of what is looked at: small, because each pixel is looked at by Python."""
_PAINTED, _SOLID = 14, 200
"""Opacities, of 255: painted at all; painted over."""
_SEEN = 2.0
"""Contrast from which on an icon is made out without looking for it."""
_LACKING, _BETTER = 0.25, 0.6
"""Share of the outline that may vanish; a plate has to bring it down to this part of it."""
_OWN_GROUND, _OWN_CONTRAST = 0.8, 0.05
"""A picture that is nearly all painted, in more than one tone, brings its own ground: a screenshot."""
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
    return luminance(page) < 0.18


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
    if (
        solid >= _OWN_GROUND * area
        and sum(_contrast(t, ground) >= _SEEN for t in tones) >= _OWN_CONTRAST * solid
    ):
        return None

    def lacking(behind: float) -> float:
        return sum(weight for tone, weight in outline if _contrast(tone, behind) < _SEEN) / whole

    here = lacking(ground)
    if here < _LACKING:
        return None
    best = min((LIGHT, DARK), key=lambda plate: lacking(luminance(plate)))
    return best if lacking(luminance(best)) <= _BETTER * here else None


def _looked_at(image: QImage) -> tuple[list[tuple[float, int]], int, list[float], int]:
    """Luminance and opacity of the outline; number of solid pixels, their luminances, and of what area."""
    size = image.size().boundedTo(QSize(_SAMPLE_PX, _SAMPLE_PX))
    sample = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    if size != image.size():
        sample = sample.scaled(
            size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
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


def _contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
