"""Every setting, declared once: type, default, range and description.

The settings dialog, the file and the manual are all made from these records.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli_w

from vademecum.app.languages import LANGUAGES
from vademecum.app.storage import locked, set_aside, write_atomic
from vademecum.errors import VademecumError

Value = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting."""

    key: str
    """`group.name`, as in the file: table `group`, key `name`."""
    default: Value
    """Its type is the setting's type."""
    title: str
    """Label in the dialog."""
    description: str
    """One sentence that says what changes for the reader."""
    choices: tuple[str, ...] = ()
    """Allowed values of a text setting; empty for any text."""
    low: float | None = None
    """Smallest number allowed."""
    high: float | None = None
    """Largest number allowed."""

    def accept(self, value: Any) -> Value | None:
        """`value` as this setting's type, or None when it is not allowed."""
        if isinstance(self.default, bool):
            return value if isinstance(value, bool) else None
        if isinstance(self.default, int | float):
            if isinstance(value, bool) or not isinstance(value, int | float):
                return None
            if (self.low is not None and value < self.low) or (self.high is not None and value > self.high):
                return None
            return type(self.default)(value)
        if not isinstance(value, str) or (self.choices and value not in self.choices):
            return None
        return value

    @property
    def allowed(self) -> str:
        """What may stand here, for a message."""
        if isinstance(self.default, bool):
            return "true or false"
        if self.choices:
            return "one of " + ", ".join(choice or '""' for choice in self.choices)
        if self.low is not None:
            return f"a number from {self.low:g} to {self.high:g}"
        return "text" if isinstance(self.default, str) else "a number"


SETTINGS: tuple[Setting, ...] = (
    Setting(
        "appearance.theme",
        "system",
        "Theme",
        "Colours of the window and the pages; System follows the desktop, also while running.",
        choices=("system", "light", "dark", "high_contrast"),
    ),
    Setting(
        "appearance.zoom",
        1.0,
        "Zoom",
        "Size of the text in all pages; 100% is the desktop's own size.",
        low=0.5,
        high=3.0,
    ),
    Setting(
        "appearance.language",
        "",
        "Language",
        "Language of menus and messages, dates and numbers. Articles stay in their own language.",
        choices=("", *LANGUAGES),
    ),
    Setting(
        "appearance.wrap_code",
        True,
        "Wrap code",
        "Wrap long lines of code instead of scrolling sideways.",
    ),
    Setting(
        "reading.follow_changes",
        True,
        "Reload changed pages",
        "Show a page again as soon as its file changes, keeping the place.",
    ),
    Setting(
        "reading.ask_helpful",
        True,
        "Ask whether a page was helpful",
        "Ask at the end of each page; the answers stay on this computer.",
    ),
    Setting(
        "reading.backspace",
        False,
        "Backspace goes back",
        "Backspace returns to the page before, except where text is typed.",
    ),
    Setting(
        "reading.caret",
        False,
        "Caret browsing",
        "Move through the page with the arrow keys and select text with Shift; F7 switches it.",
    ),
    Setting(
        "links.external",
        "ask",
        "Web and mail links",
        "What a click on a link to the web or to a mail address does; no page ever loads by itself.",
        choices=("ask", "allow", "never"),
    ),
    Setting(
        "reading.show_problems",
        True,
        "Show problems of folders",
        "Count in the status line what is to be mended, for folders whose pages you may write.",
    ),
    Setting(
        "session.restore",
        True,
        "Open where I left off",
        "Open the tabs of the last time, at the same place of each page.",
    ),
    Setting(
        "session.history_days",
        90,
        "Keep history for (days)",
        "Pages read longer ago are forgotten; 0 keeps no history at all.",
        low=0,
        high=3650,
    ),
    Setting(
        "search.results",
        20,
        "Results while typing",
        "How many results the list shows.",
        low=5,
        high=100,
    ),
    Setting(
        "search.include_low",
        False,
        "Show unreviewed articles",
        "Also search articles that their author marked as low confidence.",
    ),
    Setting(
        "model.file",
        "",
        "Model file",
        "A model file (GGUF) that translates questions and words answers on this computer; empty for none.",
    ),
    Setting(
        "model.rephrase",
        False,
        "Let the model rephrase questions",
        "Search also in the model's words when a question has no sure answer; small models don't help there.",
    ),
)
"""All settings, in the order of the dialog."""

SECTIONS: tuple[tuple[str, frozenset[str]], ...] = (
    ("Appearance", frozenset({"appearance"})),
    ("Reading", frozenset({"reading", "links"})),
    ("Start and history", frozenset({"session"})),
    ("Search", frozenset({"search"})),
    ("Local model", frozenset({"model"})),
)
"""Headings of the dialog, each with the groups of settings below it."""

_SHORTCUTS = "shortcuts"
"""Table of the keys that the user gave to commands."""
_BY_KEY = {setting.key: setting for setting in SETTINGS}


def choice_text(name: str) -> str:
    """English text of a choice: `high_contrast` is `High contrast`."""
    return name.replace("_", " ").capitalize()


class Settings:
    """The values in force; changes are written at once and told to whoever listens."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._values: dict[str, Value] = {}
        self._shortcuts: dict[str, tuple[str, ...]] = {}
        self._listeners: list[Callable[[str, Value], None]] = []
        self.notes: tuple[str, ...] = ()
        """What was wrong with the file when it was read, for the user."""
        if file is not None:
            self.notes = tuple(self._read(file))

    def __getitem__(self, key: str) -> Value:
        return self._values.get(key, _BY_KEY[key].default)

    def text(self, key: str) -> str:
        """A text setting."""
        return str(self[key])

    def number(self, key: str) -> float:
        """A number setting."""
        return float(self[key])

    def flag(self, key: str) -> bool:
        """A yes-or-no setting."""
        return bool(self[key])

    def set(self, key: str, value: Value) -> None:
        """Change a setting, store it and tell the listeners.

        Raises ValueError for a value that the setting does not allow: the dialog offers none.
        """
        accepted = _BY_KEY[key].accept(value)
        if accepted is None:
            raise ValueError(f"{key} takes {_BY_KEY[key].allowed}, not {value!r}")
        if self[key] == accepted:
            return
        self._values[key] = accepted
        group, _, name = key.partition(".")
        self._store(group, name, accepted)
        for listener in tuple(self._listeners):
            listener(key, accepted)

    @property
    def shortcuts(self) -> Mapping[str, tuple[str, ...]]:
        """Command id -> the keys that the user gave it instead of its own."""
        return self._shortcuts

    def set_shortcuts(self, command: str, keys: tuple[str, ...] | None) -> None:
        """Give a command these keys, or its own again; listeners get the key `shortcuts.COMMAND`."""
        if self._shortcuts.get(command) == keys:
            return
        if keys is None:
            del self._shortcuts[command]
        else:
            self._shortcuts[command] = keys
        self._store(_SHORTCUTS, command, None if keys is None else list(keys))
        for listener in tuple(self._listeners):
            listener(f"{_SHORTCUTS}.{command}", " ".join(keys or ()))

    def listen(self, listener: Callable[[str, Value], None]) -> None:
        """Call `listener(key, value)` after each change."""
        self._listeners.append(listener)

    def _read(self, file: Path) -> list[str]:
        try:
            tables = tomllib.loads(file.read_bytes().decode("utf-8-sig"))
        except FileNotFoundError:
            return []
        except OSError as error:
            return [f"{file}: cannot be read ({error.strerror or error}); using the defaults."]
        except ValueError as error:
            aside = set_aside(file)
            return [f"{file}: {error}; kept as {aside.name}, starting with the defaults."]
        notes = []
        for group, table in tables.items():
            if group == _SHORTCUTS and isinstance(table, Mapping):
                notes += self._read_shortcuts(file, table)
                continue
            for name, value in table.items() if isinstance(table, Mapping) else ():
                setting = _BY_KEY.get(f"{group}.{name}")
                accepted = setting.accept(value) if setting else None
                if setting is None:
                    continue
                if accepted is None:
                    notes.append(
                        f"{file}: {setting.key} takes {setting.allowed}, not {value!r}; using the default."
                    )
                else:
                    self._values[setting.key] = accepted
        return notes

    def _read_shortcuts(self, file: Path, table: Mapping[str, Any]) -> list[str]:
        notes = []
        for command, keys in table.items():
            if isinstance(keys, list) and all(isinstance(key, str) for key in keys):
                self._shortcuts[command] = tuple(keys)
            else:
                notes.append(f"{file}: the keys of {command} are a list of texts, not {keys!r}.")
        return notes

    def _store(self, group: str, name: str, value: Any) -> None:
        """Write one value, None to take it out; all else in the file stays, whoever wrote it.

        Another window may have changed its own settings meanwhile, and a newer version has some
        that are unknown here.
        """
        if self._file is None:
            return
        with locked(self._file):
            tables = self._stored()
            table = tables.get(group)
            changed = {**(table if isinstance(table, dict) else {}), name: value}
            tables[group] = {key: each for key, each in changed.items() if each is not None}
            write_atomic(self._file, tomli_w.dumps(tables).encode("utf-8"))

    def _stored(self) -> dict[str, Any]:
        """What the file holds now; this window's own values when somebody has damaged it meanwhile."""
        assert self._file is not None  # noqa: S101 - asked for by `_store` alone
        try:
            return tomllib.loads(self._file.read_bytes().decode("utf-8-sig"))
        except FileNotFoundError:
            return self._own()
        except OSError as error:
            raise VademecumError(
                f"cannot be read ({error.strerror or error})",
                path=str(self._file),
                mend="Check its permissions",
            ) from error
        except ValueError:
            set_aside(self._file)
            return self._own()

    def _own(self) -> dict[str, Any]:
        tables: dict[str, Any] = {}
        for key, value in self._values.items():
            group, _, name = key.partition(".")
            tables.setdefault(group, {})[name] = value
        if self._shortcuts:
            tables[_SHORTCUTS] = {command: list(keys) for command, keys in self._shortcuts.items()}
        return tables
