"""The base of all list models here: a tuple of records, replaced as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
Record = TypeVar("Record")

RECORD_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The record of a row itself."""


class RowsModel(QAbstractListModel, Generic[Record]):
    """A read-only list of records; a subclass says what each role shows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._records: tuple[Record, ...] = ()

    def set_records(self, records: Sequence[Record]) -> None:
        """Replace all rows."""
        new = tuple(records)
        if new == self._records:
            return
        self.beginResetModel()
        self._records = new
        self.endResetModel()

    def renew(self) -> None:
        """Have views show every row again: what they show is in another language now."""
        if self._records:
            self.dataChanged.emit(self.index(0), self.index(len(self._records) - 1))

    @property
    def records(self) -> tuple[Record, ...]:
        """All rows, in order."""
        return self._records

    def record(self, index: Index) -> Record | None:
        """The record at `index`; None outside."""
        return self._records[index.row()] if index.isValid() and index.row() < len(self._records) else None

    def rowCount(self, parent: Index | None = None) -> int:
        """Number of rows; rows have no children."""
        return 0 if parent is not None and parent.isValid() else len(self._records)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What `role` shows of the row."""
        record = self.record(index)
        if record is None:
            return None
        return record if role == RECORD_ROLE else self.shown(record, role)

    def shown(self, record: Record, role: int) -> Any:
        """What `role` shows of `record`."""
        raise NotImplementedError
