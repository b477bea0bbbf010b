"""Where a viewer listens: one place per user, application and knowledge, and who may listen there.

The folder is private to the user. A lock that the system drops when its holder dies decides
which of two viewers that start at once listens; a socket file left by a crash decides nothing.

`vademecum show` loads this on every key press, so it does without modules that load slowly
(dataclasses, hashlib, tempfile, platformdirs and typing cost some 30 ms together).
"""

from __future__ import annotations

import os
import stat
import sys

from vademecum.errors import VademecumError

APPLICATION = "vademecum"
"""The application id of the plain viewer; a host may start viewers under an id of its own."""
_WINDOWS_PIPES = "\\\\.\\pipe\\"
_LONGEST_FOLDER = 52
"""Bytes of the folder's path: macOS allows 104 for a socket's, and a name here takes up to 50."""


class Endpoint:
    """Name of a socket, and the file that locks it."""

    __slots__ = ("address", "lock")

    def __init__(self, address: str, lock: str) -> None:
        self.address = address
        """Path of a Unix socket, or name of a Windows pipe without its prefix."""
        self.lock = lock

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Endpoint) and other.address == self.address

    def __hash__(self) -> int:
        return hash(self.address)

    @property
    def path(self) -> str:
        """What a client opens: the socket's path, or the pipe's with its prefix."""
        return _WINDOWS_PIPES + self.address if sys.platform == "win32" else self.address


def endpoint(
    knowledge: str | os.PathLike[str],
    application: str = APPLICATION,
    overlay: str | os.PathLike[str] | None = None,
) -> Endpoint:
    """The endpoint of the viewer that `application` has open on the folder or bundle `knowledge`.

    With an `overlay` the same folder is another content, so another viewer.
    """
    place = _real(knowledge)
    if overlay:
        place += "\n" + _real(overlay)
    return _made(f"{_prefix(application)}{_mark(place)[:12]}")


def endpoints(application: str = APPLICATION) -> list[Endpoint]:
    """All endpoints of `application` at which something may be listening, the newest first."""
    prefix = _prefix(application)
    folder = _WINDOWS_PIPES if sys.platform == "win32" else runtime_folder()
    found = []
    try:
        names = os.listdir(folder)  # noqa: PTH208  pathlib loads slowly, and a pipe folder is no Path
    except OSError:
        return []
    for name in names:
        if name.startswith(prefix):
            age = 0.0 if sys.platform == "win32" else _socket_age(f"{folder}/{name}")
            if age is not None:
                found.append((age, name))
    return [_made(name) for _, name in sorted(found)]


def _socket_age(path: str) -> float | None:
    """A figure that sorts newer sockets first; None for what is no socket."""
    try:
        info = os.lstat(path)
    except OSError:
        return None
    return -info.st_mtime if stat.S_ISSOCK(info.st_mode) else None


def _prefix(application: str) -> str:
    plain = "".join(sign for sign in application if sign.isascii() and sign.isalnum())[:12].lower()
    return f"{plain or 'application'}-{_mark(application)[:6]}-{_user()}-"


def _real(path: str | os.PathLike[str]) -> str:
    return os.path.normcase(os.path.realpath(os.path.expanduser(path)))  # noqa: PTH111  see the module


def _user() -> str:
    if sys.platform == "win32":
        return _mark(os.environ.get("USERNAME", ""))[:8]
    return str(os.getuid())


def _mark(text: str) -> str:
    """Sixteen hex digits that tell texts apart (FNV-1a, 64 bits); nothing here needs more."""
    value = 0xCBF29CE484222325
    for byte in text.encode("utf-8", "surrogatepass"):
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def _made(name: str) -> Endpoint:
    folder = runtime_folder()
    return Endpoint(name if sys.platform == "win32" else f"{folder}/{name}", f"{folder}/.{name}.lock")


def runtime_folder() -> str:
    """The user's private folder for sockets and locks; made when it is missing.

    Raises `VademecumError` when somebody else owns it: a socket there could be a trap.
    """
    folder = _wanted_folder()
    try:
        if len(os.fsencode(folder)) > _LONGEST_FOLDER:
            folder = _short(folder)
        os.makedirs(folder, mode=0o700, exist_ok=True)  # noqa: PTH103  see the module
    except OSError:
        # A run-time folder that cannot be used: a private one among the temporary files serves.
        folder = _short(folder)
        os.makedirs(folder, mode=0o700, exist_ok=True)  # noqa: PTH103  see the module
    if sys.platform != "win32":
        info = os.lstat(folder)
        if info.st_uid != os.getuid() or not stat.S_ISDIR(info.st_mode):
            raise VademecumError(
                "belongs to somebody else", path=folder, mend="Remove it, or set XDG_RUNTIME_DIR"
            )
        if info.st_mode & 0o077:
            os.chmod(folder, 0o700)  # noqa: PTH101  see the module
    return folder


def _wanted_folder() -> str:
    """`VADEMECUM_HOME` moves it like everything else that is written; else where the system wants it."""
    home = os.environ.get("VADEMECUM_HOME", "")
    if home:
        return f"{os.path.realpath(home)}/run"
    run = os.environ.get("XDG_RUNTIME_DIR", "")
    if run and os.path.isdir(run):  # noqa: PTH112  see the module
        return f"{run}/vademecum"
    return _short("")


def _short(folder: str) -> str:
    """A folder with a short path that stands in for `folder`, and for no other."""
    name = f"vademecum-{_user()}" + (f"-{_mark(folder)[:8]}" if folder else "")
    if sys.platform == "win32":
        return f"{os.environ.get('LOCALAPPDATA') or os.environ.get('TEMP', '.')}\\{name}"
    usual = f"{os.environ.get('TMPDIR', '/tmp').rstrip('/')}/{name}"  # noqa: S108  made private by the caller
    return usual if len(os.fsencode(usual)) <= _LONGEST_FOLDER else f"/tmp/{name}"  # noqa: S108  as above


class Claim:
    """The right to listen at an endpoint; the system takes it back when the process dies."""

    def __init__(self, place: Endpoint) -> None:
        self.endpoint = place
        self._handle = -1

    def take(self) -> bool:
        """Try at once; False when another process has it. Raises OSError when the lock cannot be made."""
        from vademecum.app.storage import try_lock  # noqa: PLC0415  see the module

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
