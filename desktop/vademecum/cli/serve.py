"""`vademecum serve`: questions over HTTP, for hosts that are made of web technology."""

from __future__ import annotations

import argparse
import contextlib
import os
import secrets
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_note
from vademecum.errors import VademecumError

HELP = "answer over HTTP, on this machine alone"
_ADDRESS = "127.0.0.1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    shared.add_knowledge(parser)
    parser.add_argument(
        "--port", type=_port, default=8347, metavar="N", help="port (8347); 0 takes a free one"
    )
    parser.add_argument(
        "--token-file",
        metavar="FILE",
        type=shared.stated_path,
        help="where the token is kept for the host to read",
    )
    parser.add_argument("--no-token", action="store_true", help="let every program on this machine ask")
    parser.add_argument(
        "--allow-origin",
        metavar="ORIGIN",
        action="append",
        default=[],
        help="web origin that may read answers",
    )
    shared.add_reader(parser)


def run(options: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from vademecum.knowledge.extras import how_to_add

    try:
        import uvicorn

        from vademecum.app.http_door import Door, make_app
    except ImportError:
        raise VademecumError(
            "serving needs libraries that are not installed",
            mend=how_to_add("serve"),
        ) from None
    if "*" in options.allow_origin:
        raise VademecumError(
            "--allow-origin '*' would let every web site read answers", mend="Name the origin"
        )
    reader = shared.reader_from(options)
    with contextlib.closing(shared.open_knowledge(options)) as knowledge, _listening(options.port) as place:
        port = place.getsockname()[1]
        token = "" if options.no_token else secrets.token_urlsafe(32)
        app = make_app(knowledge, Door(port, token, reader, tuple(options.allow_origin)))
        with _token_file(options.token_file, port, token) as file:
            print(f"http://{_ADDRESS}:{port}")
            if token:
                print(f"token: {token}")
                print_note(f"The token is in {file} too; only you can read it.")
            sys.stdout.flush()
            config = uvicorn.Config(
                app, log_level="warning", access_log=False, server_header=False, limit_concurrency=64,
                timeout_keep_alive=5, h11_max_incomplete_event_size=32 * 1024, ws="none",
            )  # fmt: skip
            uvicorn.Server(config).run(sockets=[place])
    return exits.ANSWERED


@contextlib.contextmanager
def _listening(port: int) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as place:
        if os.name == "posix":
            place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((_ADDRESS, port))
        except OSError as error:
            raise VademecumError(
                f"port {port} cannot be used ({error.strerror})",
                mend="Choose another, or 0 for a free one: --port 0",
            ) from None
        yield place


@contextlib.contextmanager
def _token_file(named: str | None, port: int, token: str) -> Iterator[Path | None]:
    """The token in a file that only its user can read, for as long as the door is open."""
    if not token:
        yield None
        return
    from vademecum.app.endpoint import runtime_folder

    file = Path(named) if named else Path(runtime_folder()) / f"serve-{port}.token"
    try:
        # Made anew: an older file might be readable, or lead elsewhere.
        file.unlink(missing_ok=True)
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(token + "\n")
    except OSError as error:
        raise VademecumError(f"the token cannot be kept ({error.strerror})", path=str(file)) from None
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("must be from 0 to 65535")
    return number
