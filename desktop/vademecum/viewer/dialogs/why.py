"""Why a result stands where it stands: which words matched where, and what each step did to its score.

What a step did is told in English, as everything that authors meet.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QScrollArea, QVBoxLayout, QWidget

from vademecum.retrieval.result import Hit, SearchResult
from vademecum.viewer.dialogs.closing import CloseRow
from vademecum.viewer.models.results import breadcrumb
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.answer_text import AnswerText
from vademecum.viewer.widgets.mnemonics import underline_dialog

_FIRST_COLUMN = 110
"""Pixels of what stands at the left of each row, so that the tables line up."""


class WhyDialog(QDialog):
    """One hit, explained; selectable, so that an author can send it on."""

    def __init__(self, found: SearchResult, hit: Hit, above: tuple[str, ...], parent: QWidget) -> None:
        """`above` are the branches that the hit's page stands below in the contents."""
        super().__init__(parent)
        self._found, self._hit, self._above = found, hit, above
        self.text = AnswerText()
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        inside = QWidget()
        around = QVBoxLayout(inside)
        around.setContentsMargins(16, 12, 16, 8)
        around.addWidget(self.text)
        around.addStretch(1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        self._foot = CloseRow(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 16, 16)
        column.addWidget(scroll)
        column.addWidget(self._foot)
        self.resize(580, 520)
        self._foot.button_.setFocus()  # a frame around all of the text would be no help
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        hit, found = self._hit, self._found
        self.setWindowTitle(tr("Why this result?"))
        self._foot.retranslate()
        underline_dialog(self)
        self.text.setAccessibleName(self.windowTitle())
        fields = _fields()
        place = next((n for n, other in enumerate(found.hits, 1) if other.id == hit.id), 0)
        #: The place of a result in the list, and what it was ranked by
        stands = tr("Place {place} of {count}, score {score}").format(
            place=place, count=len(found.hits), score=f"{hit.score:.2f}"
        )
        facts = [
            (tr("Stands in"), breadcrumb(hit, self._above)),
            (tr("File"), hit.source),
            (tr("Searched for"), found.query),
            (tr("Result"), stands),
        ]
        words = [
            (word, ", ".join(fields[name]() if name in fields else name for name in names))
            for word, names in hit.matched.items()
        ]
        parts = [
            f'<h3 style="margin-bottom:10px">{escape(hit.heading or hit.title)}</h3>',
            _table("", [fact for fact in facts if fact[1]]),
            _table(tr("Words"), words),
            _table(tr("Steps"), [(step.name, step.effect) for step in hit.why]),
            _table(tr("The question"), [(step.name, step.effect) for step in found.steps]),
        ]
        self.text.show_html("".join(parts))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _fields() -> dict[str, Callable[[], str]]:
    """Where a word can match, as people call it."""
    return {
        "title": lambda: tr("heading"),
        "trail": lambda: tr("headings above"),
        "file": lambda: tr("file name"),
        "summary": lambda: tr("summary"),
        "keywords": lambda: tr("keywords"),
        "body": lambda: tr("text"),
        "code": lambda: tr("code"),
    }


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    if not rows:
        return ""
    cells = "".join(
        f'<tr><td width="{_FIRST_COLUMN}" style="padding-right:12px">{escape(name)}</td>'
        f"<td>{escape(effect)}</td></tr>"
        for name, effect in rows
    )
    head = f"<p><b>{escape(title)}</b></p>" if title else ""
    return f'{head}<table cellspacing="2">{cells}</table>'
