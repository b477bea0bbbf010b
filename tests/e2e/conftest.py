"""The real program, started as a user starts it, on a virtual screen of its own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from kettle import write_kettle
from real_viewer import PATIENCE_S, Screen, Start, Viewer, missing_tools, screen, wait_for_window


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_kettle(tmp_path / "kettle")


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Screen]:
    lacking = missing_tools()
    if lacking:
        message = f"no virtual screen: install {', '.join(lacking)}"
        # Where everything is installed on purpose, a missing tool is a failure, not a reason to look away.
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    home = tmp_path / "home"
    home.mkdir()
    with screen(home) as where:
        yield where


@pytest.fixture
def start(display: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts viewers, and ends those that a test has left."""
    monkeypatch.setenv("VADEMECUM_HOME", display.environment["VADEMECUM_HOME"])
    started: list[Viewer] = []

    def start_one(folder: Path, *, ready: bool = True) -> Viewer:
        viewer = Viewer(display, folder, tmp_path / "log.txt")
        started.append(viewer)
        wait_for_window(display, viewer.process)
        if ready:
            viewer.wait("reading the folder", lambda status: status.get("state") == "ready")
        return viewer

    yield start_one
    for viewer in started:
        if viewer.process.poll() is None:
            viewer.process.terminate()
            viewer.process.wait(PATIENCE_S)
