"""A folder of wheels that installs with pip and no index, and an author's help on top of it."""

from __future__ import annotations

import shutil
from pathlib import Path

from vademecum.app.shipping.product import Item, Product
from vademecum.app.shipping.runfile import script
from vademecum.errors import VademecumError

WHEELS, REQUIREMENTS, SUMS = "wheels", "requirements.txt", "SHA256SUMS"


def branded_wheelhouse(product: Product, brand: tuple[Item, ...], base: Path, folder: Path) -> Path:
    """A copy of the wheelhouse `base` with a brand; returns the new folder. Raises `VademecumError`."""
    if not (base / WHEELS).is_dir() or not (base / REQUIREMENTS).is_file():
        mend = "Name the folder of a wheelhouse of Vademecum."
        raise VademecumError("this is no wheelhouse", path=str(base), mend=mend)
    target = folder / f"{product.id}-{product.version}-wheelhouse"
    if target.exists():
        raise VademecumError("the folder exists already", path=str(target), mend="Remove it first.")
    shutil.copytree(base, target, ignore=shutil.ignore_patterns("brand", SUMS, "install.py"))
    for item in brand:
        place = target / item.path
        place.parent.mkdir(exist_ok=True)
        with item.open() as content, place.open("wb") as stream:
            shutil.copyfileobj(content, stream, 1 << 20)
    finish(product, target)
    return target


def finish(product: Product, target: Path) -> None:
    """Write the install script and the list of hashes into a wheelhouse."""
    (target / "install.py").write_bytes(script("wheelhouse_install.py.txt", product))
    lines = [
        f"{Item(place.name, place).digest('sha256')}  {place.relative_to(target).as_posix()}\n"
        for place in sorted(target.rglob("*"))
        if place.is_file() and place.name != SUMS
    ]
    (target / SUMS).write_text("".join(lines), encoding="utf-8")
