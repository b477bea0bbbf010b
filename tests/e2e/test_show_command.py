"""`vademecum show` against a real viewer process."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from vademecum.app.control_client import ControlClient, NoViewerError
from vademecum.app.endpoint import endpoint
from vademecum.app.protocol import Request

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(os.name == "nt", reason="sockets in the file system"),
]

_DESKTOP = Path(__file__).resolve().parents[2] / "desktop"


class Home:
    """A user's home of its own, with a help folder and whatever viewers run in it."""

    def __init__(self, root: Path, short: str) -> None:
        self.folder = root / "help"
        self.folder.mkdir()
        (self.folder / "index.md").write_text("# Start\n\nBegin here.\n", "utf-8")
        (self.folder / "data.md").write_text(
            "---\nroute: /data\nid: all-data\n---\n# Data\n\n## Import it\n", "utf-8"
        )
        (self.folder / "keys.md").write_text("---\nroute: /keys\naudience: operator\n---\n# Keys\n", "utf-8")
        self.environment = {
            **os.environ,
            "VADEMECUM_HOME": short,
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(_DESKTOP),
        }

    def show(self, *arguments: str) -> tuple[int, str, str]:
        done = subprocess.run(
            [sys.executable, "-m", "vademecum", "show", *arguments],
            env=self.environment, capture_output=True, text=True, timeout=90, check=False,
        )  # fmt: skip
        return done.returncode, done.stdout, done.stderr

    def start_show(self, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "vademecum", "show", *arguments],
            env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def ask(self, request: Request) -> dict[str, object]:
        with ControlClient(endpoint(self.folder)) as client:
            return dict(client.ask_for(request).fields)

    def viewer(self) -> int:
        """Process id of the running viewer."""
        return int(str(self.ask(Request("ping"))["pid"]))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Home]:
    with tempfile.TemporaryDirectory(prefix="vm-", ignore_cleanup_errors=True) as short:
        monkeypatch.setenv("VADEMECUM_HOME", short)
        made = Home(tmp_path, short)
        yield made
        with contextlib.suppress(NoViewerError, ProcessLookupError):
            viewer = made.viewer()
            made.ask(Request("quit"))
            for _ in range(100):
                os.kill(viewer, 0)
                time.sleep(0.05)
            os.kill(viewer, signal.SIGKILL)


def test_show_starts_a_viewer_and_the_next_one_uses_it(home: Home) -> None:
    code, out, _ = home.show("--route", "/data/import", str(home.folder), "--json")
    reply = json.loads(out)
    assert code == 0
    assert (reply["shown"]["how"], reply["shown"]["source"]) == ("ancestor", "data.md")
    first = home.viewer()
    assert home.show("--page", "data.md#import-it")[:2] == (0, "data.md#import-it\n"), (
        "the running one serves"
    )
    assert home.show("--id", "all-data", str(home.folder))[:2] == (0, "data.md\n")
    code, out, err = home.show("--id", "no-such", str(home.folder))
    assert (code, out) == (3, "index.md\n")
    assert "no-such" in err
    code, _, err = home.show("--route", "/keys", str(home.folder), "--audience", "end_user")
    assert code == 3
    assert home.show("--route", "/keys", str(home.folder), "--audience", "operator")[:2] == (0, "keys.md\n")
    assert home.viewer() == first


def test_after_a_crash_the_next_start_works(home: Home) -> None:
    assert home.show(str(home.folder))[0] == 0
    crashed = home.viewer()
    os.kill(crashed, signal.SIGKILL)
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        with contextlib.suppress(NoViewerError):
            home.ask(Request("ping"))
            time.sleep(0.05)
            continue
        break
    assert Path(endpoint(home.folder).address).exists(), "the crash left its socket behind"
    code, _, err = home.show("--no-start", str(home.folder))
    assert code == 2
    assert "no viewer is running" in err
    assert home.show("--route", "/data", str(home.folder))[:2] == (0, "data.md\n")
    assert home.viewer() != crashed


def test_many_starts_at_once_end_in_one_viewer_and_lose_no_request(home: Home) -> None:
    started = [home.start_show("--page", "data.md", str(home.folder)) for _ in range(3)]
    for process in started:
        out, err = process.communicate(timeout=90)
        assert (process.returncode, out) == (0, "data.md\n"), err
    one = home.viewer()
    again = subprocess.run(
        [sys.executable, "-m", "vademecum", str(home.folder)],
        env=home.environment, capture_output=True, timeout=60, check=False,
    )  # fmt: skip
    assert again.returncode == 0, "a second window on the same folder only raises the first"
    assert home.viewer() == one


def test_mistakes_are_told_apart_from_misses(home: Home) -> None:
    code, out, err = home.show("--route", "/x", str(home.folder / "none"))
    assert (code, out) == (2, "")
    assert "does not exist" in err
    code, _, err = home.show("--overlay", "o.yaml")
    assert code == 2
    assert "KNOWLEDGE" in err
