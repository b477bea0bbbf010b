"""F1 is never taken from a widget that handles it itself; Shift+F1 shows the summary."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest
from embed_host import f1, focus, folder, help_, present
from f1_handlers import HandlingField, HandlingWindow
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QHelpEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCalendarWidget,
    QCheckBox,
    QComboBox,
    QDateEdit,
    QDial,
    QDialogButtonBox,
    QFontComboBox,
    QGraphicsView,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QSpinBox,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QVBoxLayout,
    QWhatsThis,
    QWidget,
)
from pytestqt.qtbot import QtBot

from vademecum import Knowledge
from vademecum.embed import Help

__all__ = ["folder", "help_"]


class Requested(QLineEdit):
    """Takes help requests."""

    requests = 0

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.HelpRequest:
            self.requests += 1
            return True
        return super().event(event)


class Filter(QObject):
    """A host's own filter for F1 on its window."""

    pressed = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_F1
        ):
            self.pressed += 1
            return True
        return False


def test_a_widget_that_takes_the_key_keeps_it(qtbot: QtBot, help_: Help) -> None:
    window, field = QMainWindow(), HandlingField()
    window.setCentralWidget(field)
    help_.set_route(window, "/mail")
    present(qtbot, window)
    focus(qtbot, field)
    assert f1(help_).asked == "not asked"
    assert field.pressed == 1


def test_a_window_that_takes_the_key_keeps_it(qtbot: QtBot, help_: Help) -> None:
    window, field = HandlingWindow(), QLineEdit()
    window.setCentralWidget(field)
    present(qtbot, window)
    focus(qtbot, field)
    assert f1(help_).asked == "not asked"
    assert window.pressed == 1, "once: the key is not given out twice"


def test_a_widget_that_takes_help_requests_keeps_them(qtbot: QtBot, help_: Help) -> None:
    field = Requested()
    present(qtbot, field)
    focus(qtbot, field)
    assert f1(help_).asked == "not asked"
    assert field.requests == 1


def test_a_filter_of_the_host_keeps_the_key(qtbot: QtBot, help_: Help) -> None:
    window, watch = QWidget(), Filter()
    window.installEventFilter(watch)
    present(qtbot, window)
    assert f1(help_).asked == "not asked"
    assert watch.pressed == 1


@pytest.mark.parametrize("make", [QShortcut, QAction])
def test_a_shortcut_of_the_host_keeps_the_key(
    qtbot: QtBot, help_: Help, make: Callable[..., QObject]
) -> None:
    window = QMainWindow()
    fired: list[int] = []
    if make is QShortcut:
        QShortcut(QKeySequence("F1"), window).activated.connect(lambda: fired.append(1))
    else:
        action = QAction("Own help", window)
        action.setShortcut(QKeySequence("F1"))
        action.triggered.connect(lambda: fired.append(1))
        window.addAction(action)
    present(qtbot, window)
    assert f1(help_).asked == "not asked"
    assert fired == [1]


def test_other_keys_and_combinations_pass(qtbot: QtBot, help_: Help) -> None:
    field = QLineEdit()
    present(qtbot, field)
    focus(qtbot, field)
    help_.last = None  # type: ignore[assignment]  # so that any call would show
    QTest.keyClick(field, Qt.Key.Key_F1, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_F1, Qt.KeyboardModifier.AltModifier)
    QTest.keyClicks(field, "f1")
    assert help_.last is None
    assert field.text() == "f1"


def test_a_key_held_down_asks_once(qtbot: QtBot, help_: Help) -> None:
    window = QWidget()
    present(qtbot, window)
    seen: list[object] = []
    help_.shown.connect(seen.append)
    for repeat in (False, True, True):
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier, "", repeat)
        QApplication.sendEvent(window, key)
    assert len(seen) == 1


def test_f1_in_the_help_itself_asks_about_the_host(qtbot: QtBot, help_: Help) -> None:
    window, field = QMainWindow(), QLineEdit()
    window.setCentralWidget(field)
    help_.set_route(window, "/mail")
    help_.set_route(field, "/find")
    present(qtbot, window)
    focus(qtbot, field)
    assert f1(help_).path == "find.md"
    help_.show("print")
    focus(qtbot, help_.panel.box)
    assert f1(help_).path == "find.md"


def test_after_uninstall_f1_is_the_hosts_again(qtbot: QtBot, help_: Help) -> None:
    window = QWidget()
    present(qtbot, window)
    help_.uninstall()
    assert f1(help_).asked == "not asked"


def test_shift_f1_shows_the_summary(qtbot: QtBot, help_: Help, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda _where, text, _widget: shown.append(text))
    window, own = QMainWindow(), QPushButton("own")
    own.setWhatsThis("What the host says itself.")
    own.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    window.setCentralWidget(own)
    help_.set_route(window, "/mail")
    present(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert len(shown) == 1
    assert "Your mail" in shown[0]
    assert "Letters that came in." in shown[0]
    shown.clear()
    where = QPoint(1, 1)
    help_.set_route(window, "/settings")
    for target, expected in ((window, 1), (own, 0)):
        shown.clear()
        QApplication.sendEvent(target, QHelpEvent(QEvent.Type.WhatsThis, where, target.mapToGlobal(where)))
        assert len(shown) == expected, "a text of the host's own counts before ours"


def test_the_summary_never_shows_what_the_reader_may_not_see(
    qtbot: QtBot, help_: Help, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QWhatsThis, "showText", lambda _where, text, _widget: shown.append(text))
    window = QWidget()
    help_.set_route(window, "/settings")
    present(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    assert "Settings" in shown[0]
    assert "Vault" not in shown[0]


def test_each_main_window_gets_one_help_menu(qtbot: QtBot, help_: Help) -> None:
    plain, named = QMainWindow(), QMainWindow()
    own: QMenu = named.menuBar().addMenu("&Help")
    own.addAction("About")
    for window in (plain, named):
        present(qtbot, window)
        window.hide()
        window.show()
    titles = [action.text() for action in plain.menuBar().actions()]
    assert titles == ["&Help"]
    assert [action.text() for action in named.menuBar().actions()] == ["&Help"]
    texts = [action.text() for action in own.actions()]
    assert texts[0].startswith("Help on this screen")
    assert texts[-1] == "About"
    assert len(texts) == 6
    help_.set_route(plain, "/find")
    plain.activateWindow()
    qtbot.waitUntil(plain.isActiveWindow)
    menu = plain.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.actions()[0].trigger()
    assert help_.last.path == "find.md"
    assert not any(not action.shortcut().isEmpty() for action in menu.actions()), (
        "F1 is not claimed as a shortcut"
    )


def test_uninstalling_takes_the_menu_entries_away(qtbot: QtBot, help_: Help) -> None:
    plain, named = QMainWindow(), QMainWindow()
    own: QMenu = named.menuBar().addMenu("Help")
    own.addAction("About")
    present(qtbot, plain)
    present(qtbot, named)
    help_.uninstall()
    qtbot.waitUntil(lambda: [action.text() for action in own.actions()] == ["About"])
    qtbot.waitUntil(lambda: not any(action.isVisible() for action in plain.menuBar().actions()))
    help_.install()
    assert len(own.actions()) == 6


def test_a_host_that_drops_its_reference_keeps_f1(qtbot: QtBot, folder: Path) -> None:
    seen: list[object] = []

    def start() -> None:
        help_ = Help(Knowledge.open(folder))
        help_.install()
        help_.shown.connect(seen.append)

    start()
    gc.collect()
    window = QWidget()
    present(qtbot, window)
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert len(seen) == 1
    for child in QApplication.instance().children():
        if isinstance(child, Help):
            child.close()
            child.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize(
    "kind",
    [
        QLineEdit, QPlainTextEdit, QTextBrowser, QSpinBox, QDateEdit, QComboBox, QFontComboBox, QTableWidget,
        QTreeWidget, QSlider, QCalendarWidget, QTabBar, QToolButton, QCheckBox, QGraphicsView, QScrollArea,
        QDial, QDialogButtonBox,
    ],
)  # fmt: skip
def test_f1_reaches_us_from_every_kind_of_widget(qtbot: QtBot, help_: Help, kind: type[QWidget]) -> None:
    widget = kind()
    window = QWidget()
    QVBoxLayout(window).addWidget(widget)
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    help_.set_route(widget, "/find")
    present(qtbot, window)
    widget.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    assert f1(help_).path == "find.md"


def test_f1_reaches_us_while_a_cell_is_edited(qtbot: QtBot, help_: Help) -> None:
    table = QTableWidget(1, 1)
    item = QTableWidgetItem("cell")
    table.setItem(0, 0, item)
    help_.set_route(item, "/find")
    present(qtbot, table)
    table.setCurrentCell(0, 0)
    table.editItem(item)
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QLineEdit))
    assert f1(help_).path == "find.md"


@pytest.mark.usefixtures("help_")
def test_a_window_without_a_plain_menu_bar_is_left_alone(qtbot: QtBot) -> None:
    window, ribbon = QMainWindow(), QWidget()
    QVBoxLayout(ribbon)
    window.setMenuWidget(ribbon)
    present(qtbot, window)
    assert window.menuWidget() is ribbon
