"""What a gated page says cannot be read through a page that includes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from vademecum.knowledge.article import Requires
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader

OPEN = "# Open page\n\nBefore.\n\n{!gated.md!}\n"


def _write(root: Path, gate: str, page: str = OPEN) -> None:
    (root / "gated.md").write_text(f"---\n{gate}\n---\n# Gated\n\nThe word is xylophone.\n", encoding="utf-8")
    (root / "open.md").write_text(page, encoding="utf-8")


@pytest.mark.parametrize(
    ("gate", "reader"),
    [
        ("audience: developer", Reader(audience="end_user")),
        ("requires: {plan: [pro]}", Reader(plan="free")),
        ("requires: {role: [admin]}", Reader(role="guest")),
        ("requires: {flags: [beta]}", Reader(flags=())),
    ],
)
def test_a_page_is_gated_like_what_it_shows(tmp_path: Path, gate: str, reader: Reader) -> None:
    _write(tmp_path, gate)
    snapshot = read_folder(tmp_path)
    article = snapshot.articles["open.md"]
    assert "xylophone" in article.sections[-1].text
    assert not reader.may_read(article.audience, article.requires)
    assert [p.code for p in article.problems] == ["gated-include"]
    assert "gated.md" in str(article.problems[0])


def test_plans_of_both_gates_must_fit(tmp_path: Path) -> None:
    _write(tmp_path, "requires: {plan: [pro, team]}", "---\nrequires: {plan: [free, pro]}\n---\n" + OPEN)
    assert read_folder(tmp_path).articles["open.md"].requires == Requires(plan=("pro",))
    _write(tmp_path, "requires: {plan: [team]}", "---\nrequires: {plan: [free]}\n---\n" + OPEN)
    requires = read_folder(tmp_path).articles["open.md"].requires
    for plan in ("free", "team", "pro"):
        assert not Reader(plan=plan).may_read("end_user", requires)


def test_quarantine_is_inherited_and_lifted_with_its_cause(tmp_path: Path) -> None:
    _write(tmp_path, "confidence: low")
    first = read_folder(tmp_path)
    assert first.articles["open.md"].confidence == "low"
    _write(tmp_path, "confidence: high")
    again = read_folder(tmp_path, previous=first)
    assert again.articles["open.md"].confidence == "high"
    assert again.articles["open.md"].problems == ()


def test_an_overlay_on_the_included_page_counts_and_can_be_lifted(tmp_path: Path) -> None:
    root = tmp_path / "help"
    root.mkdir()
    _write(root, "title: Gated")
    overlay = tmp_path / "help.overlay.yaml"
    overlay.write_text("pages:\n  gated.md:\n    audience: developer\n", encoding="utf-8")
    first = read_folder(root)
    assert first.articles["open.md"].audience == "developer"
    overlay.write_text("pages: {}\n", encoding="utf-8")
    assert read_folder(root, previous=first).articles["open.md"].audience == "end_user"


def test_an_open_page_shown_by_a_gated_one_stays_open(tmp_path: Path) -> None:
    (tmp_path / "gated.md").write_text(
        "---\naudience: developer\n---\n# G\n\n{!open.md!}\n", encoding="utf-8"
    )
    (tmp_path / "open.md").write_text("# Open\n\nText.\n", encoding="utf-8")
    assert read_folder(tmp_path).articles["open.md"].audience == "end_user"
