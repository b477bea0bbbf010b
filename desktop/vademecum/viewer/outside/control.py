"""The viewer's local socket: other programs ask it to show, search and answer.

A request that comes before the window is ready waits; none is lost. A connection may send
many requests; each is answered, in order: while one takes a moment, those behind it wait.
"""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from shiboken6 import isValid

from vademecum import __version__
from vademecum.app.control_client import ControlClient, NoViewerError
from vademecum.app.endpoint import Claim, Endpoint
from vademecum.app.protocol import (
    LARGEST_REQUEST,
    Later,
    ProtocolError,
    Reply,
    Request,
    answer,
    encode_reply,
    parse_request,
)
from vademecum.errors import VademecumError

log = logging.getLogger(__name__)

Handler = Callable[[Request], Reply | Later]

_MOST_CONNECTIONS = 32
_MOST_WAITING = 64
"""Requests kept while the viewer starts."""
_PER_SECOND, _AT_ONCE = 50.0, 100.0
"""Requests of one connection: the rate that is kept up, and how many may come in a burst."""
_PING_TIMEOUT_S = 0.3
_MOST_UNREAD = 8 * 1024 * 1024
"""Bytes of replies that may wait for a program to read them."""
_READ_AHEAD = 2 * LARGEST_REQUEST
"""Bytes that are taken from a program which sends faster than it is answered; then it has to wait."""


@dataclass(slots=True)
class _Caller:
    """One connection."""

    socket: QLocalSocket
    buffer: bytearray = field(default_factory=bytearray)
    waiting: deque[tuple[bytes, float]] = field(default_factory=deque)
    """Requests whose turn comes when the present one is answered, and when they were read."""
    busy: bool = False
    """Whether a reply is still owed."""
    allowance: float = _AT_ONCE
    seen: float = field(default_factory=time.monotonic)

    def may_ask(self) -> bool:
        """Whether another request is within the rate (a bucket that fills again with time)."""
        now = time.monotonic()
        self.allowance = min(_AT_ONCE, self.allowance + (now - self.seen) * _PER_SECOND)
        self.seen = now
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True


class ControlServer(QObject):
    """Listens at an endpoint and hands each request to `handler`, on the GUI thread.

    Without a handler requests wait; `set_handler` answers them. The handler may raise
    `VademecumError`: its message becomes the reply.
    """

    def __init__(
        self,
        place: Endpoint,
        handler: Handler | None = None,
        parent: QObject | None = None,
        claim: Claim | None = None,
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._handler = handler
        self._claim = claim or Claim(place)
        self.taken = False
        """Whether the last try to listen found another viewer there."""
        self._waiting: deque[tuple[_Caller, bytes, float]] = deque()
        self._callers: list[_Caller] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.setMaxPendingConnections(_MOST_CONNECTIONS)
        self._server.newConnection.connect(self._greet)

    @property
    def place(self) -> Endpoint:
        """Where this server listens or would listen."""
        return self._place

    @property
    def listening(self) -> bool:
        """Whether requests arrive here."""
        return self._server.isListening()

    def listen(self) -> bool:
        """Start listening; False when another viewer already does, or is about to.

        What a crash has left behind is removed, but only when nobody answers there.
        """
        try:
            self.taken = not self._claim.take()
        except (OSError, VademecumError) as error:
            log.warning("the control socket cannot be opened: %s", error)
            return False
        if self.taken:
            return False
        if _answers(self._place):
            self._claim.drop()
            self.taken = True
            return False
        QLocalServer.removeServer(self._place.address)
        if not self._server.listen(self._place.address):
            log.warning("the control socket cannot be opened: %s", self._server.errorString())
            self._claim.drop()
            return False
        return True

    def move_to(self, place: Endpoint) -> bool:
        """Listen somewhere else, because the viewer shows another folder now."""
        if place == self._place:
            return self.listening
        self._server.close()
        self._claim.drop()
        self._place, self._claim = place, Claim(place)
        return self.listen()

    def set_handler(self, handler: Handler) -> None:
        """Begin to answer, first what has been waiting."""
        self._handler = handler
        # One of them may lead to another folder: those behind it wait for that.
        while self._waiting and self._handler is not None:
            caller, line, read_s = self._waiting.popleft()
            caller.waiting.append((line, read_s))
            self._serve(caller)

    def wait(self) -> None:
        """Keep requests until there is a handler again."""
        self._handler = None

    def close(self) -> None:
        """Stop listening and end all connections."""
        self._server.close()
        for caller in list(self._callers):
            if isValid(caller.socket):
                caller.socket.disconnectFromServer()
        self._callers.clear()
        self._claim.drop()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            if len(self._callers) >= _MOST_CONNECTIONS:
                socket.write(encode_reply(Reply.failure("busy", "too many connections at once")))
                socket.disconnectFromServer()
                continue
            caller = _Caller(socket)
            socket.setReadBufferSize(_READ_AHEAD)
            self._callers.append(caller)
            socket.readyRead.connect(lambda caller=caller: self._read(caller))
            socket.disconnected.connect(lambda caller=caller: self._left(caller))
            self._read(caller)

    def _left(self, caller: _Caller) -> None:
        if caller in self._callers:
            self._callers.remove(caller)
        if isValid(caller.socket):
            # What it sent last counts also when it did not wait for the reply.
            caller.buffer += caller.socket.readAll().data()
            # A slot that is freed by the socket's own destructor frees the socket's wrapper with it, and the
            # process crashes: half of all runs on a busy machine, with PySide6 6.11 on Python 3.11 and 3.13.
            caller.socket.readyRead.disconnect()
            caller.socket.disconnected.disconnect()
            caller.socket.deleteLater()

    def _read(self, caller: _Caller) -> None:
        if caller.busy:
            return
        if isValid(caller.socket):
            caller.buffer += caller.socket.readAll().data()
        while not caller.busy and (end := caller.buffer.find(b"\n")) >= 0:
            line = bytes(caller.buffer[:end])
            del caller.buffer[: end + 1]
            if line.strip():
                self._take(caller, line)
        if not caller.busy and len(caller.buffer) > LARGEST_REQUEST:
            caller.buffer.clear()
            message = f"a request may have {LARGEST_REQUEST} bytes"
            self._send(caller, Reply.failure("too-large", message))
            if isValid(caller.socket):
                caller.socket.disconnectFromServer()

    def _take(self, caller: _Caller, line: bytes) -> None:
        now = time.monotonic()
        if not caller.may_ask():
            self._send(caller, _refusal(line, "too-many", f"more than {_PER_SECOND:g} requests a second"))
        elif len(self._waiting) >= _MOST_WAITING and not self._can_answer(line):
            self._send(caller, _refusal(line, "not-ready", "the viewer is still starting"))
        else:
            caller.waiting.append((line, now))
            self._serve(caller)

    def _can_answer(self, line: bytes) -> bool:
        return self._handler is not None or _is_ping(line)

    def _serve(self, caller: _Caller) -> None:
        """Answer what a connection has asked, one after the other."""
        while caller.waiting and not caller.busy:
            line, read_s = caller.waiting.popleft()
            if not self._can_answer(line):
                self._waiting.append((caller, line, read_s))
                continue
            try:
                outcome = answer(line, partial(self._handle, read_s))
            except Exception:
                # A bug of ours must not leave the asking program without an answer.
                log.exception("a request over the control socket failed")
                outcome = _refusal(line, "failed", "the viewer could not do this; its log says why")
            if isinstance(outcome, Reply):
                self._send(caller, outcome)
            else:
                caller.busy = True
                outcome.then(lambda reply: self._answered(caller, reply))

    def _answered(self, caller: _Caller, reply: Reply) -> None:
        """A reply that took a moment is there."""
        caller.busy = False
        self._send(caller, reply)
        self._serve(caller)
        self._read(caller)

    def _handle(self, read_s: float, request: Request) -> Reply | Later:
        if request.verb == "ping" or self._handler is None:
            ready = self._handler is not None
            return Reply(True, None, {"version": __version__, "pid": os.getpid(), "ready": ready})
        return self._handler(replace(request, received_s=read_s))

    def _send(self, caller: _Caller, reply: Reply) -> None:
        socket = caller.socket
        if not isValid(socket) or socket.state() != QLocalSocket.LocalSocketState.ConnectedState:
            return
        if socket.bytesToWrite() > _MOST_UNREAD:
            # A program that asks and never reads would fill the memory.
            socket.abort()
            return
        socket.write(encode_reply(reply))
        socket.flush()


def _answers(place: Endpoint) -> bool:
    """Whether a live viewer is at this place; a socket that a crash has left refuses at once."""
    try:
        with ControlClient(place, _PING_TIMEOUT_S) as other:
            return other.ask_for(Request("ping"), _PING_TIMEOUT_S).ok
    except (NoViewerError, ProtocolError):
        return False


def _is_ping(line: bytes) -> bool:
    try:
        return parse_request(line).verb == "ping"
    except ProtocolError:
        return True  # answered at once with what is wrong


def _refusal(line: bytes, code: str, message: str) -> Reply:
    try:
        request_id = parse_request(line).id
    except ProtocolError as error:
        request_id = error.request_id if isinstance(error.request_id, str | int) else None
    return Reply(False, request_id, {}, code, message)
