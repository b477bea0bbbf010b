from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QWidget
from pytestqt.qtbot import QtBot

from vademecum.answering.answer import Answer
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window


def shown(window: Window) -> str:
    page = window.tabs.current.page
    return page.path if page is not None else ""


def wait_for(qtbot: QtBot, window: Window, path: str) -> None:
    qtbot.waitUntil(lambda: shown(window) == path, timeout=5000)


def search(qtbot: QtBot, window: Window, text: str) -> None:
    window.header.box.setFocus()
    qtbot.keyClicks(window.header.box, text)
    qtbot.waitUntil(
        lambda: window.search.state in ("found", "nothing") and window.search.text == text.strip()
    )


def test_the_search_box_stays_where_it_is_whatever_the_folder_is_called(window: Window, qtbot: QtBot) -> None:
    places = set()
    for name in ("A", "Vademecum manual", "A very long title of a folder that is shortened"):
        window.header.folder.show_folder(name, "")
        qtbot.wait(30)
        places.add((window.header.box.x(), window.header.box.width()))
    assert len(places) == 1


def test_opens_the_first_page_and_lists_the_contents(window: Window) -> None:
    assert shown(window) == "index.md"
    assert set(window.side.contents.model.paths()) >= {"index.md", "guide/valves.md", "guide/pumps.md"}
    assert window.status.articles.text() == "4 articles"
    assert "Pump manual" in window.windowTitle()


def test_typing_searches_and_keys_choose_without_leaving_the_box(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, "torque")
    assert window.side.results_shown
    assert window.side.results.model.rowCount() >= 2
    box = window.header.box
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert window.side.results.list.currentIndex().row() == 1
    hit = window.side.results.current_hit
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.hasFocus()
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert hit is not None
    wait_for(qtbot, window, hit.path)
    pane = window.tabs.current
    qtbot.waitUntil(lambda: bool(pane.view.marks))
    marked = {pane.view.page_text.text[start:end].casefold() for start, end in pane.view.marks}
    assert "torque" in marked


def test_enter_opens_the_best_result_of_plain_words(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, "alarm")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    wait_for(qtbot, window, "guide/alarms.md")


def test_escape_clears_the_box_then_goes_to_the_page(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, "alarm")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Escape)
    assert window.header.box.text() == ""
    assert window.search.state == "idle"
    assert not window.side.results_shown
    qtbot.keyClick(window.header.box, Qt.Key.Key_Escape)
    assert window.tabs.current.view.hasFocus()


def test_question_shows_the_answer_card_with_its_source(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, "how do I silence an alarm?")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    card = window.side.results.card
    qtbot.waitUntil(lambda: card.answer is not None)
    assert card.answer is not None
    assert card.answer.text is not None
    assert "reset" in card.shown[1]
    assert card.shown[2]
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    wait_for(qtbot, window, "guide/alarms.md")


def test_question_outside_the_folder_is_refused(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, "who won the football championship?")
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    card = window.side.results.card
    qtbot.waitUntil(lambda: window.search.answer is not None)
    assert window.side.results.empty.title == "I don't have enough information to answer that."
    assert card.isHidden(), "it is said in one place"
    qtbot.keyClick(window.header.box, Qt.Key.Key_A)
    assert card.isHidden(), "a changed question takes the old answer away"


def test_nothing_found_says_so(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, "xylophonist")
    assert window.search.state == "nothing"
    assert "xylophonist" in window.side.results.empty.title
    assert window.side.results.empty.text


def test_fast_typing_ends_with_the_results_of_the_last_text(window: Window, qtbot: QtBot) -> None:
    box = window.header.box
    box.setFocus()
    for letter in "torque of a pump":
        qtbot.keyClick(box, letter, delay=5)
    assert box.text() == "torque of a pump"
    qtbot.waitUntil(
        lambda: window.search.found is not None and window.search.found.text == "torque of a pump",
        timeout=5000,
    )
    assert window.side.results.model.records == window.search.hits


def test_link_to_an_anchor_and_back_restores_the_place(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.go(Stop("guide/valves.md"))
    wait_for(qtbot, window, "guide/valves.md")
    bar = pane.view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    left_at = bar.value()
    assert left_at > 0
    pane.go(Stop("index.md"))
    wait_for(qtbot, window, "index.md")
    pane.follow("guide/valves.md#closing")
    wait_for(qtbot, window, "guide/valves.md")
    assert bar.value() > 0
    window.commander.run("go.back")
    wait_for(qtbot, window, "index.md")
    window.commander.run("go.back")
    wait_for(qtbot, window, "guide/valves.md")
    assert abs(bar.value() - left_at) <= 2
    window.commander.run("go.forward")
    wait_for(qtbot, window, "index.md")


def test_missing_page_names_target_and_linking_page_and_back_returns(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.follow("gone.md")
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.missing)
    text = pane.view.toPlainText()
    assert "gone.md" in text
    assert "index.md" in text
    assert "Search for" in text
    pane.follow("vademecum-action:search?q=gone")
    assert window.header.box.text() == "gone"
    window.commander.run("go.back")
    wait_for(qtbot, window, "index.md")


def test_mouse_buttons_and_keys_travel(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.go(Stop("guide/pumps.md"))
    wait_for(qtbot, window, "guide/pumps.md")
    press(window, pane.view.viewport(), Qt.MouseButton.BackButton)
    wait_for(qtbot, window, "index.md")
    press(window, pane.view.viewport(), Qt.MouseButton.ForwardButton)
    wait_for(qtbot, window, "guide/pumps.md")
    press(window, window.header, Qt.MouseButton.BackButton)
    wait_for(qtbot, window, "index.md")
    window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    wait_for(qtbot, window, "guide/pumps.md")
    qtbot.keyClick(window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    wait_for(qtbot, window, "index.md")


def press(window: Window, place: QWidget, button: Qt.MouseButton) -> None:
    """Click as the desktop reports it: to the native window, which looks for the widget itself."""
    QTest.mouseClick(
        window.windowHandle(),
        button,
        Qt.KeyboardModifier.NoModifier,
        place.mapTo(window, place.rect().center()),
    )


def test_tabs_open_close_reopen_and_keep_the_last_one(window: Window, qtbot: QtBot) -> None:
    tabs = window.tabs
    assert tabs.bar.isHidden()
    tabs.current.go(Stop("guide/pumps.md"))
    wait_for(qtbot, window, "guide/pumps.md")
    window.commander.run("file.new-tab")
    assert tabs.bar.count() == 2
    wait_for(qtbot, window, "index.md")
    window.commander.run("go.previous-tab")
    assert shown(window) == "guide/pumps.md"
    window.commander.run("file.close-tab")
    assert tabs.bar.count() == 1
    assert shown(window) == "index.md"
    window.commander.run("file.reopen-tab")
    wait_for(qtbot, window, "guide/pumps.md")
    for _ in range(5):
        tabs.close_tab()
    assert tabs.bar.count() == 1


def test_moving_a_tab_moves_its_page(window: Window, qtbot: QtBot) -> None:
    tabs = window.tabs
    tabs.add_tab(Stop("guide/pumps.md"))
    wait_for(qtbot, window, "guide/pumps.md")
    tabs.bar.moveTab(1, 0)
    assert [pane.page.path for pane in tabs.panes if pane.page] == ["guide/pumps.md", "index.md"]
    assert shown(window) == "guide/pumps.md"
    tabs.bar.setCurrentIndex(1)
    assert shown(window) == "index.md"


def test_ctrl_click_and_middle_click_open_a_tab_behind(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.view.linkActivated.emit("guide/pumps.md", True)
    qtbot.waitUntil(lambda: window.tabs.bar.count() == 2)
    assert window.tabs.current is pane
    spot = window.tabs.bar.tabRect(1).center()
    qtbot.mouseClick(window.tabs.bar, Qt.MouseButton.MiddleButton, pos=spot)
    assert window.tabs.bar.count() == 1


def test_contents_follow_the_page_and_open_it(window: Window, qtbot: QtBot) -> None:
    contents = window.side.contents
    window.tabs.current.go(Stop("guide/alarms.md"))
    wait_for(qtbot, window, "guide/alarms.md")
    assert contents.tree.currentIndex() == contents.model.index_of("guide/alarms.md")
    contents.tree.setCurrentIndex(contents.model.index_of("guide/pumps.md"))
    contents.tree.setFocus()
    qtbot.keyClick(contents.tree, Qt.Key.Key_Return)
    wait_for(qtbot, window, "guide/pumps.md")
    assert [title for title, _ in window.tabs.current.crumbs.trail][-1] == "Pumps"


def test_previous_and_next_follow_the_contents(window: Window, qtbot: QtBot) -> None:
    order = list(window.side.contents.model.paths())
    window.tabs.current.go(Stop(order[1]))
    wait_for(qtbot, window, order[1])
    window.commander.run("go.next-page")
    wait_for(qtbot, window, order[2])
    window.commander.run("go.previous-page")
    wait_for(qtbot, window, order[1])


def test_outline_lists_headings_goes_there_and_follows(window: Window, qtbot: QtBot) -> None:
    window.tabs.current.go(Stop("guide/valves.md"))
    wait_for(qtbot, window, "guide/valves.md")
    outline = window.outline
    assert [heading.text for heading in outline.headings.records] == ["Opening", "Closing"]
    assert outline.isVisible()
    outline.heading_list.clicked.emit(outline.headings.index(1))
    bar = window.tabs.current.view.verticalScrollBar()
    assert bar.value() > 0
    assert outline.heading_list.currentIndex().row() == 1
    bar.setValue(0)
    assert not outline.heading_list.currentIndex().isValid()


def test_bookmarks_and_history_are_kept(window: Window, qtbot: QtBot, folder: Path) -> None:
    window.commander.run("bookmarks.toggle")
    assert window.actions_["bookmarks.toggle"].isChecked()
    window.commander.run("go.bookmarks")
    assert [row.path for row in window.side.bookmarks.model.records] == ["index.md"]
    window.side.bookmarks.list.setCurrentIndex(window.side.bookmarks.list.model().index(0, 0))
    qtbot.keyClick(window.side.bookmarks.list, Qt.Key.Key_Delete)
    assert window.side.bookmarks.model.rowCount() == 0
    assert not window.actions_["bookmarks.toggle"].isChecked()
    window.tabs.current.go(Stop("guide/pumps.md"))
    wait_for(qtbot, window, "guide/pumps.md")
    window.commander.run("go.history")
    qtbot.waitUntil(lambda: window.side.history.model.rowCount() == 2)
    assert window.side.history.model.records[0].path == "guide/pumps.md"
    assert window.parts.history.visits(str(folder))


def test_index_lists_keywords_and_headings(window: Window, qtbot: QtBot) -> None:
    window.commander.run("go.index")
    qtbot.waitUntil(lambda: window.side.index.model.rowCount() > 0)
    titles = [row.title for row in window.side.index.model.records]
    assert {"shutter", "Closing", "Pumps"} <= set(titles)
    assert titles == sorted(titles, key=str.casefold)


def test_zoom_is_one_for_all_tabs_and_kept(window: Window, qtbot: QtBot) -> None:
    for _ in range(3):
        window.commander.run("view.zoom-in")
    window.tabs.add_tab(Stop("guide/pumps.md"))
    wait_for(qtbot, window, "guide/pumps.md")
    assert [pane.view.zoom for pane in window.tabs.panes] == [1.3, 1.3]
    assert window.parts.settings.number("appearance.zoom") == 1.3
    for _ in range(40):
        window.commander.run("view.zoom-in")
    assert window.tabs.current.view.zoom == 3.0
    window.commander.run("view.zoom-reset")
    assert window.tabs.current.view.zoom == 1.0


def test_every_command_does_something_and_has_its_words(window: Window) -> None:
    from vademecum.app.commands import COMMANDS

    assert window.commander.ids == {command.id for command in COMMANDS}
    shortcuts = [keys for command in COMMANDS for keys in command.shortcuts]
    assert len(shortcuts) == len(set(shortcuts)), "two commands share a shortcut"
    for command in COMMANDS:
        assert window.actions_[command.id].text()
        assert window.actions_[command.id].toolTip()
        if command.icon:
            assert not window.actions_[command.id].icon().isNull()


def test_every_control_has_an_accessible_name(window: Window, qtbot: QtBot) -> None:
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QWidget

    window.commander.run("edit.find")
    search(qtbot, window, "torque")
    nameless = []
    for widget in window.findChildren(QWidget):
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisible():
            continue
        if widget.focusProxy() is not None or widget.objectName().startswith("qt_"):
            continue
        reading = QAccessible.queryAccessibleInterface(widget)
        if reading is None or not reading.text(QAccessible.Text.Name):
            nameless.append(f"{type(widget).__name__} {widget.objectName()}")
    assert not nameless


@pytest.mark.parametrize("width", [420, 700, 800, 1200])
def test_any_width_shows_what_it_has_room_for(window: Window, qtbot: QtBot, width: int) -> None:
    window.resize(width, 700)
    qtbot.waitUntil(lambda: window.width() == width)
    assert window.side.isVisible() == (width >= 720)
    assert window.tabs.isVisible()
    search(qtbot, window, "torque")
    assert window.side.isVisible(), "results must be seen"
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    qtbot.waitUntil(window.tabs.isVisible)
    assert window.header.box.width() >= 120
    right = window.header.menu_button.mapTo(window, QPoint(window.header.menu_button.width(), 0)).x()
    assert right <= width


@pytest.mark.parametrize(
    ("confidence", "words"),
    [
        (0.8, "Very likely right"),
        (0.79, "Probably right"),
        (0.62, "Probably right"),
        (0.6, "Probably right"),
        (0.59, "may not answer"),
        (0.3, "may not answer"),
    ],
)
def test_the_words_of_the_card_follow_the_calibrated_confidence(
    window: Window, confidence: float, words: str
) -> None:
    answer = Answer("Press reset.", "Alarms", "guide/alarms.md", confidence)
    card = window.side.results.card
    card.show_answer(answer, window.parts.look())
    assert words in card.shown[2]


def test_extra_mouse_buttons_travel_over_every_panel(window: Window, qtbot: QtBot) -> None:
    window.tabs.current.go(Stop("guide/pumps.md"))
    wait_for(qtbot, window, "guide/pumps.md")
    contents = window.side.contents.findChild(QAbstractItemView)
    assert isinstance(contents, QAbstractItemView)
    window.tabs.current.find_bar.open()
    for place in (
        contents.viewport(),
        window.header.box,
        window.tabs.current.view.viewport(),
        window.tabs.current.find_bar.field,
        window.status,
    ):
        press(window, place, Qt.MouseButton.BackButton)
        wait_for(qtbot, window, "index.md")
        press(window, place, Qt.MouseButton.ForwardButton)
        wait_for(qtbot, window, "guide/pumps.md")


def test_extra_mouse_buttons_travel_over_a_new_tab(window: Window, qtbot: QtBot) -> None:
    window.tabs.add_tab(Stop("index.md"))
    wait_for(qtbot, window, "index.md")
    window.tabs.current.go(Stop("guide/pumps.md"))
    wait_for(qtbot, window, "guide/pumps.md")
    press(window, window.tabs.current.view.viewport(), Qt.MouseButton.BackButton)
    wait_for(qtbot, window, "index.md")
