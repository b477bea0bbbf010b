"""Pieces that several screens of the demo are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

_CELL_PADDING, _WIDEST_NAME = 28, 160
"""Pixels: beside the text of a cell, and of the first column at least."""


def heading(text: str) -> QLabel:
    """The title of a screen."""
    label = QLabel(text)
    font = QFont(label.font())
    font.setPointSizeF(font.pointSizeF() * 1.5)
    font.setWeight(QFont.Weight.DemiBold)
    label.setFont(font)
    return label


def table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> QTableWidget:
    """A table to look at, one row selectable at a time."""
    made = QTableWidget(len(rows), len(columns))
    made.setHorizontalHeaderLabels(list(columns))
    made.verticalHeader().hide()
    made.setShowGrid(False)
    made.setAlternatingRowColors(True)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            made.setItem(number, column, QTableWidgetItem(text))
    header = made.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    # Beside a wide help panel the table scrolls sideways before its names wrap.
    names = (made.fontMetrics().horizontalAdvance(row[0]) for row in rows)
    header.setMinimumSectionSize(min(max(names, default=0) + _CELL_PADDING, _WIDEST_NAME))
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    header.setMinimumHeight(32)
    made.verticalHeader().setDefaultSectionSize(34)
    made.setStyleSheet(
        "QTableView::item { padding: 0 8px; } QHeaderView::section { padding: 0 11px; border: none; }"
    )
    return made


def screen(title: str, *parts: QWidget, buttons: Sequence[tuple[str, Callable[[], object]]] = ()) -> QWidget:
    """A page: title, buttons at its right, and the parts below."""
    page = QWidget()
    page.setWindowTitle(title)
    top = QHBoxLayout()
    top.addWidget(heading(title))
    top.addStretch()
    for text, pressed in buttons:
        button = QPushButton(text)
        button.clicked.connect(lambda _=False, pressed=pressed: pressed())
        top.addWidget(button)
    column = QVBoxLayout(page)
    column.setContentsMargins(28, 22, 28, 22)
    column.setSpacing(14)
    column.addLayout(top)
    for part in parts:
        column.addWidget(part)
    if not any(isinstance(part, QTableWidget) for part in parts):
        column.addStretch()
    return page


def tab(*parts: QWidget) -> QWidget:
    """The inside of a tab."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(16, 16, 16, 16)
    column.setSpacing(12)
    for part in parts:
        column.addWidget(part)
    if not any(isinstance(part, QTableWidget) for part in parts):
        column.addStretch()
    return page


def note(text: str) -> QLabel:
    """A paragraph."""
    label = QLabel(text)
    label.setWordWrap(True)
    return label
