"""Archives that are the same, byte for byte, whenever they are made of the same files.

Everything is written in parts: an application with a model has gigabytes.
"""

from __future__ import annotations

import gzip
import io
import lzma
import shutil
import tarfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Literal, cast

from vademecum.app.shipping.product import Item, build_time

Packing = Literal["gz", "xz"]


def tar_items(items: Iterable[Item], stream: IO[bytes], top: str = "") -> None:
    """Write a tar of `items` below the folder `top`; owned by root, with one time for all."""
    with tarfile.open(fileobj=stream, mode="w|", format=tarfile.GNU_FORMAT) as target:
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
                entry.size = item.size
                with item.open() as content:
                    target.addfile(entry, content)


def _above(path: str) -> list[str]:
    parts = path.split("/")[:-1]
    return ["/".join(parts[: n + 1]) for n in range(len(parts))]


def _entry(path: str, kind: bytes, mode: int) -> tarfile.TarInfo:
    entry = tarfile.TarInfo(path)
    entry.type, entry.mode, entry.mtime = kind, mode, build_time()
    entry.uname = entry.gname = "root"
    return entry


def write_packed(
    items: Iterable[Item], stream: IO[bytes], top: str = "", packing: Packing = "gz", level: int = 6
) -> None:
    """Write a compressed tar to an open file."""
    with _packer(stream, packing, level) as packer:
        tar_items(items, packer, top)


@contextmanager
def _packer(stream: IO[bytes], packing: Packing, level: int) -> Iterator[IO[bytes]]:
    if packing == "gz":
        # Neither a name nor a time goes into its head.
        with gzip.GzipFile("", "wb", level, stream, mtime=0) as packer:
            yield cast("IO[bytes]", packer)
    else:
        with lzma.LZMAFile(stream, "wb", preset=level) as packer:
            yield packer


def packed(items: Iterable[Item], top: str = "", packing: Packing = "gz", level: int = 6) -> bytes:
    """A small compressed tar, in memory."""
    stream = io.BytesIO()
    write_packed(items, stream, top, packing, level)
    return stream.getvalue()


def append(stream: IO[bytes], file: Path) -> None:
    """Copy a file to the end of an open one."""
    with file.open("rb") as source:
        shutil.copyfileobj(source, stream, 1 << 20)


def write_archive(items: Iterable[Item], file: Path, top: str, level: int = 6) -> None:
    """Write `NAME.tar.gz` or `NAME.tar.xz`, with everything below the folder `top`."""
    with file.open("wb") as stream:
        write_packed(items, stream, top, "xz" if file.suffix == ".xz" else "gz", level)
