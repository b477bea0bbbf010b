"""Search results and completions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt

from vademecum.app.across import FolderHit
from vademecum.retrieval.result import Hit
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.rows import RowsModel
from vademecum.viewer.texts.tips import tip
from vademecum.viewer.texts.words import one_line, tr

STEP = " › "
"""Between the steps of a breadcrumb."""


def breadcrumb(hit: Hit, above: tuple[str, ...] = ()) -> str:
    """Where a hit stands: the branches `above` its page, the page and the enclosing headings.

    What its own heading says already is left out; empty when nothing is left.
    """
    own = one_line(hit.heading or hit.title)
    steps: list[str] = []
    for step in (*above, *(hit.trail or (hit.title,))):
        name = one_line(step)
        if name and steps[-1:] != [name]:
            steps.append(name)
    while steps and steps[-1] == own:
        steps.pop()
    return STEP.join(steps)


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


def _alone(_hit: Hit) -> tuple[str, ...]:
    return ()


class ResultsModel(RowsModel[Hit]):
    """Hits, best first."""

    def __init__(
        self, parent: QObject | None = None, above: Callable[[Hit], tuple[str, ...]] = _alone
    ) -> None:
        """`above` gives the branches that a hit's page stands below in the contents."""
        super().__init__(parent)
        self._above = above

    def shown(self, record: Hit, role: int) -> Any:
        """Heading, breadcrumb, both in full as a tooltip, and what a screen reader says."""
        heading = record.heading or record.title
        if role == Qt.ItemDataRole.DisplayRole:
            return heading
        if role == DETAIL_ROLE:
            return breadcrumb(record, self._above(record))
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(heading, breadcrumb(record, self._above(record)), folder_name(record))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            place = ", ".join(filter(None, (breadcrumb(record, self._above(record)), folder_name(record))))
            return tr("{title}, in {place}").format(title=heading, place=place) if place else heading
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return record.excerpt
        return None
