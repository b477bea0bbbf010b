from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.paths import Paths
from vademecum.app.queries import Queries
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window

PAGES = {
    "index.md": "# Plant\n\nAll about the torque of machines.\n",
    "guide/index.md": "# Guide\n\nRead about torque here.\n",
    "guide/valves.md": "---\nroute: /plant/valves\n---\n# Valves\n\nTurn it until the torque limit clicks.\n",
    "guide/pumps.md": "# Pumps\n\nThe torque of a pump is measured in newton metres.\n",
    "admin/keys.md": "---\naudience: operator\n---\n# Service keys\n\nOperators change the torque limit.\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_folder(tmp_path / "plant", PAGES)


def search(qtbot: QtBot, window: Window, text: str) -> set[str]:
    window.header.box.setText(text)
    qtbot.waitUntil(lambda: window.search.state in ("found", "nothing") and window.search.text == text)
    return found(window)


def found(window: Window) -> set[str]:
    return {hit.path for hit in window.search.hits}


def go(qtbot: QtBot, window: Window, path: str) -> None:
    window.tabs.current.go(Stop(path))
    qtbot.waitUntil(lambda: window.tabs.current.page is not None and window.tabs.current.page.path == path)


def test_folder_of_the_page_narrows_the_search_and_lets_go_again(window: Window, qtbot: QtBot) -> None:
    chips = window.side.results.filters
    go(qtbot, window, "index.md")
    everything = search(qtbot, window, "torque")
    assert {"index.md", "guide/pumps.md"} <= everything
    assert chips.folder_chip.isHidden(), "the page lies at the top"
    go(qtbot, window, "guide/pumps.md")
    assert not chips.folder_chip.isHidden()
    assert "Guide" in chips.folder_chip.text()
    qtbot.mouseClick(chips.folder_chip, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(found(window)) and all(p.startswith("guide/") for p in found(window)))
    go(qtbot, window, "index.md")
    assert chips.folder_chip.isChecked(), "a filter in force stays where the reader goes"
    qtbot.mouseClick(chips.folder_chip, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: found(window) == everything)


def test_screen_filter_is_there_with_a_screen_only(window: Window, qtbot: QtBot) -> None:
    chips = window.side.results.filters
    search(qtbot, window, "torque")
    assert chips.screen_chip.isHidden()
    window.search.set_route("/plant/valves")
    assert not chips.screen_chip.isHidden()
    qtbot.mouseClick(chips.screen_chip, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: found(window) == {"guide/valves.md"})
    assert window.search.ask()
    qtbot.waitUntil(lambda: window.search.answer is not None)
    assert window.search.answer is not None
    assert (window.search.answer.source or "guide/valves.md").startswith("guide/valves.md")
    window.search.set_route("")
    qtbot.waitUntil(lambda: len(found(window)) > 1)
    assert not window.search.filters.screen


def test_audience_filter_narrows_and_never_widens(window: Window, qtbot: QtBot) -> None:
    chips = window.side.results.filters
    qtbot.waitUntil(lambda: window.search.audiences == ("end_user", "operator"))
    assert "admin/keys.md" in search(qtbot, window, "torque")
    assert [action.text() for action in chips.audience_chip.menu().actions()] == [
        "For everybody", "For users", "For operators",
    ]  # fmt: skip
    chips.audience_chip.menu().actions()[1].trigger()
    qtbot.waitUntil(lambda: "admin/keys.md" not in found(window))
    assert chips.audience_chip.isChecked()
    assert chips.audience_chip.accessibleName() == "For users"


def test_nothing_found_offers_to_clear_the_filters(window: Window, qtbot: QtBot) -> None:
    window.search.filter_folder("admin", "Admin")
    search(qtbot, window, "newton metres")
    qtbot.waitUntil(lambda: window.search.state == "nothing")
    links = {link.accessibleName(): link for link in window.side.results.empty.links}
    links["Clear the filters"].click()
    qtbot.waitUntil(lambda: "guide/pumps.md" in found(window))


def test_earlier_searches_come_back_in_the_empty_box(
    window: Window, qtbot: QtBot, folder: Path, places: Paths
) -> None:
    box, recall = window.header.box, window.reading.recall
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert recall.model.rowCount() == 0, "nothing was searched for yet"
    for text in ("torque", "valve"):
        search(qtbot, window, text)
        qtbot.keyClick(box, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda text=text: text in window.parts.queries.recent(str(folder)))
    search(qtbot, window, "pump")
    box.clear()
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert recall.model.stringList() == ["valve", "torque", "Forget all searches"], (
        "what led nowhere is not kept"
    )
    popup = recall.popup
    assert popup.isVisible()
    qtbot.keyClick(popup, Qt.Key.Key_Delete)
    assert recall.model.stringList() == ["torque", "Forget all searches"]
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert box.text() == "torque"
    assert not popup.isVisible()
    assert places.queries.exists()
    window.commander.run("edit.forget-searches")
    assert window.parts.queries.recent(str(folder)) == ()


def test_no_history_keeps_no_searches(make: MakeWindow, qtbot: QtBot, folder: Path, places: Paths) -> None:
    window = make(folder)
    window.parts.settings.set("session.history_days", 0)
    search(qtbot, window, "torque")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    assert not places.queries.exists()


def test_old_searches_are_forgotten(tmp_path: Path) -> None:
    clock = [1_000_000.0]
    queries = Queries(tmp_path / "q.json", days=lambda: 2, now=lambda: clock[0])
    queries.add("a", "  two   words ")
    clock[0] += 86400
    queries.add("a", "later")
    queries.add("b", "elsewhere")
    queries.add("a", "LATER")
    assert queries.recent("a") == ("LATER", "two words")
    clock[0] += 1.5 * 86400
    assert queries.recent("a") == ("LATER",)
    assert Queries(tmp_path / "q.json", days=lambda: 9, now=lambda: clock[0]).recent("b") == ("elsewhere",)


def test_headings_are_completed_while_typing(window: Window, qtbot: QtBot) -> None:
    box = window.header.box
    window.activateWindow()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    qtbot.keyClicks(box, "serv")
    qtbot.waitUntil(lambda: box.ending == "ice keys")
    assert box.text() == "serv", "what was not typed is not searched for"
    qtbot.keyClick(box, Qt.Key.Key_Left)
    assert box.ending == ""
    qtbot.keyClick(box, Qt.Key.Key_End)
    qtbot.keyClick(box, Qt.Key.Key_Right)
    assert box.text() == "service keys"
    assert box.ending == ""
