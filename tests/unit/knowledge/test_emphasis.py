from __future__ import annotations

from itertools import pairwise

import pytest

from vademecum.knowledge.document import parse_document
from vademecum.knowledge.emphasis import emphasis
from vademecum.knowledge.plaintext import plain_text


def found(markdown: str, passage: str | None = None, slug: str = "") -> list[tuple[str, str]]:
    tokens = parse_document(markdown).tokens
    text = plain_text(tokens) if passage is None else passage
    return [(run.kind, text[run.start : run.end]) for run in emphasis(tokens, text, slug)]


@pytest.mark.parametrize(
    ("markdown", "runs"),
    [
        ("Press **F1** now.", [("strong", "F1")]),
        ("Use `pump --fast` or *wait*.", [("code", "pump --fast"), ("em", "wait")]),
        ("**Two\nlines** here", [("strong", "Two"), ("strong", "lines")]),
        ("- press **A**\n- press **B**\n", [("strong", "A"), ("strong", "B")]),
        ("1. one\n2. run `x`\n", [("code", "x")]),
        ("- [x] **done**\n", [("strong", "done")]),
        ("| a | b |\n|---|---|\n| **x** | `y` |\n", [("strong", "x"), ("code", "y")]),
        ("Run:\n\n```sh\npump start\npump stop\n```\n", [("block", "pump start\npump stop")]),
        ("The word a is **a** word", [("strong", "a")]),
        ("**bold with `code` in it**", [("strong", "bold with"), ("code", "code"), ("strong", "in it")]),
        ("plain words only", []),
        ("Ключ **клапан** 閉める **弁**", [("strong", "клапан"), ("strong", "弁")]),
    ],
)
def test_what_an_author_set_apart_is_found_again(markdown: str, runs: list[tuple[str, str]]) -> None:
    assert found(markdown) == runs


def test_the_second_of_equal_words_is_the_bold_one() -> None:
    text = "F1 is a key; press **F1** here."
    tokens = parse_document(text).tokens
    (run,) = emphasis(tokens, plain_text(tokens))
    assert run.start == plain_text(tokens).rindex("F1")


def test_a_part_of_the_page_keeps_its_own_runs_only() -> None:
    markdown = "# Page\n\nSay **one**.\n\n## Later\n\nSay **two**.\n\n`three` ends it.\n"
    assert found(markdown, "Say two.\n\nthree ends it.") == [("strong", "two"), ("code", "three")]


def test_equal_lines_of_other_sections_do_not_count() -> None:
    markdown = "## One\n\n**Example:**\n\n## Two\n\nText.\n\nExample:\n\n- **real**\n"
    assert found(markdown, "Text.\n\nExample:\n\n- real", "two") == [("strong", "real")]


@pytest.mark.parametrize("passage", ["", "Nothing of it.", "Press F1 now and then."])
def test_what_is_not_there_for_certain_stays_plain(passage: str) -> None:
    assert found("Press **F1** now.", passage) == []


def test_runs_come_in_order_and_never_overlap() -> None:
    markdown = "- **a** `a` *a* a\n- a **a**\n\n**a**\n"
    tokens = parse_document(markdown).tokens
    text = plain_text(tokens)
    runs = emphasis(tokens, text)
    assert len(runs) == 5
    assert all(one.end <= two.start for one, two in pairwise(runs))
