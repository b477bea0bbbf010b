"""What the panel can be put into: a dock, a window, or a sheet over a window's edge."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid

from vademecum.embed.panel import HelpPanel
from vademecum.embed.placement import Placement, decode, encode
from vademecum.viewer.outside.raising import raise_window
from vademecum.viewer.widgets.screen_fit import keep_on_screen

_AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "top": Qt.DockWidgetArea.TopDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
_LEAST_HEIGHT = 560
"""Pixels of a help window that opens for the first time."""
_LARGEST_SHARE = 0.45
"""Of a main window's width that a dock takes unasked: the host is what people came for."""


class HelpDock(QDockWidget):
    """The panel in a main window."""

    def __init__(self, panel: HelpPanel, placement: Placement) -> None:
        super().__init__()
        self.setObjectName("vademecumHelpDock")
        self._placement = placement
        self.panel = panel
        self.setWidget(panel)
        keep_on_screen(self)

    def host(self) -> QWidget | None:
        """The main window that the dock is in."""
        parent = self.parentWidget()
        return parent.window() if parent is not None else None

    def reveal(self, window: QWidget | None) -> None:
        """Show the dock in the main window that asked."""
        main = main_window_of(window)
        if main is not None and main is not self.parentWidget():
            here = self.parentWidget()
            if isinstance(here, QMainWindow):
                here.removeDockWidget(self)
            main.addDockWidget(_AREAS.get(self._placement.dock_area, _AREAS["right"]), self)
            self.setFloating(self._placement.floating)
        hidden = self.isHidden()
        self.show()
        if hidden and main is not None and not self.isFloating():
            width = min(self._placement.width, round(main.width() * _LARGEST_SHARE))
            main.resizeDocks([self], [width], Qt.Orientation.Horizontal)
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
        keep_on_screen(self)

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
        panel.put_away.show()
        panel.put_away.clicked.connect(self.close)
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
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Give the focus back to the window."""
        super().closeEvent(event)
        window = self.parentWidget()
        if window is not None:
            window.setFocus()


def main_window_of(window: QWidget | None) -> QMainWindow | None:
    """The main window itself or the one that `window` belongs to."""
    while window is not None:
        if isinstance(window, QMainWindow):
            return window
        parent = window.parentWidget()
        window = parent.window() if parent is not None else None
    return None
