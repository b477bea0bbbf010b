"""From the focused widget to the screen that the user is on.

the widget itself, then its ancestors, nearest first
the current page of a stack or tab (also when the focus is beside it, on a list or tab bar)
the dock, MDI sub-window or dialog around it
a tool window that was used last, when the focus in the main window says nothing
the window, the window that opened it, the host's route provider, the application
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QDockWidget,
    QGraphicsProxyWidget,
    QGraphicsView,
    QMainWindow,
    QMdiArea,
    QMdiSubWindow,
    QStackedWidget,
    QTabWidget,
    QToolBox,
    QToolButton,
    QWidget,
    QWizard,
)

from vademecum.embed.holding import hold
from vademecum.embed.screen import Level, Screen, index_screen, own_screen, scene_screen

_PAGED = (QTabWidget, QStackedWidget, QToolBox, QMdiArea)
"""Widgets that show one of several pages."""
_CONTAINERS: tuple[tuple[type[QWidget], Level], ...] = (
    (QDockWidget, "dock"),
    (QMdiSubWindow, "subwindow"),
    (QDialog, "dialog"),
    (QTabWidget, "page"),
    (QStackedWidget, "page"),
    (QToolBox, "page"),
)


def local_screen(widget: QWidget) -> Screen:
    """The nearest screen from `widget` up to, but without, a main window's own address."""
    child: QWidget | None = None
    for place in up(widget):
        screen = _inside(place) or _at(place, child, "widget" if place is widget else "ancestor")
        if screen:
            if (
                not screen.route
                and (around := hold(place.parentWidget())) is not None
                and not place.isWindow()
            ):
                # An id that no article has falls back to the screen around it.
                screen = replace(screen, route=local_screen(around).route)
            return replace(screen, title=title_of(widget))
        child = place
    return Screen(title=title_of(widget))


def window_screen(widget: QWidget) -> Screen:
    """What the window around `widget` says of itself, or else the place that opened it."""
    title = title_of(widget)
    window = widget.window()
    screen = own_screen(window, "window")
    while not screen and (parent := hold(window.parentWidget())) is not None:
        window = parent.window()
        # A dialog is best explained by the widget it was made for, then by what had the focus there.
        beside = window.focusWidget() if parent is window else None
        screen = replace(local_screen(beside or parent) or own_screen(window, "opener"), level="opener")
    return replace(screen, title=title)


def up(widget: QWidget) -> Iterator[QWidget]:
    """`widget` and its ancestors up to its window; a popup belongs to the widget that opened it."""
    place: QWidget | None = widget
    while place is not None:
        yield place
        popup = place.windowFlags() & Qt.WindowType.WindowType_Mask == Qt.WindowType.Popup
        if place.isWindow() and not popup:
            return
        place = hold(place.parentWidget())


def title_of(widget: QWidget) -> str:
    """What the user calls the screen: the nearest tab, dock, sub-window, dialog or window title."""
    child: QWidget | None = None
    page: QWidget | None = None
    for place in up(widget):
        if isinstance(place, QTabWidget):
            own = place.indexOf(page) if page is not None else -1
            if text := place.tabText(own if own >= 0 else place.currentIndex()):
                return text.replace("&", "")
        if child is not None and isinstance(place, QStackedWidget) and child.windowTitle():
            return child.windowTitle()
        if place.windowTitle() and (place.isWindow() or isinstance(place, QDockWidget | QMdiSubWindow)):
            return place.windowTitle().replace("[*]", "")
        page, child = child, place
    return QApplication.applicationDisplayName()


def current_page(root: QWidget) -> Screen:
    """What is in front below `root`: the most deeply nested current page that has an address."""
    start = hold(root.centralWidget()) if isinstance(root, QMainWindow) else root
    return _deepest(start) if start is not None else Screen()


def _deepest(place: QWidget) -> Screen:
    page = hold(shown_page(place))
    if page is not None:
        return _deepest(page) or own_screen(page, "page") or _content(page)
    for container in _containers(place):
        found = _deepest(container)
        if found:
            return found
    return Screen()


def _at(place: QWidget, child: QWidget | None, level: Level) -> Screen:
    for kind, name in _CONTAINERS:
        if isinstance(place, kind):
            return _in_container(place, child, name)
    if isinstance(place, QMdiArea):
        return current_page(place) or own_screen(place, level)
    if place.isWindow():
        beside = current_page(place)
        return beside or (Screen() if isinstance(place, QMainWindow) else own_screen(place, "window"))
    return own_screen(place, level)


def _in_container(place: QWidget, child: QWidget | None, level: Level) -> Screen:
    """A page counts before its container, unless the walk has just come out of that page."""
    if not _came_from_page(place, child) and (beside := current_page(place)):
        return beside
    own = own_screen(place, level)
    if (
        not own
        and isinstance(place, QDockWidget | QMdiSubWindow)
        and (inner := hold(place.widget())) is not None
    ):
        own = own_screen(inner, level)
    return own


def _came_from_page(place: QWidget, child: QWidget | None) -> bool:
    if child is None:
        return False
    if isinstance(place, QTabWidget):
        return isinstance(child, QStackedWidget)
    if isinstance(place, QToolBox):
        return not isinstance(child, QAbstractButton)
    return isinstance(place, QStackedWidget) and child is place.currentWidget()


def shown_page(place: QWidget) -> QWidget | None:
    """The page that a stack, tab, tool box, wizard or MDI area shows; None for any other widget."""
    if isinstance(place, QTabWidget | QStackedWidget | QToolBox):
        return place.currentWidget()
    if isinstance(place, QWizard):
        return place.currentPage()
    if isinstance(place, QMdiArea):
        return place.activeSubWindow() or place.currentSubWindow()
    return None


def _content(page: QWidget) -> Screen:
    inner = hold(page.widget()) if isinstance(page, QMdiSubWindow) else None
    return own_screen(inner, "page") if inner is not None else Screen()


def _containers(place: QWidget) -> Iterator[QWidget]:
    """The visible containers below `place` that lie in no other, level by level in the order of creation."""
    layer = _children(place)
    while layer:
        below: list[QWidget] = []
        for widget in layer:
            if widget.isHidden():
                continue
            if isinstance(widget, _PAGED):
                yield widget
            else:
                below += _children(widget)
        layer = below


def _children(place: QObject) -> list[QWidget]:
    return [hold(child) for child in place.children() if isinstance(child, QWidget) and not child.isWindow()]


def pointed_screen(widget: QWidget, where: QPoint) -> Screen:
    """What the item at `where`, in screen coordinates, says of itself, in a view, scene or QML surface."""
    view = _view(widget)
    if isinstance(view, QAbstractItemView):
        return index_screen(view.indexAt(view.viewport().mapFromGlobal(where)))
    if isinstance(view, QGraphicsView):
        return scene_screen(view.itemAt(view.viewport().mapFromGlobal(where)))
    if view.inherits("QQuickWidget"):
        from vademecum.embed.qml import pointed_item  # loads QtQuick

        return pointed_item(view, view.mapFromGlobal(where))
    return Screen()


def _view(widget: QWidget) -> QWidget:
    parent = hold(widget.parentWidget())
    inside = isinstance(parent, QAbstractItemView | QGraphicsView) and widget is parent.viewport()
    return parent if inside and parent is not None else widget


def _inside(widget: QWidget) -> Screen:
    """What the current item of a view, scene or QML surface says."""
    view = _view(widget)
    if isinstance(view, QAbstractItemView):
        index: QModelIndex = view.currentIndex()
        return index_screen(index)
    if isinstance(view, QGraphicsView) and (scene := hold(view.scene())) is not None:
        item = scene.focusItem()
        if isinstance(item, QGraphicsProxyWidget) and (inner := hold(item.widget())) is not None:
            found = local_screen(hold(inner.focusWidget()) or inner)
            if found:
                return replace(found, level="item")
        chosen = scene.selectedItems()
        return scene_screen(item or (chosen[0] if chosen else None))
    if isinstance(view, QToolButton) and (action := view.defaultAction()) is not None:
        return own_screen(action, "action")
    if view.inherits("QQuickWidget"):
        from vademecum.embed.qml import quick_screen  # loads QtQuick

        return quick_screen(view)
    return Screen()
