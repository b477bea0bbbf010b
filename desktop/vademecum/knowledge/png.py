"""PNG files: how large they are, and whether they are whole.

The library that decodes them writes about damaged ones to the terminal, past everybody.
"""

from __future__ import annotations

import struct
import zlib

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
"""Kind of colour -> bits that one channel may have."""
_CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
_UNPACKED_TOO = 256 * 1024
"""Packed pixels up to this many bytes are unpacked as a trial; it takes about as long as decoding them."""


def png_size(head: bytes) -> tuple[int, int] | None:
    """Width and height from the first 33 bytes of a PNG file; None when they are none."""
    body = head[16:29]
    if head[:8] != SIGNATURE or head[8:16] != b"\0\0\0\rIHDR" or not _is_header(body):
        return None
    if struct.pack(">I", zlib.crc32(head[12:29])) != head[29:33]:
        return None
    width, height = struct.unpack_from(">II", body)
    return width, height


def is_whole_png(data: bytes) -> bool:
    """Whether header, checksums and order of the parts are right, up to the end.

    The first size in the header is right too; what follows the end counts for nothing.
    """
    if not data.startswith(SIGNATURE):
        return False
    view = memoryview(data)
    at, head, has_palette = len(SIGNATURE), b"", False
    packed: list[memoryview] = []
    while at + 12 <= len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        end = at + 12 + size
        if end > len(data) or not kind.isalpha():
            return False
        if zlib.crc32(view[at + 4 : end - 4]) != struct.unpack_from(">I", data, end - 4)[0]:
            return False
        body = view[at + 8 : end - 4]
        if not head:
            if kind != b"IHDR" or not _is_header(bytes(body)):
                return False
            head = bytes(body)
        elif kind == b"PLTE":
            has_palette = not packed and 0 < size <= 768 and size % 3 == 0
        elif kind == b"IDAT":
            packed.append(body)
        elif kind == b"IEND":
            return bool(packed) and (head[9] != 3 or has_palette) and _unpacks(head, packed)
        at = end
    return False


def _is_header(body: bytes) -> bool:
    if len(body) != 13:
        return False
    width, height, depth, colour, packing, filtering, order = struct.unpack(">IIBBBBB", body)
    sizes = 0 < width < 1 << 31 and 0 < height < 1 << 31
    return sizes and depth in _DEPTHS.get(colour, ()) and (packing, filtering) == (0, 0) and order in (0, 1)


def _unpacks(head: bytes, packed: list[memoryview]) -> bool:
    """Whether the pixels can be unpacked and are as many as the header says; large ones are believed."""
    if sum(len(part) for part in packed) > _UNPACKED_TOO:
        return True
    width, height, depth, colour = struct.unpack_from(">IIBB", head)
    wanted = 0 if head[12] else height * (1 + (width * depth * _CHANNELS[colour] + 7) // 8)
    unpacker, seen = zlib.decompressobj(), 0
    try:
        for part in packed:
            waiting: bytes | memoryview = part
            while waiting:
                seen += len(unpacker.decompress(waiting, 1 << 20))
                waiting = unpacker.unconsumed_tail
                if wanted and seen >= wanted:
                    return True
    except zlib.error:
        return False
    return seen >= wanted and (unpacker.eof or bool(wanted))
