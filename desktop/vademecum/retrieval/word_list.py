"""Long word lists as they lie in their file: looked up by bisection, so that opening one costs nothing."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

_WORDS = Path(__file__).parent / "words"


class WordList:
    """One word a line, sorted by bytes, after leading comments."""

    def __init__(self, text: bytes) -> None:
        start = 0
        while text.startswith(b"#", start):
            start = text.find(b"\n", start) + 1
        self._lines = text[start:].strip(b"\n")

    def __bool__(self) -> bool:
        return bool(self._lines)

    def __contains__(self, word: str) -> bool:
        lines, wanted = self._lines, word.encode("utf-8", "surrogatepass")
        low, high = 0, len(lines)
        while low < high:
            start = lines.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = lines.find(b"\n", start)
            end = len(lines) if end < 0 else end
            line = lines[start:end]
            if line == wanted:
                return True
            if line < wanted:
                low = end + 1
            else:
                high = start
        return False


@lru_cache(maxsize=32)
def word_list(name: str, language: str) -> WordList:
    """The list `name` of a language; an empty one when there is none."""
    file = _WORDS / f"{name}-{language}.txt"
    return WordList(file.read_bytes() if file.is_file() else b"")
