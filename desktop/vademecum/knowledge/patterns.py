"""Path patterns of the manifest (`exclude`, `order`, `reference`).

drafts/**      everything in drafts        drafts, drafts/   the same
*.tmp.md       such names at any depth     guide/*.md        directly in guide
**/old/*.md    in any folder named old
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

_PIECES = re.compile(r"\*\*/|\*\*|\*|\?|[^*?]+")


def matcher(patterns: Iterable[str]) -> Callable[[str], bool]:
    """A test whether a path (relative, forward slashes) is matched by one of the patterns."""
    expressions = [_expression(pattern) for pattern in patterns if pattern.strip("/ ")]
    if not expressions:
        return lambda path: False  # noqa: ARG005 - the signature of the test
    compiled = re.compile("|".join(expressions))
    return lambda path: compiled.fullmatch(path) is not None


def _expression(pattern: str) -> str:
    body = pattern.replace("\\", "/").strip().removeprefix("./").strip("/")
    anywhere = "" if "/" in body or pattern.startswith("/") else "(?:.*/)?"
    pieces = (_PIECE.get(piece) or re.escape(piece) for piece in _PIECES.findall(body))
    return f"{anywhere}{''.join(pieces)}(?:/.*)?"


_PIECE = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
