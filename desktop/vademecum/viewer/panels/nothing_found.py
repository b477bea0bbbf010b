"""What stands in place of the list when nothing was found: one heading, one sentence, and ways on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vademecum.answering.answer import REFUSAL
from vademecum.viewer.search.search import Search
from vademecum.viewer.texts.replies import reply
from vademecum.viewer.texts.result_words import short_quote
from vademecum.viewer.texts.words import tr

CLEAR, FOLDERS, SPELLING, CONTENTS = "\0clear", "\0folders", "\0spelling", "\0contents"
"""Names of the ways on; no heading has them, and any other name is words to search for."""


@dataclass(frozen=True, slots=True)
class NothingFound:
    """What to say, and what to offer."""

    title: str
    text: str
    ways: tuple[tuple[str, str], ...]
    """Ways on as (name, label)."""
    near: tuple[tuple[str, str], ...]
    """Words to search for instead, as (name, label)."""


def nothing_found(search: Search) -> NothingFound:
    """For a search without any hit, asked as a question or not."""
    asked = search.answer
    title = tr("Nothing found for “{text}”").format(text=short_quote(search.text))
    message = _reason(search)
    if asked is not None and asked.text is None:
        title = reply(REFUSAL)
        message = reply(asked.message.removeprefix(REFUSAL).strip(), helped=search.model.helps) or message
    suggestions = search.found.suggestions if search.found is not None else ()
    return NothingFound(
        title,
        message or tr("Try fewer or other words, or check the spelling."),
        tuple(_ways(search)),
        tuple((name, name) for name in suggestions),
    )


def _reason(search: Search) -> str:
    """Why nothing was found, where that says more than that nothing was."""
    result = search.found.result if search.found is not None else None
    if result is None or result.reason == "nothing-fits":
        return ""
    if result.reason == "unknown-words" and len(search.text.split()) == 1:
        return ""  # the heading names the word
    return reply(result.message, helped=search.model.helps)


def _ways(search: Search) -> Iterator[tuple[str, str]]:
    filters = search.filters
    if filters.as_typed:
        yield SPELLING, tr("Search with corrected spelling")
    if filters.active:
        yield CLEAR, tr("Clear the filters")
    if search.shelf.others and not filters.everywhere:
        yield FOLDERS, tr("Search all folders")
    yield CONTENTS, tr("Show the contents")
