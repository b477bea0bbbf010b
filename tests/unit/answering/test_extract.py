"""Passages and quotes: the section's own words, contiguous and unchanged."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vademecum.answering.extract import LONGEST, WHOLE, best_sentence, extract
from vademecum.retrieval.analysis import analyser_for

ENGLISH = analyser_for("en")


def wanted(question: str):  # type: ignore[no-untyped-def]  # noqa: ANN201
    terms = set(ENGLISH.text_terms(question))
    return lambda term: 1.0 if term in terms else 0.0


FILLER = "The weather was neither good nor bad that day, and nobody had anything to say about it at all.\n\n"
TABLE = "key | use\nF5 | reload the page\nF6 | jump to the address\nF7 | read aloud"


def test_a_short_section_is_its_own_answer() -> None:
    assert extract("\nPress F5 to reload.\n", wanted("reload"), ENGLISH).text == "Press F5 to reload."


def test_of_a_long_section_the_paragraphs_that_fit_are_shown() -> None:
    text = FILLER * 8 + "To polish the mirror, use a dry cloth.\n\n" + FILLER * 8
    passage = extract(text, wanted("how do I polish a mirror"), ENGLISH)
    assert passage.text == "To polish the mirror, use a dry cloth."
    assert text[passage.start :].startswith(passage.text)


def test_a_list_comes_with_the_line_that_introduces_it() -> None:
    text = FILLER * 10 + "To polish the mirror:\n\n- take a polish cloth\n- wipe the mirror\n\n" + FILLER * 4
    passage = extract(text, wanted("polish mirror cloth wipe"), ENGLISH)
    assert passage.text.startswith("To polish the mirror:")
    assert passage.text.endswith("- wipe the mirror")


@pytest.mark.parametrize("led_in", ["- take a cloth\n- wipe", "cloth | soft", "wipe --with cloth\nrinse"])
def test_a_line_that_announces_something_comes_with_it(led_in: str) -> None:
    text = FILLER * 6 + f"To polish the mirror:\n\n{led_in}\n\n" + FILLER * 8
    passage = extract(text, wanted("polish mirror"), ENGLISH)
    assert passage.text == f"To polish the mirror:\n\n{led_in}"
    assert text[passage.start :].startswith(passage.text)


def test_of_what_is_announced_whole_lines_are_taken_as_far_as_there_is_room() -> None:
    lines = [f"step number {n} of very many" for n in range(200)]
    text = FILLER * 6 + "To polish the mirror:\n\n" + "\n".join(lines)
    passage = extract(text, wanted("polish mirror"), ENGLISH).text
    assert LONGEST - 40 < len(passage) <= LONGEST
    assert passage.split("\n")[2:] == lines[: len(passage.split("\n")) - 2]


def test_what_is_announced_is_left_out_where_not_one_line_of_it_has_room() -> None:
    text = FILLER * 6 + "To polish the mirror:\n\n" + "word " * 600
    assert extract(text, wanted("polish mirror"), ENGLISH).text == "To polish the mirror:"


def test_a_section_may_end_by_announcing_something() -> None:
    text = FILLER * 10 + "To polish the mirror:"
    assert extract(text, wanted("polish mirror"), ENGLISH).text == "To polish the mirror:"


def test_one_row_of_a_table_stands_alone_when_the_question_is_about_it() -> None:
    assert extract(TABLE, wanted("jump to the address"), ENGLISH).text == "F6 | jump to the address"


CRATES = (
    "Which crate holds what.\n\nCrate | Holds | Weight\nblue | one lamp | 2 kg\n"
    "red | two lamps and a cable | 4 kg\ngreen | one printer | 9 kg"
)


@pytest.mark.parametrize(
    ("asked", "row"),
    [
        ("Which crate holds one lamp?", "blue | one lamp | 2 kg"),
        ("Which crate holds two lamps?", "red | two lamps and a cable | 4 kg"),
        ("which crate holds the printer", "green | one printer | 9 kg"),
        ("what does the red crate hold", "red | two lamps and a cable | 4 kg"),
        ("how heavy is the green crate", "green | one printer | 9 kg"),
        ("which crate holds a lamp", None),
        ("what do the crates weigh", None),
    ],
)
def test_small_words_tell_rows_apart_and_what_fits_several_picks_none(asked: str, row: str | None) -> None:
    passage = extract(CRATES, wanted(asked), ENGLISH, asked)
    assert passage.text == (row or CRATES)
    assert CRATES[passage.start :].startswith(passage.text)


def test_prose_that_answers_better_than_any_row_is_kept() -> None:
    text = "Never store the battery of a lamp in a crate.\n\nCrate | Holds\nblue | a lamp\nred | paper"
    asked = "where do I store the battery of a lamp"
    assert extract(text, wanted(asked), ENGLISH, asked).text == text


def test_a_table_stays_whole_when_no_row_stands_out() -> None:
    assert extract(TABLE, wanted("which key"), ENGLISH).text == TABLE


def test_an_endless_block_is_cut_to_whole_lines() -> None:
    lines = [f"row {number} holds nothing much of any interest to anybody" for number in range(200)]
    lines[150] = "row 150 holds the mirror"
    passage = extract("\n".join(lines), wanted("mirror"), ENGLISH)
    assert "row 150 holds the mirror" in passage.text.split("\n")
    assert set(passage.text.split("\n")) <= set(lines)
    assert len(passage.text) <= WHOLE


def test_the_quote_is_the_sentence_that_fits() -> None:
    text = "It is old. Wipe the mirror with version 2.5 of the cloth. It shines."
    assert best_sentence(text, wanted("mirror"), ENGLISH) == "Wipe the mirror with version 2.5 of the cloth."


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.sampled_from(["mirror", "cloth.", "a | b", "\n", "\n\n", "- wipe", FILLER, "日本語。", "x" * 300]),
        max_size=60,
    ),
    st.sampled_from(["mirror", "wipe cloth", "b", "nothing"]),
)
def test_every_passage_and_quote_stands_in_the_text(pieces: list[str], question: str) -> None:
    text = " ".join(pieces)
    passage = extract(text, wanted(question), ENGLISH)
    assert passage.text in text
    assert text[passage.start :].lstrip().startswith(passage.text) or not passage.text
    assert best_sentence(passage.text, wanted(question), ENGLISH) in passage.text
    assert len(passage.text) <= max(LONGEST, max((len(line) for line in text.split("\n")), default=0))
