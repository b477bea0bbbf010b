"""`vademecum trust`: whose bundles are trusted."""

from __future__ import annotations

import argparse
from pathlib import Path

from vademecum.cli import exits
from vademecum.cli import options as shared
from vademecum.cli.output import print_note
from vademecum.errors import VademecumError

HELP = "trust a public key, and refuse bundles that it should have signed and has not; alone: list the keys"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument(
        "key", metavar="KEY", type=shared.stated_path, nargs="?", help="public Ed25519 key (PEM)"
    )
    parser.add_argument(
        "bundles",
        metavar="BUNDLE",
        type=shared.stated_path,
        nargs="*",
        help="bundle signed with it: others of its title are refused from now on",
    )
    parser.add_argument("--name", metavar="NAME", help="whose key it is (default: name of its file)")
    parser.add_argument("--remove", metavar="NAME", help="trust the keys of this name no more")


def run(options: argparse.Namespace) -> int:
    """List, add or remove keys."""
    if options.remove:
        return _remove(options.remove)
    if not options.key:
        return _list()
    from vademecum.app.trust import TrustedKey, own_list, trust
    from vademecum.knowledge.bundle import verify
    from vademecum.knowledge.signing import public_of

    file = Path(options.key)
    public = public_of(file).hex()
    titles = tuple(verify(Path(bundle), key=file).title for bundle in options.bundles)
    name = options.name or file.name.partition(".")[0]
    trust(TrustedKey(name, public, titles))
    print(own_list())
    for title in titles:
        print_note(f"“{title}” opens only when it is signed by {name}")
    return exits.ANSWERED


def _remove(name: str) -> int:
    from vademecum.app.trust import distrust, lists

    if distrust(name):
        return exits.ANSWERED
    mend = "`vademecum trust` shows the lists; only your own is changed here."
    raise VademecumError(f"there is no key of {name!r} on your list", path=str(lists()[0]), mend=mend)


def _list() -> int:
    from vademecum.app.trust import lists, read_list

    found = 0
    for place in lists():
        for key in read_list(place):
            found += 1
            print(f"{key.name}\t{key.public}\t{', '.join(key.titles)}\t{place}")
    if not found:
        print_note("No key is trusted yet: vademecum trust KEY.pub [BUNDLE] --name NAME")
    return exits.ANSWERED
