"""Entry point: picks the command, and turns a user's mistake into one clear line."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper

from vademecum import __version__
from vademecum.cli import exits
from vademecum.errors import Cancelled, VademecumError

TYPE_CHECKING = False  # `typing` and argparse take too long to load for `show`, which answers a key press
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from typing import Any

COMMANDS = {
    "view": "vademecum.cli.view",
    "index": "vademecum.cli.index",
    "search": "vademecum.cli.search",
    "ask": "vademecum.cli.ask",
    "context": "vademecum.cli.context",
    "replay": "vademecum.cli.replay",
    "model": "vademecum.cli.model",
    "evaluate": "vademecum.cli.evaluate",
    "coverage": "vademecum.cli.coverage",
    "check": "vademecum.cli.check",
    "new": "vademecum.cli.new",
    "import": "vademecum.cli.import_",
    "pack": "vademecum.cli.pack",
    "verify": "vademecum.cli.verify",
    "unpack": "vademecum.cli.unpack",
    "trust": "vademecum.cli.trust",
    "installer": "vademecum.cli.installer",
    "doctor": "vademecum.cli.doctor",
    "show": "vademecum.cli.show",
    "endpoint": "vademecum.cli.endpoint",
    "serve": "vademecum.cli.serve",
    "demo": "vademecum.cli.demo",
}
"""Command -> module; loaded only when the command or the help is asked for."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; never lets a traceback out for a user's mistake."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    _speak_utf8()
    # numpy would start a thread per core that waits busily for matrices; ours are a few rows.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if arguments == ["--version"]:
        print(f"vademecum {__version__}")
        return exits.ANSWERED
    try:
        return _run(arguments)
    except VademecumError as error:
        print(f"vademecum: {error}", file=sys.stderr)
        return exits.USAGE
    except (KeyboardInterrupt, Cancelled):
        return exits.INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe (such as `head`) has left; Python would complain again at exit.
        import contextlib

        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return exits.ANSWERED


def _run(arguments: list[str]) -> int:
    if arguments[:1] == ["show"]:
        from vademecum.cli import show

        wishes = show.read_quickly(arguments[1:])
        if wishes is not None:
            return show.run(wishes)
    if arguments[:1] == ["endpoint"]:
        from vademecum.cli import endpoint

        if endpoint.is_plain(arguments[1:]):
            return endpoint.print_endpoint(arguments[1])
    start = None
    if not arguments or arguments[0] == "view" or not _names_command(arguments):
        from vademecum.app.assistant import read_arguments, speaks_assistant

        if speaks_assistant(arguments):
            start = read_arguments(arguments)
            arguments = list(start.others)
    if arguments and not arguments[0].startswith("-") and not _names_command(arguments):
        # Before argparse, which would find fault with what follows a misspelt command.
        from vademecum.cli.named import require_there

        require_there(arguments[0], COMMANDS)
    parser = build_parser(arguments)
    options = parser.parse_args(arguments if _names_command(arguments) else ["view", *arguments])
    options.assistant = start
    run: Any = options.run
    return int(run(options))


def _names_command(arguments: Sequence[str]) -> bool:
    return bool(arguments) and (arguments[0] in COMMANDS or arguments[0] in ("-h", "--help", "--version"))


def build_parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser; with `arguments` only the command that they name is loaded."""
    import argparse
    from importlib import import_module

    parser = argparse.ArgumentParser(
        prog="vademecum",
        description="Offline help that goes with an application. Without a command: open the viewer.",
        epilog="vademecum [KNOWLEDGE] opens a folder in the viewer; without one, the bundled manual.",
    )
    parser.add_argument("--version", action="version", version=f"vademecum {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    named = arguments[0] if arguments and arguments[0] in COMMANDS else ""
    wanted = [named] if named else ["view"] if not _names_command(arguments) and arguments else list(COMMANDS)
    for name in wanted:
        module = import_module(COMMANDS[name])
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return parser


def _speak_utf8() -> None:
    """Write UTF-8 whatever the locale says: pages hold every script there is."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(main())
