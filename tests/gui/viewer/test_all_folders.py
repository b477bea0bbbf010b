from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.paths import Paths
from vademecum.app.session import load_session
from vademecum.knowledge.reader import Reader
from vademecum.viewer.outside.reader_change import change_reader
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window

GARDEN = {
    "index.md": "# The garden\n\nRoses need water.\n",
    "roses.md": "# Roses\n\nCut roses in spring.\n\n## Watering roses\n\nA rose needs water at its root.\n",
    "shed.md": "---\naudience: operator\n---\n# Shed key\n\nThe shed key lies below the rose pot.\n",
}


def ready(qtbot: QtBot, window: Window, folder: Path) -> None:
    library = window.parts.library
    qtbot.waitUntil(lambda: library.root == folder and library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)


def garden_then_manual(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path, reader: Reader | None = None
) -> Path:
    """Both folders were open; the manual is in front again."""
    garden = write_folder(tmp_path / "garden", GARDEN)
    window.open_folder(garden, reader=reader or Reader())
    ready(qtbot, window, garden)
    window.switch_to(folder)
    ready(qtbot, window, folder)
    return garden


def search_all(qtbot: QtBot, window: Window, text: str) -> None:
    window.header.box.setText(text)
    chip = window.side.results.filters.all_chip
    assert not chip.isHidden()
    if not chip.isChecked():
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    settled(qtbot, window)


def settled(qtbot: QtBot, window: Window) -> None:
    def done() -> bool:
        search = window.search
        quiet = not window.parts.tasks.busy("search") and not window.shelf.waiting
        return (
            quiet
            and search.found is not None
            and search.found.text == search.text
            and not search.found.unread
        )

    qtbot.waitUntil(done, timeout=10_000)


def rows(window: Window) -> list[tuple[str, str]]:
    return [(getattr(hit, "folder_title", ""), hit.heading or hit.title) for hit in window.search.hits]


def test_one_folder_offers_no_choice(window: Window, qtbot: QtBot) -> None:
    window.header.box.setText("torque")
    qtbot.waitUntil(lambda: window.search.state == "found")
    assert window.side.results.filters.all_chip.isHidden()
    assert not window.actions_["go.search-everywhere"].isEnabled()


def test_results_of_all_folders_name_theirs_and_opening_one_switches(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    search_all(qtbot, window, "water")
    assert {name for name, _ in rows(window)} == {"garden", "manual"}
    at = next(n for n, hit in enumerate(window.search.hits) if hit.heading == "Watering roses")
    results = window.side.results
    index = results.model.index(at)
    assert "garden" in str(index.data(Qt.ItemDataRole.AccessibleTextRole))
    qtbot.mouseClick(
        results.list.viewport(), Qt.MouseButton.LeftButton, pos=results.list.visualRect(index).center()
    )
    ready(qtbot, window, garden)
    page = window.tabs.current.page
    assert page is not None
    assert page.path == "roses.md"
    qtbot.waitUntil(lambda: bool(window.tabs.current.view.marks))  # the words are marked on arrival
    assert window.header.box.text() == "water", "the search goes on"
    settled(qtbot, window)
    assert results.current_hit is not None
    assert results.current_hit.heading == "Watering roses"
    assert len({name for name, _ in rows(window)}) == 2


def test_a_page_found_elsewhere_opens_in_front_of_the_tabs_of_the_last_time(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = write_folder(tmp_path / "garden", GARDEN)
    window.open_folder(garden)
    ready(qtbot, window, garden)
    window.tabs.add_tab(Stop("shed.md"))
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)
    window.switch_to(folder)
    ready(qtbot, window, folder)
    window.switch_to(garden, Stop("roses.md", "watering-roses"))
    ready(qtbot, window, garden)
    qtbot.waitUntil(lambda: len(window.tabs.panes) == 3)
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.path == "roses.md"
    paths = {pane.journey.here.path for pane in window.tabs.panes if pane.journey.here is not None}
    assert paths == {"index.md", "shed.md", "roses.md"}


def test_each_folder_is_searched_for_the_reader_it_was_opened_for(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path, Reader(audience="end_user"))
    search_all(qtbot, window, "shed key rose")
    assert all(heading != "Shed key" for _, heading in rows(window))
    assert all("pot" not in hit.excerpt for hit in window.search.hits)
    window.switch_to(garden)
    ready(qtbot, window, garden)
    assert window.parts.library.reader == Reader(audience="end_user"), "switching keeps the reader"


def test_a_reader_who_may_see_less_sees_less_of_all_folders(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden_then_manual(window, qtbot, folder, tmp_path)
    search_all(qtbot, window, "shed key")
    assert ("garden", "Shed key") in rows(window)
    change_reader(window, Reader(audience="end_user"))
    assert not window.search.hits
    settled(qtbot, window)
    assert ("garden", "Shed key") not in rows(window)


def test_question_is_answered_by_the_folder_that_knows(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    search_all(qtbot, window, "When do I cut roses?")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    card = window.side.results.card
    qtbot.waitUntil(lambda: card.answer is not None, timeout=10_000)
    assert "spring" in card.shown[1]
    assert "garden" in card.shown[2]
    link = next(button for button in card.findChildren(QPushButton) if "Roses" in button.text())
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    ready(qtbot, window, garden)
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.path == "roses.md"
    )


def test_nothing_here_offers_to_look_in_all_folders(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden_then_manual(window, qtbot, folder, tmp_path)
    window.header.box.setText("roses")
    qtbot.waitUntil(lambda: window.search.state == "nothing")
    links = [
        b
        for b in window.side.results.empty.findChildren(QPushButton)
        if b.accessibleName() == "Search all folders"
    ]
    assert len(links) == 1
    qtbot.mouseClick(links[0], Qt.MouseButton.LeftButton)
    settled(qtbot, window)
    assert ("garden", "Roses") in rows(window)


def test_command_widens_and_narrows_and_the_next_start_has_the_open_folder(
    make: MakeWindow, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    window = make(folder)
    garden_then_manual(window, qtbot, folder, tmp_path)
    qtbot.keyClick(
        window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert window.search.filters.everywhere
    assert window.actions_["go.search-everywhere"].isChecked()
    assert window.header.box.hasFocus()
    window.close()
    again = make(folder)
    assert not again.search.filters.everywhere
    again.commander.run("go.search-everywhere")
    assert again.search.filters.everywhere
    again.commander.run("go.search-everywhere")
    assert not again.search.filters.everywhere


def test_gone_folder_is_named_and_can_be_taken_off_the_list(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path, places: Paths
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    garden.rename(tmp_path / "moved")
    search_all(qtbot, window, "torque")
    status, link = window.side.results.status, window.side.results.unreadable
    assert "“garden” cannot be read" in status.text()
    assert status.toolTip() == str(garden)
    assert rows(window)
    assert link.isVisible()
    assert "garden" in link.text()
    menu = window.header.folder.menu()
    menu.aboutToShow.emit()
    forget = next(action.menu() for action in menu.actions() if action.menu() is not None)
    assert [action.toolTip() for action in forget.actions()] == [str(garden)]
    forget.actions()[0].trigger()
    qtbot.waitUntil(lambda: "cannot be read" not in window.side.results.status.text())
    window.keeper.save_now()
    assert str(garden) not in load_session(places.session)[0].recent


def test_changes_in_another_folder_are_found(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    search_all(qtbot, window, "tulips")
    assert not rows(window)
    (garden / "tulips.md").write_text("# Tulips\n\nPlant tulips in autumn.\n", encoding="utf-8")
    window.shelf.look_again()
    qtbot.waitUntil(lambda: ("garden", "Tulips") in rows(window), timeout=10_000)


def test_the_link_beside_the_results_takes_unreadable_folders_off_one_by_one(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    window.keeper.opened(str(tmp_path / "never"), "Never there")
    garden.rename(tmp_path / "moved")
    search_all(qtbot, window, "torque")
    results = window.side.results
    assert "2 folders cannot be read" in results.status.text()
    assert results.status.toolTip().splitlines() == [str(tmp_path / "never"), str(garden)]
    qtbot.mouseClick(results.unreadable, Qt.MouseButton.LeftButton)
    settled(qtbot, window)
    assert "“garden” cannot be read" in results.status.text()
    qtbot.mouseClick(results.unreadable, Qt.MouseButton.LeftButton)
    settled(qtbot, window)
    assert "cannot be read" not in results.status.text()
    assert results.unreadable.isHidden()
    assert window.keeper.session.recent == (str(folder),)


def test_corrected_words_are_named_in_quotation_marks(window: Window, qtbot: QtBot) -> None:
    window.header.box.setText("torqeu")
    qtbot.waitUntil(lambda: window.search.state == "found")
    assert window.side.results.status.text() == "Results for “torque” instead of “torqeu”"


def test_back_returns_to_the_folder_that_was_left_for_a_result(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    before = window.tabs.current.journey.here
    assert before is not None
    assert not window.actions_["go.back"].isEnabled()
    search_all(qtbot, window, "water")
    hit = next(hit for hit in window.search.hits if hit.heading == "Watering roses")
    window.reading.open_hit(hit)
    ready(qtbot, window, garden)
    window.reading.open(Stop("index.md"))
    window.commander.run("go.back")
    assert window.parts.library.root == garden, "first the pages that were read here"
    qtbot.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    ready(qtbot, window, folder)
    here = window.tabs.current.journey.here
    assert here is not None
    assert here.path == before.path
    assert not window.actions_["go.back"].isEnabled()


def test_choosing_a_folder_by_hand_ends_the_way_back(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    window.way_back.leave(str(garden), Stop("roses.md"))
    ready(qtbot, window, garden)
    assert window.way_back.can_go_back
    window.switch_to(folder)
    ready(qtbot, window, folder)
    window.switch_to(garden)
    ready(qtbot, window, garden)
    assert not window.way_back.can_go_back


def test_refreshing_tries_again_what_could_not_be_read(
    window: Window, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = garden_then_manual(window, qtbot, folder, tmp_path)
    garden.rename(tmp_path / "moved")
    search_all(qtbot, window, "rose")
    status = window.side.results.status
    qtbot.waitUntil(lambda: status.text() == "“garden” cannot be read")
    (tmp_path / "moved").rename(garden)
    window.commander.run("file.refresh")
    qtbot.waitUntil(lambda: ("garden", "Roses") in rows(window), timeout=10_000)
    assert "cannot be read" not in status.text()
    assert window.side.results.unreadable.isHidden()
