"""Results: the answer card, a line that says how it stands, and the list, or why there is none."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from vademecum.retrieval.result import Hit
from vademecum.viewer.models.results import folder_key
from vademecum.viewer.panels.answer_card import AnswerCard
from vademecum.viewer.panels.nothing_found import CLEAR, CONTENTS, FOLDERS, SPELLING, nothing_found
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.result_list import ResultList
from vademecum.viewer.panels.search_filters import SearchFilters
from vademecum.viewer.search.search import Search
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.result_words import count_words, result_words, short_quote
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.empty_state import EmptyState
from vademecum.viewer.widgets.link_button import LinkButton
from vademecum.viewer.widgets.wrap_label import WrapLabel

_SEARCHING_SHOWS_MS = 150
"""Replies that come sooner need no "Searching…": it would only flicker."""
_TOLD_AFTER_MS = 500
"""A screen reader says the count when typing pauses, not after each letter."""
_CARD_SHARE = 0.6
"""Of the panel's height that the card may take before it scrolls."""
_CARD_LEAST = 80
"""Pixels of the card that are in sight at least."""
_LEFT = 14
"""Pixels from the panel's edge to its texts."""
_BELOW_LINKS = 4
"""Pixels between the links above the list and the list."""
_LINK_PAD = 5
"""Pixels that a link keeps around its text, for its focus ring."""


class ResultsPanel(QWidget):
    """The list that the search box steers."""

    hitChosen = Signal(object, bool)
    """A `Hit` to open, and whether in a new tab."""
    sourceChosen = Signal(str, str)
    """A page (`path` or `path#slug`) and the key of its folder, empty for the open one."""
    suggestionChosen = Signal(str)
    folderForgotten = Signal(str)
    """A folder that cannot be read, to take off the list of folders."""
    contentsAsked = Signal()
    """The reader would rather look through the contents."""

    def __init__(self, parts: Parts, search: Search, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts, self._search = parts, search
        self.list = ResultList(parts.look, search.above, self)
        self.model = self.list.hits
        self.filters = SearchFilters(search, self)
        self.status = WrapLabel(self)
        self.status.setObjectName("panelTitle")
        self.status.setContentsMargins(_LEFT, 8, _LEFT, 6)
        self.unreadable, self.as_typed = LinkButton("", self), LinkButton("", self)
        self.card = AnswerCard()
        self._scroll, self._holder = self._make_scroll()
        self.empty = EmptyState(self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        self._lay_out()
        self._searching = self._timer(_SEARCHING_SHOWS_MS)
        self._searching.timeout.connect(self._draw_status)
        self._tell = self._timer(_TOLD_AFTER_MS)
        self._tell.timeout.connect(self._tell_count)
        self._told = ("", "")
        """Count and question that a screen reader has said last."""
        self._connect()
        self.retranslate()

    def _timer(self, interval_ms: int) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval_ms)
        return timer

    def _lay_out(self) -> None:
        aside = QVBoxLayout()
        aside.setContentsMargins(_LEFT - _LINK_PAD, 0, _LEFT - _LINK_PAD, _BELOW_LINKS)
        aside.setSpacing(0)
        for link in (self.as_typed, self.unreadable):
            link.hide()
            aside.addWidget(link)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filters)
        column.addWidget(self._scroll)
        column.addWidget(self.status)
        column.addLayout(aside)
        column.addWidget(self._stack, 1)

    def _make_scroll(self) -> tuple[QScrollArea, QWidget]:
        """What the answer card scrolls in, when it is long."""
        scroll = QScrollArea(self)
        scroll.setObjectName("answer")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setContentsMargins(0, 0, 0, 0)
        # Arrows scroll a long card that Tab has led to; a click means something on the card, not all of it.
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        holder = QWidget()
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(10, 8, 10, 2)
        inner.addWidget(self.card)
        inner.addStretch(1)
        scroll.setWidget(holder)
        scroll.hide()
        return scroll, holder

    def _connect(self) -> None:
        self.list.clicked.connect(lambda index: self._open(index, apart=False))
        self.list.apartAsked.connect(lambda index: self._open(index, apart=True))
        self.list.activated.connect(lambda index: self._open(index, apart=False))
        self._search.changed.connect(self.refresh)
        self._parts.appearance.changed.connect(self.refresh)
        self.card.sourceChosen.connect(self.sourceChosen)
        self.card.dismissed.connect(self._search.dismiss)
        self.card.stopped.connect(self._search.stop)
        self.empty.chosen.connect(self._go_on)
        self.as_typed.clicked.connect(lambda: self._search.search_as_typed(not self._search.filters.as_typed))
        self.unreadable.clicked.connect(lambda: self.folderForgotten.emit(self._search.shelf.failed[0]))

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.list.setAccessibleName(tr("Search results"))
        self._scroll.setAccessibleName(tr("Answer"))
        self.refresh()

    # State

    def refresh(self) -> None:
        """Show the search as it stands."""
        found = self._search.found
        self.list.show_hits(self._search.hits, found.text if found is not None else "", self._search.filters)
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
        self.status.setVisible(bool(self.status.text()))
        self._offer_spelling()
        self._offer_to_forget()
        self._tell.start()
        if state == "nothing":
            said = nothing_found(self._search)
            self.empty.say(
                said.title, said.text, said.ways, caption=tr("Headings that come near:"), more=said.near
            )
        elif state == "indexing" and not count:
            self.empty.say(
                tr("Reading the folder…"), tr("Results appear as soon as its index is ready."), working=True
            )
        elif state == "searching" and not count:
            self.empty.say(tr("Searching…"))
        show_empty = state in ("nothing", "indexing", "searching") and not count
        # What an answer says, or that one is looked for, stands on the card.
        told = self._search.asking or (self._search.answer is not None and not self._refused_bare)
        self._stack.setCurrentIndex(1 if show_empty and not told else 0)

    @property
    def _refused_bare(self) -> bool:
        """Whether there is a refusal with nothing to list below it: both are told in one place."""
        answer = self._search.answer
        return answer is not None and answer.text is None and not self._search.hits

    def _tell_count(self) -> None:
        """Have a screen reader say how it stands, once for the same text."""
        state = self._search.state
        nothing = state == "nothing"
        text = self.empty.title if nothing else self.status.text() if state == "found" else ""
        if text and (text, self._search.text) != self._told:
            self._told = (text, self._search.text)
            announce(self.empty if nothing else self.status, f"{text} {self.empty.text}" if nothing else text)

    def _status(self, state: str, count: int) -> str:
        if state == "indexing":
            return tr("Reading the folder: page names only so far") if count else ""
        if state == "searching":
            return tr("Searching…") if count else ""
        if state == "nothing":
            return " · ".join(self._missing())
        if state == "idle" or self._search.found is None:
            return ""
        found, answer = self._search.found, self._search.answer
        limit = round(self._parts.settings.number("search.results"))
        # The card above has said already which words were searched for.
        told = answer is not None and bool(answer.corrected)
        text = count_words(count, limit) if told else result_words(found.result, found.text, limit)
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

    def _offer_spelling(self) -> None:
        """A link to the very words that were typed, or back to what they may stand for."""
        search = self._search
        found = search.found if search.state == "found" else None
        corrected = found is not None and bool(found.result.corrected)
        back = found is not None and search.filters.as_typed
        if corrected and not back:
            self.as_typed.say(tr("Search for “{typed}” as typed").format(typed=short_quote(search.text)))
        elif back:
            self.as_typed.say(tr("Search with corrected spelling"))
        self.as_typed.setVisible(corrected or back)

    def _offer_to_forget(self) -> None:
        """A link that takes the first folder that cannot be read off the list; the next one follows."""
        failed = self._search.shelf.failed if self._search.filters.everywhere else ()
        self.status.setToolTip("\n".join(failed))
        self.unreadable.setVisible(bool(failed) and bool(self.status.text()))
        if failed:
            title = self._search.shelf.title(failed[0])
            self.unreadable.say(tr("Take “{title}” off the list").format(title=title), failed[0])

    def _go_on(self, name: str) -> None:
        """Take one of the ways on from nothing."""
        search = self._search
        if name == CLEAR:
            search.set_filters(search.filters.off())
        elif name == FOLDERS:
            search.search_everywhere(True)
        elif name == SPELLING:
            search.search_as_typed(False)
        elif name == CONTENTS:
            self.contentsAsked.emit()
        else:
            self.suggestionChosen.emit(name)

    def _draw_card(self) -> None:
        search = self._search
        self.card.close_button.setIcon(self._parts.appearance.icon("close"))
        if search.asking:
            self.card.show_working(search.waiting_for, search.writing, self._parts.look())
        elif search.answer is not None and not self._refused_bare:
            listed = frozenset((hit.source, folder_key(hit)) for hit in search.hits)
            self.card.show_answer(search.answer, self._parts.look(), search.answered_by, search.marks, listed)
        else:
            self.card.take_away()
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
        most = self._most_for_card(width)
        # Where all of it fits, a bar left over from a longer answer would take width, and so height.
        as_needed, never = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(as_needed if wanted > most else never)
        if wanted > most:
            # A scroll bar takes width, which takes height.
            wanted = inner.heightForWidth(width - self._scroll.verticalScrollBar().sizeHint().width())
        self._scroll.setFixedHeight(min(wanted + 2, most))

    def _most_for_card(self, width: int) -> int:
        """Height that the card may take: its share, and never what the lines around it and the list need."""
        if not self.model.rowCount():
            return max(self.height(), _CARD_LEAST)
        beside = self._stack.minimumSizeHint().height() + _BELOW_LINKS
        for part in (self.filters, self.status, self.as_typed, self.unreadable):
            if not part.isHidden():
                beside += part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
        return max(min(round(self.height() * _CARD_SHARE), self.height() - beside), _CARD_LEAST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card's height follows the width."""
        super().resizeEvent(event)
        self._fit_card()

    # Choosing

    @property
    def current_hit(self) -> Hit | None:
        """The hit that is chosen in the list."""
        return self.list.current_hit

    def step(self, rows: int) -> None:
        """Choose another hit, from the search box; without any, go to the first of the ways on."""
        if self.model.rowCount():
            self.list.step(rows)
        elif rows > 0 and self._stack.currentWidget() is self.empty:
            self.empty.focus_first()

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
        self.list.choose(0)
        return self.open_current(apart=apart)

    def _open(self, index: QModelIndex, *, apart: bool) -> None:
        hit = self.model.record(index)
        if hit is not None:
            self.hitChosen.emit(hit, apart)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
