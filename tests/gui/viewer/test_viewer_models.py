from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from vademecum.app.commands import COMMANDS
from vademecum.knowledge.article import Heading, Problem
from vademecum.knowledge.contents import ContentsNode
from vademecum.retrieval.result import Hit
from vademecum.viewer.models.commands import SHORTCUT_ROLE, CommandsModel
from vademecum.viewer.models.contents import ContentsModel, ContentsTree
from vademecum.viewer.models.headings import LEVEL_ROLE, HeadingsModel
from vademecum.viewer.models.places import DETAIL_ROLE, PlaceRow, PlacesModel
from vademecum.viewer.models.problems import ProblemsModel
from vademecum.viewer.models.results import ResultsModel
from vademecum.viewer.models.rows import RECORD_ROLE
from vademecum.viewer.widgets.actions import shortcut_text

pytestmark = pytest.mark.usefixtures("qapp")

TREE = (
    ContentsNode("Start", "index.md"),
    ContentsNode(
        "Guide",
        "",
        (
            ContentsNode("Pumps", "guide/pumps.md"),
            ContentsNode("Deep", "", (ContentsNode("Leaf", "deep/leaf.md"),)),
        ),
    ),
)
HIT = Hit("a.md#b", "a.md#b", "a.md", "Closing", "Valves", 1.0, 0.9, "Turn right", trail=("Valves",))


def attach_tester(model: QAbstractItemModel) -> QAbstractItemModelTester:
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)


def test_contents_model_holds_any_tree_and_its_changes() -> None:
    model = ContentsModel()
    attach_tester(model)
    assert model.set_tree(ContentsTree(TREE))
    assert not model.set_tree(ContentsTree(TREE))
    leaf = model.index_of("deep/leaf.md")
    assert leaf.data() == "Leaf"
    assert leaf.parent().data() == "Deep"
    assert [node.title for node in model.trail("deep/leaf.md")] == ["Guide", "Deep"]
    assert list(model.paths()) == ["index.md", "guide/pumps.md", "deep/leaf.md"]
    assert not model.index_of("gone.md").isValid()
    assert not model.index(5, 0).isValid()
    model.set_tree(ContentsTree())
    assert model.rowCount() == 0


@pytest.mark.parametrize(
    ("model", "records", "title"),
    [
        (ResultsModel, (HIT,), "Closing"),
        (
            HeadingsModel,
            (Heading(2, "Opening", "opening", 3), Heading(3, "By hand", "by-hand", 9)),
            "Opening",
        ),
        (PlacesModel, (PlaceRow("Valves", "a.md", "b", "Yesterday"),), "Valves"),
        (ProblemsModel, (Problem("a.md", 3, "broken-link", "There is no b.md."),), "There is no b.md."),
    ],
)
def test_list_models_pass_the_model_tester(model: type, records: tuple, title: str) -> None:  # type: ignore[type-arg]
    made = model()
    attach_tester(made)
    made.set_records(records)
    first = made.index(0)
    assert first.data() == title
    assert first.data(RECORD_ROLE) is records[0]
    assert made.record(made.index(99)) is None
    assert made.rowCount(first) == 0
    for role in Qt.ItemDataRole:
        made.data(first, role)
    made.set_records(())
    assert made.record(QModelIndex()) is None


def test_results_say_their_place_to_screen_readers() -> None:
    model = ResultsModel()
    model.set_records((HIT,))
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Closing, in Valves"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Turn right"


def test_headings_are_indented_from_the_shallowest() -> None:
    model = HeadingsModel()
    first, second = Heading(2, "A", "a", 1), Heading(4, "B", "b", 2)
    model.set_records((first, second))
    assert [model.index(row).data(LEVEL_ROLE) for row in range(2)] == [0, 2]
    assert model.row_of(second) == 1
    assert model.row_of(Heading(3, "C", "c", 3)) == -1


def test_problem_rows_say_file_and_line() -> None:
    model = ProblemsModel()
    model.set_records((Problem("a.md", 3, "x", "Bad."), Problem("b.md", 0, "x", "Bad too.")))
    assert [model.index(row).data(DETAIL_ROLE) for row in range(2)] == ["a.md:3", "b.md"]


def test_palette_lists_what_begins_with_the_words_first() -> None:
    model = CommandsModel(shortcut_text)
    attach_tester(model)
    assert model.rowCount() == len(COMMANDS)
    model.filter("tab")
    titles = [model.index(row).data() for row in range(model.rowCount())]
    assert "New tab" in titles
    assert "Print…" not in titles
    model.filter("pdf export")
    assert model.index(0).data(RECORD_ROLE).id == "file.export-pdf"
    model.filter("", lambda command: command.id == "go.search")
    assert model.index(0).data(SHORTCUT_ROLE)
    model.filter("no such command")
    assert model.rowCount() == 0
