from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window

PAGES = {
    "1.md": "# الأول\n\nنص.\n",
    "2.md": "# الثاني\n\nنص مع `code`.\n\n```\npump --start\n```\n",
    "3.md": "# الثالث\n\nنص.\n",
    "4.md": "# Fourth\n\nText.\n",
}


@pytest.fixture
def window(make: MakeWindow, tmp_path: Path) -> Window:
    made = make(write_folder(tmp_path / "kb", PAGES))
    made.resize(1500, 800)
    return made


def show(qtbot: QtBot, window: Window, path: str) -> str:
    window.tabs.current.go(Stop(path))
    qtbot.waitUntil(lambda: window.tabs.current.page is not None and window.tabs.current.page.path == path)
    assert window.tabs.current.page is not None
    return window.tabs.current.page.html


def left_of(window: Window, text: str) -> int:
    """Where a text of the page begins, in pixels of the pane."""
    view = window.tabs.current.view
    found = view.document().find(text)
    assert not found.isNull()
    start = QTextCursor(view.document())
    start.setPosition(found.selectionStart())
    return view.viewport().mapTo(view, view.cursorRect(start).center()).x()


def test_the_way_on_leads_to_the_left(window: Window, qtbot: QtBot) -> None:
    html = show(qtbot, window, "2.md")
    assert re.findall(r"[←→]", html) == ["←", "→"]
    assert html.index("الثالث") < html.index("الأول"), (
        "the next page stands at the left, the one before at the right"
    )
    assert left_of(window, "الثالث") < left_of(window, "الأول")
    html = show(qtbot, window, "4.md")
    assert html.index("←") < html.index("الثالث"), "a page that runs to the right goes back to the left"


def test_text_begins_at_the_edge_that_it_is_read_from(window: Window, qtbot: QtBot) -> None:
    show(qtbot, window, "2.md")
    view = window.tabs.current.view
    margins, start = view.viewportMargins(), view.width() - left_of(window, "نص مع")
    assert abs(start - margins.right()) < 20
    assert left_of(window, "pump --start") < view.width() // 2, "code runs to the right"
    show(qtbot, window, "4.md")
    # A page that runs to the right begins as far from its own edge.
    assert view.viewportMargins().left() == margins.right()
    assert view.viewportMargins().right() == margins.left()
    assert left_of(window, "Text.") < view.width() // 4
