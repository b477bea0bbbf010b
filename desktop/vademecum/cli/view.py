"""`vademecum [KNOWLEDGE]`: the viewer."""

from __future__ import annotations

import argparse
import gc
import os

from vademecum.cli import options as shared

HELP = "open a folder in the viewer (the bundled manual when none is named)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge", metavar="KNOWLEDGE", type=shared.stated_path, nargs="?", help="folder of Markdown"
    )
    parser.add_argument(
        "--overlay",
        metavar="FILE",
        type=shared.stated_path,
        help="front matter kept apart from the pages (YAML)",
    )
    parser.add_argument("--no-cache", action="store_true", help="read everything afresh, store no index")
    parser.add_argument("--page", metavar="PAGE", default="", help="page to open first: path or path#anchor")
    parser.add_argument(
        "--remote-control",
        action="store_true",
        help="take Qt Assistant's commands from standard input (also -enableRemoteControl)",
    )
    parser.add_argument("--model", metavar="FILE", help="a local model (GGUF); or VADEMECUM_MODEL")
    shared.add_reader(parser)


def run(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed."""
    from vademecum.app.handed_over import place_of
    from vademecum.app.system import require_window
    from vademecum.cli.named import require_there

    if options.knowledge:
        require_there(options.knowledge, ())
    require_window()
    # Loading Qt and building a window make objects that stay; the window turns this on again.
    gc.disable()
    if options.model:
        os.environ["VADEMECUM_MODEL"] = options.model
    from vademecum.viewer.application import run as run_viewer

    knowledge, page = place_of(options.knowledge or "")
    assistant = options.assistant
    if assistant is not None and assistant.collection and not knowledge:
        from vademecum.app.assistant import find_collection

        knowledge = str(find_collection(assistant.collection))
    return run_viewer(
        knowledge or None,
        overlay=options.overlay,
        cache=not options.no_cache,
        page=options.page or page,
        reader=shared.reader_from(options),
        remote_control=options.remote_control or (assistant is not None and assistant.remote),
        commands=assistant.commands if assistant is not None else (),
    )
