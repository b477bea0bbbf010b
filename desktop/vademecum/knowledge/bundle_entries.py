"""The entries of a packed file, looked at before anything of it is trusted.

A zip can hold two files of one name, names that lead out of the folder, links, entries that
overlap, and a few bytes that unpack to a disk full. All of that is refused here by looking at
the directory alone; no entry is unpacked for it.
"""

from __future__ import annotations

import re
import stat
import unicodedata
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO

from vademecum.errors import BundleError

MAX_ENTRIES = 100_000
"""Files in one bundle; as many as in one folder."""
MAX_BYTES = 4 * 1024**3
"""Bytes of everything in one bundle, unpacked."""
MAX_RATIO = 200
"""Times that one entry may grow; plain text grows 3 to 20 times, a blank picture up to 100."""
_SMALL = 1024 * 1024
"""Bytes up to which an entry may grow as it likes: it harms nobody."""
_MAX_DIRECTORY = 64 * 1024**2
"""Bytes of the zip's own directory: it is read as a whole before it can be looked at."""

_MAX_PART = 255
"""Bytes of a file's or folder's own name, on most systems."""
_DEVICE = re.compile(r"(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?", re.I)
_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"|?*\\]')
_ENCRYPTED = 0x1 | 0x40 | 0x2000
"""Flags of an entry: encrypted, strongly encrypted, directory encrypted."""
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_LOCAL_HEADER = 30
"""Bytes of an entry's own header before its name."""


def refuse(
    file: Path | str, problem: str, mend: str = "Get the file again from whoever made it"
) -> BundleError:
    """The error to raise for a bundle that is not taken."""
    return BundleError(problem, path=str(file), mend=f"{mend}.")


def open_zip(file: Path, stream: BinaryIO) -> zipfile.ZipFile:
    """Open an untrusted zip whose every entry is safe to unpack. Raises `BundleError`."""
    _bound_directory(file, stream)
    try:
        packed = zipfile.ZipFile(stream)
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError, EOFError):
        raise refuse(file, "the file is no bundle, or it is damaged") from None
    entries = packed.infolist()
    for entry in entries:
        if problem := _wrong(entry):
            raise refuse(file, problem)
    if len(entries) > MAX_ENTRIES:
        raise refuse(file, f"the bundle holds more than {MAX_ENTRIES:,} files")
    if sum(entry.file_size for entry in entries) > MAX_BYTES:
        raise refuse(file, f"the bundle unpacks to more than {MAX_BYTES // 1024**3} GiB")
    if twice := doubled(entry.filename for entry in entries):
        raise refuse(file, f"the bundle holds {twice} twice")
    _apart(file, entries, stream)
    return packed


def _bound_directory(file: Path, stream: BinaryIO) -> None:
    """Refuse a directory that is too large to be read, before the zip module reads it."""
    end = stream.seek(0, 2)
    stream.seek(max(0, end - 66_000))
    tail = stream.read()
    stream.seek(0)
    mark = tail.rfind(b"PK\x05\x06")
    if mark < 0 or len(tail) < mark + 22:
        raise refuse(file, "the file is no bundle, or it is cut off")
    if int.from_bytes(tail[mark + 20 : mark + 22], "little") or len(tail) > mark + 22:
        raise refuse(file, "something was added behind the bundle")
    size = int.from_bytes(tail[mark + 12 : mark + 16], "little")
    wide = tail.rfind(b"PK\x06\x06", 0, mark)
    if wide >= 0:
        size = max(size if size != 0xFFFFFFFF else 0, int.from_bytes(tail[wide + 40 : wide + 48], "little"))
    if size > _MAX_DIRECTORY:
        raise refuse(file, "the bundle's directory is too large")


def _wrong(entry: zipfile.ZipInfo) -> str:
    """Why this entry is refused; empty when it is fine."""
    name = entry.orig_filename
    if problem := wrong_name(name):
        return f"the name {name[:80]!r} {problem}"
    mode = entry.external_attr >> 16
    if stat.S_IFMT(mode) not in (0, stat.S_IFREG) or entry.external_attr & 0x10:
        return f"{name} is a link or a folder, not a file"
    if entry.flag_bits & _ENCRYPTED:
        return f"{name} is encrypted"
    if entry.compress_type not in _METHODS:
        return f"{name} is compressed in a way that is not read"
    if entry.file_size > _SMALL and entry.file_size > MAX_RATIO * entry.compress_size:
        return f"{name} unpacks to {entry.file_size // max(entry.compress_size, 1)} times its size"
    return ""


def wrong_name(name: str) -> str:
    """Why a file of this name is not packed or unpacked; empty when every system can hold it."""
    if name.startswith("/") or name.endswith("/"):
        return "is no relative path of a file"
    if found := _FORBIDDEN.search(name):
        return f"holds {found[0]!r}, which not every system allows"
    problem = next(filter(None, map(_wrong_part, name.split("/"))), "")
    return problem or ("" if _is_utf8(name) else "is not UTF-8")


def _wrong_part(part: str) -> str:
    if part in ("", ".", ".."):
        return "leads out of the folder"
    if part != part.rstrip(". "):
        return "has a part that ends with a dot or a space, which not every system keeps"
    if _DEVICE.fullmatch(part):
        return f"has the part {part}, which is a device on Windows"
    if len(part.encode("utf-8", "surrogatepass")) > _MAX_PART:
        return f"has a part above {_MAX_PART} bytes"
    return ""


def _is_utf8(name: str) -> bool:
    try:
        name.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def doubled(names: Iterable[str]) -> str:
    """The first name that another one equals on a system that ignores letter case; else empty."""
    seen: set[str] = set()
    for name in names:
        key = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
        if key in seen:
            return name
        seen.add(key)
    return ""


def _apart(file: Path, entries: list[zipfile.ZipInfo], stream: BinaryIO) -> None:
    """Entries must lie one behind the other: overlapping ones unpack the same bytes again and again."""
    end = 0
    for entry in sorted(entries, key=lambda entry: entry.header_offset):
        if entry.header_offset != end:
            raise refuse(file, f"{entry.filename} overlaps another file, or something hides before it")
        stream.seek(entry.header_offset)
        header = stream.read(_LOCAL_HEADER)
        if len(header) < _LOCAL_HEADER or header[:4] != b"PK\x03\x04":
            raise refuse(file, f"{entry.filename} has a damaged header")
        if int.from_bytes(header[6:8], "little") & _ENCRYPTED:
            raise refuse(file, f"{entry.filename} is encrypted")
        lengths = int.from_bytes(header[26:28], "little") + int.from_bytes(header[28:30], "little")
        end = entry.header_offset + _LOCAL_HEADER + lengths + entry.compress_size
