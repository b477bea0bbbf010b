"""One window per folder: a second start hands its wishes over to the first and ends."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Literal

from vademecum.app.control_client import ControlClient
from vademecum.app.control_wire import activation_token, allow_foreground
from vademecum.app.endpoint import Endpoint, endpoint
from vademecum.app.protocol import Request
from vademecum.errors import VademecumError
from vademecum.knowledge.reader import ANYONE, Reader
from vademecum.viewer.control import ControlServer

log = logging.getLogger(__name__)

_STARTING_S = 5.0
"""How long to wait for a viewer that has begun to start but does not listen yet."""
_RETRY_S = 0.05


def open_door(
    folder: Path,
    overlay: Path | None = None,
    page: str = "",
    reader: Reader = ANYONE,
    *,
    stay: bool = False,
) -> ControlServer | Literal["handed over", "no socket"]:
    """A server that listens for this folder, unless a running viewer has taken over what was wanted.

    `stay` opens a window of its own all the same: for a program that steers this very process.
    Without a socket the window opens all the same, only other programs cannot reach it.
    """
    try:
        place = endpoint(folder, overlay=overlay)
    except (OSError, VademecumError) as error:
        log.warning("there will be no control socket: %s", error)
        return "no socket"
    server = ControlServer(place)
    deadline = time.monotonic() + _STARTING_S
    while not server.listen():
        if stay and server.taken:
            server.deleteLater()
            return "no socket"
        if server.taken and hand_over(place, page, reader):
            server.deleteLater()
            return "handed over"
        if not server.taken or time.monotonic() > deadline:
            log.warning("there will be no control socket: the place is taken or cannot be used")
            server.deleteLater()
            return "no socket"
        time.sleep(_RETRY_S)
    return server


def hand_over(place: Endpoint, page: str, reader: Reader) -> bool:
    """Ask the viewer at `place` to come to the front, with this page and reader."""
    known = reader if reader != ANYONE else None
    wish = Request("show" if page else "raise", page=page, reader=known, activation_token=activation_token())
    try:
        with ControlClient(place) as other:
            allow_foreground(other)
            return other.ask_for(wish).ok
    except VademecumError:
        return False
