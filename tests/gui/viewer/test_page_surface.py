from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QTextCursor, QTextFormat
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from vademecum.viewer.page.view import PageView
from vademecum.viewer.tasks import Tasks

WORDS = "Some words to read. " * 60
PAGE = '<p><a href="first.md">first</a></p>' + "".join(
    f'<h6 id="part-{n}">Part {n}</h6>'
    f'<p>{WORDS} <a href="#part-9">nine</a> and <a href="p{n}.md">link {n}</a></p>'
    for n in range(12)
)


@pytest.fixture
def view(qtbot: QtBot, tasks: Tasks) -> Iterator[PageView]:
    made = PageView(tasks)
    qtbot.addWidget(made)
    made.resize(640, 480)
    made.show()
    qtbot.waitExposed(made)
    made.setFocus()
    made.show_page(PAGE, slugs=[f"part-{n}" for n in range(12)])
    yield made


def walk(view: PageView, *, back: bool = False) -> str:
    view.focusNextPrevChild(not back)
    return view.focused_link


def middle_of(view: PageView, words: str) -> QPoint:
    found = view.document().find(words)
    view.show_position(found.position())
    start = QTextCursor(found)
    start.setPosition(found.selectionStart())
    return (view.cursorRect(start).center() + view.cursorRect(found).center()) / 2


def test_tab_begins_at_the_first_link_and_goes_from_one_to_the_next(view: PageView) -> None:
    assert [walk(view) for _ in range(3)] == ["first.md", "#part-9", "p0.md"]
    assert walk(view, back=True) == "#part-9"


def test_tab_goes_on_from_where_a_link_led(view: PageView) -> None:
    walk(view), walk(view)
    view.arrive(None, "part-9")
    assert [walk(view), walk(view)] == ["#part-9", "p9.md"]
    view.arrive(None, "part-9")
    assert walk(view, back=True) == "p8.md"


def test_tab_goes_on_from_the_last_heading_even_where_the_page_cannot_scroll_to_it(view: PageView) -> None:
    view.arrive(None, "part-11")
    assert [walk(view), walk(view)] == ["#part-9", "p11.md"]


def test_tab_goes_on_from_a_footnote_that_was_in_view_already(view: PageView) -> None:
    view.show_page(
        '<p><a href="#note">[1]</a> and <a href="b.md">b</a></p>'
        '<p><a name="note"></a>1. <a href="#back">back</a> <a href="c.md">c</a></p>'
    )
    assert walk(view) == "#note"
    view.arrive(None, "note")
    assert [walk(view), walk(view)] == ["#back", "c.md"]


def test_tab_begins_with_what_is_in_view_after_scrolling(view: PageView) -> None:
    view.verticalScrollBar().setValue(round(view.places.top_of(view.document().find("Part 5").position())))
    assert [walk(view), walk(view)] == ["#part-9", "p5.md"]


def test_a_page_without_links_lets_tab_go_on(view: PageView) -> None:
    view.show_page("<p>Nothing to follow.</p>")
    view.selectAll()
    assert walk(view) == ""
    assert not view.textCursor().hasSelection()


@pytest.mark.parametrize("key", [Qt.Key.Key_Home, Qt.Key.Key_End])
def test_ctrl_home_and_end_lead_to_top_and_bottom(view: PageView, key: Qt.Key) -> None:
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    QTest.keyClick(view, key, Qt.KeyboardModifier.ControlModifier)
    assert bar.value() == (0 if key == Qt.Key.Key_Home else bar.maximum()) != bar.maximum() // 2


def test_a_click_follows_a_link_whatever_was_selected_before(view: PageView, qtbot: QtBot) -> None:
    spot = middle_of(view, "link 3")
    view.selectAll()
    with qtbot.waitSignal(view.linkActivated) as followed:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert followed.args == ["p3.md", False]


def test_a_link_that_is_dragged_over_is_selected_and_not_followed(view: PageView) -> None:
    followed: list[str] = []
    view.linkActivated.connect(lambda link, _apart: followed.append(link))
    spot = middle_of(view, "link 3")
    begin, end = spot - QPoint(8, 0), spot + QPoint(8, 0)
    assert view.anchorAt(begin) == view.anchorAt(end) == "p3.md"
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=begin)
    QTest.mouseMove(view.viewport(), end)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert view.textCursor().selectedText()
    assert followed == []


def test_the_link_with_the_focus_is_framed_until_the_reader_goes_elsewhere(view: PageView) -> None:
    def framed() -> list[str]:
        pen = QTextFormat.Property.OutlinePen.value
        return [each.cursor.selectedText() for each in view.extraSelections() if each.format.hasProperty(pen)]

    walk(view)
    assert framed() == ["first"]
    walk(view)
    assert framed() == ["nine"]
    view.arrive(None, "part-5")
    assert framed() == []


def test_a_link_is_told_while_the_mouse_is_over_it_and_while_it_has_the_focus(view: PageView) -> None:
    told: list[str] = []
    view.linkHovered.connect(told.append)
    spot = middle_of(view, "link 3")
    for _ in range(2):
        QTest.mouseMove(view.viewport(), spot)
        QTest.mouseMove(view.viewport(), spot + QPoint(1, 0))
        QCoreApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert told == ["p3.md", "", "p3.md", ""]
    walk(view)
    assert told[-1] == view.focused_link != ""
    view.show_page("<p>Nothing to follow.</p>")
    assert told[-1] == ""
