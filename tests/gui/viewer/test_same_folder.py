from __future__ import annotations

import json
import os
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.folder_names import known_as
from vademecum.app.paths import Paths
from vademecum.app.session import load_session
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.window import Window

GARDEN = {"index.md": "# The garden\n\nRoses need water.\n", "roses.md": "# Roses\n\nCut in spring.\n"}


def ready(qtbot: QtBot, window: Window, folder: Path) -> None:
    library = window.parts.library
    qtbot.waitUntil(lambda: library.root == folder and library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)


def test_a_folder_reached_by_two_names_is_listed_and_searched_once(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "two" / "garden", GARDEN)
    window.open_folder(tmp_path / "two" / ".." / "two" / "garden")
    ready(qtbot, window, garden)
    window.reading.lists.toggle_bookmark()
    window.switch_to(folder)
    ready(qtbot, window, folder)
    window.switch_to(garden)
    ready(qtbot, window, garden)
    link = tmp_path / "shortcut"
    link.symlink_to(garden, target_is_directory=True)
    window.switch_to(link)
    ready(qtbot, window, garden)
    assert window.keeper.session.recent == (str(garden), str(folder))
    assert window.shelf.others == (str(folder),)
    assert window.reading.lists.bookmarked(), "what belongs to the folder is found by its other name"


def test_a_link_that_is_the_only_name_stays(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    garden = write_folder(tmp_path / "garden", GARDEN)
    link = tmp_path / "shortcut"
    link.symlink_to(garden, target_is_directory=True)
    window.open_folder(link)
    ready(qtbot, window, link)
    assert window.keeper.session.recent[0] == str(link)


def test_double_entries_of_an_older_session_become_one(
    make: MakeWindow, qtbot: QtBot, places: Paths, folder: Path, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "two" / "garden", GARDEN)
    link = tmp_path / "shortcut"
    link.symlink_to(garden, target_is_directory=True)
    crooked = f"{tmp_path}/one/../two/garden"
    (tmp_path / "one").mkdir()
    tabs = {"tabs": [{"path": "roses.md"}], "active": 0}
    stored = {"version": 1, "recent": [crooked, str(link), str(garden)], "folders": {crooked: tabs}}
    places.session.parent.mkdir(parents=True, exist_ok=True)
    places.session.write_text(json.dumps(stored), encoding="utf-8")
    session, note = load_session(places.session)
    assert not note
    assert session.recent == (str(garden), str(link)), "where a link leads is known when it was opened"
    assert session.folders[str(garden)].tabs[0].path == "roses.md"
    window = make(folder)
    window.switch_to(link)
    ready(qtbot, window, link)
    qtbot.waitUntil(lambda: window.keeper.session.recent == (str(link), str(folder)))
    window.keeper.save_now()
    written = json.loads(places.session.read_text(encoding="utf-8"))
    assert written["recent"] == [str(link), str(folder)]
    assert crooked not in written["folders"]


def test_dots_behind_a_link_lead_where_the_system_leads(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    garden = write_folder(tmp_path / "far" / "garden", GARDEN)
    (tmp_path / "far" / "inner").mkdir()
    (tmp_path / "near").symlink_to(tmp_path / "far" / "inner", target_is_directory=True)
    window.open_folder(tmp_path / "near" / ".." / "garden")
    ready(qtbot, window, garden)


def test_a_folder_whose_drive_is_away_is_listed_and_chosen_without_asking_the_disk(
    make: MakeWindow, qtbot: QtBot, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    garden = write_folder(tmp_path / "garden", GARDEN)
    window = make(garden)
    window.switch_to(folder)
    ready(qtbot, window, folder)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    asked: list[str] = []
    there = os.path.realpath

    def realpath(name: str | Path, **options: bool) -> str:
        if threading.current_thread() is threading.main_thread() or "garden" in str(name):
            asked.append(str(name))
        return there(name, **options)

    monkeypatch.setattr(os.path, "realpath", realpath)
    menu = window.header.folder.menu()
    menu.aboutToShow.emit()
    assert window.folders.named(garden) == garden
    assert window.folders.named(tmp_path / "new") == tmp_path / "new"
    window.keeper.opened(str(folder), "Manual")
    window.keeper.save_now()
    assert load_session(window.places.session)[0].recent == (str(folder), str(garden))  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    assert asked == []


def test_a_disk_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = threading.Event()
    monkeypatch.setattr(os.path, "realpath", lambda name: answer.wait(20) and str(name))
    try:
        assert known_as(tmp_path / "away", (), {}) == str(tmp_path / "away")
        assert not answer.is_set()
    finally:
        answer.set()
        for thread in threading.enumerate():
            if thread.name == "vademecum-folder-name":
                thread.join(5)


def test_a_link_that_leads_elsewhere_by_now_is_no_name_of_its_former_folder(tmp_path: Path) -> None:
    garden, shed = tmp_path / "garden", tmp_path / "shed"
    garden.mkdir()
    shed.mkdir()
    link = tmp_path / "link"
    link.symlink_to(garden, target_is_directory=True)
    leads = {str(link): str(garden)}
    assert known_as(garden, [str(link)], leads) == str(link)
    link.unlink()
    link.symlink_to(shed, target_is_directory=True)
    assert known_as(garden, [str(link)], leads) == str(garden)


def test_the_menu_shows_titles_and_remembers_them(
    make: MakeWindow, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "g1", {**GARDEN, "knowledge.yaml": "title: Rose garden\n"})
    window = make(folder)
    window.switch_to(garden)
    ready(qtbot, window, garden)
    window.close()
    again = make(folder)
    menu = again.header.folder.menu()
    menu.aboutToShow.emit()
    recent = QMenu()
    again.folders.extend_menu("file", recent)
    submenu = next(action.menu() for action in recent.actions() if action.menu())
    submenu.aboutToShow.emit()
    for shown in (menu, submenu):
        entry = next(action for action in shown.actions() if action.toolTip() == str(garden))
        assert plain(entry.text()).partition("\t")[0] == "Rose garden"


@pytest.mark.parametrize("name", ["two\nlines", "tab\tand\r\nmore"])
def test_line_breaks_in_a_name_stay_out_of_toolbar_and_breadcrumbs(
    window: Window, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    folder = write_folder(tmp_path / name, GARDEN)
    window.open_folder(folder)
    ready(qtbot, window, folder)
    titles = [window.header.folder.text(), *(title for title, _ in window.tabs.current.crumbs.trail)]
    assert all(title == " ".join(title.split()) for title in titles)
    assert " ".join(name.split()) in titles
