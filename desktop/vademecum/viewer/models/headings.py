"""Headings of the shown page."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from vademecum.knowledge.article import Heading
from vademecum.viewer.models.rows import RowsModel

LEVEL_ROLE = int(Qt.ItemDataRole.UserRole) + 2
"""Depth of a heading below the shallowest one shown, from 0."""


class HeadingsModel(RowsModel[Heading]):
    """The headings that "On this page" lists."""

    def shown(self, record: Heading, role: int) -> Any:
        """Text and depth."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return record.text
        if role == LEVEL_ROLE:
            return record.level - min(heading.level for heading in self.records)
        return None

    def row_of(self, heading: Heading) -> int:
        """Row of a heading; -1 when it is not listed."""
        return self.records.index(heading) if heading in self.records else -1
