"""The command palette's list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt

from vademecum.app.commands import COMMANDS, Command
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.rows import RowsModel
from vademecum.viewer.texts.words import tr_command

SHORTCUT_ROLE = int(Qt.ItemDataRole.UserRole) + 4
"""Shortcut in the system's own spelling."""


class CommandsModel(RowsModel[Command]):
    """Commands that match what was typed, those that start with it first."""

    def __init__(self, shortcut: Callable[[Command], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shortcut = shortcut
        self.set_records(COMMANDS)

    def filter(self, typed: str, enabled: Callable[[Command], bool] = lambda _command: True) -> None:
        """Keep the commands that contain every typed word."""
        words = typed.casefold().split()
        rated = []
        for order, command in enumerate(COMMANDS):
            title = _title(command).casefold()
            all_text = " ".join(
                (title, tr_command(command.tip).casefold(), command.text.casefold(), command.extra)
            )
            if not enabled(command) or not all(word in all_text for word in words):
                continue
            first = words[0] if words else ""
            starts = title.startswith(first) or tr_command(command.text).casefold().startswith(first)
            rank = 0 if starts else 1 if first in title else 2
            rated.append((rank, order, command))
        self.set_records([command for _, _, command in sorted(rated, key=lambda entry: entry[:2])])

    def shown(self, record: Command, role: int) -> Any:
        """Text, tip and shortcut."""
        if role == Qt.ItemDataRole.DisplayRole:
            return _title(record)
        if role in (DETAIL_ROLE, Qt.ItemDataRole.ToolTipRole):
            return tr_command(record.tip)
        if role == SHORTCUT_ROLE:
            return self._shortcut(record)
        return None


def _title(command: Command) -> str:
    """The text of a command as it stands alone: `Theme: Dark`."""
    text = tr_command(command.text)
    return f"{tr_command(command.topic)}: {text}" if command.topic else text
