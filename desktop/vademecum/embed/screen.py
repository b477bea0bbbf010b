"""What a widget, action, item or QML object says about the screen it belongs to.

The address is kept in the object itself, as a dynamic property, so it dies with it and can
be set in Qt Designer or QML too. Items of views and scenes keep it under a data role.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import quote

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QStandardItem
from PySide6.QtWidgets import (
    QGraphicsItem,
    QListWidgetItem,
    QTableWidgetItem,
    QTreeWidgetItem,
)

from vademecum.embed.holding import hold
from vademecum.errors import QueryError

ROUTE_PROPERTY = "helpRoute"
"""Dynamic property with the route of a widget, action or QML item."""
ID_PROPERTY = "helpId"
"""Dynamic property with the stable help id."""
ROUTE_ROLE = int(Qt.ItemDataRole.UserRole) + 0x4845
"""Data role with the route of an item: `index.data(ROUTE_ROLE)`; far from the roles that hosts number."""
ID_ROLE = ROUTE_ROLE + 1
"""Data role with the stable help id of an item."""

Level = Literal[
    "", "action", "item", "widget", "ancestor", "page", "dock", "subwindow", "dialog", "window",
    "recent-window", "opener", "provider", "application",
]  # fmt: skip
"""Which part of the host named the screen; empty when nothing did."""

Target = QObject | QGraphicsItem | QStandardItem | QListWidgetItem | QTableWidgetItem | QTreeWidgetItem


@dataclass(frozen=True, slots=True)
class Screen:
    """Where the user is."""

    route: str = ""
    help_id: str = ""
    title: str = ""
    """What the user calls the screen: the title of its window, tab or dialog."""
    level: Level = ""

    def __bool__(self) -> bool:
        return bool(self.route or self.help_id)


_PARAMETER = re.compile(r"(?<=/):(\w+)|\{(\w+)\}")


def fill_route(pattern: str, parameters: dict[str, object]) -> str:
    """The address of a screen; raises `QueryError` for a parameter that the pattern lacks.

    /project/:id/domains with id=42    /project/42/domains
    /project/{id} with id="a/b"        /project/a%2Fb
    /project/:id without parameters    /project/:id
    """
    used: set[str] = set()

    def value(match: re.Match[str]) -> str:
        name = match[1] or match[2]
        used.add(name)
        known = parameters.get(name)
        return match[0] if known is None else quote(str(known), safe="~")

    route = _PARAMETER.sub(value, pattern)
    unknown = sorted(set(parameters) - used)
    if unknown:
        raise QueryError(
            f"the route {pattern!r} has no parameter {', '.join(unknown)}",
            mend="Write it as :name or {name} in the route, or leave the argument out.",
        )
    return route


def write_address(target: Target, *, route: str | None = None, help_id: str | None = None) -> None:
    """Put a route or id on anything that can carry one; an empty text removes it."""
    for value, name, role in ((route, ROUTE_PROPERTY, ROUTE_ROLE), (help_id, ID_PROPERTY, ID_ROLE)):
        if value is None:
            continue
        kept = value or None
        if isinstance(target, QObject):
            target.setProperty(name, kept)
        elif isinstance(target, QTreeWidgetItem):
            target.setData(0, role, kept)
        elif isinstance(target, QStandardItem):
            target.setData(kept, role)
        elif isinstance(target, QGraphicsItem | QListWidgetItem | QTableWidgetItem):
            target.setData(role, kept)
        else:
            raise QueryError(
                f"a {type(target).__name__} cannot carry a route",
                mend="Set it on a widget, action, QML item, or an item of a view or scene.",
            )


def own_screen(target: QObject, level: Level) -> Screen:
    """The address that this object itself carries."""
    return Screen(_text(target.property(ROUTE_PROPERTY)), _text(target.property(ID_PROPERTY)), level=level)


def index_screen(index: QModelIndex) -> Screen:
    """The address of the nearest row that has one, from an index of a view upwards."""
    while index.isValid():
        for place in dict.fromkeys((index.column(), 0)):
            cell = index.siblingAtColumn(place)
            screen = Screen(_text(cell.data(ROUTE_ROLE)), _text(cell.data(ID_ROLE)), level="item")
            if screen:
                return screen
        index = index.parent()
    return Screen()


def scene_screen(item: QGraphicsItem | None) -> Screen:
    """The address of the nearest item of a scene that has one, from an item upwards."""
    if item is None:
        return Screen()
    own = _item_screen(item)
    if own:
        return own
    return next((found for above in _ancestors(item) if (found := _item_screen(above))), Screen())


def _item_screen(item: QGraphicsItem) -> Screen:
    own = Screen(_text(item.data(ROUTE_ROLE)), _text(item.data(ID_ROLE)), level="item")
    return own_screen(item, "item") if not own and isinstance(item, QObject) else own


def _ancestors(item: QGraphicsItem) -> list[QGraphicsItem]:
    """The items that hold this one, the nearest first.

    Found without `parentItem` and `topLevelItem`: PySide (6.11) takes an item without a parent for Python's
    own after the first, and a parent for its child's after the second, and so deletes the host's items
    when the host drops its references. Ten thousand items take some 5 ms.
    """
    scene = item.scene()
    above = [other for other in scene.items() if other.isAncestorOf(item)] if scene is not None else []
    return sorted(above, key=lambda one: sum(other.isAncestorOf(one) for other in above), reverse=True)


def action_screen(action: QAction) -> Screen:
    """The address of an action, or of the menu that it opens."""
    own = own_screen(action, "action")
    menu = hold(action.menu())
    return own or (own_screen(menu, "action") if menu is not None else own)


def _text(value: Any) -> str:
    return value.strip() if isinstance(value, str) else ""
