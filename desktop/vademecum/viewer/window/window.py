"""The window as it is used: its commands, and what happens to it as a whole."""

from __future__ import annotations

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

from vademecum.app.paths import Paths
from vademecum.app.settings import Value
from vademecum.viewer.folders.dropping import dropped
from vademecum.viewer.folders.local_model import SETTING as MODEL
from vademecum.viewer.models.places import PlaceRow
from vademecum.viewer.page.caret import set_caret
from vademecum.viewer.page.images import Picture
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.panels.side import section_of
from vademecum.viewer.widgets.focus_order import step_focus
from vademecum.viewer.widgets.travel_buttons import TravelButtons
from vademecum.viewer.window.commander import Commander
from vademecum.viewer.window.folder_window import FolderWindow
from vademecum.viewer.window.routes import name_routes

if TYPE_CHECKING:
    from vademecum.viewer.panels.article import ArticlePane

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


class Window(FolderWindow):
    """The window as it is used: its commands, and what happens in it."""

    def __init__(self, parts: Parts, places: Paths | None = None) -> None:
        super().__init__(parts, places)
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

    def _show_scope(self) -> None:
        self.actions_.check("go.search-everywhere", self.search.filters.everywhere)

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
