"""What rows of all lists have in common: how a chosen, hovered or focused one looks."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from vademecum.viewer.looks.look import Look

_SMALLER = 0.92


def is_selected(option: QStyleOptionViewItem) -> bool:
    """Whether the row is the chosen one."""
    return bool(option.state & QStyle.StateFlag.State_Selected)


def draw_ground(painter: QPainter, option: QStyleOptionViewItem, look: Look, radius: float) -> None:
    """Draw what lies below the text of a row, rounded by `radius` pixels."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    selected = is_selected(option)
    if selected or option.state & QStyle.StateFlag.State_MouseOver:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("soft" if selected else "hover"))
        painter.drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), radius, radius)
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(look.colour("accent"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(option.rect).adjusted(5, 2, -5, -2), radius, radius)


def isolated(text: str) -> str:
    """A text whose ellipsis stays at its own end, whichever way the window is laid out."""
    return f"\u2068{text}\u2069" if text.endswith("…") else text


def small(base: QFont) -> QFont:
    """The font of second lines."""
    font = QFont(base)
    font.setPointSizeF(base.pointSizeF() * _SMALLER)
    return font
