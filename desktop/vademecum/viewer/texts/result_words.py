"""What the line above a list of results says."""

from __future__ import annotations

from vademecum.retrieval.result import SearchResult
from vademecum.viewer.texts.replies import reply
from vademecum.viewer.texts.words import one_line, tr

_QUOTED_LONGEST = 60
"""Characters of a search that are repeated; of a longer one beginning and end."""


def short_quote(text: str) -> str:
    """What was typed, to be told in a sentence: one line, a long one without its middle."""
    text = one_line(text)
    if len(text) <= _QUOTED_LONGEST:
        return text
    half = _QUOTED_LONGEST // 2
    return f"{text[:half].rstrip()}…{text[-half:].lstrip()}"


def count_words(count: int, limit: int) -> str:
    """How many results there are: where there may be more than `limit`, that these are the best."""
    return tr("%n best result(s)", count) if count >= limit else tr("%n result(s)", count)


def result_words(result: SearchResult, typed: str, limit: int) -> str:
    """What a list of hits is: for other words than those typed, the closest ones, or how many."""
    if result.corrected and one_line(result.query) != one_line(typed):
        return tr("Results for “{used}” instead of “{typed}”").format(
            used=short_quote(result.query), typed=short_quote(typed)
        )
    if result.tier == "refuse":
        return tr("Nothing fits well; the closest:")
    return count_words(len(result.hits), limit)


def why_nothing(result: SearchResult, typed: str, *, helped: bool = False) -> str:
    """Why nothing was found; empty where that says no more than that nothing was.

    `helped`: there is a local model, which asking will use.
    """
    all_named = result.reason == "unknown-words" and len(typed.split()) == 1
    return "" if all_named or result.reason == "nothing-fits" else reply(result.message, helped=helped)
