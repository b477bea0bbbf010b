"""Bundles on the way in and out: packed with their index, and opened from a verified copy.

A bundle is unpacked once into the user's cache, under the hash of its content, after every byte
was verified. As long as the file keeps its size and time, and the copy its own, opening it again
costs a look at each file's size.
"""

from __future__ import annotations

import atexit
import hashlib
import json
import logging
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import vademecum
from vademecum.app.brand import brand
from vademecum.app.paths import paths
from vademecum.app.trust import Signature, judge
from vademecum.knowledge import bundle as format_
from vademecum.knowledge import signing
from vademecum.knowledge.bundle import MTIME_S, SUFFIX, Bundle
from vademecum.knowledge.folder import Progress, read_folder
from vademecum.knowledge.overlay import find_overlay
from vademecum.knowledge.scan import FileState
from vademecum.knowledge.snapshot import Snapshot
from vademecum.retrieval.build import build_index
from vademecum.retrieval.store import Stored, load_stored, save

log = logging.getLogger(__name__)

_KEPT = 8
"""Unpacked bundles that stay in the cache; the ones opened last."""
_LEAST_AGE_S = 24 * 3600
"""A copy opened within a day may be open now, in another window."""
_MTIME_NS = MTIME_S * 1_000_000_000


@dataclass(frozen=True, slots=True)
class Unpacked:
    """A verified copy of a bundle."""

    root: Path
    """The knowledge folder."""
    index: Path
    """The prebuilt index for this version of the program; the file may be missing."""
    fingerprint: str
    signature: Signature
    """Who made it."""


def is_bundle(place: Path) -> bool:
    """Whether `place` is to be opened as a bundle: a file, or a name that ends as bundles do."""
    return place.suffix.lower() == SUFFIX and not place.is_dir()


def pack_folder(
    folder: Path,
    file: Path,
    *,
    overlay: Path | None = None,
    key: Path | None = None,
    compress: bool = False,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Bundle:
    """Pack a folder with its index; see `knowledge.bundle.pack`. Raises what reading and packing raise."""
    snapshot = read_folder(folder, overlay=overlay, progress=progress, cancelled=cancelled)
    if not snapshot.articles:
        return format_.pack(snapshot, file)  # which says what is wrong
    with tempfile.TemporaryDirectory(prefix="vademecum-pack-") as draft:
        made = Path(draft) / _index_name()
        timeless = _timeless(snapshot)
        save(build_index(timeless, cancelled=cancelled), made, timeless)
        index = {_index_name(): made.read_bytes()}
    return format_.pack(snapshot, file, index=index, key=key, compress=compress)


def open_bundle(file: Path) -> Unpacked:
    """A verified copy of the bundle, made now or found in the cache.

    Raises `BundleError` when the bundle is not whole and safe, is not signed as its title must
    be, or cannot be unpacked anywhere.
    """
    home = paths().cache / "bundles"
    known = (
        home
        / f"{hashlib.sha256(os.path.realpath(file).encode('utf-8', 'surrogatepass')).hexdigest()[:32]}.json"
    )
    if found := _known(file, home, known):
        return found
    bundle = format_.verify(file)
    signature = judge(bundle, file)
    place = home / bundle.sha256[:32]
    if not _is_whole(place, bundle):
        place = _unpack(file, bundle, place)
    with suppress(OSError):
        known.write_text(json.dumps({**_identity(file), **_described(bundle, place)}), encoding="utf-8")
        _prune(home, place)
    return _unpacked(place, bundle, signature)


def signature_of(place: Path) -> Signature | None:
    """Who made the bundle that has just been opened; None for a folder.

    An author's application says nothing about its own pages, which came with it, unless they are signed.
    """
    if not is_bundle(place):
        return None
    found = open_bundle(place).signature
    return None if found.state == "unsigned" and place == brand().knowledge else found


def load_index(found: Unpacked) -> Stored | None:
    """The bundle's own index and snapshot; None when this version of the program must make its own."""
    stored = load_stored(found.index, found.fingerprint)
    if stored is None or stored.snapshot.fingerprint != found.fingerprint:
        return None
    # The file knows the folder by its content; where it lies is known here.
    overlay = replace(stored.snapshot.overlay, file=find_overlay(found.root, stored.snapshot.manifest, None))
    snapshot = replace(stored.snapshot, root=found.root, given_overlay=None, overlay=overlay)
    return Stored(stored.index, snapshot)


# --- packing --------------------------------------------------------------------------------------


def _index_name() -> str:
    # Another version may cut and weigh words otherwise: it makes its own index instead.
    return f"{vademecum.__version__}.index"


def _timeless(snapshot: Snapshot) -> Snapshot:
    """The snapshot as it will be read from an unpacked bundle: equal wherever and whenever it is made."""
    overlay = snapshot.overlay
    size = overlay.stat[0]
    return replace(
        snapshot,
        root=Path(),
        given_overlay=None,
        files={
            path: FileState(state.size, _MTIME_NS, state.sha256, _MTIME_NS + 3_600_000_000_000)
            for path, state in sorted(snapshot.files.items())
        },
        articles={path: replace(article, modified=0.0) for path, article in snapshot.articles.items()},
        overlay=replace(overlay, file=Path("overlay.yaml") if overlay.file else None, stat=(size, _MTIME_NS)),
    )


# --- the cache ------------------------------------------------------------------------------------


def _known(file: Path, home: Path, known: Path) -> Unpacked | None:
    """The copy of a bundle that was verified before and has not changed since.

    Whom the reader trusts may have changed: raises `BundleError` as `open_bundle` does.
    """
    try:
        stored: Any = json.loads(known.read_bytes())
        if any(stored[key] != value for key, value in _identity(file).items()):
            return None
        title, name, fingerprint, signer, sha256 = (
            str(stored[key]) for key in ("title", "name", "fingerprint", "signer", "sha256")
        )
        checked = stored["checked"] is True
        bundle = Bundle(title, name, fingerprint=fingerprint, signer=signer, checked=checked, sha256=sha256)
        sizes = {str(name): int(size) for name, size in stored["sizes"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    place = home / bundle.sha256[:32]
    if "/" in bundle.name or not all(_has(place / name, size) for name, size in sizes.items()):
        return None
    if bundle.signer and not bundle.checked and signing.available():
        return None  # what could not be checked then can be now
    with suppress(OSError):
        os.utime(known)
    return _unpacked(place, bundle, judge(bundle, file))


def _identity(file: Path) -> dict[str, int]:
    stat = file.stat()
    return {"size": stat.st_size, "mtime_ns": stat.st_mtime_ns, "inode": stat.st_ino}


def _described(bundle: Bundle, place: Path) -> dict[str, Any]:
    return {
        "sha256": place.name,
        "name": bundle.name,
        "title": bundle.title,
        "fingerprint": bundle.fingerprint,
        "signer": bundle.signer,
        "checked": bundle.checked,
        "sizes": {bundle.place(name): size for name, (size, _) in bundle.files.items()},
    }


def _unpacked(place: Path, bundle: Bundle, signature: Signature) -> Unpacked:
    index = place / ".index" / _index_name()
    return Unpacked(place / bundle.name, index, bundle.fingerprint, signature)


def _has(place: Path, size: int) -> bool:
    try:
        stat = place.stat()
    except OSError:
        return False
    return stat.st_size == size and stat.st_mtime_ns == _MTIME_NS


def _is_whole(place: Path, bundle: Bundle) -> bool:
    """Whether the copy still holds every byte: it is read in full, because its bundle is new to us."""
    if not place.is_dir():
        return False
    for name, (size, sha256) in bundle.files.items():
        copy = place / bundle.place(name)
        if not _has(copy, size) or hashlib.sha256(copy.read_bytes()).hexdigest() != sha256:
            return False
    return True


def _unpack(file: Path, bundle: Bundle, place: Path) -> Path:
    """Unpack into the cache, or where that cannot be written, for this run only."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        draft = Path(tempfile.mkdtemp(prefix=f".{place.name}.", dir=place.parent))
    except OSError as error:
        log.info(
            "The cache %s cannot be written (%s); the bundle is unpacked for this run", place.parent, error
        )
        draft = Path(tempfile.mkdtemp(prefix="vademecum-bundle-")) / place.name
        atexit.register(shutil.rmtree, draft.parent, ignore_errors=True)
        format_.unpack(file, draft)
        return draft
    try:
        format_.unpack(file, draft / "new")
        if place.exists():
            place.rename(draft / "old")  # damaged, or of another window that was as fast
        (draft / "new").rename(place)
    except OSError:
        if not _is_whole(place, bundle):
            raise
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return place


def _prune(home: Path, used: Path) -> None:
    """Remove the copies that were not opened for long; those of today stay."""
    opened: dict[str, float] = {}
    for known in home.glob("*.json"):
        with suppress(OSError, ValueError, KeyError, TypeError):
            name = str(json.loads(known.read_bytes())["sha256"])
            opened[name] = max(opened.get(name, 0.0), known.stat().st_mtime)
    copies = sorted(
        (entry for entry in home.iterdir() if entry.is_dir() and entry.name != used.name),
        key=lambda entry: (-opened.get(entry.name, 0.0), entry.name),
    )
    for copy in copies[_KEPT - 1 :]:
        if max(opened.get(copy.name, 0.0), copy.stat().st_mtime) < time.time() - _LEAST_AGE_S:
            shutil.rmtree(copy, ignore_errors=True)
