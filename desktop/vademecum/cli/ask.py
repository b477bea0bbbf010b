"""`vademecum ask`: an answer in the folder's own words, or an honest refusal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import answer_json, print_hits, print_json, print_note
from vademecum.cli.search import add_question
from vademecum.errors import VademecumError

if TYPE_CHECKING:
    from vademecum.answering.answer import Answer
    from vademecum.app.knowledge import Knowledge

HELP = "answer a question from the folder, with its source, or say that it does not know"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    shared.add_knowledge(parser)
    parser.add_argument("text", metavar="TEXT", help="the question")
    add_question(parser)
    parser.add_argument("--receipt", metavar="FILE", help="write how the answer came about, for `replay`")
    shared.add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Ask and print; 3 when the folder does not answer."""
    knowledge = shared.open_knowledge(options)
    if options.receipt:
        _write_receipt(knowledge, options)
    answer = knowledge.ask(
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
        print_json(answer_json(answer, explain=options.explain))
    else:
        _print(answer, explain=options.explain)
    return exits.ANSWERED if answer else exits.NOTHING


def _write_receipt(knowledge: Knowledge, options: argparse.Namespace) -> None:
    from vademecum.answering.receipt import ask_with_receipt, dump
    from vademecum.retrieval.options import SearchOptions

    how = SearchOptions(
        route=options.route or "",
        reader=shared.reader_from(options),
        limit=options.limit,
        include_low=options.include_low,
        raw_query=options.raw_query,
        scope=options.scope or "",
    )
    try:
        Path(options.receipt).write_text(
            dump(ask_with_receipt(knowledge.index, options.text, how)[1]), "utf-8"
        )
    except OSError as error:
        raise VademecumError(
            f"cannot write the receipt: {error.strerror}", path=options.receipt, mend="Name another file"
        ) from error


def _print(answer: Answer, *, explain: bool) -> None:
    if answer.text is None:
        print(answer.message)
        if answer.hits:
            print("\nYou may be looking for:")
    else:
        print(answer.text)
        print()
        for citation in answer.citations:
            print(f"[{citation.n}] {citation.title} › {citation.heading}  ({citation.source})")
        print(f"Confidence {answer.confidence:.2f}")
        print_note(answer.message)
    if answer.text is None or explain:
        print_hits(answer.hits, explain=explain)
