"""What a page gives to the clipboard: the author's words, and nothing of the program's."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QImage, QTextCursor
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.view import PageView

CODE = "def f(x):\n\n    return x  # \U0001f600 a_very_long_name_that_may_be_broken_somewhere()"
PAGE = f"""# Title 😀

Some **bold** and *slanted* text with `code`, [inside](other.md) and [web](https://example.org/a?b=1&c=2).

3. third
4. fourth
   - nested
   - more

- bullet
- [x] done

```python
{CODE}
```

```
plain one-liner
```

| a | b |
|---|---|
| `x` | a_very_long_identifier_that_breaks_in_its_column_of_the_table |
| 1 |  |

<details open><summary>Summary</summary>

Inside.

</details>

![A pump](pump.png)

Note[^1].

[^1]: The note.
"""
TEXT = f"""Title 😀

Some bold and slanted text with code, inside and web.

3. third
4. fourth
  • nested
  • more

• bullet
☑ done

{CODE}

plain one-liner

a\tb
x\ta_very_long_identifier_that_breaks_in_its_column_of_the_table
1\t

Summary

Inside.

A pump

Note[1].

1.  The note."""


@pytest.fixture
def view(make: MakeWindow, tmp_path: Path, qtbot: QtBot) -> PageView:
    root = write_folder(tmp_path / "kb", {"index.md": PAGE, "other.md": "# Other\n"})
    assert QImage(20, 20, QImage.Format.Format_RGB32).save(str(root / "pump.png"))
    window = make(root)
    view = window.tabs.current.view
    qtbot.waitUntil(lambda: "Other" in view.document().toPlainText())
    return view


def data(view: PageView) -> QMimeData:
    return view.createMimeDataFromSelection()


def select(view: PageView, first: str, last: str) -> None:
    begin, end = view.document().find(first), view.document().find(last)
    assert not begin.isNull()
    assert not end.isNull()
    cursor = QTextCursor(view.document())
    cursor.setPosition(begin.selectionStart())
    cursor.setPosition(end.selectionEnd(), QTextCursor.MoveMode.KeepAnchor)
    view.setTextCursor(cursor)


def test_all_of_a_page_is_its_own_words_and_nothing_else(view: PageView) -> None:
    shown = view.document().toPlainText()
    assert "Was this page helpful?" in shown
    assert "Copy" in shown
    view.selectAll()
    assert data(view).text() == TEXT


def test_html_says_what_the_words_are_and_has_no_looks(view: PageView) -> None:
    view.selectAll()
    html = data(view).html()
    for part in (
        "<h1>Title \U0001f600</h1>",
        "Some <b>bold</b> and <i>slanted</i> text with <code>code</code>, inside and "
        '<a href="https://example.org/a?b=1&amp;c=2">web</a>.',
        '<ol start="3"><li>third</li><li>fourth<ul><li>nested</li><li>more</li></ul></li></ol>',
        "<ul><li>bullet</li>",
        "<pre>def f(x):\n\n    return x",
        "</pre><pre>plain one-liner</pre>",
        '<table border="1"><tr><td><b>a</b></td><td><b>b</b></td></tr><tr><td><code>x</code></td>',
    ):
        assert part in html
    assert "style=" not in html
    assert "vademecum" not in html
    assert "\u200b" not in html


def test_code_is_copied_with_its_line_ends(view: PageView) -> None:
    select(view, "def f", "somewhere()")
    assert data(view).text() == CODE
    select(view, "return", "somewhere()")
    assert data(view).text().startswith("return x  # ")
    select(view, "def f", "return")
    assert data(view).text() == "def f(x):\n\n    return"
    assert data(view).html() == "<html><body><pre>def f(x):\n\n    return</pre></body></html>"


def test_words_out_of_a_line_are_no_paragraph(view: PageView) -> None:
    select(view, "bold", "slanted")
    assert data(view).text() == "bold and slanted"
    assert data(view).html() == "<b>bold</b> and <i>slanted</i>"
    select(view, "third", "third")
    assert data(view).text() == "third"


def test_a_list_that_is_selected_from_its_middle_keeps_its_numbers(view: PageView) -> None:
    select(view, "ird", "fourth")
    assert data(view).text() == "ird\n4. fourth"


def test_the_foot_is_copied_when_it_alone_is_selected(view: PageView) -> None:
    select(view, "Last updated", "Last updated")
    assert data(view).text() == "Last updated"
    select(view, "The note", "Last updated")
    assert data(view).text() == "The note."


def test_cells_that_are_selected_are_all_that_is_copied(view: PageView) -> None:
    table = view.document().find("x", view.document().find("plain one-liner")).currentTable()
    assert table is not None
    cursor = QTextCursor(view.document())
    cursor.setPosition(table.cellAt(0, 0).firstPosition())
    cursor.setPosition(table.cellAt(2, 0).lastPosition(), QTextCursor.MoveMode.KeepAnchor)
    assert cursor.hasComplexSelection()
    view.setTextCursor(cursor)
    assert data(view).text() == "a\nx\n1"
