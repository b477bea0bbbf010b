"""The newest symbol versions that a built application needs: where it will not start."""

from __future__ import annotations

import re
from pathlib import Path

_NEEDED = re.compile(rb"\0(GLIBC|GLIBCXX|CXXABI)_([0-9]+(?:\.[0-9]+)+)(?=\0)")


def newest(folder: Path) -> dict[str, tuple[tuple[int, ...], str]]:
    """`GLIBC` and so on -> the newest version that a library asks for, and which library it is."""
    found: dict[str, tuple[tuple[int, ...], str]] = {}
    for place in sorted(folder.rglob("*")):
        if not place.is_file() or place.is_symlink():
            continue
        with place.open("rb") as stream:
            if stream.read(4) != b"\x7fELF":
                continue
            data = stream.read()
        for kind, text in _NEEDED.findall(data):
            version = tuple(map(int, text.split(b".")))
            # The C++ library that is shipped defines its own versions; it asks for none of them.
            if kind != b"GLIBC" and place.name.startswith("libstdc++"):
                continue
            name = kind.decode()
            if version > found.get(name, ((0,), ""))[0]:
                found[name] = (version, place.relative_to(folder).as_posix())
    return found


def too_new(folder: Path, limit: str) -> str:
    """What asks for a newer C library than `limit`; empty when nothing does."""
    version, name = newest(folder).get("GLIBC", ((0,), ""))
    shown = ".".join(map(str, version))
    return f"{name} needs glibc {shown}, above {limit}" if version > tuple(map(int, limit.split("."))) else ""
