from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QInputDialog
from pytestqt.qtbot import QtBot

from vademecum.app.bookmarks import Bookmark, Bookmarks, tags_of
from vademecum.errors import VademecumError
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.widgets.chips import Chip
from vademecum.viewer.window.window import Window


def listed(window: Window) -> list[str]:
    return [row.title for row in window.side.bookmarks.model.records]


def chips(window: Window) -> dict[str, Chip]:
    found = window.side.bookmarks.tags.findChildren(Chip)
    return {chip.text(): chip for chip in found if not chip.isHidden()}


@pytest.fixture
def tagged(window: Window, folder: Path) -> Window:
    key = str(folder)
    for path, title, tags in (
        ("guide/pumps.md", "Pumps", ("water", "to read")),
        ("guide/valves.md", "Valves", ("water",)),
        ("guide/alarms.md", "Alarms", ()),
    ):
        window.parts.bookmarks.add(Bookmark(key, path, "", title, tags))
    window.commander.run("go.bookmarks")
    return window


def test_tags_narrow_the_list_together(tagged: Window, qtbot: QtBot) -> None:
    QAbstractItemModelTester(tagged.side.bookmarks.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert list(chips(tagged)) == ["to read", "water"]
    qtbot.mouseClick(chips(tagged)["water"], Qt.MouseButton.LeftButton)
    assert listed(tagged) == ["Pumps", "Valves"]
    qtbot.mouseClick(chips(tagged)["to read"], Qt.MouseButton.LeftButton)
    assert listed(tagged) == ["Pumps"]
    tagged.side.bookmarks.list.setCurrentIndex(tagged.side.bookmarks.list.model().index(0, 0))
    qtbot.keyClick(tagged.side.bookmarks.list, Qt.Key.Key_Delete)
    assert listed(tagged) == ["Valves"], "a tag that nothing has any more lets go"
    qtbot.mouseClick(chips(tagged)["water"], Qt.MouseButton.LeftButton)
    assert listed(tagged) == ["Valves", "Alarms"]


def test_title_and_tags_are_edited_from_the_list(tagged: Window, qtbot: QtBot, folder: Path) -> None:
    panel = tagged.side.bookmarks
    panel.list.setCurrentIndex(panel.list.model().index(2, 0))
    shown = tagged.bookmarking.edit(panel.current)
    assert shown is not None
    shown.title.clear()
    assert not shown.save.isEnabled(), "a bookmark has a name"
    qtbot.keyClicks(shown.title, "Bells")
    qtbot.keyClicks(shown.tags, " loud ,, water, loud")
    shown.save.click()
    assert listed(tagged) == ["Pumps", "Valves", "Bells"]
    assert list(chips(tagged)) == ["loud", "to read", "water"]
    assert Bookmarks(tagged.places.bookmarks).all(str(folder))[2].tags == ("loud", "water")  # type: ignore[union-attr]


def test_editing_bookmarks_the_page_in_front(window: Window, qtbot: QtBot, folder: Path) -> None:
    window.tabs.current.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.title == "Pumps"
    )
    shown = window.bookmarking.edit()
    assert shown is not None
    qtbot.keyClicks(shown.tags, "water")
    shown.cancel.click()
    assert window.parts.bookmarks.all(str(folder)) == ()
    shown = window.bookmarking.edit()
    assert shown is not None
    qtbot.keyClicks(shown.tags, "water")
    shown.save.click()
    assert window.parts.bookmarks.all(str(folder)) == (
        Bookmark(str(folder), "guide/pumps.md", "", "Pumps", ("water",)),
    )
    assert window.actions_["bookmarks.toggle"].isChecked()


def test_bookmarks_travel_to_another_folder(tagged: Window, tmp_path: Path, folder: Path) -> None:
    file = tmp_path / "out.json"
    tagged.bookmarking.write(file)
    assert str(folder) not in file.read_text(encoding="utf-8")
    other = Bookmarks(tmp_path / "other.json")
    other.add(Bookmark("k", "guide/pumps.md", "", "My pumps"))
    assert other.take_in(file, "k") == 2
    assert [b.title for b in other.all("k")] == ["My pumps", "Valves", "Alarms"], "what is there is kept"
    assert other.take_in(file, "k") == 0
    before = listed(tagged)
    tagged.bookmarking.read(file)
    assert listed(tagged) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '{"bookmarks": []}',
        '{"format": "vademecum-bookmarks", "bookmarks": 3}',
        "\udce9",
        "[" * 9999,
    ],
)
def test_a_file_that_is_none_is_said(tmp_path: Path, text: str) -> None:
    file = tmp_path / "in.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(VademecumError, match=r"in\.json"):
        Bookmarks(None).take_in(file, "k")


def test_damaged_entries_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "in.json"
    items = [
        {"path": "a.md", "title": "A", "tags": ["x"]},
        {"title": "no path"},
        "text",
        {"path": "b.md", "tags": 7},
    ]
    file.write_text(
        json.dumps({"format": "vademecum-bookmarks", "version": 9, "bookmarks": items}), encoding="utf-8"
    )
    bookmarks = Bookmarks(None)
    assert bookmarks.take_in(file, "k") == 1
    assert bookmarks.all("k") == (Bookmark("k", "a.md", "", "A", ("x",)),)


def test_tags_are_parted_by_commas() -> None:
    assert tags_of("pump,  to   read ,, pump、水") == ("pump", "to read", "水")


def test_bookmarks_are_moved_with_alt_and_arrows_and_stay_so(
    tagged: Window, qtbot: QtBot, folder: Path
) -> None:
    panel = tagged.side.bookmarks
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.list.model().index(2, 0))
    qtbot.keyClick(panel.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert listed(tagged) == ["Pumps", "Alarms", "Valves"]
    assert panel.current is not None
    assert panel.current.title == "Alarms"
    for _ in range(3):
        qtbot.keyClick(panel.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert listed(tagged) == ["Alarms", "Pumps", "Valves"], "the first stays the first"
    assert [b.title for b in tagged.parts.bookmarks.all(str(folder))] == listed(tagged)
    qtbot.mouseClick(chips(tagged)["water"], Qt.MouseButton.LeftButton)
    panel.list.setCurrentIndex(panel.list.model().index(0, 0))
    qtbot.keyClick(panel.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert listed(tagged) == ["Pumps", "Valves"], "in a narrowed list nobody could see where it went"


def test_a_tag_is_renamed_in_all_bookmarks_joined_and_taken_away(tagged: Window, folder: Path) -> None:
    tagged.parts.bookmarks.add(Bookmark("elsewhere", "a.md", "", "A", ("water",)))
    chips(tagged)["water"].actions()[0].trigger()
    dialog = next(d for d in tagged.findChildren(QInputDialog) if d.isVisible())
    assert dialog.textValue() == "water"
    dialog.setTextValue("liquids")
    dialog.accept()
    assert list(chips(tagged)) == ["liquids", "to read"]
    tagged.bookmarking.rename_tag("liquids").textValueSelected.emit("to read")
    assert list(chips(tagged)) == ["to read"]
    kept = {b.title: b.tags for b in tagged.parts.bookmarks.all(str(folder))}
    assert kept == {"Pumps": ("to read",), "Valves": ("to read",), "Alarms": ()}
    tagged.bookmarking.rename_tag("to read").textValueSelected.emit(" ")
    assert chips(tagged) == {}
    assert tagged.parts.bookmarks.all("elsewhere")[0].tags == ("water",)
