"""Which shared libraries the files of an application ask for, read from the files themselves (ELF)."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_DYNAMIC, _LOAD = 2, 1
_NEEDED, _STRINGS, _END = 1, 5, 0


def needed(place: Path) -> list[str]:
    """Names of the libraries that this file is linked with; empty when it is no ELF file."""
    data = place.read_bytes()
    if data[:6] != b"\x7fELF\x02\x01":
        return []
    start, size, count = (
        struct.unpack_from("<Q", data, 32)[0],
        *struct.unpack_from("<HH", data, 54),
    )
    loads, entries = [], []
    for number in range(count):
        kind, _, offset, address, _, length = struct.unpack_from("<IIQQQQ", data, start + number * size)
        if kind == _LOAD:
            loads.append((address, offset, length))
        elif kind == _DYNAMIC:
            entries = [struct.unpack_from("<qQ", data, offset + at) for at in range(0, length, 16)]
    strings = next((value for tag, value in entries if tag == _STRINGS), 0)
    base = next((offset + strings - address for address, offset, length in loads
                 if address <= strings < address + length), 0)  # fmt: skip
    names = []
    for tag, value in entries:
        if tag == _END:
            break
        if tag == _NEEDED:
            names.append(data[base + value : data.index(b"\0", base + value)].decode())
    return names


def unresolved(folder: Path, build: dict[str, Any]) -> Iterator[str]:
    """`file needs library`, for each one that is neither shipped nor expected of the system."""
    shipped = {place.name for place in folder.rglob("*")}
    linux = build["linux"]
    for place in sorted(folder.rglob("*")):
        path = place.relative_to(folder).as_posix()
        if (
            place.is_symlink()
            or not place.is_file()
            or any(part in path for part in linux["optional_plugins"])
        ):
            continue
        for name in needed(place):
            if name not in shipped and name not in linux["expected"]:
                yield f"{path} needs {name}"
