"""Which parts of a window have no help."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QDialog,
    QDockWidget,
    QMdiArea,
    QStackedWidget,
    QTabWidget,
    QToolBox,
    QWidget,
    QWizard,
)

from vademecum.embed.holding import hold
from vademecum.embed.screen import Level, Screen, own_screen
from vademecum.embed.walk import local_screen, title_of, up

if TYPE_CHECKING:
    from vademecum.embed.desk import Desk

State = Literal["covered", "nearby", "missing", "unnamed"]
"""covered: an article of its own; nearby: only an ancestor's or a part's; missing: it names a
route or id that no article has; unnamed: a page, tab, dock or dialog that names nothing itself."""


@dataclass(frozen=True, slots=True)
class Part:
    """One place of a window where F1 can be pressed."""

    name: str
    """Class and object name, so that a developer finds it."""
    title: str
    """What the user calls it."""
    screen: Screen
    state: State
    source: str
    """Article that F1 shows: `path` or `path#slug`; empty for none."""

    def __str__(self) -> str:
        address = self.screen.help_id or self.screen.route or "no route"
        return f"{self.state:<8} {address:<32} {self.source or '-':<32} {self.name} {self.title}".rstrip()


@dataclass(frozen=True, slots=True)
class Audit:
    """The parts of one window and what F1 shows there, for one reader."""

    parts: tuple[Part, ...]

    @property
    def missing(self) -> tuple[Part, ...]:
        """The parts without an article of their own."""
        return tuple(part for part in self.parts if part.state != "covered")

    def __bool__(self) -> bool:
        """Whether nothing is missing."""
        return not self.missing

    def __str__(self) -> str:
        return "\n".join(map(str, self.parts))


def audit(desk: Desk, window: QWidget) -> Audit:
    """Look at everything in `window` that has an address or ought to have one, hidden pages included."""
    parts = []
    for widget, expected in _places(window):
        if desk.keys.is_ours(widget):
            continue
        level: Level = "window" if widget.isWindow() else "widget"
        own = own_screen(widget, level)
        if own or expected:
            screen = own or _inherited(widget)
            parts.append(_part(desk, widget, screen, title_of(widget), named=bool(own)))
    for action in [hold(action) for action in window.findChildren(QAction)]:
        own = own_screen(action, "action")
        if own:
            parts.append(_part(desk, action, own, action.text().replace("&", ""), named=True))
    return Audit(tuple(parts))


def _places(window: QWidget) -> Iterator[tuple[QWidget, bool]]:
    """Every widget with whether it is a place of its own in the user's eyes."""
    pages = {id(page) for page in _pages(window)}
    for widget in _all(window):
        yield widget, widget is window or id(widget) in pages or isinstance(widget, QDialog)


def _inherited(widget: QWidget) -> Screen:
    """What F1 would go by there: a page that is not in front is not explained by the one that is."""
    stack = widget.parentWidget()
    if not isinstance(stack, QStackedWidget) or stack.currentWidget() is widget:
        return local_screen(widget)
    return next((own for place in up(widget) if (own := own_screen(place, "ancestor"))), Screen())


def _all(window: QWidget) -> Iterator[QWidget]:
    yield window
    yield from [hold(widget) for widget in window.findChildren(QWidget)]


def _pages(window: QWidget) -> Iterator[QWidget]:
    for widget in _all(window):
        pages: list[QWidget | None] = []
        inner = isinstance(widget, QStackedWidget) and isinstance(widget.parentWidget(), QTabWidget)
        if isinstance(widget, QTabWidget | QStackedWidget | QToolBox) and not inner:
            pages = [widget.widget(number) for number in range(widget.count())]
        elif isinstance(widget, QWizard):
            pages = [widget.page(number) for number in widget.pageIds()]
        elif isinstance(widget, QMdiArea):
            pages = [sub.widget() for sub in widget.subWindowList()]
        elif isinstance(widget, QDockWidget):
            pages = [widget.widget()]
        yield from (page for page in pages if page is not None)


def _part(desk: Desk, thing: QObject, screen: Screen, title: str, *, named: bool) -> Part:
    shown = desk.look_up(screen)
    state: State = "missing"
    if not named:
        state = "unnamed"
    elif shown.how in ("exact", "id"):
        state = "covered"
    elif shown.found:
        state = "nearby"
    name = type(thing).__name__ + (f" {thing.objectName()!r}" if thing.objectName() else "")
    return Part(name, title, screen, state, shown.source)
