"""Printing and PDF: the page in the colours of paper, with its title above and page numbers below."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPalette,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from vademecum.viewer.texts.words import tr

_MARGINS_MM = QMarginsF(18, 18, 18, 18)
_HEADER_MM, _FOOTER_MM = 10.0, 10.0
_SMALL_PT = 8.5
_OVER_PX = 40
"""What is higher than a line, a picture for example, is cut where Qt cut it."""
_MOST_MOVED = 40
"""Headings that are kept with their text in one document: each lays the document out once more."""
_BLANK = " \u00a0\u200b\ufffc"


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
    keep_headings(document, body.height())
    cuts = page_cuts(document, body.height())
    pages = len(cuts) - 1
    first, last = span[0] or 1, span[1] or pages
    for number in range(first, min(last, pages) + 1):
        if number > first:
            printer.newPage()
        _draw_edges(painter, QRectF(0, 0, area.width(), area.height()), title, number, pages)
        painter.save()
        painter.translate(0, head)
        painter.scale(scale, scale)
        top, bottom = cuts[number - 1], cuts[number]
        painter.translate(0, -top)
        window = QRectF(0, top, body.width(), bottom - top)
        painter.setClipRect(window)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.clip = window
        context.palette.setColor(QPalette.ColorRole.Text, QColor(Qt.GlobalColor.black))
        document.documentLayout().draw(painter, context)
        painter.restore()
    painter.end()
    return pages


def page_cuts(document: QTextDocument, height: float) -> list[float]:
    """Where each page of a document laid out for pages of this height begins, and where the last one ends.

    Qt lets a line of proportional height reach a little over the edge of its page: the cut goes above it.
    """
    pages = max(1, document.pageCount())
    cuts = [number * height for number in range(pages + 1)]
    for top, bottom in _lines(document):
        number = int(bottom // height)
        edge = number * height
        if 0 < number < pages and top < edge < bottom - 1 and edge - top < _OVER_PX:
            cuts[number] = min(cuts[number], top)
    return cuts


def _lines(document: QTextDocument) -> Iterator[tuple[float, float]]:
    """Top and bottom of every line."""
    block = document.begin()
    while block.isValid():
        begin = document.documentLayout().blockBoundingRect(block).top()
        layout = block.layout()
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            yield begin + line.y(), begin + line.y() + line.height()
        block = block.next()


def keep_headings(document: QTextDocument, height: float) -> None:
    """Move headings to the next page that stand at the end of one without any of their text."""
    for _ in range(_MOST_MOVED):
        document.pageCount()
        lonely = _lonely_heading(document, height)
        if lonely is None:
            return
        cursor = QTextCursor(lonely)
        form = cursor.blockFormat()
        form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        cursor.setBlockFormat(form)


def _lonely_heading(document: QTextDocument, height: float) -> QTextBlock | None:
    """The first heading, or first of several in a row, whose text begins on the page after it."""
    layout = document.documentLayout()
    first: QTextBlock | None = None
    block = document.begin()
    while block.isValid():
        is_heading = block.blockFormat().headingLevel() > 0
        if is_heading:
            first = first or QTextBlock(block)
        elif first is not None and block.text().strip(_BLANK):
            if _page_of(layout, first, height) < _page_of(layout, block, height):
                moved = first.blockFormat().pageBreakPolicy()
                if not moved & QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore:
                    return first
            first = None
        block = block.next()
    return None


def _page_of(layout: QAbstractTextDocumentLayout, block: QTextBlock, height: float) -> int:
    """Number of the page on which a block's first line ends."""
    begin = layout.blockBoundingRect(block).top()
    lines = block.layout()
    if not lines.lineCount():
        return int(begin // height)
    line = lines.lineAt(0)
    return int((begin + line.y() + line.height() - 1) // height)


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
