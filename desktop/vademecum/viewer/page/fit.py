"""Gives each picture of a shown page the size that fits its place, and its pixels when they arrive."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QSize, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QPalette,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
)
from PySide6.QtWidgets import QTextBrowser

from vademecum.viewer.page.images import BLANK, Fault, Gallery, Picture
from vademecum.viewer.page.picture_size import Asked, asked_size, drawn_size, room_at
from vademecum.viewer.page.text import PageText
from vademecum.viewer.page.width import paper_width
from vademecum.viewer.tasks import Tasks

_IMAGE_SIGN = "\ufffc"
_FAILED_MS = 100
"""Pictures that fail within so long are taken off the page together."""


class PictureFit(QObject):
    """The pictures of one view."""

    failed = Signal()
    """Pictures turned out to be such that cannot be shown: the page is to be made again, without them."""

    def __init__(self, view: QTextBrowser, tasks: Tasks) -> None:
        super().__init__(view)
        self._view = view
        self._gallery = Gallery(tasks, self)
        self._gallery.arrived.connect(self._arrived)
        self._gallery.failed.connect(self._failed)
        self.faults: Mapping[str, Fault] = {}
        """File -> why it cannot be shown, of those that a worker has tried."""
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_FAILED_MS)
        self._settling.timeout.connect(self.failed)
        self._asked: dict[int, Asked] = {}
        """Position in the document -> size that its author asked for."""
        self._shown: dict[str, tuple[str, QSize]] = {}
        """Name in the document -> address and size: a picture shown twice in two sizes has two names."""

    def show(self, pictures: Mapping[str, Picture]) -> None:
        """Take the pictures of another page: address -> picture."""
        self._gallery.show(pictures)
        self.start()

    def start(self) -> None:
        """The page has been filled anew: its pictures have the sizes that the author asked for."""
        self._asked, self._shown = {}, {}

    def picture(self, address: str) -> Picture | None:
        """What is known about the picture with this address."""
        return self._gallery.picture(address)

    def at(self, place: QPointF) -> str:
        """Address of the picture at a place of the document; empty when there is none."""
        name = self._view.document().documentLayout().imageAt(place)
        address = full_address(name) if name else ""
        return address if self.picture(address) is not None else ""

    def forget(self) -> None:
        """Drop the pixels: files may have changed."""
        self.faults = {}
        self._gallery.forget()

    @property
    def has_pictures(self) -> bool:
        """Whether the page has any picture that can be shown."""
        return self._gallery.count > 0

    def fit(self, zoom: float, start: int = 0) -> None:
        """Size the pictures from a document position on for the view's width, and ask for their pixels."""
        document = self._view.document()
        if not self._gallery.count:
            return
        text = document.toRawText()
        if _IMAGE_SIGN not in text:
            return
        # Editing a page that Qt has laid out in part only leaves gaps where text should be (6.11).
        document.documentLayout().documentSize()
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        if not start:
            before, self._shown = self._shown, {}
        else:
            before = {}
        raw = PageText(text)
        found = text.find(_IMAGE_SIGN, raw.index(start))
        while found >= 0:
            self._fit_one(cursor, raw.position(found), zoom)
            found = text.find(_IMAGE_SIGN, found + 1)
        cursor.endEditBlock()
        for name in before.keys() - self._shown.keys():
            # Nothing shows this size any more: only its memory is left.
            document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), BLANK)

    def _fit_one(self, cursor: QTextCursor, position: int, zoom: float) -> None:
        cursor.setPosition(position)
        cursor.setPosition(position + 1, QTextCursor.MoveMode.KeepAnchor)
        style = cursor.charFormat()
        if not style.isImageFormat():
            return
        image = style.toImageFormat()
        address = full_address(image.name())
        picture = self._gallery.picture(address)
        if picture is None:
            return
        asked = self._asked.setdefault(position, asked_size(image))
        size = drawn_size(picture, asked, room_at(cursor, paper_width(self._view)), zoom)
        sized = QUrl(image.name())
        sized.setFragment(f"{size.width()}x{size.height()}")
        name = sized.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        if image.name() != name or round(image.height()) != size.height():
            fitted = QTextImageFormat(image)
            fitted.clearProperty(QTextFormat.Property.ImageMaxWidth)
            fitted.setName(name)
            fitted.setWidth(size.width())
            fitted.setHeight(size.height())
            cursor.setCharFormat(fitted)
            tighten(cursor)
        self._shown[name] = (address, size)
        self._load(name)

    def _load(self, name: str) -> None:
        address, size = self._shown[name]
        page = self._view.palette().color(QPalette.ColorRole.Base)
        image = self._gallery.pixels(address, size, self._view.devicePixelRatioF(), page)
        if image is not None:
            kind = QTextDocument.ResourceType.ImageResource
            self._view.document().addResource(kind, QUrl(name), image)
            self._view.viewport().update()

    def _failed(self, file: Path, fault: Fault) -> None:
        # A map of its own each time: workers read the ones before.
        self.faults = {**self.faults, str(file): fault}
        self._settling.start()

    def _arrived(self, address: str) -> None:
        for name, (known, _size) in self._shown.items():
            if known == address:
                self._load(name)


def full_address(name: str) -> str:
    """A picture's name in the document, which ends in its size, as the address that the page gave it."""
    return QUrl(name.partition("#")[0]).toString(QUrl.ComponentFormattingOption.FullyEncoded)


def tighten(cursor: QTextCursor) -> None:
    """Line spacing is a share of the line's height: below a picture it would leave a gap."""
    shape = cursor.blockFormat()
    proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    if shape.lineHeightType() == proportional and shape.lineHeight() > 100:
        shape.setLineHeight(100, proportional)
        cursor.setBlockFormat(shape)
