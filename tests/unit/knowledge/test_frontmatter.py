from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vademecum.knowledge.frontmatter import MAX_HEADER, FrontMatter, split


def codes(front: FrontMatter) -> list[tuple[int, str]]:
    return [(problem.line, problem.code) for problem in front.problems]


def test_keys_and_body_are_parted_with_their_lines() -> None:
    front = split("---\ntitle: Domains\ntags: [a, b]\n---\n\n# Domains\n", "p.md")
    assert front.data == {"title": "Domains", "tags": ["a", "b"]}
    assert front.lines == {"title": 2, "tags": 3}
    assert (front.body, front.body_line) == ("\n# Domains\n", 5)
    assert front.problems == ()


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_byte_order_mark_and_foreign_line_ends_hide_nothing(mark: str, end: str) -> None:
    front = split(mark + end.join(["---", "title: A", "---", "# B", ""]), "p.md")
    assert (front.data, front.body, front.problems) == ({"title": "A"}, "# B\n", ())


def test_toml_comes_out_as_the_same_texts() -> None:
    header = (
        'title = "A"\nversion = 1.10\ndate = 2024-12-19\ndraft = false\nweight = 3\n[params]\nx = ["a"]\n'
    )
    front = split(f"+++\n{header}+++\nBody", "p.md")
    assert front.data == {
        "title": "A",
        "version": "1.10",
        "date": "2024-12-19",
        "draft": "false",
        "weight": "3",
        "params": {"x": ["a"]},
    }
    assert (front.lines["title"], front.lines["weight"], front.lines["params"], front.body) == (
        2,
        6,
        7,
        "Body",
    )


def test_empty_lines_before_the_fence_are_forgiven_but_named() -> None:
    front = split("\n---\ntitle: Late\n---\nBody", "p.md")
    assert (front.data, front.body, front.lines) == ({"title": "Late"}, "Body", {"title": 3})
    assert codes(front) == [(1, "front-matter-late")]
    front = split("\n \n\n---\ntitle: Late\nroute: [\n---\nBody", "p.md")
    assert (front.data, front.body, front.body_line, front.lines) == (
        {"title": "Late"},
        "Body",
        8,
        {"title": 5},
    )
    assert codes(front) == [(1, "front-matter-late"), (7, "front-matter-syntax")]
    assert split("\n\n\n", "p.md").body == "\n\n\n"
    rule = "\n\n---\n\nA rule above prose.\n\n---\n"
    assert split(rule, "p.md").body == rule


def test_only_a_fence_alone_in_the_first_column_closes() -> None:
    text = "---\ntitle: A\nnote: |\n  x\n  ---\n  y\nend: --- not here\n---   \nBody"
    front = split(text, "p.md")
    assert front.data == {"title": "A", "note": "x\n---\ny\n", "end": "--- not here"}
    assert front.body == "Body"
    assert split("---\ntitle: A\n---- \n---\nBody", "p.md").body == "Body"


@pytest.mark.parametrize(
    "text",
    [
        "---\ntitle: A\n\nText that must be seen.\n",
        "---\ntitle: A\n\nText that must be seen.\n\n---\n\nMore.\n",
        "---\ntitle: A\n\n# Heading\n\nText that must be seen.\n\n---\nMore.",
    ],
)
def test_a_header_that_is_never_closed_is_shown_whole(text: str) -> None:
    front = split(text, "p.md")
    assert (front.body, front.body_line, front.data) == (text, 1, {})
    assert codes(front) == [(1, "front-matter-unclosed")]


@pytest.mark.parametrize(
    "text",
    [
        "Text first.\n\n---\n\nMore.\n",
        "---\n\nA rule, then prose.\n\n---\n\nMore.\n",
        "---\nA rule\n",
        "---",
        "",
        "--- not a fence\ntitle: A\n---\n",
    ],
)
def test_a_rule_is_no_header(text: str) -> None:
    assert split(text, "p.md") == FrontMatter({}, {}, text, 1)


def test_a_list_instead_of_keys_is_named() -> None:
    front = split("---\n- a\n- b\n---\n# List\n", "p.md")
    assert (front.data, front.body) == ({}, "# List\n")
    assert codes(front) == [(2, "front-matter-not-keys")]


def test_remarks_before_the_first_key_are_fine() -> None:
    assert split("---\n# see the guide\n\nlayout: page\n---\nB", "p.md").data == {"layout": "page"}


def test_a_header_without_keys_is_dropped_in_silence() -> None:
    front = split("---\n---\nBody", "p.md")
    assert (front.data, front.body, front.problems) == ({}, "Body", ())


@pytest.mark.parametrize(
    ("line", "number"),
    [("title: Step 1: Begin", 4), ("title: @home", 4), ("tags:\n\t- a", 5), ("title: 'open", 4)],
)
def test_a_mistake_costs_only_its_own_key(line: str, number: int) -> None:
    front = split(
        f"---\nid: a\nroutes:\n  - /a\n{line}\norder: 3\n---\n# B\n".replace("\n  - /a", " [/a]"), "p.md"
    )
    assert front.data == {"id": "a", "routes": ["/a"], "order": "3"}
    assert front.lines == {"id": 2, "routes": 3, "order": 4 + line.count("\n") + 1}
    assert codes(front) == [(number, "front-matter-syntax")]
    assert "quotes" in front.problems[0].message
    assert front.lost == {line.partition(":")[0]}
    assert front.body == "# B\n"


def test_each_of_several_mistakes_is_named() -> None:
    front = split("---\na: b: c\nok: 1\nd: @e\n---\n", "p.md")
    assert codes(front) == [(2, "front-matter-syntax"), (4, "front-matter-syntax")]
    assert (front.data, front.lost) == ({"ok": "1"}, {"a", "d"})


def test_a_mistake_in_toml_costs_only_its_own_key() -> None:
    front = split('+++\ntitle = "A"\nbad = Step\norder = 3\n+++\nBody', "p.md")
    assert (front.data, front.lost, front.body) == ({"title": "A", "order": "3"}, {"bad"}, "Body")
    assert codes(front) == [(3, "front-matter-syntax")]


@pytest.mark.parametrize("between", ["", "bad: a: b\n"])
def test_a_key_given_twice_names_both_lines(between: str) -> None:
    front = split(f"---\ntitle: A\nroutes: [/a]\ntitle: B\n{between}---\n", "p.md")
    double = next(problem for problem in front.problems if problem.code == "front-matter-duplicate-key")
    assert (front.data["title"], double.line) == ("B", 4)
    assert "lines 2 and 4" in double.message


def test_a_huge_header_is_not_read() -> None:
    front = split(f"---\ntitle: A\nnote: {'x' * MAX_HEADER}\n---\nBody", "p.md")
    assert (front.data, front.body, codes(front)) == ({}, "Body", [(1, "front-matter-size")])
    assert front.lost == {"title", "note"}


def test_an_alias_bomb_gives_one_warning_and_a_page() -> None:
    rows = [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 9)]
    front = split("\n".join(["---", "title: T", "a0: &a0 [x]", *rows, "---", "# Body"]), "p.md")
    assert front.data["title"] == "T"
    assert [code for _, code in codes(front)] == ["front-matter-limit"]
    assert front.body == "# Body"


@given(st.text(alphabet="-+=:#\n\r\t abtil&*[]{}\"'\ufeff.", max_size=120))
def test_nothing_is_lost_and_nothing_raises(text: str) -> None:
    front = split(text, "p.md")
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    assert plain.endswith(front.body)
    assert front.body_line == plain[: len(plain) - len(front.body)].count("\n") + 1
    assert front.body == plain or plain.lstrip("\n ").startswith(("---", "+++")) or plain.startswith("\t")


def test_shared_fixtures_of_headers(cases: Path) -> None:
    def read(name: str) -> FrontMatter:
        return split((cases / name).read_text("utf-8"), name)

    assert read("MD-01/bom.md").data["title"] == "Bom page"
    assert [code for _, code in codes(read("MD-06/dup.md"))] == ["front-matter-duplicate-key"]
    assert [read(f"MD-03/{name}.md").data["title"] for name in "dvzt"] == [
        "2024-12-19",
        "1.10",
        "007",
        "12:30",
    ]
    assert [codes(read(f"MD-02/{name}.md"))[0][0] for name in ("at", "colon", "tab")] == [2, 2, 3]
    assert read("MD-09/inner.md").body.strip() == "Body"
