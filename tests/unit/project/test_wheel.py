"""The wheel holds all that the program needs, and works outside of the checkout."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by the locked backend: no network, no isolated environment."""
    target = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(target)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel in a folder of its own, found before the checkout."""
    target = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile"]
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    subprocess.run([*command, "--target", str(target), str(wheel)], check=True, env=environment)
    return target


def run(installed: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(installed), "VADEMECUM_HOME": str(home)}
    command = [sys.executable, "-m", "vademecum", *arguments]
    return subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, check=False)


def test_it_holds_manual_assets_types_and_licence(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    manual = {file.relative_to(ROOT / "knowledge").as_posix() for file in (ROOT / "knowledge").rglob("*.*")}
    assert {f"vademecum/data/knowledge/{name}" for name in manual} <= names
    assets = {file.relative_to(ROOT / "assets").as_posix() for file in (ROOT / "assets").rglob("*.*")}
    needed = {name for name in assets if not name.startswith(".")}
    assert len(needed) > 40
    assert {f"vademecum/data/assets/{name}" for name in needed} <= names
    assert "vademecum/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_it_holds_nothing_else(wheel: Path) -> None:
    """No tests, no caches: what is only for the repository stays there."""
    for name in zipfile.ZipFile(wheel).namelist():
        assert name.startswith(("vademecum/", "vademecum-")), name
        assert "__pycache__" not in name


def test_it_runs_from_its_own_files(installed: Path, tmp_path: Path) -> None:
    code = "import vademecum, vademecum.app.assets as a; print(vademecum.__file__); print(a.manual())"
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    for line in done.stdout.splitlines():
        assert Path(line).is_relative_to(installed)


def test_it_searches_its_own_manual(installed: Path, tmp_path: Path) -> None:
    manual = installed / "vademecum/data/knowledge"
    done = run(installed, tmp_path, "search", str(manual), "keyboard shortcuts", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["hits"][0]["source"].startswith("reading/shortcuts.md")


def test_a_missing_folder_is_one_clear_line(installed: Path, tmp_path: Path) -> None:
    done = run(installed, tmp_path, "search", str(tmp_path / "nowhere"), "anything")
    assert done.returncode == 2
    assert "nowhere" in done.stderr
    assert "Traceback" not in done.stderr
