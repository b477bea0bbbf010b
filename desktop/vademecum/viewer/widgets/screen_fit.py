"""Windows of ours within the screen, wherever the one lies that they open beside."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

_PLACED_MS = 250
"""By then a window manager has placed a new window and given it a frame."""


class _Fitting(QObject):
    """Fits a window each time that it is shown; afterwards it is the user's to move."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the window manager, whose place may not be ours."""
        if watched is self._window and event.type() == QEvent.Type.Show and not event.spontaneous():
            for delay_ms in (0, _PLACED_MS):
                QTimer.singleShot(delay_ms, self, self._fit)
        return False

    def _fit(self) -> None:
        if self._window.isVisible() and self._window.isWindow():
            fit(self._window)


def keep_on_screen(window: QWidget) -> None:
    """Fit this window into its screen whenever it is shown."""
    _Fitting(window)


def fit(window: QWidget) -> None:
    """Make a window no larger than the room that its screen leaves, and move all of it there."""
    if window.isMaximized() or window.isFullScreen() or window.isMinimized():
        return
    room = window.screen().availableGeometry()
    frame = window.frameGeometry()
    around = QSize(frame.width() - window.width(), frame.height() - window.height())
    size = window.size().boundedTo(room.size() - around)
    if size != window.size():
        window.resize(size)
    whole = window.size() + around
    left = max(room.left(), min(frame.left(), room.left() + room.width() - whole.width()))
    top = max(room.top(), min(frame.top(), room.top() + room.height() - whole.height()))
    if (left, top) != (frame.left(), frame.top()):
        window.move(left, top)
