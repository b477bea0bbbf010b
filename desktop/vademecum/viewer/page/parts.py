"""Cuts a long page into parts that can be laid out one after the other, so that no one waits for the whole.

Qt lays out a document in one go: a table of 1,500 rows holds the window for a second. A page is cut
between its top-level blocks, and within those that are long themselves.
"""

from __future__ import annotations

import re

from vademecum.viewer.page.pieces import PART_CHARACTERS, Part, pieces

LONG_CHARACTERS = 60_000
"""A page up to this size is shown in one go: it takes no longer than a tenth of a second."""
_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)([^<>]*?)(/?)>")
_VOID = frozenset(("br", "img", "hr", "col", "meta", "input", "wbr"))


def cut(html: str) -> tuple[str, tuple[Part, ...]]:
    """The page up to its body's end tag, whole or shortened to a first part, and the parts that follow.

    The first is a page of its own; the parts are pieces of its body.
    """
    if len(html) <= LONG_CHARACTERS:
        return html, ()
    opening = re.match(r"\s*<html[^<>]*>\s*<body[^<>]*>", html)
    end = html.rfind("</body>")
    if opening is None or end < 0:
        return html, ()
    parts = [part for block in _blocks(html[opening.end() : end]) for part in pieces(block)]
    if len(parts) < 2:
        return html, ()
    return f"{opening[0]}{parts[0].html}</body></html>", tuple(parts[1:])


def _blocks(body: str) -> list[str]:
    """Runs of whole top-level elements, each about a part long; a long block stands alone."""
    runs: list[str] = []
    depth = start = block = 0
    for tag in _TAG.finditer(body):
        if tag[2].lower() in _VOID or tag[4]:
            continue
        if not tag[1]:
            if depth == 0:
                block = tag.start()
            depth += 1
            continue
        depth = max(0, depth - 1)
        if depth:
            continue
        if tag.end() - block > 2 * PART_CHARACTERS and block > start:
            runs.append(body[start:block])
            start = block
        if tag.end() - start >= PART_CHARACTERS:
            runs.append(body[start : tag.end()])
            start = tag.end()
    if body[start:].strip():
        runs.append(body[start:])
    return runs
