"""Scales all lengths of a page's HTML: a larger default font alone would leave fixed sizes as they are."""

from __future__ import annotations

import re

from vademecum.app.page import INDENT_PX, LIST_PX

LOW, HIGH, STEP = 0.5, 3.0, 0.1
_TAG = re.compile(r"<[^<>]+>")
_LENGTH = re.compile(r"(?<![\w.#])(\d+(?:\.\d+)?)(px|pt)\b")
"""Lengths in the styles of tags; text is escaped, so that nothing in a page's words looks like a tag."""
_IN_LISTS = re.compile(r"(?<=margin-left:)-(\d+(?:\.\d+)?)px")
"""Of a table: what takes back more of Qt's own step than the page's lists are indented."""


def zoomed(html: str, zoom: float) -> str:
    """The page with every length in pixels or points times `zoom`; hairlines stay hairlines."""
    if zoom == 1.0:
        return html

    def scaled(length: re.Match[str]) -> str:
        value = float(length[1])
        return length[0] if value <= 1 else f"{value * zoom:.4g}{length[2]}"

    def whole(tag: re.Match[str]) -> str:
        text = _LENGTH.sub(scaled, tag[0])
        before = _IN_LISTS.search(tag[0])
        if before is None:
            return text
        lists = float(before[1]) / (LIST_PX - INDENT_PX)
        # Qt's step does not grow with the page.
        return _IN_LISTS.sub(f"{lists * (INDENT_PX * zoom - LIST_PX):.4g}px", text)

    return _TAG.sub(whole, html)
