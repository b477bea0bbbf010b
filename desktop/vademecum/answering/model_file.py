"""Whether a file can be loaded as a model: told before any native code sees it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from vademecum.answering.gguf import GgufError, Header, read_header
from vademecum.answering.machine import free_memory, missing_instructions
from vademecum.errors import ModelError

CONTEXT = 4096
"""Tokens of the context that is opened; less when the model was trained with less."""
_OVERHEAD = 160 * 1024 * 1024
"""Bytes of the child process beside weights and cache; 125 to 150 MB were measured."""
_SAMPLE = 1 << 20
_ENCODERS = (
    "bert",
    "nomic-bert",
    "jina-bert",
    "t5encoder",
    "gte",
    "neo-bert",
    "modern-bert",
    "gemma-embedding",
)
_FILE_TYPES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S",
    12: "Q3_K_M", 13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K",
    19: "IQ2_XXS", 20: "IQ2_XS", 23: "IQ3_XXS", 25: "IQ4_NL", 26: "IQ3_S", 30: "IQ4_XS", 32: "BF16",
    38: "MXFP4",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ModelFile:
    """A GGUF file that passed the check."""

    path: Path
    size: int
    """Bytes."""
    name: str
    """What the model calls itself, else the file's name."""
    architecture: str
    parameters: int
    """Number of weights."""
    quantisation: str
    """Such as `Q4_K_M`; empty when the file does not say."""
    trained_context: int
    """Tokens that the model was trained with; 0 when the file does not say."""
    context: int
    """Tokens of the context that will be opened."""
    chat: bool
    """Whether it brings a chat template; a base model does not."""
    encoder: bool
    """Whether it makes embeddings and no text."""
    memory: int
    """Bytes that the child process will need, estimated."""
    version: int
    """Version of the GGUF layout."""

    def describe(self) -> str:
        """One line for people, such as `SmolLM2 135M, Q4_1, 94 MB`."""
        parts = [
            f"{self.name}",
            f"{_count(self.parameters)} weights",
            self.quantisation,
            f"{self.size >> 20} MB",
        ]
        return ", ".join(part for part in parts if part)


def check_model(
    path: Path, *, sha256: str = "", context: int = CONTEXT, free: Callable[[], int | None] = free_memory
) -> ModelFile:
    """Check a file: there, a GGUF of a known version, complete, pinned as expected, and small enough.

    `sha256` is the manifest's pin, hexadecimal; empty for none. Raises `ModelError` with what is
    wrong and what to do.
    """
    found = inspect_model(path, context=context)
    if sha256 and file_sha256(path) != sha256.strip().casefold():
        raise ModelError(
            "the file is not the model that this knowledge names (its sha256 differs)",
            path=str(path),
            mend="Choose the file that its author recommends, or remove `model: sha256` from knowledge.yaml",
        )
    lacking = missing_instructions()
    if lacking:
        raise ModelError(
            f"this computer's CPU lacks {', '.join(lacking).upper()}, which the model library needs",
            path=str(path),
            mend="Use Vademecum without a model, or build llama-cpp-python for this CPU",
        )
    available = free()
    if available is not None and found.memory > available:
        raise ModelError(
            f"the model needs about {found.memory >> 20} MB of memory and {available >> 20} MB are free",
            path=str(path),
            mend="Close other programs or choose a smaller model",
        )
    return found


def inspect_model(path: Path, *, context: int = CONTEXT) -> ModelFile:
    """Read what a file says about itself, without looking at this machine; raises `ModelError`."""
    try:
        if not path.is_file():
            problem = "is a folder" if path.is_dir() else "does not exist"
            raise ModelError(f"the file {problem}", path=str(path), mend="Choose a .gguf file")
        size = path.stat().st_size
        header = read_header(path)
    except GgufError as error:
        raise ModelError(
            f"the file {error}", path=str(path), mend="Choose another .gguf file or copy it again"
        ) from error
    except OSError as error:
        raise ModelError(
            f"the file cannot be read ({error.strerror or error})",
            path=str(path),
            mend="Check its permissions",
        ) from error
    _check_content(header, size, path)
    architecture = header.text("general.architecture")
    trained = header.number(f"{architecture}.context_length")
    opened = min(context, trained) if trained else context
    return ModelFile(
        path=path,
        size=size,
        name=_plain(header.text("general.name")) or path.stem,
        architecture=architecture,
        parameters=header.elements,
        quantisation=_FILE_TYPES.get(header.number("general.file_type"), "")
        if "general.file_type" in header.values
        else "",
        trained_context=trained,
        context=opened,
        chat=bool(header.text("tokenizer.chat_template")),
        encoder=architecture in _ENCODERS or f"{architecture}.pooling_type" in header.values,
        memory=size + _cache_bytes(header, architecture, opened) + _OVERHEAD,
        version=header.version,
    )


def _check_content(header: Header, size: int, path: Path) -> None:
    if header.number("split.count") > 1:
        raise ModelError(
            f"the file is one of {header.number('split.count')} parts of a model",
            path=str(path),
            mend="Join the parts with `llama-gguf-split --merge` and choose the result",
        )
    if not header.tensors or not header.text("general.architecture"):
        raise ModelError(
            "the file holds no model: there are no weights in it",
            path=str(path),
            mend="Choose another .gguf file",
        )
    if header.text("general.type") not in ("", "model"):
        raise ModelError(
            f"the file is no language model but a part for one ({header.text('general.type')})",
            path=str(path),
            mend="Choose the model itself",
        )
    if size < header.needed:
        raise ModelError(
            f"the file is incomplete: it has {size} bytes and needs {header.needed}",
            path=str(path),
            mend="Copy or download it again",
        )


def _cache_bytes(header: Header, architecture: str, context: int) -> int:
    """Size of the keys and values of every token of the context, 2 bytes each."""
    layers = header.number(f"{architecture}.block_count")
    heads = header.number(f"{architecture}.attention.head_count")
    shared = header.number(f"{architecture}.attention.head_count_kv") or heads
    width = header.number(f"{architecture}.embedding_length")
    key = header.number(f"{architecture}.attention.key_length") or (width // heads if heads else 0)
    value = header.number(f"{architecture}.attention.value_length") or key
    return 2 * context * layers * shared * (key + value)


def _plain(name: str) -> str:
    """A name as one short line: what a file says of itself is shown on the screen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:80]


def _count(number: int) -> str:
    return f"{number / 1e9:.1f} billion" if number >= 1e9 else f"{number / 1e6:.0f} million"


def file_sha256(path: Path) -> str:
    """sha256 of a file, hexadecimal; kept until size or time of the file change."""
    state = path.stat()
    return _sha256(path, state.st_size, state.st_mtime_ns)


@lru_cache(maxsize=16)
def _sha256(path: Path, size: int, changed: int) -> str:
    del size, changed  # part of the key: a file that was replaced is read again
    total = hashlib.sha256()
    with path.open("rb") as stream:
        while block := stream.read(1 << 20):
            total.update(block)
    return total.hexdigest()


def quick_digest(path: Path) -> str:
    """Tell a model from others without reading gigabytes: by its size, its beginning and its end."""
    size = path.stat().st_size
    total = hashlib.sha256(str(size).encode())
    with path.open("rb") as stream:
        total.update(stream.read(_SAMPLE))
        stream.seek(max(0, size - _SAMPLE))
        total.update(stream.read(_SAMPLE))
    return total.hexdigest()
