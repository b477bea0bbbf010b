"""Windows beside windows: one that opens where another of this user stands, moves aside."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QWidget

_STEP_PX = 32
_MOST = 8
"""Windows that are told apart; a further one stands over the first again."""


class Cascade:
    """The number of this window among those that are open, held as long as it lives."""

    def __init__(self, folder: Path) -> None:
        """`folder` is where this user's state lies; read-only, every window is the first."""
        self.number = 0
        self._lock: QLockFile | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return
        for number in range(_MOST):
            lock = QLockFile(str(folder / f"window-{number}.lock"))
            # However long a window is open; that of a process which has died is taken over.
            lock.setStaleLockTime(0)
            if lock.tryLock(0):
                self.number, self._lock = number, lock
                return
            if lock.error() != QLockFile.LockError.LockFailedError:
                return

    def move_aside(self, window: QWidget) -> None:
        """Move a window that stands where the last one stood by its number of steps, within the screen."""
        if not self.number or window.isMaximized() or window.isFullScreen():
            return
        step = self.number * _STEP_PX
        room = window.screen().availableGeometry()
        place = window.geometry()
        # Where there is no room on either side it becomes smaller.
        back_across = place.right() + step > room.right() and place.left() - step >= room.left()
        back_down = place.bottom() + step > room.bottom() and place.top() - step >= room.top()
        across, down = -step if back_across else step, -step if back_down else step
        window.setGeometry(place.translated(across, down) & room)
