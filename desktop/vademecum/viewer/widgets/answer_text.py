"""Rich text as high as it is, at any width: words can be selected and copied, links followed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QTextDocument, QTextOption, QWheelEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

_MARGIN = 4
"""Pixels around the text, for the ring of the focus."""
_NARROWEST, _WIDEST = 8, 48
"""Characters of a line, at least and as wished."""


class AnswerText(QTextBrowser):
    """Scrolls with what it stands in, breaks words that are longer than a line, and loads nothing."""

    linkActivated = Signal(str)
    linkHovered = Signal(str)
    """The link below the pointer; empty when there is none any more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._html = ""
        self._measure = QTextDocument(self)
        """The same text, laid out for widths that are only asked about."""
        self.setObjectName("answerText")
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.viewport().setAutoFillBackground(False)
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(lambda url: self.linkActivated.emit(url.toString()))
        self.highlighted.connect(lambda url: self.linkHovered.emit(url.toString()))

    def show_html(self, html: str) -> None:
        """Show other text."""
        if html != self._html:
            self._html = html
            self.setHtml(html)
            self.updateGeometry()

    def text(self) -> str:
        """The text as HTML."""
        return self._html

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Nothing is fetched for an answer."""
        del kind, name
        return None

    def hasHeightForWidth(self) -> bool:
        """The narrower the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines."""
        self.ensurePolished()
        measure, flow = self._measure, self.document().defaultTextOption()
        measure.setDefaultFont(self.font())
        measure.setDefaultTextOption(flow)
        measure.setDocumentMargin(_MARGIN)
        measure.setHtml(self._html)
        frame = 2 * self.frameWidth()
        measure.setTextWidth(max(width - frame, 1))
        return round(measure.size().height() + 0.5) + frame

    def sizeHint(self) -> QSize:
        """Lines of a comfortable length."""
        width = self.fontMetrics().averageCharWidth() * _WIDEST
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """A few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * _NARROWEST, self.fontMetrics().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What it stands in scrolls."""
        event.ignore()
