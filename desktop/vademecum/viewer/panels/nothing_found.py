"""What stands in place of the list when nothing was found: one heading, one sentence, and ways on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from vademecum.answering.answer import REFUSAL
from vademecum.viewer.search.search import Search
from vademecum.viewer.texts.replies import reply
from vademecum.viewer.texts.result_words import short_quote, why_nothing
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
    found, helped = search.found, search.model.helps
    message = why_nothing(found.result, search.text, helped=helped) if found is not None else ""
    if asked is not None and asked.text is None:
        title = reply(REFUSAL)
        message = reply(asked.message.removeprefix(REFUSAL).strip(), helped=helped) or message
    suggestions = found.suggestions if found is not None else ()
    return NothingFound(
        title,
        message or tr("Try fewer or other words, or check the spelling."),
        tuple(_ways(search)),
        tuple((name, name) for name in suggestions),
    )


def _ways(search: Search) -> Iterator[tuple[str, str]]:
    filters = search.filters
    if filters.as_typed:
        yield SPELLING, tr("Search with corrected spelling")
    if filters.active:
        yield CLEAR, tr("Clear the filters")
    if search.shelf.others and not filters.everywhere:
        yield FOLDERS, tr("Search all folders")
    yield CONTENTS, tr("Show the contents")
