"""Screens of the demo that are no plain widgets: a drawing, and a surface of Qt Quick."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QPalette, QPen, QShowEvent
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsView, QVBoxLayout, QWidget

from vademecum.app.assets import asset
from vademecum.embed.demo.parts import note
from vademecum.embed.help import Help

_BOX = QRectF(0, 0, 120, 56)
_STEP = 170
"""From one box to the next, in pixels."""


class SiteMap(QGraphicsView):
    """How a request travels; each box can be selected and has its own help."""

    def __init__(self, help_: Help) -> None:
        super().__init__()
        # Kept, because its items die with this reference and not with the view's.
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setAccessibleName("How a request travels")
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.domain, self.version, self.database = (
            self._box(number, text) for number, text in enumerate(("Domain", "Live version", "Database"))
        )
        help_.set_help_id(self.domain, "connect-domain")
        help_.set_route(self.version, "/projects/:id/deployments")
        help_.set_route(self.database, "/settings/backups")
        pen = QPen(self.palette().color(QPalette.ColorRole.Mid), 2)
        middle = _BOX.height() / 2
        for number in (0, 1):
            left = number * _STEP + _BOX.width()
            self._scene.addLine(left, middle, left + _STEP - _BOX.width(), middle, pen)

    def _box(self, number: int, text: str) -> QGraphicsRectItem:
        palette = self.palette()
        box = self._scene.addRect(
            _BOX, QPen(palette.color(QPalette.ColorRole.Mid)), palette.brush(QPalette.ColorRole.Button)
        )
        box.setPos(QPointF(number * _STEP, 0))
        box.setFlags(box.GraphicsItemFlag.ItemIsSelectable | box.GraphicsItemFlag.ItemIsFocusable)
        label = self._scene.addSimpleText(text)
        label.setBrush(palette.brush(QPalette.ColorRole.ButtonText))
        label.setParentItem(box)
        label.setPos(_BOX.center() - label.boundingRect().center())
        return box


class LiveTab(QWidget):
    """A surface of Qt Quick, loaded when it is first seen: the console starts without it."""

    def __init__(self) -> None:
        super().__init__()
        self.surface: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 16, 16, 16)

    def showEvent(self, event: QShowEvent) -> None:
        """Load Qt Quick now; installed without it, the tab says so."""
        super().showEvent(event)
        if self.surface is None:
            self.surface = _quick_surface(self) or note("Qt Quick is not installed here.")
            self._column.addWidget(self.surface)


def _quick_surface(parent: QWidget) -> QWidget | None:
    try:
        from PySide6.QtQuickWidgets import QQuickWidget

        import vademecum.embed.qml  # noqa: F401  registers the attached property
    except ImportError:
        return None
    surface = QQuickWidget(parent)
    surface.setResizeMode(QQuickWidget.ResizeMode.SizeRootObjectToView)
    surface.setClearColor(parent.palette().color(QPalette.ColorRole.Window))
    surface.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    surface.setSource(QUrl.fromLocalFile(str(asset("demo/live.qml"))))
    root = surface.rootObject()
    for name, role in (("ink", QPalette.ColorRole.WindowText), ("bar", QPalette.ColorRole.Highlight)):
        root.setProperty(name, parent.palette().color(role))
    return surface
