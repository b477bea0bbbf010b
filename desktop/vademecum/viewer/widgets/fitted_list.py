"""A list as high as its rows; where there is less room it ends between two rows, not in one."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QSizePolicy, QWidget

from vademecum.viewer.widgets.apart_click import ApartClick

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
        self._apart = ApartClick(self, self.apartAsked.emit)
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
        """What opens a page in a new tab chooses nothing."""
        if not self._apart.takes_press(event):
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click may ask for a new tab."""
        if not self._apart.takes_release(event):
            super().mouseReleaseEvent(event)
