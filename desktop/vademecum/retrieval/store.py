"""The index on disk: one file, versioned, checksummed, memory-mapped; anything doubtful is rebuilt.

Layout: magic, length and checksum of a JSON header, the header, then blocks at multiples of 64
bytes. The header names each block with its type, size, place and CRC-32. Arrays are used as they
lie in the file; words, articles and the snapshot are decoded when they are first needed. A file
is replaced as a whole, so that a reader of the old one keeps it and two writers do no harm.
"""

from __future__ import annotations

import json
import mmap
import os
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from vademecum.knowledge.article import Article
from vademecum.knowledge.snapshot import Snapshot
from vademecum.retrieval.bm25 import Ints, Postings
from vademecum.retrieval.codec import from_plain, shape_of, to_plain
from vademecum.retrieval.index import Arrays, Entry, Folder, Index, Learned
from vademecum.retrieval.parameters import DEFAULT, Parameters

_MAGIC = b"VADEMIDX"
_ALIGNMENT = 64
_LARGEST_HEADER = 1 << 20
_TYPES = {"int64", "uint32", "uint16", "int32", "uint8"}


@dataclass(frozen=True, slots=True)
class Stored:
    """What a cache file holds."""

    index: Index
    snapshot: Snapshot
    """As it was saved; its articles are decoded one by one when they are read."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """What is written field by field: another version with other fields must not read it."""

    snapshot: Snapshot
    entries: tuple[Entry, ...]
    folder: Folder


class LazyArticles(Mapping[str, Article]):
    """Articles of a cache file by path, in reading order, decoded on first use."""

    def __init__(self, numbers: Mapping[str, int], starts: Ints, blob: memoryview) -> None:
        self._numbers = numbers
        self._starts = starts
        self._blob = blob
        self._decoded: dict[str, Article] = {}

    def __getitem__(self, path: str) -> Article:
        found = self._decoded.get(path)
        if found is None:
            number = self._numbers[path]
            raw = bytes(self._blob[int(self._starts[number]) : int(self._starts[number + 1])])
            found = self._decoded[path] = from_plain(Article, json.loads(raw))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


def save(index: Index, file: Path, snapshot: Snapshot | None = None) -> None:
    """Write an index, and the snapshot that it was built from, in place of an older file.

    Without a snapshot the index keeps only its own articles. Raises `OSError` when the folder
    cannot be written.
    """
    kept = snapshot or Snapshot(
        Path(), articles={e.path: index.article(n) for n, e in enumerate(index.entries)}
    )
    blocks = _blocks(index, kept)
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.", suffix=".new")
    try:
        with os.fdopen(handle, "wb") as stream:
            for piece in _pieces(index, blocks):
                stream.write(piece)
            stream.flush()
            os.fsync(stream.fileno())
        Path(name).replace(file)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def load(file: Path, fingerprint: str = "", parameters: Parameters = DEFAULT) -> Index | None:
    """Return the index of a cache file, or None when it is missing, damaged or out of date.

    An empty `fingerprint` accepts whatever folder state was indexed.
    """
    stored = load_stored(file, fingerprint, parameters)
    return stored.index if stored else None


def load_stored(file: Path, fingerprint: str = "", parameters: Parameters = DEFAULT) -> Stored | None:
    """Return index and snapshot of a cache file, or None as `load` does."""
    try:
        with file.open("rb") as stream:
            mapped = mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)
        stored = _read(_File(memoryview(mapped)), fingerprint, parameters)
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError, RecursionError):
        return None
    if hasattr(mmap, "MADV_DONTNEED"):
        # The checksums have touched every page of the file: only what is used need stay in memory.
        mapped.madvise(mmap.MADV_DONTNEED)
    return stored


class _File:
    """The checked blocks of a cache file."""

    def __init__(self, view: memoryview) -> None:
        if bytes(view[:8]) != _MAGIC:
            raise ValueError("no index file")
        size, checksum = (int(number) for number in np.frombuffer(view[8:16], dtype="<u4"))
        raw = bytes(view[16 : 16 + size])
        if size > _LARGEST_HEADER or len(raw) != size or zlib.crc32(raw) != checksum:
            raise ValueError("damaged header")
        self.header: dict[str, Any] = json.loads(raw)
        self._blocks: dict[str, tuple[memoryview, str, tuple[int, ...]]] = {}
        start = _aligned(16 + size)
        for name, kind, shape, offset, length, check in self.header["blocks"]:
            block = view[start + offset : start + offset + length]
            if len(block) != length or zlib.crc32(block) != check:
                raise ValueError(f"damaged block {name}")
            self._blocks[name] = (block, kind, tuple(shape))

    def array(self, name: str) -> Ints:
        block, kind, shape = self._blocks[name]
        if kind not in _TYPES:
            raise ValueError(f"unknown type {kind}")
        array: Ints = np.frombuffer(block, dtype=np.dtype(kind).newbyteorder("<")).reshape(shape)
        return array

    def bytes(self, name: str) -> memoryview:
        return self._blocks[name][0]

    def words(self, name: str) -> list[str]:
        text = str(self.bytes(name), "utf-8", "surrogatepass")
        return text.split("\n") if text else []

    def plain(self, name: str) -> Any:
        return json.loads(bytes(self.bytes(name)))


def _read(file: _File, fingerprint: str, parameters: Parameters) -> Stored | None:
    header = file.header
    if header["shape"] != shape_of(_Kept):
        return None
    if header["parameters"] != parameters.digest() or (fingerprint and header["fingerprint"] != fingerprint):
        return None
    arrays = Arrays(
        postings=Postings(*(file.array(f"postings.{part}") for part in ("starts", "codes", "counts"))),
        frequencies=file.array("frequencies"),
        faces=Postings(*(file.array(f"faces.{part}") for part in ("starts", "codes", "counts"))),
        lengths=file.array("lengths"),
        article_of=file.array("article_of"),
        rank_of=file.array("rank_of"),
    )
    entries = from_plain(tuple[Entry, ...], file.plain("entries"))
    paths: list[str] = file.plain("paths")
    articles = LazyArticles(
        {path: at for at, path in enumerate(paths)}, file.array("article.starts"), file.bytes("articles")
    )
    index = Index(
        fingerprint=header["fingerprint"],
        parameters=parameters,
        folder=from_plain(Folder, header["folder"]),
        entries=entries,
        arrays=arrays,
        terms=lambda: file.words("terms"),
        faces=lambda: file.words("faces"),
        acronyms=lambda: _acronyms(file.plain("acronyms"), len(entries)),
        article=lambda number: articles[entries[number].path],
    )
    return Stored(index, replace(from_plain(Snapshot, file.plain("snapshot")), articles=articles))


def _acronyms(kept: list[tuple[int, Any]], articles: int) -> list[Learned]:
    """Spread out what is kept of the articles that spell an acronym out, which are few."""
    learned: list[Learned] = [()] * articles
    for number, found in kept:
        learned[number] = from_plain(Learned, found)
    return learned


def _blocks(index: Index, snapshot: Snapshot) -> dict[str, Any]:
    raw = [_json(to_plain(article)) for article in snapshot.articles.values()]
    starts = np.concatenate(([0], np.cumsum([len(piece) for piece in raw]))).astype(np.int64)
    arrays = index.arrays
    return {
        "postings.starts": arrays.postings.starts,
        "postings.codes": arrays.postings.codes,
        "postings.counts": arrays.postings.counts,
        "frequencies": arrays.frequencies,
        "faces.starts": arrays.faces.starts,
        "faces.codes": arrays.faces.codes,
        "faces.counts": arrays.faces.counts,
        "lengths": arrays.lengths,
        "article_of": arrays.article_of,
        "rank_of": arrays.rank_of,
        "terms": "\n".join(index.terms).encode("utf-8", "surrogatepass"),
        "faces": "\n".join(index.faces).encode("utf-8", "surrogatepass"),
        "acronyms": _json(
            [[number, to_plain(found)] for number, found in enumerate(index.acronyms) if found]
        ),
        "entries": _json(to_plain(index.entries)),
        "paths": _json(list(snapshot.articles)),
        "snapshot": _json(to_plain(replace(snapshot, articles={}))),
        "article.starts": starts,
        "articles": b"".join(raw),
    }


def _pieces(index: Index, blocks: Mapping[str, Any]) -> Iterator[bytes]:
    table: list[list[Any]] = []
    payload: list[bytes] = []
    offset = 0
    for name, block in blocks.items():
        raw, kind, shape = _raw(block)
        table.append([name, kind, shape, offset, len(raw), zlib.crc32(raw)])
        padding = _aligned(len(raw)) - len(raw)
        payload += [raw, b"\0" * padding]
        offset += len(raw) + padding
    header = _json(
        {
            "fingerprint": index.fingerprint,
            "shape": shape_of(_Kept),
            "parameters": index.parameters.digest(),
            "folder": to_plain(index.folder),
            "blocks": table,
        }
    )
    yield _MAGIC + np.array([len(header), zlib.crc32(header)], dtype="<u4").tobytes() + header
    yield b"\0" * (_aligned(16 + len(header)) - 16 - len(header))
    yield from payload


def _raw(block: Any) -> tuple[bytes, str, list[int]]:
    if isinstance(block, bytes):
        return block, "", []
    little = block.astype(block.dtype.newbyteorder("<"), copy=False)
    return little.tobytes(), str(block.dtype.name), list(block.shape)


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT
