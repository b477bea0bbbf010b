"""`vademecum unpack`: a bundle becomes a folder again."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_note
from vademecum.errors import BundleError

HELP = "verify a bundle and write its pages into a new folder"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("file", metavar="FILE", type=shared.stated_path, help="bundle (.vade)")
    parser.add_argument(
        "folder", metavar="FOLDER", type=shared.stated_path, help="folder to make; it must not hold files yet"
    )
    parser.add_argument(
        "--key",
        metavar="FILE",
        type=shared.stated_path,
        help="public Ed25519 key (PEM) that it must be signed with",
    )


def run(options: argparse.Namespace) -> int:
    """Unpack beside the target first, so that a bundle that is refused leaves nothing."""
    from vademecum.app.trust import judge
    from vademecum.knowledge.bundle import unpack

    if Path(options.file).is_dir():
        raise BundleError(
            "this is a folder, not a bundle", path=options.file, mend="There is nothing to unpack."
        )
    target = Path(options.folder)
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BundleError("the folder is not empty", path=options.folder, mend="Name a new one.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(prefix=f".{target.name}.", dir=target.resolve().parent))
    except OSError as error:
        raise BundleError(f"the folder cannot be made ({error.strerror})", path=options.folder) from None
    try:
        bundle = unpack(Path(options.file), draft / "new", key=Path(options.key) if options.key else None)
        judge(bundle, Path(options.file))
        if target.exists():
            target.rmdir()
        (draft / "new" / bundle.name).rename(target)
        overlay = draft / "new" / f"{bundle.name}.overlay.yaml"
        if overlay.exists():
            beside = target.resolve().with_name(f"{target.resolve().name}.overlay.yaml")
            if beside.exists():
                raise BundleError("there is an overlay of that name already", path=str(beside))
            overlay.rename(beside)
            print(beside)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    print(target)
    print_note(f"{bundle.title}: {len(bundle.files)} files")
    return exits.ANSWERED
