"""Screens in QML: an attached property, and the way from the focused item upwards.

    import Vademecum

    Rectangle { Help.route: "/project/42/domains" }

Only hosts that use QML load this module, and with it QtQml and QtQuick; importing it
registers the property.
"""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, QPoint, QPointF, Signal
from PySide6.QtQml import QmlAnonymous, QmlAttached, QmlElement, QmlUncreatable
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtQuickWidgets import QQuickWidget

from vademecum.embed.screen import ID_PROPERTY, ROUTE_PROPERTY, Screen, own_screen

QML_IMPORT_NAME = "Vademecum"
QML_IMPORT_MAJOR_VERSION = 1


@QmlAnonymous
class HelpAttached(QObject):
    """What `Help.route` and `Help.helpId` write to: dynamic properties of the item itself."""

    changed = Signal()

    def _read(self, name: str) -> str:
        item = self.parent()
        return str(item.property(name) or "") if item is not None else ""

    def _write(self, name: str, value: str) -> None:
        item = self.parent()
        if item is not None:
            item.setProperty(name, value)
            self.changed.emit()

    def _route(self) -> str:
        return self._read(ROUTE_PROPERTY)

    def _set_route(self, value: str) -> None:
        self._write(ROUTE_PROPERTY, value)

    def _help_id(self) -> str:
        return self._read(ID_PROPERTY)

    def _set_help_id(self, value: str) -> None:
        self._write(ID_PROPERTY, value)

    route = Property(str, _route, _set_route, notify=changed)
    helpId = Property(str, _help_id, _set_help_id, notify=changed)


@QmlElement
@QmlUncreatable("Help is only used attached: Help.route")
@QmlAttached(HelpAttached)
class Help(QObject):  # type: ignore[operator]  # the stubs call decorators of PySide None
    """The name of the attached property in QML."""

    @staticmethod
    def qmlAttachedProperties(_owner: QObject, item: QObject) -> HelpAttached:
        """Called by the QML engine for each item that uses the property."""
        return HelpAttached(item)


def quick_screen(surface: QObject) -> Screen:
    """The address of the focused item of a QQuickWidget or QQuickWindow, or of one above it."""
    window = surface.quickWindow() if isinstance(surface, QQuickWidget) else surface
    if not isinstance(window, QQuickWindow):
        return Screen()
    item: QQuickItem | None = window.activeFocusItem()
    if item is window.contentItem() or item is None:
        item = _root(surface, window)
    while item is not None:
        if screen := own_screen(item, "item"):
            return screen
        item = item.parentItem()
    return own_screen(window, "window")


def pointed_item(surface: QObject, where: QPoint) -> Screen:
    """The address of the item at `where`, in the surface's own coordinates, or of one above it."""
    window = surface.quickWindow() if isinstance(surface, QQuickWidget) else surface
    item = window.contentItem() if isinstance(window, QQuickWindow) else None
    found = item
    point = QPointF(where)
    while item is not None:
        found = item
        below = item.childAt(point.x(), point.y())
        point = item.mapToItem(below, point) if below is not None else point
        item = below
    while found is not None:
        if screen := own_screen(found, "item"):
            return screen
        found = found.parentItem()
    return Screen()


def _root(surface: QObject, window: QQuickWindow) -> QQuickItem | None:
    if isinstance(surface, QQuickWidget):
        return surface.rootObject()
    children = window.contentItem().childItems()
    return children[0] if children else None
