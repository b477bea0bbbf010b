"""Which screen the user is on, whatever has the focus at the moment."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QWindow
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from vademecum.embed.keys import HelpKeys
from vademecum.embed.screen import Screen, action_screen, own_screen
from vademecum.embed.walk import local_screen, title_of, up, window_screen

log = logging.getLogger("vademecum.help")

RouteProvider = Callable[[QWidget | None], str | None]
"""Given the focused widget (or None), the route of the screen, or nothing when it does not know."""


class Locator:
    """Finds the screen; see `walk` for the order."""

    def __init__(self, keys: HelpKeys) -> None:
        self._keys = keys
        self.provider: RouteProvider | None = None

    def place(self) -> QWidget | None:
        """The host's widget that has the focus, or had it before the help itself took it."""
        focus = QApplication.focusWidget()
        if focus is not None and not self._keys.is_ours(focus):
            return focus
        active = QApplication.activeModalWidget() or QApplication.activeWindow()
        if active is None or self._keys.is_ours(active) or focus is not None:
            active = self._keys.last_window() or active
        if active is None:
            return None
        inner = active.focusWidget()
        return self._keys.last_focus(active) if inner is None or self._keys.is_ours(inner) else inner

    def screen(self, widget: QWidget | None = None) -> Screen:
        """The screen around `widget`, or where the user is."""
        place = widget if widget is not None else self.place()
        if place is None:
            return self._provided(None) or self._application()
        local = local_screen(place)
        if local:
            return local
        window = place.window()
        return (
            (Screen() if widget is not None else self._recent(window))
            or self._provided(place)
            or window_screen(place)
            or (Screen() if widget is not None else self._recent(window, any_window=True))
            or replace(self._application(), title=title_of(place))
        )

    def screen_for_key(self, window: QObject) -> Screen:
        """The screen for F1 that arrived at `window`: a highlighted menu action counts first."""
        if isinstance(window, QMenu):
            action = window.activeAction()
            if action is not None and (screen := _action_screen(action)):
                return screen
        if not isinstance(window, QWidget):
            return self._bare_screen(window)
        popup = window if _is_popup(window) else None
        if popup is not None:
            if local := local_screen(popup):
                return local
            *_, top = up(popup)
            return self.screen(None) if top is popup else self.screen(top.focusWidget() or top)
        return self.screen(None)

    def _bare_screen(self, window: QObject) -> Screen:
        """The screen of a window without widgets: its QML item's, or that of the container it lies in."""
        found = Screen()
        if window.inherits("QQuickWindow"):
            from vademecum.embed.qml import quick_screen  # only for hosts that use QML

            found = quick_screen(window)
        if not found and isinstance(window, QWindow) and window.parent() is not None:
            return self.screen(None)
        return found or self._provided(None) or self._application()

    @staticmethod
    def close_popups() -> None:
        """A menu left open would keep mouse and keyboard away from the help."""
        for _ in range(16):
            popup = QApplication.activePopupWidget()
            if popup is None:
                return
            popup.close()

    def _recent(self, window: QWidget, *, any_window: bool = False) -> Screen:
        """What a tool window says in which the user worked after anything in `window`."""
        for worked in self._keys.worked_in():
            if worked is window:
                if any_window:
                    continue
                break
            if worked.isMinimized() or (isinstance(worked, QMainWindow) and not any_window):
                continue
            found = local_screen(worked.focusWidget() or worked)
            if not found and any_window:
                found = window_screen(worked)
            if found:
                return replace(found, level="recent-window")
        return Screen()

    def _provided(self, widget: QWidget | None) -> Screen:
        if self.provider is None:
            return Screen()
        try:
            route = self.provider(widget)
        except Exception:
            # A host's mistake must not take F1 away: it is logged, and the window's own route counts.
            log.exception("the route provider failed")
            return Screen()
        title = title_of(widget) if widget is not None else ""
        return Screen(route=route or "", title=title, level="provider") if route else Screen()

    def _application(self) -> Screen:
        application = QApplication.instance()
        found = own_screen(application, "application") if application is not None else Screen()
        return replace(found, title=QApplication.applicationDisplayName())


def _action_screen(action: QAction) -> Screen:
    found = action_screen(action)
    return replace(found, title=action.text().replace("&", "")) if found else Screen()


def _is_popup(window: QWidget) -> bool:
    return QApplication.activePopupWidget() is window
