"""Find in page: words, how many there are, and which one the reader is at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QToolButton, QWidget

from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import number, tr

_WIDEST = 320
_LEAST_CHARACTERS = 12
"""Of the words that are in view in the narrowest pane."""


class FindBar(QFrame):
    """The bar below the page; it reports what is wanted and shows what it is told."""

    changed = Signal(str, bool)
    """Words to find, and whether case matters."""
    stepped = Signal(int)
    """1 for the next match, -1 for the one before."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findBar")
        self.field = QLineEdit(self)
        self.field.setMaximumWidth(_WIDEST)
        self.field.setMinimumWidth(self.fontMetrics().averageCharWidth() * _LEAST_CHARACTERS)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.field.installEventFilter(self)
        self.count = QLabel(self)
        self.count.setObjectName("muted")
        self.case = QToolButton(self)
        self.case.setCheckable(True)
        self.case.setText("Aa")
        self.before, self.after, self.close_button = (QToolButton(self) for _ in range(3))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(6)
        # The stretch takes over where the field has all that it may have.
        row.addWidget(self.field, 100)
        for control in (self.before, self.after, self.case, self.count):
            row.addWidget(control)
        row.addStretch(1)
        row.addWidget(self.close_button)
        self.field.textChanged.connect(self._changed)
        self.case.toggled.connect(self._changed)
        self.before.clicked.connect(lambda: self.stepped.emit(-1))
        self.after.clicked.connect(lambda: self.stepped.emit(1))
        self.close_button.clicked.connect(self.closed)
        self._shown = (-1, 0, False)
        """Current match, how many there are, and whether there may be more."""
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setAccessibleName(tr("Find in page"))
        self.field.setPlaceholderText(tr("Find in page"))
        for control, name in (
            (self.field, tr("Words to find in this page")),
            (self.case, tr("Match case")),
            (self.before, tr("Match before")),
            (self.after, tr("Next match")),
            (self.close_button, tr("Close the find bar")),
        ):
            control.setAccessibleName(name)
            control.setToolTip(name)
        current, total, capped = self._shown
        self.show_count(current, total, capped=capped)

    def open(self, text: str = "") -> None:
        """Show the bar and put the caret into it; `text` replaces what was typed before."""
        self.show()
        if text and text != self.field.text():
            self.field.setText(text)
        else:
            self._changed()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def show_count(self, current: int, total: int, *, capped: bool = False) -> None:
        """Say which match the reader is at: `current` from 0, -1 when there is none."""
        self._shown = (current, total, capped)
        if not self.field.text().strip():
            text = ""
        elif total == 0:
            text = tr("Not on this page")
        else:
            all_ = number(total)
            most = tr("more than {total}").format(total=all_) if capped else all_
            text = tr("{current} of {total}").format(current=number(current + 1), total=most)
        if text != self.count.text():
            announce(self.count, text)
        self.count.setText(text)
        for button in (self.before, self.after):
            button.setEnabled(total > 0)

    def _changed(self) -> None:
        self.changed.emit(self.field.text(), self.case.isChecked())

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Enter and Esc in the field."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.closed.emit()
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
