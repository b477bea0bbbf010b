"""`vademecum [KNOWLEDGE]`: the viewer."""

from __future__ import annotations

import argparse

from vademecum.cli import options as shared

HELP = "open a folder in the viewer (the bundled manual when none is named)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("knowledge", metavar="KNOWLEDGE", nargs="?", help="folder of Markdown")
    parser.add_argument("--overlay", metavar="FILE", help="front matter kept apart from the pages (YAML)")
    parser.add_argument("--no-cache", action="store_true", help="read everything afresh, store no index")
    parser.add_argument("--page", metavar="PAGE", default="", help="page to open first: path or path#anchor")
    shared.add_reader(parser)


def run(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    from vademecum.viewer.application import run as run_viewer

    return run_viewer(
        options.knowledge,
        overlay=options.overlay,
        cache=not options.no_cache,
        page=options.page,
        reader=shared.reader_from(options),
    )
