"""Long pages come in parts, and end up as if they had come whole."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QTextCursor, QTextDocument, QTextTable
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.journey import Spot, Stop
from vademecum.viewer.page.parts import LONG_CHARACTERS, cut
from vademecum.viewer.page.pieces import PART_CHARACTERS
from vademecum.viewer.page.view import PageView
from vademecum.viewer.tasks import Tasks

STYLE = "font-size:15px;color:#111111"
SLUGS = [f"part-{n}" for n in range(60)]


def page(body: str) -> str:
    return f'<html><body style="{STYLE}">{body}</body></html>'


def long_body() -> str:
    words = "Some words to read. " * 40
    blocks = []
    for n in range(60):
        blocks.append(f'<h2 id="part-{n}" style="margin-top:20px;margin-bottom:6px">Part {n}</h2>')
        blocks.append(f'<p style="margin-top:0px;margin-bottom:10px;line-height:120%">{words}</p>')
        blocks.append("<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>")
        blocks.append(
            f'<table border="1" width="100%"><tr><td>cell {n}</td><td>{words[:200]}</td></tr></table>'
        )
    return "".join(blocks)


def table_body(rows: int) -> str:
    cells = "".join(
        f"<tr><td>{n}</td><td>name {n % 97}</td><td>some text of row {n}</td></tr>" for n in range(rows)
    )
    head = "<tr><th>n</th><th>name</th><th>use</th></tr>"
    table = f'<table border="1" style="margin-top:3px;margin-bottom:13px">{head}{cells}</table>'
    return f"<p>before</p>{table}<p>after</p>"


def shape(document: QTextDocument) -> list[tuple[object, ...]]:
    found = []
    block = document.begin()
    while block.isValid():
        look = block.blockFormat()
        cursor = QTextCursor(block)
        found.append((
            block.text(), look.topMargin(), look.bottomMargin(), look.lineHeight(), look.headingLevel(),
            block.textList() is not None, cursor.currentTable() is not None,
        ))  # fmt: skip
        block = block.next()
    return found


@pytest.fixture
def view(qtbot: QtBot, tasks: Tasks) -> PageView:
    made = PageView(tasks)
    qtbot.addWidget(made)
    made.resize(700, 500)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_short_pages_stay_whole() -> None:
    html = page("<p>short</p>")
    assert cut(html) == (html, ())
    assert cut("no page at all" * 9000) == ("no page at all" * 9000, ())


def test_parts_are_whole_elements_and_nothing_is_lost() -> None:
    html = page(long_body())
    assert len(html) > LONG_CHARACTERS
    first, parts = cut(html)
    assert (
        first.removesuffix("</body></html>") + "".join(part.html for part in parts) + "</body></html>" == html
    )
    assert all(len(part.html) < 3 * PART_CHARACTERS for part in parts)
    for part in parts:
        assert part.html.count("<table") == part.html.count("</table>")
        assert part.html.count("<ul") == part.html.count("</ul>")


def test_a_page_in_parts_equals_the_page_in_one_go(view: PageView, qtbot: QtBot) -> None:
    html = page(long_body())
    whole = QTextDocument()
    whole.setHtml(html)
    first, parts = cut(html)
    with qtbot.waitSignal(view.completed, timeout=20_000):
        view.show_page(first, parts=parts, slugs=SLUGS)
    assert shape(view.document()) == shape(whole)
    assert [slug for _, slug in view.places.headings()] == SLUGS


def test_long_tables_are_cut_between_rows_without_gaps(view: PageView, qtbot: QtBot) -> None:
    html = page(table_body(1600))
    first, parts = cut(html)
    assert len(parts) > 3
    with qtbot.waitSignal(view.completed, timeout=20_000):
        view.show_page(first, parts=parts)
    text = view.toPlainText()
    assert all(f"some text of row {n}" in text for n in range(1600))
    assert text.index("before") < text.index("row 0") < text.index("row 1599") < text.index("after")
    layout, block = view.document().documentLayout(), view.document().begin()
    seams = []
    while block.isValid():
        if not block.text() and QTextCursor(block).currentTable() is None:
            seams.append(layout.blockBoundingRect(block).height())
        block = block.next()
    assert sum(height > 6 for height in seams) <= 1, "only the end of the whole table has Qt's empty line"


def test_the_pieces_of_a_table_that_is_too_wide_are_equally_wide(view: PageView, qtbot: QtBot) -> None:
    heads = "".join(f"<th>{word}</th>" for word in ("Number", "Case-insensitive", "Modification", "Metadata"))
    rows = "".join(
        f"<tr><td>{n}</td><td>yes</td><td>{'sometimes' if n == 700 else 'no'}</td><td>RWU</td></tr>"
        for n in range(1500)
    )
    html = page(f'<p>before</p><table border="1"><tr>{heads}</tr>{rows}</table><p>after</p>')
    view.resize(300, 400)
    first, parts = cut(html)
    with qtbot.waitSignal(view.completed, timeout=20_000):
        view.show_page(first, parts=parts)
    layout = view.document().documentLayout()
    layout.documentSize()
    tables = [frame for frame in view.document().rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert len(tables) > 3
    assert len({round(layout.frameBoundingRect(table).width()) for table in tables}) == 1
    edges = [
        tuple(
            round(layout.blockBoundingRect(table.cellAt(0, column).firstCursorPosition().block()).left())
            for column in range(4)
        )
        for table in tables
    ]
    assert len(set(edges)) == 1


def test_tables_of_uneven_rows_and_tables_inside_lose_nothing() -> None:
    rows = "".join(
        f'<tr><td colspan="2">wide {n}</td></tr><tr><td>a</td><td>b{n}</td></tr>' for n in range(1500)
    )
    first, parts = cut(page(f"<table>{rows}</table>"))
    joined = first + "".join(part.html for part in parts)
    assert all(f"wide {n}<" in joined and f"b{n}<" in joined for n in range(1500))
    inner = "".join(f"<tr><td><table><tr><td>in {n}</td></tr></table></td></tr>" for n in range(1500))
    first, parts = cut(page(f"<table>{inner}</table>"))
    joined = first + "".join(part.html for part in parts)
    assert all(f"in {n}<" in joined for n in range(1500))


def test_a_place_in_a_later_part_is_reached_when_it_is_there(view: PageView, qtbot: QtBot) -> None:
    first, parts = cut(page(long_body()))
    reached: list[str] = []
    view.sectionReached.connect(reached.append)
    view.show_page(first, parts=parts, slugs=SLUGS, anchor="part-50")
    assert view.verticalScrollBar().value() == 0
    qtbot.waitUntil(lambda: "part-50" in reached, timeout=20_000)
    with qtbot.waitSignal(view.completed, timeout=20_000):
        view.show_page(first, parts=parts, slugs=SLUGS, spot=Spot("", 0, 0.7))
    bar = view.verticalScrollBar()
    assert abs(bar.value() / bar.maximum() - 0.7) < 0.02


def test_a_reader_who_scrolls_meanwhile_is_not_moved(view: PageView, qtbot: QtBot) -> None:
    from PySide6.QtCore import Qt

    first, parts = cut(page(long_body()))
    view.show_page(first, parts=parts, slugs=SLUGS, anchor="part-59")
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    with qtbot.waitSignal(view.completed, timeout=20_000):
        pass
    assert view.spot().slug != "part-59"


def below_the_top(view: PageView, slug: str) -> int:
    """Pixels from the pane's top edge down to a heading."""
    found = next(place for place, name in view.places.headings() if name == slug)
    return round(view.places.top_of(found)) - view.verticalScrollBar().value()


@pytest.mark.parametrize("part", [11, 23, 38, 55])
def test_an_anchor_ends_up_at_the_top_though_the_page_ends_below_it_for_now(
    view: PageView, qtbot: QtBot, part: int
) -> None:
    # With the heading nearly at its end, each part is too short to scroll on to it.
    html = page(long_body())
    first, parts = cut(html)
    view.show_page(first, parts=parts, slugs=SLUGS, anchor=f"part-{part}")
    qtbot.waitSignal(view.completed, timeout=10_000).wait()
    assert below_the_top(view, f"part-{part}") == 8


def long_article(sections: int = 400) -> str:
    text = "Some words to read before the next heading comes along. " * 6
    parts = "".join(f"## Part {n}\n\n{text}\n\n- one\n- two\n\n" for n in range(sections))
    return f"# Long\n\n{parts}"


def test_a_folder_opens_at_an_anchor_deep_in_a_long_page(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# Home\n", "long.md": long_article()})
    window = make(folder, page="long.md#part-300")
    pane = window.tabs.current
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "long.md", timeout=10_000)
    # Rendered once more with its neighbours, it stays there.
    qtbot.waitUntil(lambda: window.parts.library.state == "ready", timeout=10_000)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy(), timeout=10_000)
    qtbot.waitUntil(lambda: not pane.view._stream.active, timeout=10_000)
    assert below_the_top(pane.view, "part-300") == 8


def test_a_tab_that_is_closed_while_its_page_is_read_is_forgotten(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# Home\n", "long.md": long_article()})
    window = make(folder)
    window.tabs.add_tab(Stop("long.md"))
    window.tabs.close_tab()
    qtbot.waitUntil(lambda: not window.parts.tasks.busy(), timeout=10_000)
    assert [pane.page.path for pane in window.tabs.panes if pane.page is not None] == ["index.md"]


def test_another_page_stops_the_parts_of_the_one_before(view: PageView, qtbot: QtBot) -> None:
    first, parts = cut(page(long_body()))
    view.show_page(first, parts=parts, slugs=SLUGS)
    view.show_page("<p>short</p>")
    qtbot.wait(80)
    assert view.toPlainText() == "short"


def test_find_and_zoom_work_on_a_long_page(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    rows = "".join(f"| {n} | item {n} | needle{n % 50} |\n" for n in range(1200))
    folder = write_folder(
        tmp_path / "kb", {"index.md": f"# Table\n\n| n | name | use |\n|---|---|---|\n{rows}"}
    )
    window = make(folder)
    view = window.tabs.current.view
    qtbot.waitUntil(lambda: "item 1199" in view.toPlainText(), timeout=20_000)
    window.commander.run("edit.find")
    window.tabs.current.find_bar.field.setText("needle7 ")
    qtbot.waitUntil(lambda: window.tabs.current.find_bar.count.text() == "1 of 24", timeout=5000)
    window.commander.run("view.zoom-in")
    qtbot.waitUntil(lambda: not view._stream.active, timeout=20_000)
    assert "item 1199" in view.toPlainText()


@pytest.mark.parametrize(
    "body",
    [
        "\n".join("  " * n + f"- level {n}" for n in range(300)),
        "> " * 300 + "level 299",
        "\n".join(">" * n + " " + "- " * n + f"level {n}" for n in range(300)),
    ],
    ids=["lists", "quotes", "both"],
)
def test_a_page_of_endless_nesting_stays_in_its_width(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path, body: str
) -> None:
    window = make(write_folder(tmp_path / "kb", {"deep.md": f"# Deep\n\n{body}\n\nThe end.\n"}))
    window.resize(1400, 800)
    view = window.tabs.current.view
    qtbot.waitUntil(lambda: "The end." in view.toPlainText(), timeout=5000)
    view.document().documentLayout().documentSize()
    assert "level 299" in view.toPlainText()
    assert view.horizontalScrollBar().maximum() == 0


CELL = "padding:4px;border:1px solid #000000"


def ruled(rows: int) -> str:
    """A table as the renderer writes it, whose rows are alike."""
    row = f'<tr><td style="{CELL}">name</td><td style="{CELL}">word of a row</td></tr>'
    style = "margin-top:3px;margin-bottom:13px;border-collapse:collapse;border-color:#000000"
    return f'<table border="1" cellspacing="0" cellpadding="0" style="{style}">{row * rows}</table>'


def black_lines(view: PageView, x: int) -> list[int]:
    """Where a column of pixels crosses black lines, from the top of the pane."""
    picture = view.viewport().grab().toImage()
    return [y for y in range(picture.height()) if picture.pixelColor(x, y).lightness() < 60]


def test_nothing_shows_where_a_table_is_cut(view: PageView, qtbot: QtBot) -> None:
    first, parts = cut(page(f"<p>before</p>{ruled(700)}<p>after</p>"))
    with qtbot.waitSignal(view.completed, timeout=20_000):
        view.show_page(first, parts=parts)
    view.setStyleSheet("background:#ffffff")
    tables = [f for f in view.document().rootFrame().childFrames() if isinstance(f, QTextTable)]
    assert len(tables) > 3
    layout = view.document().documentLayout()
    layout.documentSize()
    cuts = sorted(round(layout.frameBoundingRect(table).top()) for table in tables)[1:]
    for y in cuts[:3]:
        view.verticalScrollBar().setValue(y - 200)
        lines = black_lines(view, 9)
        steps = {after - before for before, after in pairwise(lines)}
        assert len(steps) == 1, "rules are as far apart as everywhere, and none is double"


def coloured(lines: int) -> str:
    """A box of code as the renderer writes it; colours run on over many lines."""
    rows = [f"line {n}" for n in range(lines)]
    for n in range(0, lines - 39, 40):
        rows[n] = f'<span style="color:#0000ff">{rows[n]}'
        rows[n + 39] += "</span>"
    sides = "padding-left:12px;padding-right:12px;padding-top:8px;padding-bottom:8px"
    cell = f'style="background-color:#dddddd;{sides}"'
    pre = '<pre style="margin-top:0px;margin-bottom:0px;white-space:pre-wrap;font-size:13px">'
    body = f'<td width="99%" {cell}>{pre}{chr(10).join(rows)}</pre></td>'
    outer = '<table width="100%" cellspacing="0" style="margin-top:3px;margin-bottom:13px">'
    return f'{outer}<tr>{body}<td width="1%" {cell}><a href="c">Copy</a></td></tr></table>'


def test_long_code_is_cut_between_lines_and_stays_one_box(view: PageView, qtbot: QtBot) -> None:
    first, parts = cut(page(f"<p>before</p>{coloured(7000)}<p>after</p>"))
    assert len(parts) > 4
    assert all(part.html.count("<span") == part.html.count("</span>") for part in parts)
    with qtbot.waitSignal(view.completed, timeout=20_000):
        view.show_page(first, parts=parts)
    text = view.toPlainText().splitlines()
    shown = [line for line in text if line.startswith("line ")]
    assert [line.split()[1] for line in shown] == [str(n) for n in range(7000)]
    for n in (1, 1230, 3970):
        colour = view.document().find(f"line {n}").charFormat().foreground().color().name()
        assert colour == "#0000ff", "a colour goes on in the next piece"
    layout = view.document().documentLayout()
    layout.documentSize()
    tops = []
    block = view.document().begin()
    while block.isValid():
        if block.text().startswith("line "):
            tops.append(layout.blockBoundingRect(block).top())
        block = block.next()
    steps = {round(after - before) for before, after in pairwise(tops)}
    assert len(steps) == 1, "lines are as far apart where the box is cut as elsewhere"


def test_a_paragraph_without_end_is_cut_between_words(view: PageView, qtbot: QtBot) -> None:
    words = " ".join(f"word{n}" for n in range(20_000))
    style = "margin-top:0px;margin-bottom:11px;line-height:120%"
    first, parts = cut(
        page(f'<p style="{style}">{words} <b>bold {words[:9000]} end</b> tail</p><p>after</p>')
    )
    assert len(parts) > 10
    assert max(len(part.html) for part in parts) < 20_000
    assert all(part.html.count("<b>") == part.html.count("</b>") for part in parts)
    with qtbot.waitSignal(view.completed, timeout=20_000):
        view.show_page(first, parts=parts)
    told = view.toPlainText().split()
    assert told == f"{words} bold {words[:9000]} end tail after".split()
    margins = []
    block = view.document().begin()
    while block.isValid():
        margins.append(block.blockFormat().bottomMargin())
        block = block.next()
    assert set(margins[:-2]) == {0.0}, "the pieces touch"
    assert margins[-2] == 11.0
