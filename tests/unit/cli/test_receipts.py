"""`ask --receipt` and `replay` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vademecum.cli import exits
from vademecum.cli.main import main


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "pages"
    root.mkdir()
    (root / "saw.md").write_text("# Saw\n\nSharpen the saw with a file.\n", "utf-8")
    return root


def test_a_receipt_is_replayed(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    receipt = tmp_path / "receipt.json"
    assert main(["ask", str(folder), "how do I sharpen the saw", "--receipt", str(receipt)]) == exits.ANSWERED
    assert main(["replay", str(receipt), str(folder)]) == exits.ANSWERED
    assert "Nothing changed" in capsys.readouterr().out
    (folder / "saw.md").write_text("# Saw\n\nSharpen the saw with a stone.\n", "utf-8")
    assert main(["replay", str(receipt), str(folder), "--json"]) == exits.FOUND_PROBLEMS
    shown = json.loads(capsys.readouterr().out)
    assert not shown["same"]
    assert "answer.sha256" in {change["what"] for change in shown["changes"]}


@pytest.mark.parametrize("text", ["", "{", "[]", "{}"])
def test_what_is_no_receipt_is_named(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "other.json"
    file.write_text(text, "utf-8")
    assert main(["replay", str(file), str(folder)]) == exits.USAGE
    assert "ask --receipt" in capsys.readouterr().err


def test_a_receipt_that_cannot_be_written_is_an_error(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = str(tmp_path / "no" / "such" / "folder" / "r.json")
    assert main(["ask", str(folder), "saw", "--receipt", missing]) == exits.USAGE
    assert "cannot write the receipt" in capsys.readouterr().err


def test_a_receipt_names_the_model_and_a_replay_says_that_it_is_missing(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    receipt = tmp_path / "receipt.json"
    assert main(["ask", str(folder), "how do I sharpen the saw", "--receipt", str(receipt)]) == exits.ANSWERED
    kept = json.loads(receipt.read_text("utf-8"))
    assert kept["model"] is kept["prompts"] is kept["encoder"] is None
    kept["model"] = {"name": "tiny.gguf", "sha256": "ab" * 32}
    receipt.write_text(json.dumps(kept), "utf-8")
    assert main(["replay", str(receipt), str(folder)]) == exits.FOUND_PROBLEMS
    told = capsys.readouterr()
    assert 'model: {"name": "tiny.gguf"' in told.out and "-> null" in told.out
    assert "give it with --model" in told.err


def test_explaining_an_answer_shows_what_became_of_the_question(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["ask", str(folder), "sharpenn the saw"]
    assert main([*asked, "--explain"]) == exits.ANSWERED
    assert "sharpenn -> sharpen" in capsys.readouterr().out
    assert main([*asked, "--explain", "--json"]) == exits.ANSWERED
    steps = json.loads(capsys.readouterr().out)["steps"]
    assert [step["effect"] for step in steps if step["name"] == "spelling"] == ["sharpenn -> sharpen"]
    assert main([*asked, "--json"]) == exits.ANSWERED
    assert "steps" not in json.loads(capsys.readouterr().out)
