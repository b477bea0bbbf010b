"""Where the panel appears: a dock, a window or a sheet; and beside a modal dialog always a window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QFrame, QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid

from vademecum.embed.panel import HelpPanel
from vademecum.embed.placement import (
    Placement,
    decode,
    encode,
    load_placement,
    placement_file,
    save_placement,
)
from vademecum.viewer.raising import raise_window
from vademecum.viewer.words import tr

if TYPE_CHECKING:
    from vademecum.embed.help import Help

Form = Literal["dock", "window", "sheet"]

_AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "top": Qt.DockWidgetArea.TopDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
_LEAST_HEIGHT = 560


class Hosts(QObject):
    """Owns the panel and puts it where the user can reach it."""

    def __init__(self, help_: Help, form: Form) -> None:
        super().__init__(help_)
        self._help = help_
        self.form: Form = form
        self._file = placement_file(help_.application_id)
        self._placement = load_placement(self._file)
        self._panel: HelpPanel | None = None
        self._frame: HelpDock | HelpWindow | HelpSheet | None = None
        self._beside: HelpWindow | None = None
        self._modal: QWidget | None = None
        help_.keys.placeChanged.connect(self._modal_may_have_gone)

    @property
    def panel(self) -> HelpPanel:
        """The panel for everything but modal dialogs."""
        if self._panel is None or not isValid(self._panel):
            self._panel = HelpPanel(self._help)
            self._panel.set_pinned(self._placement.pinned)
            self._help.keys.disown(self._panel)
            self._frame = None
        return self._panel

    def use(self, panel: HelpPanel) -> None:
        """Take a panel that the host has placed, instead of one of our own."""
        self._release()
        panel.embedded = True
        panel.set_pinned(self._placement.pinned)
        self._panel = panel
        self._help.keys.disown(panel)

    def panel_for(self, near: QWidget | None) -> HelpPanel:
        """The panel, made visible where it can be used from `near`."""
        modal = QApplication.activeModalWidget()
        if modal is not None and not self._help.keys.is_ours(modal) and self.form != "window":
            return self._reveal_beside(modal)
        if self._beside is not None and isValid(self._beside):
            self._beside.hide()
        panel = self.panel
        if panel.embedded:
            panel.show()
            return panel
        window = near.window() if near is not None else None
        if window is not None and self._help.keys.is_ours(window):
            window = None
        self._frame = self._framed(window)
        self._frame.reveal(modal or window)
        return panel

    def set_form(self, form: Form) -> None:
        """Move the panel; it stays open when it was."""
        if form == self.form:
            return
        self._remember()
        self.form = form
        frame, panel = self._frame, self._panel
        if frame is None or panel is None or not isValid(frame):
            return
        window, visible = frame.host(), panel.isVisible()
        self._release()
        if visible:
            self.panel_for(window)

    def close(self) -> None:
        """Store the place and take the panel away."""
        self._remember()
        self._release()
        for widget in (self._panel, self._beside):
            if widget is not None and isValid(widget):
                widget.close()
                widget.deleteLater()
        self._panel = self._beside = None

    def _framed(self, window: QWidget | None) -> HelpDock | HelpWindow | HelpSheet:
        """The frame that fits the form and the window that asked."""
        main = _main_window(window)
        kind: type[HelpDock | HelpWindow | HelpSheet] = HelpWindow
        if self.form == "dock" and main is not None:
            kind = HelpDock
        elif self.form == "sheet" and window is not None:
            kind = HelpSheet
        frame = self._frame
        if frame is not None and isValid(frame) and type(frame) is kind:
            return frame
        if frame is not None and isValid(frame):
            self._remember()
            self._release()
        frame = kind(self.panel, self._placement)
        frame.setWindowTitle(tr("Help"))
        self._help.keys.disown(frame)
        return frame

    def _release(self) -> None:
        """Take the panel out of its frame and drop the frame."""
        frame, self._frame = self._frame, None
        if frame is None or not isValid(frame):
            return
        if self._panel is not None and isValid(self._panel):
            self._panel.setParent(None)
        frame.hide()
        frame.deleteLater()

    def _reveal_beside(self, modal: QWidget) -> HelpPanel:
        if self._beside is None or not isValid(self._beside):
            panel = HelpPanel(self._help)
            self._beside = HelpWindow(panel, self._placement)
            self._beside.setWindowTitle(tr("Help"))
            self._help.keys.disown(self._beside)
        self._modal = modal
        self._beside.reveal(modal)
        return self._beside.panel

    def _modal_may_have_gone(self) -> None:
        """The dialog is gone: what is read beside it moves to the panel, or stays where there is none."""
        modal, beside = self._modal, self._beside
        if modal is None or (isValid(modal) and modal.isVisible()):
            return
        self._modal = QApplication.activeModalWidget()
        if beside is None or not isValid(beside) or not beside.isVisible():
            return
        panel = self._panel
        if self._modal is None and panel is not None and isValid(panel) and panel.isVisible():
            panel.take_over(beside.panel)
            beside.hide()
        else:
            parent = modal.parentWidget() if isValid(modal) else None
            beside.belong_to(self._modal or (parent.window() if parent is not None else None))

    def _remember(self) -> None:
        if self._frame is not None and isValid(self._frame):
            self._placement = self._frame.remember(self._placement)
        if self._panel is not None and isValid(self._panel):
            self._placement = replace(self._placement, pinned=self._panel.pinned)
            save_placement(self._file, self._placement)


class HelpDock(QDockWidget):
    """The panel in a main window."""

    def __init__(self, panel: HelpPanel, placement: Placement) -> None:
        super().__init__()
        self.setObjectName("vademecumHelpDock")
        self._placement = placement
        self.panel = panel
        self.setWidget(panel)

    def host(self) -> QWidget | None:
        """The main window that the dock is in."""
        parent = self.parentWidget()
        return parent.window() if parent is not None else None

    def reveal(self, window: QWidget | None) -> None:
        """Show the dock in the main window that asked."""
        main = _main_window(window)
        if main is not None and main is not self.parentWidget():
            here = self.parentWidget()
            if isinstance(here, QMainWindow):
                here.removeDockWidget(self)
            main.addDockWidget(_AREAS.get(self._placement.dock_area, _AREAS["right"]), self)
            self.setFloating(self._placement.floating)
            if not self.isFloating():
                main.resizeDocks([self], [self._placement.width], Qt.Orientation.Horizontal)
        hidden = self.isHidden()
        self.show()
        if hidden and main is not None and not self.isFloating():
            main.resizeDocks([self], [self._placement.width], Qt.Orientation.Horizontal)
        self.raise_()

    def remember(self, placement: Placement) -> Placement:
        """`placement` with the dock's present area and width."""
        main = self.parentWidget()
        if not isinstance(main, QMainWindow):
            return placement
        area = main.dockWidgetArea(self)
        name = next((name for name, value in _AREAS.items() if value == area), placement.dock_area)
        self._placement = replace(
            placement, dock_area=name, floating=self.isFloating(), width=max(self.width(), 160)
        )
        return self._placement


class HelpWindow(QWidget):
    """The panel in a window of its own, kept above the window that asked."""

    def __init__(self, panel: HelpPanel, placement: Placement) -> None:
        super().__init__()
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(panel)
        panel.show()
        self.panel = panel
        geometry = decode(placement.geometry)
        self._placed = bool(geometry) and self.restoreGeometry(QByteArray(geometry))
        self._host: QWidget | None = None

    def host(self) -> QWidget | None:
        """The window that asked last."""
        return self._host if self._host is not None and isValid(self._host) else None

    def reveal(self, window: QWidget | None) -> None:
        """Show the window beside the one that asked; a modal one does not block it."""
        self._host = window
        if not self._placed:
            self._place_beside(window)
            self._placed = True
        self.winId()
        self.belong_to(window)
        hidden = not self.isVisible()
        raise_window(self)
        if hidden:
            self.panel.page.view.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def belong_to(self, window: QWidget | None) -> None:
        """Stay above `window`. A window that belongs to a modal dialog can be used beside it."""
        handle = self.windowHandle()
        if handle is not None:
            owner = window.windowHandle() if window is not None else None
            handle.setTransientParent(owner)  # type: ignore[arg-type]  # None is allowed in C++

    def remember(self, placement: Placement) -> Placement:
        """`placement` with this window's geometry."""
        return replace(placement, geometry=encode(bytes(self.saveGeometry().data())))

    def _place_beside(self, window: QWidget | None) -> None:
        screen = (window or self).screen().availableGeometry()
        height = min(screen.height() - 60, max(_LEAST_HEIGHT, window.height() if window else 0))
        self.resize(self.panel.sizeHint().width(), height)
        if window is None:
            return
        frame = window.frameGeometry()
        right = frame.right() + 8
        left = right if right + self.width() <= screen.right() else frame.left() - self.width() - 8
        left = max(screen.left(), min(left, screen.right() - self.width()))
        self.move(left, max(screen.top(), min(frame.top(), screen.bottom() - height)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the window."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


class HelpSheet(QFrame):
    """The panel over the right edge of a window."""

    def __init__(self, panel: HelpPanel, placement: Placement) -> None:
        super().__init__()
        self.setObjectName("vademecumHelpSheet")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self._width = placement.width
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(panel)
        panel.show()
        self.panel = panel

    def host(self) -> QWidget | None:
        """The window that the sheet lies on."""
        return self.parentWidget()

    def reveal(self, window: QWidget | None) -> None:
        """Lay the sheet over the window that asked."""
        if window is not None and window is not self.parentWidget():
            old = self.parentWidget()
            if old is not None:
                old.removeEventFilter(self)
            self.setParent(window)
            window.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()

    def remember(self, placement: Placement) -> Placement:
        """The sheet's width is not the user's choice: nothing new to keep."""
        return placement

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._fit()
        return False

    def _fit(self) -> None:
        window = self.parentWidget()
        if window is None:
            return
        top = 0
        bar = window.menuWidget() if isinstance(window, QMainWindow) else None
        if bar is not None:
            top = bar.height()
        width = min(self._width, window.width())
        self.setGeometry(window.width() - width, top, width, window.height() - top)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the sheet away."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the focus back to the window."""
        super().closeEvent(event)
        window = self.parentWidget()
        if window is not None:
            window.setFocus()


def _main_window(window: QWidget | None) -> QMainWindow | None:
    """The main window itself or the one that `window` belongs to."""
    while window is not None:
        if isinstance(window, QMainWindow):
            return window
        parent = window.parentWidget()
        window = parent.window() if parent is not None else None
    return None
