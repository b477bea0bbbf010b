"""An author's own help application: Vademecum with their folder, name and icon."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from vademecum.answering.model_file import inspect_model
from vademecum.app.assets import asset
from vademecum.app.bundles import is_bundle, pack_folder
from vademecum.app.shipping.archive import write_archive
from vademecum.app.shipping.deb import architecture, write_deb
from vademecum.app.shipping.product import Item, Product, identifier, refuse_own_name
from vademecum.app.shipping.runfile import portable_items, write_run
from vademecum.app.shipping.tree import Application, icon_item, system_items
from vademecum.app.shipping.wheelhouse import branded_wheelhouse
from vademecum.app.trust import LIST, TrustedKey, list_text
from vademecum.errors import VademecumError
from vademecum.knowledge.bundle import Bundle, verify

Format = Literal["deb", "tar", "run", "wheelhouse"]
FORMATS: tuple[Format, ...] = ("deb", "tar", "run", "wheelhouse")

_LEVEL = 2
"""Of xz: half the time of the best, an eighth larger."""
_FAST = 1
"""Of gzip, for a package with a model: that gets hardly smaller, and xz takes minutes to find out."""
_MODEL_LIBRARY = "llama_cpp"
_LIBRARIES = (
    "libc6 (>= 2.35)", "libstdc++6 (>= 11)", "libgcc-s1", "libglib2.0-0 | libglib2.0-0t64", "libegl1",
    "libgl1", "libdbus-1-3", "libfontconfig1", "libfreetype6", "libx11-6", "libx11-xcb1", "libxcb1",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wish:
    """What an author asks for."""

    knowledge: Path
    """Folder or bundle."""
    name: str
    format: Format
    id: str = ""
    version: str = ""
    icon: Path | None = None
    model: Path | None = None
    summary: str = ""
    vendor: str = ""
    contact: str = ""
    license: str = ""
    base: Path | None = None
    """Portable Vademecum (folder or archive) or wheelhouse to build on; by default this program itself."""
    overlay: Path | None = None
    trust: Path | None = None
    """Public key: the application then opens help of this title only when it is signed with it."""


def make_installer(wish: Wish, folder: Path, parser: argparse.ArgumentParser) -> Path:
    """Write the package into `folder` and return its path.

    Raises `VademecumError` when something that is named cannot be used.
    """
    product_id = wish.id or identifier(wish.name)
    refuse_own_name(product_id)
    icon = wish.icon or asset("icons/app.svg")
    if not icon.is_file():
        raise VademecumError("there is no such file", path=str(icon), mend="Check the path.")
    if wish.model is not None:
        inspect_model(wish.model)  # raises when it is no model
    with tempfile.TemporaryDirectory(prefix="vademecum-installer-") as draft:
        packed = Path(draft) / "help.vade"
        bundle = _bundle(wish, packed)
        product = _product(wish, product_id, bundle)
        icon_item(product.id, icon)  # raises before any work when the icon cannot be used
        brand = (*_brand(wish, product, packed, icon), *_trusted(wish, product, bundle))
        folder.mkdir(parents=True, exist_ok=True)
        if wish.format == "wheelhouse":
            base = _named_base(wish)
            _require_model_library(wish, (base / "wheels").glob(f"{_MODEL_LIBRARY}*.whl"))
            return branded_wheelhouse(product, brand, base, folder)
        with _base(wish) as base:
            program = _program(base)
            _require_model_library(wish, (base / "_internal").glob(_MODEL_LIBRARY))
            application = Application(
                product, base, program, icon, brand, _licences(base), frozenset({"brand", "licenses"})
            )
            return _write(wish.format, application, folder, parser, fast=wish.model is not None)


def _require_model_library(wish: Wish, found: Iterator[Path]) -> None:
    """A model without the library that runs it would be dead weight."""
    if wish.model is None or any(found):
        return
    mend = (
        "Name a base that has it: --base vademecum-model-VERSION-linux-x86_64.tar.gz, "
        "or a wheelhouse that was built with packaging/model_wheel.py."
    )
    raise VademecumError("this Vademecum cannot run models, so it cannot ship one", mend=mend)


def _bundle(wish: Wish, packed: Path) -> Bundle:
    if is_bundle(wish.knowledge):
        found = verify(wish.knowledge, key=wish.trust)
        shutil.copyfile(wish.knowledge, packed)
        return found
    if wish.trust is not None:
        mend = "Pack and sign it first: vademecum pack KNOWLEDGE FILE.vade --key KEY; then name FILE.vade."
        raise VademecumError("a folder is not signed, so its application would refuse it", mend=mend)
    return pack_folder(wish.knowledge, packed, overlay=wish.overlay)


def _trusted(wish: Wish, product: Product, bundle: Bundle) -> tuple[Item, ...]:
    """The list of trusted keys beside the pages, when the author names a key."""
    if wish.trust is None:
        return ()
    key = TrustedKey(product.vendor, bundle.signer, (bundle.title,))
    return (Item(f"brand/{LIST}", list_text([key]).encode()),)


def _product(wish: Wish, product_id: str, bundle: Bundle) -> Product:
    return Product(
        name=wish.name,
        id=product_id,
        version=wish.version or bundle.version or "1.0",
        summary=wish.summary or f"Help for {wish.name.removesuffix(' Help').removesuffix(' help')}",
        description=f"{bundle.title}: contents, search and answers, without a network.",
        contact=wish.contact or "nobody@localhost.invalid",
        vendor=wish.vendor or wish.name,
        license=wish.license or "LicenseRef-proprietary",
        depends=_LIBRARIES,
        recommends=("fonts-dejavu-core | fonts-noto-core",),
    )


def _brand(wish: Wish, product: Product, packed: Path, icon: Path) -> tuple[Item, ...]:
    icon_name = f"icon{icon.suffix.lower()}"
    lines = [
        f"name = {json.dumps(product.name, ensure_ascii=False)}",
        f'id = "{product.id}"',
        'knowledge = "help.vade"',
        f'icon = "{icon_name}"',
    ]
    items = [Item("brand/help.vade", packed), Item(f"brand/{icon_name}", icon)]
    if wish.model is not None:
        # Found by its name: that of the bundle which it lies beside.
        items.append(Item("brand/help.gguf", wish.model))
    return (*items, Item("brand/brand.toml", ("\n".join(lines) + "\n").encode()))


def _write(
    kind: Format, application: Application, folder: Path, parser: argparse.ArgumentParser, *, fast: bool
) -> Path:
    product = application.product
    if kind == "deb":
        file = folder / f"{product.id}_{product.version}_{architecture()}.deb"
        items = system_items(application, parser, "zsh/vendor-completions")
        if fast:
            write_deb(product, items, file, packing="gz", level=_FAST)
        else:
            write_deb(product, items, file, level=_LEVEL)
        return file
    items = portable_items(application, parser)
    name = f"{product.id}-{product.version}"
    level = {"level": _FAST} if fast else {}
    if kind == "tar":
        file = folder / f"{name}-linux-{architecture()}.tar.gz"
        write_archive(items, file, name, **level)
    else:
        file = folder / f"{name}-linux-{architecture()}.run"
        write_run(product, items, file, **level)
    return file


# --- what it is built on --------------------------------------------------------------------------


def _named_base(wish: Wish) -> Path:
    if wish.base is None:
        mend = "Name Vademecum's own wheelhouse: --base FOLDER."
        raise VademecumError("a wheelhouse is made from another one", mend=mend)
    return wish.base


@contextmanager
def _base(wish: Wish) -> Iterator[Path]:
    """The folder of a program to build on."""
    if wish.base is None:
        if not getattr(sys, "frozen", False):
            mend = "Name a portable Vademecum: --base vademecum-VERSION-linux-amd64.tar.gz."
            raise VademecumError(
                "this Vademecum was installed with pip and holds no packaged program", mend=mend
            )
        yield Path(sys.executable).parent
        return
    if wish.base.is_dir():
        yield _app_folder(wish.base)
        return
    if not hasattr(tarfile, "data_filter"):
        mend = "Unpack the archive and name its folder."
        raise VademecumError(
            "this Python is too old to unpack archives safely", path=str(wish.base), mend=mend
        )
    with tempfile.TemporaryDirectory(prefix="vademecum-base-") as draft:
        try:
            with tarfile.open(wish.base) as archive:
                archive.extractall(draft, filter="data")
        except (OSError, tarfile.TarError) as error:
            mend = "Name the portable archive of Vademecum."
            raise VademecumError(f"it cannot be unpacked ({error})", path=str(wish.base), mend=mend) from None
        tops = [entry for entry in Path(draft).iterdir() if entry.is_dir()]
        yield _app_folder(tops[0] if len(tops) == 1 else Path(draft))


def _app_folder(base: Path) -> Path:
    return base / "app" if (base / "app" / "_internal").is_dir() else base


def _program(base: Path) -> str:
    """Name of the program in its folder: the one executable file beside its libraries."""
    found = [
        entry.name
        for entry in base.iterdir()
        if entry.is_file() and entry.stat().st_mode & 0o100 and entry.suffix in ("", ".exe")
    ]
    if len(found) != 1 or not (base / "_internal").is_dir():
        mend = "Name the folder or archive of a portable Vademecum."
        raise VademecumError("this is no program folder", path=str(base), mend=mend)
    return found[0]


def _licences(base: Path) -> Path | None:
    documents = Path("/usr/share/doc")
    for place in (
        base / "licenses",
        base.parent / "licenses",
        documents / "vademecum/licenses",
        documents / "vademecum-model/licenses",
    ):
        if place.is_dir():
            return place
    return None
