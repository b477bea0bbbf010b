"""Which page of the manual explains a part of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

ROUTE_PROPERTY = "viewerRoute"
"""Dynamic property of a widget: its route in the manual; children without one inherit it."""


def set_route(widget: QWidget, route: str) -> None:
    """Say which page of the manual explains this widget."""
    widget.setProperty(ROUTE_PROPERTY, route)


def route_of(widget: QWidget | None) -> str:
    """The nearest route, from the widget outwards; `/viewer` when nothing near has one."""
    while widget is not None:
        route = widget.property(ROUTE_PROPERTY)
        if route:
            return str(route)
        widget = widget.parentWidget()
    return "/viewer"
