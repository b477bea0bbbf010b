"""The status line: how much there is, what is being done, and what is wrong."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QSizePolicy, QWidget

from vademecum.app.model_status import ModelStatus
from vademecum.viewer.panels.model_button import ModelButton
from vademecum.viewer.panels.signature_label import SignatureLabel
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.words import number, tr

_PASSING_MS = 6000
_MARGIN = _SPACING = 14
_MESSAGE = 60
"""Pixels that the message has at least."""


class StatusLine(QWidget):
    """Facts on the right, passing messages and progress on the left."""

    cancelAsked = Signal()
    problemsAsked = Signal()
    modelAsked = Signal()
    linkPressed = Signal()
    """The link beside a passing message was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.message = QLabel(self)
        self.message.setObjectName("muted")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.articles, self.offline = QLabel(self), QLabel(self)
        for label in (self.articles, self.offline):
            label.setObjectName("muted")
        self.bar = QProgressBar(self)
        self.bar.setFixedWidth(140)
        self.bar.setTextVisible(False)
        self.cancel, self.problems, self.link = (QPushButton(self) for _ in range(3))
        for button in (self.cancel, self.problems, self.link):
            button.setObjectName("link")
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.hide()
        self.cancel.clicked.connect(self.cancelAsked)
        self.problems.clicked.connect(self.problemsAsked)
        self.link.clicked.connect(self.linkPressed)
        self.signature = SignatureLabel(self)
        self.model = ModelButton(self)
        self.model.clicked.connect(self.modelAsked)
        self._count = self._problem_count = 0
        self._lasting = self._told = self._hint = ""
        self._passing = QTimer(self)
        self._passing.setSingleShot(True)
        self._passing.timeout.connect(self._pass)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, 2, _MARGIN, 2)
        row.setSpacing(_SPACING)
        row.addWidget(self.bar)
        row.addWidget(self.cancel)
        row.addWidget(self.message, 1)
        row.addWidget(self.link)
        row.addStretch(0)
        self._row = row
        row.addWidget(self.problems)
        row.addWidget(self.model)
        row.addWidget(self.signature)
        row.addWidget(self.articles)
        row.addWidget(self.offline)
        for label in (self.message, self.signature, self.articles, self.offline):
            # As high as the links beside them, so that all texts stand on one line.
            label.setSizePolicy(label.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(30)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.bar.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.offline.setText(tr("Offline"))
        self.offline.setToolTip(tr("Nothing leaves this computer: no page and no question is sent anywhere."))
        self.bar.setAccessibleName(tr("Progress of reading the folder"))
        self.cancel.setText(tr("Stop"))
        self.cancel.setAccessibleName(tr("Stop reading the folder"))
        self.model.retranslate()
        self.show_counts(self._count, self._problem_count)

    def show_counts(self, articles: int, problems: int) -> None:
        """Say how many articles and problems the folder has."""
        self._count, self._problem_count = articles, problems
        text = tr("%n article(s)", articles)
        self.articles.setText(text if articles else "")
        self.problems.setText(tr("%n problem(s)", problems))
        self.problems.setToolTip(tr("List what the authors of this folder should mend"))
        self.problems.setVisible(problems > 0)
        self._share_room()

    def progress(self, done: int, total: int) -> None:
        """Show how far reading has come; when all is read, the index is still to be built."""
        if done >= total:
            self.busy(tr("Reading the folder: building the index…"))
            return
        self.bar.show()
        self.cancel.show()
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self._tell(tr("Reading the folder: {done} of {total}").format(done=number(done), total=number(total)))

    def busy(self, text: str) -> None:
        """Show that something goes on whose length is not known; an empty text ends it."""
        self.bar.setVisible(bool(text))
        self.cancel.setVisible(bool(text))
        if text:
            self.bar.setRange(0, 0)
        if text or not self._passing.isActive():
            self._tell(text or self._lasting)

    def say(self, text: str, link: str = "") -> None:
        """Show a message for a few seconds, with a link beside it when something can be done about it."""
        self._hint = ""
        self._tell(text)
        self._offer(link)
        announce(self.message, text)
        self._passing.start(_PASSING_MS)

    def _pass(self) -> None:
        if self.link.hasFocus() or self.link.underMouse():
            # Who is about to press it gets the time.
            self._passing.start(_PASSING_MS)
            return
        self._tell(self._lasting)
        self._offer("")

    def _offer(self, link: str) -> None:
        """Show a link right behind the message, or none."""
        self.link.setText(link)
        self.link.setVisible(bool(link))
        self._row.setStretchFactor(self.message, 0 if link else 1)
        self._row.setStretch(self._row.indexOf(self.link) + 1, 1 if link else 0)

    def keep_saying(self, text: str) -> None:
        """Show a message until another one, or an empty one, takes its place."""
        self._lasting = text
        if text or not self._passing.isActive():
            self._passing.stop()
            self._offer("")
            if text != self._told:
                announce(self.message, text)
            self._tell(text)

    def hint(self, text: str) -> None:
        """Show where something leads as long as the mouse is over it; an empty text ends it."""
        self._hint = text
        self._tell(self._told)

    def _tell(self, text: str) -> None:
        self._told = text
        metrics, room = self.message.fontMetrics(), self.message.width()
        hint = metrics.elidedText(self._hint, Qt.TextElideMode.ElideMiddle, room)
        self.message.setText(hint or text)

    def show_model(self, status: ModelStatus) -> None:
        """Say what the local model is doing."""
        self.model.show_status(status)
        self._share_room()

    def _share_room(self) -> None:
        """Large text in a small window: what says least gives way, so that nothing is cut off."""
        fixed = (self.bar, self.cancel, self.link, self.problems)
        left = self.width() - 2 * _MARGIN - _MESSAGE
        left -= sum(each.sizeHint().width() + _SPACING for each in fixed if not each.isHidden())
        least = (self.offline, self.model) if self.model.tells else (self.model, self.offline)
        for each in (self.articles, *reversed(least)):
            left -= each.sizeHint().width() + _SPACING
            each.setVisible(left >= 0)

    def event(self, event: QEvent) -> bool:
        """Share the room anew when there is more or less of it, or of what stands in it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._share_room()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
