"""How large a picture is drawn: what the author asked for, within the room that there is."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QTextCursor, QTextImageFormat, QTextLength

from vademecum.viewer.page.images import Picture

_NARROWEST_PX = 24.0
_NARROWEST_ROOM = 16
_TALLEST_PX = 6000
"""A picture that is drawn larger than it is stays below this height: a line as wide as the page would
otherwise become a tower."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The size that an author asked for."""

    width: int = 0
    """Logical pixels at zoom 1; 0 for what follows from the height, or the picture's own."""
    height: int = 0
    """The same."""
    share: float = 0.0
    """Width as a share of the room; 0 when none was asked for."""
    most: float = 0.0
    """Greatest width in logical pixels, at the zoom of the page; 0 for the room that there is."""


def asked_size(image: QTextImageFormat) -> Asked:
    """What the page's HTML says of a picture, as Qt has read it."""
    # Qt reads no per cent in a width: the page writes them as the greatest width, where 100 is the rule.
    most = image.maximumWidth()
    width, height = max(0, round(image.width())), max(0, round(image.height()))
    if most.type() is QTextLength.Type.FixedLength:
        return Asked(width, height, most=most.rawValue())
    share = most.rawValue() / 100 if most.type() is QTextLength.Type.PercentageLength else 0.0
    return Asked(width, height, share if share != 1.0 else 0.0)


def drawn_size(picture: Picture, asked: Asked, room: float, zoom: float = 1.0) -> QSize:
    """Size in logical pixels, never wider than `room` pixels.

    A picture is drawn larger than it is only when its author says so. Both width and height
    are taken as they were asked for, also when they are not in the picture's proportions.
    """
    most = max(round(min(room, asked.most or room)), _NARROWEST_ROOM)
    width, height = float(picture.width), float(picture.height)
    if asked.share:
        height *= most * asked.share / width
        width = most * asked.share
    elif asked.width and asked.height:
        width, height = asked.width * zoom, asked.height * zoom
    elif asked.width:
        height *= asked.width * zoom / width
        width = asked.width * zoom
    elif asked.height:
        width *= asked.height * zoom / height
        height = asked.height * zoom
    shrunk = min(1.0, most / width, max(_TALLEST_PX, picture.height) / height)
    return QSize(max(1, round(width * shrunk)), max(1, round(height * shrunk)))


def room_at(cursor: QTextCursor, width: float) -> float:
    """Width in pixels that a picture may take at `cursor` of a document that is `width` wide."""
    block, document = cursor.block(), cursor.document()
    room = width - 2 * document.documentMargin() - 2
    shape = block.blockFormat()
    room -= shape.leftMargin() + shape.rightMargin() + shape.indent() * document.indentWidth()
    frame = cursor.currentFrame()
    while frame is not None and frame is not document.rootFrame() and frame.parentFrame() is not None:
        edges = frame.frameFormat()
        room -= edges.leftMargin() + edges.rightMargin() + 2 * (edges.padding() + edges.border())
        frame = frame.parentFrame()
    items = block.textList()
    if items is not None:
        room -= items.format().indent() * document.indentWidth()
    table = cursor.currentTable()
    if table is not None:
        cell = table.cellAt(cursor).format().toTableCellFormat()
        room = room / table.columns() - 2 * table.format().cellPadding() - table.format().cellSpacing()
        room -= cell.leftPadding() + cell.rightPadding() + cell.leftBorder() + cell.rightBorder() + 2
    return max(room, _NARROWEST_PX)
