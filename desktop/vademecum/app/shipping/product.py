"""What is packaged, in the words that packages use."""

from __future__ import annotations

import hashlib
import io
import os
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

from vademecum.errors import VademecumError

_ID = re.compile(r"[a-z][a-z0-9-]{1,39}")
_VERSION = re.compile(r"[0-9][0-9A-Za-z.+~-]*")


@dataclass(frozen=True, slots=True)
class Product:
    """An application with everything that its packages say about it."""

    name: str
    """As people read it."""
    id: str
    """As systems write it: lower case, of the package, the command and the folders."""
    version: str
    summary: str
    """One line without a full stop."""
    description: str = ""
    """Paragraphs, parted by an empty line."""
    contact: str = "nobody@localhost.invalid"
    vendor: str = ""
    license: str = "MIT"
    """SPDX expression."""
    categories: tuple[str, ...] = ("Utility", "Documentation", "Qt")
    """Of the desktop's menu."""
    keywords: tuple[str, ...] = ("help", "manual")
    owns_bundles: bool = False
    """Whether `.vade` files and `vademecum:` links open with it."""
    depends: tuple[str, ...] = ()
    """Debian's relations to packages of the system."""
    recommends: tuple[str, ...] = ()
    suggests: tuple[str, ...] = ()
    package: str = ""
    """Name of the package of the system where it is not `id`; it then stands in for the package `id`."""

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            mend = "Write a letter, then letters, digits and hyphens, all lower case; 40 at most."
            raise VademecumError(f"{self.id!r} is no name of a package", mend=mend)
        if not _VERSION.fullmatch(self.version):
            mend = "Begin with a digit; then letters, digits and . + ~ - may follow."
            raise VademecumError(f"{self.version!r} is no version of a package", mend=mend)

    @property
    def package_name(self) -> str:
        """Name of the package of the system."""
        return self.package or self.id


def identifier(name: str) -> str:
    """`Acme Help!` -> `acme-help`. Raises `VademecumError` when nothing usable is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-")
    if len(found) < 2 or not found[0].isalpha():
        mend = "Give it an identifier with --id: a letter, then letters, digits and hyphens."
        raise VademecumError(f"the name {name!r} makes no name of a package", mend=mend)
    return found


def refuse_own_name(identity: str) -> None:
    """Raise `VademecumError` when an author's application would take the place of Vademecum itself."""
    if identity in ("vademecum", "vademecum-model"):
        mend = "Use the name of your own application."
        raise VademecumError(f"the name {identity} is taken", mend=mend)


def build_time() -> int:
    """Seconds since 1970 that files in packages carry: SOURCE_DATE_EPOCH, else a fixed day.

    Two builds of the same files are the same, byte for byte.
    """
    named = os.environ.get("SOURCE_DATE_EPOCH", "")
    return int(named) if named.isdigit() else 1_700_000_000


@dataclass(frozen=True, slots=True)
class Item:
    """One file or link of an installed application."""

    path: str
    """Absolute or relative to the installation, with forward slashes."""
    source: Path | bytes = b""
    """Where its content is, or the content."""
    mode: int = 0o644
    link: str = ""
    """What a symbolic link points to; empty for a file."""

    def open(self) -> io.BytesIO | io.BufferedReader:
        """The content of a file, to be read in parts: a model has gigabytes."""
        return io.BytesIO(self.source) if isinstance(self.source, bytes) else self.source.open("rb")

    def data(self) -> bytes:
        """The content of a file as a whole."""
        with self.open() as stream:
            return stream.read()

    def digest(self, algorithm: str) -> str:
        """Hash of the content in hexadecimal, by `sha256`, or `md5` where a format wants that."""
        with self.open() as stream:
            found = hashlib.file_digest(stream, lambda: hashlib.new(algorithm, usedforsecurity=False))
        return found.hexdigest()

    @property
    def size(self) -> int:
        """Bytes."""
        if self.link:
            return 0
        return len(self.source) if isinstance(self.source, bytes) else self.source.stat().st_size
