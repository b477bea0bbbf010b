"""Which pages count less because they mention everything: by names that no help page has."""

from __future__ import annotations

import pytest

from vademecum.retrieval.fields import is_news


@pytest.mark.parametrize(
    "path",
    ["CHANGELOG.md", "docs/change-log.md", "release-notes/2.1.md", "about/whats-new.md", "HISTORY.md",
     "contributors.md", "docs/acme-people.md"],
)  # fmt: skip
def test_change_logs_and_people_pages(path: str) -> None:
    assert is_news(path)


@pytest.mark.parametrize(
    "path",
    ["authors/routes.md", "reading/history.md", "settings/team.md", "news/rss.md", "changes.md",
     "people-picker.md", "guide/release.md", "history/undo.md"],
)  # fmt: skip
def test_help_about_such_things_counts_in_full(path: str) -> None:
    assert not is_news(path)
