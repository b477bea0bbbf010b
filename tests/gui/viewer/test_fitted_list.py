"""A list that ends between two rows."""

from __future__ import annotations

from PySide6.QtCore import QSize, QStringListModel
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from vademecum.viewer.models.rows import Index
from vademecum.viewer.widgets.fitted_list import FittedList


class Restless(FittedList):
    """Its rows are higher while there is a margin below them, as wrapped rows are beside a scroll bar."""

    def sizeHintForRow(self, row: int) -> int:
        del row
        return 23 if self.viewportMargins().bottom() % 2 else 20


def test_rows_that_break_anew_with_each_margin_do_not_go_on_for_ever(qtbot: QtBot) -> None:
    rows = Restless()
    qtbot.addWidget(rows)
    rows.setModel(QStringListModel([f"row {n}" for n in range(40)]))
    rows.show()
    for height in range(100, 300):
        rows.resize(200, height)
    assert rows.viewportMargins().bottom() < 23


class Wrapping(QStyledItemDelegate):
    """Rows of one line where there is room, and of two where there is not."""

    def __init__(self, rows: FittedList) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        return QSize(40, 20 if self._rows.viewport().width() >= 295 else 40)


def test_rows_that_wrap_beside_the_scroll_bar_push_the_next_ones_down(qtbot: QtBot) -> None:
    rows = FittedList()
    qtbot.addWidget(rows)
    rows.setItemDelegate(Wrapping(rows))
    model = QStringListModel(["one", "two", "three", "four", "five", "six"])
    rows.setModel(model)
    rows.resize(300, 200)
    rows.show()
    qtbot.waitExposed(rows)
    qtbot.waitUntil(lambda: rows.visualRect(model.index(1)).top() == 20)
    rows.resize(300, 100)
    for _ in range(3):  # the bar comes with one layout, other heights with the next
        qtbot.wait(150)
    assert rows.verticalScrollBar().isVisible()
    assert rows.visualRect(model.index(1)).top() - rows.visualRect(model.index(0)).top() == 40
