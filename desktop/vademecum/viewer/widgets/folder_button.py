"""The open folder's name in the header; its menu switches to another one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from vademecum.viewer.texts.words import one_line, tr
from vademecum.viewer.widgets.mnemonics import keep_underlined, underline_menu

_WIDEST = 22
"""Characters of the name before it is shortened."""
_PATH_WIDEST = 46


class FolderButton(QToolButton):
    """Lists the folders that were open, newest first, and what opens further ones."""

    chosen = Signal(str)
    """Folder or bundle to open."""
    forgotten = Signal(str)
    """Folder or bundle to take off the list."""

    def __init__(self, more: tuple[QAction, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("folder")
        self._more = more
        self._name = ""
        self._here = ""
        self._recent: Callable[[], tuple[str, ...]] = lambda: ()
        self._title: Callable[[str], str] = lambda folder: Path(folder).name
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(lambda: self._fill(menu))
        keep_underlined(menu)
        self.setMenu(menu)
        self.retranslate()

    def offer(self, recent: Callable[[], tuple[str, ...]], title: Callable[[str], str]) -> None:
        """Say where folders and their titles come from; both are asked each time the menu opens."""
        self._recent, self._title = recent, title

    @property
    def widest(self) -> int:
        """Pixels that the longest name takes."""
        metrics = self.fontMetrics()
        around = self.sizeHint().width() - metrics.horizontalAdvance(self.text().replace("&&", "&"))
        return around + metrics.averageCharWidth() * _WIDEST

    def show_folder(self, name: str, path: str) -> None:
        """Another folder is open."""
        self._name, self._here = name, path
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        room = self.fontMetrics().averageCharWidth() * _WIDEST
        short = self.fontMetrics().elidedText(one_line(self._name), Qt.TextElideMode.ElideRight, room)
        self.setText(short.replace("&", "&&"))
        named = tr("Folder: {title}").format(title=self._name) if self._name else tr("Folder")
        self.setAccessibleName(named)
        self.setToolTip("\n".join(filter(None, (self._here, tr("Switch to another folder")))))

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        recent = self._recent()
        for folder in recent:
            action = self._add(menu, folder, self.chosen)
            action.setCheckable(True)
            action.setChecked(folder == self._here)
        if not any(folder != self._here for folder in recent):
            menu.addAction(tr("No other folder was open yet")).setEnabled(False)
        menu.addSeparator()
        menu.addActions(self._more)
        others = [folder for folder in recent if folder != self._here]
        if others:
            forget = menu.addMenu(tr("Take off this list"))
            forget.setToolTipsVisible(True)
            for folder in others:
                self._add(forget, folder, self.forgotten)
            underline_menu(forget)

    def _add(self, menu: QMenu, folder: str, signal: SignalInstance) -> QAction:
        action = add_folder(menu, folder, self._title(folder))
        action.triggered.connect(lambda: signal.emit(folder))
        return action

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def add_folder(menu: QMenu, folder: str, title: str) -> QAction:
    """Add a folder to a menu: its title, and where it lies."""
    metrics = menu.fontMetrics()
    room = metrics.averageCharWidth() * _PATH_WIDEST
    where = metrics.elidedText(one_line(folder), Qt.TextElideMode.ElideMiddle, room)
    # What follows a tab stands in the menu's column for shortcuts.
    action = menu.addAction(f"{one_line(title)}\t{where}".replace("&", "&&"))
    action.setToolTip(folder)
    return action
