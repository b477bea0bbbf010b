"""The reported context-help cases, on their own small folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum import Knowledge, Reader
from vademecum.app.context_help import look_up
from vademecum.authoring.coverage import coverage, read_screens

SHARED = Path(__file__).resolve().parents[4] / "shared" / "cases" / "fixtures" / "CH"
pytestmark = pytest.mark.skipif(not SHARED.is_dir(), reason=f"the shared cases are not there: {SHARED}")


@pytest.fixture(scope="module")
def knowledge() -> Knowledge:
    return Knowledge.open(SHARED, cache=False)


@pytest.mark.parametrize(
    ("case", "route", "how", "source"),
    [
        ("CH-01", "/data/import", "exact", "import.md"),
        ("CH-01", "/data/import/csv/step2", "ancestor", "import.md"),
        ("CH-01", "/data/import?tab=3", "exact", "import.md"),
        ("CH-01", "/unknown/x", "home", "home.md"),
        ("CH-01", "/data/importer", "ancestor", "data.md"),
        ("CH-02", "", "home", "home.md"),
        ("CH-02", "/", "exact", "home.md"),
        ("CH-02", "/data", "exact", "data.md"),
        ("CH-05", "/graph/box", "exact", "box.md"),
        ("CH-05", "/prepare/box", "exact", "box.md"),
        ("CH-05", "/old/box", "exact", "box.md"),
        ("CH-05", "/dup", "exact", "dup1.md"),
        ("CH-07", "/data/import/options", "exact", "import.md#options"),
    ],
)
def test_where_f1_leads(knowledge: Knowledge, case: str, route: str, how: str, source: str) -> None:
    shown = look_up(knowledge, Reader(), route=route)
    assert (shown.how, shown.source) == (how, source), case
    assert bool(shown.note) == (shown.how != "exact" and bool(route)), "the view says which"


def test_two_pages_with_one_route_are_both_named(knowledge: Knowledge) -> None:
    clash = [str(problem) for problem in knowledge.problems if problem.code == "route-clash"]
    assert len(clash) == 1
    assert "dup1.md" in clash[0]
    assert "dup2.md" in clash[0]
    assert "/dup" in clash[0]


def test_screens_without_help_are_listed(knowledge: Knowledge) -> None:
    screens, problems = read_screens(SHARED / "routes.txt")
    assert problems == ()
    report = coverage(knowledge.snapshot, screens)
    assert [finding.screen.route for finding in report.missing] == ["/missing"]
    assert [screen.route for screen in report.broken] == ["/gone"]
