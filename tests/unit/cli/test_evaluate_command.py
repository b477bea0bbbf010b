"""`evaluate` counts what it should, and its gates decide the exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vademecum.cli import exits
from vademecum.cli.main import main

QUESTIONS = """
questions:
- {id: q1, q: how do I restore a backup, kind: howto, expect: [backup.md#restore]}
- {id: q2, q: printer paper, kind: keyword, expect: [printer.md]}
- {id: q3, q: printer paper, kind: wrong, expect: [backup.md]}
- {id: q4, q: who won the chess championship, kind: unanswerable-far, expect: []}
"""
GATING = """
cases:
- {id: g1, q: paper, reader: {audience: end_user}, must_include: [printer.md], must_exclude: [secret.md]}
- {id: g2, q: printer paper, reader: {audience: developer}, must_include: [], must_exclude: [printer.md]}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "help"
    root.mkdir()
    pages = {
        "backup.md": "# Backup\n\nA copy is made every night.\n\n## Restore\n\nChoose the day to restore.\n",
        "printer.md": "# Printer\n\nLoad paper into the lower tray.\n",
        "secret.md": "---\naudience: developer\n---\n# Printer internals\n\nPaper sensors of the printer.\n",
    }
    for name, text in pages.items():
        (root / name).write_text(text, encoding="utf-8")
    (tmp_path / "questions.yaml").write_text(QUESTIONS, encoding="utf-8")
    (tmp_path / "gating.yaml").write_text(GATING, encoding="utf-8")
    (tmp_path / "lines.txt").write_text("load paper -> printer.md\nchess champion\n", encoding="utf-8")
    return tmp_path


def _evaluate(folder: Path, *rest: str) -> int:
    return main(["evaluate", str(folder / "help"), "--no-cache", *rest])


def test_json_reports_by_kind_and_gating(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(folder / "questions.yaml"), str(folder / "gating.yaml")]
    assert _evaluate(folder, *files, "--json") == exits.FOUND_PROBLEMS
    report = json.loads(capsys.readouterr().out)
    assert report["total"]["answerable"] == 3
    assert report["total"]["recall_1"] == pytest.approx(2 / 3)
    assert report["kinds"]["howto"]["recall_1"] == 1.0
    assert report["kinds"]["wrong"]["recall_1"] == 0.0
    assert report["total"]["refused_rightly"] == 1
    assert report["gating"]["violations"] == 1
    assert {case["id"]: case["leaked"] for case in report["gating"]["outcomes"]} == {
        "g1": [],
        "g2": ["printer.md"],
    }


@pytest.mark.parametrize(
    ("gate", "code"),
    [
        (["--min-recall1", "0.6", "--max-violations", "1"], exits.ANSWERED),
        (["--min-recall1", "0.9"], exits.FOUND_PROBLEMS),
        (["--max-violations", "0"], exits.FOUND_PROBLEMS),
        (["--max-violations", "1"], exits.ANSWERED),
        (["--max-violations", "2", "--min-refused", "1"], exits.ANSWERED),
    ],
)
def test_a_gate_decides_the_exit_code(
    folder: Path, capsys: pytest.CaptureFixture[str], gate: list[str], code: int
) -> None:
    files = [str(folder / "questions.yaml"), str(folder / "gating.yaml")]
    assert _evaluate(folder, *files, *gate) == code
    assert (f"Not met: {gate[0]}" in capsys.readouterr().err) is (code == exits.FOUND_PROBLEMS)


@pytest.mark.parametrize(
    ("case", "loosened", "said"),
    [
        ("must_exclude: [printer.md]", "--max-violations", "1 case, 1 violation, 0 missing"),
        ("must_include: [backup.md]", "--max-missing", "1 case, 0 violations, 1 missing"),
    ],
)
def test_a_case_that_fails_fails_the_call_without_any_option(
    folder: Path, capsys: pytest.CaptureFixture[str], case: str, loosened: str, said: str
) -> None:
    file = folder / "case.yaml"
    file.write_text(f"cases:\n- {{id: g, q: printer paper, {case}}}\n", encoding="utf-8")
    assert _evaluate(folder, str(file)) == exits.FOUND_PROBLEMS
    printed = capsys.readouterr()
    assert said in printed.out
    assert f"Not met: {loosened} 0 (measured 1)" in printed.err
    assert _evaluate(folder, str(file), loosened, "1") == exits.ANSWERED
    assert "Not met" not in capsys.readouterr().err


def test_no_failures_are_said_in_words(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _evaluate(folder, str(folder / "lines.txt"), "--failures") == exits.ANSWERED
    out = capsys.readouterr().out
    assert "Not found first" not in out
    assert "Every question was found first or rightly refused." in out


def test_one_question_per_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _evaluate(folder, str(folder / "lines.txt")) == exits.ANSWERED
    assert "Refused rightly 1 of 1 unanswerable; left with nothing 0 of 1" in capsys.readouterr().out


def test_failures_name_the_question(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _evaluate(folder, str(folder / "questions.yaml"), "--failures") == exits.ANSWERED
    out = capsys.readouterr().out
    assert "q3  printer paper" in out
    assert "q1 " not in out.split("Not found first")[1]


def test_a_page_that_the_folder_lacks_is_a_mistake_in_the_questions(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.txt").write_text("load paper -> gone.md\n", encoding="utf-8")
    assert _evaluate(folder, str(folder / "bad.txt")) == exits.FOUND_PROBLEMS
    assert "bad.txt:1: error: The folder has no page gone.md" in capsys.readouterr().err


def test_a_case_about_a_page_that_does_not_exist_fails(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "case.yaml"
    file.write_text("cases:\n- {q: paper, must_exclude: [printr.md]}\n", encoding="utf-8")
    assert _evaluate(folder, str(file), "--json") == exits.FOUND_PROBLEMS
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    assert (problem["line"], problem["code"]) == (2, "unknown-page")
    assert "Did you mean printer.md?" in problem["message"]


def test_a_misspelt_key_in_a_case_is_no_pass(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder / "case.yaml"
    file.write_text("cases:\n- q: printer paper\n  must_exclud: [printer.md]\n", encoding="utf-8")
    assert _evaluate(folder, str(file)) == exits.USAGE
    assert f"{file}:3: the key `must_exclud` is not read here" in capsys.readouterr().err


def test_a_broken_question_file_is_one_clear_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "broken.yaml").write_text("questions: [", encoding="utf-8")
    assert _evaluate(folder, str(folder / "broken.yaml")) == exits.USAGE
    assert "broken.yaml" in capsys.readouterr().err
    assert _evaluate(folder, str(folder / "missing.yaml")) == exits.USAGE
    assert "missing.yaml" in capsys.readouterr().err
