"""Receipts of answers that a model or an encoder had a part in."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from vademecum.answering.answer import Answer
from vademecum.answering.ask import ask
from vademecum.answering.prompts import ANSWER, PROMPTS
from vademecum.answering.receipt import Helpers, ask_with_receipt, dump, helpers_of, model_of, replay
from vademecum.knowledge.folder import read_folder
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions


@pytest.fixture
def index(tmp_path: Path) -> Index:
    (tmp_path / "kiln.md").write_text("# Kiln\n\nTurn the switch to light the kiln.\n", "utf-8")
    return build_index(read_folder(tmp_path))


class Writer:
    """Answers as a model does, in words of its own."""

    def __init__(self, words: str, rewritten: str = "") -> None:
        self.words, self.rewritten = words, rewritten

    def __call__(self, index: Index, text: str, options: SearchOptions) -> Answer:
        assert options.explain, "a receipt tells every step"
        plain = ask(index, text, options)
        return replace(plain, text=self.words, rewritten=self.rewritten, model="Tiny", prompt="12ab")


TINY = Helpers("tiny.gguf", "aa" * 32, {"answer": "11", "rewrite": "22"}, "mini")


def test_a_receipt_names_model_prompts_and_rewritten_question(index: Index) -> None:
    answer, receipt = ask_with_receipt(
        index, "light the kiln", asker=Writer("Turn it [1].", "kiln light"), helpers=TINY
    )
    assert answer.text == "Turn it [1]."
    assert receipt["model"] == {"name": "tiny.gguf", "sha256": "aa" * 32}
    assert receipt["prompts"] == {"answer": "11", "rewrite": "22"}
    assert receipt["encoder"] == "mini"
    assert receipt["query"]["rewritten"] == "kiln light"
    assert receipt["answer"]["model"] == "Tiny" and receipt["answer"]["prompt"] == "12ab"
    assert receipt["answer"]["sha256"] == hashlib.sha256(b"Turn it [1].").hexdigest()
    assert model_of(receipt) == "tiny.gguf"


def test_a_replay_says_which_helper_changed(index: Index) -> None:
    _, receipt = ask_with_receipt(
        index, "light the kiln", asker=Writer("Turn it [1].", "kiln light"), helpers=TINY
    )
    kept = json.loads(dump(receipt))
    same = replay(index, kept, asker=Writer("Turn it [1].", "kiln light"), helpers=TINY)
    assert same.same
    other = replace(TINY, model_sha256="bb" * 32, prompts={"answer": "11", "rewrite": "33"})
    changed = replay(index, kept, asker=Writer("Press it [1].", "switch on"), helpers=other)
    assert {difference.what for difference in changed.differences} == {
        "answer.sha256", "model.sha256", "prompts.rewrite", "query.rewritten",
    }  # fmt: skip
    alone = replay(index, kept)
    assert {"model", "prompts", "encoder", "answer.model"} <= {d.what for d in alone.differences}


def test_a_receipt_from_before_models_were_named_still_replays(index: Index) -> None:
    _, receipt = ask_with_receipt(index, "light the kiln")
    old = json.loads(dump(receipt))
    for key in ("model", "prompts", "encoder"):
        del old[key]
    for key in ("model", "prompt", "removed"):
        del old["answer"][key]
    assert replay(index, old).same
    assert model_of(old) == ""


def test_helpers_are_told_by_their_content(tmp_path: Path) -> None:
    file = tmp_path / "tiny.gguf"
    file.write_bytes(b"GGUF and more")
    plain = helpers_of(file, {}, None)
    assert plain.model == "tiny.gguf"
    assert plain.model_sha256 == hashlib.sha256(b"GGUF and more").hexdigest()
    assert plain.prompts["answer"] == hashlib.sha256(ANSWER.encode()).hexdigest()
    assert set(plain.prompts) == set(PROMPTS)
    own = helpers_of(file, {"prompts": {"answer": "Be brief."}}, None)
    assert own.prompts["answer"] != plain.prompts["answer"]
    assert own.prompts["rewrite"] == plain.prompts["rewrite"]
    assert helpers_of(None, {}, None) == Helpers()
    with pytest.raises(OSError, match=r"gone\.gguf"):
        helpers_of(tmp_path / "gone.gguf", {}, None)
