from __future__ import annotations

from typing import Any

import pytest

from vademecum.knowledge.article import Requires
from vademecum.knowledge.frontmatter import split
from vademecum.knowledge.metadata import Metadata, read_metadata
from vademecum.knowledge.overlay import Overlay
from vademecum.knowledge.routes import Route


def read(
    header: str, above: dict[str, Any] | None = None, properties: dict[str, str] | None = None
) -> Metadata:
    overlay = Overlay({"p.md": above}, {("p.md", key): 7 for key in above}, name="o.yaml") if above else None
    return read_metadata("p.md", split(f"---\n{header}\n---\n", "p.md"), overlay, properties)


def routes(*patterns: str) -> tuple[Route, ...]:
    return tuple(map(Route, patterns))


@pytest.mark.parametrize("written", ["1.10", "007", "12:30", "2024-12-19", "No", "yes", "1e3"])
def test_texts_stay_as_typed(written: str) -> None:
    meta = read(f"title: {written}\nkeywords: [{written}]\nid: {written}\nversion: {written}")
    assert (meta.title, meta.keywords, meta.id, meta.meta["version"]) == (
        written,
        (written,),
        written,
        written,
    )


@pytest.mark.parametrize(
    ("header", "field", "value"),
    [
        ("summary: A\n  b", "summary", "A b"),
        ("description: A", "summary", "A"),
        ("summary: A\ndescription: B", "summary", "A"),
        ("route: /a/", "routes", routes("/a")),
        ("routes: [/a, '/b?x', /a]", "routes", routes("/a", "/b")),
        ("route: /a\nroutes: [/b]", "routes", routes("/a", "/b")),
        ("aliases: [/old/box, old/name.md, older.md#x]", "routes", routes("/old/box")),
        ("permalink: /usage/x/\nslug: /y\nredirect_from: [/z]", "routes", ()),
        ("permalink: false\nslug: on", "aliases", ()),
        ("slug: 1", "aliases", ("1",)),
        ("permalink: /usage/x/\nslug: /y\nredirect_from: [/z]", "aliases", ("/usage/x/", "/y", "/z")),
        ("alias: '[[A]], B'", "aliases", ("A", "B")),
        ("sections: {/data/options: options, /data/x: '#y'}", "section_routes",
         ((Route("/data/options"), "options"), (Route("/data/x"), "y"))),
        ("ms.search.form: 43, Report_9, 1690_Primary, RoleExplorer", "routes",
         routes("/page/43", "/report/9", "/page/1690")),
        ("ms.search.form: 43\nroute: /a", "routes", routes("/a")),
        ("tags: bank, deposit\nms.search.keywords: bank; cash", "keywords", ("bank", "deposit", "cash")),
        ("tags: ['#a', '[[b c]]', 'd, e']", "keywords", ("a", "b c", "d, e")),
        ("nav_order: 2", "order", 2.0),
        ("sidebar_position: 1.5", "order", 1.5),
        ("weight: 0", "order", None),
        ("order: 0\nnav_order: 3", "order", 0.0),
        ("draft: true", "hidden", True),
        ("draft: No", "hidden", False),
        ("unlisted: on", "hidden", True),
        ("published: false", "hidden", True),
        ("redirect_to: /x", "hidden", True),
        ("audience: operator", "audience", "operator"),
        ("audience: End User", "audience", "end_user"),
        ("audience: [developer, operator]", "audience", "operator"),
        ("requires: {plan: pro, role: [admin, owner], flag: 'beta, x'}", "requires",
         Requires(("pro",), ("admin", "owner"), ("beta", "x"))),
        ("requires: {}", "requires", Requires()),
        ("confidence: Low", "confidence", "low"),
        ("lang: de", "language", "de"),
        ("type: UI location", "type", "ui_location"),
        ("type: '[[Feature]]'", "type", "feature"),
        ("type: page", "type", ""),
        ("related: [a.md]\nsee_also: b.md", "related", ("a.md", "b.md")),
        ("title: ~", "title", ""),
        ("title:", "title", ""),
    ],
)  # fmt: skip
def test_words_of_many_tools_are_understood(header: str, field: str, value: object) -> None:
    meta = read(header)
    assert getattr(meta, field) == value
    assert meta.problems == []


def test_facts_of_a_collected_application_are_read_as_they_are() -> None:
    meta = read(
        "id: dns.verify\narea: dns\ntype: workflow\naudience: end_user\ntitle: Verify\nsummary: Press it.\n"
        "route: /p/:id\nrequires: {plan: [pro], flag: [x]}\nconfidence: medium\n"
        "sources: [a.py]\nextracted: {at: 2024-05-01, model: m, area_hash: 00}"
    )
    assert (meta.id, meta.type, meta.confidence) == ("dns.verify", "workflow", "medium")
    assert meta.requires == Requires(("pro",), (), ("x",))
    assert meta.meta["extracted"] == {"at": "2024-05-01", "model": "m", "area_hash": "00"}
    assert meta.problems == []


def test_an_overlay_wins_over_the_page_and_the_page_over_outliner_properties() -> None:
    meta = read("title: B\nroute: /b", {"route": ["/c"]}, {"title": "A", "alias": "X, Y", "tags": "#t"})
    assert (meta.title, meta.routes, meta.aliases, meta.keywords) == ("B", routes("/c"), ("X", "Y"), ("t",))


@pytest.mark.parametrize(
    "header",
    ["audience: customers", "audience: {a: b}", "audience: [", "audience: @all", "audience: a: b"],
)
def test_an_audience_that_is_not_understood_shows_the_page_to_fewer_readers(header: str) -> None:
    meta = read(f"title: A\n{header}")
    assert meta.audience == "developer"
    assert [problem.code for problem in meta.problems] == ["audience"]


@pytest.mark.parametrize(
    "header",
    [
        "requires: pro",
        "requires: [pro]",
        "requires: {plans-and-more: pro}",
        "requires: {plan: {a: b}}",
        "requires: {plan: pro",
        "requires: @pro",
        "confidence: so so",
        "confidence: @low",
        "a: &a [x]\nb: &b [*a]\nrequires: *c",
    ],
)
def test_a_gate_that_is_not_understood_quarantines_the_page(header: str) -> None:
    assert read(header).confidence == "low"


def test_a_gate_in_an_unclosed_header_still_guards() -> None:
    front = split("---\ntitle: A\naudience: developer\nrequires: {plan: pro}\n\nText\n", "p.md")
    meta = read_metadata("p.md", front)
    assert (meta.audience, meta.confidence) == ("developer", "low")


def test_an_overlay_mends_a_gate_that_the_page_got_wrong() -> None:
    meta = read("audience: @all", {"audience": "end_user"})
    assert (meta.audience, meta.problems) == ("end_user", [])


def test_problems_name_the_file_and_line_of_the_key() -> None:
    here = read("title: A\norder: soon").problems[0]
    assert (here.path, here.line, here.code) == ("p.md", 3, "order")
    above = read("title: A", {"audience": "x"}).problems[0]
    assert (above.path, above.line) == ("o.yaml", 7)


def test_an_odd_switch_counts_as_true_and_is_named() -> None:
    meta = read("draft: maybe")
    assert (meta.hidden, meta.problems[0].code) == (True, "hidden")
