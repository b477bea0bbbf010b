"""Tooltips that say in full what a row has no room for."""

from __future__ import annotations

import re
from html import escape

_LONGEST_RUN = 40
"""Characters without a space that a tooltip may hold in one line."""
_RUN = re.compile(rf"\S{{{_LONGEST_RUN}}}(?=\S)")


def tip(title: str, *lines: str) -> str:
    """A title in bold with lines below it; empty lines are left out.

    As rich text, which wraps: plain text would be one line however long it is.
    """
    rest = "".join(f"<br>{_wrapping(line)}" for line in lines if line)
    return f"<b>{_wrapping(title)}</b>{rest}"


def _wrapping(text: str) -> str:
    """`text` as HTML; a name without spaces gets places to break at."""
    return escape(_RUN.sub("\\g<0>\u200b", text))
