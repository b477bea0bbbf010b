"""Packages of Fedora and its kin, by rpmbuild."""

from __future__ import annotations

import os
import shutil
import subprocess
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any

from builder.description import WORK, say

if TYPE_CHECKING:
    from vademecum.app.shipping.product import Item, Product


def write_rpm(product: Product, items: list[Item], build: dict[str, Any], folder: Path) -> Path | None:
    """Build the package into `folder`; None where rpmbuild is not installed."""
    tool = shutil.which("rpmbuild")
    if tool is None:
        say("there is no rpmbuild (package rpm or rpm-build), so no .rpm is made")
        return None
    place = WORK / "rpm"
    shutil.rmtree(place, ignore_errors=True)
    tree = place / "tree"
    for item in items:
        target = tree / item.path.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        if item.link:
            target.symlink_to(item.link)
        else:
            target.write_bytes(item.data())
            target.chmod(item.mode)
    spec = place / f"{product.package_name}.spec"
    spec.write_text(specification(product, items, build, tree), encoding="utf-8")
    surroundings = {**os.environ, "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH", "1700000000")}
    subprocess.run(
        [
            tool,
            "-bb",
            "--quiet",
            "--define",
            f"_topdir {place}",
            "--buildroot",
            str(place / "root"),
            str(spec),
        ],
        check=True,
        env=surroundings,
    )
    made = next((place / "RPMS").rglob("*.rpm"))
    target = folder / made.name
    shutil.copyfile(made, target)
    return target


def specification(product: Product, items: list[Item], build: dict[str, Any], tree: Path) -> str:
    """The spec file; its version may hold no hyphen."""
    doc = f"/usr/share/doc/{product.package_name}"
    # Folders that no other package may own are listed, so that they go with the last one that does.
    folders = sorted({folder for item in items for folder in _own_folders(item.path)})
    single = [i.path for i in items if not i.path.startswith(("/opt/", f"{doc}/"))]
    documents = [f"%doc {doc}"] if any(item.path.startswith(f"{doc}/") for item in items) else []
    files = "\n".join([*single, *(f"%dir {folder}" for folder in folders), *documents])
    # Asked for by what is in it: names of packages differ from one distribution to the next.
    linux = build["linux"]
    needs = [f"libc.so.6(GLIBC_{linux['glibc']})(64bit)", *(f"{name}()(64bit)" for name in linux["rpm"])]
    relations = [
        *(f"Requires: {name}" for name in needs),
        *(f"Recommends: {name}" for name in linux["rpm_recommends"]),
    ]
    if product.package_name != product.id:
        relations += [f"Provides: {product.id} = %{{version}}", f"Conflicts: {product.id}"]
    requires = "\n".join(relations)
    return f"""Name: {product.package_name}
Version: {product.version.replace("-", "~")}
Release: 1
Summary: {product.summary}
License: {product.license}
Vendor: {product.vendor}
AutoReqProv: no
{requires}

# The libraries are final: stripping breaks numpy's, and there is nothing to compile.
%define __strip /bin/true
%define __os_install_post %{{nil}}
%define debug_package %{{nil}}
%define _build_id_links none
%define _binary_payload w9.zstdio
%define _buildhost localhost
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1

%description
{_wrapped(product.description) or product.summary}

%install
mkdir -p %{{buildroot}}
cp -a {tree}/. %{{buildroot}}/

%files
%defattr(-,root,root,-)
/opt/{product.id}
{files}
"""


def _wrapped(text: str) -> str:
    """Paragraphs in lines of at most 79 characters."""
    return "\n\n".join(
        textwrap.fill(" ".join(part.split()), 79) for part in text.split("\n\n") if part.strip()
    )


def _own_folders(path: str) -> list[str]:
    """The folders above this file that a minimal system lacks."""
    parts = path.split("/")[:-1]
    above = ["/".join(parts[: n + 1]) for n in range(len(parts))]
    return [f for f in above if f.startswith(("/usr/share/fish", "/usr/share/zsh", "/usr/share/metainfo"))]
