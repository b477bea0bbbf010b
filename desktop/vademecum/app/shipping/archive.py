"""Archives that are the same, byte for byte, whenever they are made of the same files."""

from __future__ import annotations

import gzip
import io
import lzma
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Literal

from vademecum.app.shipping.product import Item, build_time

Packing = Literal["gz", "xz"]


def tar_items(items: Iterable[Item], stream: IO[bytes], top: str = "") -> None:
    """Write a tar of `items` below the folder `top`; owned by root, with one time for all."""
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.GNU_FORMAT) as target:
        folders: set[str] = set()
        for item in sorted(items, key=lambda item: item.path):
            path = f"{top}/{item.path.lstrip('/')}" if top else item.path.lstrip("/")
            for folder in _above(path):
                if folder not in folders:
                    folders.add(folder)
                    target.addfile(_entry(folder + "/", tarfile.DIRTYPE, 0o755))
            entry = _entry(path, tarfile.SYMTYPE if item.link else tarfile.REGTYPE, item.mode)
            if item.link:
                entry.linkname, entry.mode = item.link, 0o777
                target.addfile(entry)
            else:
                data = item.data()
                entry.size = len(data)
                target.addfile(entry, io.BytesIO(data))


def _above(path: str) -> list[str]:
    parts = path.split("/")[:-1]
    return ["/".join(parts[: n + 1]) for n in range(len(parts))]


def _entry(path: str, kind: bytes, mode: int) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(path)
    entry.type, entry.mode, entry.mtime = kind, mode, build_time()
    entry.uname = entry.gname = "root"
    return entry


def packed(items: Iterable[Item], top: str = "", packing: Packing = "gz", level: int = 6) -> bytes:
    """A compressed tar in memory."""
    plain = io.BytesIO()
    tar_items(items, plain, top)
    if packing == "gz":
        return gzip.compress(plain.getvalue(), level, mtime=0)
    return lzma.compress(plain.getvalue(), preset=level)


def write_archive(items: Iterable[Item], file: Path, top: str) -> None:
    """Write `NAME.tar.gz` or `NAME.tar.xz`, with everything below the folder `top`."""
    file.write_bytes(packed(items, top, "xz" if file.suffix == ".xz" else "gz"))
