"""A bar at the edge of a page or a row of tabs that says: the keyboard works here."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

_WIDTH = 3
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class FocusBar(QWidget):
    """Shown while `owner` has the focus and got it by keyboard; who clicks a page knows where they are.

    It lies over the page instead of being painted with it: scrolling moves what is painted.
    """

    def __init__(self, owner: QWidget, edge: Literal["leading", "top"] = "leading") -> None:
        super().__init__(owner)
        self._edge = edge
        self.setObjectName("focusBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._owner = owner
        owner.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow focus and size of the owner."""
        if watched is self._owner:
            kind = event.type()
            if kind == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
                if event.reason() in _BY_KEYBOARD:
                    self._place()
                    self.show()
                    self.raise_()
            elif kind in (QEvent.Type.FocusOut, QEvent.Type.MouseButtonPress):
                self.hide()
            elif kind in (QEvent.Type.Resize, QEvent.Type.LayoutDirectionChange):
                self._place()
        return False

    def _place(self) -> None:
        if self._edge == "top":
            self.setGeometry(0, 0, self._owner.width(), _WIDTH)
            return
        mirrored = self._owner.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = self._owner.width() - _WIDTH if mirrored else 0
        self.setGeometry(left, 0, _WIDTH, self._owner.height())
