"""Search results and completions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from vademecum.retrieval.result import Hit
from vademecum.viewer.models.rows import RowsModel
from vademecum.viewer.words import tr


def breadcrumb(hit: Hit) -> str:
    """Where a hit stands: article and enclosing headings, without what its heading says already."""
    above = [step for step in (hit.trail or (hit.title,)) if step and step != hit.heading]
    return " › ".join(dict.fromkeys(above)) or hit.path


def place_name(hit: Hit) -> str:
    """How an article relates to the screen that the user is on; empty when it does not."""
    return {
        "exact": tr("This screen"),
        "ancestor": tr("Wider area"),
        "descendant": tr("A part of it"),
    }.get(hit.place, "")


class ResultsModel(RowsModel[Hit]):
    """Hits, best first."""

    def shown(self, record: Hit, role: int) -> Any:
        """Heading, address and what a screen reader says."""
        if role == Qt.ItemDataRole.DisplayRole:
            return record.heading or record.title
        if role == Qt.ItemDataRole.ToolTipRole:
            return record.source
        if role == Qt.ItemDataRole.AccessibleTextRole:
            heading = record.heading or record.title
            return tr("{title}, in {place}").format(title=heading, place=breadcrumb(record))
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return record.excerpt
        return None
