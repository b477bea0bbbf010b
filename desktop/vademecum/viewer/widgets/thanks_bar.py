"""A quiet thank-you below the page, with room for a word."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QWidget

from vademecum.app.feedback import COMMENT_LIMIT
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import tr


class ThanksBar(QFrame):
    """Made when somebody answers for the first time; Esc or a word takes it away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.said = QLabel(self)
        self.said.setObjectName("muted")
        self.field = QLineEdit(self)
        self.field.setMaxLength(COMMENT_LIMIT)
        self.field.installEventFilter(self)
        self.done = QPushButton(self)
        self.done.clicked.connect(self._finish)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 12, 6)
        row.setSpacing(10)
        row.addWidget(self.said)
        row.addWidget(self.field, 1)
        row.addWidget(self.done)
        self._helpful = True
        self._then: Callable[[str], None] = lambda _text: None
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.said.setText(tr("Thank you. This stays on your computer."))
        what = tr("What helped? (optional)") if self._helpful else tr("What was missing? (optional)")
        self.field.setPlaceholderText(what)
        self.field.setAccessibleName(what)
        self.done.setText(tr("Done"))

    def thank(self, then: Callable[[str], None], *, helpful: bool) -> None:
        """Show it, empty, after an answer; `then` gets a word on the page, or nothing, when it goes."""
        self._helpful, self._then = helpful, then
        self.field.clear()
        self.retranslate()
        self.show()
        announce(self.said, self.said.text())

    def _finish(self) -> None:
        self.hide()
        self._then(self.field.text().strip())

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Enter keeps the word, Esc leaves without."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._finish()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.field.clear()
                self._finish()
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
