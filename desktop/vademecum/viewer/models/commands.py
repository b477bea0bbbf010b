"""The command palette's list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt

from vademecum.app.command_search import Wording, best_first
from vademecum.app.commands import COMMANDS, Command
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.rows import RowsModel
from vademecum.viewer.texts.words import tr_command

SHORTCUT_ROLE = int(Qt.ItemDataRole.UserRole) + 4
"""Shortcut in the system's own spelling."""


class CommandsModel(RowsModel[Command]):
    """Commands that match what was typed."""

    def __init__(self, shortcut: Callable[[Command], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shortcut = shortcut
        self.set_records(COMMANDS)

    def filter(self, typed: str, enabled: Callable[[Command], bool] = lambda _command: True) -> None:
        """Keep the commands that have every typed word, the best first."""
        self.set_records(best_first(filter(enabled, COMMANDS), typed, self._wording))

    def _wording(self, command: Command) -> Wording:
        english = f"{command.topic} {command.text}"  # a manual or a colleague may call it so
        further = f"{tr_command(command.extra)} {command.extra} {self._shortcut(command)}"
        return Wording((title_of(command), english), further, tr_command(command.tip))

    def shown(self, record: Command, role: int) -> Any:
        """Text, tip and shortcut."""
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(record)
        if role in (DETAIL_ROLE, Qt.ItemDataRole.ToolTipRole):
            return tr_command(record.tip)
        if role == SHORTCUT_ROLE:
            return self._shortcut(record)
        return None


def title_of(command: Command) -> str:
    """The text of a command as it stands alone: `Theme: Dark`."""
    text = tr_command(command.text)
    return f"{tr_command(command.topic)}: {text}" if command.topic else text
