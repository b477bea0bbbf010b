"""The bookmarks: filtered by their tags, edited and removed in place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.models.rows import RECORD_ROLE
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.places import PlacesPanel
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.chips import Chip, Chips


class BookmarksPanel(PlacesPanel):
    """A list of places with a row of tags above it; pressed tags must all fit."""

    editAsked = Signal(object)
    """Change title and tags of this `PlaceRow`."""
    moveAsked = Signal(object, int)
    """Move this `PlaceRow` up (-1) or down (1)."""
    tagAsked = Signal(str)
    """Give this tag another name."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parts, parent)
        self._all: tuple[PlaceRow, ...] = ()
        self._empty = ("", "")
        self._chosen: set[str] = set()
        self.tags = Chips(self)
        self.tags.row.setContentsMargins(8, 2, 8, 2)
        self.add_above_list(self.tags)
        self.list.dragged.connect(self._move)
        self.filter.textChanged.connect(self._let_move)
        self.list.installEventFilter(self)

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
                chip.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
                rename = QAction(tr("Rename tag…"), chip)
                rename.triggered.connect(lambda _=False, name=name: self.tagAsked.emit(name))
                chip.addAction(rename)
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
        self._let_move()

    def menu(self, row: PlaceRow) -> QMenu:
        """What can be done with a bookmark."""
        menu = super().menu(row)
        menu.addSeparator()
        menu.addAction(tr("Edit bookmark…")).triggered.connect(lambda: self.editAsked.emit(row))
        if self._in_order:
            menu.addAction(tr("Move up")).triggered.connect(lambda: self.moveAsked.emit(row, -1))
            menu.addAction(tr("Move down")).triggered.connect(lambda: self.moveAsked.emit(row, 1))
        menu.addAction(tr("Remove")).triggered.connect(lambda: self.removed.emit(row))
        return menu

    def choose(self, path: str, slug: str) -> None:
        """Choose the bookmark of a place in the list."""
        self._find(PlaceRow("", path, slug))

    def _move(self, index: QModelIndex, step: int) -> None:
        row = index.data(RECORD_ROLE)
        if isinstance(row, PlaceRow):
            self.moveAsked.emit(row, step)

    def _let_move(self) -> None:
        self.model.movable = self._in_order
        self.list.set_movable(self._in_order)

    @property
    def _in_order(self) -> bool:
        """Whether the list shows all bookmarks, so that they can be moved among each other."""
        return not self._chosen and not self.filter.text() and self.model.rowCount() > 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt and an arrow move the chosen bookmark."""
        if watched is self.list and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
            alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
            if step and alt and self.current is not None and self._in_order:
                self.moveAsked.emit(self.current, step)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 edits."""
        row = self.current
        if event.key() == Qt.Key.Key_F2 and row is not None:
            self.editAsked.emit(row)
        else:
            super().keyPressEvent(event)
