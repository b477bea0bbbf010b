"""The tree inside the contents: keys, clicks, and how its rows are drawn."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import QFrame, QStyleOptionViewItem, QTreeView, QWidget

from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.contents import OPEN_ROLE
from vademecum.viewer.models.rows import Index
from vademecum.viewer.widgets.apart_click import ApartClick, menu_place

_MARK = 3
"""Width of the bar beside the page that is shown, pixels."""
_AROUND = 2
"""Rows that shall be in view above and below the page that is shown."""
_BRIEFLY = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
"""Reasons for which the focus goes and comes back."""


class TreeView(QTreeView):
    """Enter opens or unfolds; Space unfolds. The chosen row is one rounded field, branch included."""

    apartAsked = Signal(QModelIndex)
    """A middle click, or a click with Ctrl held."""
    menuAsked = Signal(QModelIndex, QPoint)
    """The context menu of a row was asked for, and where on the screen."""
    left = Signal()
    """The focus went elsewhere for good."""

    def __init__(self, look: Callable[[], Look], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._apart = ApartClick(self, self.apartAsked.emit)
        self.setObjectName("contents")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setIndentation(16)
        self.setAnimated(False)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setExpandsOnDoubleClick(False)

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the row's field before branch and text, and a bar beside the page that is shown."""
        chosen = self.selectionModel().isSelected(index)
        hovered = index == self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())) and self.underMouse()
        shown = bool(index.data(OPEN_ROLE))
        if chosen or hovered or shown:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            field = QRectF(option.rect).adjusted(2, 1, -4, -1)
            if chosen or hovered:
                painter.setBrush(self._look().colour("soft" if chosen else "hover"))
                painter.drawRoundedRect(field, 6, 6)
            if shown:
                mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
                left = field.right() - _MARK if mirrored else field.left()
                painter.setBrush(self._look().colour("accent"))
                painter.drawRoundedRect(QRectF(left, field.top() + 5, _MARK, field.height() - 10), 1.5, 1.5)
            if chosen and index == self.currentIndex() and self.hasFocus():
                painter.setPen(QPen(self._look().colour("accent"), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(option.rect).adjusted(3, 2, -5, -2), 6, 6)
            painter.restore()
        super().drawRow(painter, option, index)

    def bring(self, index: QModelIndex) -> None:
        """Bring a row into the middle, unless it is well in view already."""
        box, height = self.visualRect(index), self.viewport().height()
        edge = _AROUND * box.height()
        if not box.isValid() or not (edge <= box.top() and box.bottom() <= height - edge):
            self.scrollTo(index, QTreeView.ScrollHint.PositionAtCenter)

    def set_unfolded_below(self, index: QModelIndex, unfolded: bool) -> None:
        """Unfold or fold a branch with all branches below it."""
        if unfolded:
            self.expandRecursively(index)
            return
        model = self.model()
        for row in range(model.rowCount(index)):
            child = model.index(row, 0, index)
            if model.rowCount(child):
                self.set_unfolded_below(child, unfolded)
        self.collapse(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on a folder without a page unfolds it."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.activated.emit(index)
            return
        if event.key() == Qt.Key.Key_Space and index.isValid():
            self.setExpanded(index, not self.isExpanded(index))
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What opens a page in a new tab, or asks for the menu, chooses nothing."""
        if not self._apart.takes_press(event) and event.button() == Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click may ask for a new tab."""
        if not self._apart.takes_release(event):
            super().mouseReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a row."""
        index, spot = menu_place(self, event)
        if index.isValid():
            self.menuAsked.emit(index, spot)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Say that the reader has gone on."""
        super().focusOutEvent(event)
        if event.reason() not in _BRIEFLY:
            self.left.emit()
