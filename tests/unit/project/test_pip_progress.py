"""What is shown while the locked packages install."""

from __future__ import annotations

import importlib.util
import io
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[3]

OUTPUT = """Looking in links: /index
WARNING: Location 'file:///index/cffi/' is ignored: it is neither a file nor a directory.
Collecting cffi==2.1.1 (from -r requirements.lock (line 4))
  Downloading cffi-2.1.1-cp311-cp311-linux_x86_64.whl (222 kB)
Requirement already satisfied: pycparser in /env (from cffi==2.1.1)
Collecting pyside6-essentials==6.11.3 (from -r requirements.lock (line 9))
  Using cached pyside6_essentials-6.11.3.whl (97 MB)
WARNING: The script x is installed in 'bin' which is not on PATH.
Installing collected packages: pyside6-essentials, cffi
Successfully installed cffi-2.1.1 pyside6-essentials-6.11.3
"""


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(scope="module")
def pip_progress() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pip_progress", ROOT / "packaging/pip_progress.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pretended(text: str, code: int) -> list[str]:
    """A command that writes what pip would write, in two streams as pip does."""
    program = (
        "import sys\n"
        f"for line in {text.splitlines()!r}:\n"
        "    print(line, file=sys.stderr if line.startswith('WARN') else sys.stdout, flush=True)\n"
        f"sys.exit({code})"
    )
    return [sys.executable, "-c", program]


def test_each_line_is_understood(pip_progress: ModuleType) -> None:
    progress = pip_progress.Progress(3)
    states = []
    for line in OUTPUT.splitlines():
        progress.take(line)
        if progress.state not in states:
            states.append(progress.state)
    assert states == [
        "starting",
        "fetching 1 of 3: cffi",
        "fetching 1 of 3: cffi, 222 kB",
        "fetching 2 of 3: pycparser",
        "fetching 3 of 3: pyside6-essentials",
        "installing 2 packages",
    ]


def test_a_terminal_has_one_line_that_is_gone_in_the_end(pip_progress: ModuleType, tmp_path: Path) -> None:
    shown = Terminal()
    assert pip_progress.run(pretended(OUTPUT, 0), tmp_path, 3, shown) == 0
    moving, _, rest = shown.getvalue().rpartition("\r")
    assert "\n" not in moving
    assert "fetching 3 of 3: pyside6-essentials (" in moving
    assert not moving.rpartition("\r")[2].strip(), "the last is written over"
    assert rest == "WARNING: The script x is installed in 'bin' which is not on PATH.\n"


def test_a_log_gets_a_line_and_the_warnings_that_matter(pip_progress: ModuleType, tmp_path: Path) -> None:
    shown = io.StringIO()
    assert pip_progress.run(pretended(OUTPUT, 0), tmp_path, 3, shown) == 0
    assert shown.getvalue().splitlines() == [
        "vademecum: installing 2 packages",
        "WARNING: The script x is installed in 'bin' which is not on PATH.",
    ]


def test_a_failure_shows_what_pip_said(pip_progress: ModuleType, tmp_path: Path) -> None:
    shown = io.StringIO()
    said = "Collecting cffi==2.1.1\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n    Expected sha256 00\n"
    assert pip_progress.run(pretended(said, 1), tmp_path, 3, shown) == 1
    assert shown.getvalue() == said


def test_the_real_pip_is_told_no_bar(pip_progress: ModuleType, tmp_path: Path) -> None:
    """pip knows the option; with no index it fails at once, and says why."""
    shown = io.StringIO()
    command = [sys.executable, "-m", "pip", "install", "--no-index", "--disable-pip-version-check", "no-such"]
    assert pip_progress.run(command, tmp_path, 1, shown) == 1
    assert "No matching distribution found for no-such" in shown.getvalue()
