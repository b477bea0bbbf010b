"""The panels of a window, put together."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from vademecum.app.paths import Paths
from vademecum.viewer.folders.shelf import Shelf
from vademecum.viewer.folders.watch import Watch
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.panels.header import Header
from vademecum.viewer.panels.outline import OutlinePanel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.side import SidePanel
from vademecum.viewer.panels.status import StatusLine
from vademecum.viewer.panels.tabs import ArticleTabs, OpenTabs
from vademecum.viewer.search.search import Search
from vademecum.viewer.widgets.actions import Actions
from vademecum.viewer.window.keeper import Keeper
from vademecum.viewer.window.reading import Panels, Reading

_SMALLEST = QSize(420, 360)


class SwitchTo(Protocol):
    """How the parts of a window open a folder in it."""

    def __call__(
        self, folder: Path, stop: Stop | None = None, page: str = "", resume: OpenTabs | None = None
    ) -> None:
        """See `FolderWindow.switch_to`."""


class Frame(QMainWindow):
    """What all that a window does has in common: its panels, and what keeps them in step."""

    def __init__(self, parts: Parts, places: Paths | None) -> None:
        super().__init__()
        self.setObjectName("window")
        self.parts = parts
        self.places = places
        self.keeper = Keeper(places, parts.tasks, parts.settings, self)
        self.shelf = Shelf(
            parts.library, parts.tasks, lambda: self.keeper.session.recent, self.keeper.title, self
        )
        self.search = Search(parts.library, self.shelf, parts.tasks, parts.settings, self)
        self.watch = Watch(parts.tasks, self)
        self.actions_ = Actions(self, parts.appearance, parts.settings)
        self.header = Header(parts, self.actions_, self)
        self.side = SidePanel(parts, self.search, self)
        self.tabs = ArticleTabs(parts, self)
        self.outline = OutlinePanel(parts, self)
        self.status = StatusLine(self)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._lay_out()
        panels = Panels(self.header.box, self.side, self.tabs, self.outline, self.status)
        self.reading = Reading(parts, panels, self.search, self.keeper, self)

    def _lay_out(self) -> None:
        self.setMinimumSize(_SMALLEST)
        self.setAcceptDrops(True)
        for number, panel in enumerate((self.side, self.tabs, self.outline)):
            self.splitter.addWidget(panel)
            self.splitter.setStretchFactor(number, 1 if panel is self.tabs else 0)
            self.splitter.setCollapsible(number, False)
        self.tabs.setMinimumWidth(280)
        self.splitter.setHandleWidth(4)
        self.splitter.setChildrenCollapsible(False)
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.status)
        self.setCentralWidget(whole)
