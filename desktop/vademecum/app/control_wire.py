"""The bare line to a running viewer: one JSON object out, one back.

`vademecum show` answers a key press, so this module and what it imports load in two
milliseconds: no Qt, nothing of the engine, and of the standard library only what is C.
"""

from __future__ import annotations

import os
import sys
import time
from _socket import socket  # `socket` itself adds nothing that is needed here, and takes 4 ms to load

from vademecum.app.endpoint import APPLICATION, Endpoint, endpoint, endpoints
from vademecum.app.quick_json import read, write
from vademecum.errors import VademecumError

TYPE_CHECKING = False  # `typing` itself takes 3 ms
if TYPE_CHECKING:
    from typing import IO, Any, Self

VERSION = 1
"""Version of the protocol, in the field `vademecum` of every line."""
LARGEST_REPLY = 4 * 1024 * 1024
"""Bytes that are read before giving up."""
CONNECT_TIMEOUT_S = 1.0
REPLY_TIMEOUT_S = 30.0
"""A viewer that is still starting keeps requests until it can answer."""


class NoViewerError(VademecumError):
    """Nobody listens there, or nobody answers."""


class Wire:
    """One connection to one viewer; closes itself at the end of a `with` block."""

    def __init__(self, place: Endpoint, timeout_s: float = CONNECT_TIMEOUT_S) -> None:
        """Connect; raises `NoViewerError` when nobody listens, also when a crash left the socket behind."""
        self._rest = b""
        try:
            self._stream: socket | IO[bytes] = _connected(place, timeout_s)
        except OSError as error:
            raise NoViewerError(
                f"no viewer answers ({error.strerror or error})", mend="Start one with: vademecum KNOWLEDGE"
            ) from None

    @classmethod
    def find(cls, knowledge: str = "", application: str = APPLICATION, overlay: str = "") -> Self | None:
        """To the viewer on this folder; without a folder, to the one that was started last."""
        places = [endpoint(knowledge, application, overlay)] if knowledge else endpoints(application)
        for place in places:
            try:
                return cls(place)
            except NoViewerError:
                continue
        return None

    def send(self, fields: dict[str, Any], timeout_s: float = REPLY_TIMEOUT_S) -> dict[str, Any]:
        """Send one request as plain data and wait for the reply; raises `NoViewerError`."""
        line = write({"vademecum": VERSION, **fields}).encode("ascii") + b"\n"
        try:
            reply = read(self.exchange(line, timeout_s).decode("utf-8"))
        except ValueError:
            reply = None
        if not isinstance(reply, dict):
            raise NoViewerError("what answers there is no viewer")
        return reply

    def exchange(self, line: bytes, timeout_s: float = REPLY_TIMEOUT_S) -> bytes:
        """Send one line and wait for one; raises `NoViewerError` when none comes in time."""
        try:
            return self._exchange(line, timeout_s)
        except TimeoutError:
            raise NoViewerError(f"the viewer did not answer within {timeout_s:g} seconds") from None
        except OSError as error:
            raise NoViewerError(f"the connection broke ({error.strerror or error})") from None

    def close(self) -> None:
        """End the connection."""
        self._stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _exchange(self, line: bytes, timeout_s: float) -> bytes:
        if isinstance(self._stream, socket):
            self._stream.settimeout(timeout_s)
            self._stream.sendall(line)
            return self._read_line(time.monotonic() + timeout_s)
        # A Windows pipe opened as a file knows no timeout: the wait happens on a thread of its own.
        import threading  # noqa: PLC0415  only there

        outcome: list[bytes | OSError] = []

        def talk(stream: IO[bytes]) -> None:
            try:
                stream.write(line)
                outcome.append(self._read_line(float("inf")))
            except OSError as error:
                outcome.append(error)

        thread = threading.Thread(target=talk, args=(self._stream,), daemon=True)
        thread.start()
        thread.join(timeout_s)
        if not outcome:
            raise TimeoutError
        if isinstance(outcome[0], OSError):
            raise outcome[0]
        return outcome[0]

    def _read_line(self, deadline: float) -> bytes:
        pieces = [self._rest]
        size = len(self._rest)
        while b"\n" not in pieces[-1]:
            if isinstance(self._stream, socket):
                self._stream.settimeout(max(0.001, deadline - time.monotonic()))
                piece = self._stream.recv(65536)
            else:
                piece = self._stream.read(65536)
            if not piece:
                raise ConnectionResetError(0, "the viewer closed it")
            pieces.append(piece)
            size += len(piece)
            if size > LARGEST_REPLY:
                raise OSError(0, "the reply is too long")
        line, _, self._rest = b"".join(pieces).partition(b"\n")
        return line


def activation_token() -> str:
    """This process's right to bring a window to the front, as far as its desktop gave it one."""
    return os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID") or ""


def allow_foreground(wire: Wire) -> None:
    """Pass this process's right to the front on to the viewer; only Windows asks for that."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  only there

        process_id = wire.send({"verb": "ping"}).get("pid")
        if isinstance(process_id, int):
            ctypes.windll.user32.AllowSetForegroundWindow(process_id)


def _connected(place: Endpoint, timeout_s: float) -> socket | IO[bytes]:
    if sys.platform == "win32":
        return _open_pipe(place.path, timeout_s)
    from _socket import AF_UNIX, SOCK_STREAM  # noqa: PLC0415  not on Windows

    stream = socket(AF_UNIX, SOCK_STREAM)
    try:
        stream.settimeout(timeout_s)
        stream.connect(place.path)
    except BaseException:
        stream.close()
        raise
    return stream


def _open_pipe(path: str, timeout_s: float) -> IO[bytes]:
    """A Windows pipe; it may be busy for a moment between two clients."""
    deadline = time.monotonic() + timeout_s
    while True:
        try:
            return open(path, "r+b", buffering=0)  # noqa: PTH123  a pipe, closed by its owner
        except FileNotFoundError:
            raise
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)
