"""Lists of places: bookmarks, history, index and this screen are all made of this."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QStackedWidget, QVBoxLayout, QWidget

from vademecum.viewer.models.places import PlaceRow, PlacesModel
from vademecum.viewer.models.rows import RECORD_ROLE
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.widgets.row_delegate import RowDelegate

_FILTER_FROM = 8
"""A filter field appears above a list of this many rows."""


class _List(QListView):
    """Delete takes a row away where the panel allows it."""

    deletePressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Delete removes."""
        if event.key() == Qt.Key.Key_Delete:
            self.deletePressed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class PlacesPanel(QWidget):
    """A filterable list of places with an empty state."""

    chosen = Signal(object, bool)
    """The `PlaceRow`, and whether in a new tab."""
    removed = Signal(object)
    """Delete was pressed on this `PlaceRow`."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = PlacesModel(self)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(self.model)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = QLineEdit(self)
        self.filter.setClearButtonEnabled(False)
        self.filter.textChanged.connect(self._proxy.setFilterFixedString)
        self.list = _List(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(RowDelegate(self.list, parts.look))
        # Thousands of index rows are only fast to lay out when one of them speaks for all.
        self.list.setUniformItemSizes(True)
        self.list.setModel(self._proxy)
        self.empty = EmptyState(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 0, 2, 6)
        column.setSpacing(6)
        row = QVBoxLayout()
        row.setContentsMargins(6, 2, 8, 0)
        row.addWidget(self.filter)
        self._above = row
        column.addLayout(row)
        column.addWidget(self._stack, 1)
        self.list.clicked.connect(self._open)
        self.list.activated.connect(self._open)
        self.list.deletePressed.connect(self._delete)
        self.setFocusProxy(self.list)

    def add_above_list(self, widget: QWidget) -> None:
        """Put something between filter and list."""
        self._above.addWidget(widget)

    def name(self, name: str, filter_name: str) -> None:
        """Names for screen readers and the filter's placeholder."""
        self.list.setAccessibleName(name)
        self.filter.setPlaceholderText(filter_name)
        self.filter.setAccessibleName(filter_name)

    def show_rows(self, rows: Sequence[PlaceRow], empty_title: str, empty_text: str = "") -> None:
        """Show places, or why there are none."""
        self.model.set_records(rows)
        self.filter.setVisible(len(rows) >= _FILTER_FROM)
        if not self.filter.isVisibleTo(self):
            self.filter.clear()
        self.empty.say(empty_title, empty_text)
        self._stack.setCurrentIndex(0 if rows else 1)

    def _open(self, index: QModelIndex) -> None:
        row = index.data(RECORD_ROLE)
        if isinstance(row, PlaceRow):
            held = QGuiApplication.keyboardModifiers()
            self.chosen.emit(row, bool(held & Qt.KeyboardModifier.ControlModifier))

    def _delete(self) -> None:
        row = self.list.currentIndex().data(RECORD_ROLE)
        if isinstance(row, PlaceRow):
            self.removed.emit(row)
