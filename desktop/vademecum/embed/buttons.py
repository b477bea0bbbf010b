"""The `?` of dialogs: a Help button in their button box, a question mark in their title bar, or both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget, QWizard

from vademecum.errors import VademecumError

Where = Literal["box", "title", "both"]
Show = Callable[[QWidget], object]
"""Shows the help for a widget."""
_MARK = "vademecumHelpButton"
"""Property of what has been connected already."""


def add_help_button(show: Show, target: QDialog | QDialogButtonBox, where: Where) -> QPushButton | None:
    """Add what `Help.add_button` describes; the button, or None when only the title bar has one."""
    dialog = target if isinstance(target, QDialog) else target.window()
    if where in ("title", "both") and isinstance(dialog, QDialog):
        _mark_title(dialog)
    if where == "title":
        return None
    if isinstance(target, QWizard):
        return _of_wizard(show, target)
    box = target if isinstance(target, QDialogButtonBox) else _own_box(target)
    if box is None:
        raise VademecumError(
            f"the dialog {target.windowTitle()!r} has no QDialogButtonBox",
            mend="Add one, or use the title bar alone: where='title'",
        )
    button = box.button(QDialogButtonBox.StandardButton.Help) or box.addButton(
        QDialogButtonBox.StandardButton.Help
    )
    _never_default(button)
    if not box.property(_MARK):
        box.setProperty(_MARK, True)
        box.helpRequested.connect(lambda: show(_place(box)))
    return button


def _mark_title(dialog: QDialog) -> None:
    """Qt hides a window whose flags change."""
    shown, place = dialog.isVisible(), dialog.geometry()
    dialog.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, True)
    if shown:
        dialog.setGeometry(place)
        dialog.show()


def _of_wizard(show: Show, wizard: QWizard) -> QPushButton | None:
    wizard.setOption(QWizard.WizardOption.HaveHelpButton, True)
    if not wizard.property(_MARK):
        wizard.setProperty(_MARK, True)
        wizard.helpRequested.connect(lambda: show(wizard.currentPage() or wizard))
    button = wizard.button(QWizard.WizardButton.HelpButton)
    return button if isinstance(button, QPushButton) else None


def _own_box(dialog: QDialog) -> QDialogButtonBox | None:
    """The dialog's button box, and not that of a dialog opened from it."""
    boxes = (box for box in dialog.findChildren(QDialogButtonBox) if box.window() is dialog)
    return next(boxes, None)


def _place(box: QDialogButtonBox) -> QWidget:
    """What the help is about: the page or dialog around the box, whatever had the focus."""
    return box.parentWidget() or box


def _never_default(button: QPushButton) -> None:
    """Return in a field must not open help."""
    button.setAutoDefault(False)
    button.setDefault(False)
