"""An embedding model in GGUF format as an `Embedder`: it runs in the model's own process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from vademecum.answering.model_file import check_model, file_sha256
from vademecum.answering.model_process import ModelProcess
from vademecum.errors import ModelError


class GgufEmbedder:
    """Sentence vectors from a GGUF file such as a BERT or Nomic encoder."""

    def __init__(self, file: Path, *, threads: int | None = None) -> None:
        """Raises `ModelError` when the file can't be used or makes text instead of vectors."""
        checked = check_model(file, context=512)
        if not checked.encoder:
            raise ModelError(
                "this model writes text and makes no sentence vectors",
                path=str(file),
                mend="Choose an embedding model, or the built-in encoder",
            )
        self._process = ModelProcess(checked, threads=threads)
        self.name = f"gguf-{file_sha256(file)[:16]}"
        """By content: another file never meets the vectors of this one."""

    def embed(self, texts: Sequence[str]) -> list[list[float]]:
        """Vectors of length 1; raises `ModelError`."""
        return self._process.embed(texts)

    def close(self) -> None:
        """End the process."""
        self._process.close()
