"""Emphasis beside scripts without spaces, emoji by name, formulas, second names in headings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from vademecum.knowledge.document import Document, parse_document
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.plaintext import plain_text


def read(source: str, off: str = "") -> Document:
    return parse_document(source, path="guide/page.md", off=frozenset({off}) if off else frozenset())


def spans(source: str, kind: str) -> list[str]:
    """The text inside each phrase of a kind, or of each token of that kind."""
    found: list[str] = []
    for block in read(source).tokens:
        children = block.children or []
        for i, child in enumerate(children):
            if child.type == kind:
                found.append(child.content)
            elif child.type == f"{kind}_open":
                end = next(j for j in range(i, len(children)) if children[j].type == f"{kind}_close")
                found.append("".join(part.content for part in children[i + 1 : end]))
    return found


@pytest.mark.parametrize(
    ("source", "strong"),
    [
        ("选择**「开始」**按钮", ["「开始」"]),
        ("实时**“移除”前缀**，让", ["“移除”前缀"]),
        ("发送**（未加密）HTTP**。", ["（未加密）HTTP"]),
        ("类型应为**`x`**。", ["x"]),
        ("需要**(certificate)**的", ["(certificate)"]),
        ("**注意：**请保存。**提示：**完成", ["注意：", "提示："]),
        ("이 용어**(term)**를", ["(term)"]),
        ("กด**(ตกลง)**เพื่อ", ["(ตกลง)"]),
        ("**a。**b**c。**d", ["a。", "c。"]),
    ],
)
def test_stars_beside_scripts_without_spaces_are_emphasis(source: str, strong: list[str]) -> None:
    assert spans(source, "strong") == strong
    assert "*" not in plain_text(read(source).tokens)


def test_one_star_beside_such_punctuation_is_emphasis_too() -> None:
    assert spans("然后*（可选）*保存", "em") == ["（可选）"]
    assert spans("「_可选_」", "em") == ["可选"]


@pytest.mark.parametrize("source", ["宽 * 高 * 深", "**Bold:**text", "a**(b)**c", "2 ** 3 ** 4", "**开始"])
def test_stars_that_are_no_emphasis_stay(source: str) -> None:
    assert plain_text(read(source).tokens) == source


def test_switched_off_the_stars_stay() -> None:
    assert plain_text(read("选择**「开始」**按钮", off="cjk-emphasis").tokens) == "选择**「开始」**按钮"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (":rocket: up", "🚀 up"),
        ("(:tada:)", "(🎉)"),
        (":rocket::+1:", "🚀👍"),
        (":snake: :globe_with_meridians:", "🐍 🌐"),
        (":warning:", "⚠️"),
        ("| a :bug: |\n|---|\n| :x: |", "a 🐛\n❌"),
    ],
)
def test_emoji_by_name(source: str, expected: str) -> None:
    assert plain_text(read(source).tokens) == expected


@pytest.mark.parametrize(
    "source",
    [
        "at 10:30:45",
        "std::set::iterator",
        ":memory: and :backend:path",
        "http://a.b/:id:/x",
        "key:rocket:",
        "::",
    ],
)
def test_words_between_colons_that_name_no_emoji_stay(source: str) -> None:
    assert plain_text(read(source).tokens) == source


def test_emoji_in_code_stays_a_word() -> None:
    assert plain_text(read("`:rocket:`").tokens) == ":rocket:"


def test_a_heading_with_an_emoji_keeps_the_anchor_made_of_its_name() -> None:
    (heading,) = read("## :rocket: Start").headings
    assert (heading.text, heading.slug) == ("🚀 Start", "rocket-start")


@pytest.mark.parametrize(
    ("source", "formulas"),
    [
        (r"is $\frac{1}{2}$.", [r"\frac{1}{2}"]),
        ("$a_1 * b_2 * c$", ["a_1 * b_2 * c"]),
        ("$x$, $O(n)$ and $n+1$", ["x", "O(n)", "n+1"]),
        ("so $$E = mc^2$$ holds", ["E = mc^2"]),
        ("$`a*b*c`$", ["a*b*c"]),
        (r"\(\alpha_i\) and \[\sum x\]", [r"\alpha_i", r"\sum x"]),
        (r"$\{a\} \_ b$", [r"\{a\} \_ b"]),
    ],
)
def test_formulas_are_shown_as_written(source: str, formulas: list[str]) -> None:
    assert spans(source, "code_inline") == formulas


@pytest.mark.parametrize(
    "source",
    [
        "costs $5 to $10",
        "from $5/month to $9/month",
        "$HOME and $PATH",
        "$HOME/$USER",
        "US$5 (A$7)",
        "kill $$ and $$",
        "the $name$ of it",
    ],
)
def test_money_and_variables_are_no_formulas(source: str) -> None:
    assert plain_text(read(source).tokens) == source


def test_escaped_brackets_are_no_formula() -> None:
    assert plain_text(read(r"\(not one\) \[x\]").tokens) == "(not one) [x]"


def test_a_displayed_formula_is_a_block_with_every_sign() -> None:
    found = read("Before\n$$\n\\int_0^1 a_b * c_d \\\\\n\n+ 1\n$$\nAfter *this*")
    assert plain_text(found.tokens) == "Before\n\n\\int_0^1 a_b * c_d \\\\\n+ 1\n\nAfter this"
    assert [t.content for t in found.tokens if t.type == "fence"] == ["\\int_0^1 a_b * c_d \\\\\n+ 1\n"]


def test_two_dollars_that_are_never_closed_are_text() -> None:
    assert plain_text(read("$$\nprice\n\n# Head").tokens) == "$$ price\n\nHead"


@pytest.mark.parametrize(
    ("source", "title", "other"),
    [
        ("# 相机|dde-camera|", "相机", "dde-camera"),
        ("# Camera | dde-camera |", "Camera", "dde-camera"),
        ("# Camera|dde-camera", "Camera", "dde-camera"),
        ("# Read | write", "Read | write", None),
        ("# `a|b|`", "a|b|", None),
        ("# in|out", "in|out", None),
    ],
)
def test_a_second_name_behind_a_bar_is_no_title(source: str, title: str, other: str | None) -> None:
    found = read(source)
    assert found.headings[0].text == title
    assert found.properties.get("alias") == other


def test_a_summary_taken_from_a_list_or_table_holds_no_marks(make_folder: Callable[..., Path]) -> None:
    root = make_folder({"a.md": "# A\n\n- one\n- two\n", "b.md": "# B\n\n| K | V |\n|---|---|\n| a | 1 |\n"})
    found = read_folder(root).articles
    assert (found["a.md"].summary, found["b.md"].summary) == ("one; two", "K · V; a · 1")


@pytest.mark.parametrize(
    ("source", "title"),
    [
        ("---\ntitle: Install | Acme Docs\n---\n# Install it\n", "Install"),
        ("---\ntitle: A | B | Acme\n---\n# Install it\n", "A | B"),
        ("---\ntitle: Read | Write\n---\n# Read | Write\n", "Read | Write"),
        ("---\ntitle: Read | Write\n---\nNo heading.\n", "Read | Write"),
    ],
)
def test_a_title_for_search_engines_loses_the_name_of_the_site(
    make_folder: Callable[..., Path], source: str, title: str
) -> None:
    assert read_folder(make_folder({"a.md": source})).articles["a.md"].title == title
