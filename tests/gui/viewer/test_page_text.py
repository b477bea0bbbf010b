from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vademecum.viewer.page.text import MOST_MARKS, PageText


@given(st.text(max_size=60), st.integers(0, 60))
def test_positions_are_utf16_units_and_lead_back(text: str, at: int) -> None:
    at = min(at, len(text))
    page = PageText(text)
    assert page.position(at) == len(text[:at].encode("utf-16-le", "surrogatepass")) // 2
    assert page.index(page.position(at)) == at


@pytest.mark.parametrize(
    ("text", "wanted", "case", "count"),
    [
        ("Valve valve VALVE", "valve", False, 3),
        ("Valve valve VALVE", "valve", True, 1),
        ("press  the\nbutton", "the button", False, 1),
        ("a.b a+b", "a.b", False, 1),
        ("anything", "   ", False, 0),
        ("😀 valve 😀 valve", "valve", False, 2),
    ],
)
def test_find(text: str, wanted: str, case: bool, count: int) -> None:
    assert len(PageText(text).find(wanted, match_case=case)) == count


def test_places_after_emoji_are_right_for_qt() -> None:
    assert PageText("😀 valve").find("valve") == [(3, 8)]


def test_whole_words_only_but_cjk_inside_runs() -> None:
    assert PageText("port export port").words(["port"]) == [(0, 4), (12, 16)]
    assert PageText("打开阀门").words(["阀门"]) == [(2, 4)]


def test_marks_are_capped() -> None:
    assert len(PageText("a " * 5000).find("a")) == MOST_MARKS
