from __future__ import annotations

import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

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
    make: MakeWindow, places: Paths, folder: Path, tmp_path: Path
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
    assert session.recent == (str(garden),)
    assert session.folders[str(garden)].tabs[0].path == "roses.md"
    window = make(folder)
    window.keeper.save_now()
    written = json.loads(places.session.read_text(encoding="utf-8"))
    assert written["recent"] == [str(folder), str(garden)]
    assert crooked not in written["folders"]


def test_dots_behind_a_link_lead_where_the_system_leads(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    garden = write_folder(tmp_path / "far" / "garden", GARDEN)
    (tmp_path / "far" / "inner").mkdir()
    (tmp_path / "near").symlink_to(tmp_path / "far" / "inner", target_is_directory=True)
    window.open_folder(tmp_path / "near" / ".." / "garden")
    ready(qtbot, window, garden)


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
    entry = next(action for action in menu.actions() if action.toolTip() == str(garden))
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
