from __future__ import annotations

import re
from pathlib import Path

import pytest

from vademecum.app.page import render_page
from vademecum.app.page.direction import is_right_to_left, page_is_right_to_left
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder


def rendered(tmp_path: Path, markdown: str) -> str:
    (tmp_path / "page.md").write_text(markdown, encoding="utf-8")
    snapshot = read_folder(tmp_path)
    return render_page(snapshot, snapshot.articles["page.md"], load_theme("light")).html


def cells(html: str) -> list[list[str]]:
    """What stands in the cells of each row, tags left out."""
    rows = re.findall(r"<tr>(.*?)</tr>", html, re.DOTALL)
    return [
        [re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<td.*?</td>", row, re.DOTALL)] for row in rows
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("نص", True),
        ("123 נא", True),
        ("pump نص", False),
        ("«نص»", True),
        ("", False),
        ("1.2", False),
        ("日本", False),
    ],
)
def test_first_letter_with_a_direction_decides(text: str, expected: bool) -> None:
    assert is_right_to_left(text) is expected


@pytest.mark.parametrize(
    ("title", "language", "expected"),
    [
        ("دليل", "", True),
        ("Guide", "ar", False),
        ("2024", "ar-EG", True),
        ("2024", "en", False),
        ("", "he", True),
    ],
)
def test_a_page_runs_as_its_title_or_else_its_language(title: str, language: str, expected: bool) -> None:
    assert page_is_right_to_left(title, language) is expected


def test_columns_stand_in_the_order_of_the_eye(tmp_path: Path) -> None:
    html = rendered(tmp_path, "# ل\n\n| اسم | قيمة | وحدة |\n|---|---|---|\n| عزم | 20 | متر |\n")
    assert cells(html) == [["وحدة", "قيمة", "اسم"], ["متر", "20", "عزم"]]
    assert '<table align="right"' in html


def test_spanned_cells_keep_their_columns(tmp_path: Path) -> None:
    html = rendered(
        tmp_path,
        "# ل\n\n<table><tr><td rowspan='2'>أ</td><td>ب</td><td>ج</td></tr><tr><td>د</td><td>ه</td></tr>"
        "<tr><td colspan='2'>و</td><td>ز</td></tr></table>\n",
    )
    assert cells(html) == [["ج", "ب", "أ"], ["ه", "د"], ["ز", "و"]]


def test_tables_of_both_directions_on_one_page(tmp_path: Path) -> None:
    html = rendered(tmp_path, "# ل\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| أ | ب |\n|---|---|\n| 1 | 2 |\n")
    assert cells(html) == [["a", "b"], ["1", "2"], ["ب", "أ"], ["2", "1"]]


def test_code_in_a_table_is_copied_as_it_stands_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(
        "# ل\n\n<table><tr><td>أ</td><td>\n\n```\none\n```\n\n</td></tr></table>\n\n```\ntwo\n```\n",
        encoding="utf-8",
    )
    snapshot = read_folder(tmp_path)
    page = render_page(snapshot, snapshot.articles["page.md"], load_theme("light"))
    copies = re.findall(r"copy\?n=(\d+)", page.html)
    shown = re.findall(r"<pre[^>]*>(\w+)", page.html)
    assert [page.codes[int(number)] for number in copies] == shown == ["one", "two"]


@pytest.mark.parametrize("text", ["# ل\n\n> [!note]\n> نص\n", "# ل\n\n> نص\n", '# ل\n\n=== "أ"\n\n    نص\n'])
def test_bars_of_boxes_stand_where_lines_begin(tmp_path: Path, text: str) -> None:
    html = rendered(tmp_path, text)
    assert re.search(r"border-right:\d+px solid", html)
    assert "border-left" not in html


def test_pages_that_run_to_the_right_stay_as_they_are(tmp_path: Path) -> None:
    html = rendered(tmp_path, "# Guide\n\n> [!note]\n> Text, and نص.\n\n| a | نص |\n|---|---|\n| 1 | 2 |\n")
    assert "border-left" in html
    assert "border-right" not in html
    assert cells(html)[-2:] == [["a", "نص"], ["1", "2"]]
