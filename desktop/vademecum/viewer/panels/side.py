"""The left panel: contents, index, bookmarks, history and this screen; results while searching."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vademecum.viewer.panels.bookmarks import BookmarksPanel
from vademecum.viewer.panels.contents import ContentsPanel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.places import PlacesPanel
from vademecum.viewer.panels.results import ResultsPanel
from vademecum.viewer.search.search import Search
from vademecum.viewer.texts.words import tr

Section = Literal["screen", "contents", "index", "bookmarks", "history"]
_ICONS: dict[Section, str] = {
    "screen": "screen",
    "contents": "contents",
    "index": "index",
    "bookmarks": "bookmark",
    "history": "clock",
}


def section_of(name: str) -> Section:
    """The list of this name, as far as every window has it; else the contents."""
    kept: tuple[Section, ...] = ("contents", "index", "bookmarks", "history")
    return next((section for section in kept if section == name), "contents")


class SidePanel(QWidget):
    """Switches between lists; results cover them as long as there is something in the search box."""

    sectionShown = Signal(str)

    def __init__(self, parts: Parts, search: Search, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._parts = parts
        self.contents = ContentsPanel(parts.look, self)
        self.this_screen, self.history = PlacesPanel(parts, self), PlacesPanel(parts, self)
        self.index = PlacesPanel(parts, self, by_filter=True)
        self.bookmarks = BookmarksPanel(parts, self)
        self.results = ResultsPanel(parts, search, self)
        self.results.contentsAsked.connect(self._to_contents)
        self._panels: dict[Section, QWidget] = {
            "screen": self.this_screen,
            "contents": self.contents,
            "index": self.index,
            "bookmarks": self.bookmarks,
            "history": self.history,
        }
        self.section: Section = "contents"
        self._buttons: dict[Section, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._title = QLabel(self)
        self._title.setObjectName("panelTitle")
        self._lay_out()
        self.show_screen_button(shown=False)
        parts.appearance.changed.connect(self.recolour)
        self.retranslate()
        self.recolour()
        self.show_section("contents")

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(10, 8, 10, 4)
        row.setSpacing(2)
        for name, panel in self._panels.items():
            button = QToolButton(self)
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, name=name: self.show_section(name))
            self._group.addButton(button)
            self._buttons[name] = button
            row.addWidget(button)
            del panel
        row.addStretch(1)
        row.addWidget(self._title)
        lists = QWidget(self)
        column = QVBoxLayout(lists)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        self._lists = QStackedWidget(lists)
        for panel in self._panels.values():
            self._lists.addWidget(panel)
        column.addWidget(self._lists, 1)
        self._whole = QStackedWidget(self)
        self._whole.addWidget(lists)
        self._whole.addWidget(self.results)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._whole)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self._titles = {
            "screen": tr("This screen"),
            "contents": tr("Contents"),
            "index": tr("Index"),
            "bookmarks": tr("Bookmarks"),
            "history": tr("History"),
        }
        for name, button in self._buttons.items():
            button.setAccessibleName(self._titles[name])
            button.setToolTip(self._titles[name])
        self._title.setText(self._titles[self.section])
        self.this_screen.name(tr("Articles for this screen"), tr("Filter"))
        self.index.name(tr("Index"), tr("Filter the index"))
        self.bookmarks.name(tr("Bookmarks"), tr("Filter bookmarks"))
        self.history.name(tr("History"), tr("Filter history"))

    def recolour(self) -> None:
        """Draw icons in the colours in force."""
        for name, button in self._buttons.items():
            button.setIcon(self._parts.appearance.icon(_ICONS[name]))

    def show_section(self, name: Section, *, focus: bool = False) -> None:
        """Show one of the lists."""
        self.section = name
        self._buttons[name].setChecked(True)
        self._title.setText(self._titles[name])
        self._lists.setCurrentWidget(self._panels[name])
        self.sectionShown.emit(name)
        if focus:
            self._panels[name].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_results(self, shown: bool) -> None:
        """Cover the lists with the results, or uncover them."""
        self._whole.setCurrentIndex(1 if shown else 0)

    def progress(self, done: int, total: int) -> None:
        """Show how far reading the folder has come, where that keeps something waiting."""
        for empty in (self.contents.empty, self.results.empty):
            empty.advance(done, total)

    def _to_contents(self) -> None:
        self.show_results(False)
        self.show_section("contents", focus=True)

    @property
    def results_shown(self) -> bool:
        """Whether results cover the lists."""
        return self._whole.currentIndex() == 1

    def show_screen_button(self, *, shown: bool) -> None:
        """ "This screen" is there only when a host application has said which screen it is."""
        self._buttons["screen"].setVisible(shown)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
