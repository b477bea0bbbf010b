"""The widths of what a page shows: text in one measure, tables and code as wide as they need and can be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QTextBlock, QTextFrame, QTextTable
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.viewer.page.columns import Column, share_out
from vademecum.viewer.page.images import measure
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.page.loading import load_page
from vademecum.viewer.page.pages import Wish
from vademecum.viewer.page.view import PageView
from vademecum.viewer.tasks import Tasks

GALLERY = Path(__file__).resolve().parents[2] / "fixtures" / "gallery"
CORPORA = Path(__file__).resolve().parents[4] / "shared" / "corpora"
STYLE = "font-size:15px"
CELL = "padding-left:9px;padding-right:9px;border:1px solid #888888"


@pytest.fixture
def view(qtbot: QtBot, tasks: Tasks) -> Iterator[PageView]:
    made = PageView(tasks)
    qtbot.addWidget(made)
    made.resize(1360, 600)
    made.show()
    qtbot.waitExposed(made)
    yield made


def show(view: PageView, qtbot: QtBot, root: Path, path: str, width: int) -> None:
    """Show a page of a folder as the window does."""
    view.resize(width, 600)
    neighbour = (path, "A title with A/path.and_many_words_without_any_space_to_break_at_for_the_foot")
    wish = Wish(Reader(), load_theme("light"), read_folder(root), path, width=width, after=neighbour)
    page = load_page(wish)
    view.show_page(page.first or page.html, parts=page.parts, pictures=page.pictures)
    qtbot.waitUntil(lambda: not view._stream.active, timeout=20_000)


def page(body: str) -> str:
    return f'<html><body style="{STYLE}">{body}</body></html>'


def table(*rows: tuple[str, ...]) -> str:
    cells = "".join(
        "<tr>" + "".join(f'<td style="{CELL}">{text}</td>' for text in row) + "</tr>" for row in rows
    )
    return (
        f'<table border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse">{cells}</table>'
    )


def box(body: str, padding: int = 0) -> str:
    cell = f'<td style="padding:{padding}px">{body}</td>'
    return f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cell}</tr></table>'


def code(lines: int, width: int) -> str:
    text = "\n".join("x" * (width - 6) + f" {n:05}" for n in range(lines))
    return box(f'<pre style="white-space:pre-wrap">{text}</pre>')


def blocks(view: PageView) -> Iterator[QTextBlock]:
    block = view.document().begin()
    while block.isValid():
        yield block
        block = block.next()


def lines(view: PageView, start: str) -> list[str]:
    """The lines of the paragraph that begins so, as they are shown."""
    view.document().documentLayout().documentSize()
    block = next(block for block in blocks(view) if block.text().startswith(start))
    layout = block.layout()
    shown = [layout.lineAt(n) for n in range(layout.lineCount())]
    return [block.text()[line.textStart() : line.textStart() + line.textLength()] for line in shown]


def tables(view: PageView) -> list[QTextTable]:
    frames = sorted(view.document().rootFrame().childFrames(), key=QTextFrame.firstPosition)
    return [frame for frame in frames if isinstance(frame, QTextTable)]


def widths(view: PageView) -> list[float]:
    """Of the tables and boxes of the page, their margins left out."""
    layout = view.document().documentLayout()
    layout.documentSize()
    return [
        layout.frameBoundingRect(one).width() - one.format().leftMargin() - one.format().rightMargin()
        for one in tables(view)
    ]


WORDS = "It is a matter of taste how long the lines of a page are, but not only of taste. "


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_lines_of_text_have_seventy_to_eighty_letters_on_every_page(view: PageView, zoom: float) -> None:
    view.resize(2000, 600)
    view.set_zoom(zoom)
    many = table(*[tuple(f"column number {n}" for n in range(9))] * 2)
    starts = set()
    for extra in ("", many, code(3, 100)):
        view.show_page(page(f"<p>{WORDS * 8}</p>{extra}"))
        full = [len(line.strip()) for line in lines(view, "It is")[:-1]]
        assert 68 <= sum(full) / len(full) <= 82
        assert max(full) <= 90
        starts.add(view.viewportMargins().left())
    assert len(starts) == 1, "text begins at the same place whatever else a page has"


def test_the_text_stands_in_the_middle_of_a_wide_pane(view: PageView) -> None:
    view.resize(1600, 600)
    view.show_page(page(f"<p>{WORDS * 8}</p>"))
    left = view.viewportMargins().left()
    text = max(view.document().begin().layout().lineAt(n).naturalTextWidth() for n in range(4))
    assert abs((1600 - text) / 2 - left) < 60
    view.resize(500, 600)
    assert view.viewportMargins().left() == 20


def test_code_takes_room_before_it_wraps(view: PageView) -> None:
    view.show_page(page(f"<p>{WORDS * 8}</p>{code(3, 40)}<p>x</p>{code(3, 80)}"))
    short, long = widths(view)
    measure = max(view.document().begin().layout().lineAt(n).naturalTextWidth() for n in range(4))
    assert abs(short - measure) < 60, "what has room is as wide as text"
    assert long > 1.3 * short
    view.resize(600, 600)
    assert abs(widths(view)[0] - widths(view)[1]) < 20, "a narrow pane has no more to give"
    assert view.horizontalScrollBar().maximum() == 0


def test_columns_wrap_between_words_and_the_page_stays_within_its_pane(view: PageView) -> None:
    view.resize(600, 600)
    heads = ("Name", "Case insensitive", "Duplicate files", "Modification time", "What it is for")
    view.show_page(page("<p>x</p>" + table(heads, ("storage", "yes", "no", "yes", WORDS * 2))))
    assert view.horizontalScrollBar().maximum() == 0
    for block in blocks(view):
        layout = block.layout()
        for n in range(layout.lineCount() - 1):
            line = layout.lineAt(n)
            assert block.text()[line.textStart() + line.textLength() - 1] == " ", block.text()


def test_short_columns_keep_their_width_beside_a_long_one(view: PageView) -> None:
    view.resize(600, 600)
    view.show_page(page(table(("metric", "int", WORDS * 3, ""), ("visits", "float", WORDS, ""))))
    view.document().documentLayout().documentSize()
    assert [block.layout().lineCount() for block in blocks(view) if block.text() in ("metric", "float")] == [
        1,
        1,
    ]
    given = [length.rawValue() for length in tables(view)[0].format().columnWidthConstraints()]
    assert given[2] > 0.6 * sum(given)


def test_only_a_table_that_cannot_shrink_is_scrolled_and_the_text_needs_no_scrolling(view: PageView) -> None:
    view.resize(500, 600)
    view.show_page(page(f"<p>{WORDS * 3}</p>" + table(tuple(f"Unbreakable{n}" for n in range(14)))))
    assert view.horizontalScrollBar().maximum() > 0
    room = view.viewport().width()
    assert all(
        view.document().begin().layout().lineAt(n).naturalTextWidth() < room
        for n in range(view.document().begin().layout().lineCount())
    )


def test_the_page_gives_way_to_a_table_that_cannot_shrink(view: PageView) -> None:
    view.show_page(page(f"<p>{WORDS * 3}</p>" + table(tuple(f"Unbreakable{n}" for n in range(8)))))
    assert view.viewportMargins().left() > 300
    for width, shifted in ((1000, True), (950, True), (1600, False)):
        view.resize(width, 600)
        assert view.horizontalScrollBar().maximum() == 0
        text = max(view.document().begin().layout().lineAt(n).naturalTextWidth() for n in range(2))
        assert (view.viewportMargins().left() < (width - text) / 2 - 60) == shifted


def test_a_table_follows_the_pane_and_gets_its_room_back(view: PageView) -> None:
    view.show_page(page("<p>x</p>" + table(tuple(f"Several words {n}" for n in range(8)))))
    wide = widths(view)
    view.resize(420, 600)
    assert widths(view)[0] < wide[0]
    view.resize(1360, 600)
    assert widths(view) == wide
    assert tables(view)[0].cellAt(0, 0).format().toTableCellFormat().leftPadding() == 9


def test_cells_that_reach_beyond_the_columns_do_no_harm(view: PageView) -> None:
    wide = "<td colspan='9'>" + "unbreakablewords" * 4 + "</td>"
    row = "".join(f'<td style="{CELL}">{"longword" * 6}</td>' for _ in range(4))
    view.show_page(page(f'<table border="1"><tr>{row}</tr><tr><td rowspan="7">a</td>{wide}</tr></table>'))
    for width in (420, 300, 900):
        view.resize(width, 600)
    assert "unbreakable" in view.toPlainText()


def test_a_table_in_a_cell_has_room_for_its_words(view: PageView) -> None:
    inner = table(("first words", "second words"), ("a", "b"))
    view.show_page(page(table(("Outer", "Other"), ("x", inner))))
    lines = [block.layout().lineCount() for block in blocks(view) if block.text().endswith("words")]
    assert lines == [1, 1]


def test_fractions_of_pixels_bring_no_bar(view: PageView) -> None:
    view.show_page(page("<p>text</p>"))
    view.horizontalScrollBar().setRange(0, 3)
    assert view.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff


def test_a_table_in_a_box_stays_in_the_box(view: PageView) -> None:
    inner = table(("one", WORDS * 2), ("two", WORDS))
    for width in (420, 700, 1600):
        view.resize(width, 600)
        view.show_page(page(f"<p>{WORDS * 4}</p>{box(inner, 12)}"))
        layout = view.document().documentLayout()
        layout.documentSize()
        outer = tables(view)[0]
        held = outer.childFrames()[0]
        assert layout.frameBoundingRect(held).right() <= layout.frameBoundingRect(outer).right()
        assert view.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("width", [420, 612, 1360])
@pytest.mark.parametrize("path", sorted(file.name for file in GALLERY.glob("*.md")))
def test_no_gallery_page_is_wider_than_its_pane(view: PageView, qtbot: QtBot, path: str, width: int) -> None:
    show(view, qtbot, GALLERY, path, width)
    assert view.horizontalScrollBar().maximum() == 0
    view.set_zoom(2.0)
    assert view.horizontalScrollBar().maximum() == 0 or width == 420 or path == "deep.md"


@pytest.mark.parametrize("zoom", [0.8, 1.0, 1.3, 1.5, 2.0, 2.5])
def test_indents_and_tab_stops_grow_with_the_text(view: PageView, zoom: float) -> None:
    inner = box("t").replace("<table", '<table style="margin-left:-24px"')
    lists = f"<ul><li>a<ul><li>b{inner}</li></ul></li></ul>"
    pre = '<pre style="font-size:13px">'
    view.show_page(page(f"<p>x</p>{lists}{pre}\tc</pre>{pre}    c</pre>"))
    view.set_zoom(zoom)
    view.document().documentLayout().documentSize()
    found = {}
    for block in blocks(view):
        at = block.text().find("c") if "c" in block.text() else 0
        cursor = view.textCursor()
        cursor.setPosition(block.position() + at)
        found.setdefault(block.text(), view.cursorRect(cursor).left())
    assert abs(found["b"] - found["x"] - 56 * zoom) <= 1
    assert abs(found["t"] - found["b"]) <= 1, "a box in a list begins where the list's text does"
    assert abs(found["\tc"] - found["    c"]) <= 1


@pytest.mark.skipif(not CORPORA.is_dir(), reason="real folders do not lie beside this checkout")
@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("plausible", "docs/stats-api.md"),
        ("plausible", "docs/events-api.md"),
        ("businesscentral", "keyboard-shortcuts.md"),
        ("businesscentral", "ui-enter-criteria-filters.md"),
        ("businesscentral", "ui-customizing-overview.md"),
        ("logseq", "pages/Advanced Queries.md"),
        ("freetube", "usage/shortcuts.md"),
    ],
)
def test_real_pages_stay_within_their_pane(view: PageView, qtbot: QtBot, name: str, path: str) -> None:
    for width in (420, 612, 1360):
        show(view, qtbot, CORPORA / name, path, width)
        assert view.horizontalScrollBar().maximum() == 0, width


COLUMNS = (Column(40, 60, 60), Column(50, 70, 400), Column(50, 80, 1600))


@pytest.mark.parametrize(
    ("wide", "whole", "told"),
    [
        (3000, 3000, (60, 400, 1600)),
        (210, 210, (60, 70, 80)),
        (140, 140, (40, 50, 50)),
        (100, 100, (40, 50, 50)),
    ],
    ids=["natural", "whole words", "pieces", "wider than the room"],
)
def test_columns_share_the_room(wide: int, whole: int, told: tuple[int, ...]) -> None:
    assert share_out(COLUMNS, wide, whole, 60) == told


def test_columns_fill_the_room_and_never_more_than_it() -> None:
    for room in range(150, 1500, 7):
        shared = share_out(COLUMNS, room, room, 60)
        assert sum(shared) <= room
        assert all(width >= column.least for width, column in zip(shared, COLUMNS, strict=True))
        if room > 210:
            assert room - sum(shared) <= len(COLUMNS)
            assert shared[0] == 60
            assert shared[1] < shared[2]


def test_long_words_break_before_a_text_starves_beside_them() -> None:
    flag, kind, default = Column(74, 269, 269), Column(136, 136, 269), Column(75, 75, 75)
    text = Column(106, 106, 851)
    assert share_out((flag, kind, default, text), 786, 833, 130)[0] == 269
    widths = share_out((flag, kind, default, text), 534, 534, 130)
    assert sum(widths) <= 534
    assert widths[0] < 269
    assert widths[3] > 200


def test_words_break_anywhere_only_where_that_keeps_the_table_in_the_room() -> None:
    code = (Column(150, 400, 400), Column(150, 300, 300))
    assert sum(share_out(code, 240, 240, 100)) == 240
    assert share_out(code, 180, 180, 100) == (150, 150), "it has to be scrolled: no word is broken for that"


def test_a_page_is_set_tighter_once_its_pane_is_narrow(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    heads = "| Name | Type | Description | Requirements |\n|---|---|---|---|\n"
    row = "| `views_per_visit` | `integer` | The number of views divided by visits | None of all |\n"
    window = make(write_folder(tmp_path / "kb", {"index.md": f"# T\n\n{heads}{row * 4}"}))
    window.resize(1300, 700)
    view = window.tabs.current.view
    qtbot.waitUntil(lambda: "divided" in view.toPlainText() and not window.parts.tasks.busy(), timeout=5000)

    def letters() -> int:
        return max(b.charFormat().font().pixelSize() for b in blocks(view) if b.text() == "Type")

    usual = letters()
    window.resize(420, 700)
    qtbot.waitUntil(lambda: letters() < usual, timeout=5000)
    assert view.horizontalScrollBar().maximum() == 0
    window.resize(1300, 700)
    qtbot.waitUntil(lambda: letters() == usual, timeout=5000)


def test_crumbs_begin_where_the_title_does(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    pages = {"index.md": "# Title\n\nText\n", "rtl.md": "# عنوان\n\nنص\n"}
    window = make(write_folder(tmp_path / "kb", {**pages, "long.md": "# Title\n\n" + "Text\n\n" * 200}))
    window.resize(1500, 700)
    pane = window.tabs.current
    qtbot.waitUntil(lambda: pane.page is not None and not window.parts.tasks.busy(), timeout=5000)
    tops = set()
    for path in ("index.md", "long.md", "rtl.md"):
        pane.go(Stop(path))
        qtbot.waitUntil(lambda path=path: pane.page.path == path, timeout=5000)
        qtbot.waitUntil(lambda: not window.parts.tasks.busy(), timeout=5000)
        steps = [child for child in pane.crumbs.findChildren(QWidget) if child.isVisible()]
        corner = pane.crumbs.mapTo(pane, QPoint(0, 0))
        left = min(step.x() for step in steps) + 4
        right = max(step.geometry().right() for step in steps) + 1 - 4
        line = pane.view.document().begin().layout().lineAt(0)
        text = pane.view.viewport().mapTo(pane, QPoint(0, 0)).x() + 4
        if path == "rtl.md":
            assert abs(corner.x() + right - text - (line.x() + line.width())) <= 1
        else:
            assert abs(corner.x() + left - text) <= 1
        tops.add(corner.y())
    assert len(tops) == 1


def test_pictures_are_wider_than_text_where_there_is_room(
    view: PageView, qtbot: QtBot, tmp_path: Path
) -> None:
    image = QImage(2000, 200, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(str(tmp_path / "p.png"))
    known = measure(tmp_path / "p.png")
    assert known is not None
    picture = '<img src="vademecum-image:p.png">'
    html = page(f"<p>{WORDS * 8}</p><p>{picture}</p><p>{WORDS} {picture} {WORDS * 4}</p>")
    view.show_page(html, pictures={"vademecum-image:p.png": known})

    def drawn() -> list[int]:
        found = view.document().find("\ufffc")
        sizes = []
        while not found.isNull():
            sizes.append(round(found.charFormat().toImageFormat().width()))
            found = view.document().find("\ufffc", found)
        return sizes

    measure_px = max(view.document().begin().layout().lineAt(n).naturalTextWidth() for n in range(4))
    alone, in_text = drawn()
    assert in_text <= measure_px + 20
    assert 1.3 * measure_px < alone < 1.7 * measure_px
    view.resize(500, 600)
    qtbot.waitUntil(lambda: max(drawn()) < 500)
    assert view.horizontalScrollBar().maximum() == 0
    view.resize(1360, 600)
    qtbot.waitUntil(lambda: drawn() == [alone, in_text])
