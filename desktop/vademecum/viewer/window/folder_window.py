"""A window that opens folders, one at a time, and what a reader can do with the open one."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from vademecum.app.paths import Paths
from vademecum.knowledge.addresses import split_source
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.viewer.folders.library import Source
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.side import Section
from vademecum.viewer.panels.tabs import OpenTabs
from vademecum.viewer.window.frame import Frame
from vademecum.viewer.window.known_folders import KnownFolders
from vademecum.viewer.window.room import Room
from vademecum.viewer.window.self_help import SelfHelp
from vademecum.viewer.window.way_back import WayBack

if TYPE_CHECKING:
    from vademecum.viewer.window.bookmarking import Bookmarking
    from vademecum.viewer.window.opinions import Opinions
    from vademecum.viewer.window.paper import Paper


class FolderWindow(Frame):
    """One window with one knowledge folder."""

    def __init__(self, parts: Parts, places: Paths | None) -> None:
        super().__init__(parts, places)
        self.help = SelfHelp(self)
        self.folders = KnownFolders(self, self.switch_to)
        self.way_back = WayBack(self, self.switch_to)
        self.room = Room(self)
        parts.library.opened.connect(self._start_watching)

    # Folders

    def open_folder(
        self,
        folder: Path,
        *,
        overlay: Path | None = None,
        cache: bool = True,
        reader: Reader = ANYONE,
        page: str = "",
        keep_search: bool = False,
        resume: OpenTabs | None = None,
    ) -> None:
        """Open another folder in this window; `page` is `path` or `path#slug`, `resume` its tabs as they
        were left."""
        folder = self.folders.named(folder)
        self.way_back.end()
        if self.parts.library.source is not None:
            self.keeper.save()
            self.tabs.close_all()
            if not keep_search:
                self.header.box.clear()
        wanted = Stop(*split_source(page)) if page else None
        self.reading.expect(wanted, resumed=resume is not None)
        self.watch.stop()
        source = Source(folder, overlay, cache)
        if resume is None:
            kept = self.keeper.page_file(folder) if cache else None
            if wanted is None and self.parts.settings.flag("session.restore"):
                wanted = self.keeper.last_stop(str(folder))
            self.tabs.current.load_early(source, wanted, reader, kept)
        self.parts.library.open(source, reader)
        if resume is not None:
            self.tabs.resume(resume)

    def switch_to(
        self, folder: Path, stop: Stop | None = None, page: str = "", resume: OpenTabs | None = None
    ) -> None:
        """Open a folder as it was opened before, for the present reader when it never was; what is open
        already stays as it is.

        A `stop` is a page that the search found: the search goes on, and the tabs of the last time
        open behind it. With `resume` the way leads back: the tabs are those, and the search goes on too.
        """
        folder = self.folders.named(folder)
        if stop is None and resume is None and self.folders.is_open(folder):
            if page:
                self.reading.open(Stop(*split_source(page)))
            self.tabs.current.view.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        source, reader = self.shelf.how_to_open(folder)
        if stop is not None:
            page = f"{stop.path}#{stop.slug}" if stop.slug else stop.path
        self.open_folder(
            folder,
            overlay=source.overlay,
            cache=source.cache,
            reader=reader,
            page=page,
            keep_search=stop is not None or resume is not None,
            resume=resume,
        )
        if stop is not None:
            self.reading.expect(stop, beside=True)
        else:
            self.tabs.current.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _start_watching(self) -> None:
        root, knowledge = self.parts.library.root, self.parts.library.knowledge
        library = self.parts.library
        if root is not None and knowledge is not None:
            # A folder that was away counts as changed: refreshing says that it is back.
            self.watch.start(root, lambda: not library.available or knowledge.looks_changed())

    # Room

    def toggle_full_screen(self) -> None:
        """Use the whole screen, or not any more."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def show_section(self, section: Section) -> None:
        """Show one of the lists at the side and put the focus there."""
        self.side.show_results(False)
        self._show_side()
        self.side.show_section(section, focus=True)

    def show_side_for_search(self) -> None:
        """Make sure that results will be seen."""
        if self.header.box.text().strip():
            self._show_side()

    def _show_side(self) -> None:
        if not self.room.shown("side"):
            self.room.toggle("side")

    # Loaded with the first use

    @cached_property
    def paper(self) -> Paper:
        """Printing and PDF; loaded with the first use."""
        from vademecum.viewer.window.paper import Paper  # noqa: PLC0415  # after the window is painted

        return Paper(self)

    @cached_property
    def opinions(self) -> Opinions:
        """Which pages were helpful; loaded with the first answer."""
        from vademecum.viewer.window.opinions import Opinions  # noqa: PLC0415  # after the window is painted

        return Opinions(self)

    @cached_property
    def bookmarking(self) -> Bookmarking:
        """Editing, export and import of bookmarks; loaded with the first use."""
        from vademecum.viewer.window.bookmarking import Bookmarking  # noqa: PLC0415  # after the window is painted

        return Bookmarking(self)
