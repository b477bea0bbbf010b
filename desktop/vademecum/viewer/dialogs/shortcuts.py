"""Every command with all its keys, filterable; keys can be changed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
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
from vademecum.viewer.models.commands import CommandsModel, title_of
from vademecum.viewer.panels.parts import Parts
from vademecum.viewer.texts.announce import announce
from vademecum.viewer.texts.replies import quoted
from vademecum.viewer.texts.words import tr, tr_command
from vademecum.viewer.widgets.actions import shortcut_texts
from vademecum.viewer.widgets.list_steps import step_list
from vademecum.viewer.widgets.mnemonics import underline_dialog

_PORTABLE = QKeySequence.SequenceFormat.PortableText
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ShortcutsDialog(QDialog):
    """Choose a command, press its new keys; a change holds at once."""

    def __init__(self, parts: Parts, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = parts.settings
        self.model = CommandsModel(lambda record: ", ".join(shortcut_texts(record, parts.settings)), self)
        self.box = QLineEdit(self)
        self.box.textChanged.connect(self._filter)
        self.view = list_view(parts, self.model, self)
        self.view.activated.connect(self._go_on)
        self.nothing = QLabel(self)
        self.nothing.setObjectName("muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.named = QLabel(self)
        self.named.setObjectName("emptyTitle")
        self.named.setTextFormat(Qt.TextFormat.PlainText)
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
        self._foot.addButton(self.all_button, QDialogButtonBox.ButtonRole.ResetRole)
        self._lay_out()
        for field in (self.box, self.keys):
            field.installEventFilter(self)
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

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.keys_label)
        row.addWidget(self.keys, 1)
        for button in (self.set_button, self.none_button, self.reset_button):
            row.addWidget(button)
        line = QFrame(self)
        line.setObjectName("line")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(self.box)
        column.addWidget(self.view, 1)
        column.addWidget(self.nothing, 1)
        column.addWidget(line)
        column.addWidget(self.named)
        column.addLayout(row)
        column.addWidget(self.note)
        column.addSpacing(4)
        column.addWidget(self._foot)

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.box.setPlaceholderText(tr("Filter"))
        self.box.setAccessibleName(tr("Filter the shortcuts"))
        self.view.setAccessibleName(tr("Keyboard shortcuts"))
        self.nothing.setText(tr("No command fits"))
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
        self._filter(self.box.text())
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
        """List what fits and choose the best; with nothing typed the chosen command stays chosen."""
        before = self.command
        self.model.filter(typed)
        found = self.model.records
        row = found.index(before) if before in found and not typed else 0
        self.view.setCurrentIndex(self.model.index(row))
        self.view.scrollTo(self.view.currentIndex())
        if not found and not self.nothing.isVisibleTo(self):
            announce(self.box, self.nothing.text())
        self.view.setVisible(bool(found))
        self.nothing.setVisible(not found)
        if not found:
            self.keys.clear()
        self._look()

    def _go_on(self) -> None:
        self.keys.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self.keys.clear()
        self._look()

    def _look(self) -> None:
        """Say whose keys these are, and enable what can be done."""
        # Qt writes its own English words here whenever the keys are cleared.
        self._field.setPlaceholderText(tr("Press the keys"))
        command, key = self.command, self.key
        self.named.setText(title_of(command) if command is not None else "")
        self.keys.setAccessibleDescription(self.named.text())
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
        self.note.setVisible(bool(note))
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the filter move along the list; Enter goes on, and takes the keys that were pressed."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.box and step_list(self.view, event):
                return True
            if watched is self.box and event.key() in _ENTER:
                self._go_on()
                return True
            if watched is self.keys and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                return self._finish_keys(event)
        return super().eventFilter(watched, event)

    def _finish_keys(self, event: QKeyEvent) -> bool:
        """Enter takes the pressed keys, Esc forgets them; neither can be a command's own."""
        if event.key() in _ENTER and self.set_button.isEnabled():
            self._set()
            return True
        if event.key() == Qt.Key.Key_Escape:
            if self.key:
                self.keys.clear()
            else:
                self.reject()
            return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
