"""The macOS disk image: the app beside a link to Applications."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from builder.description import WORK

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Product


def identifier(build: dict[str, Any]) -> str:
    """Name of the app among all apps."""
    return f"org.vademecum.{build['product']['id']}"


def information(build: dict[str, Any]) -> dict[str, Any]:
    """What the app says about itself beyond name and version: the files and links that it opens."""
    name = build["product"]["name"]
    kind = f"{identifier(build)}.bundle"
    return {
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": build["product"]["vendor"],
        "LSApplicationCategoryType": "public.app-category.reference",
        "LSMinimumSystemVersion": build["macos"]["oldest"],
        "CFBundleURLTypes": [{"CFBundleURLName": identifier(build), "CFBundleURLSchemes": ["vademecum"]}],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{name} bundle",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": f"{name} bundle",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["vade"],
                    "public.mime-type": ["application/vnd.vademecum.bundle"],
                },
            }
        ],
    }


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
