"""`vademecum demo`: a host application that shows F1 help."""

from __future__ import annotations

import argparse

HELP = "start a small application that shows F1 help in use"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "reader",
        nargs="?",
        choices=("end_user", "operator"),
        help="who is signed in at first; the demo can switch at any time",
    )


def run(options: argparse.Namespace) -> int:
    """Open the demo and stay until it is closed."""
    from vademecum.app.system import require_window

    require_window()
    from vademecum.embed.demo import run as run_demo

    return run_demo([options.reader] if options.reader else [])
