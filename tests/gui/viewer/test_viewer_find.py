"""Find in page, and the words that are highlighted on arrival."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.journey import Stop
from vademecum.viewer.page.text import PageText
from vademecum.viewer.panels.find import places_of
from vademecum.viewer.window.window import Window


def bar_text(window: Window) -> str:
    return window.tabs.current.find_bar.count.text()


def test_find_counts_steps_wraps_and_minds_case(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.go(Stop("guide/valves.md"))
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "guide/valves.md")
    window.commander.run("edit.find")
    assert pane.find_bar.field.hasFocus()
    qtbot.keyClicks(pane.find_bar.field, "Turn the wheel")
    qtbot.waitUntil(lambda: bar_text(window) == "1 of 2")
    qtbot.keyClick(pane.find_bar.field, Qt.Key.Key_Return)
    assert bar_text(window) == "2 of 2"
    window.commander.run("edit.find-next")
    assert bar_text(window) == "1 of 2"
    window.commander.run("edit.find-previous")
    assert bar_text(window) == "2 of 2"
    place = pane.view.verticalScrollBar().value()
    assert place > 0
    pane.find_bar.field.setText("turn the wheel")
    qtbot.waitUntil(lambda: bar_text(window).endswith("of 2"))
    pane.find_bar.case.setChecked(True)
    qtbot.waitUntil(lambda: bar_text(window) == "Not on this page")
    assert not pane.find_bar.after.isEnabled()
    qtbot.keyClick(pane.find_bar.field, Qt.Key.Key_Escape)
    assert pane.find_bar.isHidden()
    assert pane.view.marks == []
    assert pane.view.hasFocus()


def test_find_in_a_long_page_tells_when_there_are_more_than_it_marks(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make(write_folder(tmp_path / "kb", {"index.md": "# Long\n\n" + "word " * 2600 + "\n"}))
    window.commander.run("edit.find")
    window.tabs.current.find_bar.field.setText("word")
    qtbot.waitUntil(lambda: bar_text(window) == "1 of more than 2,000")


def test_all_forms_of_the_search_words_are_marked_and_escape_clears(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.go(Stop("guide/valves.md", words=("closes",)))
    qtbot.waitUntil(lambda: bool(pane.view.marks))
    text = pane.view.page_text
    forms = {text.text[text.index(start) : text.index(end)].casefold() for start, end in pane.view.marks}
    assert {"closes", "closing"} <= forms
    pane.view.setFocus()
    qtbot.keyClick(pane.view, Qt.Key.Key_Escape)
    assert pane.view.marks == []


def test_f3_steps_through_the_search_words(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.go(Stop("guide/valves.md", words=("wheel",)))
    qtbot.waitUntil(lambda: len(pane.view.marks) == 2)
    window.commander.run("edit.find-next")
    first = pane.view.current_mark
    window.commander.run("edit.find-next")
    assert pane.view.current_mark == (first + 1) % 2


def test_marks_in_cjk_and_after_emoji_are_in_place() -> None:
    page = PageText("😀 打开阀门 and valves, Valve")
    assert [(page.text[page.index(s) : page.index(e)]) for s, e in places_of(page, ("valve",), "en")] == [
        "valves",
        "Valve",
    ]
    marked = "".join(page.text[page.index(s) : page.index(e)] for s, e in places_of(page, ("阀门",), "zh"))
    assert "阀" in marked
    assert "门" in marked


def test_another_page_takes_find_along(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "guide/pumps.md")
    window.commander.run("edit.find")
    pane.find_bar.field.setText("torque")
    qtbot.waitUntil(lambda: bar_text(window) == "1 of 1")
    pane.go(Stop("guide/valves.md"))
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "guide/valves.md")
    qtbot.waitUntil(lambda: bar_text(window) == "1 of 1")


def test_a_page_that_is_drawn_anew_keeps_the_current_match(
    window: Window, qtbot: QtBot, folder: Path
) -> None:
    pane = window.tabs.current
    pane.go(Stop("guide/valves.md"))
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "guide/valves.md")
    window.commander.run("edit.find")
    qtbot.keyClicks(pane.find_bar.field, "valve")
    qtbot.waitUntil(lambda: len(pane.view.marks) > 5)
    for _ in range(4):
        window.commander.run("edit.find-next")
    at, count = pane.view.current_mark, bar_text(window)
    assert at >= 3
    before, html = pane.view.verticalScrollBar().value(), pane.page.html if pane.page else ""
    dark = window.parts.appearance.theme.dark
    window.commander.run("view.theme-light" if dark else "view.theme-dark")
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.html != html)
    assert pane.view.current_mark == at
    assert bar_text(window) == count
    assert abs(pane.view.verticalScrollBar().value() - before) <= 2

    file = folder / "guide/valves.md"
    file.write_text(file.read_text("utf-8").replace("# Valves", "# Valves\n\nOne line more.", 1), "utf-8")
    qtbot.waitUntil(lambda: "One line more" in pane.view.toPlainText(), timeout=6000)
    assert pane.view.current_mark == at
