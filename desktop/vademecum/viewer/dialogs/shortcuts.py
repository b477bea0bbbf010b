"""Every command with its keys, filterable; keys can be changed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vademecum.app.commands import COMMANDS, Command
from vademecum.app.shortcuts import FIXED, give, owners
from vademecum.viewer.dialogs.closing import CloseRow
from vademecum.viewer.dialogs.lists import list_view
from vademecum.viewer.models.commands import CommandsModel
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.replies import quoted
from vademecum.viewer.texts.words import tr, tr_command
from vademecum.viewer.widgets.actions import shortcut_text
from vademecum.viewer.widgets.mnemonics import underline_dialog

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class ShortcutsDialog(QDialog):
    """Choose a command, press its new keys; a change holds at once."""

    def __init__(self, parts: Parts, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = parts.settings
        self.model = CommandsModel(lambda record: shortcut_text(record, parts.settings), self)
        self._box = QLineEdit(self)
        self._box.textChanged.connect(self._filter)
        self.view = list_view(parts, self.model, self)
        self.keys = QKeySequenceEdit(self)
        self.keys.setMaximumSequenceLength(1)
        self.keys.keySequenceChanged.connect(self._look)
        self._field = self.keys.findChild(QLineEdit) or QLineEdit(self.keys)
        self.keys_label, self.note = QLabel(self), QLabel(self)
        self.note.setObjectName("muted")
        self.note.setWordWrap(True)
        self.set_button, self.none_button, self.reset_button, self.all_button = (
            QPushButton(self) for _ in range(4)
        )
        self._foot = CloseRow(self, on_enter=False)
        self._lay_out()
        for button, action in (
            (self.set_button, self._set),
            (self.none_button, self._remove),
            (self.reset_button, self._reset),
            (self.all_button, self._reset_all),
        ):
            button.setAutoDefault(False)
            button.clicked.connect(action)
        self.view.selectionModel().currentChanged.connect(self._chosen)
        self.resize(620, min(700, 60 + 46 * len(COMMANDS)))
        self.retranslate()
        self.view.setCurrentIndex(self.model.index(0))

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.keys_label)
        row.addWidget(self.keys, 1)
        row.addWidget(self.set_button)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.none_button)
        below.addWidget(self.reset_button)
        below.addStretch(1)
        below.addWidget(self.all_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(self._box)
        column.addWidget(self.view, 1)
        column.addLayout(row)
        column.addWidget(self.note)
        column.addLayout(below)
        column.addWidget(self._foot)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self._box.setPlaceholderText(tr("Filter"))
        self._box.setAccessibleName(tr("Filter the shortcuts"))
        self.view.setAccessibleName(tr("Keyboard shortcuts"))
        self.keys_label.setText(tr("New keys"))
        self.keys.setAccessibleName(tr("New keys"))
        self._field.setAccessibleName(tr("New keys"))
        self.set_button.setText(tr("Set"))
        self.none_button.setText(tr("No keys"))
        self.reset_button.setText(tr("Reset"))
        self.all_button.setText(tr("Reset all"))
        self.keys_label.setBuddy(self.keys)
        self._foot.retranslate()
        underline_dialog(self)
        self._filter(self._box.text())
        self.model.renew()
        self._look()

    @property
    def command(self) -> Command | None:
        """The command that is chosen."""
        return self.model.record(self.view.currentIndex())

    @property
    def key(self) -> str:
        """The keys that were pressed, in Qt's portable form."""
        return self.keys.keySequence().toString(_PORTABLE)

    def _filter(self, typed: str) -> None:
        self.model.filter(typed)

    def _chosen(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.keys.clear()
        self._look()

    def _look(self) -> None:
        """Say whose keys these are, and enable what can be done."""
        # Qt writes its own English words here whenever the keys are cleared.
        self._field.setPlaceholderText(tr("Press the keys"))
        command, key = self.command, self.key
        others = owners(key, self._settings, but=command.id) if key and command is not None else ()
        note = ""
        if key in FIXED:
            note = tr("This key has a fixed meaning in lists and pages.")
        elif others:
            names = ", ".join(quoted(tr_command(other.text)) for other in others)
            note = tr("These keys belong to {command}, which loses them.").format(command=names)
        if note and note != self.note.text():
            announce(self.note, note)
        self.note.setText(note)
        self.set_button.setEnabled(bool(key) and key not in FIXED and command is not None)
        for button in (self.keys, self.none_button):
            button.setEnabled(command is not None)
        self.reset_button.setEnabled(command is not None and command.id in self._settings.shortcuts)
        self.all_button.setEnabled(bool(self._settings.shortcuts))

    def _set(self) -> None:
        if self.command is not None and self.key:
            give(self.command, self.key, self._settings)
            self._changed()

    def _remove(self) -> None:
        if self.command is not None:
            give(self.command, "", self._settings)
            self._changed()

    def _reset(self) -> None:
        """Back to its own keys; whoever got one of them in the meantime loses it again."""
        command = self.command
        if command is None:
            return
        for key in command.shortcuts:
            for other in owners(key, self._settings, but=command.id):
                left = self._settings.shortcuts.get(other.id, other.shortcuts)
                self._settings.set_shortcuts(other.id, tuple(k for k in left if k != key))
        self._settings.set_shortcuts(command.id, None)
        self._changed()

    def _reset_all(self) -> None:
        for id_ in tuple(self._settings.shortcuts):
            self._settings.set_shortcuts(id_, None)
        self._changed()

    def _changed(self) -> None:
        self.keys.clear()
        self.model.renew()
        self._look()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
