"""The model's state in the status line: one short text to read and to click."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from vademecum.app.model_status import ModelStatus
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.model_words import model_trouble
from vademecum.viewer.texts.words import number, percent, tr


class ModelButton(QPushButton):
    """Says what the local model is doing; its tip names the file, its memory, or why it failed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("link")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._status = ModelStatus()
        self.retranslate()

    def show_status(self, status: ModelStatus) -> None:
        """Show what the model is doing now."""
        failed = status.kind == "failed" and self._status.kind != "failed"
        self._status = status
        self.retranslate()
        # The other states come with a question, which tells them itself.
        if failed and status.error is not None:
            announce(self, f"{self.text()}. {model_trouble(status.error)}")

    @property
    def tells(self) -> bool:
        """Whether there is a model to tell about."""
        return self._status.kind != "none"

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        status = self._status
        #: State of the local model in the status line; {share} is a percentage
        loading = tr("Model: loading {share}").format(share=percent(status.progress))
        self.setText(
            {
                "none": tr("No model"),
                "idle": tr("Model: not loaded"),
                "loading": loading,
                "ready": tr("Model: ready"),
                "busy": tr("Model: busy"),
                "failed": tr("Model: failed"),
            }[status.kind]
        )
        tip = self._tip()
        self.setProperty("quiet", status.kind != "failed")
        self.style().polish(self)
        self.setToolTip(tip)
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(tip)

    def _tip(self) -> str:
        status = self._status
        if status.file is None:
            return tr("No local model is chosen, and none is needed. Click to choose one.")
        lines = [status.file.name]
        if status.memory:
            lines.append(tr("Memory: about {size} MB").format(size=number(status.memory >> 20)))
        if status.kind == "idle":
            lines.append(tr("It is loaded when a question is asked."))
        if status.error is not None:
            lines.append(model_trouble(status.error))
        lines.append(tr("Click for the settings of the model."))
        return "\n".join(lines)
