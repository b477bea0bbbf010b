"""The header of a GGUF file: what a model says about itself, and where its tensors lie.

Only the header is read, with limits on everything that the file claims: it is not trusted.
The layout is that of ggml's `gguf.md`, versions 2 and 3.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

Scalar = int | float | bool | str
"""What a single value of the header can be."""

MAGIC = b"GGUF"
NEWEST = 3
"""Newest layout that is known here and in the pinned llama.cpp."""

_MOST_KEYS = 65_536
_MOST_TENSORS = 1_000_000
_LONGEST_NAME = 65_535
_LONGEST_TEXT = 4 * 1024 * 1024
"""Bytes of one text; chat templates have some tens of thousands."""
_MOST_ITEMS = 50_000_000
_KEPT_ITEMS = 1024
"""Numbers of an array that are kept, for values given per layer."""

_NUMBERS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_STRING, _ARRAY = 8, 9

# Tensor type -> elements per block, bytes per block; from ggml's type table.
_BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34), 10: (256, 84),
    11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210), 15: (256, 292), 16: (256, 66),
    17: (256, 74), 18: (256, 98), 19: (256, 50), 20: (32, 18), 21: (256, 110), 22: (256, 82),
    23: (256, 136), 24: (1, 1), 25: (1, 2), 26: (1, 4), 27: (1, 8), 28: (1, 8), 29: (256, 56), 30: (1, 2),
    34: (256, 54), 35: (256, 66), 39: (32, 17),
}  # fmt: skip


class GgufError(ValueError):
    """The file is no readable GGUF; the message completes the sentence `the file ...`."""


@dataclass(frozen=True, slots=True)
class Header:
    """What was read."""

    version: int
    values: Mapping[str, Scalar]
    """Single values by key."""
    lengths: Mapping[str, int]
    """Number of items of each array."""
    lists: Mapping[str, tuple[int, ...]]
    """Short arrays of whole numbers: values given per layer."""
    tensors: int
    elements: int
    """Sum of the tensors' elements: the number of parameters."""
    needed: int
    """Bytes that the file must have for the last tensor to be complete."""

    def text(self, key: str) -> str:
        """A text value; empty when there is none."""
        value = self.values.get(key, "")
        return value if isinstance(value, str) else ""

    def number(self, key: str) -> int:
        """A whole number, or the largest of a short array of them; 0 when there is none."""
        value = self.values.get(key, 0)
        if key in self.lists:
            return max(self.lists[key], default=0)
        return int(value) if isinstance(value, int | float) else 0


def read_header(path: Path) -> Header:
    """Read the header of a file; raises `GgufError` when it is none, and OSError when unreadable."""
    with path.open("rb", buffering=1 << 20) as stream:
        return _Reader(stream, os.fstat(stream.fileno()).st_size).header()


class _Reader:
    def __init__(self, stream: BinaryIO, size: int) -> None:
        self._stream, self._size = stream, size
        self._values: dict[str, Scalar] = {}
        self._lengths: dict[str, int] = {}
        self._lists: dict[str, tuple[int, ...]] = {}

    def header(self) -> Header:
        if self._size == 0:
            raise GgufError("is empty")
        magic = self._stream.read(4)
        if magic != MAGIC:
            raise GgufError("is no GGUF model: it does not begin with the letters GGUF")
        version = self._version()
        tensors, keys = self._number("Q"), self._number("Q")
        if keys > _MOST_KEYS or tensors > _MOST_TENSORS:
            raise GgufError("is damaged: its header announces more than a model can have")
        for _ in range(keys):
            self._entry()
        elements, end = self._tensors(tensors)
        alignment = self._values.get("general.alignment", 32)
        step = alignment if isinstance(alignment, int) and 0 < alignment <= 1 << 20 else 32
        start = -(-self._stream.tell() // step) * step
        return Header(
            version,
            self._values,
            self._lengths,
            self._lists,
            tensors,
            elements,
            start + end if tensors else 0,
        )

    def _version(self) -> int:
        version = self._number("I")
        if version > 0xFFFF and version & 0xFFFF == 0:
            raise GgufError("is written for big-endian machines")
        if version > NEWEST:
            raise GgufError(f"uses GGUF version {version}, newer than the {NEWEST} known here")
        if version < 2:
            raise GgufError(f"uses GGUF version {version}, which llama.cpp no longer reads")
        return version

    def _entry(self) -> None:
        key = self._text(_LONGEST_NAME)
        kind = self._number("I")
        if kind == _ARRAY:
            self._array(key)
        elif kind == _STRING:
            self._values[key] = self._text(_LONGEST_TEXT)
        else:
            self._values[key] = self._scalar(kind)

    def _array(self, key: str) -> None:
        kind, count = self._number("I"), self._number("Q")
        if count > _MOST_ITEMS:
            raise GgufError("is damaged: a list in its header is too long")
        self._lengths[key] = count
        if kind == _STRING:
            for _ in range(count):
                self._skip(self._number("Q"))
        elif kind not in _NUMBERS:
            raise GgufError("is damaged: its header holds a value of an unknown kind")
        elif count <= _KEPT_ITEMS and kind not in (6, 12):
            letter = _NUMBERS[kind]
            data = self._bytes(count * struct.calcsize("<" + letter))
            self._lists[key] = tuple(int(item) for item in struct.unpack(f"<{count}{letter}", data))
        else:
            self._skip(count * struct.calcsize("<" + _NUMBERS[kind]))

    def _tensors(self, count: int) -> tuple[int, int]:
        """Number of parameters, and the end of the last tensor counted from the first."""
        elements = end = 0
        for _ in range(count):
            self._text(_LONGEST_NAME)
            dimensions = self._number("I")
            if dimensions > 8:
                raise GgufError("is damaged: a tensor has too many dimensions")
            size = 1
            for _ in range(dimensions):
                size *= self._number("Q")
            kind, offset = self._number("I"), self._number("Q")
            per_block, block_bytes = _BLOCKS.get(kind, (1, 0))
            elements += size
            end = max(end, offset + -(-size // per_block) * block_bytes)
        return elements, end

    def _scalar(self, kind: int) -> Scalar:
        if kind not in _NUMBERS:
            raise GgufError("is damaged: its header holds a value of an unknown kind")
        letter = _NUMBERS[kind]
        value: Scalar = struct.unpack("<" + letter, self._bytes(struct.calcsize("<" + letter)))[0]
        return value

    def _text(self, longest: int) -> str:
        size = self._number("Q")
        if size > longest:
            raise GgufError("is damaged: a text in its header is too long")
        return self._bytes(size).decode("utf-8", "replace")

    def _number(self, letter: str) -> int:
        size = 4 if letter == "I" else 8
        value: int = struct.unpack("<" + letter, self._bytes(size))[0]
        return value

    def _bytes(self, size: int) -> bytes:
        data = self._stream.read(size)
        if len(data) != size:
            raise GgufError("ends in the middle of its header: the copy or download is incomplete")
        return data

    def _skip(self, size: int) -> None:
        if self._stream.tell() + size > self._size:
            raise GgufError("ends in the middle of its header: the copy or download is incomplete")
        if size < 4096:
            self._stream.read(size)
        else:
            self._stream.seek(size, os.SEEK_CUR)
