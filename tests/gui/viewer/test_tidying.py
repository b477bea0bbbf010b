"""The search for garbage leaves the open folder alone, and a closed one leaves nothing behind."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from viewer_folders import write_folder

from vademecum.viewer.folders.tidying import Tidying
from vademecum.viewer.window.window import Window


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


def test_an_open_folder_is_set_apart(window: Window, qtbot: QtBot) -> None:
    gc.disable()
    tidying = Tidying(window.parts.library, window.shelf, window)
    assert not gc.isenabled()
    tidying.begin()
    assert gc.isenabled()
    window.open_folder(Path(str(window.parts.library.root)))
    qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)
    knowledge = window.parts.library.knowledge
    assert knowledge is not None
    assert all(looked_at is not knowledge for looked_at in gc.get_objects())


def test_another_folder_takes_the_last_ones_place(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    library = window.parts.library
    Tidying(library, window.shelf, window).begin()
    first, second = Path(str(library.root)), write_folder(tmp_path / "second", {"a.md": "# A\n\nText.\n"})
    # Once, so that the folder counts as open.
    window.open_folder(first)
    qtbot.waitUntil(lambda: library.state == "ready", timeout=10_000)
    assert library.knowledge is not None
    last = weakref.ref(library.knowledge)
    for folder in (second, first, second):
        window.open_folder(folder)
        qtbot.waitUntil(lambda: library.state == "ready", timeout=10_000)
    assert last() is None
