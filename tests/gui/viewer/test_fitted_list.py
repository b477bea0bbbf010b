"""A list that ends between two rows."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel
from pytestqt.qtbot import QtBot

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
