"""A window on a folder of its own, and the promise that nothing of it survives the test."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from viewer_folders import PAGES, MakeWindow, write_folder

from vademecum.app.paths import Paths, paths
from vademecum.viewer.application import make_window
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.window.window import Window


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before and thread.is_alive()]
    assert not left, f"threads left behind: {left}"


@pytest.fixture(autouse=True)
def colours_as_before(qapp: QApplication) -> Iterator[None]:
    """A window dresses the whole application; the next test finds it as this one did."""
    palette, sheet, style = qapp.palette(), qapp.styleSheet(), qapp.style().objectName()
    yield
    qapp.setStyleSheet(sheet)
    if qapp.style().objectName() != style:
        qapp.setStyle(style)
    qapp.setPalette(palette)


@pytest.fixture(autouse=True)
def locale_as_before() -> Iterator[None]:
    """A window sets the default locale of its process; tests of the host's language ask for it."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


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
