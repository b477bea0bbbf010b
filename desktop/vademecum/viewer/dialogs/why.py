"""Why a result stands where it stands: which words matched where, and what each step did to its score."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QLabel, QScrollArea, QVBoxLayout, QWidget

from vademecum.retrieval.result import Hit, SearchResult
from vademecum.viewer.dialogs.closing import CloseRow
from vademecum.viewer.texts.words import tr
from vademecum.viewer.widgets.mnemonics import underline_dialog


class WhyDialog(QDialog):
    """One hit, explained; selectable, so that an author can send it on."""

    def __init__(self, found: SearchResult, hit: Hit, parent: QWidget) -> None:
        super().__init__(parent)
        self._found, self._hit = found, hit
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._text.setWordWrap(True)
        self._text.setContentsMargins(20, 16, 20, 8)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setWidget(self._text)
        self._foot = CloseRow(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 16, 16)
        column.addWidget(scroll)
        column.addWidget(self._foot)
        self.resize(560, 440)
        self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        hit = self._hit
        self.setWindowTitle(tr("Why this result?"))
        self._foot.retranslate()
        underline_dialog(self)
        self._text.setAccessibleName(self.windowTitle())
        parts = [
            f"<h3>{escape(hit.heading or hit.title)}</h3>",
            f"<p>{escape(hit.source)}<br>",
            escape(tr("Searched for: {text}").format(text=self._found.query)),
            "</p>",
            _table(tr("Words"), [(word, ", ".join(fields)) for word, fields in hit.matched.items()]),
            _table(tr("Steps"), [(step.name, step.effect) for step in hit.why]),
            _table(tr("The question"), [(step.name, step.effect) for step in self._found.steps]),
            f"<p>{escape(tr('Score {score}').format(score=f'{hit.score:.2f}'))}</p>",
        ]
        self._text.setText("".join(parts))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    if not rows:
        return ""
    cells = "".join(
        f'<tr><td style="padding-right:16px">{escape(name)}</td><td>{escape(effect)}</td></tr>'
        for name, effect in rows
    )
    return f"<p><b>{escape(title)}</b></p><table>{cells}</table>"
