"""The protocol of the control socket: what is read, what is refused and how."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vademecum import Reader, VademecumError
from vademecum.app.protocol import (
    LARGEST_REQUEST,
    VERBS,
    Later,
    ProtocolError,
    Reply,
    Request,
    answer,
    encode_reply,
    encode_request,
    parse_reply,
    parse_request,
)


def line(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


def at_once(sent: bytes, handler: Callable[[Request], Reply]) -> Reply:
    reply = answer(sent, handler)
    assert isinstance(reply, Reply)
    return reply


@pytest.mark.parametrize(
    "request_",
    [
        Request("show"),
        Request("show", 7, route="/project/42/домены", title="Домены", activation_token="x"),  # noqa: S106  a token of the desktop
        Request("open", "a", page="guide/dns.md#verify", knowledge="/some/folder"),
        Request("search", text='"quotes" \\ and\nlines', limit=100),
        Request("set_reader", reader=Reader("operator", "pro", "owner", ["beta", "alpha"], "de")),
        Request("set_reader", reader=Reader(flags=[])),
        Request("show", page="a.md", painted=True),
        Request("ping"),
    ],
)
def test_a_request_arrives_as_it_was_sent(request_: Request) -> None:
    sent = encode_request(request_)
    assert sent.endswith(b"\n")
    assert sent.count(b"\n") == 1
    assert parse_request(sent) == request_


@given(st.text(max_size=200), st.integers(1, 100))
def test_any_text_survives(text: str, limit: int) -> None:
    request = Request("search", text=text.replace("\0", "") or "x", limit=limit)
    try:
        assert parse_request(encode_request(request)) == request
    except ProtocolError as error:  # nothing but its length may stop a text
        assert error.code == "bad-field"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"", "bad-json"),
        (b"{", "bad-json"),
        (b"\xff\xfe", "bad-json"),
        (b"[" * 5000, "bad-json"),
        (b"[]", "bad-request"),
        (b'"show"', "bad-request"),
        (line(), "unknown-verb"),
        (line(verb="fly"), "unknown-verb"),
        (line(verb=["show"]), "unknown-verb"),
        (line(verb="show", vademecum=2), "unsupported-version"),
        (line(verb="show", vademecum="1"), "unsupported-version"),
        (line(verb="show", vademecum=True), "unsupported-version"),
        (line(verb="show", route=3), "bad-field"),
        (line(verb="show", route="/" + "x" * 5000), "bad-field"),
        (line(verb="search"), "missing-field"),
        (line(verb="search", text=""), "missing-field"),
        (line(verb="search", text="x", limit=0), "bad-field"),
        (line(verb="search", text="x", limit=1.5), "bad-field"),
        (line(verb="search", text="x", limit=True), "bad-field"),
        (line(verb="set_route"), "missing-field"),
        (line(verb="set_reader", reader="me"), "bad-field"),
        (line(verb="set_reader", reader={"audience": "king"}), "bad-field"),
        (line(verb="set_reader", reader={"flags": "beta"}), "bad-field"),
        (line(verb="set_reader", reader={"plan": 3}), "bad-field"),
        (line(verb="show", painted="yes"), "bad-field"),
        (line(verb="ping", id={}), "bad-field"),
        (line(verb="ping", id=True), "bad-field"),
        (line(verb="ping", id="x" * 300), "bad-field"),
        (b" " * (LARGEST_REQUEST + 1), "too-large"),
    ],
)
def test_a_bad_request_is_answered_with_its_reason(sent: bytes, code: str) -> None:
    reply = at_once(sent, lambda _request: Reply(True))
    assert (reply.ok, reply.code) == (False, code)
    assert reply.message
    assert parse_reply(encode_reply(reply)) == reply


def test_the_id_comes_back_with_an_error_too() -> None:
    assert at_once(line(verb="fly", id=9), lambda _request: Reply(True)).id == 9
    assert at_once(line(verb="ping", id="a"), lambda _request: Reply(True)).id == "a"


def test_unknown_fields_and_a_missing_version_are_fine() -> None:
    request = parse_request(line(verb="ping", colour="green", reader=None))
    assert request == Request("ping")


def test_a_handlers_complaint_becomes_a_reply() -> None:
    def complain(_request: Request) -> Reply:
        raise VademecumError("no folder", mend="Open one")

    reply = at_once(line(verb="ping", id=1), complain)
    assert (reply.ok, reply.code, reply.message, reply.id) == (False, "failed", "no folder. Open one", 1)


def test_every_verb_can_be_asked() -> None:
    for verb in VERBS:
        fields = {"text": "x", "route": "/x", "page": "x.md", "reader": {}}
        assert parse_request(line(verb=verb, **fields)).verb == verb


def test_a_request_that_is_too_large_is_not_sent() -> None:
    with pytest.raises(ProtocolError, match="bytes"):
        encode_request(Request("search", text="x" * LARGEST_REQUEST))


@pytest.mark.parametrize("sent", [b"", b"{}", b"[]", b"nonsense", b'{"ok": false}'])
def test_a_reply_that_is_none_is_refused(sent: bytes) -> None:
    with pytest.raises(ProtocolError):
        parse_reply(sent)


def test_a_lone_surrogate_does_not_break_a_reply() -> None:
    reply = Reply(True, 1, {"title": "broken \ud800 name"})
    assert parse_reply(encode_reply(reply)).fields["title"] == "broken \ud800 name"


def test_a_reply_that_takes_a_moment_keeps_the_id_and_counts_once() -> None:
    for early in (True, False):
        owed = Later()
        if early:
            owed.finish(Reply(True, None, {"n": 1}))
        outcome = answer(line(verb="ping", id=4), lambda _request, owed=owed: owed)
        assert outcome is owed
        got: list[Reply] = []
        outcome.then(got.append)
        owed.finish(Reply(True, None, {"n": 2 if early else 1}))
        owed.finish(Reply(True, None, {"n": 3}))
        assert got == [Reply(True, 4, {"n": 1})]
