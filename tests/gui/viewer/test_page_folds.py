"""Boxes that fold: by mouse and keyboard, for links, finds and searches, kept by page."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.journey import Stop
from vademecum.viewer.page.view import PageView
from vademecum.viewer.window.window import Window

WORDS = "Some words to read. " * 90
BOX = "<details><summary>{}</summary>\n\n{}\n\n</details>\n\n"
PAGE = (
    f"# Start\n\n## Above\n\n{WORDS}\n\n"
    + BOX.format("First box", "Hidden **zebra** here.\n\n```python\nprint('code')\n```\n\n- a\n- b")
    + f"{WORDS}\n\n"
    + BOX.format("Second box", "### Deep place\n\nA giraffe.\n\n" + BOX.format("Inner box", "An okapi."))
    + f"## Below\n\n{WORDS}\n\n"
    + f"See [the place](#deep-place). {WORDS}\n\n{WORDS}\n"
)


@pytest.fixture
def window(make: MakeWindow, tmp_path: Path, qtbot: QtBot) -> Window:
    made = make(write_folder(tmp_path / "kb", {"index.md": PAGE, "other.md": "# Other\n\nelse\n"}))
    qtbot.waitUntil(lambda: made.tabs.current.view.places.summary(1) > 0)
    return made


@pytest.fixture
def view(window: Window) -> PageView:
    return window.tabs.current.view


def text(view: PageView) -> str:
    return view.document().toPlainText()


def height_of(view: PageView, words: str) -> int:
    found = view.document().find(words)
    assert not found.isNull(), words
    return view.cursorRect(found).top()


def click(view: PageView, words: str) -> None:
    found = view.document().find(words)
    view.show_position(found.position())
    spot = view.cursorRect(found).center() - QPoint(8, 0)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def test_a_click_unfolds_and_folds_again_and_nothing_above_moves(view: PageView) -> None:
    assert "zebra" not in text(view)
    assert "\u25b8 First box" in text(view)
    view.show_position(view.places.summary(0))
    before = height_of(view, "First box")
    click(view, "First box")
    assert "Hidden zebra here." in text(view)
    assert "print('code')" in text(view)
    assert "\u25be First box" in text(view)
    assert abs(height_of(view, "First box") - before) <= 1
    click(view, "First box")
    assert "zebra" not in text(view)
    assert abs(height_of(view, "First box") - before) <= 1


def test_enter_and_space_fold_what_tab_has_walked_to(view: PageView) -> None:
    view.setFocus()
    view.focus_link(view.places.summary(0))
    for number, key in enumerate((Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Space)):
        QTest.keyClick(view, key)
        assert ("zebra" in text(view)) == (number != 1)
        assert view.focused_link.endswith("n=0"), "the focus stays on the summary"
    view.focusNextPrevChild(True)
    assert view.focused_link.startswith("vademecum-action:copy")


def test_space_scrolls_while_no_summary_has_the_focus(view: PageView) -> None:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.verticalScrollBar().value() > 0
    assert "zebra" not in text(view)


def test_a_link_into_a_box_unfolds_it(window: Window, view: PageView, qtbot: QtBot) -> None:
    window.tabs.current.follow("#deep-place")
    assert "A giraffe." in text(view)
    assert "okapi" not in text(view)
    assert 0 <= height_of(view, "Deep place") <= 40
    assert view.section == "deep-place"
    window.tabs.current.go(Stop("other.md"))
    qtbot.waitUntil(lambda: "else" in text(view))
    window.tabs.current.back()
    qtbot.waitUntil(lambda: "A giraffe." in text(view))


def test_the_outline_leads_into_a_box(window: Window, view: PageView) -> None:
    row = [heading.text for heading in window.outline.headings.records].index("Deep place")
    window.outline.heading_list.clicked.emit(window.outline.headings.index(row))
    assert "A giraffe." in text(view)


def test_find_unfolds_what_it_finds_and_folds_it_when_it_looks_for_something_else(
    window: Window, view: PageView, qtbot: QtBot
) -> None:
    window.commander.run("edit.find")
    field = window.tabs.current.find_bar.field
    field.setText("okapi")
    qtbot.waitUntil(lambda: len(view.marks) == 1)
    assert "An okapi." in text(view)
    qtbot.waitUntil(lambda: 0 <= height_of(view, "okapi") <= view.viewport().height())
    field.setText("zebra")
    qtbot.waitUntil(lambda: "zebra" in text(view) and len(view.marks) == 1)
    assert "okapi" not in text(view)
    click(view, "First box")
    assert "zebra" not in text(view), "the reader has the last word"
    field.setText("zebra h")
    qtbot.waitUntil(lambda: len(view.marks) == 1)
    window.tabs.current.finder.close()
    assert "zebra" in text(view)


def test_a_search_unfolds_the_box_that_has_the_words(window: Window, view: PageView, qtbot: QtBot) -> None:
    window.tabs.current.go(Stop("other.md"))
    qtbot.waitUntil(lambda: "else" in text(view))
    window.tabs.current.go(Stop("index.md", words=("giraffes", "okapi")))
    qtbot.waitUntil(lambda: len(view.marks) == 2)
    assert "zebra" not in text(view)
    assert 0 <= height_of(view, "giraffe") <= view.viewport().height()


def test_zoom_reload_and_theme_keep_what_is_unfolded(window: Window, view: PageView, qtbot: QtBot) -> None:
    click(view, "First box")
    view.set_zoom(1.3)
    assert "zebra" in text(view)
    file = window.parts.library.root / "index.md"  # type: ignore[operator]
    file.write_text(file.read_text(encoding="utf-8").replace("zebra", "quagga"), encoding="utf-8")
    window.parts.library.refresh()
    qtbot.waitUntil(lambda: "quagga" in text(view))
    assert "giraffe" not in text(view)


def test_a_page_that_is_saved_anew_keeps_what_a_find_has_unfolded(
    window: Window, view: PageView, qtbot: QtBot
) -> None:
    window.commander.run("edit.find")
    window.tabs.current.find_bar.field.setText("okapi")
    qtbot.waitUntil(lambda: len(view.marks) == 1)
    file = window.parts.library.root / "index.md"  # type: ignore[operator]
    file.write_text(file.read_text(encoding="utf-8").replace("An okapi", "One okapi"), encoding="utf-8")
    window.parts.library.refresh()
    qtbot.waitUntil(lambda: "One okapi" in text(view) and len(view.marks) == 1)


def test_a_page_that_comes_back_is_where_it_was_read(window: Window, view: PageView, qtbot: QtBot) -> None:
    view.arrive(None, "below")
    place = view.verticalScrollBar().value()
    file = window.parts.library.root / "index.md"  # type: ignore[operator]
    written = file.read_text(encoding="utf-8")
    file.unlink()
    window.parts.library.refresh()
    qtbot.waitUntil(lambda: window.tabs.current.page is not None and window.tabs.current.page.missing)
    file.write_text(written, encoding="utf-8")
    window.parts.library.refresh()
    qtbot.waitUntil(lambda: view.places.summary(0) > 0)
    assert abs(view.verticalScrollBar().value() - place) <= 1


def test_text_on_top_stays_when_a_box_above_it_unfolds(view: PageView) -> None:
    view.verticalScrollBar().setValue(
        round(view.places.top_of(view.document().find("Below").position())) + 30
    )
    held = view.places.hold(-1)
    before = view.places.top()
    view.unfold_found(lambda hidden: "zebra" in hidden)
    assert "zebra" in text(view)
    assert view.places.top()[0] > before[0]
    assert abs(view.places.top()[1] - before[1]) <= 1
    assert view.places.find(held) == view.places.top()[0]


def test_a_long_page_unfolds_without_going_away_from_the_summary(
    make: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    many = "".join(BOX.format(f"Box {n}", f"secret {n}\n\n{WORDS}") + f"{WORDS}\n\n" for n in range(60))
    window = make(write_folder(tmp_path / "long", {"index.md": f"# Long\n\n{many}"}))
    view = window.tabs.current.view
    qtbot.waitUntil(lambda: view.places.summary(59) > 0, timeout=10_000)
    view.show_position(view.places.summary(50))
    before = height_of(view, "Box 50")
    view.activate("vademecum-action:fold?n=50", apart=False)
    assert "secret 50" in text(view)
    assert abs(height_of(view, "Box 50") - before) <= 1
    qtbot.waitUntil(lambda: view.places.summary(59) > 0, timeout=10_000)
    assert abs(height_of(view, "Box 50") - before) <= 1
