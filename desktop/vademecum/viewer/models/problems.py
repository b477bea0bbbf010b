"""What authors of the open folder should mend."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from vademecum.knowledge.article import Problem
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.rows import RowsModel


class ProblemsModel(RowsModel[Problem]):
    """Problems, in the order of the folder."""

    def shown(self, record: Problem, role: int) -> Any:
        """Message and place."""
        place = f"{record.path}:{record.line}" if record.line else record.path
        if role == Qt.ItemDataRole.DisplayRole:
            return record.message
        if role == DETAIL_ROLE:
            return place
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{record.message} ({place})"
        return str(record) if role == Qt.ItemDataRole.ToolTipRole else None
