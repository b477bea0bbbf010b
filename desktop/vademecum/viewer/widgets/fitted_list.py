"""A list as high as its rows; where there is less room it ends between two rows, not in one."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QSizePolicy, QWidget

_LEAST_ROWS = 3


class FittedList(QListView):
    """Stands above others in a column: none of them has more room than it needs."""

    apartAsked = Signal(QModelIndex)
    """Open this row in a new tab: middle click, or Ctrl and click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._pressed = QModelIndex()
        self._ending = False

    def fit(self) -> None:
        """The rows are others now, or have another height."""
        self.updateGeometry()
        self._end_between_rows()

    def _heights(self) -> list[int]:
        model = self.model()
        return [self.sizeHintForRow(row) for row in range(model.rowCount())] if model is not None else []

    def sizeHint(self) -> QSize:
        """As high as all rows."""
        return QSize(super().sizeHint().width(), sum(self._heights()))

    def minimumSizeHint(self) -> QSize:
        """A few rows."""
        return QSize(super().minimumSizeHint().width(), sum(self._heights()[:_LEAST_ROWS]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may break rows elsewhere."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
            # By itself a column of rows is laid out anew only when its height is another: where the scroll
            # bar took some width, rows of two lines would keep the places of one.
            self.scheduleDelayedItemsLayout()
        self._end_between_rows()

    def _end_between_rows(self) -> None:
        # Another margin may bring or take the scroll bar, with it break rows elsewhere, and ask for another.
        if self._ending:
            return
        used = 0
        for height in self._heights():
            if used + height > self.height():
                break
            used += height
        below = self.height() - used if used else 0
        if self.viewportMargins().bottom() != below:
            self._ending = True
            self.setViewportMargins(0, 0, 0, below)
            self._ending = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the row that a new tab is asked for."""
        self._pressed = self._apart(event)
        if not self._pressed.isValid():
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for a new tab when the button goes up over the same row."""
        pressed, self._pressed = self._pressed, QModelIndex()
        if not pressed.isValid():
            super().mouseReleaseEvent(event)
        elif pressed == self._apart(event):
            self.apartAsked.emit(pressed)

    def _apart(self, event: QMouseEvent) -> QModelIndex:
        """The row below the mouse when a new tab is asked for."""
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        middle = event.button() == Qt.MouseButton.MiddleButton
        asked = middle or (event.button() == Qt.MouseButton.LeftButton and bool(ctrl))
        return self.indexAt(event.position().toPoint()) if asked else QModelIndex()
