"""`vademecum show`: context help from any other program, in a viewer that is started when none runs.

It answers a key press: what loads slowly is imported only on the way that needs it.
"""

from __future__ import annotations

import os
import time

from vademecum.app.control_wire import NoViewerError, Wire, activation_token, allow_foreground
from vademecum.app.endpoint import APPLICATION, Endpoint, endpoint
from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json, print_note
from vademecum.errors import VademecumError

TYPE_CHECKING = False  # `typing` and argparse load slowly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable
    from subprocess import Popen
    from typing import Any

HELP = "show the help for a screen, an id or a page in the viewer"

_START_TIMEOUT_S = 30.0
"""A cold start on a slow disk; a warm one takes a fraction of a second."""
_RETRY_S = 0.02
_VALUED = {
    "--overlay": "overlay", "--route": "route", "--id": "help_id", "--page": "page", "--search": "search",
    "--title": "title", "--audience": "audience", "--plan": "plan", "--role": "role", "--flag": "flag",
    "--language": "language", "--filter": "filter",
}  # fmt: skip
_BARE = {"--no-start": "no_start", "--json": "json"}


class Wishes:
    """What was asked for, under the names that `add_arguments` gives."""

    def __init__(self) -> None:
        self.knowledge: str | None = None
        self.route = self.help_id = self.page = self.search = self.title = ""
        self.overlay: str | None = None
        self.audience: str | None = None
        self.plan: str | None = None
        self.role: str | None = None
        self.language: str | None = None
        self.filter: str | None = None
        self.flag: list[str] | None = None
        self.no_start = self.json = False


def read_quickly(arguments: Iterable[str]) -> Wishes | None:
    """A plain command line without argparse, which takes longer to load than the viewer to answer.

    None for anything out of the ordinary, mistakes included: argparse reads that, and tells the user.
    """
    wishes = Wishes()
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name in _VALUED:
            if not equals:
                value = next(rest, "-")
                if value.startswith("-"):
                    return None
            if name == "--overlay" and not value:
                return None
            if name == "--audience" and value not in shared.AUDIENCES:
                return None
            setattr(wishes, _VALUED[name], [*(wishes.flag or ()), value] if name == "--flag" else value)
        elif argument in _BARE:
            setattr(wishes, _BARE[argument], True)
        elif argument.startswith("-") or not argument or wishes.knowledge:
            return None
        else:
            wishes.knowledge = argument
    return wishes


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge",
        metavar="KNOWLEDGE",
        type=shared.stated_path,
        nargs="?",
        help="folder of Markdown; without it, the viewer that was started last, else the manual",
    )
    parser.add_argument(
        "--overlay",
        metavar="FILE",
        type=shared.stated_path,
        help="front matter kept apart from the pages (YAML)",
    )
    what = parser.add_argument_group("what to show (nothing: the home page)")
    what.add_argument("--route", metavar="ROUTE", default="", help="the screen, such as /project/42/domains")
    what.add_argument("--id", metavar="ID", default="", dest="help_id", help="a stable help id")
    what.add_argument("--page", metavar="PAGE", default="", help="path or path#anchor")
    what.add_argument("--search", metavar="TEXT", default="", help="words to put into the search box")
    what.add_argument(
        "--title", metavar="TEXT", default="", help="the screen's name, searched as a last resort"
    )
    shared.add_reader(parser)
    parser.add_argument("--no-start", action="store_true", help="start no viewer when none runs")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace | Wishes) -> int:
    """Ask the viewer; 0 shown, 3 nothing of that name (something near is shown), 2 no viewer."""
    if options.overlay and not options.knowledge:
        raise VademecumError("--overlay belongs to a folder", mend="Name the KNOWLEDGE folder too")
    if options.knowledge and not os.path.exists(os.path.expanduser(options.knowledge)):  # noqa: PTH110, PTH111  pathlib loads slowly
        raise VademecumError("does not exist", path=options.knowledge, mend="Name a folder of Markdown")
    found = Wire.find(options.knowledge or "", overlay=options.overlay or "")
    if found is None and options.no_start:
        raise VademecumError("no viewer is running", mend="Start one with: vademecum KNOWLEDGE")
    with found or _start(options) as wire:
        allow_foreground(wire)
        reply = wire.send(_fields(options))
    return _tell(reply, as_json=options.json)


def _fields(options: argparse.Namespace | Wishes) -> dict[str, Any]:
    texts = {
        "route": options.route,
        "help_id": options.help_id,
        "page": options.page,
        "text": options.search,
        "title": options.title,
        "activation_token": activation_token(),
    }
    fields: dict[str, Any] = {"id": 1, "verb": "show", **{name: text for name, text in texts.items() if text}}
    reader = {
        name: getattr(options, name)
        for name in ("audience", "plan", "role", "language", "filter")
        if getattr(options, name)
    }
    if options.flag is not None:
        reader["flags"] = [flag for flag in options.flag if flag]
    if reader:
        fields["reader"] = reader
    return fields


def _start(options: argparse.Namespace | Wishes) -> Wire:
    """Start a viewer and connect as soon as it takes requests; it lives on when this command ends."""
    import subprocess

    from vademecum.app.assets import manual
    from vademecum.program import own_command

    folder = options.knowledge or str(manual())
    command = own_command("view", folder, *(["--overlay", options.overlay] if options.overlay else []))
    process = subprocess.Popen(  # noqa: S603  our own program, no shell
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return _wait_for(endpoint(folder, APPLICATION, options.overlay), process)


def _wait_for(place: Endpoint, process: Popen[bytes]) -> Wire:
    deadline = time.monotonic() + _START_TIMEOUT_S
    while time.monotonic() < deadline:
        try:
            return Wire(place)
        except NoViewerError:
            # Code 0 means that it has handed over to a viewer that started at the same time.
            if process.poll() not in (None, 0):
                raise VademecumError(
                    f"the viewer ended at once with code {process.returncode}",
                    mend="Start it by hand to see why: vademecum KNOWLEDGE",
                ) from None
        time.sleep(_RETRY_S)
    raise VademecumError(f"the viewer did not start within {_START_TIMEOUT_S:g} seconds")


def _tell(reply: dict[str, Any], *, as_json: bool) -> int:
    if reply.get("ok") is not True:
        error = reply.get("error")
        raise VademecumError(str(error.get("message")) if isinstance(error, dict) else "the viewer refused")
    shown = reply.get("shown")
    shown = shown if isinstance(shown, dict) else {}
    note = str(shown.get("note") or "")
    if as_json:
        print_json({name: value for name, value in reply.items() if name not in ("vademecum", "id", "ok")})
    else:
        print_note(note)
        print(shown.get("source") or shown.get("how") or "")
    # The home page or a search is what was wanted when there is nothing to say about it.
    return exits.ANSWERED if shown.get("found") or not note else exits.NOTHING
