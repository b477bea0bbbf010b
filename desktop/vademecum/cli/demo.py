"""`vademecum demo`: a host application that shows F1 help."""

from __future__ import annotations

import argparse

HELP = "start a small application that shows F1 help in use"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The demo takes no options of its own."""
    del parser


def run(options: argparse.Namespace) -> int:
    """Open the demo and stay until it is closed."""
    del options
    from vademecum.embed.demo import run as run_demo

    return run_demo([])
