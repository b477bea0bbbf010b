"""What a panel shows when it has nothing to list: why, and what to do about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from vademecum.viewer.widgets.link_button import LinkButton


class EmptyState(QWidget):
    """A heading, a sentence and links, calmly in the upper third."""

    chosen = Signal(str)
    """Name of the link that was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = QLabel(self)
        self._icon.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._icon.hide()
        self._title = QLabel(self)
        self._title.setObjectName("emptyTitle")
        self._text = QLabel(self)
        self._text.setObjectName("muted")
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._links = QVBoxLayout()
        self._links.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(8)
        column.addStretch(1)
        column.addWidget(self._icon)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addSpacing(4)
        column.addLayout(self._links)
        column.addStretch(3)

    def say(self, title: str, text: str = "", links: tuple[tuple[str, str], ...] = ()) -> None:
        """Show a heading and a sentence, with links as (name, label) below."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        while (item := self._links.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for name, label in links:
            button = LinkButton(label, self)
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            self._links.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)

    @property
    def title(self) -> str:
        """The heading shown."""
        return self._title.text()

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self._text.text()
