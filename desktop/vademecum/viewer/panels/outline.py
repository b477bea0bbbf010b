"""On this page, and related articles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QLabel, QListView, QVBoxLayout, QWidget

from vademecum.knowledge.article import Heading
from vademecum.viewer.models.headings import HeadingsModel
from vademecum.viewer.models.places import PlaceRow, PlacesModel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.row_delegate import RowDelegate

_DEEPEST = 3
"""Deeper headings would make the list longer than the page."""


class OutlinePanel(QWidget):
    """Headings that follow the scrolling, and where to read on."""

    headingChosen = Signal(str)
    relatedChosen = Signal(str)

    def __init__(self, parts: Parts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outline")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.headings = HeadingsModel(self)
        self.related = PlacesModel(self)
        self._all: tuple[Heading, ...] = ()
        """Every heading of the page, the deep ones that are not listed too."""
        self._headings_title, self._related_title = self._title(), self._title()
        self.heading_list = self._list(parts, self.headings)
        self.related_list = self._list(parts, self.related)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 14, 4, 8)
        column.setSpacing(4)
        column.addWidget(self._headings_title)
        column.addWidget(self.heading_list, 30)
        column.addSpacing(8)
        column.addWidget(self._related_title)
        column.addWidget(self.related_list, 20)
        column.addStretch(1)
        for view, model, signal in (
            (self.heading_list, self.headings, self.headingChosen),
            (self.related_list, self.related, self.relatedChosen),
        ):
            for source in (view.clicked, view.activated):
                source.connect(lambda index, model=model, signal=signal: _choose(index, model, signal))
        self.retranslate()
        self.show_related(())

    def _title(self) -> QLabel:
        label = QLabel(self)
        label.setObjectName("panelTitle")
        label.setWordWrap(True)
        label.setContentsMargins(8, 0, 8, 2)
        return label

    def _list(self, parts: Parts, model: HeadingsModel | PlacesModel) -> QListView:
        view = QListView(self)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setMouseTracking(True)
        view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setItemDelegate(RowDelegate(view, parts.look))
        view.setUniformItemSizes(True)
        view.setModel(model)
        return view

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self._headings_title.setText(tr("On this page"))
        self._related_title.setText(tr("Related"))
        self.heading_list.setAccessibleName(tr("On this page"))
        self.related_list.setAccessibleName(tr("Related"))

    def show_headings(self, headings: Sequence[Heading]) -> None:
        """List the headings of a page; its title alone is no list."""
        self._all = tuple(headings)
        shown = [heading for heading in headings if heading.level <= _DEEPEST and heading.text.strip()]
        if shown and shown[0].level == 1:
            shown = shown[1:]
        self.headings.set_records(shown)
        for widget in (self._headings_title, self.heading_list):
            widget.setVisible(bool(shown))
        self._fit()

    def _fit(self) -> None:
        """Give the headings what they need, so that what is related follows right below."""
        for view, model in ((self.heading_list, self.headings), (self.related_list, self.related)):
            rows = model.rowCount()
            row_height = view.sizeHintForRow(0) if rows else 0
            view.setMaximumHeight(rows * row_height + 2)
            view.setMinimumHeight(min(rows, 3) * row_height)

    def show_related(self, rows: Sequence[PlaceRow]) -> None:
        """List related articles; without any the title goes too."""
        self.related.set_records(rows)
        for widget in (self._related_title, self.related_list):
            widget.setVisible(bool(rows))
        self._fit()

    @property
    def has_content(self) -> bool:
        """Whether there is anything to show for this page."""
        return bool(self.headings.records or self.related.records)

    def follow(self, slug: str) -> None:
        """Choose the heading that the reader has reached."""
        row = self._row_of(slug)
        index = self.headings.index(row) if row >= 0 else QModelIndex()
        if index != self.heading_list.currentIndex():
            self.heading_list.setCurrentIndex(index)

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


def _choose(index: QModelIndex, model: HeadingsModel | PlacesModel, signal: SignalInstance) -> None:
    record = model.record(index)
    if isinstance(record, Heading):
        signal.emit(record.slug)
    elif record is not None:
        signal.emit(f"{record.path}#{record.slug}" if record.slug else record.path)
