"""Scales all lengths of a page's HTML: a larger default font alone would leave fixed sizes as they are."""

from __future__ import annotations

import re

LOW, HIGH, STEP = 0.5, 3.0, 0.1
_TAG = re.compile(r"<[^<>]+>")
_LENGTH = re.compile(r"(?<![\w.#])(\d+(?:\.\d+)?)(px|pt)\b")
"""Lengths in the styles of tags; text is escaped, so that nothing in a page's words looks like a tag."""


def zoomed(html: str, zoom: float) -> str:
    """The page with every length in pixels or points times `zoom`; hairlines stay hairlines."""
    if zoom == 1.0:
        return html

    def scaled(length: re.Match[str]) -> str:
        value = float(length[1])
        return length[0] if value <= 1 else f"{value * zoom:.4g}{length[2]}"

    return _TAG.sub(lambda tag: _LENGTH.sub(scaled, tag[0]), html)
