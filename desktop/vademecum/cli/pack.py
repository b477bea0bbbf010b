"""`vademecum pack`: a folder becomes one file."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_note, size_text
from vademecum.errors import BundleError, VademecumError

HELP = "pack a folder and its index into one .vade file, signed if you like"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "knowledge", metavar="KNOWLEDGE", type=shared.stated_path, nargs="?", help="folder of Markdown"
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        type=shared.stated_path,
        nargs="?",
        help="bundle to write (default: KNOWLEDGE.vade)",
    )
    parser.add_argument(
        "--overlay",
        metavar="FILE",
        type=shared.stated_path,
        help="front matter kept apart from the pages (YAML)",
    )
    parser.add_argument(
        "--key", metavar="FILE", type=shared.stated_path, help="private Ed25519 key (PEM) to sign with"
    )
    parser.add_argument(
        "--new-key",
        metavar="FILE",
        type=shared.stated_path,
        help="write a new private key, and FILE.pub beside it",
    )
    parser.add_argument("--compress", action="store_true", help="smaller, but not the same with every zlib")


def run(options: argparse.Namespace) -> int:
    """Pack and say what was written."""
    from vademecum.app.bundles import is_bundle, pack_folder
    from vademecum.knowledge.bundle import SUFFIX
    from vademecum.knowledge.signing import make_key

    key = Path(options.key) if options.key else None
    if options.new_key:
        print_note(f"public key: {make_key(Path(options.new_key))}")
        key = key or Path(options.new_key)
    if not options.knowledge:
        if options.new_key:
            return exits.ANSWERED
        raise VademecumError("no folder is named", mend="Write: vademecum pack KNOWLEDGE [FILE].")
    folder = Path(options.knowledge)
    if folder.is_file() and is_bundle(folder):
        mend = f"To change it, unpack it first: vademecum unpack {shlex.quote(options.knowledge)} FOLDER"
        raise BundleError("this is a bundle already", path=options.knowledge, mend=mend)
    file = Path(options.file) if options.file else folder.resolve().with_suffix(SUFFIX)
    progress = shared.Progress()
    try:
        bundle = pack_folder(
            folder,
            file,
            overlay=Path(options.overlay) if options.overlay else None,
            key=key,
            compress=options.compress,
            progress=progress,
        )
    finally:
        progress.clear()
    print(file)
    signed = f", signed by {bundle.signer[:16]}…" if bundle.signer else ""
    held = f"{len(bundle.files)} file{'s' if len(bundle.files) != 1 else ''}"
    print_note(f"{held}, {size_text(file.stat().st_size)}{signed}; content {bundle.sha256[:16]}…")
    return exits.ANSWERED
