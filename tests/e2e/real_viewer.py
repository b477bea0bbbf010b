"""The real program as a test sees it: keys go in through a screen, facts come out through its socket."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from vademecum.app.control_client import ControlClient, NoViewerError
from vademecum.app.endpoint import endpoint
from vademecum.app.protocol import Request

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
from virtual_screen import Screen, ScreenError, missing_tools, screen, wait_for_window

__all__ = ["PATIENCE_S", "Screen", "Start", "Viewer", "missing_tools", "screen", "wait_for_window"]

PATIENCE_S = 20.0


class Viewer:
    """A running viewer: keys go in through the screen, facts come out through its socket."""

    def __init__(self, where: Screen, folder: Path, log: Path) -> None:
        self.screen, self.folder, self.log = where, folder, log
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "vademecum", str(folder)],
                cwd=folder.parent,
                env=where.environment,
                stdout=out,
                stderr=out,
            )

    def ask(self, verb: Any, **fields: Any) -> dict[str, Any]:
        """One request over the socket."""
        with ControlClient(endpoint(self.folder)) as client:
            return dict(client.ask_for(Request(verb, **fields)).fields)

    def status(self) -> dict[str, Any]:
        return dict(self.ask("status")["status"])

    def wait(self, what: str, happened: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the viewer's status says so."""
        deadline = time.monotonic() + PATIENCE_S
        status: dict[str, Any] = {}
        while time.monotonic() < deadline:
            try:
                status = self.status()
            except NoViewerError:
                assert self.process.poll() is None, self.said()
            else:
                if happened(status):
                    return status
            time.sleep(0.1)
        raise AssertionError(f"{what} did not happen; the viewer says {status}; {self.said()}")

    def wait_for_page(self, source: str) -> None:
        self.wait(f"opening {source}", lambda status: status.get("source") == source)

    def wait_for_keys(self) -> None:
        """Wait until this viewer has the keyboard: keys pressed earlier go nowhere and are lost."""
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            with contextlib.suppress(ScreenError):  # no window has the focus
                window = self.screen.call("xdotool", "getwindowfocus")
                if self.screen.call("xdotool", "getwindowpid", window) == str(self.process.pid):
                    return
            time.sleep(0.05)
        raise AssertionError(f"the viewer does not get the keyboard; {self.said()}")

    def press(self, *names: str) -> None:
        """Press keys in the window."""
        self.wait_for_keys()
        self.screen.keys(*names)

    def quit(self) -> int:
        """Close it as a user does, and return its exit code."""
        self.press("ctrl+q")
        return self.process.wait(PATIENCE_S)

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")


class Start(Protocol):
    """Starts a viewer; with `ready` its folder has been read when it is returned."""

    def __call__(self, folder: Path, *, ready: bool = True) -> Viewer: ...
