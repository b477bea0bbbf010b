"""A program that drives Qt Assistant drives the real viewer with the same options and commands."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from vademecum.app.control_client import ControlClient, NoViewerError
from vademecum.app.endpoint import endpoint
from vademecum.app.protocol import Request

pytestmark = pytest.mark.e2e

_DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
PAGES = {
    "index.md": "# Start\n\nBegin here.\n",
    "net/dns.md": "---\nid: app::dns\nkeywords: [registrar]\n---\n# Records\n\n## Verify it\n\nWait.\n",
    "net/mail.md": "---\nkeywords: [letter]\n---\n# Mail\n\nRead.\n",
}


class Driven:
    """The viewer, started like Assistant, with its standard input in our hands."""

    def __init__(self, root: Path, home: str) -> None:
        self.folder = root / "app"
        for name, text in PAGES.items():
            file = self.folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        environment = {
            **os.environ,
            "VADEMECUM_HOME": home,
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(_DESKTOP),
        }
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "vademecum",
                "-collectionFile",
                str(root / "app.qhc"),
                "-enableRemoteControl",
                "-showUrl",
                "qthelp://org.example.app/doc/net/mail.html",
            ],
            env=environment,
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def write(self, line: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def wait(self, **wanted: str) -> dict[str, Any]:
        return self._until(lambda status: all(status.get(name) == value for name, value in wanted.items()))

    def _until(self, happened: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        deadline = time.monotonic() + 30
        status: dict[str, Any] = {}
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the viewer has ended"
            try:
                with ControlClient(endpoint(self.folder)) as client:
                    status = client.ask_for(Request("status")).fields["status"]
            except NoViewerError:
                pass
            if happened(status):
                return status
            time.sleep(0.05)
        raise AssertionError(f"did not happen; the viewer says {status}")

    def end(self) -> str:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.communicate(timeout=20)[1].decode("utf-8", "replace")


@pytest.fixture
def driven(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driven]:
    with tempfile.TemporaryDirectory(prefix="vm-") as home:
        monkeypatch.setenv("VADEMECUM_HOME", home)
        made = Driven(tmp_path, home)
        yield made
        made.end()


def test_a_scripted_session(driven: Driven) -> None:
    driven.write(b"syncContents\n")  # while it is still starting: nothing is lost
    driven.wait(state="ready", source="net/mail.md")
    driven.write(b"activateIdentifier app::dns\n")
    driven.wait(source="net/dns.md")
    driven.write(b"setSource qthelp://org.example.app/doc/net/dns.html#verify-it;expandToc -1\0")
    driven.wait(source="net/dns.md#verify-it")
    driven.write(b"hide contents; activateKeyword letter\n")
    driven.wait(source="net/mail.md")
    driven.write(b"setSource qthelp://org.example.app/doc/gone.html\nfly home\nshow bookmarks\n")
    driven.write(b"activateKeyword REGISTRAR\0")
    driven.wait(source="net/dns.md")
    assert driven.process.stdin is not None
    driven.process.stdin.close()
    driven.process.stdin = None
    driven.wait(source="net/dns.md")
    said = driven.end()
    assert "no page qthelp://org.example.app/doc/gone.html" in said
    assert "unknown command 'fly'" in said
    assert "Traceback" not in said


def test_a_collection_that_was_never_imported_is_named(tmp_path: Path) -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "vademecum",
            "-collectionFile",
            str(tmp_path / "app.qhc"),
            "-enableRemoteControl",
        ],
        env={**os.environ, "PYTHONPATH": str(_DESKTOP)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "vademecum import" in done.stderr
    assert "Traceback" not in done.stderr
