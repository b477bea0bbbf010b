"""Other programs ask the window: what is shown, for whom, and while a folder is being opened."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from vademecum import Reader
from vademecum.app.endpoint import endpoint
from vademecum.app.protocol import Later, Reply, Request
from vademecum.viewer.outside.control import ControlServer
from vademecum.viewer.outside.remote import RemoteDesk
from vademecum.viewer.window.window import Window


@pytest.fixture
def desk(window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RemoteDesk]:
    head = "---\nroute: /plant\naudience: operator\nid: override\n---\n"
    (folder / "guide" / "codes.md").write_text(f"{head}# Override codes\n\nTurn the hidden key.\n", "utf-8")
    assert window.parts.library.knowledge is not None
    window.parts.library.knowledge.refresh()
    with tempfile.TemporaryDirectory(prefix="vm-") as short:
        monkeypatch.setenv("VADEMECUM_HOME", short)
        server = ControlServer(endpoint(folder))
        assert server.listen()
        yield RemoteDesk(window, server)
        server.close()


def settled(qtbot: QtBot, outcome: Reply | Later) -> Reply:
    """The reply, also when it takes a moment."""
    if isinstance(outcome, Reply):
        return outcome
    replies: list[Reply] = []
    outcome.then(replies.append)
    qtbot.waitUntil(lambda: bool(replies))
    return replies[0]


def shown(reply: Reply | Later) -> dict[str, Any]:
    assert isinstance(reply, Reply)
    assert reply.ok, reply.message
    found = reply.fields["shown"]
    assert isinstance(found, dict)
    return found


def status_of(desk: RemoteDesk) -> dict[str, Any]:
    reply = desk.handle(Request("status"))
    assert isinstance(reply, Reply)
    return dict(reply.fields["status"])


def reads(qtbot: QtBot, window: Window, words: str) -> None:
    qtbot.waitUntil(lambda: words in window.tabs.current.view.toPlainText())


def test_show_opens_the_page_and_lists_the_screen(qtbot: QtBot, window: Window, desk: RemoteDesk) -> None:
    reply = settled(qtbot, desk.handle(Request("show", route="/plant/valves/7")))
    assert (shown(reply)["how"], shown(reply)["source"]) == ("ancestor", "guide/valves.md")
    assert reply.fields["window"] in ("active", "raised")
    reads(qtbot, window, "opens and closes a pipe")
    assert window.side.section == "screen"
    assert [row.path for row in window.side.this_screen.model.records] == [
        "guide/valves.md",
        "guide/codes.md",
    ]
    assert (
        shown(desk.handle(Request("show", page="guide/valves.md#closing")))["source"]
        == "guide/valves.md#closing"
    )
    missing = shown(desk.handle(Request("show", help_id="no-such")))
    assert window.tabs.current.view.hasFocus(), "the arrow keys scroll what was asked for"
    assert (missing["how"], missing["found"], missing["source"]) == ("home", False, "index.md")
    assert "no-such" in missing["note"]


def test_a_page_that_another_program_shows_ends_the_search_before(
    qtbot: QtBot, window: Window, desk: RemoteDesk
) -> None:
    settled(qtbot, desk.handle(Request("show", text="pipe")))
    qtbot.waitUntil(lambda: window.search.state == "found")
    assert window.side.results_shown
    settled(qtbot, desk.handle(Request("show", route="/plant/valves/7")))
    reads(qtbot, window, "opens and closes a pipe")
    assert window.header.box.text() == ""
    assert not window.side.results_shown
    assert not window.search.hits


def test_a_minimised_window_comes_back(qtbot: QtBot, window: Window, desk: RemoteDesk) -> None:
    window.showMinimized()
    qtbot.waitUntil(window.isMinimized)
    request = Request("show", route="/plant/valves", activation_token="xyz")  # noqa: S106  of the desktop
    reply = settled(qtbot, desk.handle(request))
    assert reply.fields["window"] in ("active", "raised", "alerted")
    assert not window.isMinimized()
    assert window.isVisible()
    reads(qtbot, window, "opens and closes a pipe")


def test_show_with_text_searches(qtbot: QtBot, window: Window, desk: RemoteDesk) -> None:
    assert shown(desk.handle(Request("show", text="torque of a pump")))["how"] == "search"
    assert window.header.box.text() == "torque of a pump"
    qtbot.waitUntil(lambda: window.side.results_shown)


def test_search_and_ask_answer_with_data(qtbot: QtBot, desk: RemoteDesk) -> None:
    found = settled(qtbot, desk.handle(Request("search", text="closing a valve", limit=2))).fields
    assert found["hits"][0]["source"] == "guide/valves.md#closing"
    assert len(found["hits"]) <= 2
    answer = settled(qtbot, desk.handle(Request("ask", text="how do I silence an alarm?"))).fields
    assert answer["source"] == "guide/alarms.md"
    refused = settled(qtbot, desk.handle(Request("ask", text="what does the ferry to Iceland cost?"))).fields
    assert (refused["answer"], refused["confidence"]) == (None, 0.0)


def test_another_reader_sees_nothing_forbidden(qtbot: QtBot, window: Window, desk: RemoteDesk) -> None:
    desk.handle(Request("show", help_id="override", reader=Reader("operator")))
    reads(qtbot, window, "hidden key")
    status = settled(qtbot, desk.handle(Request("set_reader", reader=Reader("end_user")))).fields["status"]
    assert status["reader"] == {"audience": "end_user"}
    assert "hidden key" not in window.tabs.current.view.toPlainText()
    assert window.side.this_screen.model.records == ()
    qtbot.wait(200)
    assert "hidden key" not in window.tabs.current.view.toPlainText()
    assert shown(desk.handle(Request("show", help_id="override")))["how"] == "home"
    assert settled(qtbot, desk.handle(Request("search", text="hidden key"))).fields["hits"] == []


def test_a_search_begun_for_another_reader_is_done_again(qtbot: QtBot, desk: RemoteDesk) -> None:
    begun = desk.handle(Request("search", text="hidden key", reader=Reader("operator")))
    desk.handle(Request("set_reader", reader=Reader("end_user")))
    assert settled(qtbot, begun).fields["hits"] == []


def test_the_reply_waits_for_the_paint_when_asked_to(qtbot: QtBot, window: Window, desk: RemoteDesk) -> None:
    for request in (
        Request("show", page="guide/pumps.md", painted=True, received_s=time.monotonic()),
        # The same page again needs no painting and is painted all the same.
        Request("show", page="guide/pumps.md", painted=True, received_s=time.monotonic()),
    ):
        outcome = desk.handle(request)
        assert isinstance(outcome, Later)
        reply = settled(qtbot, outcome)
        assert reply.fields["shown"]["source"] == "guide/pumps.md"
        assert "moves water" in window.tabs.current.view.toPlainText()
        assert 0 < reply.fields["painted_ms"] < 60_000
    assert "painted_ms" not in settled(qtbot, desk.handle(Request("show", page="index.md"))).fields


def test_a_page_that_cannot_be_painted_is_acknowledged(
    qtbot: QtBot, window: Window, desk: RemoteDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vademecum.viewer.window.painted.LIMIT_MS", 50)
    monkeypatch.setattr("vademecum.viewer.outside.remote.raise_window", lambda *_: "alerted")
    window.hide()
    reply = settled(qtbot, desk.handle(Request("show", page="guide/pumps.md", painted=True)))
    assert reply.fields["painted_ms"] is None


def test_back_status_reload_raise_quit(qtbot: QtBot, window: Window, desk: RemoteDesk, folder: Path) -> None:
    desk.handle(Request("show", page="guide/pumps.md"))
    reads(qtbot, window, "moves water")
    status = status_of(desk)
    assert (status["knowledge"], status["source"], status["state"]) == (
        str(folder),
        "guide/pumps.md",
        "ready",
    )
    desk.handle(Request("back"))
    qtbot.waitUntil(lambda: status_of(desk)["source"] == "index.md")
    (folder / "new.md").write_text("---\nid: brand-new\n---\n# New\n", "utf-8")
    desk.handle(Request("reload"))
    qtbot.waitUntil(lambda: shown(desk.handle(Request("show", help_id="brand-new")))["how"] == "id")
    assert settled(qtbot, desk.handle(Request("raise"))).fields["window"] in ("active", "raised")
    assert settled(qtbot, desk.handle(Request("quit"))).ok
    qtbot.waitUntil(lambda: not window.isVisible())


def test_set_route_lists_without_opening(window: Window, desk: RemoteDesk) -> None:
    before = status_of(desk)["source"]
    desk.handle(Request("set_route", route="/plant/valves"))
    status = status_of(desk)
    assert (status["route"], status["source"]) == ("/plant/valves", before)
    assert window.side.this_screen.model.records[0].path == "guide/valves.md"


def test_only_open_changes_the_folder_and_the_address_moves_with_it(
    qtbot: QtBot, window: Window, desk: RemoteDesk, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "index.md").write_text("# Elsewhere\n\nAnother folder.\n", "utf-8")
    refused = settled(qtbot, desk.handle(Request("show", route="/x", knowledge=str(other))))
    assert (refused.ok, refused.code) == (False, "failed")
    assert not settled(qtbot, desk.handle(Request("open", knowledge=str(tmp_path / "none")))).ok
    opened = settled(qtbot, desk.handle(Request("open", knowledge=str(other), painted=True)))
    assert opened.fields["painted_ms"] is not None
    assert "Another folder." in window.tabs.current.view.toPlainText()
    reads(qtbot, window, "Another folder.")
    assert Path(endpoint(other).address).exists()
    qtbot.waitUntil(lambda: status_of(desk)["knowledge"] == str(other))
