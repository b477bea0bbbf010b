"""The answer above the results: text, where it comes from and how sure it is, or an honest refusal."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from vademecum.answering.answer import REFUSAL, Answer, Citation
from vademecum.app.across import OpenFolder
from vademecum.retrieval.result import Hit
from vademecum.viewer.looks.look import Look
from vademecum.viewer.models.results import folder_key, folder_name
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.replies import quoted, reply
from vademecum.viewer.texts.words import percent, tr
from vademecum.viewer.widgets.link_button import LinkButton

_SHOWN_CHARACTERS = 380
"""A verbatim section may have 500 words; the card shows its beginning, and the rest on demand."""

_Link = tuple[str, str, str, str]
"""Address of a section, key of its folder (empty for that in front), what the link says, what is quoted."""


def confidence_words(confidence: float) -> str:
    """A calibrated confidence (0 to 1) in words."""
    if confidence >= 0.8:
        return tr("Very likely right")
    if confidence >= 0.6:
        return tr("Probably right")
    return tr("This is the closest section; it may not answer your question.")


class AnswerCard(QFrame):
    """Shows one answer or refusal, or that one is being worked on."""

    sourceChosen = Signal(str, str)
    """Address (`path` or `path#slug`) of a citation or heading that was clicked, and the key of its folder:
    empty for the one in front."""
    dismissed = Signal()
    stopped = Signal()
    """The model shall write no more; what is there stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._answer: Answer | None = None
        self._folder: OpenFolder | None = None
        self._whole = False
        self._told: Answer | None = None
        self._title, self._text, self._note = QLabel(self), QLabel(self), QLabel(self)
        self._title.setObjectName("emptyTitle")
        self._note.setObjectName("muted")
        self._text.setObjectName("answerText")
        self._text.setIndent(0)  # a frame, here that of the focus, would move the text
        for label in (self._title, self._text, self._note):
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self._text.linkActivated.connect(self._follow)
        self.close_button = QToolButton(self)
        self.close_button.clicked.connect(self.dismissed)
        self.more = QPushButton(self)
        self.more.setObjectName("link")
        self.more.clicked.connect(self._toggle)
        self.stop = QPushButton(self)
        self.stop.setObjectName("link")
        self.stop.clicked.connect(self.stopped)
        self._text.linkHovered.connect(self._hover)
        self._links = QVBoxLayout()
        self._links.setSpacing(0)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 8, 12)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._text)
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._note)
        column.addLayout(self._links)

    def show_working(self, waiting_for: tuple[str, float], text: str, look: Look) -> None:
        """Say that an answer is being looked for, and show what a model has written of it so far.

        `waiting_for` is loading with its share (0 to 1), reading, writing or empty.
        """
        self._answer, self._look = None, look
        phase, share = waiting_for
        #: A local model is being loaded; {share} is a percentage
        titles = {"loading": tr("Loading the model: {share}").format(share=percent(share))}
        titles |= {"reading": tr("The model is reading…"), "writing": tr("The model is writing…")}
        self._fill(titles.get(phase, tr("Looking for an answer…")), self._rich(text), "", ())
        self.stop.setVisible(bool(phase))

    def show_answer(self, answer: Answer, look: Look, folder: OpenFolder | None = None) -> None:
        """Show an answer, or the refusal with the closest headings; `folder` is where it is from."""
        self._answer, self._whole = answer, False
        self._folder = folder if folder is not None and not folder.in_front else None
        self._look = look
        self._draw()
        if answer != self._told:
            self._told = answer
            announce(
                self,
                " ".join(part for part in (self._title.text(), answer.text or "", self._note.text()) if part),
            )

    def _draw(self) -> None:
        answer = self._answer
        if answer is None:
            return
        if answer.text is None:
            closest = tuple(_closest(hit) for hit in answer.hits[:4])
            note = tr("You may be looking for:") if closest else ""
            message = _refusal(answer)
            self._fill(reply(REFUSAL), message, note, closest, refused=True)
            return
        text = answer.text.strip()
        cut = not self._whole and len(text) > _SHOWN_CHARACTERS * 1.3
        shown = text[:_SHOWN_CHARACTERS].rsplit(" ", 1)[0] + " …" if cut else text
        key = self._folder.key if self._folder is not None else ""
        sources = tuple(
            (
                citation.source,
                key,
                f"[{citation.n}] {_place(citation.title, citation.heading)}",
                citation.quote,
            )
            for citation in answer.citations
        )
        if not sources and answer.source:
            sources = ((answer.source, key, answer.section or answer.source, ""),)
        sure = confidence_words(answer.confidence)
        parts = (self._origin(), sure, _corrected(answer), _of_the_model(answer))
        note = ". ".join(part.rstrip(".。") for part in parts if part)
        # A `[1]` in a section's own words is the page's, and leads nowhere.
        marks = frozenset(citation.n for citation in answer.citations) if answer.model else frozenset[int]()
        self._fill(answer.section or tr("Answer"), self._rich(shown, marks), note, sources)
        self.more.setVisible(len(text) > _SHOWN_CHARACTERS * 1.3)
        self.more.setText(tr("Show less") if self._whole else tr("Show all"))

    def _origin(self) -> str:
        return "" if self._folder is None else tr("From {title}").format(title=self._folder.title)

    def _rich(self, text: str, marks: frozenset[int] = frozenset()) -> str:
        """Plain text as rich text; `[1]` becomes a link to its source when 1 is among the `marks`."""
        safe = escape(re.sub(r"(?m)^- ", "• ", text)).replace("\n\n", "<br><br>").replace("\n", "<br>")
        colour = self._look.accent

        def link(match: re.Match[str]) -> str:
            number = match.group(1)
            if int(number) not in marks:
                return match.group()
            return f'<a href="cite:{number}" style="color:{colour}">[{number}]</a>'

        return re.sub(r"\[(\d{1,2})\]", link, safe)

    def _fill(
        self,
        title: str,
        text: str,
        note: str,
        links: tuple[_Link, ...],
        *,
        refused: bool = False,
    ) -> None:
        self.setProperty("refused", refused)
        self.style().polish(self)
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self.more.hide()
        self.stop.hide()
        while (item := self._links.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for source, folder, label, quote in links:
            button = LinkButton(label, self)
            if quote:
                button.setToolTip(_quoted(label, quote))
                button.setAccessibleDescription(quote)
            button.clicked.connect(lambda _=False, place=(source, folder): self.sourceChosen.emit(*place))
            self._links.addWidget(button)
        self.retranslate()
        self.show()

    @property
    def shown(self) -> tuple[str, str, str]:
        """Title, text and note as shown, for tests and screen readers."""
        return self._title.text(), self._text.text(), self._note.text()

    @property
    def answer(self) -> Answer | None:
        """The answer on the card; None while one is looked for or none was asked."""
        return self._answer if not self.isHidden() else None

    def _toggle(self) -> None:
        self._whole = not self._whole
        self._draw()

    def _cited(self, link: str) -> Citation | None:
        citations = self._answer.citations if self._answer is not None else ()
        return next((one for one in citations if f"cite:{one.n}" == link), None)

    def _follow(self, link: str) -> None:
        citation = self._cited(link)
        if citation is not None:
            key = self._folder.key if self._folder is not None else ""
            self.sourceChosen.emit(citation.source, key)

    def _hover(self, link: str) -> None:
        """Show the words that a mark stands for; nothing when the pointer has left it."""
        citation = self._cited(link)
        tip = _quoted(_place(citation.title, citation.heading), citation.quote) if citation else ""
        QToolTip.showText(QCursor.pos(), tip, self._text)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setAccessibleName(tr("Answer"))
        self.setAccessibleDescription(" ".join(part for part in self.shown if part))
        self.close_button.setAccessibleName(tr("Close the answer"))
        self.close_button.setToolTip(tr("Close the answer"))
        self.stop.setText(tr("Stop"))
        self.stop.setAccessibleName(tr("Stop the answer"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._draw()
        super().changeEvent(event)


def _quoted(place: str, quote: str) -> str:
    """A tooltip; as HTML, so that a long quotation wraps."""
    return f"<b>{escape(place)}</b><br>{escape(quoted(_beginning(quote)))}"


def _beginning(quote: str) -> str:
    return quote if len(quote) <= _SHOWN_CHARACTERS else quote[:_SHOWN_CHARACTERS].rsplit(" ", 1)[0] + " …"


def _place(title: str, heading: str) -> str:
    return title if not heading or heading == title else f"{title} › {heading}"


def _closest(hit: Hit) -> _Link:
    label = hit.heading or hit.title
    return hit.source, folder_key(hit), " · ".join(filter(None, (label, folder_name(hit)))), ""


def _corrected(answer: Answer) -> str:
    if not answer.corrected:
        return ""
    used = ", ".join(answer.corrected.values())
    typed = ", ".join(answer.corrected)
    return tr("Searched for {used} instead of {typed}").format(used=used, typed=typed)


def _of_the_model(answer: Answer) -> str:
    """What a local model did to the question or the answer, or why it could not."""
    helped = answer.rewritten or answer.model or "The model failed" in answer.message
    return reply(answer.message) if helped else ""


def _refusal(answer: Answer) -> str:
    """What else the refusal has to say: another language, or a spelling that was tried."""
    return escape(reply(answer.message.removeprefix(REFUSAL).strip()))
