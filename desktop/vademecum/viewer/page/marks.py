"""Highlights on a shown page: found words, and the one that the reader is at."""

from __future__ import annotations

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit


class PageMarks:
    """Paints over the text without changing the document."""

    def __init__(self, view: QTextEdit) -> None:
        self._view = view
        self.places: list[tuple[int, int]] = []
        """(start, end) of each mark, in document positions."""
        self.current = -1
        """Number of the mark that the reader is at, from 0; -1 for none."""
        self._back, self._text, self._strong = QColor("#ffe58a"), QColor("#1d1d1f"), QColor("#ffb02e")

    def set_colours(self, back: str, text: str, current: str) -> None:
        """Background, text on it, and background of the current mark."""
        self._back, self._text, self._strong = QColor(back), QColor(text), QColor(current)
        self.paint()

    def set(self, places: list[tuple[int, int]], current: int) -> None:
        """Replace all marks."""
        self.places, self.current = list(places), current
        self.paint()

    def paint(self) -> None:
        """Show the marks on the document as it is now."""
        selections = []
        document = self._view.document()
        for number, (start, end) in enumerate(self.places):
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(document)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            style = QTextCharFormat()
            style.setBackground(self._strong if number == self.current else self._back)
            style.setForeground(self._text)
            # The stubs know these two only as methods of the C++ class.
            selection.cursor = cursor  # type: ignore[attr-defined,method-assign,assignment,unused-ignore]
            selection.format = style  # type: ignore[attr-defined,method-assign,assignment,unused-ignore]
            selections.append(selection)
        self._view.setExtraSelections(selections)
