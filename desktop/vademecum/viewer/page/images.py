"""Pictures of a page: found, measured, decoded and scaled on a worker.

The layout only needs each picture's size, so a page is laid out at once with empty frames
of the right size; the pixels follow when a worker has decoded and scaled them to exactly
the pixels that the screen shows.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from vademecum.viewer.tasks import Run, Tasks

SCHEME = "vademecum-image"
_LARGEST_FILE = 64 * 1024 * 1024
"""Picture files above this many bytes are not read: no screenshot is that large."""
_KEPT_BYTES = 96 * 1024 * 1024
"""Decoded pictures kept for going back and forth; the oldest go first."""

BLANK = QImage(1, 1, QImage.Format.Format_ARGB32)
"""A transparent frame until the pixels arrive; one pixel, whatever size it stands for."""
BLANK.fill(Qt.GlobalColor.transparent)


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture as a page uses it."""

    file: Path
    width: int
    """Natural width in logical pixels."""
    height: int
    sharp: Path | None = None
    """`name@2x.png` beside it, for dense screens."""

    @property
    def is_vector(self) -> bool:
        """Whether it is sharp at every size."""
        return self.file.suffix.lower() in (".svg", ".svgz")

    @property
    def pixels(self) -> QSize:
        """What the sharpest of its files has."""
        dense = 2 if self.sharp is not None or self.file.stem.endswith("@2x") else 1
        return QSize(self.width, self.height) * dense


def measure(file: Path) -> Picture | None:
    """Size of a picture from its header; None when it is missing, too large or no picture."""
    try:
        if file.stat().st_size > _LARGEST_FILE:
            return None
    except OSError:
        return None
    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    size = reader.size()
    if not size.isValid() or size.isEmpty():
        return None
    if reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90:
        size.transpose()
    ratio = 2 if file.stem.endswith("@2x") else 1
    sharp = file.with_name(f"{file.stem}@2x{file.suffix}")
    return Picture(
        file,
        max(1, size.width() // ratio),
        max(1, size.height() // ratio),
        sharp if ratio == 1 and sharp.is_file() else None,
    )


def decode(picture: Picture, pixels: QSize, ratio: float) -> QImage:
    """The picture, of an animation its first, at exactly `pixels`; a null image when it cannot be decoded."""
    file = picture.sharp if picture.sharp is not None and ratio > 1 else picture.file
    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    natural = reader.size()
    vector = bytes(reader.format().data()).startswith(b"svg")
    if vector or (natural.width() > pixels.width() and natural.height() >= pixels.height()):
        scaled = QSize(pixels)
        if reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90:
            scaled.transpose()
        reader.setScaledSize(scaled)
    image = reader.read()
    if not image.isNull() and image.size() != pixels:
        # Also up: Qt itself would show every pixel as a square.
        image = image.scaled(
            pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    return image


class Gallery(QObject):
    """Decoded pictures of one page view; asks a worker for what is missing."""

    arrived = Signal(str)
    """Address of a picture whose pixels are there now."""

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._pictures: Mapping[str, Picture] = {}
        self._kept: OrderedDict[tuple[str, int, int], QImage] = OrderedDict()
        self._asked: set[tuple[str, int, int]] = set()
        self._bytes = 0

    def show(self, pictures: Mapping[str, Picture]) -> None:
        """Take the pictures of a new page; work for the page before is dropped."""
        for key in self._asked:
            self._tasks.cancel(self._key(*key))
        self._asked.clear()
        self._pictures = pictures

    @property
    def count(self) -> int:
        """Number of pictures of the page."""
        return len(self._pictures)

    def picture(self, address: str) -> Picture | None:
        """What is known about the picture with this address."""
        return self._pictures.get(address)

    def pixels(self, address: str, size: QSize, ratio: float) -> QImage | None:
        """The picture at `size` logical pixels, or None while a worker is still at it."""
        picture = self._pictures.get(address)
        if picture is None:
            return None
        wanted = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        key = (str(picture.file), wanted.width(), wanted.height())
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if key not in self._asked:
            self._asked.add(key)

            def take(image: QImage) -> None:
                self._take(key, address, image)

            self._tasks.run("image", self._key(*key), _decoding(picture, wanted, ratio), take)
        return None

    def _take(self, key: tuple[str, int, int], address: str, image: QImage) -> None:
        self._asked.discard(key)
        if image.isNull():
            image = BLANK
        self._kept[key] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()
        self.arrived.emit(address)

    def forget(self) -> None:
        """Drop all pixels: files may have changed."""
        self._kept.clear()
        self._bytes = 0

    def _key(self, file: str, width: int, height: int) -> str:
        name = hashlib.sha256(file.encode("utf-8", "surrogatepass")).hexdigest()[:16]
        return f"image:{id(self)}:{name}:{width}x{height}"


def _decoding(picture: Picture, pixels: QSize, ratio: float) -> Callable[[Run], QImage]:
    return lambda _run: decode(picture, pixels, ratio)
