"""Answers, refusals and receipts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vademecum.answering.answer import REFUSAL
from vademecum.answering.ask import ask
from vademecum.answering.receipt import ask_with_receipt, dump, read_asked, replay
from vademecum.errors import VademecumError
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions

PAGES = {
    "kiln.md": "# Kiln\n\nThe kiln fires clay.\n\n## Light the kiln\n\nOpen the damper, then press Ignite.\n",
    "glaze.md": "# Glaze\n\nGlaze makes clay shine. Mix it with water.\n",
    "master.md": "---\naudience: developer\n---\n# Master key\n\nThe master key opens the cellar.\n",
}


def build(root: Path, pages: dict[str, str] = PAGES) -> Index:
    for name, text in pages.items():
        (root / name).write_text(text, "utf-8")
    return build_index(read_folder(root))


def test_an_answer_is_verbatim_and_cites_its_section(tmp_path: Path) -> None:
    answer = ask(build(tmp_path), "how do I light the kiln?")
    assert answer
    assert answer.text == "Open the damper, then press Ignite."
    assert (answer.section, answer.source) == ("Light the kiln", "kiln.md#light-the-kiln")
    assert answer.citations[0].quote == "Open the damper, then press Ignite."
    assert answer.confidence >= 0.8
    assert answer.reason == ""


@pytest.mark.parametrize("colon", [":", "\uff1a"])
def test_a_sentence_that_only_announces_is_no_sure_answer(tmp_path: Path, colon: str) -> None:
    sure = dict(PAGES, **{"kiln.md": PAGES["kiln.md"].replace("Ignite.", f"Ignite{colon}")})
    assert ask(build(tmp_path), "how do I light the kiln?").confidence >= 0.8
    answer = ask(build(tmp_path, sure), "how do I light the kiln?")
    assert answer.text == f"Open the damper, then press Ignite{colon}"
    assert answer.confidence == 0.75


def test_what_is_announced_makes_it_sure(tmp_path: Path) -> None:
    pages = dict(PAGES, **{"kiln.md": PAGES["kiln.md"].replace("Ignite.", "Ignite:\n\n    kiln --ignite")})
    answer = ask(build(tmp_path, pages), "how do I light the kiln?")
    assert (answer.text or "").endswith("kiln --ignite")
    assert answer.confidence >= 0.8


def test_a_section_of_the_page_that_explains_answers_for_one_that_only_announces(tmp_path: Path) -> None:
    kiln = (
        "# Light the kiln\n\nYou light the kiln with its damper open, so that the kiln draws air.\n\n"
        "## Then light the kiln\n\nThen light the kiln like this:\n"
    )
    answer = ask(build(tmp_path, dict(PAGES, **{"kiln.md": kiln})), "how do I light the kiln?")
    assert answer.hits[0].source == "kiln.md#then-light-the-kiln", "the list stays as it is"
    assert answer.source == "kiln.md"
    assert answer.text == "You light the kiln with its damper open, so that the kiln draws air."


def test_a_refusal_has_no_text_but_keeps_the_closest_sections(tmp_path: Path) -> None:
    answer = ask(build(tmp_path), "how many stamps does a letter to clay county need")
    assert not answer
    assert answer.text is None and answer.confidence == 0.0 and answer.citations == ()
    assert answer.message.startswith(REFUSAL)
    assert answer.reason
    assert answer.hits


def test_a_repaired_answer_asks_to_verify(tmp_path: Path) -> None:
    answer = ask(build(tmp_path), "light the kilm")
    assert answer.corrected == {"kilm": "kiln"}
    assert "verify the source" in answer.message
    assert 0 < answer.confidence <= 0.6


def test_hidden_answers_look_like_none(tmp_path: Path) -> None:
    index = build(tmp_path)
    question = "what does the master key open"
    assert ask(index, question).source == "master.md"
    reader = Reader(audience="end_user")
    refused = ask(index, question, SearchOptions(reader=reader))
    assert refused.text is None
    without = {name: text for name, text in PAGES.items() if name != "master.md"}
    (tmp_path / "other").mkdir()
    assert refused == ask(build(tmp_path / "other", without), question, SearchOptions(reader=reader))


def test_a_receipt_replays_to_the_same(tmp_path: Path) -> None:
    index = build(tmp_path)
    how = SearchOptions("/x", Reader(audience="operator", flags=("b", "a")), limit=3)
    answer, receipt = ask_with_receipt(index, "light the kiln", how)
    text = dump(receipt)
    assert read_asked(json.loads(text)) == ("light the kiln", how)
    again = replay(index, json.loads(text))
    assert again.same
    assert again.answer.text == answer.text


def test_a_replay_says_what_changed(tmp_path: Path) -> None:
    _, receipt = ask_with_receipt(build(tmp_path), "light the kiln")
    changed = build(tmp_path, {"kiln.md": "# Kiln\n\n## Light the kiln\n\nUse the new switch.\n"})
    found = replay(changed, json.loads(dump(receipt)))
    what = {difference.what for difference in found.differences}
    assert {"knowledge.fingerprint", "answer.sha256", "hits.0.sha256"} <= what
    assert not found.same
    assert all("->" in str(difference) for difference in found.differences)


@pytest.mark.parametrize(
    "receipt",
    [{}, {"format": 99}, {"format": 1}, {"format": 1, "asked": {"text": "x"}}, {"format": 1, "asked": 3}],
)
def test_what_is_no_receipt_is_refused(tmp_path: Path, receipt: dict[str, object]) -> None:
    with pytest.raises(VademecumError):
        replay(build(tmp_path), receipt)
