"""A knowledge folder as one file, `.vade`: the same folder always packs to the same bytes.

    mimetype            application/vnd.vademecum.bundle, first and uncompressed, so that systems know it
    manifest.json       title, version, and size and sha256 of every file below
    signature.json      optional: Ed25519 over manifest.json
    knowledge/…         the folder, sorted by name
    overlay.yaml        optional: front matter kept apart from the pages
    index/…             optional: the index, so that nothing is indexed when it is opened

Entries are stored uncompressed by default: what zlib makes of a page differs between its
versions, and installers compress the whole better than a zip can.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from vademecum.knowledge import signing
from vademecum.knowledge.bundle_entries import doubled, open_zip, refuse, wrong_name
from vademecum.knowledge.scan import BUNDLE_SUFFIX
from vademecum.knowledge.snapshot import Snapshot

SUFFIX = BUNDLE_SUFFIX
MIME = "application/vnd.vademecum.bundle"
FORMAT = 1
"""Raised when an older Vademecum could not read what a newer one packs."""
FOLDER, INDEX = "knowledge/", "index/"
OVERLAY = "overlay.yaml"

_MIMETYPE, _MANIFEST, _SIGNATURE = "mimetype", "manifest.json", "signature.json"
MTIME_S = 315_532_800
"""The same time in seconds since 1970: unpacked files have it, so that a prebuilt index knows them."""
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can hold; every entry has it."""
_MAX_MANIFEST = 64 * 1024**2
"""Bytes: a hundred thousand files with long names."""
_CHUNK = 1024 * 1024
_DAMAGED = "the bundle's manifest is damaged"
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Bundle:
    """What a bundle says about itself; true once `verify` has returned it."""

    title: str
    name: str
    """Name of the folder that was packed."""
    version: str = ""
    language: str = ""
    fingerprint: str = ""
    """Of the folder as it was read, see `Snapshot`."""
    files: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    """Entry -> (bytes, sha256)."""
    signer: str = ""
    """Public key that signed it, in hex; empty when it is not signed."""
    checked: bool = False
    """Whether that signature was checked: not so where the library for it is missing."""
    sha256: str = ""
    """Of the manifest, which holds the hashes of all files: it stands for the whole content."""

    def place(self, entry: str) -> str:
        """Where an entry is unpacked to, relative to the target."""
        if entry == OVERLAY:
            return f"{self.name}.overlay.yaml"
        return f"{self.name}/{entry.removeprefix(FOLDER)}" if entry.startswith(FOLDER) else f".{entry}"


# --- packing --------------------------------------------------------------------------------------


def pack(
    snapshot: Snapshot,
    file: Path,
    *,
    index: Mapping[str, bytes] | None = None,
    key: Path | None = None,
    compress: bool = False,
) -> Bundle:
    """Write the folder of `snapshot` to `file`, in place of what was there.

    `index` holds files of a prebuilt index by name, `key` is a private key to sign with. Raises
    `BundleError` when a file has a name that not every system allows, or has changed since it
    was read, when the folder holds a private key, and when `file` cannot be written; then the old
    file stays.
    """
    sources = _sources(snapshot, index or {})
    name = snapshot.root.resolve().name or "knowledge"
    if problem := wrong_name(name):
        raise refuse(snapshot.root, f"the folder's name {problem}", "Rename it")
    public = signing.public_of(key).hex() if key else ""
    entries = {path: _measure(snapshot, path, source) for path, source in sources.items()}
    manifest = {
        "format": FORMAT,
        "title": snapshot.manifest.title or name,
        "name": name,
        "version": snapshot.manifest.version,
        "language": snapshot.manifest.language,
        "fingerprint": snapshot.fingerprint,
        "signer": public,
        "files": {path: {"size": size, "sha256": sha256} for path, (size, sha256) in entries.items()},
    }
    data = (json.dumps(manifest, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
    head = {_MIMETYPE: MIME.encode(), _MANIFEST: data}
    if key:
        head[_SIGNATURE] = _signature_json(signing.sign(data, key), public)
    _write(file, head, sources, snapshot, entries, compress=compress)
    return _bundle(file, manifest, data, checked=bool(key))


def _sources(snapshot: Snapshot, index: Mapping[str, bytes]) -> dict[str, str | bytes]:
    """Entry -> path in the folder, or bytes; sorted."""
    if not snapshot.articles:
        raise refuse(
            snapshot.root, "there is no Markdown page in this folder", "Pack the folder that holds them"
        )
    found: dict[str, str | bytes] = {FOLDER + path: path for path in {*snapshot.files, *snapshot.others}}
    found.update({INDEX + name: data for name, data in index.items()})
    overlay = snapshot.overlay.file
    inside = overlay is not None and overlay.resolve().is_relative_to(snapshot.root.resolve())
    if overlay is not None and not inside:
        found[OVERLAY] = overlay.read_bytes()
    for entry in found:
        if problem := wrong_name(entry):
            raise refuse(
                snapshot.root, f"the name {entry.removeprefix(FOLDER)!r} {problem}", "Rename the file"
            )
    if twice := doubled(found):
        name = twice.removeprefix(FOLDER)
        raise refuse(snapshot.root, f"two files differ from {name} in letter case only", "Rename one of them")
    return dict(sorted(found.items()))


def _refuse_secret(snapshot: Snapshot, source: str, data: bytes) -> None:
    """A private key in the folder would be given away with it, the one to sign with above all."""
    if signing.is_private_key(data):
        place = snapshot.root / source
        raise refuse(place, "this is a private key, and the bundle would give it away", "Move it elsewhere")


def _measure(snapshot: Snapshot, entry: str, source: str | bytes) -> tuple[int, str]:
    size, digest = 0, hashlib.sha256()
    for chunk in _chunks(snapshot, source):
        if size == 0 and isinstance(source, str):
            _refuse_secret(snapshot, source, chunk)
        size += len(chunk)
        digest.update(chunk)
    known = snapshot.files.get(entry.removeprefix(FOLDER))
    if known is not None and isinstance(source, str) and known.sha256 != digest.hexdigest():
        raise refuse(snapshot.root / source, "the file changes while it is packed", "Try again")
    return size, digest.hexdigest()


def _chunks(snapshot: Snapshot, source: str | bytes) -> Iterator[bytes]:
    if isinstance(source, bytes):
        yield source
        return
    place = snapshot.root / source
    if not place.resolve().is_relative_to(snapshot.root.resolve()):
        raise refuse(place, "it leads out of the folder", "Copy the file into it")
    try:
        with place.open("rb") as stream:
            while chunk := stream.read(_CHUNK):
                yield chunk
    except OSError as error:
        raise refuse(place, f"the file cannot be read ({error.strerror})", "Check its permissions") from None


def _write(
    file: Path,
    head: Mapping[str, bytes],
    sources: Mapping[str, str | bytes],
    snapshot: Snapshot,
    entries: Mapping[str, tuple[int, str]],
    *,
    compress: bool,
) -> None:
    draft = file.with_name(f".{file.name}.part")
    try:
        with zipfile.ZipFile(draft, "w") as packed:
            for name, data in head.items():
                with packed.open(_entry(name, len(data), compress=False), "w") as target:
                    target.write(data)
            for name, source in sources.items():
                with packed.open(_entry(name, entries[name][0], compress=compress), "w") as target:
                    for chunk in _chunks(snapshot, source):
                        target.write(chunk)
        draft.replace(file)
    except OSError as error:
        reason = f"the bundle cannot be written ({error.strerror})"
        raise refuse(file, reason, "Check the folder's permissions and space") from None
    finally:
        draft.unlink(missing_ok=True)


def _entry(name: str, size: int, *, compress: bool) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, _EPOCH)
    entry.create_system = 3  # the same on every system
    entry.external_attr = 0o100644 << 16
    entry.compress_type = zipfile.ZIP_DEFLATED if compress else zipfile.ZIP_STORED
    entry.file_size = size
    return entry


def _signature_json(signature: bytes, public: str) -> bytes:
    fields = {"algorithm": "ed25519", "public_key": public, "signature": signature.hex()}
    return (json.dumps(fields, indent=1, sort_keys=True) + "\n").encode()


# --- reading --------------------------------------------------------------------------------------


def verify(file: Path, *, key: Path | None = None) -> Bundle:
    """Look at every byte of a bundle. With `key`, it must be signed with that key.

    Raises `BundleError` when it is not a bundle, not safe, not whole, changed after it was
    packed, or not signed as expected.
    """
    with _opened(file) as packed:
        bundle = _read_head(file, packed, key)
        for name in bundle.files:
            for _ in _verified(file, packed, name, bundle.files[name]):
                pass
        return bundle


def peek(file: Path, *, key: Path | None = None) -> Bundle:
    """As `verify`, without reading the files themselves: for showing what a bundle is."""
    with _opened(file) as packed:
        return _read_head(file, packed, key)


def unpack(file: Path, target: Path, *, key: Path | None = None) -> Bundle:
    """Verify a bundle and write it out below `target`, an empty or new folder.

    The knowledge goes to a folder of its own name in it, an overlay beside that, where it is
    found, the index to `.index`. Raises `BundleError`; then nothing of the target may be used.
    """
    with _opened(file) as packed:
        bundle = _read_head(file, packed, key)
        try:
            if target.exists() and any(target.iterdir()):
                raise refuse(target, "the folder is not empty", "Name a new one")
            for name, expected in bundle.files.items():
                place = target / bundle.place(name)
                place.parent.mkdir(parents=True, exist_ok=True)
                with place.open("xb") as stream:
                    for chunk in _verified(file, packed, name, expected):
                        stream.write(chunk)
                os.utime(place, (MTIME_S, MTIME_S))
        except OSError as error:
            reason = f"the folder cannot be written ({error.strerror})"
            raise refuse(target, reason, "Check its permissions and space") from None
        return bundle


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        stream: BinaryIO = file.open("rb")
    except OSError as error:
        reason = f"the bundle cannot be read ({error.strerror})"
        raise refuse(file, reason, "Check the path and its permissions") from None
    with stream, open_zip(file, stream) as packed:
        yield packed


def _read_head(file: Path, packed: zipfile.ZipFile, key: Path | None) -> Bundle:
    names = packed.namelist()
    if names[:2] != [_MIMETYPE, _MANIFEST] or _small(file, packed, _MIMETYPE, 100) != MIME.encode():
        raise refuse(file, "the file is no bundle of Vademecum", "Open a `.vade` file")
    data = _small(file, packed, _MANIFEST, _MAX_MANIFEST)
    manifest = _parsed(file, data)
    if manifest.get("format") != FORMAT:
        raise refuse(file, "a newer Vademecum has packed this bundle", "Update Vademecum to open it")
    bundle = _bundle(file, manifest, data)
    rest = set(names) - {_MIMETYPE, _MANIFEST, _SIGNATURE}
    if stray := sorted(rest - bundle.files.keys()):
        raise refuse(file, f"{stray[0]} was added after the bundle was packed")
    if gone := sorted(bundle.files.keys() - rest):
        raise refuse(file, f"{gone[0]} is missing from the bundle")
    for name, (size, _) in bundle.files.items():
        if packed.getinfo(name).file_size != size:
            raise refuse(file, f"{name} has been changed after the bundle was packed")
    signature = _small(file, packed, _SIGNATURE, 4096) if _SIGNATURE in names else None
    return _with_signature(file, bundle, data, signature, key)


def _with_signature(
    file: Path, bundle: Bundle, data: bytes, signature: bytes | None, key: Path | None
) -> Bundle:
    wanted = signing.public_of(key).hex() if key else ""
    if signature is None:
        if bundle.signer:
            raise refuse(file, "the bundle was signed, and its signature was taken off")
        if wanted:
            raise refuse(file, "the bundle is not signed, but a signature is asked for")
        return bundle
    fields = _parsed(file, signature)
    public, made = str(fields.get("public_key", "")), str(fields.get("signature", ""))
    if public != bundle.signer or fields.get("algorithm") != "ed25519":
        raise refuse(file, "the signature does not belong to this bundle")
    if wanted and public != wanted:
        raise refuse(
            file, "the bundle is signed with another key", "Use the key of whoever made it, or do not open it"
        )
    if not signing.available():
        return bundle
    try:
        valid = signing.is_valid(data, bytes.fromhex(made), bytes.fromhex(public))
    except ValueError:
        valid = False
    if not valid:
        raise refuse(file, "the signature is wrong: the bundle has been changed")
    return _bundle(file, _parsed(file, data), data, checked=True)


def _verified(file: Path, packed: zipfile.ZipFile, name: str, expected: tuple[int, str]) -> Iterator[bytes]:
    """The bytes of an entry; raises when there are too many or they are not the ones that were packed."""
    size, digest = 0, hashlib.sha256()
    try:
        with packed.open(name) as stream:
            while chunk := stream.read(_CHUNK):
                size += len(chunk)
                if size > expected[0]:
                    break
                digest.update(chunk)
                yield chunk
    except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError, OSError, zlib.error):
        raise refuse(file, f"{name} is damaged, or has been changed after the bundle was packed") from None
    if (size, digest.hexdigest()) != expected:
        raise refuse(file, f"{name} has been changed after the bundle was packed")


def _small(file: Path, packed: zipfile.ZipFile, name: str, limit: int) -> bytes:
    if packed.getinfo(name).file_size > limit:
        raise refuse(file, f"{name} is too large")
    target = io.BytesIO()
    try:
        with packed.open(name) as stream:
            target.write(stream.read(limit + 1))
    except (zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError, OSError, zlib.error):
        raise refuse(file, f"{name} is damaged, or has been changed after the bundle was packed") from None
    return target.getvalue()


def _parsed(file: Path, data: bytes) -> dict[str, Any]:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        raise refuse(file, _DAMAGED) from None
    if not isinstance(found, dict):
        raise refuse(file, _DAMAGED)
    return found


def _bundle(file: Path, manifest: Mapping[str, Any], data: bytes, *, checked: bool = False) -> Bundle:
    """The manifest's fields, each of the type that it should be."""
    texts = {
        key: manifest.get(key, "")
        for key in ("title", "name", "version", "language", "fingerprint", "signer")
    }
    files: dict[str, tuple[int, str]] = {}
    listed = manifest.get("files")
    for name, entry in listed.items() if isinstance(listed, dict) else ():
        size = entry.get("size") if isinstance(entry, dict) else None
        sha256 = entry.get("sha256") if isinstance(entry, dict) else None
        if not isinstance(size, int) or not isinstance(sha256, str) or not _SHA256.fullmatch(sha256):
            raise refuse(file, _DAMAGED)
        if name != OVERLAY and not name.startswith((FOLDER, INDEX)):
            raise refuse(file, _DAMAGED)
        files[name] = (size, sha256)
    if not files or not all(isinstance(text, str) for text in texts.values()) or wrong_name(texts["name"]):
        raise refuse(file, _DAMAGED)
    return Bundle(**texts, files=files, checked=checked, sha256=hashlib.sha256(data).hexdigest())
