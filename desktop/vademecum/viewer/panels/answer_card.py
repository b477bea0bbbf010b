"""The answer above the results: text, where it comes from and how sure it is, or an honest refusal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
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
from vademecum.viewer.texts.result_words import short_quote
from vademecum.viewer.texts.rich_answer import rich_answer
from vademecum.viewer.texts.tips import tip
from vademecum.viewer.texts.words import percent, tr
from vademecum.viewer.widgets.answer_text import AnswerText
from vademecum.viewer.widgets.confidence_sign import ConfidenceSign, steps_of
from vademecum.viewer.widgets.link_button import LinkButton
from vademecum.viewer.widgets.wrap_label import WrapLabel

if TYPE_CHECKING:
    from vademecum.knowledge.emphasis import Emphasis

_PAD = 5
"""Pixels that links and the text keep for the ring of the focus: the other parts keep as many."""

_SHOWN_CHARACTERS = 380
"""A verbatim section may have 500 words; the card shows its beginning, and the rest on demand."""

_Link = tuple[str, str, str, str]
"""Address of a section, key of its folder (empty for that in front), what the link says, what is quoted."""


def confidence_words(confidence: float) -> str:
    """A calibrated confidence (0 to 1) in words."""
    steps = steps_of(confidence)
    if steps == 3:
        return tr("Very likely right")
    if steps == 2:
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
        self._runs: tuple[Emphasis, ...] = ()
        self._listed: frozenset[tuple[str, str]] = frozenset()
        self._title, self._text, self._note = WrapLabel(self), AnswerText(self), WrapLabel(self)
        self._title.setObjectName("emptyTitle")
        self._note.setObjectName("muted")
        self._sign, self._sure, self._caption = ConfidenceSign(self), WrapLabel(self), WrapLabel(self)
        self._sure.setObjectName("muted")
        self._caption.setObjectName("muted")
        for label in (self._title, self._note, self._caption):
            label.setContentsMargins(_PAD, 0, _PAD, 0)
        self._text.linkActivated.connect(self._follow)
        self.close_button = QToolButton(self)
        self.close_button.clicked.connect(self.dismissed)
        self.more = LinkButton("", self)
        self.more.clicked.connect(self._toggle)
        self.stop = LinkButton("", self)
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
        sure = QHBoxLayout()
        sure.setContentsMargins(_PAD, 0, _PAD, 0)
        sure.setSpacing(8)
        sure.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        sure.addWidget(self._sure, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 8, 9, 10)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._text)
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(sure)
        column.addWidget(self._note)
        column.addWidget(self._caption)
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
        self._fill(titles.get(phase, tr("Looking for an answer…")), rich_answer(text, look), "", ())
        self.stop.setVisible(bool(phase))

    def show_answer(
        self,
        answer: Answer,
        look: Look,
        folder: OpenFolder | None = None,
        runs: tuple[Emphasis, ...] = (),
        listed: frozenset[tuple[str, str]] = frozenset(),
    ) -> None:
        """Show an answer, or the refusal with the closest headings; `folder` is where it is from.

        `runs` are set apart in its text; `listed` are addresses, with keys of folders, that stand below
        the card anyhow.
        """
        self._answer, self._whole = answer, False
        self._folder = folder if folder is not None and not folder.in_front else None
        self._look, self._runs, self._listed = look, runs, listed
        self._draw()
        if answer != self._told:
            self._told = answer
            announce(
                self, " ".join(part for part in (self._title.text(), answer.text, self._note_text()) if part)
            )

    def take_away(self) -> None:
        """Show nothing, and say nothing to a screen reader."""
        if not self.isHidden():
            self._answer = None
            self._fill("", "", "", ())
            self.hide()

    def _draw(self) -> None:
        answer = self._answer
        if answer is None:
            self.retranslate()
            return
        if answer.text is None:
            closest = tuple(link for link in map(_closest, answer.hits[:4]) if link[:2] not in self._listed)
            self._fill(reply(REFUSAL), "", _refusal(answer), closest, refused=True)
            return
        text = answer.text.strip()
        long = len(text) > _SHOWN_CHARACTERS * 1.3
        shown = text if self._whole or not long else _beginning(text)
        # What was cut off the front must not move what was set apart.
        front = len(answer.text) - len(answer.text.lstrip())
        runs = tuple(replace(run, start=run.start - front, end=run.end - front) for run in self._runs)
        parts = (self._origin(), _corrected(answer), _of_the_model(answer))
        note = ". ".join(part.rstrip(".。") for part in parts if part)
        # A `[1]` in a section's own words is the page's, and leads nowhere.
        marks = frozenset(citation.n for citation in answer.citations) if answer.model else frozenset[int]()
        self._fill(
            answer.section or tr("Answer"),
            rich_answer(shown, self._look, marks, runs),
            note,
            self._sources(answer),
            confidence=answer.confidence,
        )
        self.more.setVisible(long)
        self.more.say(tr("Show less") if self._whole else tr("Show all"))

    def _sources(self, answer: Answer) -> tuple[_Link, ...]:
        """Where the answer is from: numbered where marks in its text stand for the sources."""
        key = self._folder.key if self._folder is not None else ""
        if not answer.citations and answer.source:
            return (
                (answer.source, key, tr("Source: {place}").format(place=answer.section or answer.source), ""),
            )
        links = []
        for one in answer.citations:
            place = _place(one.title, one.heading)
            label = f"[{one.n}] {place}" if answer.model else tr("Source: {place}").format(place=place)
            links.append((one.source, key, label, one.quote))
        return tuple(links)

    def _origin(self) -> str:
        return "" if self._folder is None else tr("From {title}").format(title=self._folder.title)

    def _fill(
        self,
        title: str,
        text: str,
        note: str,
        links: tuple[_Link, ...],
        *,
        confidence: float | None = None,
        refused: bool = False,
    ) -> None:
        self.setProperty("refused", refused)
        self.style().polish(self)
        self._title.setText(title)
        self._text.show_html(text)
        self._text.setVisible(bool(text))
        self._sign.show_confidence(confidence or 0.0, self._look)
        self._sure.setText(confidence_words(confidence) if confidence is not None else "")
        self._note.setText(note)
        self._caption.setText(tr("You may be looking for:") if refused and links else "")
        for part in (self._sure, self._note, self._caption):
            part.setVisible(bool(part.text()))
        self._sign.setVisible(confidence is not None)
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
            # At once: a layout shows what it is given only later, and is measured before.
            button.setVisible(True)
        self.retranslate()
        self.show()
        # The style gives the button its size only now, and layouts have asked before.
        self.close_button.ensurePolished()
        self.close_button.updateGeometry()

    def _note_text(self) -> str:
        """What stands below the text: how sure, and what else there is to know."""
        return ". ".join(filter(None, (self._sure.text(), self._note.text())))

    @property
    def shown(self) -> tuple[str, str, str]:
        """Title, text and note as shown, for tests and screen readers."""
        return self._title.text(), self._text.text(), self._note_text()

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
        words = (self._title.text(), self._text.toPlainText(), self._note_text())
        self.setAccessibleDescription(" ".join(part for part in words if part))
        self._text.setAccessibleName(tr("Answer"))
        self.close_button.setAccessibleName(tr("Close the answer"))
        self.close_button.setToolTip(tr("Close the answer"))
        self.stop.say(tr("Stop"))
        self.stop.setAccessibleName(tr("Stop the answer"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._draw()
        super().changeEvent(event)


def _quoted(place: str, quote: str) -> str:
    return tip(place, quoted(_beginning(quote)))


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
    used = short_quote(", ".join(answer.corrected.values()))
    typed = short_quote(", ".join(answer.corrected))
    return tr("Searched for {used} instead of {typed}").format(used=used, typed=typed)


def _of_the_model(answer: Answer) -> str:
    """What a local model did to the question or the answer, or why it could not."""
    helped = answer.rewritten or answer.model or "The model failed" in answer.message
    return reply(answer.message) if helped else ""


def _refusal(answer: Answer) -> str:
    """What else the refusal has to say: another language, or a spelling that was tried."""
    return reply(answer.message.removeprefix(REFUSAL).strip())
