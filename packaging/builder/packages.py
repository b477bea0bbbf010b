"""All packages of one build, from one application folder each; runs inside the build environment."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from builder import sizes
from builder.app import build_app
from builder.description import DIST, ROOT, WORK, say, system, version
from builder.licences import collect, in_environment
from builder.model import install_model_library, one_of_each
from builder.needed import unresolved
from builder.paths import too_long
from builder.rpm import write_rpm
from builder.sbom import write_sbom
from builder.symbols import too_new
from builder.wheels import build_wheelhouse
from vademecum.app.shipping.archive import write_archive
from vademecum.app.shipping.deb import architecture, write_deb
from vademecum.app.shipping.product import Item, Product
from vademecum.app.shipping.runfile import portable_items, write_run
from vademecum.app.shipping.tree import SUMS, Application, hashes, system_items
from vademecum.cli.main import build_parser

_WITH_MODEL = ("sbom", "tar", "deb", "rpm")
"""What is made of the application with the model library."""


@dataclass(frozen=True)
class Variant:
    """One application folder and what its packages are called."""

    product: Product
    folder: Path
    """Below `build/`: the application is in `app`, its licences in `licenses`."""
    packages: Path | None = None
    """Python packages that this one holds beyond those of the environment."""

    @property
    def app(self) -> Path:
        """The program and its libraries."""
        return self.folder / "app" / self.product.id

    @property
    def licences(self) -> Path:
        """Texts of everything in it."""
        return self.folder / "licenses"


def make(wanted: list[str], build: dict[str, Any], *, record_sizes: bool, reuse: bool = False) -> int:
    """Build what is wanted, print where it is and how large; 1 when a limit is broken."""
    product = product_of(build)
    plain = Variant(product, WORK)
    made: dict[str, Path] = {}
    problems: list[str] = []
    if set(wanted) - {"wheelhouse", "model"}:
        problems += _build(plain, build, reuse=reuse)
        made["app"] = plain.app
        made |= _packages(plain, wanted, build) if not problems else {}
    if "model" in wanted and not problems and (library := install_model_library(set(in_environment()))):
        facts = build["model"]
        more = replace(product, package=facts["package"], summary=facts["summary"])
        variant = Variant(more, WORK / "with-model", library)
        problems += _build(variant, build, reuse=reuse)
        found = _packages(variant, _WITH_MODEL, build) if not problems else {}
        made |= {"model-app": variant.app, **{f"model-{name}": path for name, path in found.items()}}
    if "wheelhouse" in wanted and not problems:
        made["wheelhouse"] = build_wheelhouse(product, DIST)
    for path in made.values():
        print(path)
    found_sizes = {name: sizes.size_of(path) for name, path in made.items()}
    too_large = sizes.compare(found_sizes, build["limits"])
    if record_sizes and not problems:
        sizes.record(found_sizes)
        too_large = []
    for problem in (*problems, *too_large):
        say(problem)
    return 1 if problems or too_large else 0


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


def _build(variant: Variant, build: dict[str, Any], *, reuse: bool) -> list[str]:
    """Make the application and its licences; what forbids to ship it."""
    if not reuse or not variant.app.is_dir():
        build_app(Path(sys.executable), variant.folder, variant.product, variant.packages)
        if variant.packages:
            one_of_each(variant.app / "_internal/llama_cpp/lib")
    problems = [*too_long(variant.app, build["limits"]["path"])]
    if sys.platform.startswith("linux"):
        problems += [*unresolved(variant.app, build), too_new(variant.app, build["linux"]["glibc"])]
    return list(filter(None, problems))


def _packages(variant: Variant, wanted: Sequence[str], build: dict[str, Any]) -> dict[str, Path]:
    product = variant.product
    components = collect(variant.licences, variant.app, variant.packages)
    made: dict[str, Path] = {}
    if "sbom" in wanted:
        made["sbom"] = DIST / f"{product.package_name}-{product.version}.cdx.json"
        write_sbom(components, variant.app, made["sbom"], product)
    make_these = _linux if sys.platform.startswith("linux") else _elsewhere
    return made | make_these(variant, wanted, build)


def _linux(variant: Variant, wanted: Sequence[str], build: dict[str, Any]) -> dict[str, Path]:
    product = variant.product
    icon = ROOT / build["product"]["icon"]
    application = Application(product, variant.app, product.id, icon, licences=variant.licences)
    parser = build_parser(["--help"])
    name = f"{product.package_name}-{product.version}"
    made: dict[str, Path] = {}
    if {"tar", "run"} & set(wanted):
        items = portable_items(application, parser)
        if "tar" in wanted:
            say(f"packing {name}.tar.gz")
            made["tar"] = DIST / f"{name}-{system()}.tar.gz"
            write_archive(items, made["tar"], name)
        if "run" in wanted:
            say(f"packing {name}.run")
            made["run"] = DIST / f"{name}-{system()}.run"
            write_run(product, items, made["run"])
    if "deb" in wanted:
        say(f"packing {name}.deb")
        made["deb"] = DIST / f"{product.package_name}_{product.version}_{architecture()}.deb"
        write_deb(product, system_items(application, parser, "zsh/vendor-completions"), made["deb"])
    if "rpm" in wanted:
        say(f"packing {name}.rpm")
        found = write_rpm(product, system_items(application, parser, "zsh/site-functions"), build, DIST)
        if found is not None:
            made["rpm"] = found
    return made


def _elsewhere(variant: Variant, wanted: Sequence[str], _build: dict[str, Any]) -> dict[str, Path]:
    """Windows and macOS: the folder with its licences, and the system's own kind of installer."""
    from builder import macos, windows  # noqa: PLC0415 - only there

    product, app = variant.product, variant.app
    resources = app.parent / f"{product.name}.app/Contents/Resources"
    shutil.copytree(
        variant.licences, (resources if resources.is_dir() else app) / "licenses", dirs_exist_ok=True
    )
    files = [place for place in sorted(app.rglob("*")) if place.is_file() and place.name != SUMS]
    (app / SUMS).write_bytes(hashes(Item(place.relative_to(app).as_posix(), place) for place in files))
    made: dict[str, Path] = {}
    name = f"{product.package_name}-{product.version}-{system()}"
    if "zip" in wanted:
        made["zip"] = Path(shutil.make_archive(str(DIST / name), "zip", app.parent, app.name))
    if "setup" in wanted:
        made["setup"] = windows.write_setup(product, app, DIST / f"{name}-setup.exe")
    if "dmg" in wanted:
        made["dmg"] = macos.write_image(product, app.parent, DIST / f"{name}.dmg")
    return made
