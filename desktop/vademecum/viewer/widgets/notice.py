"""A line across the page that tells or asks something without taking the page away."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from vademecum.app.page.breaks import soften
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import tr

_LEFT, _RIGHT, _SPACING = 16, 12, 10
_LONGEST_RUN = 24
"""Characters without a space that stay in one line."""
_READABLE = 44
"""Characters of a sentence side by side that can be read without effort."""


class Notice(QFrame):
    """A sentence with up to three buttons; Esc or its cross takes it away."""

    answered = Signal(str)
    """Name of the button that was pressed; empty when it was only closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._text = ""
        self._left = _LEFT
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.setSpacing(6)
        self.close_button = QToolButton(self)
        self.close_button.clicked.connect(lambda: self._answer(""))
        self._inside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._inside.setSpacing(_SPACING)
        self._inside.addWidget(self._label, 1)
        self._inside.addLayout(self._buttons)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(_LEFT, 8, _RIGHT, 8)
        row.setSpacing(_SPACING)
        row.addLayout(self._inside, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, text: str, buttons: tuple[tuple[str, str], ...] = ()) -> None:
        """Show `text` with buttons as (name, label); what was shown before is replaced."""
        self.close_button.setAccessibleName(tr("Close this message"))
        self.close_button.setToolTip(tr("Close"))
        self._label.setText(soften(text, _LONGEST_RUN))
        self._label.setAccessibleName(text)
        self._text = text
        while (item := self._buttons.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for name, label in buttons:
            button = QPushButton(label, self)
            button.clicked.connect(lambda _=False, name=name: self._answer(name))
            self._buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        # Without it a row that has no button would be as narrow as nothing, and the sentence with it.
        self._buttons.addStretch(1)
        self._share_room()
        self.show()
        announce(self._label, text, urgent=bool(buttons))

    def begin_at(self, left: int) -> None:
        """Let the sentence begin `left` pixels from the leading edge: where the text below it does."""
        self._left = left
        self._share_room()

    def _share_room(self) -> None:
        """Buttons beside the sentence, or below it where it would be squeezed."""
        wanted = sum(
            item.sizeHint().width() + self._buttons.spacing()
            for item in map(self._buttons.itemAt, range(self._buttons.count()))
            if item is not None
        )
        # A narrow pane has better use for its room than to keep sentence and text in one line.
        left = self._left if wanted <= self._room(self._left) else _LEFT
        if self._row.contentsMargins().left() != left:
            self._row.setContentsMargins(left, 8, _RIGHT, 8)
        room = self._room(left)
        beside = room - wanted >= self.fontMetrics().averageCharWidth() * _READABLE
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if direction != self._inside.direction():
            self._inside.setDirection(direction)
        below = QBoxLayout.Direction.TopToBottom
        stacked = below if wanted > room else QBoxLayout.Direction.LeftToRight
        if stacked != self._buttons.direction():
            self._buttons.setDirection(stacked)

    def _room(self, left: int) -> int:
        """Width for sentence and buttons."""
        inside = self.contentsRect().width() - left - _RIGHT
        return inside - self.close_button.sizeHint().width() - _SPACING

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._share_room()

    @property
    def text(self) -> str:
        """What it says; empty when it is hidden."""
        return self._text if not self.isHidden() else ""

    def press(self, name: str) -> None:
        """Answer as if the button `name` had been pressed."""
        self._answer(name)

    def _answer(self, name: str) -> None:
        self.hide()
        self.answered.emit(name)
