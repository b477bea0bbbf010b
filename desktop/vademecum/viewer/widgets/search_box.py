"""The search-or-ask box: everything about a search can be done without leaving it."""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QStyle, QToolButton, QWidget

from vademecum.app.theme import contrast
from vademecum.viewer.texts.words import tr

_ICON_SHARE = 0.85
"""Size of lens and cross as a share of the text's height: 16 pixels beside text of ordinary size."""
_BESIDE, _GAP = 10, 8
"""Pixels from the edge of the box to an icon, and from an icon to the text."""
_TOLD_APART = 1.5
"""Contrast from which two texts are told apart by their colours alone."""

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
        self._whole = ""
        """What the text may become."""
        self._ending_colour = QColor()
        self._declined = False
        """Whether nothing is offered until the text changes."""
        self.setObjectName("searchBox")
        self.setMaxLength(500)
        self._lens = QIcon()
        self.clear_button = QToolButton(self)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Esc does the same
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.clicked.connect(self.clear)
        self.clear_button.hide()
        self.textChanged.connect(self._text_changed)
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
        self.clear_button.setAccessibleName(tr("Clear"))
        self.clear_button.setToolTip(tr("Clear (Esc)"))

    def offer(self, whole: str, colour: QColor) -> None:
        """Show how the text may go on, after the cursor; Right takes it. Empty shows nothing."""
        if (whole, colour) != (self._whole, self._ending_colour):
            self._whole, self._ending_colour = whole, colour
            self.update()

    def decline(self) -> None:
        """Offer nothing until the text changes: what was searched for has been found."""
        self._declined = True
        self.update()

    def _text_changed(self, text: str) -> None:
        self._declined = False
        self.clear_button.setVisible(bool(text))

    @property
    def ending(self) -> str:
        """How the text may go on, where it is in view; empty when nothing is offered."""
        typed = self.text()
        at_end = self.cursorPosition() == len(typed) and not self.hasSelectedText()
        # A cursor in right-to-left text stands at its left: nothing is painted there.
        fits = (
            bool(typed) and self._whole.casefold().startswith(typed.casefold()) and not _right_to_left(typed)
        )
        return self._whole[len(typed) :] if fits and at_end and self.hasFocus() and not self._declined else ""

    def set_icons(self, lens: QIcon, clear: QIcon) -> None:
        """Icons in the colours of the theme."""
        self._lens = lens
        self.clear_button.setIcon(clear)
        self.update()

    def _icon_size(self) -> int:
        """Pixels of lens and cross, which grow with the text."""
        return round(QFontMetrics(self.font()).height() * _ICON_SHARE)

    def _lens_area(self) -> QRect:
        size = self._icon_size()
        area = QRect(_BESIDE, (self.height() - size) // 2, size, size)
        return QStyle.visualRect(self.layoutDirection(), self.rect(), area)

    def _fit_icons(self) -> None:
        """Put the cross at its end, and keep the text off both icons."""
        size = self._icon_size()
        margin = size + _GAP
        if self.textMargins().left() != margin:
            self.setTextMargins(margin, 0, margin, 0)
        self.clear_button.setIconSize(QSize(size, size))
        side = size + _GAP
        area = QRect(self.width() - side - _BESIDE + _GAP // 2, (self.height() - side) // 2, side, side)
        self.clear_button.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), area))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the icons in their places."""
        super().resizeEvent(event)
        self._fit_icons()

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
        """Paint the lens, and the offered ending behind the text."""
        super().paintEvent(event)
        painter = QPainter(self)
        self._lens.paint(painter, self._lens_area())
        ending = self.ending
        if ending:
            self._paint_ending(painter, ending)
        painter.end()

    def _paint_ending(self, painter: QPainter, ending: str) -> None:
        cursor = self.cursorRect()
        left = cursor.center().x() + 1
        font = QFont(self.font())
        font.setItalic(True)
        metrics = QFontMetrics(font)
        room = self.clear_button.geometry().left() - left
        if room < metrics.averageCharWidth() * 2:
            return
        shown = metrics.elidedText(ending, Qt.TextElideMode.ElideRight, room)
        base = cursor.center().y() + (metrics.ascent() - metrics.descent()) // 2 + 1
        painter.setFont(font)
        painter.setPen(self._ending_colour)
        painter.drawText(left, base, shown)
        typed = self.palette().color(self.foregroundRole())
        if contrast(typed.name(), self._ending_colour.name()) < _TOLD_APART:
            # Colours of high contrast are all alike: a line tells what was not typed.
            painter.setPen(QPen(self._ending_colour, 1, Qt.PenStyle.DashLine))
            below = base + max(2, metrics.descent() // 2)
            painter.drawLine(left, below, left + metrics.horizontalAdvance(shown), below)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language, text size or direction."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.LayoutDirectionChange):
            self._fit_icons()


def _right_to_left(text: str) -> bool:
    return any(bidirectional(letter) in ("R", "AL") for letter in text)
