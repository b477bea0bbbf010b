"""Searching in the help panel: what is found, what is not, and the ways on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from embed_host import f1, folder, help_, present
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from vademecum import Knowledge, Reader
from vademecum.embed import Help, HelpPanel
from vademecum.viewer.models.places import DETAIL_ROLE

__all__ = ["folder", "help_"]


@pytest.fixture
def panel(qtbot: QtBot, help_: Help) -> HelpPanel:
    """The panel on the screen of the mail."""
    window = QMainWindow()
    help_.set_route(window, "/mail")
    present(qtbot, window)
    f1(help_)
    qtbot.waitUntil(lambda: help_.panel.source == "mail.md")
    help_.panel.focus_search()
    return help_.panel


def type_(qtbot: QtBot, panel: HelpPanel, text: str) -> None:
    panel.box.clear()
    QTest.keyClicks(panel.box, text)
    qtbot.waitUntil(lambda: panel.search._searched == text)


def test_words_that_stand_nowhere_do_not_list_the_screen_as_found(qtbot: QtBot, panel: HelpPanel) -> None:
    assert Knowledge.open(panel._desk.knowledge.root).search("xqzvw", route="/mail").hits, "as asked"
    type_(qtbot, panel, "xqzvw")
    assert panel.search.model.rowCount() == 0
    assert panel.empty.isVisible()
    assert panel.empty.title == "Nothing found for “xqzvw”"
    assert panel.empty.text
    assert [link.accessibleName() for link in panel.empty.links] == ["Help for this screen", "Help home"]


def test_the_way_on_leads_to_the_screen_by_keyboard(qtbot: QtBot, panel: HelpPanel) -> None:
    panel.open("zebra.md")
    qtbot.waitUntil(lambda: panel.source == "zebra.md")
    panel.focus_search()
    type_(qtbot, panel, "xqzvw")
    QTest.keyClick(panel.box, Qt.Key.Key_Down)
    assert panel.window().focusWidget() is panel.empty.links[0]
    QTest.keyClick(panel.empty.links[0], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: panel.source == "mail.md")
    assert panel.box.text() == ""
    assert panel.page.view.isVisible()


def test_without_a_screen_only_the_first_page_is_offered(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    help_.show()
    help_.panel.focus_search()
    type_(qtbot, help_.panel, "xqzvw")
    (link,) = help_.panel.empty.links
    assert link.accessibleName() == "Help home"
    link.click()
    qtbot.waitUntil(lambda: help_.panel.source == "home.md")


def test_a_question_about_the_screen_still_lists_it(qtbot: QtBot, panel: HelpPanel) -> None:
    type_(qtbot, panel, "what is this?")
    assert panel.search.model.records[0].path == "mail.md"


def test_other_words_than_the_typed_ones_are_told(qtbot: QtBot, panel: HelpPanel) -> None:
    type_(qtbot, panel, "zebar crossing")
    assert panel.search.model.records[0].path == "zebra.md"
    assert panel._note.isVisible()
    assert panel._note.text() == "Results for “zebra crossing” instead of “zebar crossing”"
    type_(qtbot, panel, "zebra")
    assert not panel._note.isVisible()


def test_rows_say_where_they_stand_and_show_no_path(qtbot: QtBot, help_: Help, folder: Path) -> None:
    (folder / "post").mkdir()
    (folder / "post/knots.md").write_text("# Parcels\n\nTie a knot.\n", "utf-8")
    (folder / "post/stamps.md").write_text("# Stamps\n\nLick a stamp.\n", "utf-8")
    present(qtbot, QMainWindow())
    help_.show()
    with qtbot.waitSignal(help_.pagesChanged):
        help_.reload()
    help_.panel.focus_search()
    type_(qtbot, help_.panel, "knot")
    index = help_.panel.search.model.index(0)
    assert index.data(DETAIL_ROLE) == "Post"
    assert ".md" not in str(index.data(Qt.ItemDataRole.ToolTipRole))


def test_branches_that_a_reader_may_not_see_are_in_no_breadcrumb(
    qtbot: QtBot, help_: Help, folder: Path
) -> None:
    (folder / "vault").mkdir()
    (folder / "vault/index.md").write_text("---\naudience: operator\n---\n# Hidden name\n\nx\n", "utf-8")
    (folder / "vault/open.md").write_text("# Opening hours\n\nTen to four.\n", "utf-8")
    (folder / "vault/shut.md").write_text("# Closing hours\n\nFour to ten.\n", "utf-8")
    present(qtbot, QMainWindow())
    help_.show()
    with qtbot.waitSignal(help_.pagesChanged):
        help_.reload()
    help_.panel.focus_search()
    type_(qtbot, help_.panel, "opening")
    index = help_.panel.search.model.index(0)
    assert index.data(DETAIL_ROLE) == "Vault"
    help_.set_reader(Reader(audience="operator"))
    qtbot.waitUntil(
        lambda: (
            help_.panel.search.model.rowCount() > 0
            and help_.panel.search.model.index(0).data(DETAIL_ROLE) == "Hidden name"
        )
    )
