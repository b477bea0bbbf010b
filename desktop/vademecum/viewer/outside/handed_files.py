"""Files and links that macOS hands over: they come as events, also while the window is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from vademecum.app.handed_over import place_of
from vademecum.app.page import parse_page_link
from vademecum.viewer.outside.raising import raise_window

if TYPE_CHECKING:
    from vademecum.viewer.window.window import Window


class Application(QApplication):
    """Tells what the system asks to open; other systems say it on the command line instead."""

    handedOver = Signal(str)
    """Path or address."""

    def event(self, event: QEvent) -> bool:
        """Take requests to open a file; all else is Qt's."""
        if isinstance(event, QFileOpenEvent):
            self.handedOver.emit(event.url().toString() or event.file())
            return True
        return bool(super().event(event))


class HandedFiles(QObject):
    """Opens in the window what is handed over."""

    def __init__(self, window: Window, app: Application) -> None:
        super().__init__(window)
        self._window = window
        app.handedOver.connect(self._later)

    def _later(self, named: str) -> None:
        # At the start the window has its own folder to open first.
        QTimer.singleShot(0, self, lambda: self._open(named))

    def _open(self, named: str) -> None:
        link = parse_page_link(named)
        if link is not None and self._window.parts.library.knowledge is not None:
            self._window.reading.follow_link(link)
        else:
            folder, page = place_of(named)
            if folder:
                self._window.switch_to(Path(folder), page=page)
        raise_window(self._window)
