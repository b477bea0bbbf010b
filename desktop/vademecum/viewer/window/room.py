"""How the panels of a window share its room, and what lies over the page where there is too little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt, Signal

from vademecum.viewer.looks.theme import text_scale

if TYPE_CHECKING:
    from vademecum.viewer.window.frame import Frame

_NARROW = 720
"""Below this width the side panel lies over the page instead of beside it."""
_OUTLINE_FROM = 1040
"""From this width on there is room for three columns; below it the list of headings lies over the page."""
_SIDE_WIDTH, _OUTLINE_WIDTH = 340, 220
_SIDE_NARROWEST, _OUTLINE_NARROWEST = 240, 160
"""Pixels, beside text of ordinary size."""

Panel = Literal["side", "outline"]


class Room(QObject):
    """What the reader wants to see beside the page, and what there is room for."""

    changed = Signal()
    """A panel is in view now, or is not any more."""

    def __init__(self, window: Frame) -> None:
        super().__init__(window)
        self._window = window
        self._wanted: dict[Panel, bool] = {
            "side": window.keeper.flag("side", default=True),
            "outline": window.keeper.flag("outline", default=True),
        }
        """What is shown where there is room."""
        self._over: Panel | None = None
        """What takes the place of the page where there is none."""
        self._last = (False, False)
        """What was in view: side panel and list of headings."""
        self.widen_sides()

    def first_sizes(self) -> None:
        """Give the columns the widths of a window that was never arranged."""
        self._window.splitter.setSizes([_SIDE_WIDTH, 10_000, _OUTLINE_WIDTH])

    def widen_sides(self) -> None:
        """Follow another size of the desktop's text."""
        scale = text_scale(self._window)
        self._window.side.setMinimumWidth(round(_SIDE_NARROWEST * scale))
        self._window.outline.setMinimumWidth(round(_OUTLINE_NARROWEST * scale))

    def shown(self, panel: Panel) -> bool:
        """Whether a panel is in view."""
        if self._has_place(panel):
            return self._wanted[panel]
        return self._over == panel

    def toggle(self, panel: Panel) -> None:
        """Show or hide a panel: beside the page, or over it where there is no room beside it."""
        if self._has_place(panel):
            self._wanted[panel] = not self._wanted[panel]
            self._window.keeper.set_flag(panel, self._wanted[panel])
        else:
            self._over = None if self._over == panel else panel
        self.share()
        if self.covered_by("outline"):
            self._window.outline.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def covered_by(self, panel: Panel) -> bool:
        """Whether a panel lies over the page."""
        return self._over == panel and not self._has_place(panel)

    def uncover(self) -> bool:
        """Show the page again when a panel lies over it; False when none does."""
        covered = self._over is not None and self.covered_by(self._over)
        if covered:
            self._over = None
            self.share()
        return covered

    def resized(self, before: int) -> None:
        """The window was `before` pixels wide: what was being looked at stays in view."""
        was_narrow = 0 < self._room(before) < _NARROW
        if not was_narrow and self._room(self._window.width()) < _NARROW:
            self._over = "side" if self._window.side.results_shown else None
        elif self._over is not None and self._has_place(self._over):
            self._over = None
        self.share()

    def share(self) -> None:
        """Show what is wanted and has room."""
        window = self._window
        window.tabs.setVisible(self._over is None or self._has_place(self._over))
        before, self._last = self._last, (self.shown("side"), self.shown("outline"))
        window.side.setVisible(self._last[0])
        window.outline.setVisible(self._last[1])
        window.header.narrow(self._room(window.width()))
        if self._last != before:
            self.changed.emit()

    def _has_place(self, panel: Panel) -> bool:
        """Whether there is room for a panel beside the page."""
        return self._room(self._window.width()) >= (_NARROW if panel == "side" else _OUTLINE_FROM)

    def _room(self, width: int) -> int:
        """`width` as it would be with text of the ordinary size: large text fills a window sooner."""
        return round(width / text_scale(self._window))
