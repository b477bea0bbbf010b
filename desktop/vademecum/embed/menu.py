"""The Help menu of the host's main windows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar, QWhatsThis
from shiboken6 import isValid

from vademecum.embed.holding import hold
from vademecum.viewer.texts.words import noop, tr_data

if TYPE_CHECKING:
    from vademecum.embed.desk import Desk

_MARK = "vademecumHelpMenu"
"""Object name of our menu, and property of a main window that has our entries."""
_TITLES = frozenset(("help", "?", "hilfe", "ayuda", "ヘルプ", "справка", "помощь"))
"""Titles of Help menus: a host's own may be in another language than ours."""
_NAMES = ("help", "helpmenu", "menuhelp", "menu_help", "menu-help")


class HelpMenu(QObject):
    """Adds entries to a main window's own Help menu, or gives it one."""

    hereAsked = Signal()
    searchAsked = Signal()
    homeAsked = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._added: list[QAction] = []
        self._titled: list[tuple[QAction, str, str]] = []
        """Each action of ours with its English text and what stands in the shortcut column."""
        desk.languageChanged.connect(self.retranslate)
        self._windows: list[QMainWindow] = []

    def add_to(self, window: QMainWindow) -> None:
        """Add the entries once; a window whose menu bar is something else is left alone."""
        widget = hold(window.menuWidget())
        if window.property(_MARK) or (widget is not None and not isinstance(widget, QMenuBar)):
            return
        if self._desk.keys.is_ours(window):
            return
        window.setProperty(_MARK, True)
        bar = hold(window.menuBar())
        menu = _existing(bar)
        if menu is None:
            menu = bar.addMenu("")
            menu.setObjectName(_MARK)
            self._titled.append((menu.menuAction(), noop("&Help"), ""))
        first = menu.actions()[0] if menu.actions() else None
        entries = self._entries(menu)
        self._windows.append(window)
        self._added += entries
        if first is None:
            menu.addActions(entries)
            return
        menu.insertActions(first, entries)
        self._added.append(menu.insertSeparator(first))

    def remove(self) -> None:
        """Take the entries away again, and the menus that hold nothing else."""
        for action in self._added:
            menu = action.parent() if isValid(action) else None
            if isValid(action):
                action.deleteLater()
            if isinstance(menu, QMenu) and menu.objectName() == _MARK:
                menu.menuAction().setVisible(False)
                menu.deleteLater()
        for window in self._windows:
            if isValid(window):
                window.setProperty(_MARK, None)
        self._added, self._windows, self._titled = [], [], []

    def retranslate(self) -> None:
        """Take texts in the language in force."""
        for action, text, keys in self._titled:
            if isValid(action):
                action.setText(tr_data(text) + keys)

    def _entries(self, menu: QMenu) -> list[QAction]:
        entries = []
        for text, keys, run in (
            (noop("Help on this screen"), "F1", self.hereAsked),
            (noop("What is this?"), "Shift+F1", QWhatsThis.enterWhatsThisMode),
            (noop("Search help…"), "", self.searchAsked),
            (noop("Help home"), "", self.homeAsked),
        ):
            action = QAction(menu)
            action.triggered.connect(run)
            # The tab puts the keys in the shortcut column without claiming them for us.
            self._titled.append((action, text, f"\t{_native(keys)}" if keys else ""))
            entries.append(action)
        self.retranslate()
        return entries


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _existing(bar: QMenuBar) -> QMenu | None:
    for action in map(hold, bar.actions()):
        menu = hold(action.menu())
        if not isinstance(menu, QMenu):
            continue
        title = menu.title().replace("&", "").strip().casefold()
        if title in _TITLES or menu.objectName().casefold() in _NAMES:
            return menu
    return None
