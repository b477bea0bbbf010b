"""`HelpHint`: a link in the host's own screens, with the article's summary on hover and focus."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QStyle, QStyleOptionFocusRect, QToolTip, QWidget
from shiboken6 import isValid

from vademecum.app.context_help import Shown
from vademecum.embed.screen import write_address

if TYPE_CHECKING:
    from vademecum.embed.help import Help

_DELAY_MS = 350
"""How long the mouse rests before the summary comes, so that crossing the link shows nothing."""
_STAYS_MS = 60_000
"""The summary goes with the mouse or the focus; this only bounds a forgotten one."""
_PAD = 2


class HelpHint(QAbstractButton):
    """A link to one article: rest on it or tab to it for the summary, press it to read.

    `target` is a route, an id or a page, as for `Help.show`. Without `text` the link reads like
    the article's title. It is there only for readers who may see the article: it takes no room
    for others, and follows `Help.set_reader`. F1 on it opens the same article.
    """

    def __init__(self, help_: Help, target: str, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._help, self._target, self._words = help_, target, text
        self._wanted = True
        self._shown = Shown("nothing")
        self.summary = ""
        """What hover and focus show; empty when there is no article for this reader."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_DELAY_MS)
        self._delay.timeout.connect(self.show_summary)
        self.clicked.connect(self.open)
        help_.readerChanged.connect(self.refresh)
        help_.pagesChanged.connect(self.refresh)
        help_.destroyed.connect(self._help_gone)
        self.set_target(target)

    @property
    def target(self) -> str:
        """Route, id or page that the link leads to."""
        return self._target

    @property
    def source(self) -> str:
        """`path#slug` that the link opens for this reader; empty for none."""
        return self._shown.source if self._shown.found else ""

    def set_target(self, target: str) -> None:
        """Lead to another article."""
        self._target = target
        is_route = target.startswith("/") and ".md" not in target
        write_address(self, route=target if is_route else "", help_id="" if is_route else target)
        self.refresh()

    def refresh(self) -> None:
        """Look the article up anew, as when the reader changes; for pages that change meanwhile."""
        self.hide_summary()
        self._shown = self._help.find(self._target)
        article = None
        if self._shown.found:
            article = self._help.knowledge.article(self._shown.path, reader=self._help.reader)
        title = self._words or (article.title if article is not None else "")
        self.summary = "" if article is None else article.summary
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.summary)
        super().setVisible(self._wanted and article is not None)
        self.updateGeometry()
        self.update()

    def open(self) -> Shown:
        """Open the article in the help panel."""
        self.hide_summary()
        return self._help.show(self._target)

    def show_summary(self) -> None:
        """Show title and summary below the link."""
        self._delay.stop()
        if not (self.source and self.isVisible()):
            return
        text = f"<b>{escape(self._shown.title)}</b>"
        if self.summary:
            text += f"<p>{escape(self.summary)}</p>"
        where = self.mapToGlobal(QPoint(0, self.height()))
        QToolTip.showText(where, text, self, QRect(), _STAYS_MS)

    def hide_summary(self) -> None:
        """Take the summary away."""
        self._delay.stop()
        if self.hasFocus() or self.underMouse():
            QToolTip.hideText()

    # Events

    def setVisible(self, visible: bool) -> None:
        """What the host wants; a link without an article stays away all the same."""
        self._wanted = visible
        super().setVisible(visible and bool(self.source))

    def event(self, event: QEvent) -> bool:
        """Qt's own tool tip would replace the summary."""
        if event.type() == QEvent.Type.ToolTip:
            return True
        return super().event(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse has come."""
        self._delay.start()
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse has gone."""
        self._delay.stop()
        if not self.hasFocus():
            QToolTip.hideText()
        self.update()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Reached with the keyboard: the summary comes at once, but not when a window comes back."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            QTimer.singleShot(0, self, self.show_summary)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Left with the keyboard."""
        super().focusOutEvent(event)
        QToolTip.hideText()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return follows a link, as Space presses a button; Escape first takes the summary away."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Escape and QToolTip.isVisible():
            QToolTip.hideText()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """As large as the words."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 2 * _PAD, metrics.height() + 2 * _PAD)

    def minimumSizeHint(self) -> QSize:
        """A link in a narrow window is cut off rather than pushing the window wide."""
        return QSize(min(self.sizeHint().width(), self.fontMetrics().height() * 4), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Words in the colour of links, underlined under the mouse."""
        painter = QPainter(self)
        font = QFont(self.font())
        font.setUnderline(self.underMouse() or self.hasFocus())
        painter.setFont(font)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.Link))
        room = self.rect().adjusted(_PAD, 0, -_PAD, 0)
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        leading = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        painter.drawText(room, leading | Qt.AlignmentFlag.AlignVCenter, words)
        if self.hasFocus():
            option = QStyleOptionFocusRect()
            option.initFrom(self)
            self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)

    def _help_gone(self, _help: QObject) -> None:
        if isValid(self):
            self._delay.stop()
            super().setVisible(False)
