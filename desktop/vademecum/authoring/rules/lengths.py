"""Sections that are too long to be found well or read at once."""

from __future__ import annotations

from collections.abc import Iterator

from vademecum.authoring.findings import Finding, Rule, finding
from vademecum.authoring.inspection import Inspection

MOST_WORDS = 500
"""Words of one section: above, search cuts it by paragraph, and its parts share one heading."""


def _find(inspection: Inspection) -> Iterator[Finding]:
    for article in inspection.pages:
        words: dict[str, int] = {}
        for section in article.sections:
            words[section.slug] = words.get(section.slug, 0) + len(section.prose.split())
        lines = {heading.slug: (heading.line, heading.text) for heading in article.headings}
        for slug, count in words.items():
            if count > MOST_WORDS:
                line, name = lines.get(slug, (1, article.title))
                message = f"The section “{name}” has {count} words. Part it with headings below {MOST_WORDS}."
                yield finding(article.path, line, "long-section", message)


RULE = Rule("lengths", ("long-section",), _find)
