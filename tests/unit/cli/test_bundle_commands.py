"""Bundles on the command line: told from folders, checked like them, and their size in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.cli import exits
from vademecum.cli.main import main
from vademecum.cli.output import size_text


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    (tmp_path / "help").mkdir()
    (tmp_path / "help/index.md").write_text("# Start\n\nSee [the other](gone.md).\n", encoding="utf-8")
    assert main(["pack", str(tmp_path / "help")]) == exits.ANSWERED
    capsys.readouterr()
    return tmp_path / "help.vade"


def test_check_looks_into_a_bundle(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    of_bundle = main(["check", str(bundle)]), capsys.readouterr()
    of_folder = main(["check", str(bundle.with_suffix(""))]), capsys.readouterr()
    assert of_bundle[0] == of_folder[0] == exits.FOUND_PROBLEMS
    assert "gone.md" in of_bundle[1].out
    assert of_bundle[1].out == of_folder[1].out


def test_a_bundle_is_not_mended(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = bundle.read_bytes()
    assert main(["check", str(bundle), "--fix"]) == exits.USAGE
    assert f"vademecum unpack {bundle} FOLDER" in capsys.readouterr().err
    assert bundle.read_bytes() == before


def test_a_damaged_bundle_is_refused(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bundle.write_bytes(bundle.read_bytes()[:-200])
    assert main(["check", str(bundle)]) == exits.USAGE
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["verify", "help"], "this is a folder, and only a bundle can be verified. Look at a folder with"),
        (["unpack", "help", "out"], "this is a folder, not a bundle"),
        (["pack", "help.vade"], "this is a bundle already"),
        (["verify", "gone.vade"], "there is no such file"),
    ],
)
def test_a_folder_is_told_from_a_bundle(
    line: list[str],
    said: str,
    bundle: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(bundle.parent)
    before = sorted(path.name for path in bundle.parent.iterdir())
    assert main(line) == exits.USAGE
    assert said in capsys.readouterr().err
    assert sorted(path.name for path in bundle.parent.iterdir()) == before


def test_the_size_of_a_small_bundle(bundle: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["pack", str(bundle.with_suffix("")), str(bundle)]) == exits.ANSWERED
    said = capsys.readouterr().err
    assert said.startswith(f"2 files, {size_text(bundle.stat().st_size)}; ")
    assert " KB; " in said


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 bytes"),
        (999, "999 bytes"),
        (1000, "1 KB"),
        (34_400, "34 KB"),
        (999_499, "999 KB"),
        (999_500, "1.0 MB"),
        (12_340_000, "12.3 MB"),
    ],
)
def test_sizes_in_words(count: int, text: str) -> None:
    assert size_text(count) == text
