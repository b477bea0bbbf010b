from __future__ import annotations

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vademecum.knowledge.yaml_text import MAX_DEPTH, YamlError, load

AS_TYPED = [
    "2024-12-19", "1.10", "007", "12:30", "190:20:30", "No", "yes", "Off", "null", "~", "1e3", "0x1F",
    "1_000",    ".inf", "v2.0", "3.0.0", "=", "<<", "2001-12-14t21:59:43.10-05:00", "Größe", "设置",
]  # fmt: skip


@pytest.mark.parametrize("written", AS_TYPED)
def test_a_scalar_comes_out_as_typed(written: str) -> None:
    assert load(f"title: {written}\nlist: [{written}, x]\n").data == {
        "title": written,
        "list": [written, "x"],
    }


@given(st.from_regex(r"[A-Za-z0-9+][A-Za-z0-9.+_/-]*(:[0-9]+)*", fullmatch=True))
def test_no_plain_scalar_is_ever_converted(written: str) -> None:
    assert load(f"key: {written}").data == {"key": written}


@given(st.text(st.characters(max_codepoint=0xFFFF, exclude_categories=["Cs"])))
def test_a_quoted_scalar_is_its_text_whatever_it_holds(written: str) -> None:
    # JSON's escapes are a part of YAML's, but for pairs of surrogates.
    assert load(f"key: {json.dumps(written)}").data == {"key": written}


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused_with_its_line(text: str) -> None:
    try:
        load(text)
    except YamlError as error:
        assert 1 <= error.line <= text.count("\n") + text.count("\r") + text.count("\x85") + 4


def test_tags_construct_nothing() -> None:
    assert load("a: !!python/object/apply:os.system ['x']\nb: !!int '7'").data == {"a": ["x"], "b": "7"}


def test_lines_are_known_at_every_depth() -> None:
    lines = load("a: 1\n\nb:\n  c: 2\n  d:\n    - e: 3\n").lines
    assert lines == {("a",): 1, ("b",): 3, ("b", "c"): 4, ("b", "d"): 5, ("b", "d", "0", "e"): 6}


def test_a_key_given_twice_is_reported_with_both_lines_and_the_last_counts() -> None:
    read = load("title: A\nx: 1\ntitle: B\n")
    assert read.data["title"] == "B"
    assert [(d.key, d.first, d.second) for d in read.duplicates] == [("title", 1, 3)]


def test_an_alias_may_share_a_short_list() -> None:
    assert load("a: &x [1, 2]\nb: *x").data == {"a": ["1", "2"], "b": ["1", "2"]}


def test_nested_aliases_are_refused_at_once() -> None:
    levels = [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 12)]
    started = time.perf_counter()
    with pytest.raises(YamlError, match="aliases stand for more") as caught:
        load("\n".join(["a0: &a0 [x]", *levels]))
    assert caught.value.limit
    assert time.perf_counter() - started < 1


@pytest.mark.parametrize("text", ["a: &x [*x]", "a: &x {b: *x}", "&x [*x]"])
def test_an_alias_inside_of_its_own_anchor_is_refused(text: str) -> None:
    with pytest.raises(YamlError, match="inside of its own anchor"):
        load(text)


def test_deep_nesting_is_refused_before_it_costs_anything() -> None:
    with pytest.raises(YamlError, match="nested deeper"):
        load("a: " + "[" * (MAX_DEPTH + 2) + "]" * (MAX_DEPTH + 2))
    with pytest.raises(YamlError):
        load("[" * 100_000)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("ok: 1\ntitle: Step 1: Begin", 2),
        ("a: 1\nb: 2\nc: @home", 3),
        ("tags:\n\t- a", 2),
        ("? [a]\n: b", 1),
        ("a: 1\n---\nb: 2", 2),
        ("a: \x07", 1),
    ],
)
def test_a_mistake_names_its_line(text: str, line: int) -> None:
    with pytest.raises(YamlError) as caught:
        load(text)
    assert caught.value.line == line


def test_an_empty_document_is_empty() -> None:
    assert load("").data == ""
    assert load("# nothing but a remark\n").data == ""
