from __future__ import annotations

import struct
import zlib

import pytest

from vademecum.knowledge.png import SIGNATURE, is_whole_png, png_size


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def png(
    width: int = 3, height: int = 2, *, depth: int = 8, colour: int = 2, pixels: bytes | None = None
) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    packed = zlib.compress(b"\0" * (height * (1 + 3 * width))) if pixels is None else pixels
    return SIGNATURE + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def test_a_whole_file_is_whole_whatever_follows_its_end() -> None:
    assert is_whole_png(png())
    assert is_whole_png(png() + b"rubbish")
    assert png_size(png(40, 7)[:33]) == (40, 7)


@pytest.mark.parametrize("cut", [0, 7, 8, 20, 33, 40, -12, -1])
def test_a_file_that_is_cut_off_is_not(cut: int) -> None:
    assert not is_whole_png(png()[:cut])


def test_every_changed_byte_of_header_and_pixels_is_noticed() -> None:
    whole = png()
    for at in range(len(whole)):
        assert not is_whole_png(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :]), at


@pytest.mark.parametrize(
    "data",
    [
        png(0, 2),
        png(depth=3),
        png(colour=5),
        png(pixels=b"no pixels at all"),
        png(pixels=zlib.compress(b"\0" * 3)),
        png(colour=3),  # colours from a palette that is not there
    ],
)
def test_files_with_right_checksums_and_wrong_contents_are_not_whole(data: bytes) -> None:
    assert not is_whole_png(data)
