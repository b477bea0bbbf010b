"""Excerpts read like sentences: no marks of lists, no bars of tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from vademecum.knowledge.running import running
from vademecum.retrieval.index import Index
from vademecum.retrieval.pipeline import SearchOptions, search


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("One line.", "One line."),
        ("Two\nlines\n\nof text.", "Two lines of text."),
        (
            "Choose:\n\n- one\n- two\n  goes on\n  - deeper\n- three",
            "Choose: one; two goes on; deeper; three",
        ),
        ("1. First.\n2. Second.\n10. Last", "First. Second. Last"),
        ("- [x] done\n- [ ] open", "done; open"),
        ("Keys\n\nKey | Default\nzoom | 1.0\nwrap | on", "Keys; Key · Default; zoom · 1.0; wrap · on"),
        ("a |  | b\n | c | d", "a · b; c · d"),
        ("a | b\nover both\nc | d", "a · b; over both; c · d"),
        ("Run cat x | sort to sort.", "Run cat x | sort to sort."),
        ("Text.\n\n[1] A note.", "Text. A note."),
        ("[Enter] opens it.\n\n- x", "[Enter] opens it. x"),
        ("选择\n\n- 深色\n- 浅色", "选择；深色；浅色"),
        ("-5 degrees\n\n3.5 mm\n\n[x]", "-5 degrees 3.5 mm [x]"),
        (
            "The bar and its source\n\nEnter asks.\n\n(Both do.)\n\nEnd",
            "The bar and its source. Enter asks. (Both do.) End",
        ),
        ("See:\n\nA picture\n\nand more", "See: A picture and more"),
        ("- Open it\n  A picture\n  Then press\n  on", "Open it. A picture. Then press on"),
        ("一张图片\n\n按下按钮", "一张图片。按下按钮"),
        ("", ""),
    ],
)
def test_lists_and_tables_become_running_text(text: str, expected: str) -> None:
    assert running(text) == expected


def test_excerpts_of_hits_hold_no_marks_and_mark_the_right_words(
    make_index: Callable[[Mapping[str, str]], Index],
) -> None:
    rows = "".join(f"| option {n} | sets the {n}th thing of many |\n" for n in range(40))
    index = make_index(
        {
            "t.md": f"# Options\n\n| Name | Meaning |\n|---|---|\n{rows}| wobble | how far it sways |\n",
            "l.md": "# Ways\n\n- walk\n- ride a wobble board\n\n1. open\n2. shut\n",
        }
    )
    hits = {hit.path: hit for hit in search(index, "wobble", SearchOptions(limit=5)).hits}
    assert set(hits) == {"t.md", "l.md"}
    assert hits["l.md"].excerpt == "walk; ride a wobble board; open; shut"
    assert "wobble · how far it sways" in hits["t.md"].excerpt
    for hit in hits.values():
        assert "|" not in hit.excerpt
        assert [hit.excerpt[start:end] for start, end in hit.spans] == ["wobble"]
