"""Bytes of a page become text, whatever wrote them.

Files are UTF-8. A byte order mark and CRLF are accepted in silence; anything else is read by
a stated fallback and reported with the offset of the first byte that is not UTF-8.
"""

from __future__ import annotations

import codecs

from vademecum.knowledge.article import Problem

_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""UTF-32 first: its little-endian mark begins with that of UTF-16."""
_SAMPLE = 8192
"""Bytes looked at to tell text from pictures, programs and archives."""
_SAVE_AS = "Save the file as UTF-8"


class BinaryFileError(Exception):
    """The bytes are no text. `offset` is that of the first byte that gives it away."""

    def __init__(self, offset: int) -> None:
        self.offset = offset
        super().__init__(f"not a text: byte {offset}")


def decode(data: bytes, path: str) -> tuple[str, tuple[Problem, ...]]:
    """Text with `\n` line ends and without a BOM, and what was wrong with the bytes.

    `path` is named in the problems. Raises `BinaryFileError` when the bytes are no text at all.
    """
    for mark, name in _MARKS:
        if data.startswith(mark):
            message = f"The file is {name.upper()}, not UTF-8 (byte 0). It is read all the same. {_SAVE_AS}."
            problem = Problem(path, 1, "encoding", message)
            return _plain(data.decode(name, "replace")), (problem,)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return _fallback(data, path, error.start)
    if "\0" in text:
        return _with_zeros(data, text, path)
    return _plain(text), ()


def _plain(text: str) -> str:
    text = text.removeprefix("\ufeff")
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _with_zeros(data: bytes, text: str, path: str) -> tuple[str, tuple[Problem, ...]]:
    """UTF-16 without its mark, a text with a stray zero byte, or no text."""
    sample = data[:_SAMPLE]
    halves = sample[::2].count(0), sample[1::2].count(0)
    for name, empty, filled in (("utf-16-le", halves[1], halves[0]), ("utf-16-be", *halves)):
        # Half of each Latin letter is zero there, and never the other half.
        if empty > 0.2 * len(sample) and not filled and len(data) % 2 == 0:
            message = f"The file is {name.upper()} without a byte order mark (byte 0). {_SAVE_AS}."
            return _plain(data.decode(name, "replace")), (Problem(path, 1, "encoding", message),)
    offset = data.index(0)
    if sample.count(0) > 0.01 * len(sample):
        raise BinaryFileError(offset)
    line = data.count(b"\n", 0, offset) + 1
    message = f"A zero byte stands at offset {offset}; it is shown as \ufffd. Remove it."
    return _plain(text.replace("\0", "\ufffd")), (Problem(path, line, "encoding", message),)


def _fallback(data: bytes, path: str, offset: int) -> tuple[str, tuple[Problem, ...]]:
    if 0 in data[:_SAMPLE]:
        raise BinaryFileError(data.index(0))
    lenient = data.decode("utf-8", "replace")
    bad = lenient.count("\ufffd")
    high = [character for character in lenient if character > "\x7f"]
    if len(high) > 2 * bad:
        name, text = "UTF-8 with its wrong bytes shown as \ufffd", lenient
    else:
        name, text = _code_page(data, lenient)
    line = data.count(b"\n", 0, offset) + 1
    message = (
        f"Byte 0x{data[offset]:02x} at offset {offset} is not UTF-8; the file is read as {name}. {_SAVE_AS}."
    )
    return _plain(text), (Problem(path, line, "encoding", message),)


def _code_page(data: bytes, lenient: str) -> tuple[str, str]:
    """The name and the text of the likeliest 8-bit encoding.

    Cyrillic words are whole runs of high letters; in Western texts a high letter stands alone.
    """
    high = [byte for byte in data if byte > 0x7F]
    runs = sum(1 for before, byte in zip(b" " + data, data, strict=False) if byte > 0x7F >= before)
    letters = sum(1 for byte in high if byte >= 0xC0 or byte in (0xA8, 0xB8))
    if letters >= 0.95 * len(high) and len(high) >= 3 * runs:
        try:
            return "Windows-1251", data.decode("cp1251")
        except UnicodeDecodeError:
            pass
    try:
        return "Windows-1252", data.decode("cp1252")
    except UnicodeDecodeError:
        return "UTF-8 with its wrong bytes shown as \ufffd", lenient
