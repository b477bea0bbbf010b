"""The window's colours: follows the system or the reader's own choice, while running."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from vademecum.app.assets import asset
from vademecum.app.settings import Settings
from vademecum.viewer.icons import icon
from vademecum.viewer.look import Look, palette
from vademecum.viewer.style import style_sheet

SETTING = "appearance.theme"


def _look(name: str, dark: bool, *colours: str) -> Look:
    return Look(name, dark, *colours)


_LIGHT = _look(
    "light", False, "#f5f5f4", "#ffffff", "#ffffff", "#1c1c1e", "#5f6066", "#a3a3a8", "#e2e2e0", "#8f9096",
    "#0b63ce", "#ffffff", "#e3edfb", "#ebebe9", "#deded9", "#c9c9c6", "#ffe58a", "#1c1c1e", "#ffb02e", "#9a5b00",
)  # fmt: skip
_DARK = _look(
    "dark", True, "#1d1e20", "#232427", "#2b2c30", "#e8e8ea", "#a6a7ad", "#6b6c72", "#36373b", "#74757b",
    "#7cb3ff", "#10141b", "#2c3b52", "#2e2f33", "#393a3f", "#4c4d52", "#6b5600", "#fff6d6", "#a87b00", "#f0b455",
)  # fmt: skip
_HIGH = _look(
    "high_contrast", True, "#000000", "#000000", "#000000", "#ffffff", "#ffffff", "#a0a0a0", "#ffffff", "#ffffff",
    "#ffe100", "#000000", "#333300", "#262626", "#404040", "#ffffff", "#ffe100", "#000000", "#ffffff", "#ffe100",
)  # fmt: skip


class Appearance(QObject):
    """Owns palette and style sheet of the application."""

    changed = Signal()
    """Colours are different now: paint icons and pages again."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.look = self._wanted()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        settings.listen(self._setting_changed)

    def apply(self) -> None:
        """Put the colours into force."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        app.setPalette(palette(self.look))
        values = {field: getattr(self.look, field) for field in self.look.__dataclass_fields__}
        values["arrow_right"] = self._arrow("right")
        values["arrow_down"] = self._arrow("down")
        app.setStyleSheet(style_sheet(values))

    def icon(self, name: str) -> QIcon:
        """An icon in the colours in force; an empty one for an empty name."""
        look = self.look
        return icon(name, look.text, look.faint, look.accent) if name else QIcon()

    def _arrow(self, name: str) -> str:
        kind = "dark" if self.look.dark else "light"
        return asset(f"icons/branch-{name}-{kind}.svg").as_posix()

    def _wanted(self) -> Look:
        chosen = self._settings.text(SETTING)
        if chosen == "system":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            chosen = "dark" if dark else "light"
        return {"dark": _DARK, "high_contrast": _HIGH}.get(chosen, _LIGHT)

    def _system_changed(self) -> None:
        self._renew()

    def _setting_changed(self, key: str, _value: object) -> None:
        if key == SETTING:
            self._renew()

    def _renew(self) -> None:
        look = self._wanted()
        if look != self.look:
            self.look = look
            self.apply()
            self.changed.emit()


def paper_look() -> Look:
    """The colours of printed pages."""
    return _LIGHT
