"""Small words that matter: turns of phrase that only ask, names made of small words, words written as one."""

from __future__ import annotations

import pytest
from retrieval_folders import MakeIndex

from vademecum.answering.ask import ask
from vademecum.retrieval.asking import _phrases, asks_whether
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.pipeline import search

FILES = {
    "about.md": "# About\n\nOrrery 4 is made in Graz.\n",
    "reset.md": "---\nkeywords: [start over, wipe]\n---\n# Restore the defaults\n\nAll is as it was.\n",
    "runs.md": (
        "# Start a run\n\nStart the run. When you start, the lamp is on; it is over when the lamp is off. "
        "To start, press Start.\n"
    ),
    "model.md": "# Answers\n\nRetrieval-Augmented Generation (RAG) words an answer.\n",
    "lamp.md": "# Lamp\n\nThe stand for the lamp is of brass.\n",
    "names.md": (
        "# Names\n\n## Files\n\nThe option `open_file_size` is in bytes, `readTimeoutMs` in milliseconds. "
        "Give a postcode.\n\n#### write_timeout\n\nHow long to wait for the printer.\n\n"
        "#### Moon phases\n\nSet them by hand.\n"
    ),
}


@pytest.fixture
def orrery(make_index: MakeIndex) -> Index:
    return make_index(FILES)


@pytest.mark.parametrize(
    "asked",
    ["What does RAG stand for?", "what's RAG short for", "what is RAG used for", "what is meant by RAG"],
)
def test_a_turn_of_phrase_that_asks_names_no_subject(orrery: Index, asked: str) -> None:
    found = search(orrery, asked)
    assert found.hits[0].path == "model.md"
    assert [hit.path for hit in found.hits] == ["model.md"]
    assert found.message == "", "no word of the question is missed"
    assert found.signal == search(orrery, "RAG").signal
    assert found.signal > search(orrery, asked, SearchOptions(off=frozenset({"asking"}))).signal or (
        "stand" not in asked
    )


def test_the_same_words_are_a_subject_elsewhere(orrery: Index) -> None:
    assert search(orrery, "the stand for the lamp").hits[0].path == "lamp.md"
    assert search(orrery, "what does the stand for").hits[0].path == "lamp.md", "a subject must be left"


@pytest.mark.parametrize(
    ("language", "asked", "subject"),
    [
        ("de", "Wofür steht RAG?", (12, 15)),
        ("fr", "Que signifie RAG ?", (13, 16)),
        ("ru", "Как расшифровывается RAG?", (21, 24)),
        ("nl", "Waar staat RAG voor?", (11, 14)),
        ("tr", "RAG ne demek?", (0, 3)),
    ],
)
def test_phrases_of_other_languages(language: str, asked: str, subject: tuple[int, int]) -> None:
    match = next(m for phrase in _phrases(language) if (m := phrase.fullmatch(asked.casefold())))
    asking = [match.span(number) for number in range(1, match.re.groups + 1)]
    assert asked[slice(*subject)] == "RAG"
    assert all(end <= subject[0] or start >= subject[1] for start, end in asking)


def test_a_keyword_of_small_words_is_found_by_them(orrery: Index) -> None:
    assert search(orrery, "start over").hits[0].path == "reset.md"
    assert search(orrery, "Start over!").hits[0].path == "reset.md"
    assert search(orrery, "start").hits[0].path == "runs.md"


def test_a_heading_of_nothing_but_small_words_is_found(orrery: Index) -> None:
    found = search(orrery, "about")
    assert [hit.path for hit in found.hits] == ["about.md"]
    assert found.tier == "near"
    assert search(orrery, "about this").hits == ()


@pytest.mark.parametrize("asked", ["openfile size", "post code", "post-code", "POSTCODE"])
def test_words_that_the_folder_writes_as_one_are_all_met(orrery: Index, asked: str) -> None:
    found = search(orrery, asked)
    assert found.hits[0].path == "names.md"
    assert found.reason == "" and found.message == ""


def test_a_word_that_stands_in_a_longer_name_only_is_not_unknown(orrery: Index) -> None:
    found = search(orrery, "open filesize")
    assert "names.md" in [hit.path for hit in found.hits[:2]]
    assert found.reason != "unknown-words"
    assert search(orrery, "wipe filesize").reason == "unknown-words"


def test_the_beginning_of_a_longer_name_is_no_mistake(orrery: Index) -> None:
    found = search(orrery, "readTimeout")
    assert found.hits[0].path == "names.md"
    assert not found.corrected and not found.message
    assert search(orrery, "readTimoutMs").corrected == {"readtimoutms": "readtimeoutms"}


@pytest.mark.parametrize(
    ("asked", "anchor"),
    [
        ("write_timeout", "write_timeout"),
        ("writeTimeout", "write_timeout"),
        ("how long is the write timeout", "write_timeout"),
        ("phases of the moon", "moon-phases"),
        ("files", ""),
        ("timeout", ""),
    ],
)
def test_a_hit_leads_to_the_small_heading_that_was_asked_for(orrery: Index, asked: str, anchor: str) -> None:
    hit = search(orrery, asked).hits[0]
    assert hit.source == "names.md#files"
    assert hit.anchor == anchor
    assert hit.slug == (anchor or "files")


def test_an_answer_about_a_small_heading_still_names_its_section(orrery: Index) -> None:
    assert ask(orrery, "what is write_timeout").source == "names.md#files"


def test_a_heading_that_is_the_question_as_a_sentence_comes_first(make_index: MakeIndex) -> None:
    index = make_index(
        {
            "heat.md": "# Heat test\n\nThe orrery tests its heat. Heat is shown in degrees.\n",
            "faq.md": (
                "# Questions\n\n## The orrery is making too much heat\n\nClean the fan.\n\n"
                "## Too much to read\n\nRead less.\n"
            ),
        }
    )
    asked = "the orrery makes too much heat"
    assert search(index, asked).hits[0].source == "faq.md#the-orrery-is-making-too-much-heat"
    assert search(index, asked, SearchOptions(off=frozenset({"heading"}))).hits[0].path == "heat.md"
    assert search(index, "orrery heat").hits[0].path == "heat.md"


@pytest.mark.parametrize(
    ("asked", "language", "whether"),
    [
        ("Is there a paper version?", "en", True),
        ("can  I use paper", "en", True),
        ("how can I use paper", "en", False),
        ("canned paper", "en", False),
        ("Gibt es Papier?", "de", True),
        ("¿Hay papel?", "es", True),
        ("is there a paper version", "xx", False),
    ],
)
def test_questions_whether_there_is_such_a_thing(asked: str, language: str, whether: bool) -> None:
    assert asks_whether(asked, language) is whether


def test_a_mention_does_not_tell_whether_there_is_such_a_thing(make_index: MakeIndex) -> None:
    pages = {
        f"page{n}.md": f"# Planet {n}\n\nThe orrery turns planet {n} by its wheel. A version {n}.\n"
        for n in range(30)
    }
    pages["wheel.md"] = "# Cleaning\n\nAn orrery needs oil. Unlike a zoetrope.\n\nThe wheel needs none.\n"
    index = make_index(pages)
    mentioned = search(index, "a zoetrope version of the orrery")
    asked = search(index, "is there a zoetrope version of the orrery")
    assert mentioned.hits[0].path == asked.hits[0].path == "wheel.md"
    assert asked.confidence < mentioned.confidence - 0.1
    named = search(index, "is there an orrery cleaning")
    assert named.signal == search(index, "an orrery cleaning").signal, "what a title names is there"


def test_ordinary_words_alone_are_answered_by_what_they_name_only(make_index: MakeIndex) -> None:
    index = make_index(
        {
            "crank.md": "# Crank\n\nTurn it to see what happens in a month. Say hello.\n",
            "months.md": "# Months\n\nA month is a turn of the moon.\n",
        }
    )
    assert search(index, "see what would happen").tier == "near"
    assert search(index, "hello").tier == "near"
    assert search(index, "hello").confidence == 0.0
    assert search(index, "month").tier == "answer"
    assert search(index, "crank").tier == "answer"


def test_a_longer_heading_that_says_the_whole_question_comes_first(make_index: MakeIndex) -> None:
    index = make_index(
        {
            "heat.md": "# Heat of the orrery\n\nThe orrery tests its heat, and shows it.\n",
            "faq.md": (
                "# Questions\n\n## Why the orrery makes too much heat or smells of oil after a long night\n\n"
                "Clean the fan.\n"
            ),
        }
    )
    assert search(index, "the orrery makes too much heat").hits[0].path == "faq.md"
    assert search(index, "orrery heat").hits[0].path == "heat.md"
