"""`vademecum replay`: ask a receipt's question again and say what changed."""

from __future__ import annotations

import argparse
import contextlib
import json
from pathlib import Path
from typing import Any

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json, print_note
from vademecum.errors import VademecumError

HELP = "ask the question of a receipt again, and say what changed since"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "receipt", metavar="RECEIPT", type=shared.stated_path, help="file written by `ask --receipt`"
    )
    shared.add_knowledge(parser)
    shared.add_model(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Compare and print; 1 when anything changed."""
    from vademecum.answering.receipt import model_of

    receipt = _read(Path(options.receipt))
    with contextlib.closing(shared.open_knowledge(options)) as knowledge:
        found = knowledge.replay(receipt)
    if (model := model_of(receipt)) and knowledge.model is None:
        print_note(f"The model {model} helped with the receipt's answer; give it with --model.")
    if options.json:
        changes = [{"what": d.what, "before": d.before, "now": d.now} for d in found.differences]
        print_json({"same": found.same, "changes": changes})
    elif found.same:
        print("Nothing changed: the same answer, hits and scores.")
    else:
        for difference in found.differences:
            print(difference)
    return exits.ANSWERED if found.same else exits.FOUND_PROBLEMS


def _read(file: Path) -> Any:
    try:
        return json.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise VademecumError(
            f"cannot read the receipt: {error}", path=str(file), mend="Give a file written by `ask --receipt`"
        ) from error
