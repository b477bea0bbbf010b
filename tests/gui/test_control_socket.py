"""The control socket: queued, limited, private, cleaned up, and one viewer at a time."""

from __future__ import annotations

import json
import os
import socket
import stat
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from vademecum.app.control_client import ControlClient, NoViewerError, find_viewer
from vademecum.app.endpoint import Claim, Endpoint, endpoint
from vademecum.app.protocol import LARGEST_REQUEST, Later, Reply, Request
from vademecum.errors import VademecumError
from vademecum.viewer.outside.control import ControlServer
from vademecum.viewer.outside.door import claim_door, open_door

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sockets in the file system")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Endpoint]:
    # A short folder: socket paths have little room, and pytest's own are long.
    with tempfile.TemporaryDirectory(prefix="vm-") as short:
        monkeypatch.setenv("VADEMECUM_HOME", short)
        yield endpoint(tmp_path)


@pytest.fixture
def server(place: Endpoint, qapp: object) -> Iterator[ControlServer]:
    del qapp
    made = ControlServer(
        place, lambda request: Reply(True, None, {"verb": request.verb, "text": request.text})
    )
    assert made.listen()
    yield made
    made.close()


class Talk(threading.Thread):
    """Another program: talks from a thread of its own, so that the server's event loop can run."""

    def __init__(self, what: Callable[[], object]) -> None:
        super().__init__(daemon=True)
        self._what = what
        self.outcome: object = None
        self.start()

    def run(self) -> None:
        try:
            self.outcome = self._what()
        except Exception as error:
            self.outcome = error


def talk(qtbot: QtBot, what: Callable[[], object]) -> object:
    other = Talk(what)
    qtbot.waitUntil(lambda: not other.is_alive(), timeout=10_000)
    return other.outcome


def ask(place: Endpoint, *requests: Request) -> list[Reply]:
    with ControlClient(place) as client:
        return [client.ask_for(request, 8) for request in requests]


def raw(place: Endpoint, data: bytes) -> list[dict[str, object]]:
    """Send bytes and read until the server closes or is silent for a while."""
    with socket.socket(socket.AF_UNIX) as stream:
        stream.connect(place.path)
        stream.settimeout(1.0)
        received = b""
        try:
            stream.sendall(data)
            while piece := stream.recv(65536):
                received += piece
        except OSError:
            pass
    return [json.loads(line) for line in received.splitlines()]


def test_many_requests_over_one_connection_are_answered_in_order(qtbot: QtBot, server: ControlServer) -> None:
    requests = [Request("search", number, text=f"t{number}") for number in range(20)]
    replies = talk(qtbot, lambda: ask(server.place, *requests))
    assert isinstance(replies, list)
    assert [(reply.id, reply.fields["text"]) for reply in replies] == [(n, f"t{n}") for n in range(20)]


def test_requests_during_start_wait_and_a_ping_does_not(qtbot: QtBot, place: Endpoint) -> None:
    server = ControlServer(place)
    assert server.listen()
    early = [Talk(lambda n=n: ask(place, Request("show", n, route=f"/r{n}"))) for n in range(5)]
    (pong,) = talk(qtbot, lambda: ask(place, Request("ping")))  # type: ignore[misc]  # a list of one
    assert pong.fields["ready"] is False
    qtbot.wait(150)
    assert all(other.is_alive() for other in early)
    server.set_handler(lambda request: Reply(True, None, {"route": request.route}))
    qtbot.waitUntil(lambda: not any(other.is_alive() for other in early))
    for number, other in enumerate(early):
        assert isinstance(other.outcome, list)
        assert other.outcome[0].fields["route"] == f"/r{number}"
        assert other.outcome[0].id == number
    server.close()


def test_replies_keep_their_order_while_one_takes_a_moment(qtbot: QtBot, place: Endpoint) -> None:
    owed: list[Later] = []

    def handle(request: Request) -> Reply | Later:
        if request.verb != "ask":
            return Reply(True, None, {"text": request.text})
        owed.append(Later())
        return owed[-1]

    server = ControlServer(place, handle)
    assert server.listen()
    data = b"".join(
        b'{"verb":"%s","text":"x","id":%d}\n' % (verb, number)
        for number, verb in enumerate((b"search", b"ask", b"search", b"ask", b"search"))
    )
    slow = Talk(lambda: raw(place, data))
    qtbot.waitUntil(lambda: len(owed) == 1)
    (quick,) = talk(qtbot, lambda: ask(place, Request("search", 9, text="y")))  # type: ignore[misc]  # a list of one
    assert quick.fields["text"] == "y", "others are served meanwhile"
    owed[0].finish(Reply(True))
    qtbot.waitUntil(lambda: len(owed) == 2)
    owed[1].finish(Reply(True))
    qtbot.waitUntil(lambda: not slow.is_alive(), timeout=10_000)
    assert [reply["id"] for reply in slow.outcome] == [0, 1, 2, 3, 4]
    server.close()


def test_what_was_sent_before_leaving_is_done(qtbot: QtBot, place: Endpoint) -> None:
    owed, seen = Later(), []

    def handle(request: Request) -> Reply | Later:
        seen.append(request.text)
        return owed if request.verb == "ask" else Reply(True)

    server = ControlServer(place, handle)
    assert server.listen()

    def leave() -> None:
        with socket.socket(socket.AF_UNIX) as stream:
            stream.connect(place.path)
            stream.sendall(b'{"verb":"ask","text":"1"}\n{"verb":"search","text":"2"}\n')

    talk(qtbot, leave)
    qtbot.waitUntil(lambda: seen == ["1"])
    qtbot.wait(50)
    owed.finish(Reply(True))
    assert seen == ["1", "2"]
    server.close()


def test_a_request_that_leads_elsewhere_holds_back_those_behind_it(qtbot: QtBot, place: Endpoint) -> None:
    server = ControlServer(place)
    assert server.listen()
    early = [Talk(lambda v=verb: ask(place, Request(v, page="x.md"))) for verb in ("open", "show")]
    qtbot.waitUntil(lambda: len(server._waiting) == 2)
    seen: list[str] = []

    def handle(request: Request) -> Reply:
        seen.append(request.verb)
        server.wait()
        return Reply(True)

    server.set_handler(handle)
    assert len(seen) == 1, "the second one waits until the other folder has been read"
    server.set_handler(handle)
    qtbot.waitUntil(lambda: not any(other.is_alive() for other in early))
    assert sorted(seen) == ["open", "show"]
    server.close()


def test_a_bad_line_is_answered_and_the_connection_goes_on(qtbot: QtBot, server: ControlServer) -> None:
    data = b'nonsense\n\n{"verb":"fly","id":3}\n{"verb":"ping","id":4}\n'
    replies = talk(qtbot, lambda: raw(server.place, data))
    assert isinstance(replies, list)
    assert [(reply["id"], reply["ok"]) for reply in replies] == [(None, False), (3, False), (4, True)]


def test_a_line_without_end_is_cut_off(qtbot: QtBot, server: ControlServer) -> None:
    replies = talk(qtbot, lambda: raw(server.place, b"x" * (LARGEST_REQUEST + 10)))
    assert isinstance(replies, list)
    assert [reply["error"]["code"] for reply in replies] == ["too-large"]
    (pong,) = talk(qtbot, lambda: ask(server.place, Request("ping")))  # type: ignore[misc]  # a list of one
    assert pong.ok, "others are served as before"


def test_a_flood_is_slowed_down_not_obeyed(qtbot: QtBot, server: ControlServer) -> None:
    flood = b"".join(b'{"verb":"search","text":"x","id":%d}\n' % number for number in range(300))
    replies = talk(qtbot, lambda: raw(server.place, flood))
    assert isinstance(replies, list)
    assert len(replies) == 300, "every request is acknowledged"
    refused = [reply for reply in replies if not reply["ok"]]
    assert 100 <= len(refused) <= 200
    assert {reply["error"]["code"] for reply in refused} == {"too-many"}  # type: ignore[index]  # plain JSON


def test_a_bug_in_the_handler_is_still_an_answer(
    qtbot: QtBot, server: ControlServer, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_request: Request) -> Reply:
        raise ZeroDivisionError

    server.set_handler(broken)
    (reply,) = talk(qtbot, lambda: ask(server.place, Request("status", 5)))  # type: ignore[misc]  # a list of one
    assert (reply.ok, reply.code, reply.id) == (False, "failed", 5)
    assert "ZeroDivisionError" in caplog.text


def test_the_socket_is_for_its_user_alone(server: ControlServer) -> None:
    mode = stat.S_IMODE(Path(server.place.address).stat().st_mode)
    assert mode & 0o077 == 0
    assert stat.S_IMODE(Path(server.place.address).parent.stat().st_mode) == 0o700


def test_a_socket_that_a_crash_left_is_taken_over(qtbot: QtBot, place: Endpoint) -> None:
    dead = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    dead.bind(place.address)
    dead.close()
    with pytest.raises(NoViewerError):
        ControlClient(place)
    server = ControlServer(place, lambda _request: Reply(True))
    assert server.listen()
    (reply,) = talk(qtbot, lambda: ask(place, Request("status")))  # type: ignore[misc]  # a list of one
    assert reply.ok
    server.close()
    assert not Path(place.address).exists()


def test_a_file_in_the_way_is_no_reason_to_fail(place: Endpoint, qapp: object) -> None:
    del qapp
    Path(place.address).write_text("not a socket")
    server = ControlServer(place)
    assert server.listen()
    server.close()


def test_a_live_server_is_never_taken_over(qtbot: QtBot, server: ControlServer) -> None:
    second = ControlServer(server.place)
    assert not second.listen()
    assert second.taken
    (reply,) = talk(qtbot, lambda: ask(server.place, Request("status")))  # type: ignore[misc]  # a list of one
    assert reply.ok
    server.close()
    assert second.listen()
    second.close()


def started(folder: Path) -> ControlServer | None:
    """What a start makes of the door of `folder`."""
    claim = claim_door(folder)
    return open_door(claim) if isinstance(claim, Claim) else None


def test_a_viewer_that_has_claimed_the_door_gets_what_a_second_start_wants(
    qtbot: QtBot, tmp_path: Path, place: Endpoint
) -> None:
    seen: list[str] = []

    def note(request: Request) -> Reply:
        seen.append(request.page)
        return Reply(True)

    del place
    claim = claim_door(tmp_path)
    assert isinstance(claim, Claim)
    opened: list[ControlServer | None] = []

    def listen() -> None:
        opened.append(open_door(claim))
        assert opened[0] is not None
        opened[0].set_handler(note)

    # The window is painted only after the second start has knocked.
    QTimer.singleShot(300, listen)
    assert talk(qtbot, lambda: claim_door(tmp_path, page="a.md")) == "handed over"
    assert seen == ["a.md"]
    assert opened[0] is not None
    opened[0].close()


def test_a_second_start_hands_over(qtbot: QtBot, tmp_path: Path, place: Endpoint) -> None:
    seen: list[Request] = []

    def note(request: Request) -> Reply:
        seen.append(request)
        return Reply(True)

    first = started(tmp_path)
    assert isinstance(first, ControlServer)
    first.set_handler(note)
    assert talk(qtbot, lambda: claim_door(tmp_path, page="a.md#b")) == "handed over"
    assert [(request.verb, request.page) for request in seen] == [("show", "a.md#b")]
    first.close()
    again = started(tmp_path)
    assert isinstance(again, ControlServer)
    again.close()
    del place


def test_without_a_place_for_the_socket_the_window_opens_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    del qapp

    def refuse(*_: object, **__: object) -> Endpoint:
        raise VademecumError("belongs to somebody else")

    monkeypatch.setattr("vademecum.viewer.outside.door.endpoint", refuse)
    assert claim_door(tmp_path) == "no socket"


def test_a_client_that_leaves_early_harms_nobody(qtbot: QtBot, place: Endpoint) -> None:
    server = ControlServer(place)
    assert server.listen()

    def leave() -> None:
        stream = socket.socket(socket.AF_UNIX)
        stream.connect(place.path)
        stream.sendall(b'{"verb":"show","route":"/x"}\n')
        stream.close()

    talk(qtbot, leave)
    qtbot.wait(50)
    server.set_handler(lambda _request: Reply(True))
    (reply,) = talk(qtbot, lambda: ask(place, Request("status")))  # type: ignore[misc]  # a list of one
    assert reply.ok
    server.close()


def test_the_client_says_when_nobody_answers(qtbot: QtBot, place: Endpoint) -> None:
    assert find_viewer(str(Path(place.address).parent)) is None
    server = ControlServer(place)
    assert server.listen()

    def impatient() -> object:
        with ControlClient(place) as client:
            return client.ask_for(Request("show"), 0.2)

    outcome = talk(qtbot, impatient)
    assert isinstance(outcome, NoViewerError)
    assert "0.2 seconds" in str(outcome)
    server.close()


def test_an_answer_takes_a_few_milliseconds(qtbot: QtBot, server: ControlServer) -> None:
    def timed() -> float:
        with ControlClient(server.place) as client:
            client.ask_for(Request("status"))
            start = time.perf_counter()
            client.ask_for(Request("status"))
            return time.perf_counter() - start

    took = talk(qtbot, timed)
    assert isinstance(took, float)
    assert took < 0.1, "the budget for the whole way to a raised window"
