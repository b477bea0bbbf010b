from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from vademecum.viewer.panels.crumbs import Crumbs
from vademecum.viewer.window.window import Window

TRAIL = (
    ("Handbook", "index.md"),
    ("Guide", ""),
    ("Installing", "guide/index.md"),
    ("On a server at home", ""),
)


@pytest.fixture
def crumbs(qtbot: QtBot) -> Iterator[Crumbs]:
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(900, 40)
    made = Crumbs(around)
    made.resize(900, 30)
    around.show()
    made.show_trail(TRAIL)
    yield made
    around.close()


def shown(crumbs: Crumbs) -> str:
    """What is in view, from left to right."""
    row = crumbs.layout()
    assert row is not None
    widgets = [item.widget() for item in map(row.itemAt, range(row.count())) if item is not None]
    texts = [w.text() for w in widgets if isinstance(w, QLabel | QPushButton) and w.isVisible()]
    return " ".join(texts)


def test_all_steps_where_there_is_room(crumbs: Crumbs) -> None:
    assert shown(crumbs) == "Handbook › Guide › Installing › On a server at home"


def test_steps_are_left_out_from_the_middle_then_the_first_and_the_last_is_shortened(crumbs: Crumbs) -> None:
    seen = []
    for width in range(900, 30, -4):
        crumbs.resize(width, 30)
        if not seen or seen[-1] != shown(crumbs):
            seen.append(shown(crumbs))
        needed = sum(w.width() for w in crumbs.findChildren(QLabel) if w.isVisible())
        assert needed <= max(width, 60), "nothing is cut off at the edge"
    assert seen[:4] == [
        "Handbook › Guide › Installing › On a server at home",
        "Handbook › … › Installing › On a server at home",
        "Handbook › … › On a server at home",
        "… › On a server at home",
    ]
    assert seen[4].startswith("… › On a server")
    assert seen[4].endswith("…")
    crumbs.resize(900, 30)
    assert shown(crumbs) == seen[0]


def test_what_is_left_out_is_told_and_what_is_left_works(crumbs: Crumbs, qtbot: QtBot) -> None:
    crumbs.resize(260, 30)
    gap = next(label for label in crumbs.findChildren(QLabel) if "…" in label.text() and label.isVisible())
    assert gap.toolTip() == "Handbook › Guide › Installing › On a server at home"
    crumbs.resize(900, 30)
    step = next(button for button in crumbs.findChildren(QPushButton) if button.text() == "Installing")
    with qtbot.waitSignal(crumbs.chosen) as told:
        qtbot.mouseClick(step, Qt.MouseButton.LeftButton)
    assert told.args == ["guide/index.md"]


@pytest.mark.parametrize("trail", [TRAIL[1:2], TRAIL[:2], TRAIL])
def test_the_row_is_equally_high_with_buttons_and_without(
    window: Window, trail: tuple[tuple[str, str], ...]
) -> None:
    crumbs = window.tabs.current.crumbs
    crumbs.show_trail((("Contents", "index.md"),))
    with_buttons = crumbs.sizeHint().height()
    crumbs.show_trail(trail)
    assert crumbs.sizeHint().height() == with_buttons
    crumbs.show_trail((("Contents", ""),))
    assert crumbs.sizeHint().height() == with_buttons
