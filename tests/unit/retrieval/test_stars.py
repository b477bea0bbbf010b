"""A star at the end of a word asks for all words that begin so; all other stars are left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from vademecum.retrieval.index import Index
from vademecum.retrieval.pipeline import SearchOptions, search

FILES = {
    "mending.md": "# Mending\n\nPermanent repairs need a permit.",
    "roles.md": "# Roles\n\nWhat each person may do. Permissions are given by the owner.",
    "boats.md": "# Boats\n\nA boat has a mast.",
    "colour.md": "# Colours\n\nPaint the e-mail desk red.",
}


@pytest.fixture
def index(make_index: Callable[[Mapping[str, str]], Index]) -> Index:
    return make_index(FILES)


def paths(index: Index, text: str) -> set[str]:
    return {hit.path for hit in search(index, text, SearchOptions(limit=10)).hits}


@pytest.mark.parametrize("text", ["perm*", "Perm*", "perm* ", "perm*?", "(perm*)", "per* mis*"])
def test_a_trailing_star_finds_words_that_begin_so(index: Index, text: str) -> None:
    assert paths(index, text) == {"mending.md", "roles.md"}


def test_a_star_counts_in_the_middle_of_a_question_too(index: Index) -> None:
    assert search(index, "perm* of the owner").hits[0].path == "roles.md"
    assert "mending.md" not in paths(index, "perm of the owner")


def test_the_words_that_a_star_found_are_marked(index: Index) -> None:
    hit = next(hit for hit in search(index, "permi* owner").hits if hit.path == "roles.md")
    assert {hit.excerpt[start:end] for start, end in hit.spans} == {"Permissions", "owner"}


@pytest.mark.parametrize("text", ["*boat", "boat?", "?boat", "**boat**", "boat *", "* boat", "* ? boat"])
def test_other_stars_and_question_marks_say_nothing(index: Index, text: str) -> None:
    assert paths(index, text) == paths(index, "boat") == {"boats.md"}


@pytest.mark.parametrize("text", ["*", "??", "*?*", "p*"])
def test_stars_without_two_letters_ask_for_nothing(index: Index, text: str) -> None:
    assert not search(index, text).corrected


def test_a_star_behind_a_joint(index: Index) -> None:
    assert paths(index, "e-m*") == {"colour.md"}


def test_a_star_that_no_word_begins_with_finds_nothing(index: Index) -> None:
    assert paths(index, "zzq*") == set()
