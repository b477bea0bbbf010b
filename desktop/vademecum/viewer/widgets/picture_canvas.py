"""A picture to look at closely: it fits its window first, is zoomed by wheel and keys and dragged about."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

_STEP = 1.25
_LARGEST = 16.0
_SMALLEST = 0.05
_NOTCH = 120
"""Of a wheel, in the units that Qt reports."""


class PictureCanvas(QGraphicsView):
    """Shows one picture; zoom 1 is the size that it says it has."""

    zoomed = Signal(float)
    """The zoom has changed."""

    def __init__(self, size: QSize, parent: QWidget | None = None, *, grows: bool = False) -> None:
        """`size` is the picture's own in logical pixels; one that `grows` is sharp at every size."""
        super().__init__(parent)
        self._size, self._grows = QSizeF(size), grows
        self._fitted = True
        self._zoom = 1.0
        self._turned = 0
        self._item = QGraphicsPixmapItem()
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        scene = QGraphicsScene(self)
        scene.addItem(self._item)
        scene.setSceneRect(0, 0, size.width(), size.height())
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def zoom(self) -> float:
        """Size on the screen relative to the picture's own."""
        return self._zoom

    @property
    def has_picture(self) -> bool:
        """Whether there is anything to see."""
        return not self._item.pixmap().isNull()

    @property
    def pixels_wide(self) -> int:
        """Width of what is shown, before it is zoomed."""
        return self._item.pixmap().width()

    def take(self, image: QImage) -> None:
        """Show these pixels in the place of the ones before."""
        pixmap = QPixmap.fromImage(image)
        self._item.setPixmap(pixmap)
        self._item.setScale(self._size.width() / max(1, pixmap.width()))
        if self._fitted:
            self.fit()

    def fit(self) -> None:
        """Show all of it, no larger than the pixels that it has."""
        self._fitted = True
        self._apply(self._fitting(), QPoint())

    def actual_size(self) -> None:
        """Show each of its pixels as one."""
        self.zoom_to(1.0)

    def zoom_by(self, steps: float, at: QPoint | None = None) -> None:
        """Zoom in by so many steps, out when they are negative; what is `at` stays where it is."""
        self.zoom_to(self._zoom * _STEP**steps, at)

    def zoom_to(self, zoom: float, at: QPoint | None = None) -> None:
        """Zoom to this size."""
        self._fitted = False
        least = min(_SMALLEST, self._fitting())
        self._apply(min(max(zoom, least), _LARGEST), at or self.viewport().rect().center())

    def _fitting(self) -> float:
        room = QSizeF(self.maximumViewportSize())
        share = min(room.width() / self._size.width(), room.height() / self._size.height())
        return share if self._grows else min(1.0, share)

    def _apply(self, zoom: float, at: QPoint) -> None:
        spot = self.mapToScene(at)
        changed = zoom != self._zoom
        self._zoom = zoom
        self.resetTransform()
        self.scale(zoom, zoom)
        moved = self.mapFromScene(spot) - at
        for bar, step in (
            (self.horizontalScrollBar(), moved.x()),
            (self.verticalScrollBar(), moved.y()),
        ):
            bar.setValue(bar.value() + step)
        if changed:
            self.zoomed.emit(zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A picture that fits goes on fitting."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the mouse; fine wheels and touchpads in fine steps."""
        self._turned += event.angleDelta().y()
        steps = self._turned / _NOTCH
        if abs(steps) >= 1 / 8:
            self._turned = 0
            self.zoom_by(steps, event.position().toPoint())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go to the picture's own size at this place, and back."""
        if self._fitted and self._zoom != 1.0:
            self.zoom_to(1.0, event.position().toPoint())
        elif self._fitted:
            self.zoom_to(2.0, event.position().toPoint())
        else:
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus, minus, 0 and 1 zoom; arrows and pages move."""
        plain = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier
            | Qt.KeyboardModifier.ShiftModifier
            | Qt.KeyboardModifier.ControlModifier
        )
        actions: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Plus: lambda: self.zoom_by(1),
            Qt.Key.Key_Equal: lambda: self.zoom_by(1),
            Qt.Key.Key_Minus: lambda: self.zoom_by(-1),
            Qt.Key.Key_0: self.fit,
            Qt.Key.Key_1: self.actual_size,
        }
        action = actions.get(event.key())
        if action is not None and plain == Qt.KeyboardModifier.NoModifier:
            action()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            corner = QPointF(0, 0) if event.key() == Qt.Key.Key_Home else self.sceneRect().bottomRight()
            self.ensureVisible(corner.x(), corner.y(), 1, 1, 0, 0)
        else:
            super().keyPressEvent(event)
