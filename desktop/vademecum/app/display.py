"""Whether a window can open here: Qt itself would end the process, and no message could be caught."""

from __future__ import annotations

import ctypes
import os
import stat
import sys
from pathlib import Path

from vademecum.errors import VademecumError

_MEND = "Start it in a desktop session; over ssh with `ssh -X`, or set DISPLAY or WAYLAND_DISPLAY"


def require_display() -> None:
    """Raise `VademecumError` when no window can open here."""
    if problem := display_problem():
        raise VademecumError(f"the window cannot open: {problem}", mend=_MEND)


def display_problem() -> str:
    """Why no window can open; empty when one can, or when it cannot be told."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return ""
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY", ""), os.environ.get("DISPLAY", "")
    if not wayland and not x11:
        return "there is no display"
    if (wayland and _has_socket(wayland)) or (x11 and _answers(x11)):
        return ""
    return f"the display {' or '.join(filter(None, (wayland, x11)))} cannot be reached"


def _has_socket(name: str) -> bool:
    """Whether a Wayland compositor listens under this name."""
    place = Path(os.environ.get("XDG_RUNTIME_DIR", ""), name)
    try:
        return stat.S_ISSOCK(place.stat().st_mode)
    except OSError:
        return False


def _answers(name: str) -> bool:
    """Whether an X server lets us in; True where the library to ask it is not there."""
    try:
        library = ctypes.CDLL("libxcb.so.1")
        library.xcb_connect.restype = ctypes.c_void_p
        library.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
        for name_of in ("xcb_connection_has_error", "xcb_disconnect"):
            getattr(library, name_of).argtypes = [ctypes.c_void_p]
    except (OSError, AttributeError):
        return True
    connection = library.xcb_connect(name.encode(), None)
    failed = bool(library.xcb_connection_has_error(connection))
    library.xcb_disconnect(connection)
    return not failed
