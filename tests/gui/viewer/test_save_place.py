from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum.viewer.window.cascade import Cascade
from vademecum.viewer.window.save_place import save_folder

Location = QStandardPaths.StandardLocation


@pytest.fixture
def locations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[Location, Path]:
    found = {
        Location.DocumentsLocation: tmp_path / "me" / "documents",
        Location.DownloadLocation: tmp_path / "me" / "downloads",
        Location.HomeLocation: tmp_path / "me",
        Location.TempLocation: tmp_path / "temp",
    }
    for folder in found.values():
        folder.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(found[place]))
    return found


def test_saving_begins_among_the_documents(locations: dict[Location, Path]) -> None:
    assert save_folder() == locations[Location.DocumentsLocation]


def test_saving_begins_where_there_is_a_folder(locations: dict[Location, Path]) -> None:
    locations[Location.DocumentsLocation].rmdir()
    assert save_folder() == locations[Location.DownloadLocation]
    locations[Location.DownloadLocation].rmdir()
    assert save_folder() == locations[Location.HomeLocation]


def test_saving_begins_outside_the_help(locations: dict[Location, Path]) -> None:
    documents = locations[Location.DocumentsLocation]
    assert save_folder(documents) == locations[Location.DownloadLocation]
    assert save_folder(documents / "help") == documents, "beside the help is good enough"
    assert save_folder(locations[Location.HomeLocation]) == locations[Location.TempLocation]


def test_each_window_of_a_user_has_a_number_and_numbers_come_free(tmp_path: Path) -> None:
    first, second = Cascade(tmp_path), Cascade(tmp_path)
    assert (first.number, second.number) == (0, 1)
    del first
    assert Cascade(tmp_path).number == 0


def test_where_nothing_can_be_kept_every_window_is_the_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert Cascade(tmp_path / "file").number == Cascade(tmp_path / "file").number == 0


def test_the_very_first_window_counts_too(tmp_path: Path) -> None:
    first, second = Cascade(tmp_path / "new" / "state"), Cascade(tmp_path / "new" / "state")
    assert (first.number, second.number) == (0, 1)


def test_a_window_that_would_hide_another_moves_aside_and_stays_on_the_screen(
    qtbot: QtBot, tmp_path: Path
) -> None:
    _first, second = Cascade(tmp_path), Cascade(tmp_path)
    room = QGuiApplication.primaryScreen().availableGeometry()
    window = QWidget()
    qtbot.addWidget(window)
    for place in (room.adjusted(40, 40, -200, -200), room.adjusted(200, 200, 0, 0), room):
        window.setGeometry(place)
        second.move_aside(window)
        assert window.geometry().topLeft() != place.topLeft() or window.size() != place.size()
        assert room.contains(window.geometry())
    window.setGeometry(room.adjusted(40, 40, -200, -200))
    _first.move_aside(window)
    assert window.geometry() == room.adjusted(40, 40, -200, -200)


def test_a_second_window_does_not_open_exactly_over_the_first(
    make: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    first = make(folder)
    first.keeper.save_now()
    second = make(folder, wait=False)
    qtbot.waitUntil(second.isVisible)
    assert second.pos() != first.pos()
