"""`vademecum endpoint`: where a viewer of a folder listens, for programs that speak to it themselves.

A host may ask on every key press: nothing that loads slowly is imported.
"""

from __future__ import annotations

import os

from vademecum.app.endpoint import APPLICATION, endpoint
from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.errors import VademecumError

TYPE_CHECKING = False  # `typing` and argparse load slowly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

HELP = "print the socket or pipe at which a viewer of this folder listens"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge", metavar="KNOWLEDGE", type=shared.stated_path, help="folder of Markdown, or a bundle"
    )
    parser.add_argument(
        "--overlay",
        metavar="FILE",
        type=shared.stated_path,
        help="front matter kept apart from the pages (YAML)",
    )


def is_plain(arguments: Sequence[str]) -> bool:
    """Whether the arguments are one folder and nothing else, which needs no argparse."""
    return len(arguments) == 1 and bool(arguments[0]) and not arguments[0].startswith("-")


def run(options: argparse.Namespace) -> int:
    """Print the address, whether or not a viewer runs."""
    return print_endpoint(options.knowledge, options.overlay)


def print_endpoint(knowledge: str, overlay: str | None = None) -> int:
    """Print the address for a folder. Raises `VademecumError` when something named does not exist."""
    for named in filter(None, (knowledge, overlay)):
        # A wrong path has an address too, at which nobody will ever listen.
        if not os.path.exists(os.path.expanduser(named)):  # noqa: PTH110, PTH111  pathlib loads slowly
            raise VademecumError("does not exist", path=named, mend="Check the path")
    print(endpoint(knowledge, APPLICATION, overlay).path)
    return exits.ANSWERED
