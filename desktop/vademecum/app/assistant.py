"""What a program says to Qt Assistant, understood: its options, its stdin commands, its addresses.

A program that starts `assistant -collectionFile app.qhc -enableRemoteControl` and writes commands
to its standard input starts Vademecum instead and changes nothing else.

    setSource qthelp://org.example.app/doc/dns.html#verify
    activateIdentifier app::dns; syncContents
    show index; activateKeyword domain

Commands end with a line end or with NUL; several on one line are joined by `;`. Verbs are read
in any letter case, as Assistant does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args
from urllib.parse import unquote, urlsplit

from vademecum.errors import VademecumError

AssistantVerb = Literal[
    "show", "hide", "setsource", "activatekeyword", "activateidentifier", "synccontents", "setcurrentfilter",
    "expandtoc", "register", "unregister",
]  # fmt: skip
VERBS: tuple[AssistantVerb, ...] = get_args(AssistantVerb)
PANELS = ("contents", "index", "bookmarks", "search")
"""What `show`, `hide` and `-activate` may name."""
_NEEDLESS: frozenset[AssistantVerb] = frozenset(("synccontents", "setcurrentfilter"))
"""Verbs that mean something without an argument: an empty filter is the one that hides nothing."""
LONGEST = 8192
"""Characters of one command: an address fits many times."""

_VALUED = (
    "-collectionfile", "-showurl", "-show", "-activate", "-hide", "-register", "-unregister",
    "-setcurrentfilter",
)  # fmt: skip
_BARE = ("-enableremotecontrol", "-remove-search-index", "-rebuild-search-index", "-quiet")
_BUNDLES = (".vade",)


@dataclass(frozen=True, slots=True)
class Command:
    """One thing to do."""

    verb: AssistantVerb
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Start:
    """What the command line asks for."""

    collection: str = ""
    """The `.qhc` file that was named."""
    remote: bool = False
    """Whether commands come over standard input."""
    commands: tuple[Command, ...] = ()
    """To be done first, in this order."""
    others: tuple[str, ...] = ()
    """Arguments that are not Assistant's."""


def speaks_assistant(arguments: Sequence[str]) -> bool:
    """Whether one of the arguments is an option of Assistant: `-showUrl`, also written `--showUrl`."""
    return any(_option(argument) for argument in arguments)


def read_arguments(arguments: Sequence[str]) -> Start:
    """Read a command line of Assistant; raises `VademecumError` for an option without its value."""
    collection, remote = "", False
    commands: list[Command] = []
    others: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        option = _option(argument)
        if not option:
            others.append(argument)
        elif option == "-enableremotecontrol":
            remote = True
        elif option in _VALUED:
            value = next(rest, "")
            if not value:
                raise VademecumError(f"the option {argument} needs a value")
            if option == "-collectionfile":
                collection = value
            else:
                commands.append(_from_option(option, value))
    # The index of Assistant's own search is no concern of ours; -quiet is how we are.
    return Start(collection, remote, tuple(commands), tuple(others))


def read_commands(text: str) -> Iterator[Command]:
    """The commands of one line; raises `VademecumError` at the first that cannot be understood."""
    for part in text.split(";"):
        words = part.strip("\0\r\n\t ")
        if not words:
            continue
        name, _, argument = words.partition(" ")
        verb, argument = name.lower(), argument.strip()
        if verb not in VERBS:
            raise VademecumError(f"unknown command {name!r}", mend=f"Use one of {', '.join(VERBS)}")
        if not argument and verb not in _NEEDLESS:
            raise VademecumError(f"the command {name!r} needs an argument")
        if len(argument) > LONGEST:
            raise VademecumError(f"the argument of {name!r} is longer than {LONGEST} characters")
        if verb in ("show", "hide") and argument.lower() not in PANELS:
            raise VademecumError(f"there is no panel {argument!r}", mend=f"Use one of {', '.join(PANELS)}")
        yield Command(verb, argument)


def pages_for(url: str) -> tuple[str, ...]:
    """Addresses under which the page of a URL may lie in a folder, the likeliest first.

    qthelp://org.example/doc/net/dns.html#verify -> net/dns.html#verify, doc/net/dns.html#verify, ...
    ms-its:C:\\App\\app.chm::/net/dns.htm        -> net/dns.htm
    net/dns.html                                 -> net/dns.html

    Empty for an address that leads out of the help.
    """
    text, _, anchor = url.strip().partition("#")
    end = f"#{unquote(anchor)}" if anchor else ""
    if "::/" in text:
        return (text.partition("::/")[2] + end,)
    parts = urlsplit(text)
    if parts.scheme == "qthelp":
        steps = [step for step in unquote(parts.path).split("/") if step not in ("", ".", "..")]
        folders = ("/".join(steps[1:]), "/".join(steps), "/".join([parts.netloc, *steps]), text)
        return tuple(dict.fromkeys(f"{name}{end}" for name in folders if name))
    if parts.scheme in ("", "vademecum"):
        return (unquote(parts.path).lstrip("/") + end,)
    return ()


def find_collection(file: str) -> Path:
    """The folder or bundle that stands for a collection or documentation file of Qt Help.

    `help/app.qhc` -> `help/app/`, `help/app.vade`, or a folder `help/knowledge/` beside it. A
    folder or bundle stands for itself. Raises `VademecumError` when there is none of these.
    """
    path = Path(file).expanduser()
    if path.is_dir() or path.suffix in _BUNDLES:
        return path
    beside = path.with_suffix("")
    for place in (beside, *(path.with_suffix(suffix) for suffix in _BUNDLES), path.parent / "knowledge"):
        if place.exists():
            return place
    raise VademecumError(
        "has not been imported yet", path=file, mend=f"Import it once: vademecum import {path} {beside}"
    )


def _option(argument: str) -> str:
    if not argument.startswith("-"):
        return ""
    name = "-" + argument.lower().lstrip("-")
    return name if name in _VALUED or name in _BARE else ""


def _from_option(option: str, value: str) -> Command:
    if option in ("-show", "-activate", "-hide") and value.lower() not in PANELS:
        raise VademecumError(f"there is no panel {value!r}", mend=f"Use one of {', '.join(PANELS)}")
    verbs: dict[str, AssistantVerb] = {
        "-showurl": "setsource", "-activate": "show", "-show": "show", "-hide": "hide",
        "-register": "register", "-unregister": "unregister", "-setcurrentfilter": "setcurrentfilter",
    }  # fmt: skip
    return Command(verbs[option], value)
