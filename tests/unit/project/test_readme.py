"""README: every file, picture, target and command that it names exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def links() -> list[str]:
    written = re.findall(r"\]\(([^)\s]+)\)", README) + re.findall(r'(?:src|href)="([^"]+)"', README)
    return [target for target in written if not re.match(r"[a-z]+:", target)]


def test_links_and_pictures_exist() -> None:
    targets = [target.partition("#")[0] for target in links()]
    assert [target for target in targets if target and not (ROOT / target).exists()] == []


def test_anchors_exist() -> None:
    anchors = {
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", README, re.MULTILINE)
    }
    assert {target[1:] for target in links() if target.startswith("#")} <= anchors


def test_the_first_screen_shows_the_program() -> None:
    first = README.split("\n## ", maxsplit=1)[0]
    assert len(first.splitlines()) <= 40
    assert re.search(r"knowledge/pictures/\S+\.png", first)


def test_pictures_are_small_and_real() -> None:
    pictures = [ROOT / target for target in links() if target.endswith(".png")]
    assert pictures
    for picture in pictures:
        data = picture.read_bytes()
        assert data.startswith(b"\x89PNG\r\n\x1a\n")
        assert len(data) <= 300_000, picture.name


def test_the_manual_has_a_tour_of_all_pictures_and_no_other() -> None:
    script = ast.parse((ROOT / "packaging/shots.py").read_text(encoding="utf-8"))
    made = {
        call.args[0].value
        for call in ast.walk(script)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Shot" and call.args
        if isinstance(call.args[0], ast.Constant)
    }
    files = {file.stem for file in (ROOT / "knowledge/pictures").iterdir()}
    tour = (ROOT / "knowledge/reading/tour.md").read_text(encoding="utf-8")
    shown = re.findall(r"^!\[.{20,}\]\(\.\./pictures/([\w-]+)\.png\)$", tour, re.MULTILINE)
    assert made == files == set(shown)
    assert len(shown) == len(set(shown)) >= 8
    assert {Path(target).stem for target in links() if target.endswith(".png")} == made
    assert sum(file.stat().st_size for file in (ROOT / "knowledge/pictures").iterdir()) <= 600_000


def test_each_system_has_a_line_for_running_and_one_for_testing() -> None:
    for line in (
        "sh packaging/linux/dev.sh",
        "sh packaging/macos/dev.sh",
        r"powershell -ExecutionPolicy Bypass -File packaging\windows\dev.ps1",
    ):
        for verb in ("run", "test"):
            assert f"{line} {verb}" in README
        script = re.sub(r"^.* ", "", line).replace("\\", "/")
        assert (ROOT / script).is_file()


def test_continuous_integration_calls_the_same_command() -> None:
    run = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert "sh packaging/linux/dev.sh test" in run


def test_make_targets_that_are_named_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    assert {"help", "run", "test", "check", "shots", "bench"} <= targets
    assert set(re.findall(r"`make ([a-z-]+)", README)) <= targets


@pytest.mark.parametrize("target", ["setup", "run", "test", "check", "shots", "bench", "lock"])
def test_make_calls_the_script_that_readme_names(target: str) -> None:
    recipe = re.search(rf"^{target}:.*\n\t(.*)$", MAKEFILE, re.MULTILINE)
    assert recipe is not None
    assert f"packaging/dev.py {target}" in recipe[1]


def test_the_changelog_names_this_version() -> None:
    from vademecum import __version__

    assert re.search(r"^## \[Unreleased\]", CHANGELOG, re.MULTILINE)
    assert f"## [{__version__}]" in CHANGELOG


def test_the_licence_is_the_one_that_is_declared() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")
    assert 'license = "MIT"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
