"""Where the files of an application lie once it is installed."""

from __future__ import annotations

import argparse
import gzip
import stat
import struct
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from vademecum.app.shipping import completion
from vademecum.app.shipping.desktop import appstream, desktop_entry, mime_type
from vademecum.app.shipping.manpage import manual_page
from vademecum.app.shipping.product import Item, Product
from vademecum.errors import VademecumError

SUMS = "files.sha256"
"""Hashes of all files of the program, for administrators and for `doctor`."""


@dataclass(frozen=True, slots=True)
class Application:
    """A program folder, and what is added to it."""

    product: Product
    folder: Path
    """As PyInstaller or a portable package has it: the program and its libraries."""
    program: str
    """Name of the executable in the folder; it is installed under the product's id."""
    icon: Path
    added: tuple[Item, ...] = ()
    """Files that go into the program's folder, such as a brand; paths are relative to it."""
    licences: Path | None = None
    left_out: frozenset[str] = field(default_factory=frozenset)
    """Paths in the folder that are not taken over."""


def program_items(application: Application) -> list[Item]:
    """Everything in the program's own folder, relative to it, sorted; the list of hashes last."""
    items: dict[str, Item] = {}
    for place in sorted(application.folder.rglob("*")):
        path = place.relative_to(application.folder).as_posix()
        if path == SUMS or any(path == out or path.startswith(out + "/") for out in application.left_out):
            continue
        if path == application.program:
            path = application.product.id
        if place.is_symlink():
            items[path] = Item(path, link=place.readlink().as_posix())
        elif place.is_file():
            executable = bool(place.stat().st_mode & stat.S_IXUSR)
            items[path] = Item(path, place, 0o755 if executable else 0o644)
    if application.product.id not in items:
        mend = "Name the folder or archive of a portable Vademecum."
        raise VademecumError("this is no program folder", path=str(application.folder), mend=mend)
    items.update({item.path: item for item in application.added})
    listed = sorted(items.values(), key=lambda item: item.path)
    return [*listed, Item(SUMS, hashes(listed))]


def hashes(items: Iterable[Item]) -> bytes:
    """The list of hashes of these files."""
    return "".join(f"{item.digest('sha256')}  {item.path}\n" for item in items if not item.link).encode()


def share_items(
    application: Application,
    parser: argparse.ArgumentParser,
    command: str,
    zsh: str = "zsh/vendor-completions",
) -> list[Item]:
    """Menu entry, icon, manual page and the rest, relative to `share`; `command` starts the program."""
    product = application.product
    name = product.id
    found = [
        Item(f"applications/{name}.desktop", desktop_entry(product, command, name).encode()),
        Item(f"metainfo/{name}.metainfo.xml", appstream(product).encode()),
        Item(f"man/man1/{name}.1.gz", gzip.compress(manual_page(product, parser).encode(), 9, mtime=0)),
        Item(f"bash-completion/completions/{name}", completion.bash(name, parser).encode()),
        Item(f"{zsh}/_{name}", completion.zsh(name, parser).encode()),
        Item(f"fish/vendor_completions.d/{name}.fish", completion.fish(name, parser).encode()),
        icon_item(name, application.icon),
    ]
    if product.owns_bundles:
        found.append(Item(f"mime/packages/{name}.xml", mime_type().encode()))
    return sorted(found, key=lambda item: item.path)


def system_items(application: Application, parser: argparse.ArgumentParser, zsh: str) -> list[Item]:
    """All files of a package of the system, with absolute paths."""
    name, package = application.product.id, application.product.package_name
    items = [replace(item, path=f"/opt/{name}/{item.path}") for item in program_items(application)]
    items += [replace(i, path=f"/usr/share/{i.path}") for i in share_items(application, parser, name, zsh)]
    items.append(Item(f"/usr/bin/{name}", link=f"/opt/{name}/{name}"))
    items += (replace(item, path=f"/usr/share/doc/{package}/{item.path}") for item in _licences(application))
    return sorted(items, key=lambda item: item.path)


def _licences(application: Application) -> Iterator[Item]:
    if application.licences is None:
        return
    for place in sorted(application.licences.rglob("*")):
        if place.is_file():
            path = place.relative_to(application.licences).as_posix()
            yield Item(path if path == "copyright" else f"licenses/{path}", place)


def icon_item(name: str, icon: Path) -> Item:
    """The icon where desktops look for it. Raises `VademecumError` unless it is SVG or a square PNG."""
    data = icon.read_bytes()
    if icon.suffix.lower() == ".svg":
        return Item(f"icons/hicolor/scalable/apps/{name}.svg", data)
    if not data.startswith(b"\x89PNG\r\n\x1a\n") or len(data) < 24:
        raise VademecumError(
            "the icon is neither SVG nor PNG", path=str(icon), mend="Convert it to one of them."
        )
    width, height = struct.unpack(">II", data[16:24])
    if width != height or width not in (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512):
        problem = f"the icon has {width} x {height} points"
        raise VademecumError(problem, path=str(icon), mend="Use 128 x 128, 256 x 256 or 512 x 512, or SVG.")
    return Item(f"icons/hicolor/{width}x{height}/apps/{name}.png", data)
