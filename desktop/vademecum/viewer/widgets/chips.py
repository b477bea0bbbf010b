"""Chips: small switches in a row that narrow what a list shows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from vademecum.viewer.widgets.flow import FlowLayout
from vademecum.viewer.widgets.mnemonics import keep_underlined

_WIDEST = 26
"""Characters of a chip before it is shortened."""


class Chip(QToolButton):
    """One switch; shortened names are told in full by tooltip and screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chip")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)

    def say(self, text: str, description: str = "") -> None:
        """Name it."""
        room = self.fontMetrics().averageCharWidth() * _WIDEST
        short = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        self.setText(short.replace("&", "&&"))
        self.setAccessibleName(text)
        self.setToolTip(description or text)
        self.setAccessibleDescription(description)


class ChoiceChip(Chip):
    """A switch with more than two positions: a menu; checked while it is not at the first."""

    picked = Signal(str)
    """Name of the choice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("choiceChip")  # with an arrow: it opens a menu
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self)
        keep_underlined(self._menu)
        self.setMenu(self._menu)

    def offer(self, choices: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer choices as (name, label) with one of them chosen."""
        self._menu.clear()
        group = QActionGroup(self._menu)
        for name, label in choices:
            action = self._menu.addAction(label)
            action.setCheckable(True)
            action.setChecked(name == chosen)
            group.addAction(action)
            action.triggered.connect(lambda _=False, name=name: self.picked.emit(name))
        self.setChecked(bool(choices) and chosen != choices[0][0])

    def nextCheckState(self) -> None:
        """A press only opens the menu."""


class Chips(QWidget):
    """The row, which takes further lines when it must."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = FlowLayout(self)
        self.setSizePolicy(policy())


def policy() -> QSizePolicy:
    """As high as its lines."""
    made = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    made.setHeightForWidth(True)
    return made
