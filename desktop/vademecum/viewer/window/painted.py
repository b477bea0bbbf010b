"""Tells when a page that was asked for is on the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from shiboken6 import isValid

from vademecum.viewer.panels.article import ArticlePane

LIMIT_MS = 2000
"""A window that is minimised or hidden behind another desktop paints nothing: then the wait ends."""


class FirstPaint(QObject):
    """Watches one pane until it has painted a page; to be made before the page is opened.

    An empty `path` stands for whatever page comes next.
    """

    ended = Signal(bool)
    """Whether the page was painted in time; sent once, from a later turn of the event loop."""

    def __init__(self, pane: ArticlePane, path: str, parent: QObject) -> None:
        super().__init__(parent)
        self._pane, self._path = pane, path
        self._shown = self._over = False
        pane.pageShown.connect(self._page_shown)
        pane.view.viewport().installEventFilter(self)
        QTimer.singleShot(LIMIT_MS, self, self._too_late)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The filter comes before the painting; what is timed comes after it."""
        del watched
        if self._shown and event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self._painted)
        return False

    def _page_shown(self) -> None:
        page = self._pane.page
        if page is not None and self._path in ("", page.path):
            self._shown = True
            # A page that is there already, at the same place, would not be painted again.
            self._pane.view.viewport().update()

    def _painted(self) -> None:
        self._end(True)

    def _too_late(self) -> None:
        self._end(False)

    def _end(self, painted: bool) -> None:
        if self._over:
            return
        self._over = True
        if isValid(self._pane):
            self._pane.pageShown.disconnect(self._page_shown)
            self._pane.view.viewport().removeEventFilter(self)
        self.deleteLater()
        self.ended.emit(painted)
