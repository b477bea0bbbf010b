"""The help panel: reading, searching, following, remembering, and keeping secrets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from embed_host import f1, focus, folder, help_, present
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QLabel,
    QLineEdit,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from vademecum import Knowledge, Reader
from vademecum.app.context_help import Shown
from vademecum.app.theme import contrast
from vademecum.embed import Help, HelpPanel
from vademecum.embed.panel_look import look_of
from vademecum.embed.placement import Form

__all__ = ["folder", "help_"]

OPERATOR = Reader(audience="operator")
END_USER = Reader(audience="end_user")


def text_of(panel: HelpPanel) -> str:
    return panel.page.view.toPlainText()


def reads(qtbot: QtBot, panel: HelpPanel, words: str) -> None:
    qtbot.waitUntil(lambda: words in text_of(panel))


def everything_shown(panel: HelpPanel) -> str:
    """All words that the panel shows or would show on going back."""
    rows = [str(hit) for hit in (*panel.list.model.records, *panel.search.model.records)]
    return "\n".join([text_of(panel), panel.notice.text, panel.empty.text, panel.empty.title, *rows])


def test_the_article_of_the_screen_is_read_and_listed(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    help_.set_route(window, "/settings")
    present(qtbot, window)
    f1(help_)
    reads(qtbot, help_.panel, "All of them.")
    assert [hit.path for hit in help_.panel.list.model.records] == ["settings.md", "rules.md"]
    assert help_.panel.list.isVisible()
    assert help_.panel.source == "settings.md"
    index = help_.panel.list.model.index(1, 0)
    help_.panel.list.view.clicked.emit(index)
    reads(qtbot, help_.panel, "Sort.")
    assert help_.panel.back.isEnabled()
    help_.panel.back.click()
    reads(qtbot, help_.panel, "All of them.")
    assert not help_.panel.back.isEnabled()


def test_show_takes_a_route_an_id_or_a_page(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    assert (help_.show("/mail/12").how, help_.last.path) == ("exact", "letter.md")
    assert (help_.show("one-letter").how, help_.last.source) == ("id", "letter.md")
    assert (help_.show("letter.md#answer-it").how, help_.last.source) == ("page", "letter.md#answer-it")
    assert (help_.show("one-letter#answer-it").how, help_.last.source) == ("id", "letter.md#answer-it")
    shown = help_.show("letter.md#gone")
    assert (shown.how, shown.source) == ("page", "letter.md")
    assert "gone" in shown.note
    shown = help_.show("nothing-of-that-name")
    assert (shown.how, shown.found, shown.path) == ("home", False, "home.md")
    assert "nothing-of-that-name" in shown.note
    assert (help_.show().how, help_.last.note) == ("home", "")
    reads(qtbot, help_.panel, "Where everything begins.")


def test_results_appear_while_typing_and_open_with_enter(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    help_.show()
    panel = help_.panel
    panel.focus_search()
    QTest.keyClicks(panel.box, "sorting rul")
    qtbot.waitUntil(lambda: bool(panel.search.model.records))
    assert panel.search.view.isVisible()
    assert panel.search.model.records[0].path == "rules.md"
    QTest.keyClick(panel.box, Qt.Key.Key_Return)
    reads(qtbot, panel, "Sort.")
    assert panel.box.text() == ""
    QTest.keyClicks(panel.box, "qwertzuiop")
    qtbot.waitUntil(lambda: panel.body.currentWidget() is panel.empty)
    assert panel.empty.title == "Nothing found for “qwertzuiop”"
    QTest.keyClick(panel.box, Qt.Key.Key_Escape)
    assert panel.box.text() == ""
    assert "Sort." in text_of(panel)


def test_the_verbs_of_the_socket_work_in_process(qtbot: QtBot, help_: Help, folder: Path) -> None:
    window = QMainWindow()
    help_.set_route(window, "/mail")
    present(qtbot, window)
    help_.show("/mail")
    help_.show("/find")
    qtbot.waitUntil(lambda: help_.panel.source == "find.md")
    help_.back()
    qtbot.waitUntil(lambda: help_.panel.source == "mail.md")
    assert help_.ask("how do I find a letter?").source == "find.md"
    assert help_.ask("where are the vault keys?").source != "secret.md", "not for this reader"
    (folder / "mail.md").write_text("---\nroute: /mail\n---\n# Your mail\n\nParcels too.\n", "utf-8")
    with qtbot.waitSignal(help_.pagesChanged):
        help_.reload()
    qtbot.waitUntil(lambda: "Parcels too." in help_.panel.page.view.toPlainText())


def test_nothing_forbidden_stays_when_the_reader_changes(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    help_.set_route(window, "/settings")
    present(qtbot, window)
    help_.set_reader(OPERATOR)
    assert f1(help_).path == "secret.md"
    panel = help_.panel
    reads(qtbot, panel, "Turnkeys")
    help_.show("find")
    help_.show("rules.md")
    reads(qtbot, panel, "Sort.")
    QTest.keyClicks(panel.box, "turnkeys")
    qtbot.waitUntil(lambda: any(hit.path == "secret.md" for hit in panel.search.model.records))
    help_.set_reader(END_USER)
    assert "Turnkeys" not in everything_shown(panel)
    assert "Vault" not in everything_shown(panel)
    qtbot.wait(100)
    assert "secret.md" not in [hit.path for hit in panel.search.model.records]
    panel.box.clear()
    assert not panel.page.can_go_back, "the way back led to what this reader may not see"


def test_an_open_article_goes_when_its_reader_goes(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    help_.set_route(window, "/settings")
    present(qtbot, window)
    help_.set_reader(OPERATOR)
    f1(help_)
    panel = help_.panel
    reads(qtbot, panel, "Turnkeys")
    help_.set_reader(END_USER)
    assert "Turnkeys" not in everything_shown(panel)
    assert panel.source == "settings.md"
    reads(qtbot, panel, "All of them.")
    help_.set_reader(OPERATOR)
    assert panel.list.model.records[0].path == "secret.md", "the list follows at once"
    assert panel.source == "settings.md", "an article that may stay is not taken away"


def test_a_page_still_rendering_for_the_former_reader_never_arrives(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    help_.set_reader(OPERATOR)
    help_.show("secret.md")
    help_.set_reader(END_USER)
    qtbot.wait(200)
    assert "Turnkeys" not in everything_shown(help_.panel)
    help_.panel.open("secret.md")
    qtbot.wait(100)
    assert "Turnkeys" not in everything_shown(help_.panel)


def test_a_pinned_panel_follows_the_user(qtbot: QtBot, help_: Help) -> None:
    window, stack = QMainWindow(), QStackedWidget()
    mail, find = QLabel("mail"), QLineEdit()
    stack.addWidget(mail)
    stack.addWidget(find)
    window.setCentralWidget(stack)
    help_.set_route(mail, "/mail")
    help_.set_route(find, "/find")
    present(qtbot, window)
    assert f1(help_).path == "mail.md"
    stack.setCurrentWidget(find)
    qtbot.wait(200)
    assert help_.panel.source == "mail.md", "not pinned: the article stays"
    help_.panel.set_pinned(True)
    qtbot.waitUntil(lambda: help_.panel.source == "find.md")
    stack.setCurrentWidget(mail)
    qtbot.waitUntil(lambda: help_.panel.source == "mail.md")
    help_.set_route(mail, "/mail/:id", id=4)
    qtbot.waitUntil(lambda: help_.panel.source == "letter.md")


@pytest.mark.parametrize("form", ["dock", "window", "sheet"])
def test_every_form_shows_the_panel_and_remembers_its_place(qtbot: QtBot, folder: Path, form: Form) -> None:
    made = Help(Knowledge.open(folder), reader=END_USER, form=form, application_id="Forms & co")
    made.install()
    window = QMainWindow()
    window.resize(900, 600)
    window.setCentralWidget(QLineEdit())
    made.set_route(window, "/mail")
    present(qtbot, window)
    f1(made)
    qtbot.waitUntil(made.panel.isVisible)
    reads(qtbot, made.panel, "Letters.")
    assert (made.panel.window() is window) == (form != "window")
    if form == "dock":
        dock = made.panel.parentWidget()
        assert isinstance(dock, QDockWidget)
        window.resizeDocks([dock], [500], Qt.Orientation.Horizontal)
        qtbot.waitUntil(lambda: abs(dock.width() - 500) < 20)
    made.panel.set_pinned(True)
    made.close()
    stored = list((folder.parent / "home").rglob("forms-co-*.json"))
    assert len(stored) == 1
    kept = json.loads(stored[0].read_text("utf-8"))
    assert kept["pinned"] is True
    assert form != "dock" or abs(kept["width"] - 500) < 20
    assert form != "window" or kept["geometry"]
    again = Help(Knowledge.open(folder), form=form, application_id="Forms & co")
    assert again.panel.pinned
    again.close()


def test_a_damaged_place_file_costs_nothing_but_the_place(qtbot: QtBot, folder: Path) -> None:
    first = Help(Knowledge.open(folder), application_id="host")
    first.panel.set_pinned(True)
    first.close()
    (file,) = (folder.parent / "home").rglob("host-*.json")
    for text in ("", "[1]", '{"width": "wide", "pinned": 3, "geometry": "%%%"}', "{\x00"):
        file.write_text(text, "utf-8")
        again = Help(Knowledge.open(folder), application_id="host", form="window")
        present(qtbot, QMainWindow())
        again.show("find")
        assert not again.panel.pinned
        again.close()


def test_the_panel_moves_between_forms_with_its_article(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    present(qtbot, window)
    help_.show("find")
    reads(qtbot, help_.panel, "Look for words.")
    for form in ("sheet", "window", "dock"):
        help_.set_form(form)  # type: ignore[arg-type]  # a literal from the tuple
        assert help_.panel.isVisible()
        assert "Look for words." in text_of(help_.panel)


def test_a_sheet_can_be_put_away(qtbot: QtBot, help_: Help) -> None:
    window, field = QMainWindow(), QLineEdit()
    window.setCentralWidget(field)
    help_.set_form("sheet")
    present(qtbot, window)
    help_.show("find")
    panel = help_.panel
    sheet = panel.parentWidget()
    for width in (701, 811):
        window.resize(width, 500)
        qtbot.waitUntil(lambda: sheet.geometry().right() == window.width() - 1)
    assert panel.put_away.isVisible()
    panel.put_away.click()
    assert not panel.isVisible()
    help_.show("find")
    QTest.keyClick(panel.page.view, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    help_.show("find")
    help_.set_form("dock")
    assert not help_.panel.put_away.isVisible()


def test_a_window_of_help_leaves_the_dialog_that_has_gone(qtbot: QtBot, help_: Help) -> None:
    help_.set_form("window")
    window = QMainWindow()
    present(qtbot, window)
    dialog = QDialog(window)
    dialog.setModal(True)
    help_.set_route(dialog, "/find")
    present(qtbot, dialog)
    assert f1(help_).path == "find.md"
    handle = help_.panel.window().windowHandle()
    assert handle.transientParent() is dialog.windowHandle()
    dialog.reject()
    qtbot.waitUntil(lambda: handle.transientParent() is window.windowHandle())
    assert help_.panel.isVisible()


def test_a_window_of_help_stays_within_the_screen(qtbot: QtBot, help_: Help) -> None:
    help_.set_form("window")
    window = QMainWindow()
    present(qtbot, window)
    room = window.screen().availableGeometry()
    dialog = QDialog(window)
    dialog.setModal(True)
    help_.set_route(dialog, "/find")
    dialog.resize(300, 120)
    dialog.move(room.center().x(), room.bottom() - 130)
    present(qtbot, dialog)
    f1(help_)
    top = help_.panel.window()
    qtbot.waitUntil(lambda: room.contains(top.frameGeometry()))
    # As a window manager of its own mind would place it.
    top.hide()
    top.move(room.right() - 50, room.bottom() - 50)
    help_.show_for(dialog)
    qtbot.waitUntil(lambda: top.isVisible() and room.contains(top.frameGeometry()))


def test_hits_that_fit_only_nearly_are_listed_without_opening_one(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    hit = help_.knowledge.search("zebra crossing").hits[0]
    help_.show()
    help_.panel.present(Shown("search", "/x", why="found", names=("striped",), hits=(hit,)))
    assert help_.panel.list.isVisible(), "one hit that is not open needs its list"
    assert help_.panel.source == ""
    help_.panel.list.view.clicked.emit(help_.panel.list.model.index(0, 0))
    reads(qtbot, help_.panel, "crosses the road")


def test_help_beside_a_modal_dialog_can_be_used(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    present(qtbot, window)
    dialog = QDialog(window)
    help_.set_route(dialog, "/settings")
    dialog.setModal(True)
    present(qtbot, dialog)
    assert f1(help_).path == "settings.md"
    (beside,) = [
        top for top in QApplication.topLevelWidgets() if top.isVisible() and top.findChild(HelpPanel)
    ]
    panel = beside.findChild(HelpPanel)
    assert isinstance(panel, HelpPanel)
    handle, blocker = beside.windowHandle(), dialog.windowHandle()
    assert handle is not None
    assert blocker is not None
    assert handle.transientParent() is blocker, "windows of a modal dialog are not blocked by it"
    qtbot.waitUntil(panel.list.isVisible)
    row = panel.list.view.visualRect(panel.list.model.index(1, 0)).center()
    spot = panel.list.view.viewport().mapTo(beside, row)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(spot))
    qtbot.waitUntil(lambda: panel.source == "rules.md")
    assert dialog.isVisible()
    dialog.reject()
    qtbot.waitUntil(lambda: handle.transientParent() is not blocker)
    assert beside.isVisible(), "what the reader reads stays when the dialog goes"
    beside.close()


def test_what_was_read_beside_a_dialog_moves_to_the_panel(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    help_.set_route(window, "/mail")
    present(qtbot, window)
    f1(help_)
    reads(qtbot, help_.panel, "Letters.")
    outer, inner = QDialog(window), None
    help_.set_route(outer, "/find")
    outer.setModal(True)
    present(qtbot, outer)
    inner = QDialog(outer)
    inner.setModal(True)
    help_.set_route(inner, "/settings")
    present(qtbot, inner)
    assert f1(help_).path == "settings.md"
    assert help_.panel.source == "mail.md"
    (beside,) = [top for top in QApplication.topLevelWidgets() if top.isVisible() and top.findChild(HelpPanel)
                 and top is not window]  # fmt: skip
    inner.reject()
    qtbot.waitUntil(lambda: beside.windowHandle().transientParent() is outer.windowHandle())
    assert beside.isVisible(), "the outer dialog still blocks the panel in the window"
    outer.reject()
    qtbot.waitUntil(lambda: not beside.isVisible())
    assert help_.panel.source == "settings.md"


def test_a_deleted_main_window_does_not_take_help_with_it(qtbot: QtBot, help_: Help) -> None:
    first = QMainWindow()
    first.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    first.show()
    help_.show("find")
    with qtbot.waitSignal(first.destroyed):
        first.close()
    second = QMainWindow()
    help_.set_route(second, "/mail")
    present(qtbot, second)
    assert f1(help_).path == "mail.md"
    reads(qtbot, help_.panel, "Letters.")


def test_a_panel_in_the_hosts_own_layout(qtbot: QtBot, help_: Help) -> None:
    window, place = QWidget(), QWidget()
    QVBoxLayout(window).addWidget(place)
    panel = HelpPanel(help_, window)
    window.layout().addWidget(panel)
    help_.use_panel(panel)
    help_.set_route(window, "/find")
    present(qtbot, window)
    assert f1(help_).path == "find.md"
    assert help_.panel is panel
    reads(qtbot, panel, "Look for words.")


def test_links_stay_inside_or_ask(qtbot: QtBot, folder: Path, help_: Help) -> None:
    (folder / "links.md").write_text("# Links\n\n[in](find.md) [gone](no.md)\n", "utf-8")
    help_.knowledge.refresh()
    present(qtbot, QMainWindow())
    help_.show("links.md")
    panel = help_.panel
    reads(qtbot, panel, "gone")
    panel.page.view.linkActivated.emit("https://example.org/x", False)
    assert "https://example.org/x" in panel.notice.text
    panel.page.view.linkActivated.emit("no.md", False)
    assert panel.notice.text == "This article does not exist."
    panel.page.view.linkActivated.emit("file:///etc/passwd", False)
    assert panel.notice.text
    assert panel.source == "links.md"
    panel.page.view.linkActivated.emit("find.md", False)
    reads(qtbot, panel, "Look for words.")


def test_open_in_viewer_asks_the_host_first(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    help_.show("letter.md#answer-it")
    wanted: list[str] = []
    help_.openInViewer.connect(wanted.append)
    help_.open_viewer(help_.panel.source)
    assert wanted == ["letter.md#answer-it"]


def test_a_viewer_that_cannot_be_started_is_said_in_the_panel(
    qtbot: QtBot, help_: Help, monkeypatch: pytest.MonkeyPatch
) -> None:
    present(qtbot, QMainWindow())
    help_.show("letter.md")
    # As in a packaged application on a machine where Vademecum is not installed.
    monkeypatch.setattr("vademecum.embed.viewer_start.own_command", lambda *_: [])
    help_.open_viewer(help_.panel.source)
    assert "cannot be started" in help_.panel.notice.text
    assert help_.panel.source == "letter.md"


@pytest.mark.parametrize(
    ("window", "text"), [("#ffffff", "#000000"), ("#202124", "#e8eaed"), ("#f0e6d2", "#33260e")]
)
def test_colours_fit_the_host_and_can_be_read(window: str, text: str) -> None:
    palette = QPalette(QColor(window))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
        palette.setColor(role, QColor(text))
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    look = look_of(palette)
    assert look.dark == (window == "#202124")
    for front in (look.text, look.muted, look.accent):
        assert contrast(front, look.page) >= 4.5, front


def test_the_panel_follows_the_hosts_colours(qtbot: QtBot, help_: Help, qapp: QApplication) -> None:
    before = qapp.palette()
    present(qtbot, QMainWindow())
    help_.show("find")
    reads(qtbot, help_.panel, "Look for words.")
    assert not help_.panel.look().dark
    dark = QPalette(QColor("#202124"))
    try:
        qapp.setPalette(dark)
        qtbot.waitUntil(lambda: help_.panel.look().dark)
        reads(qtbot, help_.panel, "Look for words.")
    finally:
        qapp.setPalette(before)
    qtbot.waitUntil(lambda: not help_.panel.look().dark)


def test_the_panel_is_usable_at_its_narrowest(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    help_.set_form("window")
    help_.show("/settings")
    panel = help_.panel
    panel.window().resize(420, 500)
    qtbot.waitUntil(lambda: panel.width() == 420)
    reads(qtbot, panel, "All of them.")
    assert panel.page.view.horizontalScrollBar().maximum() == 0
    assert panel.box.width() > 200
    focus(qtbot, panel.box)


def test_the_audit_names_what_is_missing(qtbot: QtBot, help_: Help) -> None:
    window, stack = QMainWindow(), QStackedWidget()
    window.setWindowTitle("Post")
    covered, nearby, missing, unnamed = QLabel(), QLabel(), QLabel(), QLabel()
    for page in (covered, nearby, missing, unnamed):
        stack.addWidget(page)
    window.setCentralWidget(stack)
    help_.set_route(covered, "/mail")
    help_.set_route(nearby, "/find/deeper")
    help_.set_route(missing, "/nowhere")
    unnamed.setObjectName("lonely")
    qtbot.addWidget(window)
    report = help_.audit(window)
    states = {part.screen.route: part.state for part in report.parts}
    assert (states["/mail"], states["/find/deeper"], states["/nowhere"]) == ("covered", "nearby", "missing")
    assert not report
    assert "lonely" in str(report)
    assert {part.state for part in report.missing} == {"nearby", "missing", "unnamed"}
    help_.set_route(window, "/find")
    for page in (nearby, missing, unnamed):
        help_.set_route(page, "/mail")
    assert help_.audit(window)


def test_a_page_that_may_stay_is_made_anew_for_the_reader(qtbot: QtBot, help_: Help) -> None:
    present(qtbot, QMainWindow())
    help_.set_reader(OPERATOR)
    help_.show("mail.md")
    panel = help_.panel
    reads(qtbot, panel, "Letters.")
    help_.set_reader(END_USER)
    assert (panel.source, text_of(panel)) == ("mail.md", ""), "not a word of the former reader's page"
    reads(qtbot, panel, "Letters.")
    assert not panel.page.can_go_back


def test_a_viewer_that_was_started_hears_of_the_reader(
    help_: Help, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vademecum.embed import desk as module

    told: list[object] = []
    monkeypatch.setattr(module, "start_viewer", lambda *_: None)
    monkeypatch.setattr(module, "tell_viewer", lambda root, reader: told.append((root, reader)))
    help_.set_reader(OPERATOR)
    assert told == []
    help_.open_viewer("mail.md")
    help_.set_reader(END_USER)
    qtbot.waitUntil(lambda: told == [(help_.knowledge.root, END_USER)])


def test_a_picture_that_cannot_be_shown_is_said_in_its_place(qtbot: QtBot, folder: Path, help_: Help) -> None:
    copies = "".join(f'<g id="a{n}">' + f'<use href="#a{n + 1}"/>' * 10 + "</g>" for n in range(9))
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">{copies}<g id="a9"/></svg>'
    (folder / "plan.svg").write_text(drawing, encoding="utf-8")
    (folder / "drawn.md").write_text("# Drawn\n\n![the plan](plan.svg)\n", encoding="utf-8")
    help_.knowledge.refresh()
    present(qtbot, QMainWindow())
    help_.show("drawn.md")
    reads(qtbot, help_.panel, "the plan (plan.svg cannot be shown: drawing it would take too long.)")
