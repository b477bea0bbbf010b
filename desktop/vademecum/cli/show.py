"""`vademecum show`: context help from any other program, in a viewer that is started when none runs."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.app.assets import manual
from vademecum.app.endpoint import APPLICATION, Endpoint, endpoint
from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json, print_note
from vademecum.errors import VademecumError
from vademecum.knowledge.reader import ANYONE

if TYPE_CHECKING:
    from vademecum.app.control_client import ControlClient
    from vademecum.app.protocol import Reply, Request

HELP = "show the help for a screen, an id or a page in the viewer"

_START_TIMEOUT_S = 30.0
"""A cold start on a slow disk; a warm one takes a fraction of a second."""
_RETRY_S = 0.02
_FOUND = ("exact", "ancestor", "descendant", "id", "page")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge",
        metavar="KNOWLEDGE",
        nargs="?",
        default="",
        help="folder of Markdown; without it, the viewer that was started last, else the manual",
    )
    parser.add_argument("--overlay", metavar="FILE", help="front matter kept apart from the pages (YAML)")
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


def run(options: argparse.Namespace) -> int:
    """Ask the viewer; 0 shown, 3 nothing of that name (something near is shown), 2 no viewer."""
    from vademecum.app.control_client import find_viewer

    if options.overlay and not options.knowledge:
        raise VademecumError("--overlay belongs to a folder", mend="Name the KNOWLEDGE folder too")
    if options.knowledge and not Path(options.knowledge).expanduser().exists():
        raise VademecumError("does not exist", path=options.knowledge, mend="Name a folder of Markdown")
    viewer = find_viewer(options.knowledge, overlay=options.overlay or "")
    if viewer is None:
        if options.no_start:
            raise VademecumError("no viewer is running", mend="Start one with: vademecum KNOWLEDGE")
        viewer = _start(options)
    with viewer:
        reply = _ask(viewer, _request(options))
    return _tell(reply, as_json=options.json)


def _request(options: argparse.Namespace) -> Request:
    from vademecum.app.control_client import activation_token
    from vademecum.app.protocol import Request

    reader = shared.reader_from(options)
    return Request(
        "show",
        1,
        route=options.route,
        help_id=options.help_id,
        page=options.page,
        text=options.search,
        title=options.title,
        reader=reader if reader != ANYONE else None,
        activation_token=activation_token(),
    )


def _ask(viewer: ControlClient, request: Request) -> Reply:
    from vademecum.app.control_client import allow_foreground
    from vademecum.app.protocol import Request

    if sys.platform == "win32":
        process = viewer.ask_for(Request("ping")).fields.get("pid", 0)
        allow_foreground(process if isinstance(process, int) else 0)
    return viewer.ask_for(request)


def _start(options: argparse.Namespace) -> ControlClient:
    """Start a viewer and wait until it takes requests; it lives on when this command ends."""
    folder = options.knowledge or str(manual())
    place = endpoint(folder, APPLICATION, options.overlay)
    command = [sys.executable, "-m", "vademecum", "view", folder]
    if options.overlay:
        command += ["--overlay", options.overlay]
    process = subprocess.Popen(  # noqa: S603  our own program, no shell
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    return _wait_for(place, process)


def _wait_for(place: Endpoint, process: subprocess.Popen[bytes]) -> ControlClient:
    from vademecum.app.control_client import ControlClient, NoViewerError

    deadline = time.monotonic() + _START_TIMEOUT_S
    while time.monotonic() < deadline:
        try:
            return ControlClient.connect(place)
        except NoViewerError:
            # Code 0 means that it has handed over to a viewer that started at the same time.
            if process.poll() not in (None, 0):
                raise VademecumError(
                    f"the viewer ended at once with code {process.returncode}",
                    mend="Start it by hand to see why: vademecum KNOWLEDGE",
                ) from None
        time.sleep(_RETRY_S)
    raise VademecumError(f"the viewer did not start within {_START_TIMEOUT_S:g} seconds")


def _tell(reply: Reply, *, as_json: bool) -> int:
    if not reply.ok:
        raise VademecumError(reply.message or reply.code)
    shown = reply.fields.get("shown", {})
    if as_json:
        print_json(reply.fields)
    else:
        print_note(str(shown.get("note", "")))
        print(shown.get("source") or shown.get("how", ""))
    found = shown.get("how") in _FOUND or (shown.get("how") in ("home", "search") and not shown.get("note"))
    return exits.ANSWERED if found else exits.NOTHING
