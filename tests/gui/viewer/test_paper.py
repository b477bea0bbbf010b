from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPdfWriter, QTextBlock, QTextDocument
from PySide6.QtWidgets import QFileDialog, QProgressDialog
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.page import render_page
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.reader import Reader
from vademecum.viewer.page.loading import load_page
from vademecum.viewer.page.pages import LoadedPage, Wish
from vademecum.viewer.page.print_run import PrintRun
from vademecum.viewer.page.printing import PaperPage
from vademecum.viewer.page.sheets import Sheet, sheets_of
from vademecum.viewer.tasks import Tasks
from vademecum.viewer.window.window import Window

SECTION = "Words that fill a few lines of the page, so that it goes on. " * 6
PAGE = "# Handbook\n\n" + "".join(
    f"## Part {number}\n\n{SECTION}\n\n### Detail {number}\n\n{SECTION}\n\n"
    f"```sh\nrun --part {number}\n```\n\n"
    for number in range(40)
)
WIDTH, HEIGHT = 620.0, 870.0
_IMAGE = re.compile(rb"/Subtype /Image.*?/Width (\d+)\s.*?/Height (\d+)\s", re.DOTALL)


def laid_out(root: Path, page: str = PAGE) -> QTextDocument:
    snapshot = read_folder(write_folder(root, {"page.md": page}))
    document = QTextDocument()
    document.setHtml(render_page(snapshot, snapshot.articles["page.md"], load_theme("light")).html)
    document.setTextWidth(WIDTH)
    return document


def lines(document: QTextDocument) -> list[tuple[float, float, QTextBlock]]:
    """Top and bottom of each line, and its block."""
    found = []
    block = document.begin()
    while block.isValid():
        top = document.documentLayout().blockBoundingRect(block).top()
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            found.append((top + line.y(), top + line.y() + line.height(), QTextBlock(block)))
        block = block.next()
    return found


def texts_on(document: QTextDocument, sheets: list[Sheet]) -> list[list[str]]:
    """Texts of the blocks that begin on each sheet."""
    found: list[list[str]] = [[] for _ in sheets]
    for top, _bottom, block in lines(document):
        number = max(n for n, sheet in enumerate(sheets) if sheet.top <= top + 0.6)
        found[number].append(block.text())
    return found


def paper_of(root: Path, pages: dict[str, str], tmp_path: Path) -> PaperPage:
    snapshot = read_folder(write_folder(root, pages))
    page = load_page(Wish(Reader(), load_theme("light"), snapshot, next(iter(pages)), on_paper=True))
    return PaperPage(page, QPdfWriter(str(tmp_path / "paper.pdf")))


def image_sizes(file: Path) -> list[tuple[int, int]]:
    """Pixels of the pictures in a PDF, without those of a single pixel."""
    found = [(int(width), int(height)) for width, height in _IMAGE.findall(file.read_bytes())]
    return sorted(size for size in found if size != (1, 1))


def picture(file: Path, width: int, height: int) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    file.parent.mkdir(parents=True, exist_ok=True)
    assert image.save(str(file))


@pytest.fixture
def export(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> Callable[[Path], Path]:
    """Opens a folder and writes its first page as PDF."""

    def write(folder: Path) -> Path:
        window = make(folder)
        file = tmp_path / "page.pdf"
        window.paper.write_pdf(file)
        qtbot.waitUntil(lambda: "page" in window.status.message.text(), timeout=20_000)
        return file

    return write


@pytest.mark.usefixtures("qapp")
def test_no_line_is_cut_by_the_edge_of_a_sheet(tmp_path: Path) -> None:
    document = laid_out(tmp_path / "kb")
    helped = 0
    for height in range(600, 900, 23):
        sheets = sheets_of(document, height)
        assert len(sheets) > 8
        assert all(sheet.bottom - sheet.top <= height + 1 for sheet in sheets)
        ends = [sheet.top for sheet in sheets[1:]]
        assert cut_through(document, ends) == []
        helped += bool(cut_through(document, [n * float(height) for n in range(1, len(sheets))]))
    assert helped, "without care no line was cut: the test shows nothing"


def cut_through(document: QTextDocument, edges: list[float]) -> list[str]:
    """Lines that an edge goes through."""
    found = lines(document)
    return [block.text() for top, bottom, block in found for edge in edges if top + 0.6 < edge < bottom - 0.6]


@pytest.mark.usefixtures("qapp")
def test_headings_stay_with_their_text_and_no_line_stands_alone(tmp_path: Path) -> None:
    document = laid_out(tmp_path / "kb")
    for height in range(500, 900, 37):
        for texts in texts_on(document, sheets_of(document, height)):
            assert not texts[-1].startswith(("Part", "Detail")), height
            for edge in (texts[:2], texts[-2:]):
                assert edge[0] == edge[1] or not edge[0].startswith("Words"), (height, edge)


@pytest.mark.usefixtures("qapp")
def test_rows_stay_whole_and_the_heading_row_is_repeated(tmp_path: Path) -> None:
    rows = "".join(f"| name {n} | first words<br>second words {n} |\n" for n in range(120))
    document = laid_out(tmp_path / "kb", f"# T\n\n| Name | Meaning |\n|---|---|\n{rows}\nEnd.\n")
    for height in range(500, 900, 61):
        sheets = sheets_of(document, height)
        assert sheets[0].header is None
        held = texts_on(document, sheets)
        for sheet, texts in list(zip(sheets, held, strict=True))[1:-1]:
            assert texts[0].startswith("name"), "a sheet begins with a row"
            assert texts[-1].startswith("first words"), "and ends with one"
            assert sheet.header is not None
            assert sheet.bottom - sheet.top + sheet.header[1] - sheet.header[0] <= height + 1


@pytest.mark.usefixtures("qapp")
def test_short_code_is_not_parted_and_long_code_only_between_lines(tmp_path: Path) -> None:
    short = "```python\n" + "".join(f"short_{n}()\n" for n in range(8)) + "```\n\n"
    long = "```python\n" + "".join(f"long_{n}()\n" for n in range(200)) + "```\n"
    page = "".join(f"{SECTION}\n\n{short}" for _ in range(20))
    document = laid_out(tmp_path / "kb", f"# T\n\n{page}\n\n{long}")
    sheets = sheets_of(document, HEIGHT)
    assert len(sheets) > 6
    for texts in texts_on(document, sheets):
        assert texts.count("short_0()") == texts.count("short_7()") == texts.count("short_3()")
        assert not (texts[0].startswith("short_") or texts[-1] == "python")
    assert cut_through(document, [sheet.top for sheet in sheets[1:]]) == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("height", [40.0, 300.0])
def test_what_is_higher_than_a_sheet_is_cut_and_ends(tmp_path: Path, height: float) -> None:
    cell = "<br>".join(f"line {n}" for n in range(150))
    document = laid_out(tmp_path / "kb", f"# T\n\n| A | B |\n|---|---|\n| {cell} | b |\n")
    sheets = sheets_of(document, height)
    assert sheets[-1].bottom >= document.documentLayout().documentSize().height()
    assert all(0 < sheet.bottom - sheet.top <= height + 1 for sheet in sheets)


def wide_table(columns: int) -> str:
    head = "|".join(f" Heading{n:03} " for n in range(columns))
    row = "|".join(f" value{n:03} " for n in range(columns))
    return f"# T\n\n|{head}|\n|{'---|' * columns}\n|{row}|\n"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("columns", [3, 9, 12, 40, 200])
def test_words_in_wide_tables_stay_whole(tmp_path: Path, columns: int) -> None:
    paper = paper_of(tmp_path / "kb", {"page.md": wide_table(columns)}, tmp_path)
    document = paper.document
    seen: set[str] = set()
    for _, _, block in lines(document):
        if block.text().startswith(("Heading", "value")):
            assert block.layout().lineCount() == 1, block.text()
            right = document.documentLayout().blockBoundingRect(block).right()
            assert right <= document.textWidth() + 1
            seen.add(block.text())
    assert len(seen) == 2 * columns, "and none is lost"
    size = min(
        block.charFormat().font().pixelSize() for _, _, block in lines(document) if "value" in block.text()
    )
    assert size == 15 if columns == 3 else 9 <= size <= 15


@pytest.mark.usefixtures("qapp")
def test_a_tab_in_code_is_four_letters_wide(tmp_path: Path) -> None:
    paper = paper_of(tmp_path / "kb", {"page.md": "# T\n\n```\nif x:\n\ty = 1\n    z = 1\n```\n"}, tmp_path)
    at = {}
    for _, _, block in lines(paper.document):
        if block.text().lstrip() in ("y = 1", "z = 1"):
            text = block.text()
            at[text.strip()] = block.layout().lineAt(0).cursorToX(len(text) - len(text.lstrip()))
    tab, spaces = (x[0] if isinstance(x, tuple) else x for x in (at["y = 1"], at["z = 1"]))
    assert tab == pytest.approx(spaces, abs=2)


@pytest.mark.usefixtures("qapp")
def test_links_out_of_the_folder_can_be_followed_and_no_others(tmp_path: Path) -> None:
    page = "# T\n\n[out](https://example.org/a) [in](other.md) [down](#t)\n"
    paper = paper_of(tmp_path / "kb", {"page.md": page, "other.md": "# O\n"}, tmp_path)
    found = {}
    block = paper.document.begin()
    while block.isValid():
        it = block.begin()
        while not it.atEnd():
            form = it.fragment().charFormat()
            found[it.fragment().text()] = (form.anchorHref(), form.fontUnderline(), form.foreground().color())
            it += 1
        block = block.next()
    blue = QColor(load_theme("light").link)
    assert found["out"] == ("https://example.org/a", True, blue)
    assert found["in"] == found["down"] == ("", False, blue)


def test_the_pdf_has_the_pictures_sharp_and_in_their_proportions(
    export: Callable[[Path], Path], tmp_path: Path
) -> None:
    folder = write_folder(
        tmp_path / "kb",
        {
            "index.md": "# P\n\n![shot](img/shot.png)\n\n" + "Words.\n\n" * 60 + "![small](img/small.png)\n\n"
            '![remote](https://example.org/x.png)\n\n<img src="img/large.png" width="300">\n\n'
            "![icon](img/icon.svg) ![gone](img/gone.png) ![broken](img/broken.png)\n"
        },
    )
    picture(folder / "img/shot.png", 1200, 600)
    picture(folder / "img/small.png", 60, 30)
    picture(folder / "img/large.png", 3000, 1000)
    (folder / "img/broken.png").write_bytes((folder / "img/shot.png").read_bytes()[:60])
    (folder / "img/icon.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12"><rect width="24" height="12"/></svg>'
    )
    sizes = image_sizes(export(folder))
    assert (1200, 600) in sizes, "as many pixels as it has: less than 300 to an inch"
    assert (60, 30) in sizes, "a small one is not blown up"
    assert any(width in (937, 938) and height in (312, 313) for width, height in sizes), "300 dots to an inch"
    assert (75, 38) in sizes or (75, 37) in sizes, "drawings have all the dots of print"
    assert not any(width > 1200 for width, _ in sizes)


def test_a_tall_picture_fits_its_sheet(tmp_path: Path, export: Callable[[Path], Path]) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# P\n\n![tall](tall.png)\n"})
    picture(folder / "tall.png", 500, 9000)
    ((width, height),) = image_sizes(export(folder))
    assert height <= 3300, "the dots of a sheet"
    assert width / height == pytest.approx(500 / 9000, rel=0.02)


def test_the_first_picture_of_an_animation_is_printed(tmp_path: Path, export: Callable[[Path], Path]) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# P\n\n![moving](a.gif)\n"})
    (folder / "a.gif").write_bytes(animation())
    assert image_sizes(export(folder)) == [(8, 4)]


def animation() -> bytes:
    """Two frames of 8 x 4 pixels, as GIF: every code is preceded by one that clears the table."""
    bits = "".join("100" + "000" for _ in range(32)) + "101"
    codes = [int(bits[at : at + 3], 2) for at in range(0, len(bits), 3)]
    packed = sum(code << (3 * at) for at, code in enumerate(codes))
    data = packed.to_bytes((3 * len(codes) + 7) // 8, "little")
    frame = (
        b"\x21\xf9\x04\x00\x0a\x00\x00\x00\x2c\0\0\0\0\x08\0\x04\0\0\x02" + bytes([len(data)]) + data + b"\0"
    )
    head = b"GIF89a\x08\0\x04\0\x80\0\0" + b"\xff\0\0\0\xff\0"
    return head + frame + frame + b";"


class Sheets:
    """A run with many sheets of pictures."""

    def __init__(self, root: Path, tasks: Tasks, count: int = 12) -> None:
        folder = write_folder(root, {"page.md": "# P\n\n" + "![p](p.png)\n\n" * count})
        picture(folder / "p.png", 1000, 1400)
        wish = Wish(Reader(), load_theme("light"), read_folder(folder), "page.md", on_paper=True)
        self.page: LoadedPage = load_page(wish)
        self.writer = QPdfWriter(str(root / "out.pdf"))
        self.run = PrintRun(self.page, self.writer, tasks)
        self.ended: list[int] = []
        self.seen: list[tuple[int, int]] = []
        self.run.ended.connect(self.ended.append)
        self.run.progressed.connect(lambda done, pages: self.seen.append((done, pages)))


def test_progress_is_told_sheet_by_sheet(tmp_path: Path, tasks: Tasks, qtbot: QtBot) -> None:
    sheets = Sheets(tmp_path / "kb", tasks)
    sheets.run.start()
    qtbot.waitUntil(lambda: bool(sheets.ended), timeout=20_000)
    assert sheets.seen == [(n, 12) for n in range(12)]
    assert sheets.ended == [12]


def test_a_run_can_be_stopped(tmp_path: Path, tasks: Tasks, qtbot: QtBot) -> None:
    sheets = Sheets(tmp_path / "kb", tasks)
    sheets.run.progressed.connect(lambda done, _pages: sheets.run.stop() if done == 3 else None)
    sheets.run.start()
    qtbot.waitUntil(lambda: bool(sheets.ended), timeout=20_000)
    assert sheets.ended == [0]
    assert sheets.seen[-1] == (3, 12)
    qtbot.waitUntil(lambda: not tasks.busy())
    assert sheets.ended == [0], "and ends once"


def test_only_the_sheets_that_were_asked_for_are_printed(tmp_path: Path, tasks: Tasks, qtbot: QtBot) -> None:
    sheets = Sheets(tmp_path / "kb", tasks)
    sheets.run = PrintRun(sheets.page, sheets.writer, tasks, (3, 5))
    sheets.run.ended.connect(sheets.ended.append)
    sheets.run.start()
    qtbot.waitUntil(lambda: bool(sheets.ended), timeout=20_000)
    assert sheets.ended == [3]


def test_stopping_leaves_the_file_as_it_was(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": PAGE})
    window = make(folder)
    file = tmp_path / "page.pdf"
    file.write_bytes(b"what was there before")
    window.paper.write_pdf(file)
    qtbot.waitUntil(lambda: bool(window.findChildren(QProgressDialog)))
    window.findChildren(QProgressDialog)[0].canceled.emit()
    qtbot.waitUntil(lambda: "Stopped" in window.status.message.text())
    assert file.read_bytes() == b"what was there before"
    assert [each.name for each in tmp_path.glob("page*")] == ["page.pdf"], "and nothing half written"
    qtbot.waitUntil(lambda: not window.findChildren(QProgressDialog))
    window.paper.write_pdf(file)
    qtbot.waitUntil(lambda: "page" in window.status.message.text(), timeout=20_000)
    assert file.read_bytes().startswith(b"%PDF")


def test_a_file_that_cannot_be_written_is_said(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    window.paper.write_pdf(tmp_path / "no such folder" / "page.pdf")
    qtbot.waitUntil(lambda: "Nothing could be written" in window.status.message.text())


def test_a_window_may_close_while_it_prints(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window = make(write_folder(tmp_path / "kb", {"index.md": PAGE}))
    window.paper.write_pdf(tmp_path / "page.pdf")
    qtbot.waitUntil(lambda: bool(window.findChildren(QProgressDialog)))
    window.close()
    assert not (tmp_path / "page.pdf").exists()


def test_the_pdf_has_title_page_numbers_and_nothing_to_click(
    export: Callable[[Path], Path], tmp_path: Path
) -> None:
    if shutil.which("pdftotext") is None:
        pytest.skip("no pdftotext: install poppler-utils")
    file = export(write_folder(tmp_path / "kb", {"index.md": PAGE}))
    done = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], capture_output=True, text=True, check=True
    )
    pages = done.stdout.split("\f")[:-1]
    assert len(pages) > 8
    for number, text in enumerate(pages, 1):
        assert "Handbook" in text.splitlines()[:2] or text.startswith("Handbook")
        assert text.strip().endswith(f"Page {number} of {len(pages)}")
    assert all(f"run --part {number}" in done.stdout for number in range(40))
    assert "Copy" not in done.stdout
    assert "helpful" not in done.stdout


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Pumps and valves", "Pumps and valves"),
        ("What is a/b? \\ 10:30 <x>", "What is a b 10 30 x"),
        ("..", "index"),
        ("あ" * 90, "あ" * 60),
    ],
)
def test_the_file_is_offered_by_the_title_of_the_page(
    window: Window, monkeypatch: pytest.MonkeyPatch, title: str, name: str
) -> None:
    offered: list[str] = []

    def ask(_parent: object, _title: str, start: str, _kind: str) -> tuple[str, str]:
        offered.append(Path(start).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    pane = window.tabs.current
    assert pane.page is not None
    pane.page = replace(pane.page, title=title)
    window.commander.run("file.export-pdf")
    assert offered == [f"{name}.pdf"]
