"""What hand and keyboard do on a shown page: links by mouse, Tab and Enter, selecting, travelling, zoom."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

from vademecum.app.page.folding import fold_number

_START, _END = QKeySequence.StandardKey.MoveToStartOfDocument, QKeySequence.StandardKey.MoveToEndOfDocument
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PageSurface(QTextBrowser):
    """A page that reports what is wanted of it; where things are and what they mean, others know."""

    linkActivated = Signal(str, bool)
    """Address as written in the page, and whether a new tab was asked for."""
    linkHovered = Signal(str)
    """Address of the link below the mouse, or that Tab walked to; empty when it was left."""
    pictureOpened = Signal(str)
    """Address of a picture that was clicked."""
    zoomStepped = Signal(int)
    """Ctrl and wheel: steps up or down."""
    backAsked = Signal()
    forwardAsked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed_link = ""
        self._pressed_at = QPoint()
        self.setOpenLinks(False)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.viewport().setMouseTracking(True)
        self._hovered = ""

    # What a page knows of itself

    def touched(self) -> None:
        """The reader takes over: whatever the page was still about to do, it no longer does."""

    def walked(self) -> None:
        """Another link has the focus now, or none has."""

    def picture_at(self, spot: QPoint) -> str:
        """Address of the picture at a place of the view; empty when there is none."""
        del spot
        return ""

    def activate(self, link: str, *, apart: bool) -> None:
        """Follow a link of the page, `apart` in a new tab."""
        self.linkActivated.emit(link, apart)

    def go_to_end(self) -> None:
        """Scroll to the end of the page."""
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what was pressed: middle click opens a new tab, extra buttons travel."""
        if event.button() == Qt.MouseButton.BackButton:
            self.backAsked.emit()
            return
        if event.button() == Qt.MouseButton.ForwardButton:
            self.forwardAsked.emit()
            return
        self.touched()
        self._pressed_at = event.position().toPoint()
        self._pressed_link = self.anchorAt(self._pressed_at)
        if event.button() == Qt.MouseButton.MiddleButton:
            return
        super().mousePressEvent(event)
        self.walked()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the link under the mouse unless text was selected across it just now."""
        spot = event.position().toPoint()
        link = self.anchorAt(spot)
        button = event.button()
        if button == Qt.MouseButton.MiddleButton:
            if link and link == self._pressed_link:
                self.activate(link, apart=True)
            return
        # What was selected before the button was pressed says nothing about this click.
        dragged = (spot - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        selecting = dragged and self.textCursor().hasSelection()
        super().mouseReleaseEvent(event)
        if button != Qt.MouseButton.LeftButton or selecting:
            return
        if link and link == self._pressed_link:
            self.activate(link, apart=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif not link:
            address = self.picture_at(spot)
            if address:
                self.pictureOpened.emit(address)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which link the mouse is over."""
        super().mouseMoveEvent(event)
        self.hover(self.anchorAt(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        """A mouse that has left the page is over none of its links."""
        if event.type() == QEvent.Type.Leave:
            self.hover("")
        return super().viewportEvent(event)

    def hover(self, link: str) -> None:
        """Tell that another link is pointed at, or for an empty one that none is any more."""
        if link != self._hovered:
            self._hovered = link
            self.linkHovered.emit(link)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and wheel changes the text size of all pages."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y()
            if steps:
                self.zoomStepped.emit(1 if steps > 0 else -1)
            event.accept()
            return
        self.touched()
        super().wheelEvent(event)

    # Keyboard

    @property
    def focused_link(self) -> str:
        """Address of the link that Tab walked to, or that is selected; empty when there is none."""
        cursor = QTextCursor(self.textCursor())
        if not cursor.hasSelection():
            return ""
        # A link reached backwards is selected from its end to its beginning.
        cursor.setPosition(cursor.selectionStart() + 1)
        return cursor.charFormat().anchorHref()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter follows the link that Tab walked to; Ctrl with Home and End leads to top and bottom."""
        self.touched()
        link = self.focused_link
        # A summary is a button, and those answer to both keys.
        if link and (event.key() in _ENTER or (event.key() == Qt.Key.Key_Space and fold_number(link) >= 0)):
            self.activate(link, apart=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif self._has_caret or not (event.matches(_START) or event.matches(_END)):
            super().keyPressEvent(event)
        elif event.matches(_START):
            self.verticalScrollBar().setValue(0)
        else:
            self.go_to_end()

    @property
    def _has_caret(self) -> bool:
        return bool(self.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the links on from where the reader is: after a jump not back where it came from."""
        if not self.textCursor().hasSelection():
            self._start_from(self._walked_to(forward=forward), forward=forward)
        moved = super().focusNextPrevChild(forward)
        self.walked()
        self.hover(self.focused_link)
        return moved

    def focus_link(self, position: int) -> None:
        """Let Tab have walked to the link at or after a document position."""
        self._start_from(position, forward=True)
        super().focusNextPrevChild(True)
        self.walked()

    def _start_from(self, position: int, *, forward: bool) -> None:
        """Qt begins at the document's edge unless something is selected: a sign beside the place will do."""
        last = self.document().characterCount() - 1
        # What begins right at the selection's end is passed over.
        edge = min(position, last - 1) if not forward else position - 2
        if not 0 <= edge < last:
            return
        place = self.verticalScrollBar().value()
        cursor = QTextCursor(self.document())
        cursor.setPosition(edge)
        cursor.setPosition(edge + 1, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(place)

    def _walked_to(self, *, forward: bool) -> int:
        """Document position that the reader clicked or jumped to, else the edge of what is in view."""
        box, height = self.cursorRect(), self.viewport().height()
        if self.textCursor().position() and box.top() >= 0 and box.bottom() <= height:
            return self.textCursor().position()
        return self.cursorForPosition(QPoint(0, 0 if forward else height)).position()
