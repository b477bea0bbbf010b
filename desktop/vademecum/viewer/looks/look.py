"""The colours of the window as Qt colours, from the theme's `#rrggbb`."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Look:
    """What the window paints with; all values are `#rrggbb`."""

    name: str
    """light, dark or high_contrast."""
    dark: bool
    window: str
    """Behind panels, toolbar and status line."""
    page: str
    """Behind text: pages, lists, text fields."""
    raised: str
    """Cards, menus, buttons."""
    text: str
    muted: str
    """Second lines; still readable at 4.5:1."""
    faint: str
    """Disabled controls."""
    border: str
    """Hairlines between areas."""
    edge: str
    """Outlines of controls, 3:1 against the page."""
    accent: str
    """The one colour that means: here you can act, or here you are."""
    on_accent: str
    soft: str
    """Background of the selected row."""
    hover: str
    pressed: str
    thumb: str
    mark: str
    """Background of found words."""
    on_mark: str
    mark_current: str
    warning: str

    def colour(self, name: str) -> QColor:
        """One of the colours by field name."""
        return QColor(getattr(self, name))


def blend(over: str, under: str, share: float) -> str:
    """`share` (0 to 1) of colour `over` upon `under`."""
    top, base = QColor(over), QColor(under)
    mixed = [
        round(a * share + b * (1 - share))
        for a, b in zip(top.getRgb()[:3], base.getRgb()[:3], strict=True)  # type: ignore[index]  # a 4-tuple
    ]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def palette(look: Look) -> QPalette:
    """The look as a palette: for whatever the style sheet does not name."""
    made = QPalette()
    role = QPalette.ColorRole
    for name, colour in (
        (role.Window, look.window),
        (role.WindowText, look.text),
        (role.Base, look.page),
        (role.AlternateBase, look.window),
        (role.Text, look.text),
        (role.Button, look.raised),
        (role.ButtonText, look.text),
        (role.BrightText, look.on_accent),
        (role.ToolTipBase, look.raised),
        (role.ToolTipText, look.text),
        (role.PlaceholderText, look.muted),
        (role.Highlight, look.accent),
        (role.HighlightedText, look.on_accent),
        (role.Link, look.accent),
        (role.LinkVisited, look.accent),
        (role.Light, look.raised),
        (role.Midlight, look.hover),
        (role.Mid, look.border),
        (role.Dark, look.border),
        (role.Shadow, look.border),
        (role.Accent, look.accent),
    ):
        made.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, name, QColor(look.faint))
    return made
