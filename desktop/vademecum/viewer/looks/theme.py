"""The window's colours: follows the system or the reader's own choice, while running."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QWidget

from vademecum.app.assets import asset
from vademecum.app.settings import Settings
from vademecum.app.theme import Theme, contrast, load_theme
from vademecum.viewer.looks.icons import icon
from vademecum.viewer.looks.look import Look, blend, palette
from vademecum.viewer.looks.style import style_sheet

SETTING = "appearance.theme"
_READABLE = 4.5
"""Contrast of text by WCAG 2, level AA."""


_ORDINARY_LINE = 20
"""Pixels from line to line up to which text counts as of ordinary size."""
_SIZES = {
    "icon": 20,
    "icon_side": 18,
    "icon_menu": 16,
    "icon_tab": 14,
    "icon_close": 13,
    "icon_spin": 12,
    "scroller": 24,
    "row": 28,
}
"""Pixels of icons and rows beside text of ordinary size; they grow with the text."""
_NEAREST_TO_BLACK, _NEAREST_TO_WHITE = "#000000", "#ffffff"


def look_of(theme: Theme) -> Look:
    """The window's colours that go with a page theme: areas are shades between its page and its text."""
    page, text, accent = theme.page, theme.text, theme.accent
    strong = theme.name == "high_contrast"
    return Look(
        name=theme.name,
        dark=theme.dark,
        window=page
        if strong
        else blend(_NEAREST_TO_BLACK, page, 0.16)
        if theme.dark
        else blend(text, page, 0.045),
        page=page,
        raised=blend(_NEAREST_TO_WHITE, page, 0.04) if theme.dark and not strong else page,
        text=text,
        muted=theme.muted,
        faint=blend(text, page, 0.4),
        border=text if strong else blend(text, page, 0.13),
        edge=text if strong else blend(text, page, 0.5),
        accent=accent,
        on_accent=page if theme.dark else _NEAREST_TO_WHITE,
        soft=blend(accent, page, 0.17 if theme.dark else 0.12),
        hover=blend(text, page, 0.09),
        pressed=blend(text, page, 0.16),
        thumb=blend(text, page, 0.6 if strong else 0.28),
        mark=theme.highlight,
        on_mark=theme.highlight_text,
        mark_current=_current_mark(theme),
        warning=theme.callout("warning").title,
    )


def _current_mark(theme: Theme) -> str:
    """A stronger shade of the highlight that its text can still be read on."""
    step = 0.0
    towards = "#ff9500"
    while (
        step < 0.9
        and contrast(blend(towards, theme.highlight, step + 0.1), theme.highlight_text) >= _READABLE
    ):
        step += 0.1
    return blend(towards, theme.highlight, step)


def system_is_dark() -> bool:
    """Whether the desktop asks for dark windows."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


class Appearance(QObject):
    """Owns palette and style sheet of the application."""

    changed = Signal()
    """Colours are different now: paint icons and pages again."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.theme = load_theme(self._wanted())
        self.look = look_of(self.theme)
        self._fitted = (0.0, False)
        """What sizes and sides of the style sheet in force were made for."""
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        settings.listen(self._setting_changed)

    def apply(self) -> None:
        """Put the colours into force."""
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            return
        app.setPalette(palette(self.look))
        self._fitted = _fit(app)
        app.setStyleSheet(style_sheet(sheet_values(self.look, *self._fitted)))

    def fit(self) -> None:
        """Follow another text size or direction of the desktop."""
        app = QApplication.instance()
        if isinstance(app, QApplication) and self._fitted != _fit(app):
            self.apply()
            self.changed.emit()

    def icon(self, name: str) -> QIcon:
        """An icon in the colours in force; an empty one for an empty name."""
        look = self.look
        return icon(name, look.text, look.faint, look.accent) if name else QIcon()

    def _wanted(self) -> str:
        chosen = self._settings.text(SETTING)
        if chosen != "system":
            return chosen
        return "dark" if system_is_dark() else "light"

    def _system_changed(self) -> None:
        self._renew()

    def _setting_changed(self, key: str, _value: object) -> None:
        if key == SETTING:
            self._renew()

    def _renew(self) -> None:
        theme = load_theme(self._wanted())
        if theme.name != self.theme.name:
            self.theme, self.look = theme, look_of(theme)
            self.apply()
            self.changed.emit()


def text_scale(what: QApplication | QWidget) -> float:
    """How much larger than usual the text of a window, or of the application, is; never below 1."""
    return max(1.0, round(QFontMetrics(what.font()).lineSpacing() / _ORDINARY_LINE, 2))


def sheet_values(look: Look, scale: float, mirrored: bool) -> dict[str, str]:
    """What the style sheet is made of: colours, sizes for text `scale` times as large as usual, and sides."""
    kind, other = ("dark", "light") if look.dark else ("light", "dark")
    begin, onward = ("right", "left") if mirrored else ("left", "right")
    drawn = {
        "arrow_right": f"{onward}-{kind}",
        "arrow_left": f"{begin}-{kind}",
        "arrow_down": f"down-{kind}",
        "arrow_up": f"up-{kind}",
        "cross": f"close-{kind}",
        "check": f"check-{kind}",
        # The other check's colour: this one lies on a menu, not on the accent.
        "tick": f"check-{other}",
        "dot": f"dot-{other}",
    }
    return {
        **{field: getattr(look, field) for field in look.__dataclass_fields__},
        **{name: f"{round(px * scale)}px" for name, px in _SIZES.items()},
        **{name: asset(f"icons/branch-{file}.svg").as_posix() for name, file in drawn.items()},
        "begin": begin,
        "end": onward,
    }


def _fit(app: QApplication) -> tuple[float, bool]:
    """How much larger than usual text is, and whether windows are laid out from right to left."""
    return text_scale(app), app.layoutDirection() == Qt.LayoutDirection.RightToLeft


def paper_theme() -> Theme:
    """The colours of printed pages."""
    return load_theme("light")
