"""The search box as it is seen: what is readable, what is told from typed text, and what grows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum import Knowledge
from vademecum.app.theme import contrast
from vademecum.embed import Help
from vademecum.viewer.widgets.search_box import SearchBox
from vademecum.viewer.window.window import Window

THEMES = ("light", "dark", "high_contrast")
READABLE = 4.5


def strongest(image: QImage, area: QRect) -> float:
    """The highest contrast that any pixel of `area` has to its first one."""
    ground = QColor(image.pixel(area.topLeft())).name()
    colours = {
        QColor(image.pixel(x, y)).name()
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
    }
    return max(contrast(colour, ground) for colour in colours)


def text_area(box: QLineEdit) -> QRect:
    """The middle of the text, clear of icons, frame and cursor."""
    left = box.textMargins().left() + 30
    return QRect(left, box.height() // 4, box.width() // 3, box.height() // 2)


def enlarge(box: QLineEdit) -> None:
    """Letters so large that their strokes are wider than a pixel: those have the pen's own colour."""
    box.setStyleSheet("font-size: 40px;")
    box.setFixedSize(700, 90)


def hint_contrast(box: QLineEdit, elsewhere: object) -> float:
    enlarge(box)
    elsewhere.setFocus()  # type: ignore[attr-defined]
    return strongest(box.grab().toImage(), text_area(box))


@pytest.mark.parametrize("theme", THEMES)
def test_the_hint_can_be_read_in_every_theme(window: Window, theme: str) -> None:
    window.parts.settings.set("appearance.theme", theme)
    box = window.header.box
    assert box.text() == ""
    assert hint_contrast(box, window.tabs.current.view) >= READABLE


@pytest.mark.parametrize(
    ("ground", "text", "accent"),
    [("#ffffff", "#202020", "#308cc6"), ("#202124", "#f0f0f0", "#4c8bf5"), ("#f3e9d8", "#3b2f20", "#8a5a00")],
)
def test_the_hint_can_be_read_in_a_hosts_colours(
    qtbot: QtBot, qapp: QApplication, folder: Path, places: object, ground: str, text: str, accent: str
) -> None:
    del places
    colours = QPalette()
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base, QPalette.ColorRole.Button):
        colours.setColor(role, QColor(ground))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        colours.setColor(role, QColor(text))
    colours.setColor(QPalette.ColorRole.Highlight, QColor(accent))
    qapp.setPalette(colours)
    help_ = Help(Knowledge.open(folder, cache=False), application_id="hint-host")
    host = QMainWindow()
    qtbot.addWidget(host)
    host.show()
    try:
        help_.show()
        panel = help_.panel
        qtbot.waitUntil(panel.isVisible)
        assert hint_contrast(panel.box, panel.page.view) >= READABLE
    finally:
        help_.close()
        help_.deleteLater()


@pytest.mark.parametrize("theme", THEMES)
def test_an_offered_ending_can_be_read_and_told_from_what_was_typed(
    window: Window, qtbot: QtBot, theme: str
) -> None:
    window.parts.settings.set("appearance.theme", theme)
    box = window.header.box
    enlarge(box)
    box.setFocus()
    whole = "valves open"
    box.setText("v")
    qtbot.waitUntil(lambda: window.search.state == "found")
    box.offer(whole, window.parts.look().colour("muted"))
    assert box.ending == "alves open"
    offered = box.grab().toImage()
    assert strongest(offered, text_area(box)) >= READABLE
    box.setText(whole)
    typed = box.grab().toImage()
    area = text_area(box)
    apart = [
        contrast(QColor(offered.pixel(x, y)).name(), QColor(typed.pixel(x, y)).name())
        for x in range(area.left(), area.right())
        for y in range(area.top(), area.bottom() + 20)
    ]
    share = sum(each >= 1.5 for each in apart) / len(apart)
    assert share > 0.05, "slanted, in another colour or with a line below"
    if theme == "high_contrast":
        assert line_below(offered, area)
        assert not line_below(typed, area)


def line_below(image: QImage, area: QRect) -> bool:
    """Whether some row is inked along half of the area, as a dashed line is and letters are not."""
    ground = QColor(image.pixel(area.topLeft()))
    area = area.adjusted(40, 0, -60, 0)  # beyond the first letter, which was typed, and before the end
    for y in range(round(image.height() * 0.71), image.height() - 4):  # below the letters' feet
        inked = sum(QColor(image.pixel(x, y)) != ground for x in range(area.left(), area.right()))
        if inked > area.width() * 0.55:
            return True
    return False


def test_the_ending_leaves_the_box_when_a_hit_was_opened(window: Window, qtbot: QtBot) -> None:
    box = window.header.box
    box.setFocus()
    box.setText("valv")
    qtbot.waitUntil(lambda: box.ending == "es")
    qtbot.keyClick(box, Qt.Key.Key_Down)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert box.ending == ""
    window.search.changed.emit()
    assert box.ending == "", "nor does it come back with the next reply"
    assert box.text() == "valv"
    box.setText("valve")
    qtbot.waitUntil(lambda: box.ending == "s")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_lens_and_cross_grow_with_the_text(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    box = SearchBox()
    qtbot.addWidget(box)
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    box.setFont(font)
    box.resize(400, 80)
    box.setText("pump")
    box.show()
    high = box.fontMetrics().height()
    assert 0.7 * high <= box._lens_area().height() <= high
    assert box.clear_button.iconSize().height() == box._lens_area().height()
    assert box.clear_button.isVisible()
    assert box.rect().contains(box.clear_button.geometry())
    assert box.textMargins().left() >= box._lens_area().right() - 10
    qtbot.mouseClick(box.clear_button, Qt.MouseButton.LeftButton)
    assert box.text() == ""
    assert not box.clear_button.isVisible()


def test_icons_change_sides_with_the_direction(qtbot: QtBot) -> None:
    box = SearchBox()
    qtbot.addWidget(box)
    box.resize(400, 40)
    box.setText("pump")
    box.show()
    assert box._lens_area().center().x() < 200 < box.clear_button.geometry().center().x()
    box.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert box.clear_button.geometry().center().x() < 200 < box._lens_area().center().x()


def test_a_chip_that_opens_a_menu_has_an_arrow_and_says_what_it_is_for(
    make: MakeWindow, folder: Path, qtbot: QtBot
) -> None:
    (folder / "keys.md").write_text("---\naudience: operator\n---\n# Keys\n\nx\n", encoding="utf-8")
    window = make(folder)
    qtbot.waitUntil(lambda: window.search.audiences == ("end_user", "operator"))
    window.header.box.setText("valves")
    qtbot.waitUntil(lambda: window.search.state == "found")
    filters = window.side.results.filters
    chip = filters.audience_chip
    qtbot.waitUntil(chip.isVisible)
    assert chip.toolTip() not in ("", chip.text())
    assert chip.accessibleDescription() == chip.toolTip()
    image = chip.grab().toImage()
    end = QRect(chip.width() - 24, 5, 16, chip.height() - 10)
    assert strongest(image, end) > 2, "an arrow at its end"
    plain = filters.folder_chip
    plain.say(chip.text())
    plain.show()
    assert chip.width() > plain.sizeHint().width()
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        QApplication.setLayoutDirection(direction)
        window.parts.appearance.apply()
        start = QRect(8, 5, 16, chip.height() - 10)
        mirrored = direction == Qt.LayoutDirection.RightToLeft
        assert strongest(chip.grab().toImage(), start if mirrored else end) > 2


def test_the_row_that_forgets_all_is_told_from_earlier_searches(window: Window, qtbot: QtBot) -> None:
    recall = window.reading.recall
    for text in ("valves", "pumps"):
        window.parts.queries.add(window.parts.library.key, text)
    window.header.box.setFocus()
    qtbot.keyClick(window.header.box, Qt.Key.Key_Down)
    popup = recall.popup
    qtbot.waitUntil(popup.isVisible)
    model = popup.model()
    last = model.index(model.rowCount() - 1, 0)
    assert "Delete" in str(model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole))
    assert not last.data(Qt.ItemDataRole.ToolTipRole)
    image = popup.viewport().grab().toImage()
    rule = window.parts.look().colour("border")
    rows = [popup.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
    ruled = [QColor(image.pixel(area.center().x(), area.top())) == rule for area in rows]
    assert ruled == [False, False, True]
    popup.hide()
