"""What is kept from one start to the next."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum.app.knowledge import Knowledge
from vademecum.app.paths import Paths
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window import keeper
from vademecum.viewer.window.window import Window


def pages(window: Window) -> list[str]:
    return [pane.page.path for pane in window.tabs.panes if pane.page is not None]


def test_tabs_places_zoom_and_window_return(make: MakeWindow, qtbot: QtBot, folder: Path) -> None:
    first = make(folder)
    first.tabs.current.go(Stop("guide/valves.md"))
    qtbot.waitUntil(lambda: pages(first) == ["guide/valves.md"])
    bar = first.tabs.current.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    first.tabs.add_tab(Stop("guide/pumps.md"))
    first.tabs.add_tab(Stop("guide/alarms.md"), front=False)
    qtbot.waitUntil(lambda: len(pages(first)) == 3)
    first.commander.run("view.zoom-in")
    first.commander.run("view.outline")
    first.resize(1000, 700)
    first.close()
    share = first.keeper.tabs_of(str(folder)).tabs[0].scroll
    assert 0.2 < share < 0.8

    second = make(folder)
    qtbot.waitUntil(lambda: len(pages(second)) == 3)
    assert pages(second) == ["guide/valves.md", "guide/pumps.md", "guide/alarms.md"]
    assert second.tabs.bar.currentIndex() == 1
    assert second.tabs.current.view.zoom == 1.1
    assert not second.room.shown("outline")
    second.tabs.bar.setCurrentIndex(0)
    bar = second.tabs.current.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and abs(bar.value() / bar.maximum() - share) < 0.05)


def test_a_crash_keeps_the_session_and_a_page_that_is_gone_is_skipped_with_a_note(
    make: MakeWindow, qtbot: QtBot, folder: Path, places: Paths
) -> None:
    first = make(folder)
    first.tabs.add_tab(Stop("guide/pumps.md"))
    first.tabs.add_tab(Stop("guide/alarms.md"))
    qtbot.waitUntil(lambda: len(pages(first)) == 3)
    # No close: what is on disk by itself must do.
    qtbot.waitUntil(
        lambda: places.session.is_file() and "alarms" in places.session.read_text("utf-8"), timeout=4000
    )
    stored = places.session.read_bytes()
    first.close()
    places.session.write_bytes(stored)
    (folder / "guide/pumps.md").unlink()

    second = make(folder)
    qtbot.waitUntil(lambda: len(pages(second)) == 2)
    assert pages(second) == ["index.md", "guide/alarms.md"]
    assert "1 page" in second.status.message.text()


def test_without_the_setting_the_first_page_opens(make: MakeWindow, qtbot: QtBot, folder: Path) -> None:
    first = make(folder)
    first.parts.settings.set("session.restore", False)
    first.tabs.current.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(lambda: pages(first) == ["guide/pumps.md"])
    first.close()
    second = make(folder)
    qtbot.waitUntil(lambda: pages(second) == ["index.md"])


def test_page_named_at_start_wins_over_the_session(make: MakeWindow, qtbot: QtBot, folder: Path) -> None:
    make(folder).close()
    second = make(folder, page="guide/valves.md#closing")
    qtbot.waitUntil(lambda: pages(second) == ["guide/valves.md"])
    qtbot.waitUntil(lambda: second.tabs.current.view.verticalScrollBar().value() > 0)


def test_damaged_session_and_settings_are_set_aside(
    make: MakeWindow, qtbot: QtBot, folder: Path, places: Paths
) -> None:
    for file in (places.session, places.settings, places.bookmarks, places.history):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"\xff{ not a file of ours")
    window = make(folder)
    qtbot.waitUntil(lambda: bool(window.status.message.text()))
    assert window.size().width() >= QSize(420, 360).width()


def test_tabs_survive_a_folder_that_opens_slowly(
    make: MakeWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make(folder)
    first.tabs.add_tab(Stop("guide/pumps.md"))
    first.tabs.add_tab(Stop("guide/alarms.md"))
    qtbot.waitUntil(lambda: len(pages(first)) == 3)
    wanted = pages(first)
    first.close()

    monkeypatch.setattr(keeper, "_SETTLES_MS", 20)
    read, go_on = Knowledge.open, threading.Event()

    def slowly(*args: object, **options: object) -> Knowledge:
        assert go_on.wait(10)
        return read(*args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Knowledge, "open", slowly)
    second = make(folder, wait=False)
    try:
        qtbot.waitUntil(lambda: pages(second) == ["guide/alarms.md"])
        qtbot.wait(200)  # the session is written meanwhile
        assert len(second.keeper.tabs_of(str(folder)).tabs) == 3
    finally:
        go_on.set()
    qtbot.waitUntil(lambda: len(pages(second)) == 3)
    assert pages(second) == wanted


def test_who_wants_nothing_kept_leaves_no_trace_of_tabs(
    make: MakeWindow, qtbot: QtBot, folder: Path, places: Paths
) -> None:
    window = make(folder)
    for page in ("guide/pumps.md", "guide/alarms.md"):
        window.tabs.current.go(Stop(page))
        qtbot.waitUntil(lambda page=page: pages(window) == [page])
    window.keeper.save_now()
    assert "pumps" in places.session.read_text("utf-8")
    window.parts.settings.set("session.history_days", 0)
    window.keeper.save_now()
    assert "pumps" not in places.session.read_text("utf-8"), "the way to the page is history"
    assert "alarms" in places.session.read_text("utf-8")
    window.parts.settings.set("session.restore", False)
    window.keeper.save_now()
    assert "alarms" not in places.session.read_text("utf-8")
