from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from pytestqt.qtbot import QtBot
from viewer_folders import write_folder

from vademecum.app.bundles import pack_folder
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.window import Window


def other_folder(tmp_path: Path, name: str = "garden") -> Path:
    return write_folder(
        tmp_path / name, {"index.md": f"# The {name}\n\nWater it.\n", "trees.md": "# Trees\n\nTall.\n"}
    )


def ready(qtbot: QtBot, window: Window, folder: Path) -> None:
    library = window.parts.library
    qtbot.waitUntil(lambda: library.root == folder and library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)


def names(window: Window) -> list[str]:
    menu = window.header.folder.menu()
    menu.aboutToShow.emit()
    return [plain(action.text()).partition("\t")[0] for action in menu.actions() if not action.isSeparator()]


def drop(window: Window, *places: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(place)) for place in places])
    event = QDropEvent(
        QPointF(5, 5),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    # Without a mouse that drags, Qt passes no drop on.
    window.dropEvent(event)


def test_header_names_the_folder_and_its_menu_switches(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    button = window.header.folder
    title = window.parts.library.title
    assert title in button.accessibleName()
    assert str(folder) in button.toolTip()
    garden = other_folder(tmp_path)
    window.open_folder(garden)
    ready(qtbot, window, garden)
    assert window.parts.library.title in button.accessibleName()
    assert names(window)[:2] == ["garden", folder.name]
    checked = [action.isChecked() for action in button.menu().actions()[:2]]
    assert checked == [True, False]
    button.menu().actions()[1].trigger()
    ready(qtbot, window, folder)
    assert title in button.accessibleName()
    assert names(window)[-3:] == ["Open folder…", "Open bundle…", "Take off this list"]


def test_a_narrow_window_keeps_the_box_and_leaves_the_name_out(window: Window) -> None:
    window.resize(700, 600)
    assert not window.header.folder.isVisible()
    window.resize(1200, 700)
    assert window.header.folder.isVisible()


def test_dropped_folders_and_bundles_are_opened_and_listed(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    garden, kitchen = other_folder(tmp_path), other_folder(tmp_path, "kitchen")
    drop(window, garden, kitchen)
    ready(qtbot, window, garden)
    assert names(window)[:2] == ["garden", "kitchen"]
    bundle = tmp_path / "packed.vade"
    pack_folder(kitchen, bundle)
    drop(window, bundle)
    ready(qtbot, window, bundle)
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.title == "The kitchen"
    assert names(window)[0] == "kitchen", "a bundle has the title of what was packed"
    assert window.header.folder.menu().actions()[0].toolTip() == str(bundle)


def test_what_is_no_knowledge_is_not_taken(window: Window, tmp_path: Path) -> None:
    picture = tmp_path / "a.png"
    picture.write_bytes(b"")
    before = window.parts.library.root
    drop(window, picture)
    assert window.parts.library.root == before
