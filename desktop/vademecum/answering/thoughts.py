"""Models that think aloud before they answer: what is between `<think>` and `</think>` is not the reply."""

from __future__ import annotations

OPEN, CLOSE = "<think>", "</think>"
_NOTHING = "\n\n</think>\n\n"


def without_thinking(prompt: str) -> str:
    """A prompt whose template opens the thinking itself, with the thinking closed again."""
    bare = prompt.rstrip()
    return bare + _NOTHING if bare.endswith(OPEN) else prompt


class Spoken:
    """Takes a reply as it comes and lets through what is no thought."""

    def __init__(self) -> None:
        self._held = ""
        self._began = self._thinking = False

    def feed(self, text: str) -> str:
        """What may be shown of the reply so far; it may be held back until a mark is complete."""
        if self._began and not self._thinking:
            return text
        self._held += text
        if not self._thinking:
            start = self._held.lstrip()
            if OPEN.startswith(start[: len(OPEN)]) and len(start) < len(OPEN):
                return ""
            self._began = True
            self._thinking = start.startswith(OPEN)
            if not self._thinking:
                return self._all()
        _, mark, rest = self._held.partition(CLOSE)
        if not mark:
            # The mark itself may come in two parts.
            self._held = self._held[-len(CLOSE) :]
            return ""
        self._thinking, self._held = False, rest.lstrip()
        return self._all()

    def close(self) -> str:
        """What was held back and turned out to be no thought."""
        return "" if self._thinking else self._all()

    def _all(self) -> str:
        held, self._held = self._held, ""
        return held
