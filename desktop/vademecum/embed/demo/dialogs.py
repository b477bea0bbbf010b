"""Modal dialogs of the demo: F1 works in each, and the help stays usable beside it."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vademecum.embed.demo.parts import note, table
from vademecum.embed.demo.rows import PROJECTS, RECORDS
from vademecum.embed.help import Help
from vademecum.embed.hint import HelpHint


class NewProjectDialog(QDialog):
    """Create a project."""

    def __init__(self, help_: Help, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("New project")
        help_.set_route(self, "/projects/new")
        form = QFormLayout()
        form.addRow("Name", QLineEdit())
        form.addRow("Region", _choice("Northern Europe", "Western America", "Eastern Asia"))
        form.addRow("Start with", _choice("An empty site", "A template", "A copy of a project"))
        _finish(self, form, "Create", help_)


class AddDomainDialog(QDialog):
    """Connect a domain; opens the dialog of its records on top."""

    def __init__(self, help_: Help, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Add domain")
        help_.set_route(self, "/domains/add")
        self._help = help_
        form = QFormLayout()
        form.addRow("Domain", QLineEdit("www.bluelantern.example"))
        form.addRow("Shows", _choice(*(row[0] for row in PROJECTS)))
        self.records = QPushButton("Show the records…")
        self.records.clicked.connect(self.show_records)
        form.addRow("", self.records)
        _finish(self, form, "Check now", help_)

    def show_records(self) -> None:
        """A dialog upon a dialog."""
        RecordsDialog(self._help, "bluelantern.example", self).open()


class RecordsDialog(QDialog):
    """DNS records of one domain."""

    def __init__(self, help_: Help, domain: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(f"DNS records of {domain}")
        help_.set_route(self, "/domains/:name/dns", name=domain)
        self.resize(520, 260)
        column = QVBoxLayout(self)
        column.addWidget(table(("Name", "Type", "Value", "Time to live"), RECORDS))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)


class InviteDialog(QDialog):
    """Invite people; the role has a help id of its own."""

    def __init__(self, help_: Help, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Invite people")
        help_.set_route(self, "/team/invite")
        form = QFormLayout()
        form.addRow("E-mail", QPlainTextEdit())
        self.role = _choice("Viewer", "Editor", "Billing", "Owner")
        help_.set_help_id(self.role, "team-roles")
        form.addRow("Role", self.role)
        self.about_roles = HelpHint(help_, "team-roles", "Which role should I choose?")
        form.addRow("", self.about_roles)
        _finish(self, form, "Invite", help_)


class ConfirmDialog(QDialog):
    """A dialog without any address of its own: F1 falls back to the screen that opened it."""

    def __init__(self, title: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        form = QFormLayout()
        form.addRow(note(text))
        form.addRow("Name", QLineEdit())
        _finish(self, form, "Delete")


def _choice(*texts: str) -> QComboBox:
    made = QComboBox()
    made.addItems(list(texts))
    return made


def _finish(dialog: QDialog, form: QFormLayout, accept: str, help_: Help | None = None) -> None:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    column = QVBoxLayout(dialog)
    column.addLayout(form)
    column.addWidget(buttons)
    dialog.setMinimumWidth(380)
    if help_ is not None:
        help_.add_button(dialog, where="both")
