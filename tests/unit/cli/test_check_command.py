"""`vademecum check` and `vademecum new` on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from vademecum.cli.main import main

GOOD = "---\ntitle: {0}\nsummary: One sentence.\n---\n\n# {0}\n\nWords.\n"


def folder(root: Path, **pages: str) -> str:
    for name, text in pages.items():
        (root / f"{name}.md").write_text(text, encoding="utf-8")
    return str(root)


def test_a_clean_folder_ends_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", folder(tmp_path, index=GOOD.format("Home")), "--strict"]) == 0
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "0 errors" in shown.err


def test_a_mistake_ends_with_1_and_names_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", folder(tmp_path, index=GOOD.format("Home") + "[a](gone.md)\n")]) == 1
    assert re.match(r"index\.md:9: error: .*gone\.md.* \[broken-link\]$", capsys.readouterr().out)


def test_a_fix_says_that_it_mended_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = folder(tmp_path, index=GOOD.format("Home") + "[a](gone.md)\n", other=GOOD.format("Other"))
    assert main(["check", root, "--fix"]) == 1
    assert "--fix mended nothing" in capsys.readouterr().err
    (tmp_path / "other.md").write_text(GOOD.format("Other") + "[a](Index.md)\n", encoding="utf-8")
    main(["check", root, "--fix"])
    assert "mended nothing" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "options", "code"),
    [
        ("# Home\n\nNo summary.\n", [], 0),
        ("# Home\n\nNo summary.\n", ["--strict"], 1),
        ("No title.\n", [], 1),
        ("No title.\n", ["--lenient"], 0),
        ("No title.\n", ["--lenient", "--json"], 0),
        ("# Home\n\n[a](gone.md)\n", ["--lenient"], 1),
        ("# Home\n\n[a](gone.md)\n", ["--skip", "broken-link"], 0),
    ],
)
def test_what_counts_can_be_chosen(tmp_path: Path, text: str, options: list[str], code: int) -> None:
    assert main(["check", folder(tmp_path, index=text), *options]) == code


def test_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = folder(tmp_path, index=GOOD.format("Home") + "[a](Other.md)\n", other=GOOD.format("Other"))
    assert main(["check", root, "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["counts"] == {"error": 0, "warning": 1, "info": 0}
    (entry,) = report["problems"]
    assert entry.items() >= {"path": "index.md", "line": 9, "code": "link-case", "fixable": True}.items()


def test_fix(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = folder(tmp_path, index=GOOD.format("Home") + "[a](Other.md)\n", other=GOOD.format("Other"))
    assert main(["check", root, "--fix"]) == 0
    assert "mended: index.md:9" in capsys.readouterr().err
    assert "[a](other.md)" in (tmp_path / "index.md").read_text(encoding="utf-8")


def test_much_advice_is_cut_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    links = "".join(f"[p](p{number}.md)\n" for number in range(15))
    pages = {f"p{number}": f"# Page {number}\n\nWords.\n" for number in range(15)}
    root = folder(tmp_path, index=GOOD.format("Home") + links, **pages)
    assert main(["check", root]) == 0
    shown = capsys.readouterr()
    assert shown.out.count("missing-summary") == 10
    assert "5 more [missing-summary]" in shown.err
    assert main(["check", root, "--all"]) == 0
    assert capsys.readouterr().out.count("missing-summary") == 15


def test_a_folder_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "gone")]) == 2
    assert "does not exist" in capsys.readouterr().err


def test_new_makes_a_folder_that_can_be_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = tmp_path / "acme-mail"
    assert main(["new", str(root)]) == 0
    assert "index.md" in capsys.readouterr().out
    assert "Acme mail" in (root / "index.md").read_text(encoding="utf-8")
    assert main(["check", str(root), "--strict"]) == 0
    assert main(["search", str(root), "change password", "--no-cache"]) == 0
    assert main(["context", str(root), "/project/7/export", "--no-cache"]) == 0
    capsys.readouterr()
    assert main(["new", str(root)]) == 2
    assert "not empty" in capsys.readouterr().err
