"""The folders that a window knows: by which names, in which menu, and those dropped onto it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from vademecum.viewer.folders.dropping import is_folder
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.folder_button import add_folder
from vademecum.viewer.widgets.mnemonics import keep_underlined

if TYPE_CHECKING:
    from vademecum.viewer.window.frame import Frame, SwitchTo


class KnownFolders:
    """What one window opened, and what was open in others before."""

    def __init__(self, window: Frame, switch_to: SwitchTo) -> None:
        self._window, self._switch_to = window, switch_to
        self._menu: QMenu | None = None

    def named(self, folder: Path) -> Path:
        """The name under which this window knows the folder already, else its normal one."""
        return self._window.keeper.named(folder, self._window.shelf.names)

    def is_open(self, folder: Path) -> bool:
        """Whether a folder, by the name that this window knows it by, is open or being opened."""
        library = self._window.parts.library
        return library.root == folder and library.state in ("opening", "ready")

    def forget(self, folder: str) -> None:
        """Take a folder off all lists."""
        self._window.keeper.forget(folder)
        self._window.shelf.forget(folder)
        self._window.search.again()

    def take(self, places: list[Path]) -> None:
        """Open the first folder, bundle or page that was dropped; further folders join the list."""
        window = self._window
        for place in places[1:]:
            window.keeper.opened(str(self.named(place if is_folder(place) else place.parent)))
        first = places[0]
        folder, page = (first, "") if is_folder(first) else (first.parent, first.name)
        self._switch_to(folder, page=page)

    def extend_menu(self, name: str, menu: QMenu) -> None:
        """Put the recent folders into the menu of files."""
        if name == "file":
            recent = self._menu = QMenu(tr("Recent folders"), menu)
            recent.setToolTipsVisible(True)
            recent.aboutToShow.connect(lambda: self._fill(recent))
            keep_underlined(recent)
            menu.insertMenu(self._window.actions_["file.new-tab"], recent)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        if self._menu is not None:
            self._menu.setTitle(tr("Recent folders"))

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        keeper, open_one = self._window.keeper, self._window.parts.library.key
        for folder in keeper.session.recent:
            action = add_folder(menu, folder, keeper.title(folder))
            action.setCheckable(True)
            action.setChecked(folder == open_one)
            action.triggered.connect(lambda _=False, folder=folder: self._switch_to(Path(folder)))
        if menu.isEmpty():
            menu.addAction(tr("None yet")).setEnabled(False)
