"""Options that several commands share, and how they open a folder."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # `typing` and argparse take too long to load for a command that answers a key press
if TYPE_CHECKING:
    import argparse

    from vademecum.app.knowledge import Knowledge
    from vademecum.knowledge.reader import Reader

AUDIENCES = ("end_user", "operator", "developer")
"""As `knowledge.reader.AUDIENCES`, which takes too long to load for a command that answers a key press."""


def add_knowledge(parser: argparse.ArgumentParser) -> None:
    """The folder and how to open it."""
    parser.add_argument("knowledge", metavar="KNOWLEDGE", type=stated_path, help="folder of Markdown")
    parser.add_argument(
        "--overlay", metavar="FILE", type=stated_path, help="front matter kept apart from the pages (YAML)"
    )
    parser.add_argument("--no-cache", action="store_true", help="read everything afresh, store no index")


def add_model(parser: argparse.ArgumentParser) -> None:
    """Who may help with a question; without these options nobody does."""
    parser.add_argument(
        "--model",
        metavar="FILE",
        help="a local model (GGUF) that translates questions and words answers; or VADEMECUM_MODEL",
    )
    parser.add_argument(
        "--rephrase",
        action="store_true",
        help="with --model: search also in other words when the question as typed has no sure answer",
    )
    parser.add_argument(
        "--encoder",
        metavar="NAME",
        help="compare meanings: builtin, or an embedding model (GGUF); or VADEMECUM_ENCODER",
    )


def add_reader(parser: argparse.ArgumentParser) -> None:
    """Who is asking; whatever is left out filters nothing."""
    reader = parser.add_argument_group("reader (what is left out filters nothing)")
    reader.add_argument("--audience", choices=AUDIENCES)
    reader.add_argument("--plan", metavar="NAME")
    reader.add_argument("--role", metavar="NAME")
    reader.add_argument(
        "--flag",
        metavar="NAME",
        action="append",
        help="a flag that is set; repeat for more, --flag '' for a reader known to have none",
    )
    reader.add_argument(
        "--filter", metavar="NAME", help="show only what this filter of the help lets through"
    )
    reader.add_argument("--language", metavar="TAG", help="the reader's language, such as de")


def add_output(parser: argparse.ArgumentParser, limit: int = 5) -> None:
    """How much to print, and in which form."""
    parser.add_argument("--limit", type=_positive, default=limit, metavar="N", help=f"hits (default {limit})")
    parser.add_argument("--include-low", action="store_true", help="also articles of low confidence")
    parser.add_argument("--explain", action="store_true", help="show what each step did to each hit")
    parser.add_argument("--json", action="store_true", help="print JSON")


def reader_from(options: argparse.Namespace) -> Reader:
    """The reader that the options describe."""
    from vademecum.knowledge.reader import Reader

    flags = None if options.flag is None else frozenset(flag for flag in options.flag if flag)
    return Reader(options.audience, options.plan, options.role, flags, options.language, options.filter)


def open_knowledge(options: argparse.Namespace) -> Knowledge:
    """Open the folder, with progress on a terminal.

    Raises `KnowledgeError` when it can't be used and `ModelError` when a model that was asked for
    can't; one that the environment names, or that lies beside the folder, is left out with a note.
    """
    from vademecum.app.knowledge import Knowledge
    from vademecum.app.model_place import model_beside
    from vademecum.errors import ModelError

    progress = Progress()
    model, encoder = getattr(options, "model", None), getattr(options, "encoder", None)
    helped = hasattr(options, "model")
    named = (os.environ.get("VADEMECUM_MODEL"), os.environ.get("VADEMECUM_ENCODER")) if helped else ("", "")

    def opened(model: str | None, encoder: str | None) -> Knowledge:
        knowledge = Knowledge.open(
            options.knowledge,
            model=model or None,
            encoder=encoder or None,
            cache=not options.no_cache,
            overlay=options.overlay,
            progress=progress,
        )
        if knowledge.model is not None:
            knowledge.model.rephrase = bool(getattr(options, "rephrase", False))
        return knowledge

    from pathlib import Path  # `show` answers a key press and does without

    shipped = model_beside(Path(options.knowledge)) if helped and not (model or named[0]) else None
    try:
        return opened(model or named[0] or (str(shipped) if shipped else None), encoder or named[1])
    except ModelError as error:
        if model or encoder:
            raise
        print(f"vademecum: {error}", file=sys.stderr)
        return opened(None, None)
    finally:
        progress.clear()


class Progress:
    """One line on standard error that is overwritten, on a terminal only."""

    def __init__(self) -> None:
        self._shown = 0

    def __call__(self, done: int, total: int, path: str) -> None:
        """Show how far the work is."""
        if not sys.stderr.isatty() or (done % 20 and done != total):
            return
        line = f"Reading {done} of {total}: {path}"[:78]
        print(f"\r{line:<{self._shown}}", end="", file=sys.stderr, flush=True)
        self._shown = len(line)

    def clear(self) -> None:
        """Remove the line."""
        if self._shown:
            print(f"\r{'':<{self._shown}}\r", end="", file=sys.stderr, flush=True)
            self._shown = 0


def stated_path(text: str) -> str:
    """A path as it was typed; an empty one, most often an unset variable, is a mistake.

    Python would take it for the current folder.
    """
    if text:
        return text
    import argparse

    raise argparse.ArgumentTypeError("the path is empty; is a variable unset? Write . for the current folder")


def _positive(text: str) -> int:
    import argparse

    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number
