"""Recognises texts that the layers below have filled in: by the source that they were made from.

`Nothing here mentions {words}.` is the source of `Nothing here mentions “valve”.`
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from vademecum.viewer.texts.words import tr_data

_FORMS = {
    "count": r"\d+",
    "pairs": r"“[^”]*” instead of “.+?”",
    "query": r"(?:(?!” instead of “).)+?",
}
"""What stands in these places; any text in others."""


def known(sources: Sequence[str], text: str) -> str:
    """The translation of the source that `text` was made from; `text` itself when none fits."""
    for source in sources:
        match = pattern(source).fullmatch(text)
        if match is not None:
            return tr_data(source).format(**match.groupdict())
    return text


def begins(sources: Sequence[str], text: str) -> tuple[str, Mapping[str, str], int]:
    """The source that the beginning of `text` was made from, what was filled in, and where it ends.

    The shortest wins: a longer one has taken the next sentence for what was filled in. An empty source when
    none fits.
    """
    best: tuple[str, Mapping[str, str], int] = ("", {}, len(text) + 1)
    for source in sources:
        match = _beginning(source).match(text)
        if match is not None and match.end() < best[2]:
            best = (source, match.groupdict(), match.end())
    return best


@cache
def pattern(source: str) -> re.Pattern[str]:
    """The source as a pattern: each `{name}` is a group, the same name twice is the same text."""
    return re.compile(_expression(source), re.DOTALL)


@cache
def _beginning(source: str) -> re.Pattern[str]:
    return re.compile(_expression(source) + r"(?=\s|$)", re.DOTALL)


def _expression(source: str) -> str:
    seen: set[str] = set()
    made = []
    for literal, name in re.findall(r"([^{}]*)(?:\{(\w+)\})?", source):
        made.append(re.escape(literal))
        if name:
            made.append(f"(?P={name})" if name in seen else f"(?P<{name}>{_FORMS.get(name, '.+?')})")
            seen.add(name)
    return "".join(made)
