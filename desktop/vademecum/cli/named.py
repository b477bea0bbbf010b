"""What a command line means that names no command: a folder or an address, or a slip of the keyboard.

In a terminal an error is more use than a window, which would hold the terminal:

    vademecum serch help "print"    -> an error that suggests `search`
    vademecum hepl                  -> an error: there is no such folder
    vademecum file:///gone          -> the same in a terminal; the window from a desktop, which shows no text
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable
from pathlib import Path

from vademecum.app.handed_over import place_of
from vademecum.errors import VademecumError

_ALIKE = 0.7
"""Share of letters in common from which a word is a slip of another: `serch`, `idnex`."""


def require_there(named: str, commands: Iterable[str]) -> None:
    """Raise `VademecumError` when `named` is neither an address nor a folder or file that exists.

    What a desktop hands over, a full path or a `file:` address, passes where no terminal shows an
    error: the window says there what is missing.
    """
    if named.startswith("vademecum:"):
        return  # a page of the folder that was open last
    place = Path(place_of(named)[0])
    with contextlib.suppress(RuntimeError):  # `~name` of a user that there is not
        place = place.expanduser()
    if _exists(place):
        return
    if (named.startswith("file:") or place.is_absolute()) and not _in_terminal():
        return
    if place.parts[1:] or named.startswith("file:"):
        raise VademecumError("does not exist", path=named, mend="Name a folder of Markdown or a bundle.")
    raise VademecumError(f"there is no command and no folder {named!r}", mend=_mend(named, commands))


def _exists(place: Path) -> bool:
    try:
        return place.exists()
    except (OSError, ValueError):  # too long for a name, or with a NUL
        return False


def _mend(named: str, commands: Iterable[str]) -> str:
    from difflib import get_close_matches

    near = get_close_matches(named.lower(), list(commands), n=1, cutoff=_ALIKE)
    if near:
        return f"Did you mean `{near[0]}`?"
    return "Name a folder of Markdown or a bundle; `vademecum --help` lists the commands."


def _in_terminal() -> bool:
    """Whether somebody would see an error; a program without a console has no streams at all."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return any(stream is not None and not stream.closed and stream.isatty() for stream in streams)
