"""One window per folder: a second start hands its wishes over to the first and ends.

The right to listen is claimed before there is a window, which takes no time; the socket itself
follows when the window is painted. Whoever asks in between tries again, as after every start.
"""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from vademecum.app.endpoint import Claim, Endpoint, endpoint
from vademecum.errors import VademecumError
from vademecum.knowledge.reader import ANYONE, Reader

if TYPE_CHECKING:
    from vademecum.viewer.outside.control import ControlServer

log = logging.getLogger(__name__)

_STARTING_S = 5.0
"""How long to wait for a viewer that has begun to start but does not listen yet."""
_RETRY_S = 0.05
_UNHEARD = "there will be no control socket: %s"


def claim_door(
    folder: Path,
    overlay: Path | None = None,
    page: str = "",
    reader: Reader = ANYONE,
    *,
    stay: bool = False,
) -> Claim | Literal["handed over", "no socket"]:
    """The right to listen for this folder, unless a running viewer has taken over what was wanted.

    `stay` opens a window of its own all the same: for a program that steers this very process.
    Without a socket the window opens all the same, only other programs cannot reach it.
    """
    try:
        claim = Claim(endpoint(folder, overlay=overlay))
        deadline = time.monotonic() + _STARTING_S
        while not claim.take():
            if stay:
                return "no socket"
            if hand_over(claim.endpoint, page, reader):
                return "handed over"
            if time.monotonic() > deadline:
                log.warning(_UNHEARD, "another viewer has the place and does not answer")
                return "no socket"
            time.sleep(_RETRY_S)
    except (OSError, VademecumError) as error:
        log.warning(_UNHEARD, error)
        return "no socket"
    return claim


def open_door(claim: Claim) -> ControlServer | None:
    """A server that listens where `claim` says; None where the system does not let it."""
    from vademecum.viewer.outside.control import ControlServer  # noqa: PLC0415  # after the window is painted

    server = ControlServer(claim.endpoint, claim=claim)
    if server.listen():
        return server
    log.warning(_UNHEARD, "the place is taken or cannot be used")
    server.deleteLater()
    return None


def hand_over(place: Endpoint, page: str, reader: Reader) -> bool:
    """Ask the viewer at `place` to come to the front, with this page and reader."""
    from vademecum.app.control_client import ControlClient  # noqa: PLC0415  # most starts are the only one
    from vademecum.app.control_wire import activation_token, allow_foreground  # noqa: PLC0415  # as above
    from vademecum.app.protocol import Request  # noqa: PLC0415  # as above

    known = reader if reader != ANYONE else None
    wish = Request("show" if page else "raise", page=page, reader=known, activation_token=activation_token())
    try:
        with ControlClient(place) as other:
            allow_foreground(other)
            return other.ask_for(wish).ok
    except VademecumError:
        return False
