"""Printing and PDF: the page in the colours of paper, with its title above and page numbers below."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPalette,
    QTextDocument,
)

from vademecum.viewer.words import tr

_MARGINS_MM = QMarginsF(18, 18, 18, 18)
_HEADER_MM, _FOOTER_MM = 10.0, 10.0
_SMALL_PT = 8.5


def print_document(
    document: QTextDocument, printer: QPagedPaintDevice, title: str, span: tuple[int, int] = (0, 0)
) -> int:
    """Print a document; returns the number of pages.

    `document` is changed: pass a copy. Pictures must be among its resources. `span` is the
    first and last page to print, from 1; zeros mean all. A PDF is written with a `QPdfWriter`:
    a `QPrinter` asks the print service for printers, over a socket, even when it writes a file.
    """
    printer.setPageMargins(_MARGINS_MM, QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(printer):
        return 0
    scale = printer.logicalDpiX() / 96.0
    area = printer.pageLayout().paintRectPixels(printer.logicalDpiX())
    head = _HEADER_MM / 25.4 * printer.logicalDpiY()
    foot = _FOOTER_MM / 25.4 * printer.logicalDpiY()
    body = QSizeF(area.width() / scale, (area.height() - head - foot) / scale)
    document.setPageSize(body)
    pages = max(1, document.pageCount())
    first, last = span[0] or 1, span[1] or pages
    for number in range(first, min(last, pages) + 1):
        if number > first:
            printer.newPage()
        _draw_edges(painter, QRectF(0, 0, area.width(), area.height()), title, number, pages)
        painter.save()
        painter.translate(0, head)
        painter.scale(scale, scale)
        painter.translate(0, -(number - 1) * body.height())
        window = QRectF(0, (number - 1) * body.height(), body.width(), body.height())
        painter.setClipRect(window)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = window
        context.palette.setColor(QPalette.ColorRole.Text, QColor(Qt.GlobalColor.black))
        document.documentLayout().draw(painter, context)
        painter.restore()
    painter.end()
    return pages


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
