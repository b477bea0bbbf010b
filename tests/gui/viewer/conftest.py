"""A window on a folder of its own, and the promise that nothing of it survives the test."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vademecum.app.paths import Paths, paths
from vademecum.viewer.application import make_window
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.window import Window

PAGES = {
    "index.md": "# Pump manual\n\nStart here. See [valves](guide/valves.md#closing) or [nothing](gone.md).\n",
    "guide/valves.md": (
        "---\nkeywords: [shutter]\nroute: /plant/valves\n---\n# Valves\n\n"
        "A valve opens and closes a pipe.\n\n"
        + "Filler paragraph about pipes. " * 60
        + "\n\n## Opening\n\nTurn the wheel to the left.\n\n"
        + "More words on opening a valve. " * 80
        + "\n\n## Closing\n\nTurn the wheel to the right until the **torque** limit clicks.\n\n"
        + "More words on closing valves. " * 120
    ),
    "guide/pumps.md": "# Pumps\n\nA pump moves water. The torque of a pump is measured in newton metres.\n",
    "guide/alarms.md": "# Alarms\n\nAn alarm rings when pressure is too high. Press reset to silence it.\n",
}


def write_folder(root: Path, pages: dict[str, str]) -> Path:
    for name, text in pages.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return root


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before and thread.is_alive()]
    assert not left, f"threads left behind: {left}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_folder(tmp_path / "manual", PAGES)


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    return paths()


@pytest.fixture
def tasks(qapp: QApplication) -> Iterator[Tasks]:
    del qapp  # only its existence matters
    made = Tasks()
    yield made
    assert made.shutdown(), "a worker did not end in time"


MakeWindow = Callable[..., Window]


@pytest.fixture
def make(qtbot: QtBot, places: Paths) -> Iterator[MakeWindow]:
    """Makes windows and takes them down again, workers included."""
    made: list[Window] = []

    def build(folder: Path | None = None, *, wait: bool = True, **options: object) -> Window:
        window = make_window(places)
        made.append(window)
        window.resize(1200, 800)
        window.show()
        qtbot.waitExposed(window)
        if folder is not None:
            window.open_folder(folder, **options)  # type: ignore[arg-type]
            if wait:
                qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)
                qtbot.waitUntil(lambda: window.tabs.current.page is not None, timeout=10_000)
        return window

    yield build
    for window in made:
        close(window)


def close(window: Window) -> None:
    window.close()
    assert window.parts.tasks.shutdown(), "a worker did not end in time"
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(make: MakeWindow, folder: Path) -> Window:
    return make(folder)
