"""A page that is nothing but a title offers where to go on, and names no page that its reader may not see."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest

from vademecum.app.knowledge import Knowledge
from vademecum.app.page import render_page
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import ANYONE, Reader


def words(root: Path, files: Mapping[str, str], path: str, reader: Reader = ANYONE) -> str:
    """The text of a page, parts of a line parted by `/`."""
    for name, content in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(content, "utf-8")
    snapshot = read_folder(root)
    page = render_page(snapshot, snapshot.articles[path], load_theme("light"), listed=reader.may_list)
    return unescape(re.sub(r"\s*(?:<[^<>]*>\s*)+", "/", page.html)).strip("/")


SECTION = {
    "usage/usage.md": "---\ntitle: Usage\nhas_children: true\n---\n",
    "usage/start.md": "# Start\n\nPress the green button.",
    "usage/stop.md": "---\nsummary: How to end it.\n---\n# Stop\n\nPress the red button.",
    "usage/deep/more.md": "# More\n\nOnly here.",
    "other.md": "# Other\n\nElsewhere.",
}


def test_a_page_that_heads_a_section_lists_its_pages_with_their_summaries(tmp_path: Path) -> None:
    assert words(tmp_path, SECTION, "usage/usage.md") == (
        "Usage/More/Only here./Start/Press the green button./Stop/How to end it."
    )


def test_an_authored_summary_comes_before_the_list(tmp_path: Path) -> None:
    files = {**SECTION, "usage/usage.md": "---\ntitle: Usage\nsummary: All about buttons.\n---\n# Usage\n"}
    assert words(tmp_path, files, "usage/usage.md").startswith("Usage/All about buttons./More/")


def test_children_that_name_their_parent_are_listed(tmp_path: Path) -> None:
    files = {
        "a.md": "---\neleventyNavigation:\n  key: Guides\n  order: 1\n---\n",
        "x/b.md": "---\ntitle: How to dig\neleventyNavigation:\n  key: Dig\n  parent: Guides\n---\nDig.",
        "x/c.md": "---\ntitle: Deeper\neleventyNavigation:\n  key: Deep\n  parent: Dig\n---\nDeep.",
    }
    assert words(tmp_path, files, "a.md") == "Guides/How to dig/Dig."


def test_an_empty_page_says_so_and_names_the_pages_that_lead_to_it(tmp_path: Path) -> None:
    files = {
        "pump.md": "# Pump\n",
        "a.md": "# A\n\nSee [the pump](pump.md).",
        "b.md": "# B\n\nSee [[Pump]].",
        "c.md": "# C\n\nNo pumps.",
    }
    assert words(tmp_path, files, "pump.md") == (
        "Pump/This page has no text yet./Pages that lead here/A/See the pump./B/See Pump."
    )


def test_an_empty_page_that_nothing_links_to_names_its_neighbours(tmp_path: Path) -> None:
    files = {f"log/{day:02}.md": f"# Day {day}\n\nDone {day}." for day in range(1, 31)}
    found = words(tmp_path, {**files, "log/15.md": "# Day 15\n\n-\n"}, "log/15.md")
    assert found.startswith("Day 15/This page has no text yet./In the same folder/Day 9/Done 9./")
    assert len(re.findall("Done", found)) == 12
    assert "Day 14" not in words(tmp_path, {"log/14.md": "# Day 14\n"}, "log/15.md")
    assert words(tmp_path / "x", {"a.md": "---\ntitle: A\n---\n"}, "a.md") == "A/This page has no text yet."


@pytest.mark.parametrize(
    "gate", ["audience: developer", "requires: {plan: pro}", "hidden: true", "confidence: low"]
)
def test_pages_that_the_reader_may_not_see_are_not_named(tmp_path: Path, gate: str) -> None:
    reader = Reader(audience="end_user", plan="free")
    secret = f"---\n{gate}\n---\n# Secret\n\nSee [usage](usage.md) and [it](../other.md)."
    files = {**SECTION, "usage/secret.md": secret, "other.md": "# Other\n"}
    for path in ("usage/usage.md", "other.md"):
        assert "ecret" not in words(tmp_path, files, path, reader)


@pytest.mark.parametrize(
    "body", ["Text", "![](a.png)", "```\ncode\n```", "## One\n\n## Two", "{* missing.py *}"]
)
def test_a_page_with_anything_to_see_is_not_empty(tmp_path: Path, body: str) -> None:
    assert "no text yet" not in words(tmp_path, {"a.md": f"# A\n\n{body}\n"}, "a.md")


def test_a_page_of_an_outliner_shows_the_properties_that_are_all_it_has(tmp_path: Path) -> None:
    source = (
        "type:: [[Platform]]\ndescription:: Phones of any size.\nalias:: Telephone\nurl:: {{docs x}}\n\n-"
    )
    files = {"phone.md": source, "platform.md": "Platforms."}
    assert words(tmp_path, files, "phone.md") == "Phone/Phones of any size./type:/Platform"
    assert words(tmp_path, {"phone.md": f"{source} Text"}, "phone.md") == "Phone/Text"


def test_empty_pages_come_after_pages_with_text_and_are_no_answers(tmp_path: Path) -> None:
    files = {
        "valve.md": "---\ntitle: Valve\n---\n",
        "parts.md": "# Parts of the valve\n\nThe valve has a seat, a stem and a spring.",
        "pump.md": "# Pump\n\nThe pump has a wheel.",
    }
    for name, content in files.items():
        (tmp_path / name).write_text(content, "utf-8")
    knowledge = Knowledge.open(tmp_path, cache=False)
    assert [hit.path for hit in knowledge.search("valve").hits] == ["parts.md", "valve.md"]
    (tmp_path / "parts.md").unlink()
    knowledge.refresh()
    assert [hit.path for hit in knowledge.search("valve").hits] == ["valve.md"]
    assert knowledge.ask("valve").text is None
