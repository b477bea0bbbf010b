"""`vademecum import`: a help project of another system becomes a knowledge folder."""

from __future__ import annotations

import argparse
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json, print_note
from vademecum.errors import VademecumError

HELP = "make a knowledge folder of a Qt Help or HTML Help project"
_SHOWN = 20
"""Notes on a terminal; --json and --report give all."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "source", metavar="SOURCE", type=shared.stated_path, help="a .qhp, .qhcp, .qch or .hhp file"
    )
    parser.add_argument(
        "target", metavar="FOLDER", type=shared.stated_path, help="folder to make; it must not hold files yet"
    )
    parser.add_argument(
        "--report",
        metavar="FILE",
        type=shared.stated_path,
        help="write all that was not understood to a file",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Import; 0 also when some of it was not understood, which is listed."""
    from vademecum.knowledge.extras import how_to_add

    try:
        import markdownify  # noqa: F401  the extra that turns HTML into Markdown
    except ImportError:
        raise VademecumError(
            "importing needs a library that is not installed",
            mend=how_to_add("import"),
        ) from None
    from vademecum.authoring.importers import import_project

    report = import_project(Path(options.source), Path(options.target))
    if options.report:
        Path(options.report).write_text("".join(f"{note}\n" for note in report.notes), encoding="utf-8")
    if options.json:
        print_json({
            "pages": report.pages, "images": report.images, "ids": report.ids, "popups": report.popups,
            "notes": report.notes,
        })  # fmt: skip
        return exits.ANSWERED
    popups = f", {report.popups} text pop-ups" if report.popups else ""
    print(f"{report.pages} pages, {report.images} pictures, {report.ids} ids{popups}")
    for note in report.notes[:_SHOWN]:
        print_note(note)
    if len(report.notes) > _SHOWN:
        print_note(f"and {len(report.notes) - _SHOWN} more: see --report FILE")
    return exits.ANSWERED
