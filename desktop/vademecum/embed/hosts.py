"""Where the panel appears: a dock, a window or a sheet; and beside a modal dialog always a window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from vademecum.embed.desk import Desk
from vademecum.embed.frames import HelpDock, HelpSheet, HelpWindow, main_window_of
from vademecum.embed.panel import HelpPanel
from vademecum.embed.placement import Form, load_placement, placement_file, save_placement
from vademecum.viewer.texts.words import tr

Frame = HelpDock | HelpWindow | HelpSheet


class Hosts(QObject):
    """Owns the panel and puts it where the user can reach it."""

    homeAsked = Signal()
    """A panel's user wants to be where the help begins."""

    def __init__(self, desk: Desk, form: Form, application_id: str) -> None:
        super().__init__(desk)
        self._desk = desk
        self.form: Form = form
        self._file = placement_file(application_id)
        self._placement = load_placement(self._file)
        self._panel: HelpPanel | None = None
        self._frame: Frame | None = None
        self._beside: HelpWindow | None = None
        self._modal: QWidget | None = None
        desk.keys.placeChanged.connect(self._modal_may_have_gone)
        desk.languageChanged.connect(self._retitle)

    @property
    def panel(self) -> HelpPanel:
        """The panel for everything but modal dialogs."""
        if self._panel is None or not isValid(self._panel):
            self._panel = self._new_panel()
            self._panel.set_pinned(self._placement.pinned)
            self._desk.keys.disown(self._panel)
            self._frame = None
        return self._panel

    def _new_panel(self) -> HelpPanel:
        panel = HelpPanel(self._desk)
        self._connect(panel)
        return panel

    def _connect(self, panel: HelpPanel) -> None:
        panel.form = self.form
        panel.homeAsked.connect(self.homeAsked)
        panel.formAsked.connect(self.set_form)

    def use(self, panel: HelpPanel) -> None:
        """Take a panel that the host has placed, instead of one of our own."""
        self._release()
        panel.embedded = True
        self._connect(panel)
        panel.set_pinned(self._placement.pinned)
        self._panel = panel
        self._desk.keys.disown(panel)

    def panel_for(self, near: QWidget | None) -> HelpPanel:
        """The panel, made visible where it can be used from `near`."""
        modal = QApplication.activeModalWidget()
        if modal is not None and not self._desk.keys.is_ours(modal) and self.form != "window":
            return self._reveal_beside(modal)
        if self._beside is not None and isValid(self._beside):
            self._beside.hide()
        panel = self.panel
        if panel.embedded:
            panel.show()
            return panel
        window = near.window() if near is not None else None
        if window is not None and self._desk.keys.is_ours(window):
            window = None
        self._frame = self._framed(window)
        self._modal = modal
        self._frame.reveal(modal or window)
        return panel

    def set_form(self, form: Form) -> None:
        """Move the panel; it stays open when it was."""
        if form == self.form:
            return
        self._remember()
        self.form = form
        for told in (self._panel, self._beside.panel if self._beside is not None else None):
            if told is not None and isValid(told):
                told.form = form
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

    def _framed(self, window: QWidget | None) -> Frame:
        """The frame that fits the form and the window that asked."""
        main = main_window_of(window)
        kind: type[Frame] = HelpWindow
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
        self._desk.keys.disown(frame)
        return frame

    def _retitle(self) -> None:
        for frame in (self._frame, self._beside):
            if frame is not None and isValid(frame):
                frame.setWindowTitle(tr("Help"))

    def _release(self) -> None:
        """Take the panel out of its frame and drop the frame."""
        frame, self._frame = self._frame, None
        if frame is None or not isValid(frame):
            return
        if self._panel is not None and isValid(self._panel):
            self._panel.setParent(None)
            self._panel.put_away.hide()
        frame.hide()
        frame.deleteLater()

    def _reveal_beside(self, modal: QWidget) -> HelpPanel:
        if self._beside is None or not isValid(self._beside):
            panel = self._new_panel()
            self._beside = HelpWindow(panel, self._placement)
            self._beside.setWindowTitle(tr("Help"))
            self._desk.keys.disown(self._beside)
        self._modal = modal
        self._beside.reveal(modal)
        return self._beside.panel

    def _modal_may_have_gone(self) -> None:
        """The dialog is gone: what is read beside it moves to the panel, or stays where there is none."""
        modal, beside = self._modal, self._beside
        if modal is None or (isValid(modal) and modal.isVisible()):
            return
        self._modal = QApplication.activeModalWidget()
        panel, frame = self._panel, self._frame
        parent = modal.parentWidget() if isValid(modal) else None
        owner = self._modal or (parent.window() if parent is not None else None)
        if isinstance(frame, HelpWindow) and isValid(frame):
            frame.belong_to(owner)
        if beside is None or not isValid(beside) or not beside.isVisible():
            return
        if self._modal is None and panel is not None and isValid(panel) and panel.isVisible():
            panel.take_over(beside.panel)
            beside.hide()
        else:
            beside.belong_to(owner)

    def _remember(self) -> None:
        if self._frame is not None and isValid(self._frame):
            self._placement = self._frame.remember(self._placement)
        if self._panel is not None and isValid(self._panel):
            self._placement = replace(self._placement, pinned=self._panel.pinned)
            save_placement(self._file, self._placement)
