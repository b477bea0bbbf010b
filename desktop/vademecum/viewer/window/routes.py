"""Which part of the window is which screen, for F1 in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vademecum.viewer.widgets.widget_route import set_route

if TYPE_CHECKING:
    from vademecum.viewer.window.frame import Frame


def name_routes(window: Frame) -> None:
    """Give each panel of a window its route in the manual."""
    for widget, route in (
        (window.header.box, "/viewer/search"),
        (window.side.results, "/viewer/search"),
        (window.side.contents, "/viewer/contents"),
        (window.side.index, "/viewer/index"),
        (window.side.bookmarks, "/viewer/bookmarks"),
        (window.side.history, "/viewer/history"),
        (window.side.this_screen, "/viewer/screen"),
        (window.side, "/viewer/contents"),
        (window.tabs, "/viewer/article"),
        (window.outline, "/viewer/outline"),
        (window.status, "/viewer/status"),
    ):
        set_route(widget, route)
    set_route(window.side.results.card, "/viewer/answer")
    set_route(window.tabs.bar, "/viewer/tabs")
