"""Menus of buttons at the end of a toolbar: they end where their button does, not outside of the window."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget


class _Aligned(QObject):
    """Moves a menu as it opens; Qt begins it where its button begins."""

    def __init__(self, menu: QMenu, button: QWidget) -> None:
        super().__init__(menu)
        self._menu, self._button = menu, button
        menu.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Align the menu before it is painted."""
        if watched is self._menu and event.type() == QEvent.Type.Show:
            button, menu = self._button, self._menu
            corner = button.mapToGlobal(QPoint(0, 0))
            left = corner.x()
            if button.layoutDirection() == Qt.LayoutDirection.LeftToRight:
                left += button.width() - menu.width()
            room = button.screen().availableGeometry()
            left = max(room.left(), min(left, room.right() + 1 - menu.width()))
            menu.move(left, menu.y())
        return False


def end_with(menu: QMenu, button: QWidget) -> None:
    """Have `menu` end where `button` ends, within the screen."""
    _Aligned(menu, button)
