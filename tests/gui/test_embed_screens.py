"""F1 finds the screen that the user is on, whatever the window is made of."""

from __future__ import annotations

import pytest
from embed_host import activate, f1, focus, folder, help_, present
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDockWidget,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMdiArea,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTabWidget,
    QToolBox,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
    QWizard,
    QWizardPage,
)
from pytestqt.qtbot import QtBot

from vademecum.embed import Help
from vademecum.errors import QueryError

__all__ = ["folder", "help_"]


def boxed(*widgets: QWidget) -> QWidget:
    box = QWidget()
    layout = QVBoxLayout(box)
    for widget in widgets:
        layout.addWidget(widget)
    return box


def test_the_nearest_route_counts(qtbot: QtBot, help_: Help) -> None:
    field, other = QLineEdit(), QLineEdit()
    page = boxed(field, other)
    window = QMainWindow()
    window.setCentralWidget(page)
    help_.set_route(window, "/")
    help_.set_route(page, "/mail/:id", id=7)
    help_.set_route(field, "/find")
    present(qtbot, window)
    focus(qtbot, field)
    assert (f1(help_).how, help_.last.path, help_.last.level) == ("exact", "find.md", "widget")
    focus(qtbot, other)
    assert (f1(help_).how, help_.last.path, help_.last.level) == ("exact", "letter.md", "ancestor")
    assert help_.last.asked == "/mail/7"


def test_an_id_counts_before_a_route_and_falls_back_to_it(qtbot: QtBot, help_: Help) -> None:
    field = QLineEdit()
    page = boxed(field)
    help_.set_route(page, "/mail")
    help_.set_help_id(field, "print")
    present(qtbot, page)
    focus(qtbot, field)
    assert (f1(help_).how, help_.last.path) == ("id", "print.md")
    help_.set_help_id(field, "no-such-id")
    shown = f1(help_)
    assert (shown.how, shown.path, shown.asked) == ("exact", "mail.md", "no-such-id")
    assert "no-such-id" in shown.note
    assert help_.panel.notice.text == shown.note


def test_a_missing_route_is_said_shown_and_logged(
    qtbot: QtBot, help_: Help, caplog: pytest.LogCaptureFixture
) -> None:
    window = QWidget()
    window.setWindowTitle("Zebra crossing")
    help_.set_route(window, "/nowhere")
    present(qtbot, window)
    shown = f1(help_)
    assert (shown.how, shown.found, shown.path) == ("search", False, "zebra.md")
    assert help_.panel.notice.text == shown.note != ""
    assert "/nowhere" in caplog.text
    window.setWindowTitle("Qwertz")
    assert (f1(help_).how, help_.last.path) == ("home", "home.md")


def test_the_current_page_counts_when_the_focus_is_beside_it(qtbot: QtBot, help_: Help) -> None:
    places = QListWidget()
    places.addItems(["one", "two"])
    stack, tabs = QStackedWidget(), QTabWidget()
    rules = QLabel("rules")
    tabs.addTab(rules, "Rules")
    tabs.addTab(QLabel("other"), "Other")
    mail = QLabel("mail")
    stack.addWidget(mail)
    stack.addWidget(tabs)
    window = QMainWindow()
    window.setCentralWidget(boxed(places, stack))
    help_.set_route(window, "/")
    help_.set_route(mail, "/mail")
    help_.set_route(tabs, "/settings")
    help_.set_route(rules, "/settings/rules")
    present(qtbot, window)
    focus(qtbot, places)
    assert (f1(help_).path, help_.last.level) == ("mail.md", "page")
    stack.setCurrentWidget(tabs)
    assert f1(help_).path == "rules.md"
    focus(qtbot, tabs.tabBar())
    assert (f1(help_).path, help_.last.level) == ("rules.md", "page")
    tabs.setCurrentIndex(1)
    assert f1(help_).path == "settings.md"


def test_the_container_that_names_its_page_counts_beside_one_that_does_not(qtbot: QtBot, help_: Help) -> None:
    nameless, named, places = QTabWidget(), QStackedWidget(), QListWidget()
    nameless.addTab(QLabel("a"), "A")
    page = QLabel("mail")
    named.addWidget(page)
    window = QMainWindow()
    window.setCentralWidget(boxed(places, nameless, named))
    help_.set_route(page, "/mail")
    present(qtbot, window)
    focus(qtbot, places)
    assert (f1(help_).path, help_.last.level) == ("mail.md", "page")


def test_tool_boxes_and_wizards_have_pages_too(qtbot: QtBot, help_: Help) -> None:
    box, first, second = QToolBox(), QLineEdit(), QLineEdit()
    box.addItem(first, "First")
    box.addItem(second, "Second")
    help_.set_route(first, "/mail")
    help_.set_route(box, "/find")
    other = QLineEdit()
    window = QMainWindow()
    window.setCentralWidget(boxed(other, box))
    present(qtbot, window)
    focus(qtbot, other)
    assert f1(help_).path == "mail.md"
    box.setCurrentIndex(1)
    focus(qtbot, second)
    assert f1(help_).path == "find.md"
    wizard, page = QWizard(), QWizardPage()
    wizard.addPage(page)
    help_.set_route(page, "/settings/rules")
    help_.set_route(wizard, "/settings")
    present(qtbot, wizard)
    wizard.button(QWizard.WizardButton.CancelButton).setFocus()
    assert f1(help_).path == "rules.md"
    assert {part.screen.route for part in help_.audit(wizard).parts} == {"/settings", "/settings/rules"}
    assert {part.state for part in help_.audit(box).parts} == {"covered", "unnamed"}


def test_a_tool_button_speaks_for_its_action(qtbot: QtBot, help_: Help) -> None:
    button, action = QToolButton(), QAction("Print")
    button.setDefaultAction(action)
    help_.set_help_id(action, "print")
    window = boxed(button)
    help_.set_route(window, "/mail")
    present(qtbot, window)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    focus(qtbot, button)
    assert (f1(help_).path, help_.last.level) == ("print.md", "action")


def test_no_focus_no_route_still_opens_something(qtbot: QtBot, help_: Help) -> None:
    window = QWidget()
    present(qtbot, window)
    assert f1(help_).path == "home.md"


def test_the_application_itself_may_carry_a_route(qtbot: QtBot, help_: Help, qapp: object) -> None:
    window = QWidget()
    present(qtbot, window)
    help_.set_route(qapp, "/find")  # type: ignore[arg-type]  # the fixture is untyped
    assert (f1(help_).path, help_.last.level) == ("find.md", "application")
    help_.set_route(qapp, "")  # type: ignore[arg-type]  # the fixture is untyped


def test_docks_and_sub_windows(qtbot: QtBot, help_: Help) -> None:
    window, area = QMainWindow(), QMdiArea()
    window.setCentralWidget(area)
    first, second, docked = QLineEdit(), QLineEdit(), QLineEdit()
    area.addSubWindow(boxed(first))
    sub = area.addSubWindow(boxed(second))
    dock = QDockWidget("Find")
    dock.setWidget(boxed(docked))
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    help_.set_route(window, "/")
    help_.set_route(sub, "/mail")
    help_.set_route(dock, "/find")
    present(qtbot, window)
    focus(qtbot, docked)
    assert (f1(help_).path, help_.last.level) == ("find.md", "dock")
    focus(qtbot, second)
    assert (f1(help_).path, help_.last.level) == ("mail.md", "subwindow")
    focus(qtbot, first)
    assert f1(help_).path == "home.md"


def test_a_dialog_without_a_route_belongs_to_its_opener(qtbot: QtBot, help_: Help) -> None:
    window = QWidget()
    help_.set_route(window, "/mail")
    present(qtbot, window)
    dialog = QDialog(window)
    dialog.setWindowTitle("Rename")
    inner = QDialog(dialog)
    present(qtbot, dialog)
    assert (f1(help_).path, help_.last.level) == ("mail.md", "opener")
    assert "Rename" in help_.last.note
    present(qtbot, inner)
    assert (f1(help_).path, help_.last.level) == ("mail.md", "opener")
    help_.set_route(dialog, "/find")
    assert f1(help_).path == "find.md"


def test_the_tool_window_used_last_wins_over_the_neutral_main_window(qtbot: QtBot, help_: Help) -> None:
    main, tool = QMainWindow(), QWidget()
    entry, field, button = QLineEdit(), QLineEdit(), QPushButton("main")
    main.setCentralWidget(boxed(field, QLabel("neutral"), button))
    QVBoxLayout(tool).addWidget(entry)
    help_.set_route(main, "/")
    help_.set_route(tool, "/find")
    present(qtbot, main)
    focus(qtbot, field)
    present(qtbot, tool)
    focus(qtbot, entry)
    QTest.mouseClick(main, Qt.MouseButton.LeftButton)
    activate(qtbot, main)
    assert (f1(help_).path, help_.last.level) == ("find.md", "recent-window")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert f1(help_).path == "home.md", "work in the main window counts as soon as there is some"
    tool.hide()


def test_the_active_window_wins_among_main_windows(qtbot: QtBot, help_: Help) -> None:
    one, two = QMainWindow(), QMainWindow()
    help_.set_route(one, "/mail")
    help_.set_route(two, "/find")
    present(qtbot, one)
    present(qtbot, two)
    assert f1(help_).path == "find.md"
    activate(qtbot, one)
    assert f1(help_).path == "mail.md"


def test_rows_of_views_and_items_of_scenes(qtbot: QtBot, help_: Help) -> None:
    rows = QListWidget()
    item = QListWidgetItem("letter")
    rows.addItem(item)
    rows.addItem("plain")
    help_.set_route(item, "/mail/:id", id=3)
    tree, model = QTreeView(), QStandardItemModel()
    branch, leaf = QStandardItem("branch"), QStandardItem("leaf")
    branch.appendRow(leaf)
    model.appendRow([branch, QStandardItem("second column")])
    tree.setModel(model)
    help_.set_help_id(branch, "print")
    scene = QGraphicsScene()
    shape = scene.addRect(0, 0, 9, 9)
    inner = scene.addRect(0, 0, 3, 3)
    inner.setParentItem(shape)
    shape.setFlag(shape.GraphicsItemFlag.ItemIsSelectable)
    inner.setFlag(inner.GraphicsItemFlag.ItemIsSelectable)
    help_.set_route(shape, "/find")
    view = QGraphicsView(scene)
    window = boxed(rows, tree, view)
    help_.set_route(window, "/settings/rules")
    present(qtbot, window)
    focus(qtbot, rows)
    rows.setCurrentRow(0)
    assert (f1(help_).path, help_.last.level, help_.last.asked) == ("letter.md", "item", "/mail/3")
    rows.setCurrentRow(1)
    assert f1(help_).path == "rules.md"
    focus(qtbot, tree)
    tree.setCurrentIndex(leaf.index())
    assert (f1(help_).path, help_.last.how) == ("print.md", "id"), "a row inherits from the row above it"
    focus(qtbot, view)
    inner.setSelected(True)
    assert f1(help_).path == "find.md"


def test_a_highlighted_menu_action(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    menu: QMenu = window.menuBar().addMenu("Letter")
    action = menu.addAction("Print…")
    bare = menu.addAction("Bare")
    help_.set_help_id(action, "print")
    help_.set_route(window, "/mail")
    present(qtbot, window)
    menu.popup(window.mapToGlobal(window.rect().center()))
    qtbot.waitUntil(menu.isVisible)
    menu.setActiveAction(action)
    assert (f1(help_, menu).path, help_.last.level) == ("print.md", "action")
    assert not menu.isVisible(), "an open menu would keep the mouse from the help"
    menu.popup(window.mapToGlobal(window.rect().center()))
    menu.setActiveAction(bare)
    assert f1(help_, menu).path == "mail.md"


def test_the_popup_of_a_combo_box_belongs_to_the_box(qtbot: QtBot, help_: Help) -> None:
    box = QComboBox()
    box.addItems(["a", "b"])
    help_.set_route(box, "/find")
    window = boxed(box)
    present(qtbot, window)
    box.showPopup()
    qtbot.waitUntil(box.view().isVisible)
    assert f1(help_, box.view()).path == "find.md"


def test_a_route_provider_speaks_where_no_widget_does(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    field, own = QLineEdit(), QLineEdit()
    window.setCentralWidget(boxed(field, own))
    help_.set_route(window, "/")
    help_.set_route(own, "/find")
    asked = []

    @help_.route_provider
    def where(widget: QWidget | None) -> str | None:
        asked.append(widget)
        return "/mail/9"

    present(qtbot, window)
    focus(qtbot, field)
    assert (f1(help_).path, help_.last.level) == ("letter.md", "provider")
    assert asked == [field]
    focus(qtbot, own)
    assert f1(help_).path == "find.md"


def test_a_failing_route_provider_does_not_take_f1_away(
    qtbot: QtBot, help_: Help, caplog: pytest.LogCaptureFixture
) -> None:
    window = QMainWindow()
    help_.set_route(window, "/mail")

    @help_.route_provider
    def broken(_widget: QWidget | None) -> str:
        raise ZeroDivisionError

    present(qtbot, window)
    assert f1(help_).path == "mail.md"
    assert "route provider failed" in caplog.text


def test_aliases_lead_to_the_article(qtbot: QtBot, help_: Help) -> None:
    window = QWidget()
    present(qtbot, window)
    help_.set_route(window, "/search-old")
    assert (f1(help_).path, help_.last.how) == ("find.md", "exact")
    help_.set_help_id(window, "seek")
    assert (f1(help_).path, help_.last.how) == ("find.md", "id")


def test_routes_take_parameters_and_refuse_unknown_ones(help_: Help) -> None:
    button = QToolButton()
    assert help_.set_route(button, "/p/:id/{part}", id="a/b", part=3) == "/p/a%2Fb/3"
    assert help_.set_route(button, "/p/:id") == "/p/:id"
    with pytest.raises(QueryError, match="no parameter name"):
        help_.set_route(button, "/p/:id", name=1)
    with pytest.raises(QueryError, match="cannot carry a route"):
        help_.set_route("text", "/p")  # type: ignore[arg-type]  # what is tested
    action = QAction()
    help_.set_help_id(action, "print")
    assert action.property("helpId") == "print"


def test_for_widget_lists_what_f1_would_show(qtbot: QtBot, help_: Help) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    help_.set_route(window, "/settings")
    found = help_.for_widget(window)
    assert [hit.path for hit in found.hits] == ["settings.md", "rules.md"]
    assert (found.route, found.message, found.reason) == ("/settings", "", "")
    help_.set_route(window, "/nowhere")
    found = help_.for_widget(window)
    assert found.reason == "nothing-fits"
    assert found.message
    assert [hit.path for hit in found.hits] == ["home.md"]
