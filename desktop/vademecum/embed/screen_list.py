"""The articles that belong to the user's screen, best first, above the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from vademecum.knowledge.addresses import split_source
from vademecum.retrieval.result import Hit
from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.results import place_name
from vademecum.viewer.models.rows import RECORD_ROLE, Index, RowsModel
from vademecum.viewer.texts.words import tr

_ROWS_SHOWN = 4
"""Rows before the list scrolls: the article below is what people came for."""


class ScreenModel(RowsModel[Hit]):
    """Articles of one screen."""

    def shown(self, record: Hit, role: int) -> Any:
        """Title and how it relates to the screen."""
        if role == Qt.ItemDataRole.DisplayRole:
            return record.title if record.heading == record.title else record.heading
        if role == Qt.ItemDataRole.ToolTipRole:
            return record.excerpt or record.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name = self.shown(record, Qt.ItemDataRole.DisplayRole)
            place = place_name(record)
            return f"{name}, {place}" if place else name
        return None


class ScreenList(QWidget):
    """A heading and a short list; hidden while there is nothing to choose from."""

    chosen = Signal(object)
    """The `Hit` that was clicked or entered."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("screenList")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.model = ScreenModel(self)
        self._title = QLabel(self)
        self._title.setObjectName("muted")
        self._title.setContentsMargins(14, 8, 14, 2)
        self.view = QListView(self)
        self.view.setModel(self.model)
        self.view.setItemDelegate(_RowDelegate(self.view, look))
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 4)
        layout.setSpacing(2)
        layout.addWidget(self._title)
        layout.addWidget(self.view)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Take texts in the language of the application."""
        self._title.setText(tr("Help for this screen"))
        self.view.setAccessibleName(tr("Help for this screen"))

    def show_hits(self, hits: Sequence[Hit], current: str) -> None:
        """List `hits`, with the one whose `path#slug` is `current` marked."""
        self.model.set_records(hits)
        # One article that is open below needs no list; one that is not would be out of reach without it.
        self.setVisible(len(hits) > 1 or bool(hits and not current))
        rows = min(len(hits), _ROWS_SHOWN)
        height = self.view.sizeHintForRow(0) if hits else 0
        self.view.setFixedHeight(rows * max(height, 1) + 2)
        self.mark(current)

    def mark(self, current: str) -> None:
        """Mark the article that is open, by `path#slug` or else by `path`."""
        path = split_source(current)[0]
        rows = self.model.records
        row = next((n for n, hit in enumerate(rows) if hit.source == current), -1)
        if row < 0:
            row = next((n for n, hit in enumerate(rows) if hit.path == path), -1)
        self.view.setCurrentIndex(self.model.index(row, 0) if row >= 0 else QModelIndex())

    def _choose(self, index: QModelIndex) -> None:
        hit = self.model.record(index)
        if hit is not None:
            self.chosen.emit(hit)


class _RowDelegate(QStyledItemDelegate):
    """One line: the title, and at the right how the article relates to the screen."""

    def __init__(self, view: QListView, look: Callable[[], Look]) -> None:
        super().__init__(view)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """High enough to hit with a finger."""
        del index
        return QSize(80, QFontMetrics(option.font).height() + 12)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row."""
        hit = index.data(RECORD_ROLE)
        if not isinstance(hit, Hit):
            return
        look = self._look()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colour("soft" if selected else "hover"))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(6, 1, -6, -1), 6, 6)
        box = option.rect.adjusted(14, 0, -14, 0)
        small = QFont(option.font)
        small.setPointSizeF(small.pointSizeF() * 0.88)
        place = place_name(hit)
        room = QFontMetrics(small).horizontalAdvance(place) + 12 if place else 0
        painter.setFont(small)
        painter.setPen(look.colour("muted"))
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, place)
        font = QFont(option.font)
        font.setWeight(QFont.Weight.DemiBold if selected else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(look.colour("text"))
        line = QRect(box.left(), box.top(), box.width() - room, box.height())
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        shown = QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()
