"""Highlights on a shown page: found words, the one that the reader is at, and the link that has the focus."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette, QPen, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextEdit

_FOCUS_PX = 2


class PageMarks:
    """Paints over the text without changing the document."""

    def __init__(self, view: QTextEdit) -> None:
        self._view = view
        self.places: list[tuple[int, int]] = []
        """(start, end) of each mark, in document positions."""
        self.current = -1
        """Number of the mark that the reader is at, from 0; -1 for none."""
        self._back, self._text, self._strong = QColor("#ffe58a"), QColor("#1d1d1f"), QColor("#ffb02e")

        self._focus: QTextCursor | None = None

    @property
    def focused(self) -> bool:
        """Whether a link is framed."""
        return self._focus is not None

    def focus(self, link: QTextCursor | None) -> None:
        """Frame the link that Tab walked to; Qt's own frame is a hairline of dots."""
        if link is not None or self._focus is not None:
            self._focus = link
            self.paint()
            self._view.viewport().update()

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
            cursor = QTextCursor(document)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            style = QTextCharFormat()
            style.setBackground(self._strong if number == self.current else self._back)
            style.setForeground(self._text)
            selections.append(_selection(cursor, style))
        if self._focus is not None:
            frame = QTextCharFormat()
            accent = self._view.palette().color(QPalette.ColorRole.Highlight)
            frame.setProperty(QTextFormat.Property.OutlinePen.value, QPen(accent, _FOCUS_PX))
            selections.append(_selection(self._focus, frame))
        self._view.setExtraSelections(selections)


def _selection(cursor: QTextCursor, style: QTextCharFormat) -> QTextEdit.ExtraSelection:
    selection = QTextEdit.ExtraSelection()
    # The stubs know these two only as methods of the C++ class.
    selection.cursor = cursor  # type: ignore[attr-defined,method-assign,assignment,unused-ignore]
    selection.format = style  # type: ignore[attr-defined,method-assign,assignment,unused-ignore]
    return selection
