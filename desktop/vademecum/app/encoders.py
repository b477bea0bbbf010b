"""Which encoder compares meanings, and the vectors of a folder, kept in the user's cache."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable
from pathlib import Path

from vademecum.app.paths import paths
from vademecum.app.storage import write_atomic
from vademecum.errors import ModelError, VademecumError
from vademecum.knowledge.extras import how_to_add
from vademecum.retrieval.index import Index
from vademecum.retrieval.vectors import (
    Embedder,
    SentenceEncoder,
    Vectors,
    build_vectors,
    kept_vectors,
    vectors_bytes,
)

BUILT_IN = "builtin"
"""Name of the small multilingual encoder of the extra `vademecum[encoder]`."""


def embedder_of(choice: Embedder | str | Path) -> Embedder:
    """The encoder that a setting or option names: `builtin`, a GGUF file, or an embedder as it is.

    Raises `ModelError` when it can't be used.
    """
    if not isinstance(choice, str | Path):
        return choice
    if str(choice) != BUILT_IN:
        from vademecum.answering.embedding import GgufEmbedder  # noqa: PLC0415 - only with a file

        return GgufEmbedder(Path(choice))
    if not SentenceEncoder.installed():
        raise ModelError("the sentence encoder is not installed", mend=how_to_add("encoder"))
    return SentenceEncoder()


def vectors_of(
    index: Index,
    embedder: Embedder,
    root: Path,
    *,
    cache: bool = True,
    previous: Vectors | None = None,
    progress: Callable[[int, int, str], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Vectors:
    """Vectors of every section; only what is neither in `previous` nor in the cache is computed.

    Raises `ModelError` when the encoder fails and `Cancelled`.
    """
    file = _file(root, embedder.name)
    same = previous is not None and previous.name == embedder.name
    kept = (
        previous.kept()
        if previous is not None and same
        else kept_vectors(file, embedder.name)
        if cache
        else {}
    )
    vectors = build_vectors(index, embedder, kept=kept, progress=progress, cancelled=cancelled)
    if cache and set(vectors.hashes) != set(kept):
        with contextlib.suppress(VademecumError):  # a cache that can't be written costs time only
            write_atomic(file, vectors_bytes(vectors))
    return vectors


def _file(root: Path, name: str) -> Path:
    key = hashlib.sha256(f"{root.resolve()}\0{name}".encode("utf-8", "surrogatepass")).hexdigest()[:32]
    return paths().cache / "vectors" / f"{key}.vectors"
