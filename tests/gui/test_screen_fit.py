from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from vademecum.viewer.widgets.screen_fit import fit, keep_on_screen


def room_of(window: QWidget) -> QRect:
    return window.screen().availableGeometry()


@pytest.mark.parametrize(("right", "down"), [(0.7, 0.6), (-0.5, 0.2), (0.2, -0.3), (2.0, 2.0)])
def test_a_window_beyond_an_edge_is_moved_inside(qtbot: QtBot, right: float, down: float) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    room = room_of(window)
    window.resize(420, 560)
    window.move(room.left() + round(room.width() * right), room.top() + round(room.height() * down))
    keep_on_screen(window)
    window.show()
    qtbot.waitUntil(lambda: room.contains(window.frameGeometry()))
    assert (window.width(), window.height()) == (420, 560)


def test_a_window_larger_than_the_screen_becomes_smaller(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    room = room_of(window)
    window.resize(room.width() + 300, room.height() + 300)
    keep_on_screen(window)
    window.show()
    qtbot.waitUntil(lambda: room.contains(window.frameGeometry()))


def test_a_window_that_fits_stays_where_it_is(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    room = room_of(window)
    window.setGeometry(room.left() + 40, room.top() + 50, 300, 200)
    window.show()
    qtbot.waitExposed(window)
    before = window.geometry()
    fit(window)
    assert window.geometry() == before


def test_a_maximised_window_is_left_alone(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    window.showMaximized()
    qtbot.waitExposed(window)
    before = window.geometry()
    fit(window)
    assert window.isMaximized()
    assert window.geometry() == before
