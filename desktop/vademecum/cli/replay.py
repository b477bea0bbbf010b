"""`vademecum replay`: ask a receipt's question again and say what changed."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json
from vademecum.errors import VademecumError

HELP = "ask the question of a receipt again, and say what changed since"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("receipt", metavar="RECEIPT", help="file written by `ask --receipt`")
    shared.add_knowledge(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Compare and print; 1 when anything changed."""
    from vademecum.answering.receipt import replay

    found = replay(shared.open_knowledge(options).index, _read(Path(options.receipt)))
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
