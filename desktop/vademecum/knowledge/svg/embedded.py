"""Pictures embedded in a drawing as data: which are shown, and how large they are."""

from __future__ import annotations

import base64
import binascii
import re
import struct

from vademecum.knowledge.png import SIGNATURE, is_whole_png

_DATA = re.compile(r"data:image/(png|jpe?g|gif|webp)(?:;[\w=.-]+)*;base64,", re.IGNORECASE)
_LARGEST_CHARACTERS = 12_000_000
_SIDE_LIMIT = 16_384


def embedded(address: str) -> tuple[str, int] | None:
    """The address made plain, and the picture's pixels; None for whatever is no embedded picture."""
    address = address.strip()
    found = _DATA.match(address)
    if found is None or len(address) > _LARGEST_CHARACTERS:
        return None
    body = re.sub(
        r"\s+", "", address[found.end() :].replace("%2B", "+").replace("%2F", "/").replace("%3D", "=")
    )
    try:
        data = base64.b64decode(body + "=" * (-len(body) % 4), validate=True)
    except (binascii.Error, ValueError):
        return None
    size = _size(data)
    if size is None or not 0 < size[0] <= _SIDE_LIMIT or not 0 < size[1] <= _SIDE_LIMIT:
        return None
    return f"data:image/{found[1].lower()};base64,{body}", size[0] * size[1]


def _size(data: bytes) -> tuple[int, int] | None:
    """Width and height from the header of a PNG that is whole, a JPEG, a GIF or a WebP."""
    if data.startswith(SIGNATURE) and is_whole_png(data):
        wide, high = struct.unpack(">II", data[16:24])
        return wide, high
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) > 13:
        wide, high = struct.unpack("<HH", data[6:10])
        return wide, high
    if data.startswith(b"\xff\xd8"):
        return _jpeg_size(data)
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) > 30:
        return _webp_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        kind = data[at + 1]
        if kind == 0xFF:
            at += 1
            continue
        if 0xC0 <= kind <= 0xCF and kind not in (0xC4, 0xC8, 0xCC):
            high, wide = struct.unpack(">HH", data[at + 5 : at + 9])
            return wide, high
        at += 2 + int(struct.unpack(">H", data[at + 2 : at + 4])[0])
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    if kind == b"VP8 ":
        wide, high = struct.unpack("<HH", data[26:30])
        return wide & 0x3FFF, high & 0x3FFF
    return None
