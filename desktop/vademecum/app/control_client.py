"""Talks to a running viewer with typed requests and replies; standard library only, no Qt.

with ControlClient(endpoint("knowledge")) as viewer:
    reply = viewer.ask_for(Request("show", route="/project/42/domains"))
"""

from __future__ import annotations

from vademecum.app.control_wire import REPLY_TIMEOUT_S, NoViewerError, Wire
from vademecum.app.endpoint import APPLICATION
from vademecum.app.protocol import Reply, Request, encode_request, parse_reply

__all__ = ["ControlClient", "NoViewerError", "find_viewer"]


class ControlClient(Wire):
    """One connection to one viewer."""

    def ask_for(self, request: Request, timeout_s: float = REPLY_TIMEOUT_S) -> Reply:
        """Send one request and wait for its reply.

        Raises `ProtocolError` for a reply that is none, `NoViewerError` when the viewer goes away
        or does not answer in time.
        """
        return parse_reply(self.exchange(encode_request(request), timeout_s))


def find_viewer(
    knowledge: str = "", application: str = APPLICATION, overlay: str = ""
) -> ControlClient | None:
    """A connection to the viewer on this folder; without a folder, to the one that was started last."""
    return ControlClient.find(knowledge, application, overlay)
