"""Another reader in the same window: nothing that this reader may not see stays on screen.

Pages and lists are made on workers, so what they show now goes first, and what was being made
for the former reader is dropped when it arrives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog

from vademecum.knowledge.reader import Reader
from vademecum.viewer.dialogs.picture import PictureDialog
from vademecum.viewer.page.journey import Stop

if TYPE_CHECKING:
    from vademecum.viewer.window.window import Window

_FROM_PAGES = ("related", "index-rows")
"""Work whose result names pages, beside that of search and of the panes."""


def change_reader(window: Window, reader: Reader) -> None:
    """Show only what `reader` may see, from now on; the window is clean when this returns."""
    parts = window.parts
    library = parts.library
    if reader == library.reader:
        return
    for key in _FROM_PAGES:
        parts.tasks.cancel(key)
    library.read_as(reader)
    _close_dialogs(window)
    _keep_tabs(window)
    side = window.side
    for panel in (side.this_screen, side.index, side.bookmarks, side.history):
        panel.show_rows([], "", "")
    window.outline.clear()
    window.status.say("")
    window.search.reader_changed()
    window.reading.reader_changed()


def _close_dialogs(window: Window) -> None:
    from vademecum.viewer.dialogs.lists import ProblemsDialog  # noqa: PLC0415  # after the window is painted

    for dialog in window.findChildren(QDialog):
        # An enlarged picture is part of a page; the list of problems names pages.
        if isinstance(dialog, PictureDialog | ProblemsDialog):
            dialog.close()


def _keep_tabs(window: Window) -> None:
    library, tabs = window.parts.library, window.tabs

    def allowed(stop: Stop) -> bool:
        return stop.manual or not library.hides(stop.path)

    for pane in tabs.panes:
        kept = pane.journey.here is None or allowed(pane.journey.here)
        pane.reader_changed(allowed)
        if not kept and len(tabs.panes) > 1:
            tabs.drop(pane)
    tabs.forget(allowed)
