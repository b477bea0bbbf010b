"""The search-or-ask box: everything about a search can be done without leaving it."""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFocusEvent, QIcon, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from vademecum.viewer.texts.words import tr

_BY_HAND = (
    Qt.FocusReason.MouseFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
)


class SearchBox(QLineEdit):
    """A line of text that steers the list of results.

    Up, Down, Page Up and Page Down move in the list, Enter opens or asks, Esc clears the
    text and then gives the focus back to the page. With `ask=False` it is only for searching.
    """

    moved = Signal(int)
    """Rows to move in the list of results, negative upwards."""
    entered = Signal(bool)
    """Enter was pressed; True when Ctrl asks for a new tab."""
    left = Signal()
    """Esc in the empty box: back to the page."""
    begun = Signal()
    """Somebody went to the box: they are about to search."""
    recallAsked = Signal()
    """Up or Down in the empty box: what was searched for before."""

    def __init__(self, parent: QWidget | None = None, *, ask: bool = True) -> None:
        super().__init__(parent)
        self._ask = ask
        self._ending = ""
        self._ending_colour = QColor()
        self.setObjectName("searchBox")
        self.setMaxLength(500)
        self._lens = QAction(self)
        self._clear = QAction(self)
        self._clear.triggered.connect(self.clear)
        self._clear.setVisible(False)
        self.addAction(self._lens, QLineEdit.ActionPosition.LeadingPosition)
        self.addAction(self._clear, QLineEdit.ActionPosition.TrailingPosition)
        self.textChanged.connect(lambda text: self._clear.setVisible(bool(text)))
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        if self._ask:
            self.setPlaceholderText(tr("Search or ask a question"))
            self.setAccessibleName(tr("Search or ask"))
            description = tr(
                "Results appear as you type. Up and Down choose one, Enter opens it or asks the question."
            )
        else:
            self.setPlaceholderText(tr("Search help"))
            self.setAccessibleName(tr("Search help"))
            description = tr("Results appear as you type. Up and Down choose one, Enter opens it.")
        self.setAccessibleDescription(description)
        self._clear.setText(tr("Clear"))
        self._clear.setToolTip(tr("Clear (Esc)"))

    def offer(self, whole: str, colour: QColor) -> None:
        """Show how the text may go on, after the cursor; Right takes it. Empty shows nothing."""
        typed = self.text()
        # A cursor in right-to-left text stands at its left: nothing is painted there.
        fits = bool(typed) and whole.casefold().startswith(typed.casefold()) and not _right_to_left(typed)
        ending = whole[len(typed) :] if fits else ""
        if ending != self._ending:
            self._ending, self._ending_colour = ending, colour
            self.update()

    @property
    def ending(self) -> str:
        """How the text may go on, where it is in view; empty when nothing is offered."""
        at_end = self.cursorPosition() == len(self.text()) and not self.hasSelectedText()
        return self._ending if at_end and self.hasFocus() else ""

    def set_icons(self, lens: QIcon, clear: QIcon) -> None:
        """Icons in the colours of the theme."""
        self._lens.setIcon(lens)
        self._clear.setIcon(clear)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell of a person's own way to the box, not of a window that comes back."""
        super().focusInEvent(event)
        if event.reason() in _BY_HAND:
            self.begun.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that belong to the list go there; the rest edits the text."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5}
        key = Qt.Key(event.key())
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and plain and not self.text():
            self.recallAsked.emit()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_End) and plain and self.ending:
            self.setText(self.text() + self.ending)
        elif key in steps and plain:
            self.moved.emit(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit(bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif key == Qt.Key.Key_Escape:
            if self.text():
                self.clear()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the offered ending behind the text."""
        super().paintEvent(event)
        ending = self.ending
        if not ending:
            return
        cursor = self.cursorRect()
        left = cursor.center().x() + 1
        room = self._clear_left() - left
        if room < self.fontMetrics().averageCharWidth() * 2:
            return
        painter = QPainter(self)
        painter.setPen(self._ending_colour)
        shown = self.fontMetrics().elidedText(ending, Qt.TextElideMode.ElideRight, room)
        base = cursor.center().y() + (self.fontMetrics().ascent() - self.fontMetrics().descent()) // 2 + 1
        painter.drawText(left, base, shown)
        painter.end()

    def _clear_left(self) -> int:
        """Left edge of the button that clears the text."""
        return self.width() - 2 * self.fontMetrics().height()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _right_to_left(text: str) -> bool:
    return any(bidirectional(letter) in ("R", "AL") for letter in text)
