"""Talks to a running viewer: standard library only, no Qt, so that a command answers at once.

with ControlClient.connect(endpoint("knowledge")) as viewer:
    reply = viewer.ask_for(Request("show", route="/project/42/domains"))
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import threading
import time
from types import TracebackType
from typing import IO

from vademecum.app.endpoint import APPLICATION, Endpoint, endpoint, endpoints
from vademecum.app.protocol import (
    LARGEST_REPLY,
    ProtocolError,
    Reply,
    Request,
    encode_request,
    parse_reply,
)
from vademecum.errors import VademecumError

CONNECT_TIMEOUT_S = 1.0
REPLY_TIMEOUT_S = 30.0
"""A viewer that is still starting keeps requests until it can answer."""


class NoViewerError(VademecumError):
    """Nobody listens there."""


class ControlClient:
    """One connection to one viewer."""

    def __init__(self, stream: socket.socket | IO[bytes]) -> None:
        self._stream = stream
        self._rest = b""

    @classmethod
    def connect(cls, place: Endpoint, timeout_s: float = CONNECT_TIMEOUT_S) -> ControlClient:
        """Connect; raises `NoViewerError` when nobody listens, also when a crash left the socket behind."""
        try:
            if sys.platform == "win32":
                return cls(_open_pipe(place.path, timeout_s))
            stream = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                stream.settimeout(timeout_s)
                stream.connect(place.path)
            except BaseException:
                stream.close()
                raise
            return cls(stream)
        except OSError as error:
            raise NoViewerError(
                f"no viewer answers ({error.strerror or error})", mend="Start one with: vademecum KNOWLEDGE"
            ) from None

    def ask_for(self, request: Request, timeout_s: float = REPLY_TIMEOUT_S) -> Reply:
        """Send one request and wait for its reply.

        Raises `ProtocolError` for a reply that is none, `NoViewerError` when the viewer goes away
        or does not answer in time.
        """
        try:
            return parse_reply(self._exchange(encode_request(request), timeout_s))
        except TimeoutError:
            raise NoViewerError(f"the viewer did not answer within {timeout_s:g} seconds") from None
        except OSError as error:
            raise NoViewerError(f"the connection broke ({error.strerror or error})") from None

    def close(self) -> None:
        """End the connection."""
        self._stream.close()

    def __enter__(self) -> ControlClient:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _exchange(self, line: bytes, timeout_s: float) -> bytes:
        if isinstance(self._stream, socket.socket):
            self._stream.settimeout(timeout_s)
            self._stream.sendall(line)
            return self._read_line(time.monotonic() + timeout_s)
        # A Windows pipe opened as a file knows no timeout: the wait happens on a thread of its own.
        outcome: list[bytes | Exception] = []

        def talk(stream: IO[bytes]) -> None:
            try:
                stream.write(line)
                outcome.append(self._read_line(float("inf")))
            except (OSError, ProtocolError) as error:
                outcome.append(error)

        thread = threading.Thread(target=talk, args=(self._stream,), daemon=True)
        thread.start()
        thread.join(timeout_s)
        if not outcome:
            raise TimeoutError
        if isinstance(outcome[0], Exception):
            raise outcome[0]
        return outcome[0]

    def _read_line(self, deadline: float) -> bytes:
        pieces = [self._rest]
        size = len(self._rest)
        while b"\n" not in pieces[-1]:
            if isinstance(self._stream, socket.socket):
                self._stream.settimeout(max(0.001, deadline - time.monotonic()))
                piece = self._stream.recv(65536)
            else:
                piece = self._stream.read(65536)
            if not piece:
                raise ConnectionResetError(0, "the viewer closed it")
            pieces.append(piece)
            size += len(piece)
            if size > LARGEST_REPLY:
                raise ProtocolError("too-large", "the reply is too long")
        line, _, self._rest = b"".join(pieces).partition(b"\n")
        return line


def find_viewer(
    knowledge: str = "", application: str = APPLICATION, overlay: str = ""
) -> ControlClient | None:
    """A connection to the viewer on this folder; without a folder, to the one that was started last."""
    places = [endpoint(knowledge, application, overlay)] if knowledge else endpoints(application)
    for place in places:
        with contextlib.suppress(NoViewerError):
            return ControlClient.connect(place)
    return None


def activation_token() -> str:
    """This process's right to bring a window to the front, as far as its desktop gave it one."""
    return os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID") or ""


def allow_foreground(process_id: int) -> None:
    """Pass this process's right to the front on to the viewer; only Windows asks for that."""
    if sys.platform == "win32" and process_id > 0:
        import ctypes  # noqa: PLC0415  only there

        ctypes.windll.user32.AllowSetForegroundWindow(process_id)


def _open_pipe(path: str, timeout_s: float) -> IO[bytes]:
    """A Windows pipe; it may be busy for a moment between two clients."""
    deadline = time.monotonic() + timeout_s
    while True:
        try:
            return open(path, "r+b", buffering=0)  # noqa: PTH123  a pipe, closed by the client
        except FileNotFoundError:
            raise
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
