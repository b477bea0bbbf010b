"""From a screen, an id or a page to what is shown: exact, the nearest, or an honest fallback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vademecum import Knowledge, Reader
from vademecum.app.context_help import Shown, look_up

PAGES = {
    "start.md": "---\nroute: /\n---\n# Start\n\nWelcome.\n",
    "stock.md": "---\nroute: /stock\n---\n# Stock\n\nWhat is in store.\n",
    "intake.md": (
        "---\nroutes: [/stock/intake, /inbound/intake]\naliases: [/old/intake, IDH_INTAKE]\n"
        "id: intake\nsections: {/stock/intake/weigh: weigh}\n---\n"
        "# Take goods in\n\n## Weigh\n\n## Größe & Maß\n"
    ),
    "lot.md": '---\nroute: "/stock/:lot/history"\n---\n# History of a lot\n',
    "twin-a.md": "---\nroute: /twin\n---\n# Twin A\n",
    "twin-b.md": "---\nroute: /twin\n---\n# Twin B\n",
    "recount.md": "# Recount the shelves\n\nCount every shelf again.\n",
    "vault.md": "---\nid: vault\nroute: /vault\nrequires: {role: [keeper]}\n---\n# Vault\n",
}
ANYONE = Reader()


@pytest.fixture
def knowledge(tmp_path: Path) -> Knowledge:
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "knowledge.yaml").write_text("home: start.md\n", "utf-8")
    return Knowledge.open(tmp_path, cache=False)


@pytest.mark.parametrize(
    ("route", "how", "source"),
    [
        ("/stock/intake", "exact", "intake.md"),
        ("/stock/intake/", "exact", "intake.md"),
        ("/stock/intake?tab=3", "exact", "intake.md"),
        ("https://host.example/stock/intake", "exact", "intake.md"),
        ("/inbound/intake", "exact", "intake.md"),
        ("/old/intake", "exact", "intake.md"),
        ("/stock/intake/weigh", "exact", "intake.md#weigh"),
        ("/stock/intake/csv/step2", "ancestor", "intake.md"),
        ("/stock/intakes", "ancestor", "stock.md"),
        ("/stock/77/history", "exact", "lot.md"),
        ("/inbound", "descendant", "intake.md"),
        ("/twin", "exact", "twin-a.md"),
        ("/nowhere/at/all", "home", "start.md"),
        ("/", "exact", "start.md"),
        ("", "home", "start.md"),
    ],
)
def test_a_route_leads_to_the_nearest_article(
    knowledge: Knowledge, route: str, how: str, source: str
) -> None:
    shown = look_up(knowledge, ANYONE, route=route)
    assert (shown.how, shown.source) == (how, source)
    assert bool(shown.note) == (how not in ("exact",) and bool(route))
    assert shown.asked == route


@pytest.mark.parametrize(
    ("asked", "how", "source", "noted"),
    [
        ({"help_id": "intake"}, "id", "intake.md", False),
        ({"help_id": "IDH_INTAKE"}, "id", "intake.md", False),
        ({"help_id": "intake#weigh"}, "id", "intake.md#weigh", False),
        ({"help_id": "none"}, "home", "start.md", True),
        ({"help_id": "none", "route": "/stock"}, "exact", "stock.md", True),
        ({"help_id": "intake", "route": "/twin"}, "id", "intake.md", False),
        ({"page": "intake.md"}, "page", "intake.md", False),
        ({"page": "intake"}, "page", "intake.md", False),
        ({"page": "./intake.md#weigh"}, "page", "intake.md#weigh", False),
        ({"page": "intake.md#größe--maß"}, "page", "intake.md#größe--maß", False),
        ({"page": "intake.md#Größe & Maß"}, "page", "intake.md#größe--maß", False),
        ({"page": "intake.md#groups"}, "page", "intake.md", True),
        ({"page": "gone.md", "help_id": "intake"}, "id", "intake.md", False),
        ({"page": "../../etc/passwd"}, "home", "start.md", True),
        ({}, "home", "start.md", False),
    ],
)
def test_ids_and_pages(
    knowledge: Knowledge, asked: dict[str, str], how: str, source: str, noted: bool
) -> None:
    shown = look_up(knowledge, ANYONE, **asked)  # type: ignore[arg-type]  # texts only
    assert (shown.how, shown.source, bool(shown.note)) == (how, source, noted)


def test_the_screens_title_is_searched_before_giving_up(
    knowledge: Knowledge, caplog: pytest.LogCaptureFixture
) -> None:
    shown = look_up(knowledge, ANYONE, route="/nowhere", title="Recount the shelves")
    assert (shown.how, shown.source, shown.found) == ("search", "recount.md", False)
    assert "Recount the shelves" in shown.note
    assert "/nowhere" in caplog.text, "a miss is logged"
    assert look_up(knowledge, ANYONE, route="/nowhere", title="Qwertzuiop").how == "home"


def test_what_a_reader_may_not_see_does_not_exist(knowledge: Knowledge) -> None:
    keeper, clerk = Reader(role="keeper"), Reader(role="clerk")
    assert look_up(knowledge, keeper, help_id="vault").source == "vault.md"
    for asked in ({"help_id": "vault"}, {"page": "vault.md"}, {"route": "/vault"}):
        shown = look_up(knowledge, clerk, **asked)  # type: ignore[arg-type]  # texts only
        assert shown.source == "start.md"
        assert "Vault" not in json.dumps(shown.as_json())


def test_the_home_page_is_not_listed_beside_others(knowledge: Knowledge) -> None:
    hits = look_up(knowledge, ANYONE, route="/stock/intake/csv").hits
    assert [hit.path for hit in hits] == ["intake.md", "stock.md"]


def test_an_empty_folder_still_answers(tmp_path: Path) -> None:
    empty = Knowledge.open(tmp_path, cache=False)
    shown = look_up(empty, ANYONE, route="/x")
    assert (shown.how, shown.path, bool(shown.note)) == ("nothing", "", True)
    assert not shown.found


def test_the_status_is_plain_data() -> None:
    plain = Shown("exact", "/x", "a.md", "b", "A").as_json()
    assert json.loads(json.dumps(plain))["source"] == "a.md#b"
