"""`vademecum index` keeps the index for the next start."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vademecum.app.paths import paths
from vademecum.cli import exits
from vademecum.cli.main import main


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "help"
    root.mkdir()
    for name in ("one", "two", "three"):
        (root / f"{name}.md").write_text(f"# {name.title()}\n\nText.\n\n## More\n\nText.\n", encoding="utf-8")
    return root


def test_says_what_it_holds_and_keeps_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = set(paths().indexes.glob("*.index"))
    assert main(["index", str(folder)]) == exits.ANSWERED
    assert capsys.readouterr().out == "3 articles, 6 sections\n"
    assert len(set(paths().indexes.glob("*.index")) - before) == 1


def test_json_tells_progress_line_by_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["index", str(folder), "--json"]) == exits.ANSWERED
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[-1] == {"articles": 3, "sections": 6}
    assert lines[-2]["done"] == lines[-2]["total"] == 3


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["index", str(tmp_path / "gone")]) == exits.USAGE
    assert "gone" in capsys.readouterr().err
