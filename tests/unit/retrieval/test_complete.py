"""Titles and headings while typing."""

from __future__ import annotations

from retrieval_folders import MakeIndex

from vademecum.knowledge.reader import Reader
from vademecum.retrieval.pipeline import complete

FILES = {
    "permissions.md": "# Permissions\n\nWho may.\n\n## Grant a permission\n\nLike so.\n",
    "secret.md": "---\naudience: developer\n---\n# Permanent keys\n\nHidden.\n",
    "cafe.md": "# Café start-up\n\nOpen it.\n",
}


def test_titles_come_before_headings(make_index: MakeIndex) -> None:
    index = make_index(FILES)
    assert [hit.heading for hit in complete(index, "permis").hits] == ["Permissions", "Grant a permission"]


def test_each_longer_prefix_keeps_the_entry(make_index: MakeIndex) -> None:
    index = make_index(FILES)
    word = "permissions"
    for size in range(1, len(word) + 1):
        assert "permissions.md" in [hit.source for hit in complete(index, word[:size]).hits]


def test_accents_and_hyphens_do_not_matter(make_index: MakeIndex) -> None:
    index = make_index(FILES)
    for typed in ("cafe", "café st", "start-u", "up"):
        assert [hit.path for hit in complete(index, typed).hits] == ["cafe.md"]


def test_closed_titles_are_never_offered(make_index: MakeIndex) -> None:
    index = make_index(FILES)
    shown = complete(index, "perman", reader=Reader(audience="end_user")).hits
    assert shown == ()


def test_nothing_typed_offers_nothing(make_index: MakeIndex) -> None:
    assert complete(make_index(FILES), "  ").hits == ()


def test_what_begins_so_comes_before_what_only_holds_it(make_index: MakeIndex) -> None:
    index = make_index(
        {
            "a.md": "# Reading a map\n\nText.\n",
            "b.md": "# Map\n\nText.\n\n## Mapping tables\n\nText.\n",
            "c.md": "# Roadmap\n\nText.\n",
        }
    )
    assert [hit.heading for hit in complete(index, "map").hits] == [
        "Map",
        "Mapping tables",
        "Roadmap",
        "Reading a map",
    ]


def test_every_word_counts_in_any_order(make_index: MakeIndex) -> None:
    index = make_index(FILES | {"b.md": "# Grant keys\n\nText.\n"})
    assert [hit.heading for hit in complete(index, "permission gra").hits] == ["Grant a permission"]
    # A word before the last is a whole one or a beginning.
    assert complete(index, "ermission gra").hits == ()


def test_a_name_is_offered_once_however_often_it_holds_the_words(make_index: MakeIndex) -> None:
    index = make_index({"a.md": "# Na na na\n\nText.\n", "z.md": "# Banana\n\nText.\n"})
    assert [hit.heading for hit in complete(index, "na").hits] == ["Na na na", "Banana"]
