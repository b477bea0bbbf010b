"""`vademecum coverage`: which screens have no help, for which reader."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json, print_note
from vademecum.errors import VademecumError
from vademecum.knowledge.reader import ANYONE, AUDIENCES, Reader

HELP = "list the screens of an application that have no help, for which reader"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    shared.add_knowledge(parser)
    parser.add_argument(
        "routes", metavar="ROUTES", type=shared.stated_path, help="list of screens: one route a line, or JSON"
    )
    shared.add_reader(parser)
    parser.add_argument(
        "--each-audience", action="store_true", help="report for end users, operators and developers"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument(
        "--junit",
        metavar="FILE",
        type=shared.stated_path,
        help="also write a JUnit report; - for standard output",
    )


def run(options: argparse.Namespace) -> int:
    """Compare and print; 1 when a screen has no help, a route no screen or a target no article."""
    from vademecum.authoring.coverage import as_json, as_junit, as_text, coverage, read_screens

    screens, problems = read_screens(options.routes)
    knowledge = shared.open_knowledge(options)
    report = coverage(knowledge.snapshot, screens, _readers(options), problems)
    if options.json:
        print_json(as_json(report))
    elif options.junit == "-":
        sys.stdout.write(as_junit(report))
    else:
        print(as_text(report))
        if options.junit:
            _write(Path(options.junit), as_junit(report))
    if not screens:
        print_note("The list names no screen.")
    return exits.ANSWERED if report.complete else exits.FOUND_PROBLEMS


def _readers(options: argparse.Namespace) -> list[tuple[str, Reader]]:
    given = shared.reader_from(options)
    if not options.each_audience:
        named = [name for name in (given.audience, given.plan, given.role) if name]
        return [(" ".join(named) if given != ANYONE and named else "anyone", given)]
    return [
        (audience, Reader(audience, given.plan, given.role, given.flags, given.language, given.filter))
        for audience in AUDIENCES
    ]


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise VademecumError(
            f"cannot be written ({error.strerror or error})", path=str(file), mend="Name another file"
        ) from None
