"""The keys of each command: its own, or those that the user gave it instead.

Keys are in Qt's portable form (`Ctrl+K`). They are kept as data in the table `[shortcuts]` of the
settings: `"go.home" = ["Alt+Home"]`, an empty list for none.
"""

from __future__ import annotations

from vademecum.app.commands import COMMANDS, Command
from vademecum.app.settings import Settings

BACKSPACE = "reading.backspace"
FIXED = frozenset(
    ("Return", "Enter", "Esc", "Tab", "Shift+Tab", "Backtab", "Space", "Up", "Down", "Left", "Right", "Del",
     "Backspace", "Home", "End", "PgUp", "PgDown", "F10")
)  # fmt: skip
"""Keys by which lists, pages and text fields are operated: no command may take them away."""


def keys_of(command: Command, settings: Settings | None = None) -> tuple[str, ...]:
    """The keys of a command; the first is shown in menus."""
    own = settings.shortcuts.get(command.id) if settings is not None else None
    keys = command.shortcuts if own is None else own
    if command.id == "go.back" and settings is not None and settings.flag(BACKSPACE):
        return (*keys, "Backspace")
    return keys


def owners(key: str, settings: Settings, *, but: str = "") -> tuple[Command, ...]:
    """The other commands that have this key."""
    return tuple(c for c in COMMANDS if c.id != but and key in keys_of(c, settings))


def give(command: Command, key: str, settings: Settings) -> None:
    """Make `key` the key of a command, the only one, and take it from whoever has it.

    An empty key leaves the command without any.
    """
    for other in owners(key, settings, but=command.id) if key else ():
        left = settings.shortcuts.get(other.id, other.shortcuts)
        settings.set_shortcuts(other.id, tuple(k for k in left if k != key))
    settings.set_shortcuts(command.id, (key,) if key else ())
