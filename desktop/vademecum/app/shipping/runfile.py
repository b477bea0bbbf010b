"""A portable folder that installs itself for one user or for all, and a file that unpacks itself."""

from __future__ import annotations

import argparse
import re
import tempfile
from dataclasses import replace
from pathlib import Path

from vademecum.app.shipping.archive import append, write_packed
from vademecum.app.shipping.product import Item, Product
from vademecum.app.shipping.tree import Application, program_items, share_items

_SCRIPTS = Path(__file__).parent


def portable_items(application: Application, parser: argparse.ArgumentParser) -> list[Item]:
    """The program, ready to run where it lies, and two scripts that install and remove it."""
    product = application.product
    # The scripts put the program's real place into the menu entry.
    share = share_items(application, parser, "@PROGRAM@", "zsh/site-functions")
    items = [replace(item, path=f"app/{item.path}") for item in program_items(application)]
    items += [replace(item, path=f"share/{item.path}") for item in share]
    if application.licences is not None:
        items += [
            Item(f"licenses/{place.relative_to(application.licences).as_posix()}", place)
            for place in sorted(application.licences.rglob("*"))
            if place.is_file()
        ]
    items += [
        Item("install.sh", script("install.sh", product), 0o755),
        Item("uninstall.sh", script("uninstall.sh", product), 0o755),
        Item(product.id, script("start.sh", product), 0o755),
        Item("README.txt", script("README.txt", product)),
    ]
    return sorted(items, key=lambda item: item.path)


def script(name: str, product: Product) -> bytes:
    """A script of this folder with the product's names in it."""
    text = (_SCRIPTS / name).read_text(encoding="utf-8")
    plain = " ".join(product.name.split()).replace("'", "’")
    if name != "README.txt":
        # Between double quotes these are more than letters, to Python the first two.
        special = r'(["\\$`])' if name.endswith(".sh") else r'(["\\])'
        plain = re.sub(special, r"\\\1", plain)
    for mark, word in (("@ID@", product.id), ("@NAME@", plain), ("@VERSION@", product.version)):
        text = text.replace(mark, word)
    return text.encode()


def write_run(product: Product, items: list[Item], file: Path, *, level: int = 9) -> None:
    """Write the self-extracting installer: a script, then the compressed folder."""
    # Its hash stands before it, so the folder is compressed beside the installer first.
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", dir=file.parent) as draft:
        place = Path(draft) / "payload"
        with place.open("wb") as stream:
            # gzip and not xz: the smallest systems have no xz program.
            write_packed(items, stream, f"{product.id}-{product.version}", "gz", level)
        payload = Item(place.name, place)
        head = script("stub.sh", product).decode()
        head = head.replace("@SHA256@", payload.digest("sha256")).replace("@SIZE@", str(payload.size))
        with file.open("wb") as stream:
            stream.write(head.replace("@LINES@", str(head.count("\n") + 1)).encode())
            append(stream, place)
    file.chmod(0o755)
