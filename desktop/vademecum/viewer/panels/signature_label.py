"""Who made the open bundle, in the status line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel, QWidget

from vademecum.viewer.texts.words import tr

if TYPE_CHECKING:
    from vademecum.app.trust import Signature

_LONGEST_NAME = 40
"""Characters: the line has to hold more."""


class SignatureLabel(QLabel):
    """Hidden for a folder, which is nobody's but the reader's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("muted")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._signature: Signature | None = None
        self.hide()

    def show_for(self, signature: Signature | None) -> None:
        """Say who signed the bundle; None for a folder."""
        self._signature = signature
        text, told = _words(signature) if signature is not None else ("", "")
        self.setText(text)
        self.setToolTip(told)
        self.setAccessibleDescription(told)
        self.setVisible(signature is not None)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.show_for(self._signature)
        super().changeEvent(event)


def _words(signature: Signature) -> tuple[str, str]:
    """What stands in the line, and what is told on hovering."""
    key = signature.key
    if signature.state == "trusted":
        name = signature.name
        short = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
        told = tr("The bundle is as {name} signed it, with a key that you trust: {key}")
        return tr("Signed by {name}").format(name=short), told.format(name=name, key=key)
    if signature.state == "unknown":
        told = tr("The bundle is as it was signed, but the key is on no list of trusted keys: {key}")
        return tr("Signed by an unknown key"), told.format(key=key)
    if signature.state == "unchecked":
        return tr("Signature not checked"), tr("The library that checks signatures is not installed here.")
    return tr("Not signed"), tr("Nothing proves who made this bundle.")
