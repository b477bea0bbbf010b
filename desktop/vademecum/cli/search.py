"""`vademecum search`: the sections that fit best."""

from __future__ import annotations

import argparse
import contextlib

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_hits, print_json, print_note, print_steps, search_json

HELP = "list the sections that fit a question best"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    shared.add_knowledge(parser)
    parser.add_argument("text", metavar="TEXT", help="words or a question")
    add_question(parser)
    shared.add_output(parser)


def add_question(parser: argparse.ArgumentParser) -> None:
    """The options of a question, also used by `ask`."""
    parser.add_argument("--route", metavar="ROUTE", help="the screen that the reader is on")
    parser.add_argument("--scope", metavar="FOLDER", default="", help="only articles below this folder")
    shared.add_model(parser)
    parser.add_argument("--raw-query", action="store_true", help="search the words as typed")
    shared.add_reader(parser)


def run(options: argparse.Namespace) -> int:
    """Search and print; 3 when nothing was found."""
    with contextlib.closing(shared.open_knowledge(options)) as knowledge:
        found = knowledge.search(
            options.text,
            route=options.route,
            reader=shared.reader_from(options),
            limit=options.limit,
            include_low=options.include_low,
            raw_query=options.raw_query,
            explain=options.explain,
            scope=options.scope,
        )
    if options.json:
        print_json(search_json(found, explain=options.explain))
    else:
        print_note(found.message)
        if options.explain:
            print_steps(found.steps)
        print_hits(found.hits, explain=options.explain)
    return exits.ANSWERED if found.hits else exits.NOTHING
