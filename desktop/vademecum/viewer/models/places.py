"""Places in the folder: bookmarks, history, related articles, index entries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt

from vademecum.viewer.models.rows import Index, RowsModel
from vademecum.viewer.texts.tips import tip

DETAIL_ROLE = int(Qt.ItemDataRole.UserRole) + 3
"""The smaller second line of a row."""
LINES_ROLE = int(Qt.ItemDataRole.UserRole) + 6
"""How many lines every row of the list has room for."""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place that can be opened."""

    title: str
    path: str
    slug: str = ""
    detail: str = ""
    """Second line: where it stands, its tags, or when it was read."""
    tags: tuple[str, ...] = ()
    """Words of the user's own that the list can be narrowed by."""


class PlacesModel(RowsModel[PlaceRow]):
    """A list of places; all rows are equally high."""

    movable = False
    """Whether rows may be dragged to other places of the list."""
    _lines = 1

    def set_records(self, records: Sequence[PlaceRow]) -> None:
        """Replace all rows."""
        self._lines = 2 if any(record.detail for record in records) else 1
        super().set_records(records)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows that move are dropped between others, never onto one."""
        flags = super().flags(index)
        if not self.movable:
            return flags
        return flags | (Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.ItemIsDropEnabled)

    def supportedDropActions(self) -> Qt.DropAction:
        """Rows are moved; a copy is what a list reports that moves them itself."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def shown(self, record: PlaceRow, role: int) -> Any:
        """Title and second line, in full as a tooltip."""
        if role == Qt.ItemDataRole.DisplayRole:
            return record.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(record.title, record.detail) if record.detail else record.title
        if role == DETAIL_ROLE:
            return record.detail
        if role == LINES_ROLE:
            return self._lines
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (record.title, record.detail) if part)
        return None
