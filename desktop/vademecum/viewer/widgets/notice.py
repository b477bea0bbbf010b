"""A line across the page that tells or asks something without taking the page away."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from vademecum.viewer.words import tr


class Notice(QFrame):
    """A sentence with up to three buttons; Esc or its cross takes it away."""

    answered = Signal(str)
    """Name of the button that was pressed; empty when it was only closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        self.close_button = QToolButton(self)
        self.close_button.clicked.connect(lambda: self._answer(""))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(10)
        row.addWidget(self._label, 1)
        row.addLayout(self._buttons)
        row.addWidget(self.close_button)
        self.hide()

    def say(self, text: str, buttons: tuple[tuple[str, str], ...] = ()) -> None:
        """Show `text` with buttons as (name, label); what was shown before is replaced."""
        self.close_button.setAccessibleName(tr("Close this message"))
        self.close_button.setToolTip(tr("Close"))
        self._label.setText(text)
        self._label.setAccessibleName(text)
        while (item := self._buttons.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for name, label in buttons:
            button = QPushButton(label, self)
            button.clicked.connect(lambda _=False, name=name: self._answer(name))
            self._buttons.addWidget(button)
        self.show()

    @property
    def text(self) -> str:
        """What it says; empty when it is hidden."""
        return self._label.text() if not self.isHidden() else ""

    def press(self, name: str) -> None:
        """Answer as if the button `name` had been pressed."""
        self._answer(name)

    def _answer(self, name: str) -> None:
        self.hide()
        self.answered.emit(name)
