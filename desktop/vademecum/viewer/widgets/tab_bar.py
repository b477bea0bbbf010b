"""The row of tabs: as wide as their titles while there is room, then narrower, and scrolled at last."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QTabBar, QWidget

_WIDEST, _NARROWEST = 44, 22
"""Of a tab with its cross, in characters: room for most titles, and for enough of one to know it by."""


class TabBar(QTabBar):
    """Tabs that can be closed and moved."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tabs")
        self.setDocumentMode(True)
        self.setDrawBase(False)
        self.setTabsClosable(True)
        self.setMovable(True)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)

    def tabSizeHint(self, index: int) -> QSize:
        """As wide as its title, up to a limit."""
        return self._within(super().tabSizeHint(index), _WIDEST)

    def minimumTabSizeHint(self, index: int) -> QSize:
        """What a crowded row leaves it; a short title needs less."""
        return self._within(self.tabSizeHint(index), _NARROWEST)

    def _within(self, size: QSize, characters: int) -> QSize:
        return size.boundedTo(QSize(self.fontMetrics().averageCharWidth() * characters, size.height()))
