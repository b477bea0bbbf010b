"""The Windows installer, by NSIS: for one user without administrator's rights, or for all."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from builder.description import PACKAGING, ROOT, WORK, description
from builder.icons import write_ico

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Product

TEMPLATE = PACKAGING / "windows/setup.nsi"


def script(product: Product, app: Path, file: Path, icon: Path | None = None) -> str:
    """The installer's script."""
    words = {
        "@NAME@": product.name,
        "@ID@": product.id,
        "@VERSION@": product.version,
        "@NUMBERS@": ".".join(map(str, numbers(product.version))),
        "@VENDOR@": product.vendor,
        "@APP@": str(app),
        "@OUTPUT@": str(file),
        "@ICON@": f'Icon "{icon}"\nUninstallIcon "{icon}"' if icon else "",
        "@SIZE@": str(sum(f.stat().st_size for f in app.rglob("*") if f.is_file()) // 1024),
    }
    text = TEMPLATE.read_text(encoding="utf-8")
    for mark, word in words.items():
        text = text.replace(mark, word)
    return text


def write_setup(product: Product, app: Path, file: Path, *options: str) -> Path:
    """Build setup.exe with makensis and its `options`. Ends the build where that is not installed."""
    tool = shutil.which("makensis")
    if tool is None:
        sys.exit("packages: makensis is needed for setup.exe: install NSIS, or build only: app zip")
    place = WORK / "setup.nsi"
    # NSIS tells UTF-8 by its mark.
    icon = write_ico(ROOT / str(description()["product"]["icon"]), WORK / f"{product.id}.ico")
    place.write_text(script(product, app, file, icon), encoding="utf-8-sig")
    subprocess.run([tool, "-V2", *options, str(place)], check=True)
    return file


def numbers(version: str) -> tuple[int, ...]:
    """The four numbers that Windows compares versions by: `0.2.0-rc1` -> 0, 2, 0, 0."""
    found = [int(digits) for digits in re.findall(r"\d+", version.partition("-")[0])]
    return tuple([*found, 0, 0, 0, 0][:4])


def version_file(product: Product) -> str:
    """PyInstaller's description of a program's version resource: what its properties show."""
    four = numbers(product.version)
    fields = {
        "CompanyName": product.vendor,
        "FileDescription": product.name,
        "FileVersion": product.version,
        "InternalName": product.id,
        "LegalCopyright": product.vendor,
        "OriginalFilename": f"{product.id}.exe",
        "ProductName": product.name,
        "ProductVersion": product.version,
    }
    strings = "".join(f"        StringStruct({key!r}, {value!r}),\n" for key, value in fields.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0, OS=0x40004, fileType=1, subtype=0),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
{strings}      ])
    ]),
    VarFileInfo([VarStruct('Translation', [0x0409, 1200])])
  ]
)
"""
