"""Tabs that were closed, left for another folder, or open when the program ended come back whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.paths import Paths
from vademecum.app.session import KnowledgeSession, Tab, load_session
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.panels.article import ArticlePane
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.page_menu import tab_menu
from vademecum.viewer.window.window import Window

GARDEN = {
    "index.md": "# The garden\n\nRoses need water.\n",
    "roses.md": "# Roses\n\nCut roses in spring.\n",
    "shed.md": "# Shed\n\nThe key hangs in the shed.\n",
}


def path_of(pane: ArticlePane) -> str:
    return pane.page.path if pane.page is not None else ""


def paths(window: Window) -> list[str]:
    return [path_of(pane) for pane in window.tabs.panes]


def go(qtbot: QtBot, window: Window, *pages: str) -> None:
    for page in pages:
        window.tabs.current.go(Stop(page))
        qtbot.waitUntil(lambda page=page: path_of(window.tabs.current) == page)


def shows(qtbot: QtBot, window: Window, folder: Path, page: str) -> None:
    library = window.parts.library
    qtbot.waitUntil(lambda: library.root == folder and library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == page, timeout=10_000)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy(), timeout=10_000)


def scrolled(window: Window) -> float:
    bar = window.tabs.current.view.verticalScrollBar()
    return bar.value() / bar.maximum() if bar.maximum() else 0.0


def test_a_reopened_tab_stands_at_its_place_with_its_way_back_and_forward(
    window: Window, qtbot: QtBot
) -> None:
    go(qtbot, window, "guide/pumps.md", "guide/valves.md", "guide/alarms.md")
    window.tabs.current.back()
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "guide/valves.md")
    bar = window.tabs.current.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = scrolled(window)
    for page in ("index.md", "guide/pumps.md"):
        window.tabs.add_tab(Stop(page))
        qtbot.waitUntil(lambda page=page: path_of(window.tabs.current) == page)
    window.tabs.close_tab(0)
    assert paths(window) == ["index.md", "guide/pumps.md"]
    window.commander.run("file.reopen-tab")
    qtbot.waitUntil(lambda: paths(window) == ["guide/valves.md", "index.md", "guide/pumps.md"])
    assert window.tabs.bar.currentIndex() == 0
    qtbot.waitUntil(lambda: abs(scrolled(window) - place) < 0.02)
    assert window.actions_["go.forward"].isEnabled()
    window.commander.run("go.back")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "guide/pumps.md")
    for page in ("guide/valves.md", "guide/alarms.md"):
        window.commander.run("go.forward")
        qtbot.waitUntil(lambda page=page: path_of(window.tabs.current) == page)


def test_the_next_start_brings_back_ways_closed_tabs_and_the_list_at_the_side(
    make: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    first = make(folder)
    go(qtbot, first, "guide/pumps.md", "guide/valves.md", "guide/alarms.md")
    first.tabs.current.back()
    qtbot.waitUntil(lambda: path_of(first.tabs.current) == "guide/valves.md")
    first.tabs.add_tab(Stop("guide/alarms.md"))
    qtbot.waitUntil(lambda: path_of(first.tabs.current) == "guide/alarms.md")
    first.tabs.close_tab()
    first.commander.run("go.bookmarks")
    first.close()

    second = make(folder)
    shows(qtbot, second, folder, "guide/valves.md")
    assert second.side.section == "bookmarks"
    second.commander.run("go.forward")
    qtbot.waitUntil(lambda: path_of(second.tabs.current) == "guide/alarms.md")
    for page in ("guide/valves.md", "guide/pumps.md", "index.md"):
        second.commander.run("go.back")
        qtbot.waitUntil(lambda page=page: path_of(second.tabs.current) == page)
    second.commander.run("file.reopen-tab")
    qtbot.waitUntil(lambda: paths(second) == ["index.md", "guide/alarms.md"])


def test_a_crash_loses_no_place_on_a_page(
    make: MakeWindow, qtbot: QtBot, folder: Path, places: Paths
) -> None:
    first = make(folder)
    go(qtbot, first, "guide/valves.md")
    qtbot.waitUntil(lambda: not first.keeper.waiting, timeout=4000)
    bar = first.tabs.current.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    place = scrolled(first)
    qtbot.waitUntil(lambda: not first.keeper.waiting, timeout=4000)
    qtbot.waitUntil(lambda: not first.parts.tasks.busy())
    # What is on the disk by itself must do: the window is not closed.
    stored = load_session(places.session)[0].folders[str(folder)].tabs[0]
    assert stored.path == "guide/valves.md"
    assert abs(stored.scroll - place) < 0.001


def test_where_the_reader_is_on_the_page_is_marked_after_the_start(
    make: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    first = make(folder)
    go(qtbot, first, "guide/valves.md")
    first.tabs.current.view.places.go_to_anchor("opening")
    bar = first.tabs.current.view.verticalScrollBar()
    bar.setValue(bar.value() + 60)
    assert marked(first) == "Opening"
    first.close()
    second = make(folder)
    shows(qtbot, second, folder, "guide/valves.md")
    qtbot.waitUntil(lambda: marked(second) == "Opening")


def marked(window: Window) -> str:
    return str(window.outline.heading_list.currentIndex().data() or "")


def test_pages_that_the_reader_may_not_see_leave_the_ways_too(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "garden", GARDEN)
    first = make(garden)
    go(qtbot, first, "shed.md", "roses.md")
    first.tabs.add_tab(Stop("shed.md"))
    qtbot.waitUntil(lambda: path_of(first.tabs.current) == "shed.md")
    first.tabs.close_tab()
    first.close()
    (garden / "shed.md").unlink()
    second = make(garden)
    shows(qtbot, second, garden, "roses.md")
    assert not second.tabs.can_reopen
    second.commander.run("go.back")
    qtbot.waitUntil(lambda: path_of(second.tabs.current) == "index.md")


def test_back_and_forward_across_folders_keep_all_tabs_and_their_ways(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "garden", GARDEN)
    go(qtbot, window, "guide/pumps.md")
    window.tabs.add_tab(Stop("guide/alarms.md"), front=False)
    qtbot.waitUntil(lambda: paths(window) == ["guide/pumps.md", "guide/alarms.md"])
    window.header.box.setText("water")
    window.way_back.leave(str(garden), Stop("roses.md"))
    shows(qtbot, window, garden, "roses.md")
    go(qtbot, window, "shed.md")
    window.commander.run("go.back")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "roses.md")
    window.commander.run("go.back")
    shows(qtbot, window, folder, "guide/pumps.md")
    qtbot.waitUntil(lambda: paths(window) == ["guide/pumps.md", "guide/alarms.md"])
    assert window.header.box.text() == "water", "the search goes on"
    assert window.actions_["go.forward"].isEnabled()
    window.commander.run("go.back")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "index.md")
    window.commander.run("go.forward")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "guide/pumps.md")
    window.commander.run("go.forward")
    shows(qtbot, window, garden, "roses.md")
    window.commander.run("go.forward")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "shed.md")
    assert not window.actions_["go.forward"].isEnabled()


def test_another_page_ends_the_way_forward_into_the_other_folder(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "garden", GARDEN)
    go(qtbot, window, "guide/pumps.md")
    window.way_back.leave(str(garden), Stop("roses.md"))
    shows(qtbot, window, garden, "roses.md")
    window.commander.run("go.back")
    shows(qtbot, window, folder, "guide/pumps.md")
    go(qtbot, window, "guide/alarms.md")
    assert not window.actions_["go.forward"].isEnabled()
    window.commander.run("go.back")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "guide/pumps.md")
    window.commander.run("go.forward")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "guide/alarms.md")


def test_choosing_the_folder_that_is_open_changes_nothing_and_goes_to_the_page(
    window: Window, qtbot: QtBot, folder: Path
) -> None:
    go(qtbot, window, "guide/pumps.md")
    knowledge, pane = window.parts.library.knowledge, window.tabs.current
    window.activateWindow()
    window.header.box.setFocus()
    menu = window.header.folder.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert window.parts.library.knowledge is knowledge
    assert window.tabs.current is pane
    assert pane.journey.can_go_back
    qtbot.waitUntil(lambda: window.focusWidget() is pane.view)
    window.switch_to(folder, page="guide/alarms.md")
    qtbot.waitUntil(lambda: path_of(pane) == "guide/alarms.md")
    assert window.parts.library.knowledge is knowledge


def test_a_folder_chosen_from_the_menu_gives_the_focus_to_its_page(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "garden", GARDEN)
    window.header.folder.setFocus()
    window.switch_to(garden)
    shows(qtbot, window, garden, "index.md")
    qtbot.waitUntil(lambda: window.focusWidget() is window.tabs.current.view)


@pytest.mark.parametrize("damage", [3, [7], [{"slug": "x"}], "text", [None]])
def test_damaged_ways_are_left_out(places: Paths, damage: object) -> None:
    tab = {"path": "a.md", "before": damage, "after": damage}
    stored = {"version": 1, "folders": {"/k": {"tabs": [tab], "active": 0, "closed": damage}}}
    places.session.parent.mkdir(parents=True, exist_ok=True)
    places.session.write_text(json.dumps(stored), encoding="utf-8")
    session, note = load_session(places.session)
    assert not note
    assert session.folders["/k"] == KnowledgeSession((Tab("a.md"),))


def test_a_new_tab_shows_the_first_page_and_waits_for_words(window: Window, qtbot: QtBot) -> None:
    go(qtbot, window, "guide/pumps.md")
    window.tabs.current.view.setFocus()
    window.commander.run("file.new-tab")
    qtbot.waitUntil(lambda: path_of(window.tabs.current) == "index.md")
    assert window.focusWidget() is window.header.box


def titles(window: Window) -> list[str]:
    return [window.tabs.bar.tabText(number) for number in range(window.tabs.bar.count())]


def test_tabs_opened_behind_stand_in_the_order_in_which_they_were_opened(
    window: Window, qtbot: QtBot
) -> None:
    for page in ("guide/pumps.md", "guide/valves.md", "guide/alarms.md"):
        window.tabs.add_tab(Stop(page), front=False)
    qtbot.waitUntil(lambda: titles(window) == ["Pump manual", "Pumps", "Valves", "Alarms"])
    window.tabs.step(1)
    window.tabs.add_tab(Stop("index.md"), front=False)
    qtbot.waitUntil(lambda: titles(window) == ["Pump manual", "Pumps", "Pump manual", "Valves", "Alarms"])


def test_the_menu_of_a_tab_duplicates_it_and_closes_those_to_its_right(window: Window, qtbot: QtBot) -> None:
    go(qtbot, window, "guide/pumps.md")
    window.tabs.add_tab(Stop("guide/valves.md"), front=False)
    qtbot.waitUntil(lambda: titles(window) == ["Pumps", "Valves"])
    assert not entry(window, 1, "Close tabs to the right").isEnabled()
    entry(window, 0, "Duplicate this tab").trigger()
    qtbot.waitUntil(lambda: titles(window) == ["Pumps", "Pumps", "Valves"])
    assert window.tabs.bar.currentIndex() == 1
    assert window.tabs.current.journey.can_go_back, "the way back is duplicated too"
    entry(window, 0, "Close tabs to the right").trigger()
    assert titles(window) == ["Pumps"]
    window.commander.run("file.reopen-tab")
    window.commander.run("file.reopen-tab")
    qtbot.waitUntil(lambda: titles(window) == ["Pumps", "Pumps", "Valves"])


def entry(window: Window, number: int, text: str) -> QAction:
    return next(action for action in tab_menu(window, number).actions() if plain(action.text()) == text)


def test_titles_are_shown_whole_while_there_is_room_and_never_shrink_to_nothing(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    name = "How to keep the water clean in winter"
    window = make(write_folder(tmp_path / "kb", {"index.md": f"# {name}\n\nx\n", "b.md": "# B\n\nx\n"}))
    bar = window.tabs.bar
    window.tabs.add_tab(Stop("b.md"), front=False)
    qtbot.waitUntil(lambda: titles(window) == [name, "B"])
    text = bar.fontMetrics().horizontalAdvance(name)
    assert bar.tabRect(0).width() > text
    assert bar.tabToolTip(0) == name
    for _ in range(12):
        window.tabs.add_tab(Stop("index.md"), front=False)
    qtbot.waitUntil(lambda: titles(window).count(name) == 13)
    assert bar.tabRect(0).width() < text
    assert bar.tabRect(0).width() >= 20 * bar.fontMetrics().averageCharWidth()


def test_tabs_opened_while_a_folder_is_read_show_its_first_page(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make(write_folder(tmp_path / "a", GARDEN))
    window.open_folder(write_folder(tmp_path / "b", GARDEN | {"index.md": "# Other\n"}))
    for _ in range(2):
        window.commander.run("file.new-tab")
    qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: paths(window) == ["index.md"] * 3, timeout=10_000)
