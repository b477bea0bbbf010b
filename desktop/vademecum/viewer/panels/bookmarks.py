"""The bookmarks: filtered by their tags, edited and removed in place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from vademecum.viewer.mnemonics import underline_menu
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.models.rows import RECORD_ROLE
from vademecum.viewer.panels.places import PlacesPanel
from vademecum.viewer.parts import Parts
from vademecum.viewer.widgets.chips import Chip, Chips
from vademecum.viewer.words import tr


class BookmarksPanel(PlacesPanel):
    """A list of places with a row of tags above it; pressed tags must all fit."""

    editAsked = Signal(object)
    """Change title and tags of this `PlaceRow`."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts, parent)
        self._all: tuple[PlaceRow, ...] = ()
        self._empty = ("", "")
        self._chosen: set[str] = set()
        self.tags = Chips(self)
        self.tags.row.setContentsMargins(8, 2, 8, 2)
        self.add_above_list(self.tags)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)

    @property
    def current(self) -> PlaceRow | None:
        """The chosen bookmark."""
        row = self.list.currentIndex().data(RECORD_ROLE)
        return row if isinstance(row, PlaceRow) else None

    def show_rows(self, rows: Sequence[PlaceRow], empty_title: str, empty_text: str = "") -> None:
        """Show bookmarks, or why there are none."""
        self._all, self._empty = tuple(rows), (empty_title, empty_text)
        names = sorted({tag for row in rows for tag in row.tags}, key=str.casefold)
        self._chosen &= set(names)
        self._show_tags(names)
        self._show_fitting()

    def _show_tags(self, names: list[str]) -> None:
        row = self.tags.row
        shown = [chip.accessibleName() for chip in self.tags.findChildren(Chip) if not chip.isHidden()]
        if names != shown:
            while (item := row.takeAt(0)) is not None:
                old = item.widget()
                if old is not None:
                    old.hide()
                    old.deleteLater()
            for name in names:
                chip = Chip(self.tags)
                chip.say(name)
                chip.setChecked(name in self._chosen)
                chip.toggled.connect(lambda on, name=name: self._choose(name, on=on))
                row.addWidget(chip)
                chip.show()
        self.tags.setVisible(bool(names))
        self.tags.updateGeometry()

    def _choose(self, name: str, *, on: bool) -> None:
        if on:
            self._chosen.add(name)
        else:
            self._chosen.discard(name)
        self._show_fitting()

    def _show_fitting(self) -> None:
        fitting = [row for row in self._all if self._chosen <= set(row.tags)]
        if self._all and not fitting:
            super().show_rows((), tr("No bookmark has all these tags"))
        else:
            super().show_rows(fitting, *self._empty)

    def _menu(self, spot: QPoint) -> None:
        row = self.current
        if row is None or not self.list.indexAt(spot).isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Open")).triggered.connect(lambda: self.chosen.emit(row, False))
        menu.addAction(tr("Open in a new tab")).triggered.connect(lambda: self.chosen.emit(row, True))
        menu.addAction(tr("Edit bookmark…")).triggered.connect(lambda: self.editAsked.emit(row))
        menu.addAction(tr("Remove")).triggered.connect(lambda: self.removed.emit(row))
        underline_menu(menu)
        menu.popup(self.list.viewport().mapToGlobal(spot))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 edits."""
        row = self.current
        if event.key() == Qt.Key.Key_F2 and row is not None:
            self.editAsked.emit(row)
        else:
            super().keyPressEvent(event)
