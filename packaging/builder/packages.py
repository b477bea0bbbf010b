"""All packages of one build, from one application folder; runs inside the build environment."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from builder import sizes
from builder.app import build_app
from builder.description import DIST, ROOT, WORK, say, system, version
from builder.licences import collect
from builder.needed import unresolved
from builder.rpm import write_rpm
from builder.sbom import write_sbom
from builder.symbols import too_new
from builder.wheels import build_wheelhouse
from vademecum.app.shipping.archive import write_archive
from vademecum.app.shipping.deb import architecture, write_deb
from vademecum.app.shipping.product import Product
from vademecum.app.shipping.runfile import portable_items, write_run
from vademecum.app.shipping.tree import Application, system_items
from vademecum.cli.main import build_parser


def make(wanted: list[str], build: dict[str, Any], *, record_sizes: bool, reuse: bool = False) -> int:
    """Build what is wanted, print where it is and how large; 1 when a limit is broken."""
    product = product_of(build)
    made: dict[str, Path] = {}
    if set(wanted) - {"wheelhouse"}:
        made["app"] = WORK / "app" / product.id
        if not reuse or not made["app"].is_dir():
            made["app"] = build_app(Path(sys.executable))
        components = collect(made["app"], WORK / "licenses")
        if "sbom" in wanted:
            made["sbom"] = DIST / f"{product.id}-{product.version}.cdx.json"
            write_sbom(components, made["app"], made["sbom"])
        if sys.platform.startswith("linux"):
            problems = [*unresolved(made["app"], build), too_new(made["app"], build["linux"]["glibc"])]
            for problem in filter(None, problems):
                say(problem)
            if any(problems):
                return 1
            made |= _linux(wanted, product, build, made["app"])
        else:
            made |= _elsewhere(wanted, product, made["app"])
    if "wheelhouse" in wanted:
        made["wheelhouse"] = build_wheelhouse(product, DIST)
    for path in made.values():
        print(path)
    found = {name: sizes.size_of(path) for name, path in made.items()}
    wrong = sizes.compare(found, build["limits"])
    if record_sizes:
        sizes.record(found)
    for problem in wrong:
        say(problem)
    return 1 if wrong and not record_sizes else 0


def product_of(build: dict[str, Any]) -> Product:
    """Vademecum itself, as a product."""
    facts, linux = build["product"], build["linux"]
    return Product(
        name=facts["name"],
        id=facts["id"],
        version=version(),
        summary=facts["summary"],
        description=facts["description"],
        contact=facts["contact"],
        vendor=facts["vendor"],
        license=facts["license"],
        categories=tuple(facts["categories"]),
        keywords=tuple(facts["keywords"]),
        owns_bundles=True,
        depends=tuple(linux["debian"]),
        recommends=tuple(linux["debian_recommends"]),
        suggests=tuple(linux["debian_suggests"]),
    )


def _linux(wanted: list[str], product: Product, build: dict[str, Any], app: Path) -> dict[str, Path]:
    application = Application(
        product, app, product.id, ROOT / build["product"]["icon"], licences=WORK / "licenses"
    )
    parser = build_parser(["--help"])
    name = f"{product.id}-{product.version}"
    made: dict[str, Path] = {}
    if {"tar", "run"} & set(wanted):
        items = portable_items(application, parser)
        if "tar" in wanted:
            say("packing the portable archive")
            made["tar"] = DIST / f"{name}-{system()}.tar.gz"
            write_archive(items, made["tar"], name)
        if "run" in wanted:
            say("packing the self-extracting installer")
            made["run"] = DIST / f"{name}-{system()}.run"
            write_run(product, items, made["run"])
    if "deb" in wanted:
        say("packing the .deb")
        made["deb"] = DIST / f"{product.id}_{product.version}_{architecture()}.deb"
        write_deb(product, system_items(application, parser, "zsh/vendor-completions"), made["deb"])
    if "rpm" in wanted:
        say("packing the .rpm")
        found = write_rpm(product, system_items(application, parser, "zsh/site-functions"), build, DIST)
        if found is not None:
            made["rpm"] = found
    return made


def _elsewhere(wanted: list[str], product: Product, app: Path) -> dict[str, Path]:
    """Windows and macOS: the folder with its licences, and the system's own kind of installer."""
    from builder import macos, windows  # noqa: PLC0415 - only there

    shutil.copytree(WORK / "licenses", app / "licenses", dirs_exist_ok=True)
    made: dict[str, Path] = {}
    name = f"{product.id}-{product.version}-{system()}"
    if "zip" in wanted:
        made["zip"] = Path(shutil.make_archive(str(DIST / name), "zip", app.parent, app.name))
    if "setup" in wanted:
        made["setup"] = windows.write_setup(product, app, DIST / f"{name}-setup.exe")
    if "dmg" in wanted:
        made["dmg"] = macos.write_image(product, app.parent, DIST / f"{name}.dmg")
    return made
