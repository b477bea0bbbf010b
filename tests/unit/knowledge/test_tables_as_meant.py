"""Tables, callouts and Hiccup that GitHub's rules would break, as their authors meant them."""

from __future__ import annotations

import pytest

from vademecum.knowledge.dialects import pipes
from vademecum.knowledge.dialects.rule import Page, Source
from vademecum.knowledge.document import parse_document
from vademecum.knowledge.plaintext import plain_text


def text(source: str) -> str:
    return plain_text(parse_document(source, path="a.md").tokens)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("| A | B |\n|---|---|\n| `1|2` | either |", "A | B\n1|2 | either"),
        ("| A | B |\n|---|---|\n| `1|2`|`3||4` |\n| x | y |", "A | B\n1|2 | 3||4\nx | y"),
        ("| `a|b` | B |\n|---|---|\n| 1 | 2 |", "a|b | B\n1 | 2"),
        ("| A | B |\n|---|---|\n| `1\\|2` | either |", "A | B\n1|2 | either"),
        ("| A | B |\n|---|---|---|\n| 1 | 2 |", "A | B\n1 | 2"),
        ("| A | B | C |\n|---|:-:|\n| 1 | 2 | 3 |", "A | B | C\n1 | 2 | 3"),
        ("> | A | B |\n> |---|\n> | 1 | 2 |", "A | B\n1 | 2"),
        ("  | A | B |\n  |---|---|---|\n  | 1 | 2 |\n\nAfter", "A | B\n1 | 2\n\nAfter"),
    ],
)
def test_bars_in_code_and_rows_of_dashes_that_do_not_fit(source: str, expected: str) -> None:
    assert text(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "| A | B |\n|---|---|\n| `1 | 2` | 3 | 4 |",
        "a | b\n---|---|---\nc | d",
        "Run `a|b`.\n\n| x |",
    ],
)
def test_what_cannot_be_told_is_left_as_it_is(source: str) -> None:
    given = Source(source.split("\n"), list(range(1, source.count("\n") + 2)))
    assert pipes.RULE.lines is not None
    pipes.RULE.lines(given, Page("a.md"))
    assert "\n".join(given.lines) == source


def test_tables_in_code_are_left_alone() -> None:
    source = "| A | B |\n|---|---|---|\n| `1|2` | 3 |"
    assert text(f"```\n{source}\n```") == source


def test_a_picture_mark_before_a_callout_is_a_slip() -> None:
    found = parse_document("> ![!NOTE]\n> Mind this.", path="a.md")
    assert plain_text(found.tokens) == "Mind this."
    assert any(token.type == "callout_open" for token in found.tokens)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('- See [:a {:href "https://x.y"} "the film"] now', "- See the film now"),
        ('- [:div [:code "`a`"] "-> " [:b "c"]]', "- `a` -> c".replace("`a`", "a")),
        ('- Film\n  [:div.wide\n    [:iframe\n    {:src "https://x.y/z"\n    :width "9"}]]\n- End',
         "- Film video: https://x.y/z\n- End"),
        ("- over\n  [:hr]\n- under", "- over\n- under"),
        ("- Ask [:find ?page] and [:punct:]", "- Ask [:find ?page] and [:punct:]"),
        ('- Write `[:b "x"]`', '- Write [:b "x"]'),
        ('- Open [:b "x', '- Open [:b "x'),
    ],
)  # fmt: skip
def test_hiccup_in_a_line_and_over_several(source: str, expected: str) -> None:
    assert text(source) == expected


def test_forms_in_a_code_block_of_org_keep_their_lines() -> None:
    code = '[:div\n  (for [x xs]\n    [:b "x"])]'
    assert text(f"#+BEGIN_SRC clojure\n{code}\n#+END_SRC") == code


@pytest.mark.parametrize("bullet", ["\t-", "  -\n"])
def test_an_empty_bullet_below_another_makes_no_heading(bullet: str) -> None:
    found = parse_document(f"key:: value\n\n- First\n{bullet}", path="a.md")
    assert (plain_text(found.tokens), found.headings) == ("- First", ())
