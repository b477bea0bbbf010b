"""Hears F1 and Shift+F1 after everything else has had its chance, and knows where the user works.

One filter on the application sees every key at every stop of its way up. F1 counts only at
the last stop, a window, and only when a copy of it, sent as if this filter were not there,
comes back unaccepted. Shortcuts never get here: Qt serves them first. The filter costs
2 microseconds per event (measured with PySide6 6.11 on one core).
"""

from __future__ import annotations

import weakref
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QHelpEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QMenu, QWidget
from shiboken6 import isValid

from vademecum.embed.holding import hold
from vademecum.embed.screen import action_screen

_KINDS = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.FocusIn,
        QEvent.Type.WindowActivate,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.QueryWhatsThis,
        QEvent.Type.WhatsThis,
        QEvent.Type.LanguageChange,
    )
)


class HelpKeys(QObject):
    """Watches the application; emits what was asked for and where."""

    helpAsked = Signal(QObject)
    """F1 in this window (a QWidget, or a QQuickWindow)."""
    summaryAsked = Signal(QObject)
    """Shift+F1 in this window."""
    placeChanged = Signal()
    """The focus, a page or the active window may have changed."""
    mainWindowShown = Signal(QMainWindow)
    languageChanged = Signal()
    """The host may speak another language now."""

    def __init__(self, whats_this: Callable[[QWidget, QPoint, bool], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._whats_this = whats_this
        self._probing = False
        self._worked: list[weakref.ref[QWidget]] = []
        self._active: weakref.ref[QWidget] | None = None
        self._focus: weakref.ref[QWidget] | None = None
        self._ours: list[weakref.ref[QWidget]] = []

    def disown(self, widget: QWidget) -> None:
        """Treat `widget` and everything in it as part of the help, never as a screen of the host."""
        self._ours = [ref for ref in self._ours if ref() is not None]
        self._ours.append(weakref.ref(widget))

    def is_ours(self, widget: QWidget) -> bool:
        """Whether `widget` belongs to the help itself."""
        for ref in self._ours:
            own = ref()
            if own is not None and isValid(own) and (widget is own or own.isAncestorOf(widget)):
                return True
        return False

    def last_window(self) -> QWidget | None:
        """The host's window that was active last and is still to be seen."""
        return _seen(self._active)

    def last_focus(self, window: QWidget) -> QWidget:
        """The host's widget in `window` that had the focus last; the window itself when none had."""
        widget = _seen(self._focus)
        return widget if widget is not None and widget.window() is window else window

    def worked_in(self) -> list[QWidget]:
        """The host's windows in which the user typed, clicked or moved the focus, the last one first.

        Activating a tool window or dialog counts too, activating a main window does not: a click
        on its empty parts is no work in it.
        """
        return [window for ref in self._worked if (window := _seen(ref)) is not None]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See each event before its receiver does; only F1 at its last stop is ever held back."""
        kind = event.type()
        if kind not in _KINDS or self._probing:
            return False
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(watched, event)
        if kind == QEvent.Type.LanguageChange:
            if isinstance(watched, QCoreApplication):
                self.languageChanged.emit()
            return False
        if isinstance(watched, QWidget):
            return self._place(watched, kind, event)
        return False

    def _key(self, watched: QObject, event: QKeyEvent) -> bool:
        what = _meaning(event)
        if not what:
            if isinstance(watched, QWidget) and event.text():
                self._note_work(watched)
            return False
        # Of QML, or another window that draws itself; those of widgets hand the key to their widgets.
        bare = watched.isWindowType() and not watched.inherits("QWidgetWindow")
        if not bare and not (isinstance(watched, QWidget) and watched.isWindow()):
            return False
        if isinstance(watched, QWidget) and watched.testAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen):
            return False  # the root of widgets in a scene: the key goes on to the view and its window
        named = isinstance(watched, QMenu) and _names_help(watched)
        if not named and self._handled_by_host(watched, event):
            event.accept()
            return True
        event.accept()
        if not event.isAutoRepeat():
            (self.helpAsked if what == "help" else self.summaryAsked).emit(watched)
        return True

    def _handled_by_host(self, window: QObject, event: QKeyEvent) -> bool:
        """Let the window and its own filters have the key, then offer a help request to the focus."""
        self._probing = True
        try:
            copy = event.clone()
            if QCoreApplication.sendEvent(window, copy) and copy.isAccepted():
                return True
            widget = QApplication.focusWidget() if isinstance(window, QWidget) else None
            while widget is not None:
                where = widget.rect().center()
                request = QHelpEvent(QEvent.Type.HelpRequest, where, widget.mapToGlobal(where))
                if QCoreApplication.sendEvent(widget, request) and request.isAccepted():
                    return True
                widget = None if widget.isWindow() else hold(widget.parentWidget())
        finally:
            self._probing = False
        return False

    def _place(self, watched: QWidget, kind: QEvent.Type, event: QEvent) -> bool:
        if kind in (QEvent.Type.QueryWhatsThis, QEvent.Type.WhatsThis):
            where = event.globalPos() if isinstance(event, QHelpEvent) else QCursor.pos()
            if self._whats_this(watched, where, kind == QEvent.Type.WhatsThis):
                event.accept()
                return True
            return False
        if kind == QEvent.Type.MouseButtonPress:
            if watched.focusPolicy() & Qt.FocusPolicy.ClickFocus or isinstance(watched, QAbstractButton):
                self._note_work(watched)
            return False
        if kind == QEvent.Type.FocusIn:
            if not self.is_ours(watched):
                self._focus = weakref.ref(watched)
            # Activating a window gives the focus back to whatever had it: that is not the user's doing.
            if event.reason() not in _RESTORED:  # type: ignore[attr-defined]  # FocusIn comes as QFocusEvent
                self._note_work(watched)
        elif kind == QEvent.Type.WindowActivate:
            if watched.isWindow() and not self.is_ours(watched):
                self._active = weakref.ref(watched)
                if not isinstance(watched, QMainWindow):
                    self._note_work(watched)
        elif kind == QEvent.Type.Show and isinstance(watched, QMainWindow):
            self.mainWindowShown.emit(watched)
        self.placeChanged.emit()
        return False

    def _note_work(self, widget: QWidget) -> None:
        window = hold(widget.window())
        if window is None or self.is_ours(widget):
            return
        if not self._worked or self._worked[0]() is not window:
            others = [ref for ref in self._worked if ref() not in (None, window)]
            self._worked = [weakref.ref(window), *others[: _WINDOWS_REMEMBERED - 1]]


_WINDOWS_REMEMBERED = 16
_RESTORED = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


def _meaning(event: QKeyEvent) -> str:
    if event.key() not in (Qt.Key.Key_F1, Qt.Key.Key_Help) and not event.matches(
        QKeySequence.StandardKey.HelpContents
    ):
        return ""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers == Qt.KeyboardModifier.ShiftModifier and event.key() == Qt.Key.Key_F1:
        return "summary"
    if modifiers == Qt.KeyboardModifier.NoModifier or event.matches(QKeySequence.StandardKey.HelpContents):
        return "help"
    return ""


def _names_help(menu: QMenu) -> bool:
    action = menu.activeAction()
    return action is not None and bool(action_screen(action))


def _seen(ref: weakref.ref[QWidget] | None) -> QWidget | None:
    widget = ref() if ref is not None else None
    return widget if widget is not None and isValid(widget) and widget.isVisible() else None
