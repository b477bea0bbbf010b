"""`vademecum index`: read a folder and keep its index, so that it opens at once."""

from __future__ import annotations

import argparse
import json
import time

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.options import Progress

HELP = "read a folder and keep its index, so that it opens at once"
_SAID_EVERY_S = 0.05


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("knowledge", metavar="KNOWLEDGE", type=shared.stated_path, help="folder of Markdown")
    parser.add_argument(
        "--overlay",
        metavar="FILE",
        type=shared.stated_path,
        help="front matter kept apart from the pages (YAML)",
    )
    parser.add_argument("--json", action="store_true", help="print JSON: progress, then what was indexed")


def run(options: argparse.Namespace) -> int:
    """Bring the index up to date and say what it holds."""
    from vademecum.app.knowledge import Knowledge

    shown = Progress()
    knowledge = Knowledge.open(
        options.knowledge, overlay=options.overlay, progress=_Lines() if options.json else shown
    )
    shown.clear()
    stats = knowledge.stats()
    if options.json:
        print(json.dumps({"articles": stats.articles, "sections": stats.sections}), flush=True)
    else:
        print(f"{stats.articles} articles, {stats.sections} sections")
    return exits.ANSWERED


class _Lines:
    """Progress as one JSON object a line, for the program that waits."""

    def __init__(self) -> None:
        self._last = 0.0

    def __call__(self, done: int, total: int, path: str) -> None:
        now = time.monotonic()
        if now - self._last >= _SAID_EVERY_S or done == total:
            self._last = now
            print(json.dumps({"done": done, "total": total, "path": path}), flush=True)
