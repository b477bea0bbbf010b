"""What `check` finds, where it says it is, and what it leaves alone."""

from __future__ import annotations

import base64
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from vademecum.app.assets import asset
from vademecum.authoring.check import Report, check
from vademecum.authoring.findings import Finding
from vademecum.authoring.rules import RULES
from vademecum.authoring.start import start_folder
from vademecum.errors import Cancelled, KnowledgeError
from vademecum.knowledge.slips import slip

MakeFolder = Callable[..., Path]
HEAD = "---\ntitle: {}\nsummary: One sentence.\n{}---\n\n# {}\n\nWords.\n"
PNG = b"\x89PNG\r\n\x1a\n"


def page(title: str, body: str = "", keys: str = "") -> str:
    return HEAD.format(title, keys, title) + body


def codes(report: Report) -> list[str]:
    return [each.problem.code for each in report.findings]


def only(report: Report, code: str) -> Finding:
    found = [each for each in report.findings if each.problem.code == code]
    assert len(found) == 1, report.findings
    return found[0]


def place(found: Finding) -> tuple[str, int]:
    return found.problem.path, found.problem.line


def test_a_clean_folder_has_nothing(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": page("Home", "[one](one.md)\n"), "one.md": page("One")})
    assert check(root).findings == ()


@pytest.mark.parametrize(
    "body", ["[a](gone.md)", "long\nparagraph\nwith [a](gone.md)", "[a]: gone.md\n\n[a]"]
)
def test_a_broken_link_is_an_error_at_its_line(make_folder: MakeFolder, body: str) -> None:
    text = page("Home", "\n" + body + "\n")
    line = next(n for n, row in enumerate(text.split("\n"), 1) if "gone.md" in row)
    found = only(check(make_folder({"index.md": text})), "broken-link")
    assert place(found) == ("index.md", line)
    assert found.problem.severity == "error"


def test_a_broken_link_offers_the_page_that_is_meant(make_folder: MakeFolder) -> None:
    root = make_folder(
        {"index.md": page("Home", "[a](guide/instal.md)\n"), "guide/install.md": page("Install")}
    )
    assert "guide/install.md" in only(check(root), "broken-link").problem.message


def test_a_link_in_code_is_no_link(make_folder: MakeFolder) -> None:
    root = make_folder(
        {"index.md": page("Home", "```\n[a](gone.md)\n<style>\n```\n`[a](gone.md) <style>`\n")}
    )
    assert codes(check(root)) == []


def test_a_space_in_brackets_is_fine(make_folder: MakeFolder) -> None:
    links = "[a](<my page.md>) and [b]\n\n[b]: <my page.md> 'title'\n"
    files = {"my page.md": page("Mine", "Words.\n"), "index.md": page("Home", links)}
    assert codes(check(make_folder(files))) == []
    files["index.md"] += "\n[c](my page.md)\n"
    assert codes(check(make_folder(files))) == ["link-space"]


def test_a_missing_section(make_folder: MakeFolder) -> None:
    body = "[a](one.md#verify) [b](one.md#verifi) [c](#gone)\n"
    root = make_folder({"index.md": page("Home", body), "one.md": page("One", "## Verify\n\nx\n")})
    found = [each for each in check(root).findings if each.problem.code == "broken-anchor"]
    assert len(found) == 2
    assert "#verify?" in found[0].problem.message + found[1].problem.message


def test_pictures(make_folder: MakeFolder) -> None:
    body = "![a](img/a.png)\n\n![](img/b.png)\n\n![c](img/c.png)\n\n![d](https://example.org/d.png)\n"
    files = {"index.md": page("Home", body), "img/a.png": PNG, "img/b.png": PNG, "img/spare.png": PNG}
    report = check(make_folder(files))
    assert only(report, "broken-image").problem.line == 13
    assert only(report, "missing-alt").problem.line == 11
    assert only(report, "remote-image").problem.severity == "warning"
    assert place(only(report, "unused-image")) == ("img/spare.png", 0)


def test_a_picture_that_no_viewer_could_show(make_folder: MakeFolder) -> None:
    names = ("good.png", "cut.png", "text.jpg", "bomb.svg", "good.svg", "photo.jpg")
    body = "\n\n".join(f"![a]({name})" for name in names)
    root = make_folder({"index.md": page("Home", body + "\n")})
    good = base64.b64decode(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
    )
    (root / "good.png").write_bytes(good)
    (root / "cut.png").write_bytes(good[:-6])
    (root / "text.jpg").write_text("no picture", encoding="utf-8")
    (root / "photo.jpg").write_bytes(b"\xff\xd8\xff\xe0")
    copies = "".join(f'<g id="a{n}">' + f'<use href="#a{n + 1}"/>' * 10 + "</g>" for n in range(9))
    drawing = '<svg xmlns="http://www.w3.org/2000/svg">{}<g id="a9"/></svg>'
    (root / "bomb.svg").write_text(drawing.format(copies), encoding="utf-8")
    (root / "good.svg").write_text(drawing.format(""), encoding="utf-8")
    found = [each.problem for each in check(root).findings if each.problem.code == "unshown-image"]
    assert [(each.line, each.message.split()[2]) for each in found] == [
        (11, "cut.png"),
        (13, "text.jpg"),
        (15, "bomb.svg"),
    ]


def test_a_picture_in_front_matter_or_html_is_used(make_folder: MakeFolder) -> None:
    text = page("Home", '<p><img src="img/b.png" alt="b"></p>\n', "image: img/a.png\n")
    report = check(make_folder({"index.md": text, "img/a.png": PNG, "img/b.png": PNG}))
    assert "unused-image" not in codes(report)


def test_claims_of_two_pages_name_the_line_of_the_key(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "index.md": page("Home", "[a](a.md) [b](b.md)\n"),
            "a.md": page("A", keys="id: same\nroute: /x/:id\n"),
            "b.md": page("B", keys="route: /x/{name}\nid: same\n"),
        }
    )
    report = check(root)
    assert place(only(report, "id-clash")) == ("b.md", 5)
    assert only(report, "id-clash").problem.severity == "error"
    assert place(only(report, "route-clash")) == ("b.md", 4)


def test_the_same_title_twice(make_folder: MakeFolder) -> None:
    files = {
        "index.md": page("Home", "[a](a.md) [b](b.md) [c](g/c.md)\n"),
        "a.md": page("Same"),
        "b.md": page("Same"),
    }
    found = only(check(make_folder(files)), "duplicate-title")
    assert place(found) == ("b.md", 2)
    assert "a.md" in found.problem.message


def test_one_title_for_readers_of_two_plans_is_meant(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "index.md": page("Home", "[a](a.md) [b](b.md)\n"),
            "a.md": page("Same", keys="requires: {plan: free}\n"),
            "b.md": page("Same", keys="requires: {plan: pro}\n"),
        }
    )
    assert "duplicate-title" not in codes(check(root))


def test_missing_title_and_summary(make_folder: MakeFolder) -> None:
    report = check(make_folder({"index.md": "Only words.\n"}))
    assert only(report, "missing-title").problem.severity == "warning"
    assert only(report, "missing-summary").problem.severity == "info"


def test_a_page_that_nothing_leads_to(make_folder: MakeFolder) -> None:
    files = {
        "index.md": page("Home", "[a](a.md)\n"),
        "a.md": page("A", keys="related: [b]\n"),
        "b.md": page("B"),
        "lost.md": page("Lost"),
        "screen.md": page("Screen", keys="route: /screen\n"),
        "secret.md": page("Secret", keys="hidden: true\n"),
    }
    found = [
        each.problem.path for each in check(make_folder(files)).findings if "unreach" in each.problem.code
    ]
    assert found == ["lost.md", "secret.md"]


def test_an_island_is_told_apart_from_a_page_that_nothing_leads_to(make_folder: MakeFolder) -> None:
    files = {
        "index.md": page("Home", "[a](a.md)\n"),
        "a.md": page("A"),
        "far.md": page("Far", "[further](further.md)\n"),
        "further.md": page("Further", "[back](far.md)\n"),
        "lost.md": page("Lost", "[itself](lost.md)\n"),
    }
    report = check(make_folder(files))
    assert place(only(report, "unreachable-page")) == ("lost.md", 0)
    island = only(report, "unreached-pages").problem
    assert "from the home page, index.md, to far.md and 1 more" in island.message
    assert "further.md links to it" in island.message
    assert codes(report) == ["unreached-pages", "unreachable-page"]


def test_no_island_lies_apart_from_a_home_that_nobody_chose(make_folder: MakeFolder) -> None:
    files = {"a.md": page("A"), "b.md": page("B", "[c](c.md)\n"), "c.md": page("C", "[b](b.md)\n")}
    root = make_folder(files)
    assert codes(check(root)) == []
    (root / "knowledge.yaml").write_text("home: a.md\n", encoding="utf-8")
    assert codes(check(root)) == ["unreached-pages"]


def test_a_small_folder_without_links_gets_one_remark_too(make_folder: MakeFolder) -> None:
    report = check(make_folder({f"p{number}.md": page(f"Page {number}") for number in range(4)}))
    assert codes(report) == ["unlinked-pages"]
    assert "3 of 4 pages, such as p1.md, p2.md, p3.md" in report.findings[0].problem.message


def test_two_pages_without_a_link_are_named_each(make_folder: MakeFolder) -> None:
    report = check(make_folder({"index.md": page("Home"), "p0.md": page("A"), "p1.md": page("B")}))
    assert codes(report) == ["unreachable-page"] * 2


def test_a_link_to_a_folder_that_a_generator_lists_is_no_error(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": page("Home", "\n[all](/commands/)\n"), "commands/copy.md": page("Copy")})
    found = only(check(root), "folder-link")
    assert (place(found), found.problem.severity) == (("index.md", 10), "info")
    assert "broken-link" not in codes(check(root))


def test_a_permalink_that_is_no_address_clashes_with_nothing(make_folder: MakeFolder) -> None:
    root = make_folder(
        {
            "index.md": page("Home", "[a](a.md)\n", keys="permalink: false\n"),
            "a.md": page("A", keys="permalink: false\n"),
        }
    )
    assert codes(check(root)) == []


def test_many_links_to_the_own_site_are_one_hint(make_folder: MakeFolder) -> None:
    tools = ("saw", "axe", "file")
    site = "https://example.org/manual"
    links = "".join(
        f"[{name}]({site}/tools/{name}/) [again]({site}/tools/{name}.html#top)\n" for name in tools
    )
    other = "[x](https://other.example/saw) [y](https://other.example/a) [z](https://other.example/b)\n"
    files = {
        "index.md": page("Home", links + other + f"[gone]({site}/news/)\n"),
        **{f"tools/{name}.md": page(name.title(), keys=f"route: /{name}\n") for name in tools},
    }
    root = make_folder(files)
    found = only(check(root), "own-site")
    assert "6 links" in found.problem.message
    assert "`site: https://example.org/manual/`" in found.problem.message
    (root / "knowledge.yaml").write_text(f"site: {site}\n", encoding="utf-8")
    assert codes(check(root)) == []
    (root / "knowledge.yaml").write_text("site: /manual\n", encoding="utf-8")
    assert place(only(check(root), "site-form")) == ("knowledge.yaml", 1)


def test_few_links_that_fit_by_chance_are_no_hint(make_folder: MakeFolder) -> None:
    links = "".join(
        f"[x](https://other.example/saw?{n}) [y](https://other.example/axe?{n})\n" for n in range(9)
    )
    files = {
        "index.md": page("Home", links + "[s](saw.md) [a](axe.md)\n"),
        "saw.md": page("Saw"),
        "axe.md": page("Axe"),
    }
    assert codes(check(make_folder(files))) == []


def test_a_folder_read_through_contents_gets_one_remark(make_folder: MakeFolder) -> None:
    files = {f"p{number}.md": page(f"Page {number}") for number in range(30)}
    report = check(make_folder({"index.md": page("Home"), **files}))
    assert codes(report) == ["unlinked-pages"]


def test_misspelt_and_unknown_keys(make_folder: MakeFolder) -> None:
    text = page("Home", keys="sumary: x\nRoute: /a\nmood: good\nlayout: wide\n")
    report = check(make_folder({"index.md": text}))
    assert [each.problem.line for each in report.findings if each.problem.code == "misspelt-key"] == [4, 5]
    assert only(report, "unknown-key").problem.line == 6


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        ("plan: pro", "requires: {plan: pro}"),
        ("plans: [pro, team]", "requires: {plan: [pro, team]}"),
        ("role: owner", "requires: {role: owner}"),
        ("roles: owner, admin", "requires: {role: [owner, admin]}"),
        ("flags: [beta]", "requires: {flags: beta}"),
        ("flag: beta", "requires: {flags: beta}"),
        ("require: {plan: pro}", "requires"),
        ("requries: {plan: pro}", "requires"),
        ("Requires: {plan: pro}", "requires"),
        ("Audience: operator", "audience"),
        ("audiance: operator", "audience"),
    ],
)
def test_a_gate_that_closes_nothing_is_an_error(make_folder: MakeFolder, key: str, meant: str) -> None:
    # On every page, because a mistake that is made everywhere opens everything.
    pages = {f"{name}.md": page(name, "[a](index.md) [b](b.md) [c](c.md)\n", f"{key}\n") for name in "bc"}
    report = check(make_folder({"index.md": page("Home", "[b](b.md)\n", f"{key}\n"), **pages}))
    found = [each.problem for each in report.findings if each.problem.path == "index.md"]
    assert [(each.line, each.code, each.severity) for each in found] == [(4, "gate-slip", "error")]
    assert f"Did you mean `{meant}`? The page is open to everybody." in found[0].message


def test_keys_that_look_like_gates_but_are_none(make_folder: MakeFolder) -> None:
    text = page("Home", keys="required: true\nfilter: none\nauthors: me\nplan:\nrelease: 3\n")
    assert "gate-slip" not in codes(check(make_folder({"index.md": text})))


def test_a_gate_in_an_overlay_that_closes_nothing(make_folder: MakeFolder) -> None:
    overlay = "pages:\n  index.md:\n    plan: pro\n"
    root = make_folder({"index.md": page("Home"), "knowledge.yaml": "overlay: o.yaml\n", "o.yaml": overlay})
    found = only(check(root), "gate-slip")
    assert place(found) == ("o.yaml", 3)


def test_conditions_that_are_none_are_named(make_folder: MakeFolder) -> None:
    found = only(check(make_folder({"index.md": page("Home", keys="requires: {rol: owner}\n")})), "requires")
    assert "`rol` is no condition. Did you mean `role`?" in found.problem.message


def test_a_key_on_many_pages_is_meant(make_folder: MakeFolder) -> None:
    files = {
        f"p{n}.md": page(f"P{n}", keys="mood: good\nroute: /p\n".replace("/p", f"/p{n}")) for n in range(3)
    }
    assert "unknown-key" not in codes(check(make_folder(files)))


@pytest.mark.parametrize(
    ("word", "key"), [("keyword", "keywords"), ("helpid", "help_id"), ("colour", ""), ("titel", "title")]
)
def test_slips_of_a_key(word: str, key: str) -> None:
    assert slip(word, ["keywords", "help_id", "title", "order"]) == key


def test_a_plan_that_the_manifest_does_not_declare(make_folder: MakeFolder) -> None:
    text = page("Home", keys="requires:\n  plan: [pro, entreprise]\n  role: admin\n")
    root = make_folder({"knowledge.yaml": "plans: [pro, enterprise]\nroles: [member]\n", "index.md": text})
    report = check(root)
    assert "`enterprise`" in only(report, "unknown-plan").problem.message
    assert place(only(report, "unknown-role")) == ("index.md", 4)


def test_a_redirect_that_leads_nowhere(make_folder: MakeFolder) -> None:
    report = check(
        make_folder(
            {
                "index.md": page("Home", keys="redirect_from: [/start/, https://example.org/start]\n"),
                "guide.md": page("Guide"),
                "old.md": "---\ntitle: Old\nredirect: giude.md\n---\n",
                "out.md": "---\ntitle: Out\nredirect_to: https://example.org/\n---\n",
                "good.md": "---\ntitle: Good\nredirect: /start/\n---\n",
            }
        )
    )
    found = [each.problem for each in report.findings if "redirect" in each.problem.code]
    assert [(each.path, each.line, each.code, each.severity) for each in found] == [
        ("index.md", 4, "outside-redirect", "warning"),
        ("old.md", 3, "broken-redirect", "error"),
        ("out.md", 3, "broken-redirect", "warning"),
    ]
    assert "guide.md" in found[1].message


@pytest.mark.skipif(sys.platform != "linux", reason="the disk keeps one of the two only")
def test_two_files_of_one_name_but_for_letter_case(make_folder: MakeFolder) -> None:
    body = "[a](GUIDE.md) [b](Guide.md) [c](guide.md)\n"
    root = make_folder({"index.md": page("Home", body), "guide.md": page("Low"), "Guide.md": page("High")})
    report = check(root)
    assert place(only(report, "case-twin")) == ("guide.md", 0)
    spelt = only(report, "link-case").problem.message
    assert "guide.md could be meant too" in spelt
    assert "Write `Guide.md`" in spelt, "the first by name, on every machine"


def test_a_number_sign_that_ends_a_title(make_folder: MakeFolder) -> None:
    heads = {
        "a.md": "title: C# guide #2\nsummary: 'All of #2'\n",
        "b.md": "title: C# guide\nroute: /b # the second screen\nsummary: |\n  Ticket #7 is done.\n",
        "c.md": "title: 'Ticket #7'\nsummary: See #3, and #4.\n",
        "d.md": "title: Plain# sign\nsummary: # nothing yet\n",
    }
    root = make_folder({name: f"---\n{head}---\n\nWords.\n" for name, head in heads.items()})
    found = [each.problem for each in check(root).findings if each.problem.code == "front-matter-cut"]
    assert [(each.path, each.line) for each in found] == [("a.md", 2), ("c.md", 3)]
    assert "`#2`" in found[0].message
    assert "quotes" in found[0].message


def test_a_filter_that_the_manifest_does_not_declare(make_folder: MakeFolder) -> None:
    text = page("Home", keys="requires:\n  filter: [Mobile, Dekstop, Unfiltered]\n")
    root = make_folder({"knowledge.yaml": "filters: {Mobile: {}, Desktop: {plan: pro}}\n", "index.md": text})
    assert "`Desktop`" in only(check(root), "unknown-filter").problem.message


def test_a_plan_used_once_that_looks_like_another(make_folder: MakeFolder) -> None:
    keys = "requires: {{plan: {}}}\nroute: /{}\n"
    files = {f"{n}.md": page(f"P{n}", keys=keys.format("enterprise", n)) for n in range(3)}
    files["x.md"] = page("X", keys=keys.format("enterprize", "x"))
    files["y.md"] = page("Y", keys=keys.format("starter", "y"))
    found = only(check(make_folder(files)), "unknown-plan")
    assert found.problem.path == "x.md"


def test_gates_in_an_overlay_are_placed_there(make_folder: MakeFolder) -> None:
    root = make_folder({"knowledge.yaml": "plans: [pro]\noverlay: over.yaml\n", "index.md": page("Home")})
    (root / "over.yaml").write_text("pages:\n  index.md:\n    requires: {plan: gold}\n", encoding="utf-8")
    assert place(only(check(root), "unknown-plan")) == ("over.yaml", 3)


@pytest.mark.parametrize(
    ("route", "wrong"),
    [
        ("/project/:id/domains", False),
        ("/a/{name}/*", False),
        ("/data#options", False),
        ("#/hash/route", False),
        ("/x?tab=1", False),
        ("project/new", True),
        ("/a b", True),
        ("/a/**/b", True),
        ("/a/:id-{x}", True),
        ("https://host.example/x", True),
    ],
)
def test_forms_of_a_route(make_folder: MakeFolder, route: str, wrong: bool) -> None:
    report = check(make_folder({"index.md": page("Home", "## Options\n\nx\n", f'route: "{route}"\n')}))
    assert codes(report) == (["route-form"] if wrong else [])


def test_a_route_to_a_section_that_is_not_there(make_folder: MakeFolder) -> None:
    text = page("Home", "## Verify\n\nx\n", "sections:\n  /a: verify\n  /b: verfy\n")
    found = only(check(make_folder({"index.md": text})), "broken-section-route")
    assert "verify?" in found.problem.message


def test_related_home_and_order_that_name_nothing(make_folder: MakeFolder) -> None:
    manifest = "title: X\nhome: start.md\norder:\n  - index.md\n  - gone.md\n"
    root = make_folder({"knowledge.yaml": manifest, "index.md": page("Home", keys="related: [nothing]\n")})
    report = check(root)
    assert place(only(report, "broken-home")) == ("knowledge.yaml", 2)
    assert place(only(report, "unused-entry")) == ("knowledge.yaml", 5)
    assert place(only(report, "broken-related")) == ("index.md", 4)


def test_a_long_section_that_its_deeper_headings_part_is_no_problem(make_folder: MakeFolder) -> None:
    parts = "".join(f"#### Lamp {n}\n\n" + "word " * 300 + "\n\n" for n in range(3))
    root = make_folder({"index.md": page("Home", f"## Lamps\n\n{parts}")})
    assert "long-section" not in codes(check(root))
    root = make_folder({"index.md": page("Home", f"## Lamps\n\n{parts}#### Long\n\n" + "word " * 700)})
    found = only(check(root), "long-section")
    assert "“Long” has 700 words" in found.problem.message


def test_long_sections(make_folder: MakeFolder) -> None:
    long = "\n\n".join("word " * 100 for _ in range(7))
    found = only(check(make_folder({"index.md": page("Home", f"## Long\n\n{long}\n")})), "long-section")
    assert place(found) == ("index.md", 9)
    assert "700 words" in found.problem.message


def test_html_that_is_left_out(make_folder: MakeFolder) -> None:
    body = '<style>\np {color: red}\n</style>\n\n<p onclick="x()">Text</p>\n'
    found = [each.problem for each in check(make_folder({"index.md": page("Home", body)})).findings]
    assert [(each.code, each.line, each.severity) for each in found] == [
        ("html-ignored", 9, "info"),
        ("html-ignored", 13, "info"),
    ]


@pytest.mark.parametrize(
    ("body", "line", "said"),
    [
        ("| a | b | c |\n|---|---|\n| 1 | 2 | 3 |\n", 2, "2 columns, the row above it 3"),
        ("a | b | c\n--|--\n", 2, "2 columns, the row above it 3"),
        ("a | b\n-|-|-\n", 2, "3 columns, the row above it 2"),
        ("> | a | b |\n> |---|\n", 2, "1 column, the row above it 2"),
        ("- | a | b |\n  |---|\n", 2, "1 column, the row above it 2"),
    ],
)
def test_a_table_that_is_shown_as_text(make_folder: MakeFolder, body: str, line: int, said: str) -> None:
    text = page("Home", "\n")
    found = only(check(make_folder({"index.md": text + body})), "table-columns")
    assert place(found) == ("index.md", text.count("\n") + line)
    assert said in found.problem.message


@pytest.mark.parametrize(
    "body",
    [
        "| a | b |\n|---|---|\n| 1 | 2 |\n",
        "| a \\| b |\n|---|\n",
        "- |a|b|\n  |--|--|\n",
        "| a | b |\n|---|---|\n| 1 | 2 |\n| - |\n",
        "```\n| a | b |\n|---|\n```\n",
        "a | b\n---\n",
        "+---+\n| a |\n+---+\n",
    ],
)
def test_tables_and_what_is_none(make_folder: MakeFolder, body: str) -> None:
    assert "table-columns" not in codes(check(make_folder({"index.md": page("Home", "\n" + body)})))


@pytest.mark.parametrize("heading", ["#Install", "##Install it", "###安装", "#Ärger mit Wolle"])
def test_a_heading_without_its_space(make_folder: MakeFolder, heading: str) -> None:
    found = only(check(make_folder({"index.md": page("Home", f"\n{heading}\n\nText.\n")})), "heading-space")
    assert place(found) == ("index.md", 10)


@pytest.mark.parametrize(
    "body",
    [
        "#tag",
        "#123 is done",
        "#Tag #Other",
        "words\n#Install",
        "#fff",
        "```\n#Install\n```",
        "    #Install",
        "#!/bin/sh",
        "# Install",
    ],
)
def test_number_signs_that_begin_no_heading(make_folder: MakeFolder, body: str) -> None:
    assert "heading-space" not in codes(check(make_folder({"index.md": page("Home", f"\n{body}\n")})))


@pytest.mark.parametrize("above", ["Words.", "# Other", "## Other"])
def test_two_number_signs_are_a_heading_below_words_too(make_folder: MakeFolder, above: str) -> None:
    report = check(make_folder({"index.md": page("Home", f"\n{above}\n##Install\n")}))
    assert place(only(report, "heading-space")) == ("index.md", 11)


def test_tags_of_a_notebook_are_no_headings(make_folder: MakeFolder) -> None:
    notes = {"index.md": page("Home", "\n#Project\n\n##Install\n"), ".obsidian/app.json": "{}"}
    assert place(only(check(make_folder(notes)), "heading-space")) == ("index.md", 12)


@pytest.mark.parametrize(
    ("body", "found"),
    [("See [[Notes]].", 0), ("```sh\nif [[ -f x ]]; then\n```", 1), ("`[[ -f x ]]` in a shell", 1)],
)
def test_wiki_links_tell_a_notebook(make_folder: MakeFolder, body: str, found: int) -> None:
    report = check(make_folder({"index.md": page("Home", f"\n#Project\n\n{body}\n")}))
    assert codes(report).count("heading-space") == found


@pytest.mark.parametrize(
    "body",
    [
        "```sh\ncode\n",
        "~~~\n```\nmore\n",
        "````\n```\n",
        "- item\n\n  ```\n  code\n",
        "```\na\n```\n\n```\nb\n",
    ],
)
def test_code_that_is_never_closed(make_folder: MakeFolder, body: str) -> None:
    text = page("Home", "\n" + body)
    found = only(check(make_folder({"index.md": text})), "unclosed-code")
    start = text.split("\n")[found.problem.line - 1]
    assert start.strip()[:3] in ("```", "~~~")
    assert "never closed" in found.problem.message


@pytest.mark.parametrize(
    "body",
    [
        "```sh\ncode\n```\n",
        "````\n```\n````\n",
        "- item\n  ```\n  code\n  ```\n",
        "> ```\n> code\n> ```\n",
        "- ```\n  code\n\nAfter the list.\n",
        "~~~\ncode\n~~~~\n\n",
        "Type ``` to begin.\n",
    ],
)
def test_code_that_ends(make_folder: MakeFolder, body: str) -> None:
    assert "unclosed-code" not in codes(check(make_folder({"index.md": page("Home", "\n" + body)})))


@pytest.mark.skipif(sys.platform == "win32", reason="NO PIPES AND LINKS TESTED: Windows has others")
def test_what_is_no_file_is_named(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": page("Home"), "guide/a.md": "# A\n\n[home](../index.md)\n"})
    os.mkfifo(root / "pipe.md")
    os.mkfifo(root / "pipe.log")
    (root / "dangling.md").symlink_to("gone.md")
    (root / "folder").symlink_to("guide")
    (root / "to-pipe.md").symlink_to("pipe.md")
    found = {each.problem.path: each.problem.code for each in check(root).findings}
    assert {path: code for path, code in found.items() if code in ("no-file", "link-broken")} == {
        "pipe.md": "no-file",
        "to-pipe.md": "no-file",
        "dangling.md": "link-broken",
    }


@pytest.mark.parametrize("gate", ["requires: [broken", "requires: {rol: owner}", "audience: opertor"])
def test_a_doubled_id_is_found_behind_a_gate_that_is_broken(make_folder: MakeFolder, gate: str) -> None:
    twin = page("Other", keys="requires: {plan: pro}\nid: same\n")
    report = check(make_folder({"index.md": page("Home", keys=f"{gate}\nid: same\n"), "other.md": twin}))
    assert place(only(report, "id-clash"))[0] == "other.md"


def test_problems_of_reading_are_in_the_report(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": page("Home", "[a](a.md)\n"), "a.md": b"# A\n\n\xe9t\xe9\n"})
    assert only(check(root), "encoding").problem.line == 3


def test_skipping_codes(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": "Only words.\n"})
    assert codes(check(root, skip={"missing-title"})) == ["missing-summary"]


def test_every_rule_reports_only_its_own_codes() -> None:
    names = [rule.name for rule in RULES]
    assert len(names) == len(set(names))
    every = [code for rule in RULES for code in rule.codes]
    assert len(every) == len(set(every))


def test_it_can_be_stopped(make_folder: MakeFolder) -> None:
    root = make_folder({"index.md": page("Home")})
    with pytest.raises(Cancelled):
        check(root, cancelled=lambda: True)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(KnowledgeError, match="does not exist"):
        check(tmp_path / "gone")


def test_a_new_folder_is_clean(tmp_path: Path) -> None:
    root = tmp_path / "acme"
    written = start_folder(asset("template"), root, title='Acme "Mail": 100% *fun* #1')
    assert "knowledge.yaml" in written
    assert check(root).findings == ()
    assert "@" not in "".join((root / path).read_text(encoding="utf-8") for path in written)


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.md").write_text("mine", encoding="utf-8")
    with pytest.raises(KnowledgeError, match="not empty"):
        start_folder(asset("template"), tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.md"]


def test_a_language_must_be_a_tag(tmp_path: Path) -> None:
    with pytest.raises(KnowledgeError, match="language tag"):
        start_folder(asset("template"), tmp_path / "x", language="German: yes")
