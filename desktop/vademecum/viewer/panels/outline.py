"""On this page, and related articles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from vademecum.knowledge.article import Heading
from vademecum.viewer.models.headings import HeadingsModel
from vademecum.viewer.models.places import PlaceRow, PlacesModel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.fitted_list import FittedList
from vademecum.viewer.widgets.wrapping_delegate import WrappingDelegate

_DEEPEST = 3
"""Deeper headings would make the list longer than the page."""
_APART, _BELOW_TITLE = 20, 6
"""Pixels above a second list, and between a title and its list."""


class OutlinePanel(QWidget):
    """Headings that follow the scrolling, and where to read on."""

    headingChosen = Signal(str)
    """Anchor."""
    relatedChosen = Signal(str, bool)
    """`path` or `path#slug`, and whether a new tab was asked for."""

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outline")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.headings = HeadingsModel(self)
        self.related = PlacesModel(self)
        self._page = False
        """Whether there is a page at all, to say of it that it has no sections."""
        self._all: tuple[Heading, ...] = ()
        """Every heading of the page, the deep ones that are not listed too."""
        self._headings_title, self._related_title = self._title(), self._title()
        self._nothing = QLabel(self)
        self._nothing.setObjectName("muted")
        self._nothing.setWordWrap(True)
        self._nothing.setContentsMargins(8, 0, 8, 0)
        self.heading_list = self._list(parts, self.headings)
        self.related_list = self._list(parts, self.related)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 14, 4, 8)
        column.setSpacing(0)
        for title, shown in (
            (self._headings_title, self.heading_list),
            (self._related_title, self.related_list),
        ):
            column.addWidget(title)
            column.addWidget(shown, 1)
        column.insertWidget(1, self._nothing)
        column.addStretch()
        self.heading_list.clicked.connect(self._to_heading)
        self.heading_list.activated.connect(self._to_heading)
        self.heading_list.apartAsked.connect(self._to_heading)
        self.related_list.clicked.connect(self._to_related)
        self.related_list.activated.connect(self._to_related)
        self.related_list.apartAsked.connect(lambda index: self._to_related(index, apart=True))
        self.retranslate()
        self._share()

    def _title(self) -> QLabel:
        label = QLabel(self)
        label.setObjectName("panelTitle")
        label.setWordWrap(True)
        return label

    def _list(self, parts: Parts, model: HeadingsModel | PlacesModel) -> FittedList:
        view = FittedList(self)
        view.setItemDelegate(WrappingDelegate(view, parts.look))
        view.setModel(model)
        return view

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self._headings_title.setText(tr("On this page"))
        self._related_title.setText(tr("Related"))
        self._nothing.setText(tr("This page has no sections"))
        self.heading_list.setAccessibleName(tr("On this page"))
        self.related_list.setAccessibleName(tr("Related"))

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """List the headings of a page; its title alone is no list."""
        self._page = True
        self._all = tuple(headings)
        shown = [heading for heading in headings if heading.level <= _DEEPEST and heading.text.strip()]
        if shown and shown[0].level == 1:
            shown = shown[1:]
        if tuple(shown) != self.headings.records:
            self.headings.set_records(shown)
            self.heading_list.scrollToTop()
        self._share()

    def show_related(self, rows: Sequence[PlaceRow]) -> None:
        """List related articles; without any the title goes too."""
        self.related.set_records(rows)
        self._share()

    def clear(self) -> None:
        """There is no page."""
        self.show_headings(())
        self.show_related(())
        self._page = False
        self._share()

    def _share(self) -> None:
        """Leave out what has nothing to show; the panel itself stays, so that no page moves its text."""
        headings, related = bool(self.headings.records), bool(self.related.records)
        self._headings_title.setVisible(headings or (self._page and not related))
        self._nothing.setVisible(self._page and not headings and not related)
        self.heading_list.setVisible(headings)
        self._related_title.setVisible(related)
        self.related_list.setVisible(related)
        # Below the headings it keeps its distance; alone it stands where they would.
        self._headings_title.setContentsMargins(8, 0, 8, _BELOW_TITLE)
        self._related_title.setContentsMargins(8, _APART if headings else 0, 8, _BELOW_TITLE)
        self.setFocusProxy(self.related_list if related and not headings else self.heading_list)
        for view in (self.heading_list, self.related_list):
            view.fit()

    def follow(self, slug: str) -> None:
        """Choose the heading that the reader has reached; above the first one the list goes to its top."""
        row = self._row_of(slug)
        index = self.headings.index(row) if row >= 0 else QModelIndex()
        if index != self.heading_list.currentIndex():
            self.heading_list.setCurrentIndex(index)
            if not index.isValid():
                self.heading_list.scrollToTop()

    def _to_heading(self, index: QModelIndex) -> None:
        heading = self.headings.record(index)
        if heading is not None:
            self.headingChosen.emit(heading.slug)

    def _to_related(self, index: QModelIndex, *, apart: bool = False) -> None:
        row = self.related.record(index)
        if row is not None:
            self.relatedChosen.emit(f"{row.path}#{row.slug}" if row.slug else row.path, apart)

    def _row_of(self, slug: str) -> int:
        """Row of a heading, or of the nearest listed one above it; -1 when there is none."""
        reached = next((at for at, each in enumerate(self._all) if slug in _names(each)), -1)
        rows = (self.headings.row_of(each) for each in reversed(self._all[: reached + 1]))
        return next((row for row in rows if row >= 0), -1)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _names(heading: Heading) -> tuple[str, ...]:
    return (heading.slug, *heading.aliases, *heading.anchors)
