"""A page on paper: laid out for one printer, and drawn sheet by sheet with title and page number."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QMarginsF, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPalette,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
)

from vademecum.app.page import INDENT_PX
from vademecum.viewer.page.fit import full_address, tighten
from vademecum.viewer.page.images import BLANK, Picture
from vademecum.viewer.page.layout import TAB_LETTERS
from vademecum.viewer.page.pages import LoadedPage
from vademecum.viewer.page.paper_tables import fit_tables
from vademecum.viewer.page.picture_size import asked_size, drawn_size, room_at
from vademecum.viewer.page.sheets import sheets_of
from vademecum.viewer.page.text import PageText
from vademecum.viewer.page.width import letter_of_code
from vademecum.viewer.texts.words import tr

_MARGINS_MM = QMarginsF(18, 18, 18, 18)
_HEADER_MM, _FOOTER_MM = 10.0, 10.0
_SMALL_PT = 8.5
BASE_PX = 15.0
"""Size of running text: 11 points."""
_SCREEN_DPI = 96.0
"""What a pixel of a page stands for."""
_PICTURE_DPI = 300
"""Dots of a picture per inch of paper, when it has them: more cannot be told apart in print."""
_MOST_DOTS = 12_000_000
"""Of one picture: a sheet of A4 has 6 million within its margins."""
_TALLEST = 0.92
"""Of a sheet that a picture may take, so that a line of text fits beside it."""
_NARROWEST = 0.6
"""How much smaller a page is drawn of which something is too wide to be broken."""
_INWARD = re.compile(r'<a href="(?!https?:|mailto:)[^"]*"')
_OUTWARD = re.compile(r'(<a href="[^"<>]*"[^<>]*\btext-decoration:)none')
_IMAGE = QTextDocument.ResourceType.ImageResource
_IMAGE_SIGN = "\ufffc"


@dataclass(frozen=True, slots=True)
class PaperPicture:
    """One picture on paper."""

    name: str
    """In the document."""
    picture: Picture
    pixels: QSize
    """How many it is drawn with."""
    position: int
    """In the document's text."""


class PaperDocument(QTextDocument):
    """Loads nothing by itself: its pictures are put into it."""

    def loadResource(self, kind: int, address: QUrl | str) -> Any:
        """An empty picture for whatever a page asks for."""
        del kind, address
        return BLANK


class PaperPage:
    """One page on the sheets of one printer.

    A PDF is written with a `QPdfWriter`: a `QPrinter` asks the print service for printers, over a
    socket, even when it writes a file.
    """

    def __init__(self, page: LoadedPage, printer: QPagedPaintDevice) -> None:
        printer.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
        self._title = page.title
        self._printer = printer
        dpi = printer.logicalDpiX()
        area = printer.pageLayout().paintRectPixels(dpi)
        self._area = QRectF(0, 0, area.width(), area.height())
        self._scale = dpi / _SCREEN_DPI
        self._head = _HEADER_MM / 25.4 * printer.logicalDpiY()
        foot = _FOOTER_MM / 25.4 * printer.logicalDpiY()
        body = QSizeF(area.width() / self._scale, (area.height() - self._head - foot) / self._scale)
        self.document = PaperDocument()
        self.document.setIndentWidth(INDENT_PX)
        self.document.setUseDesignMetrics(True)
        self.document.setDefaultTextOption(_wrapping(QTextOption.WrapMode.WordWrap))
        room = body.width() - 2 * self.document.documentMargin()
        html = fit_tables(for_paper(page.html), room, BASE_PX, _measure(self.document))
        self.document.setHtml(html)
        self.document.setTextWidth(body.width())
        self.pictures = fit_pictures(self.document, page.pictures, body)
        body = self._narrowed(body)
        self._body = body
        self.sheets = sheets_of(self.document, body.height())
        self._on_sheet = self._shared_out()

    def _narrowed(self, body: QSizeF) -> QSizeF:
        """The room that there is when all is drawn so small that nothing is cut off at the side."""
        needed = self.document.documentLayout().documentSize().width()
        if needed <= body.width() + 1:
            return body
        shrunk = body.width() / needed
        if shrunk < _NARROWEST:
            self.document.setDefaultTextOption(_wrapping(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere))
            needed = self.document.documentLayout().documentSize().width()
            shrunk = min(1.0, body.width() / needed)
        self._scale *= shrunk
        return body / shrunk

    def _shared_out(self) -> list[list[PaperPicture]]:
        """The pictures of each sheet."""
        layout = self.document.documentLayout()
        found: list[list[PaperPicture]] = [[] for _ in self.sheets]
        spans = []
        for each in self.pictures:
            box = layout.blockBoundingRect(self.document.findBlock(each.position))
            spans.append((box.top(), box.bottom(), each))
        for held, sheet in zip(found, self.sheets, strict=True):
            parts = [(sheet.top, sheet.bottom), *([sheet.header] if sheet.header is not None else [])]
            for top, bottom, each in spans:
                if any(top < end and bottom > start for start, end in parts):
                    held.append(each)
        return found

    def pictures_on(self, number: int) -> list[PaperPicture]:
        """The pictures that stand on a sheet, counted from 0."""
        return self._on_sheet[number]

    def draw(self, painter: QPainter, number: int, pixels: Mapping[str, QImage]) -> None:
        """Draw a sheet, counted from 0; `pixels` are its pictures by their names."""
        _draw_edges(painter, self._area, self._title, number + 1, len(self.sheets))
        for name, image in pixels.items():
            self.document.addResource(_IMAGE, QUrl(name), image)
        sheet = self.sheets[number]
        below = 0.0
        if sheet.header is not None:
            self._draw_part(painter, sheet.header[0], sheet.header[1], 0)
            below = sheet.header[1] - sheet.header[0]
        self._draw_part(painter, sheet.top, sheet.bottom, below)
        for name in pixels:
            self.document.addResource(_IMAGE, QUrl(name), BLANK)

    def _draw_part(self, painter: QPainter, top: float, bottom: float, below: float) -> None:
        """Draw what stands between two heights of the document, `below` pixels under the sheet's top."""
        painter.save()
        painter.translate(0, self._head)
        painter.scale(self._scale, self._scale)
        painter.translate(0, below - top)
        window = QRectF(0, top, self._body.width(), bottom - top)
        painter.setClipRect(window)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = window
        context.palette.setColor(QPalette.ColorRole.Text, QColor(Qt.GlobalColor.black))
        self.document.documentLayout().draw(painter, context)
        painter.restore()


def for_paper(html: str) -> str:
    """The page with links that also a PDF can follow, underlined; other links are words in their colour."""
    return _OUTWARD.sub(r"\1underline", _INWARD.sub("<a", html))


def fit_pictures(
    document: QTextDocument, pictures: Mapping[str, Picture], body: QSizeF
) -> list[PaperPicture]:
    """Give each picture of a laid out document its size on a sheet, and say how many pixels it needs."""
    found: list[PaperPicture] = []
    text = document.toRawText()
    raw = PageText(text)
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    at = text.find(_IMAGE_SIGN)
    while at >= 0:
        position = raw.position(at)
        at = text.find(_IMAGE_SIGN, at + 1)
        cursor.setPosition(position)
        cursor.setPosition(position + 1, QTextCursor.MoveMode.KeepAnchor)
        style = cursor.charFormat()
        image = style.toImageFormat() if style.isImageFormat() else None
        picture = pictures.get(full_address(image.name())) if image is not None else None
        if image is None or picture is None:
            continue
        size = drawn_size(picture, asked_size(image), room_at(cursor, body.width()))
        tallest = round(body.height() * _TALLEST)
        if size.height() > tallest:
            size = QSize(max(1, round(size.width() * tallest / size.height())), tallest)
        name = f"{image.name()}#{size.width()}x{size.height()}"
        image.clearProperty(QTextFormat.Property.ImageMaxWidth)
        image.setName(name)
        image.setWidth(size.width())
        image.setHeight(size.height())
        cursor.setCharFormat(image)
        tighten(cursor)
        found.append(PaperPicture(name, picture, paper_pixels(picture, size), position))
    cursor.endEditBlock()
    return found


def paper_pixels(picture: Picture, size: QSize) -> QSize:
    """Pixels for a picture that is `size` logical pixels large: as sharp as print, or as it is itself."""
    wanted = QSizeF(size) * (_PICTURE_DPI / _SCREEN_DPI)
    if not picture.is_vector:
        wanted = wanted.boundedTo(QSizeF(picture.pixels))
    dots = wanted.width() * wanted.height()
    if dots > _MOST_DOTS:
        wanted *= (_MOST_DOTS / dots) ** 0.5
    return wanted.toSize().expandedTo(QSize(1, 1))


def _wrapping(mode: QTextOption.WrapMode) -> QTextOption:
    option = QTextOption()
    option.setWrapMode(mode)
    option.setTabStopDistance(TAB_LETTERS * letter_of_code(BASE_PX, 1.0))
    return option


def _measure(document: QTextDocument) -> Callable[[str], float]:
    """Measures words as tables show them, in bold."""
    font = QFont(document.defaultFont())
    font.setPixelSize(round(BASE_PX))
    font.setBold(True)
    return QFontMetricsF(font).horizontalAdvance


def _draw_edges(painter: QPainter, area: QRectF, title: str, number: int, pages: int) -> None:
    font = QFont()
    font.setPointSizeF(_SMALL_PT)
    painter.setFont(font)
    painter.setPen(QColor("#555555"))
    metrics = painter.fontMetrics()
    name = metrics.elidedText(title, Qt.TextElideMode.ElideRight, round(area.width()))
    painter.drawText(area, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, name)
    page = tr("Page {number} of {pages}").format(number=number, pages=pages)
    painter.drawText(area, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignRight, page)
