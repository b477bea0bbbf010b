"""Packages of Debian and Ubuntu, without dpkg."""

from __future__ import annotations

import platform
import re
import tempfile
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from vademecum.app.shipping.archive import Packing, append, packed, write_packed
from vademecum.app.shipping.product import Item, Product, build_time


def write_deb(
    product: Product, items: Iterable[Item], file: Path, *, packing: Packing = "xz", level: int = 6
) -> None:
    """Write the package; `level` 0 to 9 is how hard to compress (xz 6: 40 s and 48 MB for Vademecum)."""
    listed = list(items)
    control = packed(_control_items(product, listed), ".", "gz", 9)
    below = [replace(item, path="./" + item.path.lstrip("/")) for item in listed]
    # The size of a part stands before it, so the large one is made beside the package first.
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as draft:
        data = Path(draft) / f"data.tar.{packing}"
        with data.open("wb") as stream:
            write_packed(below, stream, "", packing, level)
        with file.open("wb") as stream:
            stream.write(b"!<arch>\n")
            for name, content in (("debian-binary", b"2.0\n"), ("control.tar.gz", control)):
                stream.write(_head(name, len(content)) + content + b"\n" * (len(content) % 2))
            size = data.stat().st_size
            stream.write(_head(data.name, size))
            append(stream, data)
            stream.write(b"\n" * (size % 2))


def _head(name: str, size: int) -> bytes:
    """What stands before a part of an `ar` archive."""
    return f"{name:<16}{build_time():<12}{0:<6}{0:<6}{'100644':<8}{size:<10}`\n".encode()


def _control_items(product: Product, items: list[Item]) -> list[Item]:
    sums = "".join(f"{i.digest('md5')}  {i.path.lstrip('/')}\n" for i in items if not i.link)
    return [Item("control", control(product, items).encode()), Item("md5sums", sums.encode())]


def control(product: Product, items: Iterable[Item]) -> str:
    """The package's description of itself."""
    kib = sum(max(1, -(-item.size // 1024)) for item in items)
    stands_in = product.id if product.package_name != product.id else ""
    fields = {
        "Package": product.package_name,
        "Version": product.version,
        "Architecture": architecture(),
        "Maintainer": _line(f"{product.vendor or product.name} <{product.contact}>"),
        "Installed-Size": str(kib),
        "Depends": ", ".join(product.depends),
        "Recommends": ", ".join(product.recommends),
        "Suggests": ", ".join(product.suggests),
        "Provides": stands_in,
        "Conflicts": stands_in,
        "Replaces": stands_in,
        "Section": "doc",
        "Priority": "optional",
        "Description": f"{_line(product.summary)}\n{_long(product.description)}".rstrip(),
    }
    return "".join(f"{key}: {value}\n" for key, value in fields.items() if value)


def architecture() -> str:
    """Debian's name for this machine."""
    machine = platform.machine().lower()
    return {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf", "i686": "i386"}.get(machine, machine)


def _line(text: str) -> str:
    return " ".join(text.split())


def _long(text: str) -> str:
    paragraphs = [_line(part) for part in re.split(r"\n\s*\n", text) if part.strip()]
    return "\n .\n".join(f" {part}" for part in paragraphs)
