"""The chips above the results: all folders, this screen, this part of the contents, kind of reader."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from vademecum.knowledge.article import Audience
from vademecum.viewer.search.search import Search
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.chips import Chip, Chips, ChoiceChip


class SearchFilters(Chips):
    """Shows only the chips that can do something; nothing at all in most folders."""

    def __init__(self, search: Search, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._search = search
        self.all_chip, self.screen_chip, self.folder_chip = Chip(self), Chip(self), Chip(self)
        self.audience_chip = ChoiceChip(self)
        for chip in (self.all_chip, self.screen_chip, self.folder_chip, self.audience_chip):
            self.row.addWidget(chip)
        self.row.setContentsMargins(12, 8, 12, 0)
        self.all_chip.clicked.connect(search.search_everywhere)
        self.screen_chip.clicked.connect(lambda on: self._change(screen=on))
        self.folder_chip.clicked.connect(self._switch_folder)
        self.audience_chip.picked.connect(lambda name: self._change(audience=name or None))
        search.filtersChanged.connect(self.refresh)
        search.changed.connect(self._offer_all)
        self.refresh()

    def refresh(self) -> None:
        """Show the filters as they stand."""
        filters, search = self._search.filters, self._search
        self._offer_all()
        self.screen_chip.setVisible(bool(filters.route) and not filters.everywhere)
        self.screen_chip.setChecked(filters.screen)
        self.screen_chip.say(tr("This screen"), tr("Only pages for the screen that you came from"))
        folder, title = (filters.folder, search.folder_title) if filters.folder else search.near
        self.folder_chip.setVisible(bool(folder) and not filters.everywhere)
        self.folder_chip.setChecked(bool(filters.folder))
        self.folder_chip.say(
            tr("In {folder}").format(folder=title), tr("Only pages of this part of the contents")
        )
        self.audience_chip.setVisible(bool(search.audiences))
        labels = _labels()
        chosen = filters.audience or ""
        self.audience_chip.offer(
            [("", tr("For everybody")), *((name, labels[name]()) for name in search.audiences)], chosen
        )
        self.audience_chip.say(
            labels[filters.audience]() if filters.audience else tr("For everybody"),
            tr("Whom the pages are for: choose one kind of reader, to list only pages for them"),
        )
        self._show_row()

    def _offer_all(self) -> None:
        """Offer to search all folders as soon as there is more than one."""
        others = self._search.shelf.others
        everywhere = self._search.filters.everywhere
        if self.all_chip.isHidden() == bool(others or everywhere):
            self.all_chip.setVisible(bool(others or everywhere))
            self._show_row()
        self.all_chip.setChecked(everywhere)
        names = ", ".join(Path(key).name for key in others)
        tip = tr("Also search the folders that were open before: {names}").format(names=names)
        self.all_chip.say(tr("All folders"), tip)

    def _show_row(self) -> None:
        chips = (self.all_chip, self.screen_chip, self.folder_chip, self.audience_chip)
        self.setVisible(any(not chip.isHidden() for chip in chips))
        self.updateGeometry()

    def _change(self, **changes: object) -> None:
        self._search.set_filters(replace(self._search.filters, **changes))  # type: ignore[arg-type]

    def _switch_folder(self, on: bool) -> None:
        self._search.filter_folder(*(self._search.near if on else ("", "")))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)


def _labels() -> dict[Audience, Callable[[], str]]:
    return {
        "end_user": lambda: tr("For users"),
        "operator": lambda: tr("For operators"),
        "developer": lambda: tr("For developers"),
    }
