"""`vademecum model` and the options --model and --encoder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vademecum.cli.main import main

BAD = b"GGUF\x63\0\0\0" + b"\0" * 64


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "k"
    root.mkdir()
    (root / "valves.md").write_text("# Valves\n\nValve K9 opens at 95 degrees.\n")
    return root


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "future.gguf"
    file.write_bytes(BAD)
    return file


@pytest.mark.parametrize("verb", ["check", "try", "bench"])
def test_a_file_that_is_no_model_is_one_clear_line(
    verb: str, bad: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["model", verb, str(bad)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1
    assert "version 99" in output.err


def test_a_model_that_was_asked_for_must_work(
    folder: Path, bad: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["search", str(folder), "valve", "--model", str(bad)]) == 2
    assert "version 99" in capsys.readouterr().err


def test_a_model_beside_the_folder_is_found_and_may_fail(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.with_name("k.gguf").write_bytes(BAD)
    assert main(["search", str(folder), "valve"]) == 0
    output = capsys.readouterr()
    assert "k.gguf" in output.err
    assert "valves.md" in output.out


def test_a_model_of_the_environment_may_fail(
    folder: Path, bad: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VADEMECUM_MODEL", str(bad))
    assert main(["ask", str(folder), "when does valve K9 open", "--json"]) == 0
    output = capsys.readouterr()
    assert "version 99" in output.err
    answer = json.loads(output.out)
    assert answer["answer"] == "Valve K9 opens at 95 degrees."
    assert (answer["model"], answer["removed"], answer["prompt"]) == ("", 0, "")
