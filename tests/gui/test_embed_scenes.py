"""F1 in scenes, in windows that draw themselves and in submenus; and the host keeps what is its own."""

from __future__ import annotations

import gc

import shiboken6
from embed_host import activate, f1, focus, folder, help_, present
from f1_handlers import HandlingField, HandlingWindow
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QRasterWindow
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QLineEdit,
    QMainWindow,
    QMenu,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from vademecum.embed import Help

__all__ = ["folder", "help_"]


def scene_in(window: QMainWindow) -> tuple[QGraphicsScene, QGraphicsView]:
    scene = QGraphicsScene(0, 0, 200, 100, window)
    view = QGraphicsView(scene)
    window.setCentralWidget(view)
    return scene, view


def test_asking_leaves_the_items_of_a_scene_to_the_scene(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    scene, view = scene_in(window)
    help_.set_route(view, "/find")
    group = scene.addRect(10, 10, 50, 50)
    inner = QGraphicsRectItem(15, 15, 5, 5, group)
    items: list[QGraphicsItem] = [
        inner,
        scene.addText("x"),
        scene.addRect(90, 10, 9, 9),
        scene.addWidget(QLineEdit()),
    ]
    present(qtbot, window)
    for item in items:
        activate(qtbot, window)
        focus(qtbot, view)
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        item.setFocus()
        assert f1(help_, view).path == "find.md"
        help_.screen(view)
        assert not shiboken6.ownedByPython(item)
    count = len(scene.items())
    del group, inner, item, items
    gc.collect()
    assert len(scene.items()) == count == 5


def test_an_item_inherits_from_the_nearest_that_holds_it(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    scene, view = scene_in(window)
    outer = scene.addRect(0, 0, 90, 90)
    group = QGraphicsRectItem(5, 5, 50, 50, outer)
    inner = QGraphicsRectItem(15, 15, 5, 5, group)
    inner.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
    help_.set_route(outer, "/settings")
    present(qtbot, window)
    focus(qtbot, view)
    inner.setFocus()
    assert f1(help_, view).path == "settings.md"
    help_.set_route(group, "/find")
    activate(qtbot, window)
    assert f1(help_, view).path == "find.md"
    help_.set_help_id(inner, "print")
    activate(qtbot, window)
    assert f1(help_, view).path == "print.md"


def test_widgets_in_a_scene_have_screens_like_others(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    scene, view = scene_in(window)
    help_.set_route(window, "/settings")
    form = QWidget()
    field = QLineEdit()
    QVBoxLayout(form).addWidget(field)
    scene.addWidget(form)
    help_.set_route(field, "/find")
    help_.set_route(form, "/mail")
    present(qtbot, window)
    for page in ("find.md", "mail.md", "settings.md"):
        activate(qtbot, window)
        focus(qtbot, view)
        field.setFocus()
        assert f1(help_, view).path == page
        help_.set_route(form if page == "mail.md" else field, "")


def test_a_key_in_a_scene_is_the_hosts_first(qtbot: QtBot, help_: Help) -> None:
    window = HandlingWindow()
    scene, view = scene_in(window)
    plain, handling = QLineEdit(), HandlingField()
    scene.addWidget(plain)
    scene.addWidget(handling)
    present(qtbot, window)
    focus(qtbot, view)
    plain.setFocus()
    assert f1(help_, view).asked == "not asked"
    assert window.pressed == 1, "what the field leaves goes on to the window"
    handling.setFocus()
    assert f1(help_, view).asked == "not asked"
    assert (handling.pressed, window.pressed) == (1, 1)


def test_a_window_that_draws_itself_belongs_to_its_container(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    drawing = QRasterWindow()
    container = QWidget.createWindowContainer(drawing)
    container.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    help_.set_route(container, "/find")
    window.setCentralWidget(container)
    present(qtbot, window)
    focus(qtbot, container)
    QApplication.sendEvent(
        drawing, QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier)
    )
    assert help_.last.path == "find.md"


def test_a_submenu_speaks_for_the_entry_that_opens_it(qtbot: QtBot, help_: Help) -> None:
    window = QMainWindow()
    help_.set_route(window, "/mail")
    present(qtbot, window)
    menu = QMenu(window)
    sub = menu.addMenu("Settings")
    named, plain = sub.addAction("Find"), sub.addAction("Plain")
    help_.set_route(sub, "/settings")
    help_.set_route(named, "/find")
    for chosen, shown, page in (
        (named, sub, "find.md"),
        (plain, sub, "settings.md"),
        (None, menu, "settings.md"),
    ):
        menu.popup(QPoint(20, 20))
        qtbot.waitUntil(menu.isVisible)
        menu.setActiveAction(sub.menuAction())
        if chosen is not None:
            sub.popup(QPoint(120, 20))
            qtbot.waitUntil(sub.isVisible)
            sub.setActiveAction(chosen)
        assert f1(help_, shown).path == page
        assert not menu.isVisible()
