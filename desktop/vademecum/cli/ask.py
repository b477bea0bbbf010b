"""`vademecum ask`: an answer in the folder's own words, or an honest refusal."""

from __future__ import annotations

import argparse
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import answer_json, print_hits, print_json, print_note, print_steps
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
    parser.add_argument(
        "--receipt",
        metavar="FILE",
        type=shared.stated_path,
        help="write how the answer came about, for `replay`",
    )
    shared.add_output(parser)


def run(options: argparse.Namespace) -> int:
    """Ask and print; 3 when the folder does not answer."""
    asked = {
        "route": options.route or "",
        "reader": shared.reader_from(options),
        "limit": options.limit,
        "include_low": options.include_low,
        "raw_query": options.raw_query,
        "explain": options.explain,
        "scope": options.scope,
    }
    with contextlib.closing(shared.open_knowledge(options)) as knowledge:
        if options.receipt:
            answer = _with_receipt(knowledge, options.text, asked, Path(options.receipt))
        else:
            answer = knowledge.ask(options.text, **asked)
    if options.json:
        print_json(answer_json(answer, explain=options.explain))
    else:
        _print(answer, explain=options.explain)
    return exits.ANSWERED if answer else exits.NOTHING


def _with_receipt(knowledge: Knowledge, text: str, asked: dict[str, Any], file: Path) -> Answer:
    from vademecum.answering.receipt import dump
    from vademecum.retrieval.options import SearchOptions

    answer, receipt = knowledge.ask_with_receipt(text, SearchOptions(**asked))
    try:
        file.write_text(dump(receipt), "utf-8")
    except OSError as error:
        raise VademecumError(
            f"cannot write the receipt: {error.strerror}", path=str(file), mend="Name another file"
        ) from error
    return answer


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
    if explain:
        print_steps(answer.steps)
    if answer.text is None or explain:
        print_hits(answer.hits, explain=explain)
