"""Opening a folder: from the index cache where that is true, else by reading what changed."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from vademecum.app.bundles import is_bundle, load_index, open_bundle
from vademecum.app.index_cache import cache_file, note_use, prune
from vademecum.app.indexing import index_in_child
from vademecum.knowledge.folder import Snapshot, looks_changed, read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.store import Stored, load_stored, save

log = logging.getLogger(__name__)

Progress = Callable[[int, int, str], None]
"""Called as `progress(done, total, path)` while articles are read and indexed."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A folder and its index, which belong together."""

    snapshot: Snapshot
    index: Index


def open_folder(
    root: Path,
    *,
    overlay: Path | None = None,
    cache: bool = True,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
    in_child: bool = False,
) -> Opened:
    """Read and index a folder, or take both from the cache when nothing changed since.

    A bundle is opened from a verified copy, with the index that it brings. Raises
    `KnowledgeError` when the folder cannot be used at all, `BundleError` when a bundle is
    refused, and `Cancelled` when told so. With `in_child` another process reads a large folder that
    is in no cache yet.
    A cache that is missing, damaged or cannot be written only costs time.
    """
    if is_bundle(root):
        unpacked = open_bundle(root)
        packed = load_index(unpacked) if overlay is None else None
        if packed is not None and not looks_changed(packed.snapshot):
            return Opened(packed.snapshot, packed.index)
        root = unpacked.root
    root = Path(os.path.abspath(root))  # noqa: PTH100 - resolve() would follow links that the user chose
    overlay = overlay and Path(os.path.abspath(overlay))  # noqa: PTH100 - as above
    file = cache_file(root, overlay)
    stored = _stored(file, root, overlay) if cache else None
    if stored is None and cache and in_child and index_in_child(root, overlay, progress, cancelled):
        stored = _stored(file, root, overlay)
    if stored is not None and not looks_changed(stored.snapshot):
        note_use(file)
        return Opened(stored.snapshot, stored.index)
    snapshot = read_folder(
        root,
        overlay=overlay,
        previous=stored.snapshot if stored else None,
        progress=progress,
        cancelled=cancelled,
    )
    index = build_index(snapshot, previous=stored.index if stored else None, cancelled=cancelled)
    if cache:
        _save(index, file, snapshot)
    return Opened(snapshot, index)


def _stored(file: Path, root: Path, overlay: Path | None) -> Stored | None:
    stored = load_stored(file)
    if stored is None:
        return None
    # The file knows the folder by its content; where it lies is known here.
    return Stored(stored.index, replace(stored.snapshot, root=root, given_overlay=overlay))


def _save(index: Index, file: Path, snapshot: Snapshot) -> None:
    try:
        save(index, file, snapshot)
    except OSError as error:
        log.info("The index could not be kept in %s: %s", file, error)
        return
    prune(file)
