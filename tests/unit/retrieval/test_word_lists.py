"""The lists of words that come with the program, and how they are looked up."""

from __future__ import annotations

import pytest

from vademecum.retrieval.analysis import analyser_for
from vademecum.retrieval.synonyms import _ordinary, _pairs
from vademecum.retrieval.word_list import WordList, word_list


@pytest.mark.parametrize("name", ["common", "frequent"])
def test_a_list_holds_its_words_and_no_others(name: str) -> None:
    listed = word_list(name, "en")
    words = listed._lines.decode("utf-8").split("\n")
    assert words == sorted(words, key=str.encode), "the file must be sorted by bytes to be looked up"
    assert all(word in listed for word in words[:: max(1, len(words) // 500)])
    assert words[0] in listed and words[-1] in listed
    for absent in ("", "\n", "#", words[0][:1], f"{words[-1]}x", "a\nb", "zzzz", "ы"):
        assert (absent in listed) == (absent in words)


def test_a_list_of_one_word_and_none() -> None:
    assert "only" in WordList(b"# heading\nonly\n")
    assert "onl" not in WordList(b"only") and "only x" not in WordList(b"only")
    assert not WordList(b"") and "x" not in WordList(b"# nothing\n")
    assert not word_list("common", "xx")


def test_a_phrase_is_filed_under_the_letter_that_its_stems_begin_with() -> None:
    stem = analyser_for("en").stem
    said = {said for pairs in _pairs("en").values() for said, _ in pairs}
    assert len(said) > 1000
    assert all(stem(phrase.split()[0])[:1] == phrase[:1] for phrase in said)
    assert _ordinary("en", "m")[("make",)]
