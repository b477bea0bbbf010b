"""A bill of materials in CycloneDX 1.5: what is shipped, in which version, with which hash."""

from __future__ import annotations

import hashlib
import json
import re
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any

from builder.description import PACKAGING
from builder.licences import Component

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Product

_ENTRY = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+?)(?: ;[^\\\n]*)?((?:\s*\\\s*--hash=sha256:[0-9a-f]{64})+)", re.MULTILINE
)
_SPDX = re.compile(r"[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*")


def write_sbom(found: list[Component], app: Path, file: Path, product: Product) -> None:
    """Write the bill for the application in the folder `app`; the same application gives the same bill."""
    hashes = locked_hashes()
    identity = f"{product.package_name} {product.version} {_digest(app)}"
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, identity)}",
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": product.package_name,
                "name": product.name,
                "version": product.version,
                "licenses": [{"license": {"id": product.license}}],
            }
        },
        "components": [_component(each, hashes) for each in found],
        "dependencies": [{"ref": product.package_name, "dependsOn": sorted({each.purl for each in found})}],
    }
    file.write_text(json.dumps(bill, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")


def _component(component: Component, hashes: dict[tuple[str, str], list[str]]) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "type": "library",
        "bom-ref": component.purl,
        "name": component.name,
        "version": component.version,
        "purl": component.purl,
    }
    if _SPDX.fullmatch(component.licence):
        entry["licenses"] = [{"expression": component.licence}]
    else:
        entry["licenses"] = [{"license": {"name": component.licence}}]
    locked = hashes.get((component.name, component.version))
    if locked:
        # The lock holds one hash for each system's file; all of them are the same release.
        entry["properties"] = [{"name": "vademecum:locked-sha256", "value": value} for value in locked]
    if component.homepage:
        entry["externalReferences"] = [{"type": "website", "url": component.homepage}]
    return entry


def locked_hashes() -> dict[tuple[str, str], list[str]]:
    """(name, version) -> sha256 of its files, from the lock of the build."""
    text = (PACKAGING / "requirements-build.lock").read_text(encoding="utf-8")
    return {
        (re.sub(r"[-_.]+", "-", name).lower(), release): re.findall(r"sha256:([0-9a-f]{64})", rest)
        for name, release, rest in _ENTRY.findall(text)
    }


def _digest(app: Path) -> str:
    total = hashlib.sha256()
    for place in sorted(app.rglob("*")):
        if place.is_file():
            total.update(f"{place.relative_to(app).as_posix()}\0{place.stat().st_size}\0".encode())
    return total.hexdigest()
