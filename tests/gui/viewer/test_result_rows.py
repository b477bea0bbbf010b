"""The list of results as it is seen: where it begins, what a row says, and what is kept while typing."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.across import FolderHit
from vademecum.retrieval.result import Hit
from vademecum.viewer.models.places import DETAIL_ROLE
from vademecum.viewer.models.results import ResultsModel, breadcrumb
from vademecum.viewer.widgets.result_delegate import _nearest
from vademecum.viewer.window.window import Window

LONG = "Supercalifragilistic" * 12
PAGES = {
    "index.md": "# Plant\n\nAll about the plant.\n",
    "operation/index.md": "# Running the plant\n\nEvery day.\n",
    "operation/daily_work/valve.md": "# Valves\n\nThey have a torque.\n\n## Closing\n\nMind the torque.\n",
    "operation/safety.md": "# Safety\n\nWear gloves.\n",
    "operation/daily_work/pump.md": "# Pumps\n\nPumps turn.\n",
    f"long/{LONG}.md": f"# {LONG}\n\nA page with a long name, on torque <b>tests</b>.\n",
    **{f"many/page{n:02}.md": f"# Flange {n}\n\nFlange number {n} has bolts.\n" for n in range(40)},
    **{f"more/page{n:02}.md": f"# Gasket {n}\n\nGasket number {n} seals.\n" for n in range(40)},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_folder(tmp_path / "plant", PAGES)


def search(qtbot: QtBot, window: Window, text: str) -> None:
    window.header.box.setText(text)
    qtbot.waitUntil(
        lambda: (
            window.search.state in ("found", "nothing")
            and window.search.found is not None
            and window.search.found.text == text
        )
    )


def said(window: Window, row: int, role: int) -> str:
    return str(window.side.results.model.index(row).data(role))


def test_another_search_begins_at_the_top_with_nothing_chosen(window: Window, qtbot: QtBot) -> None:
    results = window.side.results
    search(qtbot, window, "flange")
    for _ in range(15):
        results.step(1)
    bar = results.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.value() > 0)
    search(qtbot, window, "gasket")
    assert bar.value() == 0
    assert results.current_hit is None
    qtbot.wait(1)
    assert bar.value() == 0, "nor does it move when the rows have been laid out"
    assert results.list.indexAt(results.list.viewport().rect().center()).isValid()


def test_a_scrolled_list_begins_at_the_top_too(window: Window, qtbot: QtBot) -> None:
    results = window.side.results
    search(qtbot, window, "flange")
    bar = results.list.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 300)
    bar.setValue(300)
    search(qtbot, window, "gasket")
    assert bar.value() == 0


def test_the_choice_outlasts_letters_of_the_same_words_only(window: Window, qtbot: QtBot) -> None:
    results = window.side.results
    search(qtbot, window, "torq")
    rows = {hit.source: n for n, hit in enumerate(results.model.records)}
    for _ in range(rows["operation/daily_work/valve.md#closing"] + 1):
        results.step(1)
    search(qtbot, window, "torque")
    assert results.current_hit is not None
    assert results.current_hit.source == "operation/daily_work/valve.md#closing"
    search(qtbot, window, "limit torque")
    assert results.current_hit is None, "other words: nothing is chosen"
    results.step(1)
    search(qtbot, window, "limit torque pumps")
    before = results.current_hit
    search(qtbot, window, "pumps")
    assert before is None or results.current_hit is None


def test_a_row_says_where_it_stands_as_the_contents_do(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, "torque")
    rows = {hit.source: n for n, hit in enumerate(window.search.hits)}
    title = rows["operation/daily_work/valve.md"]
    below = rows["operation/daily_work/valve.md#closing"]
    assert said(window, title, DETAIL_ROLE) == "Running the plant › Daily work"
    assert said(window, below, DETAIL_ROLE) == "Running the plant › Daily work › Valves"
    for row in range(window.side.results.model.rowCount()):
        for role in (DETAIL_ROLE, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            assert ".md" not in said(window, row, role)


def test_a_page_at_the_top_stands_in_the_folder(window: Window, qtbot: QtBot) -> None:
    window.resize(1200, 800)
    search(qtbot, window, "plant")
    row = next(n for n, hit in enumerate(window.search.hits) if hit.path == "index.md")
    assert said(window, row, DETAIL_ROLE) in ("", window.parts.library.title)


def test_a_tooltip_says_all_of_a_long_name_and_takes_no_markup(window: Window, qtbot: QtBot) -> None:
    search(qtbot, window, LONG[:40])
    tip = said(window, 0, int(Qt.ItemDataRole.ToolTipRole))
    document = QTextDocument()
    document.setHtml(tip)
    assert LONG in document.toPlainText().replace("\u200b", "")
    document.setTextWidth(500)
    assert document.idealWidth() <= 500, "it wraps"
    model = ResultsModel()
    model.set_records((Hit("a.md", "a.md", "a.md", "<b>a & b", "<b>a & b", 1.0, 0.5, ""),))
    document.setHtml(str(model.index(0).data(Qt.ItemDataRole.ToolTipRole)))
    assert document.toPlainText().startswith("<b>a & b")


def test_names_that_are_listed_before_the_index_show_readable_folders(
    make: MakeWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make(folder)
    monkeypatch.setattr(window.parts.library, "knowledge", None)
    monkeypatch.setattr(window.parts.library, "tree", type(window.parts.library.tree)())
    window.search.names = {"operation/daily_work/pump.md": "Pumps"}
    window.header.box.setText("pumps")
    qtbot.waitUntil(lambda: window.side.results.model.rowCount() == 1)
    assert said(window, 0, DETAIL_ROLE) == "Operation › Daily work"


def test_steps_that_repeat_their_neighbour_are_said_once() -> None:
    hit = Hit("a.md#b", "a.md#b", "a.md", "Linux", "Install", 1.0, 0.5, "", trail=("Install",))
    assert breadcrumb(hit, ("Install", "Install")) == "Install"
    assert breadcrumb(hit, ("Guide", "Linux")) == "Guide › Linux › Install"
    own = Hit("a.md", "a.md", "a.md", "Install", "Install", 1.0, 0.5, "")
    assert breadcrumb(own, ("Guide", "Install")) == "Guide"
    assert breadcrumb(own, ()) == ""


def test_a_long_breadcrumb_keeps_its_last_steps(window: Window) -> None:
    metrics = QFontMetrics(window.font())
    whole = "A first step of some length › A second one › The page"
    width = metrics.horizontalAdvance(whole)
    assert _nearest(whole, metrics, width) == whole
    assert _nearest(whole, metrics, width - 1) == "… › A second one › The page"
    assert _nearest(whole, metrics, metrics.horizontalAdvance("… › The page")) == "… › The page"
    assert metrics.horizontalAdvance(_nearest(whole, metrics, 40)) <= 40


def test_hits_of_other_folders_stand_in_their_own_contents(
    make: MakeWindow, qtbot: QtBot, folder: Path, tmp_path: Path
) -> None:
    garden = write_folder(
        tmp_path / "garden",
        {
            "index.md": "# Garden\n\nHello.\n",
            "beds/index.md": "# All beds\n\nx\n",
            "beds/rose.md": "# Roses\n\nRoses bloom.\n",
        },
    )
    window = make(garden)
    window.switch_to(folder)
    qtbot.waitUntil(lambda: window.parts.library.key == str(folder) and window.parts.library.state == "ready")
    window.search.search_everywhere(True)
    window.header.box.setText("roses bloom")
    qtbot.waitUntil(lambda: any(hit.path == "beds/rose.md" for hit in window.search.hits), timeout=10_000)
    row = next(n for n, hit in enumerate(window.search.hits) if hit.path == "beds/rose.md")
    assert isinstance(window.search.hits[row], FolderHit)
    assert said(window, row, DETAIL_ROLE) == "All beds"
    assert "garden" in said(window, row, int(Qt.ItemDataRole.ToolTipRole)).casefold()


def test_a_row_without_an_excerpt_leaves_no_room_for_one(window: Window) -> None:
    bare = Hit("a.md", "a.md", "a.md", "A", "A", 1.0, 0.5, "")
    told = Hit("b.md", "b.md", "b.md", "B", "B", 1.0, 0.5, "One line.")
    rows = window.side.results.list
    rows.show_hits((bare, told), "x")
    heights = [rows.sizeHintForIndex(rows.hits.index(row)).height() for row in (0, 1)]
    assert heights[1] - heights[0] >= QFontMetrics(rows.font()).height() * 0.8


@pytest.mark.parametrize(
    ("button", "held"),
    [
        (Qt.MouseButton.MiddleButton, Qt.KeyboardModifier.NoModifier),
        (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier),
    ],
)
def test_a_result_opens_in_a_new_tab_behind(
    window: Window, qtbot: QtBot, button: Qt.MouseButton, held: Qt.KeyboardModifier
) -> None:
    search(qtbot, window, "flange")
    rows, tabs = window.side.results.list, window.tabs
    front = tabs.current
    best = rows.model().index(0, 0)
    qtbot.waitUntil(lambda: rows.indexAt(rows.visualRect(best).center()) == best)  # laid out
    qtbot.mouseClick(rows.viewport(), button, held, rows.visualRect(best).center())
    assert len(tabs.panes) == 2
    assert tabs.current is front
    assert not rows.selectionModel().hasSelection()
    other = next(pane for pane in tabs.panes if pane is not front)
    qtbot.waitUntil(lambda: other.journey.here is not None and "many/" in other.journey.here.path)
