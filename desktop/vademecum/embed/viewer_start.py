"""Starts a viewer beside the host application."""

from __future__ import annotations

import logging
import subprocess
from pathlib import Path

from vademecum.app.control_client import find_viewer
from vademecum.app.protocol import Request
from vademecum.errors import VademecumError
from vademecum.knowledge.reader import Reader
from vademecum.program import own_command

log = logging.getLogger("vademecum.help")


def viewer_command(root: Path, source: str, reader: Reader) -> list[str]:
    """The command that opens `path#slug` of the folder `root` for `reader`; empty when there is no viewer."""
    command = own_command("view", str(root))
    if not command:
        return []
    if source:
        command += ["--page", source]
    for name in ("audience", "plan", "role", "language", "filter"):
        value = getattr(reader, name)
        if value:
            command += [f"--{name}", value]
    if reader.flags is not None:
        for flag in sorted(reader.flags) or [""]:
            command += ["--flag", flag]
    return command


def tell_viewer(root: Path, reader: Reader) -> bool:
    """Let the viewer that is open on this folder know who reads now; whether one has heard it."""
    try:
        viewer = find_viewer(str(root))
        if viewer is None:
            return False
        with viewer:
            return viewer.ask_for(Request("set_reader", reader=reader)).ok
    except VademecumError as error:
        log.warning("the viewer could not be told who reads now: %s", error)
        return False


def start_viewer(root: Path, source: str, reader: Reader) -> None:
    """Start it and let go of it: it lives on when the host ends. Raises OSError when it cannot start."""
    command = viewer_command(root, source, reader)
    if not command:
        raise FileNotFoundError("this application was packaged without the viewer, and none is installed")
    subprocess.Popen(  # noqa: S603  our own program with its own arguments, no shell
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
