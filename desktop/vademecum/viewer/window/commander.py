"""Runs commands: one function per command id, and what must be there for it to be enabled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QTextEdit

from vademecum.app.commands import LANGUAGE_COMMANDS, Need
from vademecum.app.page import page_link
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.page.zoom import HIGH, LOW, STEP
from vademecum.viewer.texts.language import SETTING as LANGUAGE
from vademecum.viewer.texts.replies import trouble
from vademecum.viewer.texts.words import percent, tr
from vademecum.viewer.widgets.screen_fit import keep_on_screen

if TYPE_CHECKING:
    from vademecum.retrieval.result import Hit, SearchResult
    from vademecum.viewer.window.folder_window import FolderWindow

THEMES = {
    "view.theme-system": "system",
    "view.theme-light": "light",
    "view.theme-dark": "dark",
    "view.theme-high-contrast": "high_contrast",
}


CARET = "reading.caret"
AnyDialog = TypeVar("AnyDialog", bound=QDialog)


class Commander(QObject):
    """Connects the actions of a window with what they do."""

    def __init__(self, window: FolderWindow) -> None:
        super().__init__(window)
        self._window = window
        self._parts = window.parts
        self._actions = window.actions_
        self._run: dict[str, Callable[[], object]] = {
            **self._file(),
            **self._edit(),
            **self._view(),
            **self._go(),
        }
        self._actions.triggered.connect(self.run)
        results = window.side.results.list
        results.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        results.addAction(self._actions["help.why"])
        window.reading.moved.connect(self.refresh)
        window.room.changed.connect(self.refresh)
        self._parts.settings.listen(lambda _key, _value: self.refresh())
        self.refresh()

    @property
    def ids(self) -> frozenset[str]:
        """Ids of all commands that do something."""
        return frozenset(self._run)

    def run(self, id_: str) -> None:
        """Run a command; one that is not enabled does nothing."""
        if self._actions[id_].isEnabled():
            self._run[id_]()
        self.refresh()

    # What they do

    def _file(self) -> dict[str, Callable[[], object]]:
        window = self._window
        tabs = window.tabs
        return {
            "file.open": self._open_folder,
            "file.open-bundle": self._open_bundle,
            "file.switch": self._switch_folder,
            "file.first-page": self._first_page,
            "file.new-tab": self._new_tab,
            "file.close-tab": tabs.close_tab,
            "file.reopen-tab": tabs.reopen,
            "file.print": self._print,
            "file.export-pdf": self._export_pdf,
            "file.refresh": self._refresh,
            "file.export-answers": self._export_answers,
            "file.quit": window.close,
            "help.here": window.help.here,
            "help.manual": window.help.open_manual,
            "help.palette": self._palette,
            "help.shortcuts": self._shortcuts,
            "help.problems": self._problems,
            "help.why": self._why,
            "help.about": self._about,
            "bookmarks.toggle": window.reading.lists.toggle_bookmark,
            "bookmarks.edit": self._edit_bookmark,
            "bookmarks.undo": window.reading.lists.undo_removal,
            "bookmarks.export": self._export_bookmarks,
            "bookmarks.import": self._import_bookmarks,
        }

    def _edit(self) -> dict[str, Callable[[], object]]:
        return {
            "edit.copy": self._copy,
            "edit.select-all": self._select_all,
            "edit.copy-link": self._copy_link,
            "edit.find": self._find,
            "edit.find-next": lambda: self._find_again(1),
            "edit.find-previous": lambda: self._find_again(-1),
            "edit.forget-searches": self._forget_searches,
            "edit.settings": self._settings,
        }

    def _view(self) -> dict[str, Callable[[], object]]:
        window, settings = self._window, self._parts.settings

        def theme(value: str) -> Callable[[], object]:
            return lambda: settings.set("appearance.theme", value)

        def language(id_: str) -> Callable[[], object]:
            tag = id_.removeprefix("view.language-").replace("system", "")
            return lambda: settings.set(LANGUAGE, tag)

        themes = {id_: theme(value) for id_, value in THEMES.items()}
        languages = {id_: language(id_) for id_ in LANGUAGE_COMMANDS}
        return (
            themes
            | languages
            | {
                "view.zoom-in": lambda: self.zoom(1),
                "view.zoom-out": lambda: self.zoom(-1),
                "view.zoom-reset": lambda: settings.set("appearance.zoom", 1.0),
                "view.side": lambda: window.room.toggle("side"),
                "view.outline": lambda: window.room.toggle("outline"),
                "view.expand-contents": window.side.contents.expand,
                "view.collapse-contents": window.side.contents.collapse,
                "view.caret": lambda: settings.set(CARET, not settings.flag(CARET)),
                "view.full-screen": window.toggle_full_screen,
            }
        )

    def _go(self) -> dict[str, Callable[[], object]]:
        window = self._window
        tabs = window.tabs
        return {
            "go.back": self._back,
            "go.forward": self._forward,
            "go.home": window.reading.home,
            "go.search": self._to_search,
            "go.search-everywhere": self._search_everywhere,
            "go.previous-page": lambda: self._beside(-1),
            "go.next-page": lambda: self._beside(1),
            "go.next-tab": lambda: tabs.step(1),
            "go.previous-tab": lambda: tabs.step(-1),
            "go.contents": lambda: window.show_section("contents"),
            "go.index": lambda: window.show_section("index"),
            "go.bookmarks": lambda: window.show_section("bookmarks"),
            "go.history": lambda: window.show_section("history"),
            "go.page": self._to_page,
        }

    def zoom(self, steps: int) -> None:
        """Change the text size of all pages, and keep it."""
        settings = self._parts.settings
        zoom = round(settings.number("appearance.zoom") + steps * STEP, 2)
        settings.set("appearance.zoom", min(HIGH, max(LOW, zoom)))
        self._window.status.say(
            tr("Text size {percent}").format(percent=percent(settings.number("appearance.zoom")))
        )

    def _open_folder(self) -> None:
        start = str(self._parts.library.root or Path.home())
        chosen = QFileDialog.getExistingDirectory(self._window, tr("Open folder"), start)
        if chosen:
            self._window.switch_to(Path(chosen))

    def _open_bundle(self) -> None:
        start = str((self._parts.library.root or Path.home()).parent)
        chosen, _ = QFileDialog.getOpenFileName(self._window, tr("Open bundle"), start, "Vademecum (*.vade)")
        if chosen:
            self._window.switch_to(Path(chosen))

    def _switch_folder(self) -> None:
        if not self._window.shelf.others:
            self._window.status.say(tr("No other folder was open yet"))
        button = self._window.header.folder
        if button.isVisible():
            button.showMenu()
        else:
            self._window.header.menu_button.showMenu()

    def _refresh(self) -> None:
        self._parts.library.refresh()
        self._window.shelf.look_again()

    def _edit_bookmark(self) -> None:
        self._window.bookmarking.edit()

    def _export_bookmarks(self) -> None:
        self._window.bookmarking.export()

    def _import_bookmarks(self) -> None:
        self._window.bookmarking.import_()

    def _print(self) -> None:
        self._window.paper.print_page()

    def _export_pdf(self) -> None:
        self._window.paper.export_pdf()

    def _export_answers(self) -> None:
        self._window.opinions.export()

    def _new_tab(self) -> None:
        knowledge = self._parts.library.knowledge
        self._window.tabs.add_tab(Stop(knowledge.home) if knowledge is not None and knowledge.home else None)
        self._to_search()

    def _first_page(self) -> None:
        from vademecum.app.own_folder import write_first_page  # noqa: PLC0415  # with the first use
        from vademecum.knowledge.titles import readable  # noqa: PLC0415  # with the first use

        library, status = self._parts.library, self._window.status
        root = library.root
        if root is None:
            return
        title = readable(root.name)
        text = tr("This is the first page. Change it in any text editor: it is shown anew when you save it.")
        self._parts.tasks.run(
            "disk",
            "first-page",
            lambda _run: write_first_page(root, title, text),
            lambda _none: library.refresh(),
            failed=lambda error: status.say(trouble(error)),
        )

    def _select_all(self) -> None:
        self._window.tabs.current.view.selectAll()

    def _find(self) -> None:
        self._window.room.uncover()
        self._window.tabs.current.finder.open()

    def _find_again(self, step: int) -> None:
        self._window.room.uncover()
        self._window.tabs.current.finder.step(step)

    def _to_page(self) -> None:
        self._window.room.uncover()
        self._window.tabs.current.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _back(self) -> None:
        if self._window.way_back.can_go_back:
            self._window.way_back.back()
        else:
            self._window.tabs.current.back()

    def _forward(self) -> None:
        if self._window.way_back.can_go_forward:
            self._window.way_back.forward()
        else:
            self._window.tabs.current.forward()

    def _copy(self) -> None:
        focus = QApplication.focusWidget()
        copy = getattr(focus, "copy", None)
        if callable(copy) and not isinstance(focus, QTextEdit):
            copy()
        else:
            self._window.tabs.current.view.copy()

    def _forget_searches(self) -> None:
        self._window.reading.recall.forget_all()
        self._window.status.say(tr("Searches forgotten"))

    def _copy_link(self) -> None:
        pane = self._window.tabs.current
        here, root = pane.journey.here, pane.library.root
        if here is not None and root is not None:
            address = page_link(str(root), here.path, pane.view.places.linked())
            QGuiApplication.clipboard().setText(address)
            self._window.status.say(tr("Copied {address}").format(address=address))

    def _to_search(self) -> None:
        self._window.show_side_for_search()
        box = self._window.header.box
        box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        box.selectAll()

    def _search_everywhere(self) -> None:
        search = self._window.search
        search.search_everywhere(not search.filters.everywhere)
        self._to_search()

    def _beside(self, step: int) -> None:
        place = self._window.reading.beside(step)
        if place is not None:
            self._window.reading.open(Stop(place[0]))

    def _settings(self) -> None:
        self.show_settings()

    def show_settings(self, key: str = "") -> None:
        """Show the settings, with the focus on one of them."""
        from vademecum.viewer.dialogs.settings import SettingsDialog  # noqa: PLC0415  # after the window is painted

        window, parts = self._window, self._parts
        shown = self._show(
            SettingsDialog(parts.settings, window.search.model, parts.tasks, window), "/viewer/settings"
        )
        if key:
            shown.show_setting(key)

    def _about(self) -> None:
        from vademecum.viewer.dialogs.about import AboutDialog  # noqa: PLC0415  # after the window is painted

        self._show(AboutDialog(self._window.places, self._window), "/viewer/privacy")

    def _why(self) -> None:
        """Explain the chosen result, or the first."""
        results, search = self._window.side.results, self._window.search
        hit = results.current_hit or next(iter(search.hits), None)
        if hit is None:
            self._window.status.say(tr("Search for something first."))
        elif not search.explain(hit, self._show_why):
            self._window.status.say(tr("Reading the folder…"))

    def _show_why(self, found: SearchResult, hit: Hit) -> None:
        from vademecum.viewer.dialogs.why import WhyDialog  # noqa: PLC0415  # after the window is painted

        for other in self._window.findChildren(WhyDialog):
            other.close()  # about another result
        self._show(WhyDialog(found, hit, self._window.search.above(hit), self._window), "/viewer/search")

    def _palette(self) -> None:
        from vademecum.viewer.dialogs.palette import CommandPalette  # noqa: PLC0415  # after the window is painted

        palette = CommandPalette(self._parts, self._actions, self._window)
        palette.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        palette.chosen.connect(self.run)
        palette.open_over(self._window)

    def _shortcuts(self) -> None:
        from vademecum.viewer.dialogs.shortcuts import ShortcutsDialog  # noqa: PLC0415  # after the window is painted

        self._show(ShortcutsDialog(self._parts, self._window), "/viewer/shortcuts")

    def _problems(self) -> None:
        from vademecum.viewer.dialogs.lists import ProblemsDialog  # noqa: PLC0415  # after the window is painted

        library = self._parts.library
        if library.knowledge is not None:
            dialog = ProblemsDialog(self._parts, library.problems, self._window)
            dialog.pageChosen.connect(lambda path: self._window.reading.open(Stop(path)))
            self._show(dialog, "/viewer/problems")

    def _show(self, dialog: AnyDialog, route: str) -> AnyDialog:
        """Show a dialog beside the window, which stays usable; F1 in it explains it.

        Returns the one that is shown: an open one of its kind comes to the front instead.
        """
        for open_one in self._window.findChildren(type(dialog)):
            if open_one is not dialog and open_one.isVisible():
                open_one.raise_()
                open_one.activateWindow()
                dialog.deleteLater()
                return open_one
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shortcut = QShortcut(QKeySequence("F1"), dialog)
        shortcut.activated.connect(lambda: self._window.help.open_route(route))
        keep_on_screen(dialog)
        dialog.show()
        return dialog

    # What is enabled

    def refresh(self) -> None:
        """Enable and check the actions as things stand."""
        window, settings = self._window, self._parts.settings
        self._actions.enable(self._met)
        theme = settings.text("appearance.theme")
        for id_, value in THEMES.items():
            self._actions.check(id_, theme == value)
        self._actions.check("view.side", window.room.shown("side"))
        self._actions.check("view.outline", window.room.shown("outline"))
        self._actions.check("view.caret", settings.flag(CARET))
        self._actions.check("view.full-screen", window.isFullScreen())
        self._actions.check("go.search-everywhere", window.search.filters.everywhere)
        self._actions.check("bookmarks.toggle", window.reading.lists.bookmarked())

    def _met(self, need: Need) -> bool:
        pane, reading, library = self._window.tabs.current, self._window.reading, self._parts.library
        checks: dict[Need, Callable[[], bool]] = {
            "": lambda: True,
            "page": lambda: pane.page is not None,
            "back": lambda: pane.journey.can_go_back or self._window.way_back.can_go_back,
            "forward": lambda: pane.journey.can_go_forward or self._window.way_back.can_go_forward,
            "closed-tab": lambda: self._window.tabs.can_reopen,
            "removed-bookmark": lambda: reading.lists.can_undo,
            "tabs": lambda: self._window.tabs.bar.count() > 1,
            "next": lambda: reading.beside(1) is not None,
            "previous": lambda: reading.beside(-1) is not None,
            "home": lambda: library.has_home,
            "folder": lambda: library.source is not None,
            "folders": lambda: bool(self._window.shelf.others) or self._window.search.filters.everywhere,
            "no-page-yet": lambda: library.can_begin,
            "selection": lambda: True,
        }
        return checks[need]()
