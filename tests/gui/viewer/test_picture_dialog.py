from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from vademecum.viewer.dialogs.picture import PictureDialog
from vademecum.viewer.page.images import Picture, measure
from vademecum.viewer.tasks import Tasks

Open = Callable[[Path], PictureDialog]


@pytest.fixture
def look_at(qtbot: QtBot, tasks: Tasks) -> Iterator[Open]:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()

    def build(file: Path) -> PictureDialog:
        dialog = PictureDialog(measure(file), tasks, parent)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    yield build
    qtbot.waitUntil(lambda: not tasks.busy())


def picture(file: Path, width: int, height: int) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    assert image.save(str(file))
    return file


def test_a_large_picture_opens_whole_and_is_zoomed_by_keys(
    look_at: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = look_at(picture(tmp_path / "large.png", 3000, 2400))
    canvas = dialog.canvas
    qtbot.waitUntil(lambda: canvas.has_picture)
    assert canvas.horizontalScrollBar().maximum() == canvas.verticalScrollBar().maximum() == 0
    fitted = canvas.zoom
    assert 0 < fitted < 0.5
    assert dialog.zoom.text().startswith(f"{round(fitted * 100)}%")
    assert dialog.focusWidget() is canvas
    qtbot.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.zoom == pytest.approx(fitted * 1.25)
    assert canvas.horizontalScrollBar().maximum() > 0 or canvas.verticalScrollBar().maximum() > 0
    qtbot.keyClick(canvas, Qt.Key.Key_Minus)
    assert canvas.zoom == pytest.approx(fitted)
    qtbot.keyClick(canvas, "1")
    assert canvas.zoom == 1.0
    assert dialog.zoom.text().startswith("100%")
    before = canvas.horizontalScrollBar().value()
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.horizontalScrollBar().value() > before
    qtbot.keyClick(canvas, "0")
    assert canvas.zoom == pytest.approx(fitted)
    dialog.resize(dialog.width() // 2, dialog.height() // 2)
    qtbot.waitUntil(lambda: canvas.zoom < fitted)
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(canvas, Qt.Key.Key_Escape)


def test_a_small_picture_is_not_blown_up_and_a_drawing_is(
    look_at: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    small = look_at(picture(tmp_path / "small.png", 40, 20))
    qtbot.waitUntil(lambda: small.canvas.has_picture)
    assert small.canvas.zoom == 1.0
    small.close()
    (tmp_path / "icon.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24"/></svg>'
    )
    drawing = look_at(tmp_path / "icon.svg")
    qtbot.waitUntil(lambda: drawing.canvas.has_picture)
    assert drawing.canvas.zoom > 4
    ratio = drawing.devicePixelRatioF()
    qtbot.waitUntil(lambda: drawing.canvas.pixels_wide == int(24 * ratio * drawing.canvas.zoom + 0.5))
    drawing.close()


def turn(canvas: QWidget, place: QPoint, notches: int) -> None:
    event = QWheelEvent(
        QPointF(place),
        QPointF(canvas.mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, event)


def test_the_wheel_zooms_where_the_mouse_is_and_dragging_moves(
    look_at: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = look_at(picture(tmp_path / "large.png", 3000, 2400))
    canvas = dialog.canvas
    qtbot.waitUntil(lambda: canvas.has_picture)
    place = QPoint(canvas.viewport().width() * 3 // 4, canvas.viewport().height() // 2)
    under = canvas.mapToScene(place)
    turn(canvas.viewport(), place, 8)
    assert canvas.zoom > 1
    after = canvas.mapToScene(place)
    assert abs(after.x() - under.x()) < 4
    assert abs(after.y() - under.y()) < 4
    start = canvas.horizontalScrollBar().value()
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseMove(canvas.viewport(), place - QPoint(60, 0))
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=place - QPoint(60, 0))
    assert canvas.horizontalScrollBar().value() == start + 60
    turn(canvas.viewport(), place, 100)
    assert canvas.zoom == 16
    qtbot.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert canvas.zoom < 0.5, "a double click shows all of it again"
    qtbot.mouseDClick(canvas.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert canvas.zoom == 1.0, "and its own size"
    dialog.close()


def test_the_buttons_are_reached_and_pressed_by_keyboard(look_at: Open, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = look_at(picture(tmp_path / "large.png", 3000, 2400))
    qtbot.waitUntil(lambda: dialog.canvas.has_picture)
    seen = []
    for _ in range(5):
        focus = dialog.focusWidget()
        assert focus is not None
        if isinstance(focus, QToolButton):
            before = dialog.canvas.zoom
            qtbot.keyClick(focus, Qt.Key.Key_Space if len(seen) % 2 else Qt.Key.Key_Return)
            seen.append(dialog.canvas.zoom < before)
        dialog.focusNextChild()
    assert seen == [True, False, False, False], "smaller, larger, fitted, its own size"
    assert dialog.canvas.zoom == 1.0
    assert dialog.isVisible()
    dialog.canvas.setFocus()
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog.canvas, Qt.Key.Key_Return)


def test_a_picture_that_cannot_be_read_says_so(qtbot: QtBot, tasks: Tasks, tmp_path: Path) -> None:
    file = picture(tmp_path / "cut.png", 300, 300)
    file.write_bytes(file.read_bytes()[:40])
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    dialog = PictureDialog(Picture(file, 300, 300), tasks, parent)
    dialog.show()
    qtbot.waitUntil(lambda: "cannot be shown" in dialog.label.text())
    assert dialog.label.isVisible()
    assert not any(button.isEnabled() for button in dialog.findChildren(QToolButton))
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
