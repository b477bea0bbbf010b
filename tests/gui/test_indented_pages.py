"""Where the text of lists, boxes in lists, and footnotes begins in Qt's own rich text."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument

from vademecum.app.page import INDENT_PX, render_page
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder

pytestmark = pytest.mark.usefixtures("qapp")


def laid_out(root: Path, source: str, width: int = 900) -> QTextDocument:
    (root / "p.md").write_text(source, "utf-8")
    snapshot = read_folder(root)
    page = render_page(snapshot, snapshot.articles["p.md"], load_theme("light"), width=width)
    document = QTextDocument()
    document.setIndentWidth(INDENT_PX)
    document.setHtml(page.html)
    document.setTextWidth(width)
    document.documentLayout().documentSize()
    return document


def block(document: QTextDocument, words: str) -> QTextBlock:
    found = document.find(words)
    assert not found.isNull(), words
    return found.block()


def left(document: QTextDocument, words: str) -> float:
    """Where the line with these words begins."""
    found = block(document, words)
    layout = found.layout()
    return document.documentLayout().blockBoundingRect(found).x() + layout.lineAt(0).x()


def table_left(document: QTextDocument, words: str) -> float:
    """Where the table or box that holds these words begins: its cell has some padding."""
    cursor = QTextCursor(block(document, words))
    table = cursor.currentTable()
    assert table is not None
    return left(document, words) - table.cellAt(cursor).format().toTableCellFormat().leftPadding()


def size(document: QTextDocument, words: str) -> int:
    return document.find(words).charFormat().font().pixelSize()


@pytest.mark.parametrize("inner", ["| CELL | b |\n  > |---|---|\n  > | 1 | 2 |", "```\n  > CELL\n  > ```"])
@pytest.mark.parametrize("lists", [1, 3])
def test_tables_and_code_in_a_callout_in_a_list_begin_where_its_text_does(
    tmp_path: Path, inner: str, lists: int
) -> None:
    pad = "  " * (lists - 1)
    source = "".join(f"{'  ' * n}- level {n}\n" for n in range(lists))
    body = f"\n  > [!NOTE]\n  > WORDS\n  >\n  > {inner}\n"
    document = laid_out(tmp_path, "# P\n\n" + source + body.replace("\n", f"\n{pad}"))
    assert table_left(document, "CELL") == pytest.approx(left(document, "WORDS"), abs=3)


def test_a_list_in_a_callout_in_a_list_begins_anew(tmp_path: Path) -> None:
    document = laid_out(
        tmp_path, "# P\n\n- item\n\n  > WORDS\n  >\n  > - INNER\n  >\n  >   ```\n  >   CODE\n  >   ```\n"
    )
    assert left(document, "INNER") == pytest.approx(left(document, "WORDS") + INDENT_PX, abs=1)
    assert table_left(document, "CODE") == pytest.approx(left(document, "INNER"), abs=3)


@pytest.mark.parametrize("width", [420, 900])
def test_every_level_of_a_deep_list_moves_on(tmp_path: Path, width: int) -> None:
    source = "".join(f"{'  ' * n}- L{n:02}\n" for n in range(15))
    document = laid_out(
        tmp_path, f"# P\n\n{source}\n{'  ' * 15}```\n{'  ' * 15}CODE\n{'  ' * 15}```\n", width
    )
    places = [left(document, f"L{n:02}") for n in range(15)]
    steps = [after - before for before, after in pairwise(places)]
    assert steps[:9] == [INDENT_PX] * 9
    assert all(0 < step < INDENT_PX for step in steps[9:])
    assert table_left(document, "CODE") == pytest.approx(places[-1], abs=3)


def test_all_of_a_footnote_is_small_and_begins_where_its_text_does(tmp_path: Path) -> None:
    source = (
        "# P\n\nBODY[^1] and `SPOKEN`\n\n[^1]: First.\n\n    MORE words\n\n    ```\n    CODE\n    ```\n\n"
        "    | CELL | b |\n    |---|---|\n    | 1 | 2 |\n\n    - ITEM `INLINE`\n\n      LOOSE\n\n"
        "      ```\n      DEEP\n      ```\n"
    )
    document = laid_out(tmp_path, source)
    more = left(document, "MORE")
    assert more == pytest.approx(left(document, "BODY") + INDENT_PX, abs=1)
    assert [table_left(document, words) for words in ("CODE", "CELL")] == pytest.approx([more] * 2, abs=3)
    item = left(document, "ITEM")
    assert item == pytest.approx(more + INDENT_PX, abs=1)
    assert [left(document, "LOOSE"), table_left(document, "DEEP")] == pytest.approx([item] * 2, abs=3)
    small = size(document, "MORE")
    assert small < size(document, "BODY")
    assert [size(document, words) for words in ("ITEM", "LOOSE", "CELL")] == [small] * 3
    assert all(size(document, words) < small for words in ("CODE", "DEEP", "INLINE"))
    assert size(document, "INLINE") < size(document, "SPOKEN")


def test_the_title_of_a_fold_is_the_heading_that_its_summary_holds(tmp_path: Path) -> None:
    fold = "<details>\n<summary>\n\n### My site\n\n</summary>\n\nHIDDEN\n\n</details>"
    document = laid_out(tmp_path, f"# P\n\n[there](#my-site)\n\n{fold}\n")
    title = block(document, "My site")
    assert title.blockFormat().headingLevel() > 0
    assert "my-site" in {name for run in title.textFormats() for name in run.format.anchorNames()}
    assert document.toPlainText().count("My site") == 1
    assert "Details" not in document.toPlainText()
    assert size(document, "My site") == size(document, "HIDDEN")
