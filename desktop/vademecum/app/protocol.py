"""What programs say to a running viewer: one JSON object a line, answered by one line.

    {"vademecum": 1, "id": 7, "verb": "show", "route": "/project/42/domains"}
    {"vademecum": 1, "id": 7, "ok": true, "shown": {"how": "exact", "source": "domains.md", ...}}

    {"verb": "search", "text": "verify a domain", "limit": 3}
    {"vademecum": 1, "id": null, "ok": true, "hits": [...]}

    {"verb": "fly"}
    {"vademecum": 1, "id": null, "ok": false, "error": {"code": "unknown-verb", "message": "..."}}

Without `vademecum` the request counts as version 1. Fields that this version does not know
are ignored, so that a newer program can talk to an older viewer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from vademecum.app.control_wire import LARGEST_REPLY, VERSION
from vademecum.errors import QueryError, VademecumError
from vademecum.knowledge.reader import Reader

LARGEST_REQUEST = 64 * 1024
"""Bytes of one request, its line end included: a question is short, and a socket is open to any program."""
MOST_HITS = 100

Verb = Literal[
    "show", "search", "ask", "open", "back", "set_reader", "set_route", "raise", "reload", "status", "quit",
    "ping",
]  # fmt: skip
VERBS: tuple[Verb, ...] = get_args(Verb)

Code = Literal[
    "bad-json", "bad-request", "unknown-verb", "bad-field", "missing-field", "unsupported-version",
    "too-large", "too-many", "busy", "failed", "not-ready",
]  # fmt: skip
"""Stable names of what can go wrong."""


class ProtocolError(VademecumError):
    """A request or reply that does not keep to the protocol; `code` is its stable name."""

    def __init__(self, code: Code, problem: str, *, mend: str = "", request_id: object = None) -> None:
        super().__init__(problem, mend=mend)
        self.code = code
        self.request_id = request_id


@dataclass(frozen=True, slots=True)
class Request:
    """One thing that a program asks for; fields that a verb does not use are empty."""

    verb: Verb
    id: str | int | None = None
    """Comes back with the reply."""
    route: str = ""
    help_id: str = ""
    page: str = ""
    """`path` or `path#anchor`."""
    text: str = ""
    """What to search for or ask."""
    title: str = ""
    """What the user calls the screen: searched for when route and id are unknown."""
    knowledge: str = ""
    """Folder that the viewer should be showing, as an absolute path; `open` shows it."""
    reader: Reader | None = None
    limit: int = 5
    """Hits wanted, 1 to 100."""
    activation_token: str = ""
    """The requester's right to bring a window to the front (XDG activation, X11 start-up id)."""
    painted: bool = False
    """Whether `show` and `open` reply only when the page is on the screen."""
    received_s: float = 0.0
    """When the viewer read it, on its monotonic clock; not sent."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the viewer says about one request."""

    ok: bool
    id: str | int | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)
    """`shown`, `hits`, `answer`, `status`, ... depending on the verb."""
    code: str = ""
    """Of the error; empty when `ok`."""
    message: str = ""

    @classmethod
    def failure(cls, code: Code, message: str, request_id: str | int | None = None) -> Reply:
        """A reply that says why nothing was done."""
        return cls(False, request_id, {}, code, message)

    def for_request(self, request_id: str | int | None) -> Reply:
        """The same reply with the request's id."""
        return Reply(self.ok, request_id, self.fields, self.code, self.message)


class Later:
    """A reply that takes a moment: whoever owes it calls `finish`, whoever waits for it `then`."""

    __slots__ = ("_reply", "_take", "request_id")

    def __init__(self) -> None:
        self._reply: Reply | None = None
        self._take: Callable[[Reply], None] | None = None
        self.request_id: str | int | None = None

    def finish(self, reply: Reply) -> None:
        """Hand the reply over; only the first one counts."""
        if self._reply is None:
            self._reply = reply
            if self._take is not None:
                self._take(reply.for_request(self.request_id))

    def then(self, take: Callable[[Reply], None]) -> None:
        """Call `take` with the reply, at once when it is there already."""
        self._take = take
        if self._reply is not None:
            take(self._reply.for_request(self.request_id))


_NEEDS: Mapping[Verb, tuple[str, ...]] = {
    "show": ("route", "help_id", "page", "text", "title"),
    "search": ("text",),
    "ask": ("text",),
    "open": ("page", "help_id", "route", "knowledge"),
    "set_reader": ("reader",),
    "set_route": ("route",),
}
"""Verb -> fields of which at least one must be there. `show` with none of them shows the home page."""
_MAY_BE_BARE: frozenset[Verb] = frozenset(("show",))

_LONGEST: Mapping[str, int] = {
    "route": 2048, "help_id": 512, "page": 4096, "text": 8192, "title": 512, "knowledge": 4096,
    "activation_token": 512,
}  # fmt: skip
"""Text fields and their longest value in characters."""

_READER_FIELDS = ("audience", "plan", "role", "flags", "language", "filter")


def parse_request(line: bytes) -> Request:
    """Read one line; raises `ProtocolError` with the request's id as far as that could be read."""
    value = _object(line, LARGEST_REQUEST)
    request_id = value.get("id")
    if not (request_id is None or isinstance(request_id, str | int)) or isinstance(request_id, bool):
        raise ProtocolError("bad-field", "the field 'id' must be a text or a whole number")
    if isinstance(request_id, str) and len(request_id) > 200:
        raise ProtocolError("bad-field", "the field 'id' is longer than 200 characters")
    try:
        return _request(value, request_id)
    except ProtocolError as error:
        error.request_id = request_id
        raise


def _request(value: Mapping[str, Any], request_id: str | int | None) -> Request:
    version = value.get("vademecum", VERSION)
    if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= VERSION:
        raise ProtocolError(
            "unsupported-version",
            f"version {version!r} of the protocol is not spoken here",
            mend=f"Use version {VERSION}",
        )
    verb = value.get("verb")
    if verb not in VERBS:
        raise ProtocolError("unknown-verb", f"unknown verb {verb!r}", mend=f"Use one of {', '.join(VERBS)}")
    texts = {name: _text(value, name, longest) for name, longest in _LONGEST.items()}
    reader = _reader(value["reader"]) if value.get("reader") is not None else None
    limit = value.get("limit", 5)
    if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= MOST_HITS:
        raise ProtocolError("bad-field", f"the field 'limit' must be a whole number from 1 to {MOST_HITS}")
    painted = value.get("painted", False)
    if not isinstance(painted, bool):
        raise ProtocolError("bad-field", "the field 'painted' must be true or false")
    request = Request(verb, request_id, reader=reader, limit=limit, painted=painted, received_s=0.0, **texts)
    needs = _NEEDS.get(request.verb, ())
    given = any(getattr(request, name) for name in needs)
    if needs and not given and request.verb not in _MAY_BE_BARE:
        raise ProtocolError("missing-field", f"the verb {verb!r} needs {' or '.join(needs)}")
    return request


def encode_request(request: Request) -> bytes:
    """The line for a request."""
    value: dict[str, Any] = {"vademecum": VERSION, "id": request.id, "verb": request.verb}
    value.update({name: getattr(request, name) for name in _LONGEST if getattr(request, name)})
    if request.limit != 5:
        value["limit"] = request.limit
    if request.painted:
        value["painted"] = True
    if request.reader is not None:
        value["reader"] = reader_json(request.reader)
    line = _line(value)
    if len(line) > LARGEST_REQUEST:
        raise ProtocolError(
            "too-large", f"a request may have {LARGEST_REQUEST} bytes, this one has {len(line)}"
        )
    return line


def encode_reply(reply: Reply) -> bytes:
    """The line for a reply."""
    value: dict[str, Any] = {"vademecum": VERSION, "id": reply.id, "ok": reply.ok}
    if reply.ok:
        value.update(reply.fields)
    else:
        value["error"] = {"code": reply.code, "message": reply.message}
    return _line(value)


def parse_reply(line: bytes) -> Reply:
    """Read a reply; raises `ProtocolError` when it is none."""
    value = _object(line, LARGEST_REPLY)
    error = value.get("error")
    fields = {name: item for name, item in value.items() if name not in ("vademecum", "id", "ok", "error")}
    if value.get("ok") is True:
        return Reply(True, value.get("id"), fields)
    if not isinstance(error, dict):
        raise ProtocolError("bad-request", "the reply says neither that it worked nor what went wrong")
    return Reply(
        False, value.get("id"), fields, str(error.get("code", "failed")), str(error.get("message", ""))
    )


def answer(line: bytes, handler: Callable[[Request], Reply | Later]) -> Reply | Later:
    """Parse, handle, and turn whatever goes wrong into a reply: a bad request never ends a connection."""
    try:
        request = parse_request(line)
    except ProtocolError as error:
        known = error.request_id if isinstance(error.request_id, str | int) else None
        return Reply.failure(error.code, str(error), known)
    try:
        outcome = handler(request)
    except VademecumError as problem:
        return Reply.failure("failed", str(problem), request.id)
    if isinstance(outcome, Later):
        outcome.request_id = request.id
        return outcome
    return outcome.for_request(request.id)


def reader_json(reader: Reader) -> dict[str, Any]:
    """What is known about a reader, as plain data."""
    value = {name: getattr(reader, name) for name in _READER_FIELDS if getattr(reader, name) is not None}
    if reader.flags is not None:
        value["flags"] = sorted(reader.flags)
    return value


def _reader(value: Any) -> Reader:
    if not isinstance(value, dict):
        raise ProtocolError("bad-field", "the field 'reader' must be an object")
    known = {name: value[name] for name in _READER_FIELDS if value.get(name) is not None}
    flags = known.get("flags", [])
    if not isinstance(flags, list) or not all(isinstance(flag, str) for flag in flags):
        raise ProtocolError("bad-field", "the reader's 'flags' must be a list of texts")
    for name, item in known.items():
        if name != "flags" and not isinstance(item, str):
            raise ProtocolError("bad-field", f"the reader's '{name}' must be a text")
    try:
        return Reader(**known)
    except QueryError as error:
        raise ProtocolError("bad-field", str(error)) from None


def _text(value: Mapping[str, Any], name: str, longest: int) -> str:
    text = value.get(name)
    if text is None:
        return ""
    if not isinstance(text, str):
        raise ProtocolError("bad-field", f"the field '{name}' must be a text")
    if len(text) > longest:
        raise ProtocolError("bad-field", f"the field '{name}' is longer than {longest} characters")
    return text.replace("\0", "")


def _object(line: bytes, largest: int) -> dict[str, Any]:
    if len(line) > largest:
        raise ProtocolError("too-large", f"a line may have {largest} bytes")
    try:
        value = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        raise ProtocolError("bad-json", "the line is not JSON in UTF-8") from None
    if not isinstance(value, dict):
        raise ProtocolError("bad-request", "the line must hold one JSON object")
    return value


def _line(value: Mapping[str, Any]) -> bytes:
    # A lone surrogate cannot be written as UTF-8, but its escape can: nothing a page holds breaks a reply.
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).encode("ascii") + b"\n"
