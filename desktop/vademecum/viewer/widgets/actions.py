"""Command records become Qt actions: one per command, shared by menus, buttons, shortcuts and palette."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget
from shiboken6 import isValid

from vademecum.app.commands import COMMANDS, MENUS, Command, Need
from vademecum.app.settings import Settings, Value
from vademecum.app.shortcuts import BACKSPACE, keys_of
from vademecum.viewer.looks.theme import Appearance
from vademecum.viewer.texts.words import tr_command
from vademecum.viewer.widgets.mnemonics import keep_underlined

_IN_TEXT_ONLY = frozenset({"edit.copy", "edit.select-all"})
"""The text controls have these shortcuts themselves: a window-wide one would take them away."""


class Actions(QObject):
    """All actions of one window, by command id."""

    triggered = Signal(str)
    """Id of the command that was asked for."""

    def __init__(self, window: QWidget, appearance: Appearance, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._appearance = appearance
        self._actions: dict[str, QAction] = {}
        self._titled: list[tuple[QMenu, str]] = []
        """Menus with their titles in English."""
        choices: dict[str, QActionGroup] = {}
        for record in COMMANDS:
            action = QAction(window)
            action.setCheckable(record.checkable)
            # A mark says whether it is on; an icon would take its place.
            action.setIconVisibleInMenu(not record.checkable)
            if record.id not in _IN_TEXT_ONLY:
                action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            action.triggered.connect(lambda _=False, id_=record.id: self.triggered.emit(id_))
            window.addAction(action)
            self._actions[record.id] = action
            if record.topic and record.checkable:
                choices.setdefault(record.topic, QActionGroup(window)).addAction(action)
        self._take_keys()
        self.retranslate()
        self.recolour()
        settings.listen(self._setting_changed)
        appearance.changed.connect(self.recolour)

    def __getitem__(self, id_: str) -> QAction:
        return self._actions[id_]

    def _take_keys(self) -> None:
        for record in COMMANDS:
            if record.id not in _IN_TEXT_ONLY:
                keys = [QKeySequence(key) for key in keys_of(record, self._settings)]
                self._actions[record.id].setShortcuts(keys)

    def _setting_changed(self, key: str, _value: Value) -> None:
        if key == BACKSPACE or key.startswith("shortcuts."):
            self._take_keys()
            self.retranslate()

    def retranslate(self) -> None:
        """Take texts in the language of the window."""
        for record in COMMANDS:
            action = self._actions[record.id]
            action.setText(tr_command(record.text))
            tip = tr_command(record.tip)
            keys = shortcut_text(record, self._settings)
            action.setToolTip(f"{tip} ({keys})" if keys else tip)
            action.setStatusTip(tip)
        for menu, title in self._titled:
            if isValid(menu):
                menu.setTitle(tr_command(title))

    def recolour(self) -> None:
        """Draw icons in the colours in force."""
        for record in COMMANDS:
            if record.icon:
                self._actions[record.id].setIcon(self._appearance.icon(record.icon))

    def enable(self, met: Callable[[Need], bool]) -> None:
        """Enable the commands whose needs are met."""
        for record in COMMANDS:
            if record.needs:
                self._actions[record.id].setEnabled(met(record.needs))

    def check(self, id_: str, checked: bool) -> None:
        """Show a checkable command as on or off, without running it."""
        self._actions[id_].setChecked(checked)

    def menu(self, parent: QWidget, extra: Callable[[str, QMenu], None] | None = None) -> QMenu:
        """The menu of all menus; `extra` may add entries to one of them by its name."""
        menu = QMenu(parent)
        for name, title in MENUS:
            branch = self._branch(menu, title)
            self.fill(branch, [record for record in COMMANDS if record.menu == name])
            if extra is not None:
                extra(name, branch)
        keep_underlined(menu)
        return menu

    def fill(self, menu: QMenu, records: Iterable[Command]) -> None:
        """Put commands into a menu, with a line between groups and choices of one thing in a menu below."""
        group, topics = None, dict[str, QMenu]()
        for record in records:
            if group is not None and record.group != group:
                menu.addSeparator()
            group = record.group
            if record.topic and record.topic not in topics:
                topics[record.topic] = self._branch(menu, record.topic)
            topics.get(record.topic, menu).addAction(self._actions[record.id])

    def _branch(self, menu: QMenu, title: str) -> QMenu:
        branch = menu.addMenu(tr_command(title))
        branch.setToolTipsVisible(True)
        self._titled.append((branch, title))
        keep_underlined(branch)
        return branch


def shortcut_text(record: Command, settings: Settings | None = None) -> str:
    """The first shortcut in the system's own spelling; empty when there is none."""
    return next(iter(shortcut_texts(record, settings)), "")


def shortcut_texts(record: Command, settings: Settings | None = None) -> tuple[str, ...]:
    """All shortcuts in the system's own spelling."""
    native = QKeySequence.SequenceFormat.NativeText
    return tuple(QKeySequence(key).toString(native) for key in keys_of(record, settings))
