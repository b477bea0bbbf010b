"""Earlier searches, offered below the empty search box."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QStringListModel, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QCompleter, QListView, QStyleOptionViewItem

from vademecum.viewer.models.rows import Index
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.tasks import Run
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.row_delegate import RowDelegate
from vademecum.viewer.widgets.search_box import SearchBox

_ROWS = 12


class _Texts(QStringListModel):
    """Earlier searches, and below them the row that forgets all."""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The search, and as a tooltip the keys that work on it."""
        if role == Qt.ItemDataRole.ToolTipRole and 0 <= index.row() < self.rowCount() - 1:
            return tr("Enter searches for it again, Delete forgets it")
        return super().data(index, role)


class _Rows(RowDelegate):
    """A line above the row that is no earlier search."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        if index.row() == index.model().rowCount() - 1:
            area = option.rect
            painter.fillRect(area.left(), area.top(), area.width(), 1, self._look().colour("border"))
        super().paint(painter, option, index)


class Recall(QObject):
    """Up or Down in the empty box opens the list; Enter takes a search, Delete forgets it."""

    def __init__(self, parts: Parts, box: SearchBox, parent: QObject) -> None:
        super().__init__(parent)
        self._parts, self._box = parts, box
        self.model = _Texts(self)
        self._completer: QCompleter | None = None
        box.recallAsked.connect(self.open)

    def remember(self, text: str) -> None:
        """Keep a search that led somewhere."""
        key, queries = self._parts.library.key, self._parts.queries

        def work(_run: Run) -> None:
            queries.add(key, text)

        self._parts.tasks.run("disk", "queries", work, lambda _none: None, failed=lambda _error: None)

    def forget_all(self) -> None:
        """Forget all searches, in all folders."""
        self._parts.queries.clear()
        self.close()

    @property
    def popup(self) -> QListView:
        """The list below the box."""
        popup = self._ready().popup()
        assert isinstance(popup, QListView)  # noqa: S101  # `_ready` puts nothing else there
        return popup

    def open(self) -> None:
        """Show what was searched for in this folder, unless that is nothing."""
        texts = self._parts.queries.recent(self._parts.library.key)
        if not texts:
            return
        completer = self._ready()
        self.model.setStringList([*texts, tr("Forget all searches")])
        completer.setCurrentRow(0)
        completer.complete()
        self.popup.setAccessibleName(tr("Earlier searches"))
        self.popup.setCurrentIndex(completer.completionModel().index(0, 0))

    def close(self) -> None:
        """Take the list away."""
        if self._completer is not None:
            self.popup.hide()

    def _ready(self) -> QCompleter:
        if self._completer is None:
            completer = QCompleter(self.model, self)
            popup = QListView()
            popup.setObjectName("dropDown")
            popup.setMouseTracking(True)
            completer.setPopup(popup)
            popup.setItemDelegate(_Rows(popup, self._parts.look))
            completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
            completer.setMaxVisibleItems(_ROWS)
            completer.setWidget(self._box)
            popup.clicked.connect(self._take)
            popup.installEventFilter(self)
            self._completer = completer
        return self._completer

    def _take(self, index: QModelIndex) -> None:
        if index.row() == self.model.rowCount() - 1:
            self.forget_all()
        else:
            self._box.setText(str(index.data()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter takes the chosen search, Delete forgets it, Esc leaves; what is typed goes to the box."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        index, key = self.popup.currentIndex(), event.key()
        if key == Qt.Key.Key_Escape:
            self.close()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.close()
            self._take(index)
        elif key == Qt.Key.Key_Delete and 0 <= index.row() < self.model.rowCount() - 1:
            self._parts.queries.remove(self._parts.library.key, str(index.data()))
            self.close()
            self.open()
        else:
            return super().eventFilter(watched, event)
        return True
