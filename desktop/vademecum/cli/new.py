"""`vademecum new`: a good starting folder."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_note

HELP = "make a new knowledge folder with a few good pages to begin from"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "folder", metavar="FOLDER", type=shared.stated_path, help="folder to make; it must not hold files yet"
    )
    parser.add_argument("--title", metavar="NAME", default="", help="name of the application it is for")
    parser.add_argument("--language", metavar="TAG", default="en", help="language of the pages (en)")


def run(options: argparse.Namespace) -> int:
    """Make the folder and say what to do next."""
    from vademecum.app.assets import asset
    from vademecum.authoring.start import start_folder

    folder = Path(options.folder)
    for path in start_folder(asset("template"), folder, title=options.title, language=options.language):
        print((folder / path).as_posix())
    quoted = shlex.quote(options.folder)
    print_note(f"Look at it:  vademecum {quoted}\nCheck it:    vademecum check {quoted}")
    return exits.ANSWERED
