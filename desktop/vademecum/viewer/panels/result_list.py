"""The list of hits: where it begins, which row is chosen, and what stays in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from vademecum.retrieval.result import Hit
from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.results import ResultsModel, folder_key
from vademecum.viewer.widgets.apart_click import ApartClick
from vademecum.viewer.widgets.result_delegate import ResultDelegate

_AT_ONCE = 8
"""Rows laid out before they are painted: what is seen first; the others follow at once."""


class ResultList(QListView):
    """Hits, best first; another search begins at the top with no row chosen."""

    apartAsked = Signal(QModelIndex)
    """Open this row in a new tab: middle click, or Ctrl and click."""

    def __init__(
        self, look: Callable[[], Look], above: Callable[[Hit], tuple[str, ...]], parent: QWidget | None = None
    ) -> None:
        """`above` gives the branches that a hit's page stands below in the contents."""
        super().__init__(parent)
        self._apart = ApartClick(self, self.apartAsked.emit)
        self.hits = ResultsModel(self, above)
        self._words = ""
        """What the rows are for."""
        self._scope: object = None
        self._keeps_in_sight = False
        """Whether a row was chosen with the keys: it stays in sight while rows are laid out."""
        self.setObjectName("results")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_AT_ONCE)
        self.setMouseTracking(True)
        self.setItemDelegate(ResultDelegate(self, look))
        self.setModel(self.hits)
        self.verticalScrollBar().rangeChanged.connect(self._laid_out)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What opens a page in a new tab chooses nothing."""
        if not self._apart.takes_press(event):
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click may ask for a new tab."""
        if not self._apart.takes_release(event):
            super().mouseReleaseEvent(event)

    def show_hits(self, hits: Sequence[Hit], words: str, scope: object = None) -> None:
        """Show what was found for `words` within `scope`, which may be anything that compares.

        The reader's choice outlasts only letters that are added to the same words or taken off them.
        """
        refines, same = _refines(self._words, words), (self._words, self._scope) == (words, scope)
        self._words, self._scope = words, scope
        # Tab passes by an empty list: there would be nothing to see the focus on.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if hits else Qt.FocusPolicy.NoFocus)
        if tuple(hits) == self.hits.records:
            return
        kept, spot = self.current_hit, self.verticalScrollBar().value()
        self.hits.set_records(hits)
        row = self._row_of(kept) if refines else -1
        self._keeps_in_sight = row >= 0
        if row >= 0:
            self.choose(row)
        elif same:
            # The folder has changed below the reader.
            self.verticalScrollBar().setValue(spot)
        else:
            self.scrollToTop()

    @property
    def current_hit(self) -> Hit | None:
        """The hit that is chosen."""
        return self.hits.record(self.currentIndex())

    def choose(self, row: int) -> None:
        """Choose a row and have it in sight, also when it is laid out only later; none below 0."""
        self.setCurrentIndex(self.hits.index(row) if row >= 0 else QModelIndex())
        self._keeps_in_sight = row >= 0
        self.scrollTo(self.currentIndex())

    def step(self, rows: int) -> None:
        """Choose a row that many below the chosen one; up from the first leaves the list."""
        count = self.hits.rowCount()
        at = self.currentIndex().row() if self.currentIndex().isValid() else -1
        if not count:
            return
        if at < 0:
            self.choose(0 if rows > 0 else count - 1)
        elif at == 0 and rows < 0:
            self.choose(-1)
        else:
            self.choose(min(max(at + rows, 0), count - 1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the ring of the focus on the first row where none is chosen: one would not see it else."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.selectionModel().setCurrentIndex(
                self.hits.index(0), QItemSelectionModel.SelectionFlag.NoUpdate
            )

    def _row_of(self, hit: Hit | None) -> int:
        """Where a hit stands now; -1 when it does not."""
        if hit is None:
            return -1
        same = (hit.id, folder_key(hit))
        return next((n for n, one in enumerate(self.hits.records) if (one.id, folder_key(one)) == same), -1)

    def _laid_out(self) -> None:
        if self._keeps_in_sight:
            self.scrollTo(self.currentIndex())


def _refines(before: str, now: str) -> bool:
    """Whether one of two searches goes on where the other ends: `pri` and `print`."""
    before, now = before.casefold(), now.casefold()
    return bool(before and now) and (now.startswith(before) or before.startswith(now))
