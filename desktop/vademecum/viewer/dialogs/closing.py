"""The row at the foot of a dialog that only shows, or takes effect at once: it can be closed."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox

from vademecum.viewer.texts.words import tr


class CloseRow(QDialogButtonBox):
    """One button."""

    def __init__(self, dialog: QDialog, *, on_enter: bool = True) -> None:
        """`on_enter` is False where Enter has a meaning of its own."""
        super().__init__(dialog)
        self.button_ = self.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.button_.setAutoDefault(on_enter)
        self.button_.setDefault(on_enter)
        self.rejected.connect(dialog.reject)

    def retranslate(self) -> None:
        """Take the text in the language of the window."""
        self.button_.setText(tr("Close"))
