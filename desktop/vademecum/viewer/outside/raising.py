"""Bring a window to the reader's eyes as far as the desktop lets it."""

from __future__ import annotations

import os
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

Attention = Literal["active", "raised", "alerted"]
"""active: it has the keyboard; raised: on top without it; alerted: its taskbar entry asks for attention."""


def raise_window(window: QWidget, activation_token: str = "") -> Attention:
    """Un-minimise, show, raise and activate `window`.

    Desktops guard the focus: Wayland wants the token that the asking program got from the user's
    key press, Windows that the asking program has passed on its right. Without them the window
    asks for attention in the taskbar, and the page is ready behind it.
    """
    if window.isMinimized():
        window.setWindowState(
            (window.windowState() & ~Qt.WindowState.WindowMinimized) | Qt.WindowState.WindowActive
        )
    window.show()
    window.raise_()
    if activation_token:
        # Qt's Wayland plugin takes the token from the environment at the next activation and drops it.
        os.environ["XDG_ACTIVATION_TOKEN"] = activation_token
    window.activateWindow()
    os.environ.pop("XDG_ACTIVATION_TOKEN", None)
    if window.isActiveWindow():
        return "active"
    QApplication.alert(window)
    return "alerted" if window.isMinimized() else "raised"
