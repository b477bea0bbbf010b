"""The Windows installer, by NSIS: for one user without administrator's rights, or for all."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from builder.description import PACKAGING, WORK

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Product

TEMPLATE = PACKAGING / "windows/setup.nsi"


def script(product: Product, app: Path, file: Path, icon: Path | None = None) -> str:
    """The installer's script."""
    numbers = [part for part in product.version.split(".") if part.isdigit()][:4]
    words = {
        "@NAME@": product.name,
        "@ID@": product.id,
        "@VERSION@": product.version,
        "@NUMBERS@": ".".join([*numbers, "0", "0", "0", "0"][:4]),
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


def write_setup(product: Product, app: Path, file: Path) -> Path:
    """Build setup.exe with makensis. Ends the build where that is not installed."""
    tool = shutil.which("makensis")
    if tool is None:
        sys.exit("packages: makensis is needed for setup.exe: install NSIS, or build only: app zip")
    place = WORK / "setup.nsi"
    # NSIS tells UTF-8 by its mark.
    place.write_text(script(product, app, file), encoding="utf-8-sig")
    subprocess.run([tool, "-V2", str(place)], check=True)
    return file
