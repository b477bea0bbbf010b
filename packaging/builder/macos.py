"""The macOS disk image: the app beside a link to Applications."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from builder.description import WORK

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Product


def write_image(product: Product, folder: Path, file: Path) -> Path:
    """Sign the app for this machine alone (`-`) and build the image with hdiutil."""
    place = WORK / "image"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    name = f"{product.name}.app"
    # `ditto` keeps links and attributes, which a signed app needs.
    subprocess.run(["ditto", str(folder / name), str(place / name)], check=True)
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(place / name)], check=True)
    (place / "Applications").symlink_to("/Applications")
    file.unlink(missing_ok=True)
    subprocess.run(
        [
            "hdiutil",
            "create",
            "-quiet",
            "-volname",
            product.name,
            "-srcfolder",
            str(place),
            "-format",
            "UDZO",
            str(file),
        ],
        check=True,
    )
    return file
