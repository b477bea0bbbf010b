from __future__ import annotations

import pytest

from vademecum.app.page.folding import (
    FOLD,
    fold_begin,
    fold_end,
    fold_number,
    folded,
    folds_of,
)
from vademecum.viewer.page.folds import PageFolds

BODY = (
    "<html><body><table><tr><td><!--fold 0 - -->"
    '<p style="margin-bottom:6px"><a>\u25be\u00a0First</a></p><!--body 0-->'
    "<p>one &amp; <b>two</b></p><table><tr><td><!--fold 1 + --><p>\u25be\u00a0Inner</p><!--body 1-->"
    '<h6 id="deep">three</h6><!--/fold 1--></td></tr></table><!--/fold 0--></td></tr></table>'
    "<table><tr><td><!--fold 2 + --><p>\u25be\u00a0First</p><!--body 2-->"
    "<p>four</p><!--/fold 2--></td></tr></table>"
    "</body></html>"
)


def test_boxes_are_found_with_their_titles_and_what_is_around_them() -> None:
    first, inner, second = folds_of(BODY)
    assert [fold.title for fold in (first, inner, second)] == ["First", "Inner", "First"]
    assert inner.around == (0,)
    assert (first.authored_open, second.authored_open) == (False, True)
    assert first.text.split() == ["one", "&", "two", "\u25be", "Inner", "three"]
    assert inner.holds("deep")
    assert first.holds("deep")
    assert not second.holds("deep")


def test_what_is_closed_is_left_out_with_all_that_it_holds() -> None:
    closed = folded(BODY, lambda number: number != 0)
    assert "one" not in closed
    assert "three" not in closed
    assert "\u25b8\u00a0First" in closed
    assert "margin-bottom:0px" in closed
    assert "four" in closed
    everything = folded(BODY, lambda _: True)
    assert "three" in everything
    assert "<!--" not in everything
    assert "\u25b8" not in everything


def test_the_triangle_points_to_where_the_text_runs() -> None:
    summary = '<p dir="rtl" style="margin-bottom:6px">\u25be\u00a0x</p>'
    closed = folded(fold_begin(0, summary, is_open=False) + "text" + fold_end(0), lambda _: False)
    assert "\u25c2\u00a0x" in closed


def box(number: int, title: str) -> str:
    summary = f"<p>\u25be\u00a0{title}</p>"
    return f"{fold_begin(number, summary, is_open=False)}<p>text</p>{fold_end(number)}"


def test_a_page_remembers_what_was_unfolded_also_after_an_edit() -> None:
    folds = PageFolds()
    folds.take("a", [box(0, "One"), box(1, "Two") + box(2, "One")])
    folds.toggle(2)
    folds.take("b", [box(0, "One"), box(1, "Two") + box(2, "One")])
    assert [folds.is_open(number) for number in range(3)] == [False, False, False]
    folds.take("a", [box(0, "New"), box(1, "One"), box(2, "Two"), box(3, "One")])
    assert [folds.is_open(number) for number in range(4)] == [False, False, False, True]


def test_a_find_unfolds_until_something_else_is_looked_for() -> None:
    folds = PageFolds()
    folds.take("a", [BODY])
    assert folds.find(lambda text: "three" in text)
    assert folds.is_open(0)
    assert not folds.find(lambda text: "three" in text), "nothing has changed"
    assert folds.find(lambda text: "nowhere" in text)
    assert not folds.is_open(0)
    folds.find(lambda text: "one" in text)
    folds.keep_found()
    folds.find(lambda text: "nowhere" in text)
    assert folds.is_open(0)


def test_an_anchor_unfolds_all_that_is_around_it() -> None:
    folds = PageFolds()
    folds.take("a", [BODY])
    folds.toggle(1)
    assert [fold.number for fold in folds.hidden] == [0, 1]
    assert folds.open_anchor("deep")
    assert folds.hidden == ()
    assert not folds.open_anchor("deep")
    assert not folds.open_anchor("nowhere")


@pytest.mark.parametrize("address", ["vademecum-action:fold?n=", f"{FOLD}x", f"{FOLD}-1", "#fold", ""])
def test_other_addresses_fold_nothing(address: str) -> None:
    assert fold_number(address) == -1
