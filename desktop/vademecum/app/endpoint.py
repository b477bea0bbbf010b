"""Where a viewer listens: one place per user, application and knowledge, and who may listen there.

The folder is private to the user. A lock that the system drops when its holder dies decides
which of two viewers that start at once listens; a socket file left by a crash decides nothing.
"""

from __future__ import annotations

import contextlib
import getpass
import hashlib
import os
import re
import stat
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from vademecum.app.paths import paths
from vademecum.app.storage import try_lock
from vademecum.errors import VademecumError

APPLICATION = "vademecum"
"""The application id of the plain viewer; a host may start viewers under an id of its own."""
_WINDOWS_PIPES = "\\\\.\\pipe\\"
_LONGEST_FOLDER = 52
"""Bytes of the folder's path: macOS allows 104 for a socket's, and a name here takes up to 50."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Name of a socket, and the file that locks it."""

    address: str
    """Path of a Unix socket, or name of a Windows pipe without its prefix."""
    lock: Path

    @property
    def path(self) -> str:
        """What a client opens: the socket's path, or the pipe's with its prefix."""
        return _WINDOWS_PIPES + self.address if sys.platform == "win32" else self.address


def endpoint(
    knowledge: str | Path, application: str = APPLICATION, overlay: str | Path | None = None
) -> Endpoint:
    """The endpoint of the viewer that `application` has open on the folder or bundle `knowledge`.

    With an `overlay` the same folder is another content, so another viewer.
    """
    place = os.path.normcase(Path(knowledge).expanduser().resolve())
    if overlay:
        place += "\n" + os.path.normcase(Path(overlay).expanduser().resolve())
    content = hashlib.sha256(place.encode("utf-8", "surrogatepass")).hexdigest()[:12]
    return _made(f"{_prefix(application)}{content}")


def endpoints(application: str = APPLICATION) -> list[Endpoint]:
    """All endpoints of `application` at which something may be listening, the newest first."""
    prefix = _prefix(application)
    if sys.platform == "win32":
        with contextlib.suppress(OSError):
            return [_made(name) for name in sorted(os.listdir(_WINDOWS_PIPES)) if name.startswith(prefix)]  # noqa: PTH208  a pipe folder is no Path
        return []
    found = []
    for socket in runtime_folder().glob(f"{prefix}*"):
        with contextlib.suppress(OSError):
            info = socket.lstat()
            if stat.S_ISSOCK(info.st_mode):
                found.append((-info.st_mtime, socket.name))
    return [_made(name) for _, name in sorted(found)]


def _prefix(application: str) -> str:
    plain = re.sub(r"[^A-Za-z0-9]+", "", application)[:12].lower() or "application"
    mark = hashlib.sha256(application.encode("utf-8", "surrogatepass")).hexdigest()[:6]
    return f"{plain}-{mark}-{_user_mark()}-"


def _user_mark() -> str:
    if sys.platform != "win32":
        return str(os.getuid())
    return hashlib.sha256(getpass.getuser().encode("utf-8", "surrogatepass")).hexdigest()[:8]


def _made(name: str) -> Endpoint:
    folder = runtime_folder()
    address = name if sys.platform == "win32" else str(folder / name)
    return Endpoint(address, folder / f".{name}.lock")


def runtime_folder() -> Path:
    """The user's private folder for sockets and locks; made when it is missing.

    Raises `VademecumError` when somebody else owns it: a socket there could be a trap.
    """
    folder = paths().runtime / "vademecum"
    try:
        if sys.platform != "win32" and len(os.fsencode(folder)) > _LONGEST_FOLDER:
            folder = _short(folder)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        # No run-time folder, as in a bare container: a private one among the temporary files serves.
        folder = _short(folder)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform != "win32":
        info = folder.lstat()
        if info.st_uid != os.getuid() or not stat.S_ISDIR(info.st_mode):
            raise VademecumError(
                "belongs to somebody else", path=str(folder), mend="Remove it, or set XDG_RUNTIME_DIR"
            )
        if info.st_mode & 0o077:
            folder.chmod(0o700)
    return folder


def _short(folder: Path) -> Path:
    """A folder with a short path that stands in for `folder`, and for no other."""
    mark = hashlib.sha256(os.fsencode(folder)).hexdigest()[:8]
    name = f"vademecum-{_user_mark()}-{mark}"
    usual = Path(tempfile.gettempdir()) / name
    if sys.platform == "win32" or len(os.fsencode(usual)) <= _LONGEST_FOLDER:
        return usual
    return Path("/tmp") / name  # noqa: S108  private: made for its user alone and checked by the caller


class Claim:
    """The right to listen at an endpoint; the system takes it back when the process dies."""

    def __init__(self, place: Endpoint) -> None:
        self.endpoint = place
        self._handle = -1

    def take(self) -> bool:
        """Try at once; False when another process has it."""
        if self._handle >= 0:
            return True
        flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)
        handle = os.open(self.endpoint.lock, flags, 0o600)
        if not try_lock(handle):
            os.close(handle)
            return False
        self._handle = handle
        return True

    def drop(self) -> None:
        """Let somebody else listen. The file stays: removing it would let two processes hold two locks."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
