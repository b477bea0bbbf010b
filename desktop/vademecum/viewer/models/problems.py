"""What authors of the open folder should mend."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import Qt

from vademecum.knowledge.article import Problem
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.rows import RowsModel

CODE_ROLE = int(Qt.ItemDataRole.UserRole) + 5
"""Which parts of the message are code: pairs of begin and end, in characters."""
_CODE = re.compile(r"(?<!`)(`+)(?!`)\s?(.+?)\s?(?<!`)\1(?!`)", re.DOTALL)


class ProblemsModel(RowsModel[Problem]):
    """Problems, in the order of the folder."""

    def shown(self, record: Problem, role: int) -> Any:
        """Message and place."""
        place = f"{record.path}:{record.line}" if record.line else record.path
        if role == DETAIL_ROLE:
            return place
        text, code = without_marks(record.message)
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == CODE_ROLE:
            return code
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{text} ({place})"
        return f"{place}\n{text}" if role == Qt.ItemDataRole.ToolTipRole else None


def without_marks(message: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """A message without the backticks around its code, and where the code stands.

    "the key `home` is empty" -> ("the key home is empty", ((8, 12),))
    """
    text, spans, at = "", [], 0
    for found in _CODE.finditer(message):
        text += message[at : found.start()]
        spans.append((len(text), len(text) + len(found[2])))
        text += found[2]
        at = found.end()
    return text + message[at:], tuple(spans)
