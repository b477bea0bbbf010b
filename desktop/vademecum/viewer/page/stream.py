"""Appends the parts of a long page one after the other, between the events of the window."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser

from vademecum.viewer.page.pieces import Part

_SLICE_S = 0.012
"""Parts are appended for this long, then events are handled: a frame has 16 ms."""
_BETWEEN_MS = 4
_SEAM = "\u2060"
"""The first paragraph of inserted HTML melts into the last of the document and gives its shape away.
So each part begins with this sign in a paragraph of its own, which is deleted again."""


class PageStream(QObject):
    """The parts that are still to come."""

    grew = Signal(int, object)
    """A part was appended: position in the document where it begins, and the `Part`."""
    finished = Signal()

    def __init__(self, view: QTextBrowser) -> None:
        super().__init__(view)
        self._view = view
        self._parts: list[Part] = []
        self._dress: Callable[[Part], str] = _bare
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_BETWEEN_MS)
        self._timer.timeout.connect(self._go_on)

    @property
    def active(self) -> bool:
        """Whether parts are missing still."""
        return bool(self._parts)

    def start(self, parts: Sequence[Part], dress: Callable[[Part], str]) -> None:
        """Append `parts` to the document shown now; `dress` makes a page of a part."""
        self._parts = list(reversed(parts))
        self._dress = dress
        if self._parts:
            self._timer.start()

    def hurry(self, there: Callable[[], bool]) -> None:
        """Append parts at once, until `there` is true or none are left."""
        while self._parts and not there():
            self._append(self._parts.pop())
        if not self._parts and self._timer.isActive():
            self._timer.stop()
            self.finished.emit()

    def stop(self) -> None:
        """Forget what was to come."""
        self._parts = []
        self._timer.stop()

    def _go_on(self) -> None:
        end = time.monotonic() + _SLICE_S
        while self._parts:
            self._append(self._parts.pop())
            if time.monotonic() >= end:
                break
        if self._parts:
            self._timer.start()
        else:
            self.finished.emit()

    def _append(self, part: Part) -> None:
        document = self._view.document()
        cursor = QTextCursor(document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        seam = cursor.position()
        cursor.beginEditBlock()
        cursor.insertHtml(self._dress(replace(part, html=f"<p>{_SEAM}</p>{part.html}")))
        cursor.setPosition(seam)
        cursor.deleteChar()
        if part.continues:
            _close_gap(cursor)
        cursor.endEditBlock()
        self.grew.emit(seam, part)


def _bare(part: Part) -> str:
    return part.html


def _close_gap(cursor: QTextCursor) -> None:
    """The empty line that Qt puts between two tables, where there was one table before."""
    shape = QTextBlockFormat()
    shape.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    cursor.setBlockFormat(shape)
    letters = QTextCharFormat()
    letters.setFontPointSize(1)
    cursor.setBlockCharFormat(letters)
