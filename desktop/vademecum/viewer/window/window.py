"""The window: composition of the panels, and what happens to it as a whole."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from vademecum.app.paths import Paths
from vademecum.app.settings import Value
from vademecum.knowledge.addresses import split_source
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.viewer.folders.dropping import dropped
from vademecum.viewer.folders.library import Source
from vademecum.viewer.folders.local_model import SETTING as MODEL
from vademecum.viewer.folders.shelf import Shelf
from vademecum.viewer.folders.watch import Watch
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.page.caret import set_caret
from vademecum.viewer.page.images import Picture
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.panels.header import Header
from vademecum.viewer.panels.outline import OutlinePanel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.side import Section, SidePanel, section_of
from vademecum.viewer.panels.status import StatusLine
from vademecum.viewer.panels.tabs import ArticleTabs, OpenTabs
from vademecum.viewer.search.search import Search
from vademecum.viewer.widgets.actions import Actions
from vademecum.viewer.widgets.focus_order import step_focus
from vademecum.viewer.widgets.travel_buttons import TravelButtons
from vademecum.viewer.window.commander import Commander
from vademecum.viewer.window.keeper import Keeper
from vademecum.viewer.window.known_folders import KnownFolders
from vademecum.viewer.window.reading import Panels, Reading
from vademecum.viewer.window.room import Room
from vademecum.viewer.window.routes import name_routes
from vademecum.viewer.window.self_help import SelfHelp
from vademecum.viewer.window.way_back import WayBack

if TYPE_CHECKING:
    from vademecum.viewer.panels.article import ArticlePane
    from vademecum.viewer.window.bookmarking import Bookmarking
    from vademecum.viewer.window.opinions import Opinions
    from vademecum.viewer.window.paper import Paper

_SMALLEST = QSize(420, 360)
_FIRST_SIZE = QSize(1180, 780)
_SHARE_OF_SCREEN = 0.92
_DRAWN_INTO_PAGES = ("appearance.wrap_code", "reading.ask_helpful")
"""Settings that change how a page is rendered."""
_EMPTY_LINKS = {
    "open": "file.open",
    "open-bundle": "file.open-bundle",
    "retry": "file.refresh",
    "first-page": "file.first-page",
}
"""What the links of a pane without a page do."""


class Window(QMainWindow):
    """One window with one knowledge folder."""

    def __init__(self, parts: Parts, places: Paths | None = None) -> None:
        super().__init__()
        self.setObjectName("window")
        self.parts = parts
        self.places = places
        self.keeper = Keeper(places, parts.tasks, parts.settings, self)
        self.shelf = Shelf(
            parts.library, parts.tasks, lambda: self.keeper.session.recent, self.keeper.title, self
        )
        self.search = Search(parts.library, self.shelf, parts.tasks, parts.settings, self)
        self.watch = Watch(parts.tasks, self)
        self.actions_ = Actions(self, parts.appearance, parts.settings)
        self.header = Header(parts, self.actions_, self)
        self.side = SidePanel(parts, self.search, self)
        self.tabs = ArticleTabs(parts, self)
        self.outline = OutlinePanel(parts, self)
        self.status = StatusLine(self)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self._lay_out()
        panels = Panels(self.header.box, self.side, self.tabs, self.outline, self.status)
        self.reading = Reading(parts, panels, self.search, self.keeper, self)
        self.help = SelfHelp(self)
        self.folders = KnownFolders(self)
        self.way_back = WayBack(self)
        self.room = Room(self)
        self.side.show_section(section_of(self.keeper.word("list", "contents")))
        self.commander = Commander(self)
        self._connect()
        name_routes(self)
        self.keeper.watch(self, self.splitter, self.tabs, parts.library)
        if not self.keeper.restore_window():
            self.resize(_FIRST_SIZE.boundedTo(self.screen().availableSize() * _SHARE_OF_SCREEN))
        if not self.keeper.restore_splitter():
            self.room.first_sizes()
        self.tabs.set_zoom(parts.settings.number("appearance.zoom"))
        self._retitle()
        self.room.share()

    def _lay_out(self) -> None:
        self.setMinimumSize(_SMALLEST)
        self.setAcceptDrops(True)
        for number, panel in enumerate((self.side, self.tabs, self.outline)):
            self.splitter.addWidget(panel)
            self.splitter.setStretchFactor(number, 1 if panel is self.tabs else 0)
            self.splitter.setCollapsible(number, False)
        self.tabs.setMinimumWidth(280)
        self.splitter.setHandleWidth(4)
        self.splitter.setChildrenCollapsible(False)
        whole = QWidget(self)
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.status)
        self.setCentralWidget(whole)

    def _fit_text(self) -> None:
        """Follow another size or direction of the desktop's text."""
        self.parts.appearance.fit()
        self.room.widen_sides()
        self.room.share()

    def _connect(self) -> None:
        parts, tabs = self.parts, self.tabs
        tabs.zoomStepped.connect(self.commander.zoom)
        tabs.pictureAsked.connect(self._enlarge)
        tabs.said.connect(self.status.say)
        tabs.hinted.connect(self.status.hint)
        tabs.rated.connect(lambda pane, helpful: self.opinions.rate(pane, helpful=helpful))
        tabs.emptyChosen.connect(self._empty_chosen)
        tabs.menuAsked.connect(self._show_page_menu)
        tabs.tabMenuAsked.connect(self._show_tab_menu)
        self.status.cancelAsked.connect(parts.library.cancel)
        self.status.problemsAsked.connect(lambda: self.commander.run("help.problems"))
        self.status.modelAsked.connect(lambda: self.commander.show_settings(MODEL))
        self.search.model.changed.connect(lambda: self.status.show_model(self.search.model.status))
        self.reading.moved.connect(self._moved)
        self.splitter.splitterMoved.connect(lambda *_: self.keeper.changed())
        self.side.sectionShown.connect(lambda name: self.keeper.set_word("list", name))
        self.header.box.textChanged.connect(self._search_changed)
        self.side.results.hitChosen.connect(lambda *_: self.room.uncover())
        self.side.contents.chosen.connect(lambda *_: self.room.uncover())
        self.outline.headingChosen.connect(lambda _: self._to_page())
        self.outline.relatedChosen.connect(lambda *_: self._to_page())
        parts.library.opened.connect(self._start_watching)
        parts.library.stateChanged.connect(self._retitle)
        parts.settings.listen(self._setting_changed)
        self.watch.suspected.connect(parts.library.refresh)
        self._travel = TravelButtons(self)
        self._travel.back.connect(lambda: self.commander.run("go.back"))
        self._travel.forward.connect(lambda: self.commander.run("go.forward"))
        self.side.bookmarks.editAsked.connect(self._edit_bookmark)
        self.side.bookmarks.moveAsked.connect(self._move_bookmark)
        self.side.bookmarks.tagAsked.connect(self._rename_tag)
        self.header.folder.offer(lambda: self.keeper.session.recent, self.keeper.title)
        self.header.folder.chosen.connect(lambda folder: self.switch_to(Path(folder)))
        self.header.folder.forgotten.connect(self.folders.forget)
        self.side.results.folderForgotten.connect(self.folders.forget)
        self.reading.elsewhere.connect(self.way_back.leave)
        self.search.filtersChanged.connect(self._show_scope)
        self.header.set_menu(self.actions_.menu(self, self.folders.extend_menu))
        shortcut = QShortcut(QKeySequence("F10"), self)
        shortcut.activated.connect(self.header.menu_button.showMenu)

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

    def _show_scope(self) -> None:
        self.actions_.check("go.search-everywhere", self.search.filters.everywhere)

    def _start_watching(self) -> None:
        root, knowledge = self.parts.library.root, self.parts.library.knowledge
        library = self.parts.library
        if root is not None and knowledge is not None:
            # A folder that was away counts as changed: refreshing says that it is back.
            self.watch.start(root, lambda: not library.available or knowledge.looks_changed())

    def _moved(self) -> None:
        self.room.share()
        self._retitle()
        root, page = self.parts.library.root, self.tabs.current.page
        here = self.tabs.current.journey.here
        if (
            root is not None
            and page is not None
            and not page.missing
            and here is not None
            and not here.manual
        ):
            self.watch.read_page(root / page.path)

    def _retitle(self) -> None:
        page, folder = self.tabs.current.page, self.parts.library.title
        names = [name for name in (page.title if page is not None else "", folder) if name]
        self.header.folder.show_folder(folder, self.parts.library.key)
        self.setWindowTitle(" – ".join(dict.fromkeys(names)) or "Vademecum")

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

    def _search_changed(self, text: str) -> None:
        if text.strip():
            self._show_side()
        else:
            self.room.uncover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self.room.resized(event.oldSize().width())
        self.keeper.changed()

    # Events

    def _setting_changed(self, key: str, value: Value) -> None:
        if key == "appearance.zoom":
            self.tabs.set_zoom(float(value))
        elif key == "reading.show_problems":
            self.reading.count()
        elif key.startswith("search."):
            self.search.again()
        elif key in _DRAWN_INTO_PAGES:
            for pane in self.tabs.panes:
                pane.reload()
        elif key == "reading.caret":
            for pane in self.tabs.panes:
                set_caret(pane.view, bool(value))

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

    def _edit_bookmark(self, row: PlaceRow) -> None:
        self.bookmarking.edit(row)

    def _move_bookmark(self, row: PlaceRow, step: int) -> None:
        self.bookmarking.move(row, step)

    def _rename_tag(self, tag: str) -> None:
        self.bookmarking.rename_tag(tag)

    def _empty_chosen(self, name: str) -> None:
        self.commander.run(_EMPTY_LINKS[name])

    def _enlarge(self, picture: Picture) -> None:
        from vademecum.viewer.dialogs.picture import PictureDialog  # noqa: PLC0415  # after the window is painted

        PictureDialog(picture, self.parts.tasks, self).show()

    def _show_page_menu(self, pane: ArticlePane, spot: QPoint) -> None:
        from vademecum.viewer.window.page_menu import page_menu  # noqa: PLC0415  # after the window is painted

        page_menu(self, pane, spot).popup(pane.view.viewport().mapToGlobal(spot))

    def _show_tab_menu(self, number: int, spot: QPoint) -> None:
        from vademecum.viewer.window.page_menu import tab_menu  # noqa: PLC0415  # after the window is painted

        tab_menu(self, number).popup(self.tabs.bar.mapToGlobal(spot))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes along the layout."""
        return step_focus(self, forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, when nothing nearer wants it, clears the search, or takes away what lies over the page."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.header.box.text() and not self.room.covered_by("outline"):
            self.header.box.clear()
        else:
            self._to_page()

    def _to_page(self) -> None:
        """Go on reading when something lay over the page."""
        if self.room.uncover():
            self.tabs.current.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """The native window is there: extra mouse buttons travel from now on."""
        super().showEvent(event)
        self._travel.watch(self)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take folders and Markdown files."""
        if dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped; further folders join the list."""
        if dropped(event):
            event.acceptProposedAction()
            self.folders.take(dropped(event))

    def changeEvent(self, event: QEvent) -> None:
        """A window that becomes active looks for changes at once."""
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.watch.check()
            self.shelf.look_again()
        elif event.type() == QEvent.Type.LanguageChange:
            self.setLocale(QLocale())
            self.actions_.retranslate()
            self.folders.retranslate()
            self.reading.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            # Once what is in view has followed by itself.
            QTimer.singleShot(0, self, self._fit_text)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the session and stop all work."""
        self.keeper.save_now()
        self.watch.stop()
        self.search.model.close()
        super().closeEvent(event)
