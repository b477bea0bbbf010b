"""`vademecum context`: what F1 would show on a screen."""

from __future__ import annotations

import argparse

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import context_json, print_hits, print_json, print_note

HELP = "list what F1 would show on a screen, best first"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    shared.add_knowledge(parser)
    parser.add_argument("route", metavar="ROUTE", help="address of the screen, such as /project/42/domains")
    shared.add_reader(parser)
    shared.add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Look up and print; 3 when no article belongs to the screen."""
    found = shared.open_knowledge(options).context(
        options.route,
        reader=shared.reader_from(options),
        limit=options.limit,
        include_low=options.include_low,
    )
    if options.json:
        print_json(context_json(found, explain=options.explain))
    else:
        print_note(found.message)
        print_hits(found.hits, explain=options.explain)
    return exits.ANSWERED if found.hits else exits.NOTHING
