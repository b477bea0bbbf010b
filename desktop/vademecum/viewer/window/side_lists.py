"""Fills the lists at the side: bookmarks, history and index of the open folder."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from vademecum.app.bookmarks import Bookmark
from vademecum.app.commands import command
from vademecum.app.page import page_link
from vademecum.viewer.folders.entries import breadcrumb, history_rows, index_rows
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.page.pages import LoadedPage
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.side import SidePanel
from vademecum.viewer.panels.status import StatusLine
from vademecum.viewer.tasks import Run
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.actions import shortcut_text

_UNDONE = 20
"""Removed bookmarks that can come back."""


class SideLists(QObject):
    """What the lists show, and how bookmarks and history come about."""

    changed = Signal()
    """A bookmark came, went or changed."""

    def __init__(
        self,
        parts: Parts,
        side: SidePanel,
        status: StatusLine,
        page: Callable[[], LoadedPage | None],
        parent: QObject,
    ) -> None:
        """`page` gives the page in front."""
        super().__init__(parent)
        self._parts, self._side, self._status, self._page = parts, side, status, page
        self._removed: list[tuple[Bookmark, int]] = []
        """Bookmarks that can come back, with their places among those of their folder; the last on top."""
        for panel in (side.this_screen, side.index, side.bookmarks, side.history):
            panel.linkAsked.connect(lambda row: self.copy_link(row.path, row.slug))
        side.contents.linkAsked.connect(self.copy_link)
        side.bookmarks.removed.connect(lambda row: self._remove(row.path, row.slug))
        status.linkPressed.connect(self.undo_removal)
        side.sectionShown.connect(self.fill)

    def fill(self, name: str) -> None:
        """Fill one of the lists, by the name of its section; those of another kind fill themselves."""
        key = self._parts.library.key
        side = self._side
        if name == "bookmarks":
            rows = [
                PlaceRow(b.title, b.path, b.slug, ", ".join(b.tags) or self._where(b), b.tags)
                for b in self._parts.bookmarks.all(key)
                if not self._parts.library.hides(b.path)
            ]
            keys = shortcut_text(command("bookmarks.toggle"), self._parts.settings)
            text = tr("Press {keys} on a page to keep it here.").format(keys=keys)
            side.bookmarks.show_rows(rows, tr("No bookmarks yet"), text)
        elif name == "history":
            visits = self._parts.history.visits(key)
            rows = list(history_rows(v for v in visits if not self._parts.library.hides(v.path)))
            side.history.show_rows(rows, tr("Nothing read yet"), tr("Pages that you read are listed here."))
        elif name == "index":
            reader = self._parts.library.reader
            self._parts.library.ask(
                "index-rows", lambda knowledge: index_rows(knowledge, reader), self._fill_index
            )

    def _where(self, bookmark: Bookmark) -> str:
        """What the page of a bookmark stands below."""
        library = self._parts.library
        return breadcrumb(library.tree, bookmark.path) or library.title

    def _fill_index(self, rows: tuple[PlaceRow, ...]) -> None:
        self._side.index.show_rows(rows, tr("No index"), tr("This folder has no keywords or headings."))

    def remember(self, path: str, slug: str, title: str) -> None:
        """Put a page into the history."""
        key, history = self._parts.library.key, self._parts.history

        def work(_run: Run) -> None:
            history.add(key, path, slug, title)

        def done(_none: None) -> None:
            if self._side.section == "history":
                self.fill("history")

        self._parts.tasks.run("disk", f"history:{path}", work, done, failed=lambda _error: None)

    def bookmarked(self) -> bool:
        """Whether the current page is bookmarked."""
        page = self._page()
        return page is not None and self._parts.bookmarks.has(self._parts.library.key, page.path)

    def toggle_bookmark(self) -> None:
        """Keep the current page, or remove it from the bookmarks."""
        page, key, bookmarks = self._page(), self._parts.library.key, self._parts.bookmarks
        if page is None or page.missing:
            return
        if bookmarks.has(key, page.path):
            self._remove(page.path, "")
            return
        bookmarks.add(Bookmark(key, page.path, "", page.title))
        self._status.say(tr("Bookmark added"))
        self.bookmarks_changed()

    def _remove(self, path: str, slug: str) -> None:
        """Take a bookmark off the list; it can come back."""
        key, bookmarks = self._parts.library.key, self._parts.bookmarks
        for place, bookmark in enumerate(bookmarks.all(key)):
            if (bookmark.path, bookmark.slug) == (path, slug):
                self._removed = [*self._removed, (bookmark, place)][-_UNDONE:]
        bookmarks.remove(key, path, slug)
        self._status.say(tr("Bookmark removed"), tr("Undo"))
        self.bookmarks_changed()

    @property
    def can_undo(self) -> bool:
        """Whether a bookmark of the open folder was removed in this window and can come back."""
        key = self._parts.library.key
        return any(bookmark.knowledge == key for bookmark, _ in self._removed)

    def undo_removal(self) -> None:
        """Put the bookmark that was removed last at its place again, tags included."""
        if not self.can_undo:
            return
        key, bookmarks = self._parts.library.key, self._parts.bookmarks
        last = max(n for n, (bookmark, _) in enumerate(self._removed) if bookmark.knowledge == key)
        bookmark, place = self._removed.pop(last)
        bookmarks.add(bookmark)
        bookmarks.move(key, bookmark.path, bookmark.slug, place - len(bookmarks.all(key)) + 1)
        self._status.say(tr("Bookmark is back"))
        self.bookmarks_changed()
        self._side.bookmarks.choose(bookmark.path, bookmark.slug)

    def copy_link(self, path: str, slug: str = "") -> None:
        """Copy a link to a place of the open folder."""
        address = page_link(self._parts.library.key, path, slug)
        QGuiApplication.clipboard().setText(address)
        self._status.say(tr("Copied {address}").format(address=address))

    def bookmarks_changed(self) -> None:
        """List the bookmarks anew."""
        self.fill("bookmarks")
        self.changed.emit()
