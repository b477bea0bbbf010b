"""What starts this program again, wherever it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vademecum.answering.model_process import child_command
from vademecum.embed.viewer_start import start_viewer, viewer_command
from vademecum.errors import ModelError
from vademecum.knowledge.reader import ANYONE
from vademecum.program import own_command


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A packaged application that only embeds Vademecum; returns the one folder with programs."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.delitem(sys.modules, "vademecum.cli.main", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def test_a_folder_of_pages_gives_no_modules(tmp_path: Path) -> None:
    (tmp_path / "vademecum.py").write_text("raise SystemExit('taken')\n", encoding="utf-8")
    done = subprocess.run(own_command("--version"), cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert done.stdout.startswith("vademecum ")


def test_the_packaged_program_is_called_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setitem(sys.modules, "vademecum.cli.main", sys.modules[__name__])
    assert own_command("view", "help") == [sys.executable, "view", "help"]


def test_a_packaged_host_is_never_started_in_its_place(host: Path) -> None:
    assert own_command("view", "help") == []
    assert viewer_command(host, "a.md", ANYONE) == []
    with pytest.raises(OSError, match="without the viewer"):
        start_viewer(host, "a.md", ANYONE)
    with pytest.raises(ModelError, match="packaged application"):
        child_command()


@pytest.mark.skipif(sys.platform == "win32", reason="programs are found by their extension there")
def test_a_packaged_host_uses_the_program_that_is_installed(host: Path) -> None:
    program = host / "vademecum"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    assert own_command("view", "help") == [str(program), "view", "help"]
    assert child_command() == [str(program), "model", "child"]
