"""Search in the panel: results while typing, computed off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView

from vademecum.retrieval.result import Hit, SearchResult
from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.contents import ContentsTree, branches
from vademecum.viewer.models.results import ResultsModel
from vademecum.viewer.search.filters import led_by_words
from vademecum.viewer.search.trees import Trees
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.result_words import count_words, result_words, short_quote, why_nothing
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.result_delegate import ResultDelegate
from vademecum.viewer.widgets.search_box import SearchBox

if TYPE_CHECKING:
    from vademecum.embed.desk import Desk
    from vademecum.viewer.tasks import Run

_TYPING_SETTLES_MS = 30
_MOST = 20


class PanelSearch(QObject):
    """Connects the search box with the list of results."""

    chosen = Signal(Hit)
    wayOnAsked = Signal()
    """Down in the box, with nothing to choose from."""
    changed = Signal()
    """There are other results, or none any more."""

    def __init__(self, desk: Desk, box: SearchBox, view: QListView, look: Callable[[], Look]) -> None:
        super().__init__(view)
        self._desk, self._box, self.view = desk, box, view
        self.model = ResultsModel(self, self._above)
        self._searched = ""
        self._result = SearchResult()
        self._trees, self._tree = Trees(), ContentsTree()
        view.setModel(self.model)
        view.setItemDelegate(ResultDelegate(view, look))
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setMouseTracking(True)
        view.clicked.connect(self._choose)
        view.activated.connect(self._choose)
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_TYPING_SETTLES_MS)
        self._settle.timeout.connect(self.run)
        box.textChanged.connect(self._typed)
        box.moved.connect(self._move)
        box.entered.connect(lambda _apart: self._choose(self.view.currentIndex()))

    def _above(self, hit: Hit) -> tuple[str, ...]:
        return branches(self._tree, hit.path) or (self._desk.knowledge.title,)

    @property
    def nothing_found(self) -> bool:
        """Whether the present text has been searched for and nothing fits."""
        return bool(self._searched) and not self.model.records

    @property
    def title(self) -> str:
        """The heading in place of a list."""
        return tr("Nothing found for “{text}”").format(text=short_quote(self._searched))

    @property
    def message(self) -> str:
        """Why nothing was found, or what to do about it."""
        said = why_nothing(self._result, self._searched)
        return said or tr("Try fewer or other words, or check the spelling.")

    @property
    def note(self) -> str:
        """What to know about a list: that other words were searched for, or that nothing fits well.

        Empty for results that simply fit.
        """
        result = self._result
        if not result.hits or (result.tier != "refuse" and not result.corrected):
            return ""
        return result_words(result, self._searched, _MOST)

    def run(self) -> None:
        """Search now for what stands in the box."""
        text = self._box.text().strip()
        if not text:
            return
        knowledge, reader, route = self._desk.knowledge, self._desk.reader, self._desk.screen().route

        def work(_run: Run) -> tuple[str, SearchResult, ContentsTree]:
            found = led_by_words(knowledge.search(text, route=route or None, reader=reader, limit=_MOST))
            return text, found, self._trees.make("", knowledge, reader)

        self._desk.tasks.run("search", self._key, work, self._found)

    def reader_changed(self) -> None:
        """Drop what the former reader was shown, and search anew."""
        self._desk.tasks.cancel(self._key)
        self._searched, self._result, self._tree = "", SearchResult(), ContentsTree()
        self.model.set_records(())
        self.run()

    @property
    def _key(self) -> str:
        return f"panel-search-{id(self)}"

    def _typed(self, text: str) -> None:
        if text.strip():
            self._settle.start()
            return
        self._settle.stop()
        self._desk.tasks.cancel(self._key)
        self._searched, self._result = "", SearchResult()
        self.model.set_records(())
        self.changed.emit()

    def _found(self, outcome: tuple[str, SearchResult, ContentsTree]) -> None:
        text, found, tree = outcome
        if text != self._box.text().strip():
            return
        self._searched, self._result, self._tree = text, found, tree
        self.model.set_records(found.hits)
        if found.hits:
            self.view.setCurrentIndex(self.model.index(0, 0))
            self.view.scrollToTop()
        self.changed.emit()
        listed = self.note or count_words(len(found.hits), _MOST)
        announce(self._box, listed if found.hits else f"{self.title} {self.message}")

    def _move(self, rows: int) -> None:
        last = self.model.rowCount() - 1
        if last < 0 and rows > 0:
            self.wayOnAsked.emit()
        if last >= 0:
            row = min(max(self.view.currentIndex().row() + rows, 0), last)
            self.view.setCurrentIndex(self.model.index(row, 0))

    def _choose(self, index: QModelIndex) -> None:
        hit = self.model.record(index)
        if hit is not None:
            self.chosen.emit(hit)
