"""Results: a line that says how it stands, the answer card, and the list."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from vademecum.retrieval.result import Hit
from vademecum.viewer.models.results import ResultsModel, folder_key
from vademecum.viewer.panels.answer_card import AnswerCard
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.search_filters import SearchFilters
from vademecum.viewer.search.search import Search
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.replies import reply
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.widgets.result_delegate import ResultDelegate

_SEARCHING_SHOWS_MS = 150
"""Replies that come sooner need no "Searching…": it would only flicker."""
_TOLD_AFTER_MS = 500
"""A screen reader says the count when typing pauses, not after each letter."""
_EVERYWHERE, _ALL_FOLDERS = "\0everywhere", "\0folders"
"""Names of the links that take the filters away and that search all folders; no heading has them."""
_AT_ONCE = 8
"""Rows laid out before they are painted: what is seen first; the others follow at once."""
_LINK_WIDEST = 34
"""Characters of the link that takes a folder off the list: it must not widen the panel."""
_CARD_SHARE = 0.6
"""Of the panel's height that the card may take before it scrolls."""


class ResultsPanel(QWidget):
    """The list that the search box steers."""

    hitChosen = Signal(object, bool)
    """A `Hit` to open, and whether in a new tab."""
    sourceChosen = Signal(str, str)
    """A page (`path` or `path#slug`) and the key of its folder, empty for the open one."""
    suggestionChosen = Signal(str)
    folderForgotten = Signal(str)
    """A folder that cannot be read, to take off the list of folders."""

    def __init__(self, parts: Parts, search: Search, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts, self._search = parts, search
        self.model = ResultsModel(self)
        self.list = QListView(self)
        self.list.setObjectName("results")
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setLayoutMode(QListView.LayoutMode.Batched)
        self.list.setBatchSize(_AT_ONCE)
        self.list.setMouseTracking(True)
        self.list.setItemDelegate(ResultDelegate(self.list, parts.look))
        self.list.setModel(self.model)
        self.filters = SearchFilters(search, self)
        self.status = QLabel(self)
        self.status.setObjectName("panelTitle")
        self.status.setContentsMargins(14, 8, 14, 6)
        self.status.setWordWrap(True)
        self.unreadable = QPushButton(self)
        self.unreadable.setObjectName("link")
        self.unreadable.setCursor(Qt.CursorShape.PointingHandCursor)
        self.unreadable.clicked.connect(lambda: self.folderForgotten.emit(self._search.shelf.failed[0]))
        self.card = AnswerCard()
        self._scroll, self._holder = self._make_scroll()
        self.empty = EmptyState(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filters)
        column.addWidget(self.status)
        aside = QHBoxLayout()
        aside.setContentsMargins(9, 0, 9, 4)
        aside.addWidget(self.unreadable, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(aside)
        column.addWidget(self._scroll)
        column.addWidget(self._stack, 1)
        self._searching = QTimer(self)
        self._searching.setSingleShot(True)
        self._searching.setInterval(_SEARCHING_SHOWS_MS)
        self._searching.timeout.connect(self._draw_status)
        self._told = ("", "")
        """Count and question that a screen reader has said last."""
        self._connect()
        self.retranslate()

    def _make_scroll(self) -> tuple[QScrollArea, QWidget]:
        """What the answer card scrolls in, when it is long."""
        scroll = QScrollArea(self)
        scroll.setObjectName("answer")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setContentsMargins(0, 0, 0, 0)
        holder = QWidget()
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(10, 0, 10, 8)
        inner.addWidget(self.card)
        inner.addStretch(1)
        scroll.setWidget(holder)
        scroll.hide()
        return scroll, holder

    def _connect(self) -> None:
        self._tell = QTimer(self)
        self._tell.setSingleShot(True)
        self._tell.setInterval(_TOLD_AFTER_MS)
        self._tell.timeout.connect(self._tell_count)
        self.list.clicked.connect(self._clicked)
        self.list.activated.connect(lambda index: self._open(index, apart=False))
        self._search.changed.connect(self.refresh)
        self._parts.appearance.changed.connect(self.refresh)
        self.card.sourceChosen.connect(self.sourceChosen)
        self.card.dismissed.connect(self._search.dismiss)
        self.card.stopped.connect(self._search.stop)
        self.empty.chosen.connect(self._suggestion)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.list.setAccessibleName(tr("Search results"))
        self._scroll.setAccessibleName(tr("Answer"))
        self.refresh()

    # State

    def refresh(self) -> None:
        """Show the search as it stands."""
        kept = self.current_hit
        self.model.set_records(self._search.hits)
        # Tab passes by an empty list: there would be nothing to see the focus on.
        policy = Qt.FocusPolicy.StrongFocus if self.model.records else Qt.FocusPolicy.NoFocus
        self.list.setFocusPolicy(policy)
        if kept is not None:
            same = (kept.id, folder_key(kept))
            row = next((n for n, h in enumerate(self.model.records) if (h.id, folder_key(h)) == same), -1)
            self.list.setCurrentIndex(self.model.index(row) if row >= 0 else QModelIndex())
        if self.model.records:
            self._stack.setCurrentIndex(0)
        if self._search.state == "searching" and self.status.text():
            if not self._searching.isActive():
                self._searching.start()
        else:
            self._draw_status()
        self._draw_card()

    def _draw_status(self) -> None:
        self._searching.stop()
        state, count = self._search.state, len(self._search.hits)
        self.status.setText(self._status(state, count))
        self._offer_to_forget()
        self._tell.start()
        if state == "nothing":
            self._draw_nothing()
        elif state == "indexing" and not count:
            self.empty.say(
                tr("The folder is still being read"), tr("Results appear as soon as its index is ready.")
            )
        elif state == "searching" and not count:
            self.empty.say(tr("Searching…"))
        show_empty = state in ("nothing", "indexing", "searching") and not count
        # A refusal says enough: below it the list stays empty.
        told = self._search.answer is not None or self._search.asking
        self._stack.setCurrentIndex(1 if show_empty and not told else 0)

    def _tell_count(self) -> None:
        """Have a screen reader say how many there are, once for the same text."""
        text = self.status.text() if self._search.state in ("found", "nothing") else ""
        if text and (text, self._search.text) != self._told:
            self._told = (text, self._search.text)
            announce(self.status, text)

    def _status(self, state: str, count: int) -> str:
        if state == "indexing":
            return tr("Reading the folder: page names only so far")
        if state == "searching":
            return tr("Searching…")
        if state == "nothing":
            return " · ".join((*self._missing(), tr("No results")))
        if state == "idle" or self._search.found is None:
            return ""
        result = self._search.found.result
        used = ", ".join(result.corrected.values())
        text = tr("%n result(s)", count)
        if used:
            text = tr("{count} for “{used}”").format(count=text, used=used)
        elif result.tier == "refuse":
            text = tr("Nothing fits well; the closest:")
        return " · ".join((*self._missing(), text))

    def _missing(self) -> Iterator[str]:
        """What a search of all folders has not looked at."""
        found = self._search.found
        if not self._search.filters.everywhere or found is None:
            return
        if found.unread:
            yield tr("%n folder(s) still to be read", found.unread)
        failed = self._search.shelf.failed
        if len(failed) == 1:
            yield tr("“{title}” cannot be read").format(title=self._search.shelf.title(failed[0]))
        elif failed:
            yield tr("%n folder(s) cannot be read", len(failed))

    def _offer_to_forget(self) -> None:
        """A link that takes the first folder that cannot be read off the list; the next one follows."""
        failed = self._search.shelf.failed if self._search.filters.everywhere else ()
        self.status.setToolTip("\n".join(failed))
        self.unreadable.setVisible(bool(failed) and bool(self.status.text()))
        if failed:
            text = tr("Take “{title}” off the list").format(title=self._search.shelf.title(failed[0]))
            room = self.unreadable.fontMetrics().averageCharWidth() * _LINK_WIDEST
            short = self.unreadable.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, room)
            self.unreadable.setText(short.replace("&", "&&"))
            self.unreadable.setAccessibleName(text)
            self.unreadable.setToolTip(failed[0])

    def _draw_nothing(self) -> None:
        found = self._search.found
        suggestions = found.suggestions if found is not None else ()
        message = reply(found.result.message, helped=self._search.model.helps) if found is not None else ""
        text = message or tr("Try fewer or other words, or check the spelling.")
        if suggestions:
            text += "\n\n" + tr("Headings that come near:")
        title = tr("Nothing found for “{text}”").format(text=self._search.text)
        filters, others = self._search.filters, self._search.shelf.others
        wider = ((_EVERYWHERE, tr("Search everywhere")),) if filters.active else ()
        if others and not filters.everywhere:
            wider = (*wider, (_ALL_FOLDERS, tr("Search all folders")))
        self.empty.say(title, text, (*((name, name) for name in suggestions), *wider))

    def _suggestion(self, name: str) -> None:
        if name == _EVERYWHERE:
            self._search.set_filters(self._search.filters.off())
        elif name == _ALL_FOLDERS:
            self._search.search_everywhere(True)
        else:
            self.suggestionChosen.emit(name)

    def _draw_card(self) -> None:
        self.card.close_button.setIcon(self._parts.appearance.icon("close"))
        if self._search.asking:
            self.card.show_working(self._search.waiting_for, self._search.writing, self._parts.look())
        elif self._search.answer is not None:
            self.card.show_answer(self._search.answer, self._parts.look(), self._search.answered_by)
        else:
            self.card.hide()
        self._scroll.setVisible(not self.card.isHidden())
        self._fit_card()
        # Once more when fonts and margins of the style are in force.
        QTimer.singleShot(0, self, self._fit_card)

    def _fit_card(self) -> None:
        if self._scroll.isHidden():
            return
        inner = self._holder.layout()
        if inner is None:
            return
        inner.activate()
        width = self.width()
        wanted = inner.heightForWidth(width) if inner.hasHeightForWidth() else inner.sizeHint().height()
        most = max(round(self.height() * (_CARD_SHARE if self.model.rowCount() else 1.0)), 120)
        # Where all of it fits, a bar left over from a longer answer would take width, and so height.
        as_needed, never = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(as_needed if wanted > most else never)
        if wanted > most:
            # A scroll bar takes width, which takes height.
            wanted = inner.heightForWidth(width - self._scroll.verticalScrollBar().sizeHint().width())
        self._scroll.setFixedHeight(min(wanted + 2, most))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card's height follows the width."""
        super().resizeEvent(event)
        self._fit_card()

    # Choosing

    @property
    def current_hit(self) -> Hit | None:
        """The hit that is chosen in the list."""
        return self.model.record(self.list.currentIndex())

    def step(self, rows: int) -> None:
        """Choose another hit, from the search box: up from the first leaves the list."""
        count = self.model.rowCount()
        if not count:
            return
        at = self.list.currentIndex().row() if self.list.currentIndex().isValid() else -1
        if at < 0:
            to = 0 if rows > 0 else count - 1
        elif at + rows < 0 and at == 0:
            self.list.setCurrentIndex(QModelIndex())
            return
        else:
            to = min(max(at + rows, 0), count - 1)
        self.list.setCurrentIndex(self.model.index(to))
        self.list.scrollTo(self.model.index(to))

    def open_current(self, *, apart: bool = False) -> bool:
        """Open the chosen hit; False when none is chosen."""
        hit = self.current_hit
        if hit is None:
            return False
        self.hitChosen.emit(hit, apart)
        return True

    def open_first(self, *, apart: bool = False) -> bool:
        """Open the best hit."""
        if not self.model.rowCount():
            return False
        self.list.setCurrentIndex(self.model.index(0))
        return self.open_current(apart=apart)

    def _clicked(self, index: QModelIndex) -> None:
        held = QGuiApplication.keyboardModifiers()
        self._open(index, apart=bool(held & Qt.KeyboardModifier.ControlModifier))

    def _open(self, index: QModelIndex, *, apart: bool) -> None:
        hit = self.model.record(index)
        if hit is not None:
            self.hitChosen.emit(hit, apart)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
