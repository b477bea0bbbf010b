"""Titles and summaries: missing ones, and titles that two pages share."""

from __future__ import annotations

from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection
from vademecum.knowledge import values
from vademecum.knowledge.addresses import fold
from vademecum.knowledge.article import Article

_LONG_TITLE = 80
"""Characters: a longer one is cut in lists and tabs."""
_LONG_SUMMARY = 300
"""Characters: a summary is one sentence or two; what is longer is text of the page."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    for article in inspection.pages:
        if not article.words and not article.meta:
            continue  # reading it has said that it is empty
        yield from _title(inspection, article)
        yield from _summary(inspection, article)
    yield from _doubled(inspection)


def _title(inspection: Inspection, article: Article) -> Iterator[Finding]:
    path, line = inspection.key_place(article.path, "title")
    has_heading = any(heading.level == 1 for heading in article.headings)
    if not values.text(article.meta.get("title")) and not has_heading:
        message = (
            f"The page has no title; it is called “{article.title}” after its file. Add `title:` or `# …`."
        )
        yield finding(path, line or 1, "missing-title", message)
    elif len(article.title) > _LONG_TITLE:
        place = line or next((h.line for h in article.headings if h.level == 1), 1)
        message = f"The title has {len(article.title)} characters and is cut in lists. Shorten it."
        yield finding(path, place, "long-title", message, "info")


def _summary(inspection: Inspection, article: Article) -> Iterator[Finding]:
    path, line = inspection.key_place(article.path, "summary", "description")
    if article.hidden:
        return
    if not article.summary_authored:
        message = "The page has no summary; lists show its first paragraph. Add `summary:` in one sentence."
        yield finding(path, line or 1, "missing-summary", message, "info")
    elif len(article.summary) > _LONG_SUMMARY:
        message = f"The summary has {len(article.summary)} characters. Shorten it to a sentence or two."
        yield finding(path, line, "long-summary", message, "info")


def _doubled(inspection: Inspection) -> Iterator[Finding]:
    """Two pages of one title that the same reader meets. In one folder it is a mistake, else worth a look."""
    groups: dict[tuple[object, ...], list[Article]] = {}
    for article in sorted(inspection.pages, key=lambda article: article.path):
        if not article.hidden and article.confidence != "low":
            key = (fold(article.title), article.language, article.audience, article.requires)
            groups.setdefault(key, []).append(article)
    for group in groups.values():
        first = group[0]
        for article in group[1:]:
            near = any(_folder(article) == _folder(o) for o in group if o is not article)
            path, line = inspection.key_place(article.path, "title")
            place = line or next((h.line for h in article.headings if h.level == 1), 1)
            message = (
                f"{first.path} is called “{article.title}” too. Readers cannot tell them apart; rename one."
            )
            yield finding(path, place, "duplicate-title", message, "warning" if near else "info")


def _folder(article: Article) -> str:
    return article.path.rpartition("/")[0]


RULE = Rule(
    "titles", ("missing-title", "long-title", "missing-summary", "long-summary", "duplicate-title"), _find
)
