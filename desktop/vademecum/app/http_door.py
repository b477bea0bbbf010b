"""A door for hosts that are made of web technology: questions over HTTP, on this machine alone.

Whoever can send a request must know the token; a page of some web site that the user visits
cannot: it does not know the token, its requests carry its own host name, and no answer may be
read by other origins unless the host application names them.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, FastAPI, HTTPException, Query, Request
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, ConfigDict, Field

from vademecum import __version__
from vademecum.app.results_json import answer_json, context_json, search_json
from vademecum.errors import QueryError, VademecumError
from vademecum.knowledge.reader import ANYONE, Reader

if TYPE_CHECKING:
    from vademecum.app.knowledge import Knowledge

LARGEST_BODY = 64 * 1024
"""Bytes of a request's body: a question is short."""
_LONGEST_TEXT = 8192
_LONGEST_ROUTE = 2048
_MOST_HITS = 100
_HOSTS = ("127.0.0.1", "localhost")

_Scope = MutableMapping[str, Any]
_Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
_Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Door:
    """How the door is opened."""

    port: int
    token: str = ""
    """What callers must send; empty when anyone on this machine may ask."""
    reader: Reader = ANYONE
    """What is known about everyone who asks; a request adds to it and changes none of it."""
    origins: tuple[str, ...] = ()
    """Web origins whose pages may read answers, such as `app://main`."""


class Asking(BaseModel):
    """Who asks; what is left out filters nothing."""

    model_config = ConfigDict(extra="forbid")
    audience: str | None = None
    plan: str | None = Field(default=None, max_length=200)
    role: str | None = Field(default=None, max_length=200)
    flags: list[Annotated[str, Field(max_length=200)]] | None = Field(default=None, max_length=100)
    language: str | None = Field(default=None, max_length=50)
    filter: str | None = Field(default=None, max_length=200)


class Question(BaseModel):
    """The body of POST /ask."""

    model_config = ConfigDict(extra="forbid")
    text: str = Field(min_length=1, max_length=_LONGEST_TEXT)
    route: str | None = Field(default=None, max_length=_LONGEST_ROUTE)
    limit: int = Field(default=5, ge=1, le=_MOST_HITS)
    include_low: bool = False
    reader: Asking = Field(default_factory=Asking)


def _asking(
    audience: str | None = None,
    plan: Annotated[str | None, Query(max_length=200)] = None,
    role: Annotated[str | None, Query(max_length=200)] = None,
    flag: Annotated[list[str] | None, Query(max_length=100)] = None,
    language: Annotated[str | None, Query(max_length=50)] = None,
    filter: Annotated[str | None, Query(max_length=200)] = None,  # noqa: A002  the name in the address
) -> Asking:
    return Asking(audience=audience, plan=plan, role=role, flags=flag, language=language, filter=filter)


_Text = Annotated[str, Query(min_length=1, max_length=_LONGEST_TEXT)]
_Route = Annotated[str, Query(min_length=1, max_length=_LONGEST_ROUTE)]
_Limit = Annotated[int, Query(ge=1, le=_MOST_HITS)]
_Who = Annotated[Asking, Depends(_asking)]


def make_app(knowledge: Knowledge, door: Door) -> FastAPI:
    """The application that answers from `knowledge`."""
    app = FastAPI(
        title="Vademecum", version=__version__, docs_url=None, redoc_url=None,
        description="Questions to one help folder. The answers have the fields of the command line's --json.",
    )  # fmt: skip

    def known(request: Request) -> None:
        sent = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        if door.token and not secrets.compare_digest(sent.encode(), door.token.encode()):
            raise HTTPException(
                401, "send the token: Authorization: Bearer TOKEN", {"WWW-Authenticate": "Bearer"}
            )

    guarded = [Depends(known)]

    @app.get("/health")
    def health() -> dict[str, Any]:
        """Whether the door is open; needs no token and tells nothing about the help."""
        return {"ok": True, "version": __version__}

    @app.post("/ask", dependencies=guarded)
    def ask(question: Question) -> dict[str, Any]:
        """An answer with its source, or a refusal: `answer` is null then."""
        answer = knowledge.ask(
            question.text, route=question.route, reader=_reader(door, question.reader),
            limit=question.limit, include_low=question.include_low,
        )  # fmt: skip
        return answer_json(answer)

    @app.get("/search", dependencies=guarded)
    def search(text: _Text, who: _Who, route: str | None = None, limit: _Limit = 5) -> dict[str, Any]:
        """The sections that fit best."""
        return search_json(knowledge.search(text, route=route, reader=_reader(door, who), limit=limit))

    @app.get("/context", dependencies=guarded)
    def context(route: _Route, who: _Who, limit: _Limit = 5) -> dict[str, Any]:
        """What F1 shows on a screen."""
        return context_json(knowledge.context(route, reader=_reader(door, who), limit=limit))

    @app.get("/docs", response_class=HTMLResponse, include_in_schema=False)
    def docs() -> str:
        """What can be asked, as a page without scripts and without anything from elsewhere."""
        return _page(app.openapi())

    if door.origins:
        app.add_middleware(
            CORSMiddleware, allow_origins=list(door.origins), allow_methods=["GET", "POST"],
            allow_headers=["authorization", "content-type"],
        )  # fmt: skip
    app.add_middleware(_Guard, port=door.port)
    return app


def _reader(door: Door, asking: Asking) -> Reader:
    fixed = door.reader
    flags = fixed.flags if fixed.flags is not None else asking.flags
    try:
        return Reader(
            fixed.audience or asking.audience or None,
            fixed.plan or asking.plan,
            fixed.role or asking.role,
            None if flags is None else frozenset(flags),
            fixed.language or asking.language,
            fixed.filter or asking.filter,
        )
    except QueryError as error:
        raise HTTPException(422, str(error)) from None


class _Guard:
    """Refuses requests for other hosts (DNS rebinding) and bodies that are too large, unread."""

    def __init__(self, app: Callable[[_Scope, _Receive, _Send], Awaitable[None]], port: int) -> None:
        self._app = app
        self._hosts = {name.encode() for host in _HOSTS for name in (host, f"{host}:{port}")}

    async def __call__(self, scope: _Scope, receive: _Receive, send: _Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if headers.get(b"host", b"").lower() not in self._hosts:
            await _refuse(send, 421, "this door opens to 127.0.0.1 and localhost alone")
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST_BODY:
            await _refuse(send, 413, f"a request may have {LARGEST_BODY} bytes")
            return
        size = 0

        async def limited() -> MutableMapping[str, Any]:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                # What is missing of the body makes it unreadable, which is answered as such.
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        try:
            await self._app(scope, limited, send)
        except VademecumError as error:
            await _refuse(send, 422, str(error))


async def _refuse(send: _Send, status: int, detail: str) -> None:
    body = json.dumps({"detail": detail}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _page(description: dict[str, Any]) -> str:
    rows = [
        _entry(method, path, entry)
        for path, methods in description["paths"].items()
        for method, entry in methods.items()
    ]
    schemas = escape(json.dumps(description.get("components", {}).get("schemas", {}), indent=2))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Vademecum over HTTP</title>'
        "<style>body{font:16px/1.5 sans-serif;max-width:46em;margin:2em auto;padding:0 1em}</style>"
        f"<h1>Vademecum over HTTP</h1><p>{escape(description['info']['description'])} "
        'The same as data: <a href="/openapi.json">openapi.json</a>. '
        "All but /health want <code>Authorization: Bearer TOKEN</code>.</p>"
        f"{''.join(rows)}<h2>Bodies</h2><pre>{schemas}</pre></html>"
    )


def _entry(method: str, path: str, entry: dict[str, Any]) -> str:
    parameters = "".join(_parameter(one) for one in entry.get("parameters", ()))
    name = escape(f"{method.upper()} {path}")
    return f"<h2><code>{name}</code></h2><p>{escape(entry.get('description', ''))}</p><ul>{parameters}</ul>"


def _parameter(one: dict[str, Any]) -> str:
    need = "" if one.get("required") else " (may be left out)"
    return f"<li><code>{escape(one['name'])}</code>{need}</li>"
