"""Search results and completions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from vademecum.app.across import FolderHit
from vademecum.retrieval.result import Hit
from vademecum.viewer.models.rows import RowsModel
from vademecum.viewer.texts.words import tr


def breadcrumb(hit: Hit) -> str:
    """Where a hit stands: article and enclosing headings, without what its heading says already."""
    above = [step for step in (hit.trail or (hit.title,)) if step and step != hit.heading]
    return " › ".join(dict.fromkeys(above)) or hit.path


def folder_name(hit: Hit) -> str:
    """The folder that a hit comes from; empty when only one was searched."""
    return hit.folder_title if isinstance(hit, FolderHit) else ""


def folder_key(hit: Hit) -> str:
    """Key of the folder that a hit comes from; empty when only the open one was searched."""
    return hit.folder if isinstance(hit, FolderHit) else ""


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
            return "\n".join(filter(None, (folder_key(record), record.source)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            heading = record.heading or record.title
            place = ", ".join(filter(None, (breadcrumb(record), folder_name(record))))
            return tr("{title}, in {place}").format(title=heading, place=place)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return record.excerpt
        return None
