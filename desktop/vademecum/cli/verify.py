"""`vademecum verify`: whether a bundle is whole, safe and signed as expected."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_json, print_note
from vademecum.errors import BundleError

HELP = "look at every byte of a bundle; exit code 1 when it is not whole, safe or signed as expected"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("file", metavar="FILE", type=shared.stated_path, help="bundle (.vade)")
    parser.add_argument(
        "--key",
        metavar="FILE",
        type=shared.stated_path,
        help="public Ed25519 key (PEM) that it must be signed with",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    """Verify and print what the bundle is."""
    from vademecum.app.trust import judge
    from vademecum.knowledge.bundle import verify
    from vademecum.knowledge.extras import how_to_add

    file = Path(options.file)
    if file.is_dir():
        mend = f"Look at a folder with: vademecum check {shlex.quote(options.file)}"
        raise BundleError("this is a folder, and only a bundle can be verified", path=options.file, mend=mend)
    if not file.is_file():
        raise BundleError("there is no such file", path=options.file, mend="Check the path.")
    try:
        bundle = verify(file, key=Path(options.key) if options.key else None)
        signer = judge(bundle, file)
    except BundleError as error:
        if options.json:
            print_json({"file": options.file, "valid": False, "message": str(error)})
        print(f"vademecum: {error}", file=sys.stderr)
        return exits.FOUND_PROBLEMS
    signature = "checked" if bundle.checked else "not checked" if bundle.signer else "none"
    if options.json:
        print_json(
            {
                "file": options.file,
                "valid": True,
                "title": bundle.title,
                "version": bundle.version,
                "language": bundle.language,
                "files": len(bundle.files),
                "sha256": bundle.sha256,
                "fingerprint": bundle.fingerprint,
                "signer": bundle.signer,
                "signature": signature,
                "trusted": signer.name,
            }
        )
        return exits.ANSWERED
    print(f"{bundle.title} {bundle.version}".strip())
    print(f"{len(bundle.files)} files, all as they were packed; content {bundle.sha256}")
    whose = f", trusted as {signer.name}" if signer.name else ", on no list of trusted keys"
    print(f"signature: {signature}" + (f", key {bundle.signer}{whose}" if bundle.signer else ""))
    if signature == "not checked":
        print_note(f"It can be checked with the package `pynacl`. {how_to_add('sign')}")
    return exits.ANSWERED
