"""Editing bookmarks, and taking them to another machine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QInputDialog

from vademecum.app.bookmarks import Bookmark, tags_of
from vademecum.errors import VademecumError
from vademecum.viewer.dialogs.bookmark import BookmarkDialog
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.texts.words import tr
from vademecum.viewer.window.save_place import save_folder

if TYPE_CHECKING:
    from vademecum.viewer.window.frame import Frame


class Bookmarking(QObject):
    """What is done with bookmarks beyond adding and removing them; made when first wanted."""

    def __init__(self, window: Frame) -> None:
        super().__init__(window)
        self._window = window
        self._bookmarks = window.parts.bookmarks

    @property
    def _key(self) -> str:
        return self._window.parts.library.key

    def edit(self, row: PlaceRow | None = None) -> BookmarkDialog | None:
        """Ask for title and tags of a bookmark; returns the dialog that is shown now.

        It is that of `row`, else the one chosen in the list with the focus, else that of this page.
        """
        bookmark = self._wanted(row)
        if bookmark is None:
            return None
        dialog = BookmarkDialog(bookmark, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._keep(bookmark, *dialog.entered))
        dialog.open()
        return dialog

    def move(self, row: PlaceRow, step: int) -> None:
        """Move a bookmark among the others; it stays chosen."""
        self._bookmarks.move(self._key, row.path, row.slug, step)
        self._window.reading.lists.bookmarks_changed()
        self._window.side.bookmarks.choose(row.path, row.slug)

    def rename_tag(self, tag: str) -> QInputDialog:
        """Ask for another name of a tag, in all bookmarks of this folder; an empty one takes it away."""
        dialog = QInputDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Rename tag"))
        dialog.setLabelText(tr("New name; empty takes the tag away"))
        dialog.setTextValue(tag)
        dialog.setOkButtonText(tr("Save"))
        dialog.setCancelButtonText(tr("Cancel"))
        dialog.textValueSelected.connect(lambda text: self._rename(tag, text))
        dialog.open()
        return dialog

    def _rename(self, tag: str, text: str) -> None:
        self._bookmarks.rename_tag(self._key, tag, tags_of(text))
        self._window.reading.lists.bookmarks_changed()

    def export(self) -> None:
        """Ask for a file and write the bookmarks of this folder to it."""
        if not self._bookmarks.all(self._key):
            self._window.status.say(tr("There are no bookmarks in this folder yet: nothing to export."))
            return
        start = str(save_folder(self._window.parts.library.root) / f"{Path(self._key).stem}-bookmarks.json")
        chosen, _ = QFileDialog.getSaveFileName(self._window, tr("Export bookmarks"), start, "JSON (*.json)")
        if chosen:
            self.write(Path(chosen))

    def import_(self) -> None:
        """Ask for a file and add its bookmarks to those of this folder."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, tr("Import bookmarks"), str(save_folder()), "JSON (*.json)"
        )
        if chosen:
            self.read(Path(chosen))

    def write(self, file: Path) -> None:
        """Write the bookmarks of this folder; the status line says how it went."""
        try:
            count = self._bookmarks.export(file, self._key)
        except VademecumError as error:
            self._window.status.say(str(error))
        else:
            self._window.status.say(tr("%n bookmark(s) written", count))

    def read(self, file: Path) -> None:
        """Add the bookmarks of a file; the status line says how it went."""
        try:
            count = self._bookmarks.take_in(file, self._key)
        except VademecumError as error:
            self._window.status.say(str(error))
        else:
            self._window.status.say(tr("%n bookmark(s) added", count))
            self._window.reading.lists.bookmarks_changed()

    def _wanted(self, row: PlaceRow | None) -> Bookmark | None:
        panel, page = self._window.side.bookmarks, self._window.tabs.current.page
        if row is None and panel.list.hasFocus():
            row = panel.current
        if row is not None:
            path, slug, title = row.path, row.slug, row.title
        elif page is not None and not page.missing:
            path, slug, title = page.path, "", page.title
        else:
            return None
        for bookmark in self._bookmarks.all(self._key):
            if (bookmark.path, bookmark.slug) == (path, slug):
                return bookmark
        return Bookmark(self._key, path, slug, title)

    def _keep(self, bookmark: Bookmark, title: str, tags: tuple[str, ...]) -> None:
        self._bookmarks.add(replace(bookmark, title=title, tags=tags))
        self._window.reading.lists.bookmarks_changed()
