"""`vademecum installer`: an author's own help application, packaged."""

from __future__ import annotations

import argparse
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_note

HELP = "make an installable help application of a folder, with its own name and icon"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge", metavar="KNOWLEDGE", type=shared.stated_path, help="folder of Markdown, or a bundle"
    )
    parser.add_argument("--name", required=True, metavar="NAME", help="name of the application: “Acme Help”")
    parser.add_argument(
        "--format", choices=("deb", "tar", "run", "wheelhouse"), default="tar", help="kind of package (tar)"
    )
    parser.add_argument("--icon", metavar="FILE", type=shared.stated_path, help="SVG, or a square PNG")
    parser.add_argument(
        "--output", metavar="FOLDER", type=shared.stated_path, default=".", help="where to write the package"
    )
    parser.add_argument("--id", metavar="ID", default="", help="name of the package (default: from --name)")
    parser.add_argument(
        "--version", metavar="VERSION", default="", help="default: the folder's own, else 1.0"
    )
    parser.add_argument("--summary", metavar="TEXT", default="", help="one line about it")
    parser.add_argument("--vendor", metavar="NAME", default="", help="who makes it")
    parser.add_argument("--contact", metavar="ADDRESS", default="", help="mail address for the package")
    parser.add_argument("--license", metavar="SPDX", default="", help="licence of your pages")
    parser.add_argument("--model", metavar="FILE", help="a local model (GGUF) to bring along")
    parser.add_argument(
        "--trust",
        metavar="KEY",
        type=shared.stated_path,
        help="public key (PEM): help of this title opens only when signed with it",
    )
    parser.add_argument(
        "--overlay",
        metavar="FILE",
        type=shared.stated_path,
        help="front matter kept apart from the pages (YAML)",
    )
    parser.add_argument(
        "--base", metavar="PATH", help="portable Vademecum or wheelhouse to build on (default: this program)"
    )


def run(options: argparse.Namespace) -> int:
    """Make the package and print its path."""
    from vademecum.app.shipping.branded import Wish, make_installer
    from vademecum.cli.main import build_parser

    wish = Wish(
        knowledge=Path(options.knowledge),
        name=options.name,
        format=options.format,
        id=options.id,
        version=options.version,
        icon=_path(options.icon),
        model=_path(options.model),
        summary=options.summary,
        vendor=options.vendor,
        contact=options.contact,
        license=options.license,
        base=_path(options.base),
        overlay=_path(options.overlay),
        trust=_path(options.trust),
    )
    made = make_installer(wish, Path(options.output), build_parser(["--help"]))
    print(made)
    if made.is_file():
        print_note(f"{made.stat().st_size / 1e6:.1f} MB")
    return exits.ANSWERED


def _path(named: str | None) -> Path | None:
    return Path(named) if named else None
