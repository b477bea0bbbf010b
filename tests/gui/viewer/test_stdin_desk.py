"""Qt Assistant's verbs in a window: each does something, and nothing is lost or silent."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum import Reader
from vademecum.app.assistant import Command
from vademecum.viewer.outside.stdin_desk import StdinDesk
from vademecum.viewer.window.window import Window


@pytest.fixture
def desk(window: Window) -> StdinDesk:
    return StdinDesk(window)


def here(window: Window) -> str:
    stop = window.tabs.current.journey.here
    return "" if stop is None else f"{stop.path}#{stop.slug}" if stop.slug else stop.path


def test_set_source(window: Window, desk: StdinDesk, caplog: pytest.LogCaptureFixture) -> None:
    desk.take("setSource qthelp://org.example.pumps/doc/guide/valves.html#closing")
    assert here(window) == "guide/valves.md#closing"
    desk.take("setSource qthelp://org.example.pumps/guide/pumps.html")
    assert here(window) == "guide/pumps.md"
    desk.take("setSource guide/alarms.md")
    assert here(window) == "guide/alarms.md"
    with caplog.at_level(logging.WARNING, "vademecum"):
        desk.take("setSource qthelp://ns/doc/gone.html; setSource https://example.org/")
    assert here(window) == "guide/alarms.md"
    assert "no page qthelp://ns/doc/gone.html" in caplog.text
    assert "leads out of the help" in caplog.text


def test_keywords_and_identifiers(qtbot: QtBot, window: Window, desk: StdinDesk) -> None:
    desk.take("activateKeyword Shutter")
    assert here(window) == "guide/valves.md"
    desk.take("activateIdentifier guide/pumps")
    assert here(window) == "guide/pumps.md"
    desk.take("activateIdentifier no-such")
    assert here(window) == "index.md", "the nearest thing there is"
    desk.take("activateKeyword torque")
    assert window.header.box.text() == "torque", "no keyword: the search may know"
    qtbot.waitUntil(lambda: bool(window.search.hits))


def test_panels(window: Window, desk: StdinDesk) -> None:
    desk.take("show index")
    assert (window.side.section, window.room.shown("side")) == ("index", True)
    desk.take("hide contents")
    assert window.room.shown("side"), "another list is in view"
    desk.take("hide index")
    assert not window.room.shown("side")
    desk.take("setSource guide/pumps.html; syncContents")
    assert (window.side.section, window.room.shown("side")) == ("contents", True)
    assert window.side.contents.tree.currentIndex().data() == "Pumps"
    tree, model = window.side.contents.tree, window.side.contents.model
    folders = [row for row in range(model.rowCount()) if model.rowCount(model.index(row, 0))]
    desk.take("expandToc 0")
    assert not any(tree.isExpanded(model.index(row, 0)) for row in folders)
    desk.take("expandToc -1")
    assert all(tree.isExpanded(model.index(row, 0)) for row in folders)
    desk.take("expandToc much")


def test_filters_narrow_what_is_known_of_the_reader(
    make: MakeWindow, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "knowledge.yaml").write_text(
        "filters:\n  Operators: {audience: operator}\n  Pro: {plan: pro, flags: [beta]}\n", "utf-8"
    )
    window = make(folder, reader=Reader("end_user"))
    desk, library = StdinDesk(window), window.parts.library
    desk.take("setCurrentFilter Operators")
    assert library.reader == Reader("end_user"), "a filter never shows more"
    desk.take("setCurrentFilter Pro")
    assert library.reader == Reader("end_user", "pro", flags=frozenset({"beta"}))
    desk.take("setCurrentFilter nobody's")
    assert 'no filter "nobody\'s"' in caplog.text
    desk.take("setCurrentFilter")
    assert library.reader == Reader("end_user")


@pytest.mark.parametrize("declared", ["[Mobile, Desktop]", "{Mobile: {}, Desktop: {filter: Desktop}}"])
def test_a_filter_shows_the_pages_that_belong_to_it(make: MakeWindow, folder: Path, declared: str) -> None:
    (folder / "knowledge.yaml").write_text(f"filters: {declared}\n", "utf-8")
    for name, gate in (("phone", "[Mobile]"), ("mouse", "[Desktop]"), ("both", "[Mobile, Desktop]")):
        (folder / f"{name}.md").write_text(f"---\nrequires: {{filter: {gate}}}\n---\n# {name}\n", "utf-8")
    window = make(folder, reader=Reader(role="owner"))
    desk, model = StdinDesk(window), window.side.contents.model

    def listed() -> set[str]:
        return {"phone.md", "mouse.md", "both.md"} & set(model.paths())

    desk.take("setSource phone.html; setCurrentFilter Desktop")
    assert listed() == {"mouse.md", "both.md"}
    assert here(window) != "phone.md", "what the filter hides is not on the screen either"
    desk.take("setCurrentFilter Mobile")
    assert listed() == {"phone.md", "both.md"}
    desk.take("setCurrentFilter Unfiltered")
    assert listed() == {"phone.md", "mouse.md", "both.md"}
    assert window.parts.library.reader == Reader(role="owner")


def test_nothing_is_lost_while_the_folder_is_read(qtbot: QtBot, make: MakeWindow, folder: Path) -> None:
    window = make()
    desk = StdinDesk(window, (Command("setsource", "guide/pumps.html"),))
    desk.take("show index")
    desk.take("activateKeyword shutter")
    window.open_folder(folder)
    assert window.parts.library.state == "opening"
    qtbot.waitUntil(lambda: here(window) == "guide/valves.md", timeout=10_000)
    assert window.side.section == "index"
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())


def test_another_help_is_registered(qtbot: QtBot, window: Window, desk: StdinDesk, tmp_path: Path) -> None:
    write_folder(tmp_path / "other", {"index.md": "# Other help\n"})
    desk.take(f"register {tmp_path / 'other.qch'}; setSource index.html")
    library = window.parts.library
    qtbot.waitUntil(lambda: library.state == "ready" and library.root == tmp_path / "other", timeout=10_000)
    qtbot.waitUntil(lambda: window.windowTitle().startswith("Other help"))
    desk.take(f"unregister {tmp_path / 'other.qch'}")
    qtbot.waitUntil(lambda: library.state == "ready" and library.root != tmp_path / "other", timeout=10_000)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())


def test_what_is_unknown_is_said(
    qtbot: QtBot, window: Window, desk: StdinDesk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.take("fly; show index")
    assert "unknown command 'fly'" in caplog.text
    qtbot.waitUntil(lambda: "fly" in window.status.message.text())


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    reading, writing = os.pipe()
    yield reading, writing
    os.close(reading)


def test_lines_and_nul_bytes_end_commands(
    qtbot: QtBot, window: Window, desk: StdinDesk, pipe: tuple[int, int]
) -> None:
    reading, writing = pipe
    desk.listen(reading)
    os.write(writing, b"setSource guide/pumps.html\n")
    qtbot.waitUntil(lambda: here(window) == "guide/pumps.md")
    os.write(writing, b"setSource guide/alarms.html\0setSource guide/va")
    qtbot.waitUntil(lambda: here(window) == "guide/alarms.md")
    os.write(writing, b"lves.html\0show index")
    qtbot.waitUntil(lambda: here(window) == "guide/valves.md")
    os.close(writing)
    qtbot.waitUntil(lambda: window.side.section == "index")
    assert window.isVisible(), "the end of the other side is not ours"


def test_another_help_is_registered_after_one_that_failed(
    qtbot: QtBot, make: MakeWindow, tmp_path: Path, folder: Path
) -> None:
    window = make()
    desk, library = StdinDesk(window), window.parts.library
    window.open_folder(tmp_path / "nowhere")
    qtbot.waitUntil(lambda: library.state == "failed", timeout=10_000)
    desk.take(f"register {folder}; setSource guide/pumps.html")
    qtbot.waitUntil(lambda: here(window) == "guide/pumps.md", timeout=10_000)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
