"""Whose bundles are trusted: public keys that readers or administrators have put on a list.

    # trusted-keys.toml
    [[key]]
    name = "Acme Documentation"
    public = "6f1c…"             # 64 hexadecimal digits; `vademecum verify` prints them
    titles = ["Acme Help"]       # optional: bundles of these titles must be signed with this key

There may be three lists, and all of them count: the reader's own among the settings, the
administrator's in the system's place for settings, and one beside an author's application.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Literal

import tomli_w
from platformdirs import PlatformDirs

from vademecum.app.brand import brand
from vademecum.app.paths import paths
from vademecum.app.storage import locked, write_atomic
from vademecum.errors import BundleError, VademecumError
from vademecum.knowledge.bundle import Bundle
from vademecum.knowledge.extras import how_to_add

LIST = "trusted-keys.toml"

State = Literal["trusted", "unknown", "unchecked", "unsigned"]

_PUBLIC = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class TrustedKey:
    """A key on a list."""

    name: str
    """Whose key it is, as the list says."""
    public: str
    """32 bytes in hexadecimal."""
    titles: tuple[str, ...] = ()
    """Titles of bundles that nobody else may sign."""


@dataclass(frozen=True, slots=True)
class Signature:
    """What is known about who made a bundle."""

    state: State
    """`unknown`: signed by a key that is on no list; `unchecked`: the library for it is missing here."""
    key: str = ""
    """The public key in hexadecimal; empty when the bundle is not signed."""
    name: str = ""
    """Whose key it is; empty unless it is trusted."""


def own_list() -> Path:
    """The reader's own list."""
    return paths().config / LIST


def lists() -> tuple[Path, ...]:
    """All lists that count here; they need not exist."""
    system = PlatformDirs("vademecum", appauthor=False).site_config_path / LIST
    beside = brand().folder
    return (own_list(), system, *([beside / LIST] if beside is not None else []))


def trusted_keys() -> tuple[TrustedKey, ...]:
    """The keys of all lists. Raises `VademecumError` for a list that cannot be understood.

    Going on without it would open what the list forbids.
    """
    return tuple(key for file in lists() for key in read_list(file))


def read_list(file: Path) -> tuple[TrustedKey, ...]:
    """The keys of one list, none when there is no file. Raises `VademecumError`."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return ()
    except (OSError, ValueError) as error:
        raise _unreadable(file, str(error)) from None
    entries = data.get("key", [])
    if not isinstance(entries, list):
        raise _unreadable(file, "`key` must be written [[key]]")
    return tuple(_key(file, number, entry) for number, entry in enumerate(entries, 1))


def _key(file: Path, number: int, entry: Any) -> TrustedKey:
    if not isinstance(entry, dict):
        raise _unreadable(file, "`key` must be written [[key]]")
    name, public = entry.get("name"), str(entry.get("public", "")).lower()
    titles = entry.get("titles", [])
    if not isinstance(name, str) or not name.strip() or not _PUBLIC.fullmatch(public):
        raise _unreadable(file, f"key {number} needs a name and 64 hexadecimal digits as `public`")
    if not isinstance(titles, list) or not all(isinstance(title, str) for title in titles):
        raise _unreadable(file, f"the titles of key {number} are no list of texts")
    return TrustedKey(name.strip(), public, tuple(titles))


def _unreadable(file: Path, problem: str) -> VademecumError:
    mend = "Correct it or remove it; until then no bundle is opened."
    return VademecumError(
        f"the list of trusted keys cannot be understood ({problem})", path=str(file), mend=mend
    )


def judge(bundle: Bundle, file: Path, keys: Iterable[TrustedKey] | None = None) -> Signature:
    """Who made a verified bundle, by these keys or by all lists.

    Raises `BundleError` when its title belongs to a key that has not signed it.
    """
    known = tuple(trusted_keys() if keys is None else keys)
    owners = [key for key in known if _plain(bundle.title) in map(_plain, key.titles)]
    if owners:
        _require(bundle, file, owners)
    if not bundle.signer:
        return Signature("unsigned")
    if not bundle.checked:
        return Signature("unchecked", bundle.signer)
    name = next((key.name for key in known if key.public == bundle.signer), "")
    return Signature("trusted" if name else "unknown", bundle.signer, name)


def _require(bundle: Bundle, file: Path, owners: list[TrustedKey]) -> None:
    names = " or ".join(dict.fromkeys(key.name for key in owners))
    if bundle.checked and bundle.signer in {key.public for key in owners}:
        return
    mend = f"Get the file from {names}."
    if not bundle.signer:
        problem = f"“{bundle.title}” must be signed by {names}, and this file is not signed"
    elif bundle.signer not in {key.public for key in owners}:
        problem = f"“{bundle.title}” must be signed by {names}, and another key has signed this file"
        mend = f"{mend} If the key was changed on purpose: vademecum trust NEW.pub {file.name}."
    else:
        problem = f"“{bundle.title}” must be signed by {names}, and signatures cannot be checked here"
        mend = how_to_add("sign")
    raise BundleError(problem, path=str(file), mend=mend)


def _plain(title: str) -> str:
    """Titles that look alike count as the same."""
    return " ".join(unicodedata.normalize("NFKC", title).casefold().split())


def trust(key: TrustedKey) -> None:
    """Put a key on the reader's own list, or add to its titles. Raises `VademecumError`."""
    file = own_list()
    with locked(file):
        kept = read_list(file)
        before = next((each for each in kept if each.public == key.public), None)
        titles = dict.fromkeys((*(before.titles if before else ()), *key.titles))
        changed = replace(key, titles=tuple(titles))
        others = (each for each in kept if each.public != key.public)
        write_atomic(file, list_text([*others, changed]).encode())


def distrust(name: str) -> bool:
    """Take the keys of this name off the reader's own list; False when there is none."""
    file = own_list()
    with locked(file):
        kept = read_list(file)
        left = [key for key in kept if key.name != name]
        if len(left) == len(kept):
            return False
        write_atomic(file, list_text(left).encode())
        return True


def list_text(keys: Iterable[TrustedKey]) -> str:
    """A list as it is written to a file."""
    return tomli_w.dumps({"key": [{**asdict(key), "titles": list(key.titles)} for key in keys]})
