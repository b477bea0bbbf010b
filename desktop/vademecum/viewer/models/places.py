"""Places in the folder: bookmarks, history, related articles, index entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt

from vademecum.viewer.models.rows import RowsModel

DETAIL_ROLE = int(Qt.ItemDataRole.UserRole) + 3
"""The smaller second line of a row."""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place that can be opened."""

    title: str
    path: str
    slug: str = ""
    detail: str = ""
    """Second line: when it was read, its keyword's article, or nothing."""
    tags: tuple[str, ...] = ()
    """Words of the user's own that the list can be narrowed by."""


class PlacesModel(RowsModel[PlaceRow]):
    """A list of places."""

    def shown(self, record: PlaceRow, role: int) -> Any:
        """Title, second line and address."""
        if role == Qt.ItemDataRole.DisplayRole:
            return record.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return f"{record.path}#{record.slug}" if record.slug else record.path
        if role == DETAIL_ROLE:
            return record.detail
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (record.title, record.detail) if part)
        return None
