"""The list inside a panel of places: keys, middle click, context menu and dragging."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from vademecum.viewer.widgets.apart_click import ApartClick, menu_place


class PlacesList(QListView):
    """Reports what is done with a row; the panel knows what it means."""

    deletePressed = Signal()
    apartAsked = Signal(QModelIndex)
    """Open this row in a new tab: middle click, or Ctrl and click."""
    menuAsked = Signal(QModelIndex, QPoint)
    """The context menu of a row was asked for, and where on the screen."""
    dragged = Signal(QModelIndex, int)
    """A row was dropped so many places further down, or up when negative."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._apart = ApartClick(self, self.apartAsked.emit)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Thousands of index rows are only fast to lay out when one of them speaks for all.
        self.setUniformItemSizes(True)

    def set_movable(self, movable: bool) -> None:
        """Let rows be dragged to other places, or not."""
        self.setDragDropMode(
            QListView.DragDropMode.InternalMove if movable else QListView.DragDropMode.NoDragDrop
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete removes."""
        if event.key() == Qt.Key.Key_Delete:
            self.deletePressed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What opens a page in a new tab chooses nothing."""
        if not self._apart.takes_press(event):
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

    def dropEvent(self, event: QDropEvent) -> None:
        """Report where a row was dropped; the list is filled anew when it has moved."""
        spot = event.position().toPoint()
        index, source = self.indexAt(spot), self.currentIndex()
        to = index.row() if index.isValid() else self.model().rowCount()
        if index.isValid() and spot.y() > self.visualRect(index).center().y():
            to += 1
        # Without it the row would be in the way of its own new place.
        step = to - source.row() - (to > source.row())
        # Not as a move: Qt would take the row away itself.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if step:
            self.dragged.emit(source, step)
