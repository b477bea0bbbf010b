"""`vademecum doctor`: what is installed, what is missing, and the command that adds it."""

from __future__ import annotations

import argparse

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json

HELP = "look at this installation: versions, places, libraries, fonts, models; exit code 1 for a gap"

_MARKS = {"ok": "ok     ", "note": "note   ", "missing": "MISSING"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge",
        metavar="KNOWLEDGE",
        type=shared.stated_path,
        nargs="?",
        help="folder whose languages need fonts",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Look and print; 1 when something must be mended."""
    from vademecum.app.doctor import examine, languages_of

    found = examine(languages_of(options.knowledge) if options.knowledge else ())
    if options.json:
        print_json([{"topic": f.topic, "state": f.state, "text": f.text, "mend": f.mend} for f in found])
    else:
        for finding in found:
            print(f"{_MARKS[finding.state]} {finding.topic:<10} {finding.text}")
            if finding.mend:
                print(f"{'':<18} → {finding.mend}")
    return exits.FOUND_PROBLEMS if any(f.state == "missing" for f in found) else exits.ANSWERED
