"""Icons of Windows and macOS, drawn from the one SVG by Qt, which the build environment has anyway."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
"""Points: title bar, list, task bar and tile, at 100 to 200% scale."""
ICNS_KINDS = {
    "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024,
}  # fmt: skip
"""Kind of entry -> points; the kinds that hold a PNG on every macOS from 10.7 on."""
_LARGE = 256
"""From here on an .ico holds a PNG, below a bitmap: every program that reads icons knows that."""


def write_ico(picture: Path, file: Path) -> Path:
    """Write an icon of Windows and return its path. Raises `ValueError` when the SVG cannot be drawn."""
    images = [(size, _entry(draw(picture, size))) for size in ICO_SIZES]
    at = 6 + 16 * len(images)
    head = struct.pack("<HHH", 0, 1, len(images))
    for size, data in images:
        # 256 does not fit into its byte and is written as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at)
        at += len(data)
    file.write_bytes(head + b"".join(data for _, data in images))
    return file


def write_icns(picture: Path, file: Path) -> Path:
    """Write an icon of macOS and return its path. Raises `ValueError` when the SVG cannot be drawn."""
    parts = []
    for kind, size in ICNS_KINDS.items():
        data = png(draw(picture, size))
        parts.append(kind.encode() + struct.pack(">I", len(data) + 8) + data)
    body = b"".join(parts)
    file.write_bytes(b"icns" + struct.pack(">I", len(body) + 8) + body)
    return file


def draw(picture: Path, size: int) -> QImage:
    """The SVG as a square of `size` points."""
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415 - only where icons are made
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    renderer = QSvgRenderer(str(picture))
    if not renderer.isValid():
        raise ValueError(f"{picture} is no SVG that can be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def png(image: QImage) -> bytes:
    """The picture as a PNG file."""
    from PySide6.QtCore import QBuffer, QIODevice  # noqa: PLC0415 - as above
    from PySide6.QtGui import QImageWriter  # noqa: PLC0415

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def _entry(image: QImage) -> bytes:
    size = image.width()
    if size >= _LARGE:
        return png(image)
    # Rows from the bottom up, then a mask of one bit for each point: empty, the picture has alpha.
    pixels = bytes(image.flipped().constBits())
    mask = bytes(-(-size // 32) * 4 * size)
    head = struct.pack("<IiiHHIIiiII", 40, size, size * 2, 1, 32, 0, len(pixels) + len(mask), 0, 0, 0, 0)
    return head + pixels + mask
