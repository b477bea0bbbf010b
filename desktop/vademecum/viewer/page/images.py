"""Pictures of a page: found, measured, decoded and scaled on a worker.

The layout only needs each picture's size, so a page is laid out at once with empty frames
of the right size; the pixels follow when a worker has decoded and scaled them to exactly
the pixels that the screen shows.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageIOHandler, QImageReader

from vademecum.knowledge.png import SIGNATURE, is_whole_png, png_size
from vademecum.viewer.page.plate import is_dark, on_plate
from vademecum.viewer.tasks import Run, Tasks
from vademecum.viewer.texts.words import one_line, tr

SCHEME = "vademecum-image"
_LARGEST_FILE = 64 * 1024 * 1024
"""Picture files above this many bytes are not read: no screenshot is that large."""
_KEPT_BYTES = 96 * 1024 * 1024
"""Decoded pictures kept for going back and forth; the oldest go first."""

_HEAD, _PNG_HEAD = 512, 33
"""Bytes at the beginning of a file that say what it is."""
_SCALED_WHILE_READ = (b"jpeg", b"jpg")
"""Formats whose reader never holds all pixels of a picture that is shown smaller."""

Fault = Literal["broken", "large", "costly"]
"""Why a picture cannot be shown: no picture, or a damaged one; too many pixels; too much to draw."""
_REASONS: Mapping[str, Fault] = {"broken": "broken", "costly": "costly", "entities": "costly"}


class PictureError(Exception):
    """A picture that cannot be shown."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


def explained(file: str, fault: Fault) -> str:
    """One sentence for the reader that says which picture is not shown, and why."""
    return {
        "broken": tr("{file} cannot be shown: it is damaged, or no picture."),
        "large": tr("{file} cannot be shown: it is too large."),
        "costly": tr("{file} cannot be shown: drawing it would take too long."),
    }[fault].format(file=one_line(file))


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
    drawing: bytes = field(default=b"", repr=False)
    """SVG that is written into a page; `file` only names it then."""

    @property
    def is_vector(self) -> bool:
        """Whether it is sharp at every size."""
        return self.file.suffix.lower() in (".svg", ".svgz")

    @property
    def pixels(self) -> QSize:
        """What the sharpest of its files has."""
        dense = 2 if self.sharp is not None or self.file.stem.endswith("@2x") else 1
        return QSize(self.width, self.height) * dense


def measure(file: Path) -> Picture:
    """Size of a picture from its header; raises `PictureError` when it cannot be shown."""
    try:
        if file.stat().st_size > _LARGEST_FILE:
            raise PictureError("large")
        width, height = _drawing_size(file.read_bytes()) if is_drawing(file) else _raster_size(file)
    except OSError as error:
        raise PictureError("broken") from error
    ratio = 2 if file.stem.endswith("@2x") else 1
    sharp = file.with_name(f"{file.stem}@2x{file.suffix}")
    return Picture(
        file,
        max(1, width // ratio),
        max(1, height // ratio),
        sharp if ratio == 1 and sharp.is_file() else None,
    )


def measure_drawing(drawing: bytes, file: Path) -> Picture:
    """Size of a drawing that is written into a page and goes by the name `file`; raises `PictureError`."""
    width, height = _drawing_size(drawing)
    return Picture(file, max(1, width), max(1, height), drawing=drawing)


def is_drawing(file: Path) -> bool:
    """Whether a file is to be read as SVG, whatever its name says; raises OSError."""
    with file.open("rb") as opened:
        head = opened.read(_HEAD).lstrip(b"\xef\xbb\xbf \t\r\n")
    return head.startswith((b"<", b"\x1f\x8b", b"\xff\xfe<", b"\xfe\xff")) or b"<svg" in head


def _drawing_size(drawing: bytes) -> tuple[int, int]:
    from vademecum.knowledge.svg import DrawingError, drawing_size  # noqa: PLC0415  # after the window is painted

    try:
        width, height = drawing_size(drawing)
    except DrawingError as error:
        raise PictureError(_REASONS[error.reason]) from error
    return round(width), round(height)


def _raster_size(file: Path) -> tuple[int, int]:
    with file.open("rb") as opened:
        head = opened.read(_PNG_HEAD)
    if head.startswith(SIGNATURE):
        found = png_size(head)
        if found is None:
            raise PictureError("broken")
        size, scales, turned = QSize(*found), False, False
    else:
        reader = _reader(file)
        size = reader.size()
        scales = bytes(reader.format().data()) in _SCALED_WHILE_READ
        turned = bool(reader.transformation() & QImageIOHandler.Transformation.TransformationRotate90)
    if not size.isValid() or size.isEmpty():
        raise PictureError("broken")
    if not scales and 4 * size.width() * size.height() > QImageReader.allocationLimit() * 1024 * 1024:
        raise PictureError("large")
    if turned:
        size.transpose()
    return size.width(), size.height()


def _reader(file: Path) -> QImageReader:
    """Reads pixels, never a drawing; raises `PictureError`."""
    reader = QImageReader(str(file))
    reader.setDecideFormatFromContent(True)
    if not reader.format() or bytes(reader.format().data()).startswith(b"svg"):
        raise PictureError("broken")
    return reader


def decode(picture: Picture, pixels: QSize, ratio: float, page: QColor) -> QImage:
    """The picture, of an animation its first, at exactly `pixels`, as it is shown on a page of this colour.

    Raises `PictureError` when it cannot be shown.
    """
    dense = picture.sharp if ratio > 1 else None
    try:
        image = _image(picture, dense or picture.file, pixels, page)
    except PictureError:
        if dense is None:
            raise
        # Better the plain file than none.
        image = _image(picture, picture.file, pixels, page)
    return on_plate(image, page, ratio)


def _image(picture: Picture, file: Path, pixels: QSize, page: QColor) -> QImage:
    try:
        drawing = picture.drawing or (file.read_bytes() if is_drawing(file) else b"")
        image = _drawn(drawing, pixels, page) if drawing else _pixels(file, pixels)
    except OSError as error:
        raise PictureError("broken") from error
    if image.isNull():
        raise PictureError("broken")
    return image


def _drawn(drawing: bytes, pixels: QSize, page: QColor) -> QImage:
    from vademecum.knowledge.svg import DrawingError  # noqa: PLC0415  # after the window is painted
    from vademecum.viewer.page.drawing import draw  # noqa: PLC0415  # after the window is painted

    try:
        return draw(drawing, pixels, dark=is_dark(page))
    except DrawingError as error:
        raise PictureError(_REASONS[error.reason]) from error


def _pixels(file: Path, pixels: QSize) -> QImage:
    with file.open("rb") as opened:
        is_png = opened.read(len(SIGNATURE)) == SIGNATURE
    if is_png and not is_whole_png(file.read_bytes()):
        raise PictureError("broken")
    reader = _reader(file)
    reader.setAutoTransform(True)
    natural = reader.size()
    if natural.width() > pixels.width() and natural.height() >= pixels.height():
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
    failed = Signal(object, str)
    """File of a picture that cannot be shown, and its fault."""

    def __init__(self, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._pictures: Mapping[str, Picture] = {}
        self._kept: OrderedDict[_Key, QImage] = OrderedDict()
        self._asked: set[_Key] = set()
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

    def pixels(self, address: str, size: QSize, ratio: float, page: QColor) -> QImage | None:
        """The picture at `size` logical pixels on a page of this colour; None while a worker is at it."""
        picture = self._pictures.get(address)
        if picture is None:
            return None
        wanted = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        key = (str(picture.file), wanted.width(), wanted.height(), page.rgb())
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if key not in self._asked:
            self._asked.add(key)

            def take(image: QImage) -> None:
                self._take(key, address, image)

            def fail(error: Exception) -> None:
                self._fail(key, picture.file, error)

            work = _decoding(picture, wanted, ratio, QColor(page))
            self._tasks.run("image", self._key(*key), work, take, failed=fail)
        return None

    def _take(self, key: _Key, address: str, image: QImage) -> None:
        self._asked.discard(key)
        self._kept[key] = image
        self._bytes += image.sizeInBytes()
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()
        self.arrived.emit(address)

    def _fail(self, key: _Key, file: Path, error: Exception) -> None:
        self._asked.discard(key)
        self.failed.emit(file, error.fault if isinstance(error, PictureError) else "broken")

    def forget(self) -> None:
        """Drop all pixels: files may have changed."""
        self._kept.clear()
        self._bytes = 0

    def _key(self, file: str, width: int, height: int, page: int) -> str:
        name = hashlib.sha256(file.encode("utf-8", "surrogatepass")).hexdigest()[:16]
        return f"image:{id(self)}:{name}:{width}x{height}:{page:x}"


_Key = tuple[str, int, int, int]
"""File, width and height in pixels, and colour of the page."""


def _decoding(picture: Picture, pixels: QSize, ratio: float, page: QColor) -> Callable[[Run], QImage]:
    return lambda _run: decode(picture, pixels, ratio, page)
