"""A portable folder that installs itself for one user or for all, and a file that unpacks itself."""

from __future__ import annotations

import argparse
import hashlib
from dataclasses import replace
from pathlib import Path

from vademecum.app.shipping.archive import packed
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
    for mark, word in (("@ID@", product.id), ("@NAME@", plain), ("@VERSION@", product.version)):
        text = text.replace(mark, word)
    return text.encode()


def write_run(product: Product, items: list[Item], file: Path) -> None:
    """Write the self-extracting installer: a script, then the compressed folder."""
    # gzip and not xz: the smallest systems have no xz program.
    payload = packed(items, f"{product.id}-{product.version}", "gz", 9)
    head = script("stub.sh", product).decode()
    head = head.replace("@SHA256@", hashlib.sha256(payload).hexdigest()).replace("@SIZE@", str(len(payload)))
    # The number of its own lines stands in the script, in a place of fixed width.
    lines = head.count("\n") + 1
    file.write_bytes(head.replace("@LINES@", str(lines)).encode() + payload)
    file.chmod(0o755)
