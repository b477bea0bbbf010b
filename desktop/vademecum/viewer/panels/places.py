"""Lists of places: bookmarks, history, index and this screen are all made of this."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QMenu, QStackedWidget, QVBoxLayout, QWidget

from vademecum.viewer.models.places import PlaceRow, PlacesModel
from vademecum.viewer.models.rows import RECORD_ROLE
from vademecum.viewer.page.focus_bar import FocusBar
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.places_list import PlacesList
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.widgets.mnemonics import underline_menu
from vademecum.viewer.widgets.row_delegate import RowDelegate

_FILTER_FROM = 8
"""A filter field appears above a list of this many rows, unless the list is there to be filtered."""
_STEERING = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
    }
)
"""Keys that work in the list while the filter has the focus."""


class PlacesPanel(QWidget):
    """A filterable list of places with an empty state."""

    chosen = Signal(object, bool)
    """The `PlaceRow`, and whether in a new tab."""
    removed = Signal(object)
    """Delete was pressed on this `PlaceRow`."""
    linkAsked = Signal(object)
    """Copy a link to this `PlaceRow`."""

    def __init__(self, parts: Parts, parent: QWidget | None = None, *, by_filter: bool = False) -> None:
        """`by_filter` for a list that one mostly types in: the filter is always there and gets the focus."""
        super().__init__(parent)
        self._by_filter = by_filter
        self.model = PlacesModel(self)
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(self.model)
        self._proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter = QLineEdit(self)
        self.filter.setClearButtonEnabled(False)
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        self.list = PlacesList(self)
        self.list.setItemDelegate(RowDelegate(self.list, parts.look))
        self.list.setModel(self._proxy)
        self.empty = EmptyState(self)
        self.empty.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        FocusBar(self.empty)
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
        self.list.apartAsked.connect(lambda index: self._open(index, apart=True))
        self.list.menuAsked.connect(self._show_menu)
        self.list.deletePressed.connect(self._delete)
        self._stack.setCurrentWidget(self.empty)
        self.setFocusProxy(self.empty)

    @property
    def current(self) -> PlaceRow | None:
        """The chosen row."""
        return _row(self.list.currentIndex())

    def add_above_list(self, widget: QWidget) -> None:
        """Put something between filter and list."""
        self._above.addWidget(widget)

    def name(self, name: str, filter_name: str) -> None:
        """Names for screen readers and the filter's placeholder."""
        self.list.setAccessibleName(name)
        self.filter.setPlaceholderText(filter_name)
        self.filter.setAccessibleName(filter_name)

    def show_rows(self, rows: Sequence[PlaceRow], empty_title: str, empty_text: str = "") -> None:
        """Show places, or why there are none; the chosen one stays so, or the one that takes its place."""
        chosen, number = self.current, self.list.currentIndex().row()
        focused = any(part.hasFocus() for part in (self.filter, self.list, self.empty))
        self.model.set_records(rows)
        self.filter.setVisible(len(rows) >= (1 if self._by_filter else _FILTER_FROM))
        if not self.filter.isVisibleTo(self):
            self.filter.clear()
        self.empty.say(empty_title, empty_text)
        self.empty.setAccessibleName(" ".join(filter(None, (empty_title, empty_text))))
        self._stack.setCurrentIndex(0 if rows else 1)
        if chosen is not None:
            self._return_to(chosen, number)
        self._take_focus(focused)

    def _take_focus(self, focused: bool) -> None:
        """Say which part has the focus of the panel; when the panel is `focused`, it gets it now."""
        if not self.model.rowCount():
            part: QWidget = self.empty
        else:
            part = self.filter if self._by_filter else self.list
        moves = focused and (part is self.empty or self.empty.hasFocus() or self.focusProxy() is self.empty)
        self.setFocusProxy(part)
        if moves:
            # As by keyboard, so that it is seen.
            part.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _return_to(self, row: PlaceRow, number: int) -> None:
        if not self._find(row) and self._proxy.rowCount():
            last = self._proxy.rowCount() - 1
            self.list.setCurrentIndex(self._proxy.index(min(number, last), 0))

    def _find(self, row: PlaceRow) -> bool:
        """Choose a row, of several for one place the one of the same name; False when it is not listed."""
        records = self.model.records
        same = [n for n, one in enumerate(records) if (one.path, one.slug) == (row.path, row.slug)]
        if not same:
            return False
        best = next((n for n in same if records[n].title == row.title), same[0])
        index = self._proxy.mapFromSource(self.model.index(best))
        if index.isValid() and index != self.list.currentIndex():
            self.list.setCurrentIndex(index)
        return index.isValid()

    # Filter

    def _narrow(self, text: str) -> None:
        """Keep what contains the text, and choose what begins with it, else the first."""
        self._proxy.setFilterFixedString(text)
        if not text:
            self.list.setCurrentIndex(QModelIndex())
            self.list.scrollToTop()
            return
        typed, records = text.casefold(), self.model.records
        best = next((n for n, row in enumerate(records) if row.title.casefold().startswith(typed)), -1)
        first = self._proxy.mapFromSource(self.model.index(best)) if best >= 0 else self._proxy.index(0, 0)
        self.list.setCurrentIndex(first)
        self.list.scrollTo(first, PlacesList.ScrollHint.PositionAtTop)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows and Enter in the filter steer the list; Esc empties it."""
        if watched is self.filter and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _STEERING:
                self.list.keyPressEvent(event)
                return True
            if event.key() == Qt.Key.Key_Escape and self.filter.text():
                self.filter.clear()
                return True
        return super().eventFilter(watched, event)

    # Rows

    def _open(self, index: QModelIndex, *, apart: bool = False) -> None:
        row = _row(index)
        if row is not None:
            held = QGuiApplication.keyboardModifiers()
            self.chosen.emit(row, apart or bool(held & Qt.KeyboardModifier.ControlModifier))

    def _delete(self) -> None:
        if self.current is not None:
            self.removed.emit(self.current)

    def _show_menu(self, index: QModelIndex, spot: QPoint) -> None:
        row = _row(index)
        if row is not None:
            menu = self.menu(row)
            underline_menu(menu)
            menu.popup(spot)

    def menu(self, row: PlaceRow) -> QMenu:
        """What can be done with a row."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Open")).triggered.connect(lambda: self.chosen.emit(row, False))
        menu.addAction(tr("Open in a new tab")).triggered.connect(lambda: self.chosen.emit(row, True))
        menu.addAction(tr("Copy link")).triggered.connect(lambda: self.linkAsked.emit(row))
        return menu


def _row(index: QModelIndex) -> PlaceRow | None:
    row = index.data(RECORD_ROLE)
    return row if isinstance(row, PlaceRow) else None
