from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.page import render_page
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder
from vademecum.viewer.page.printing import keep_headings, page_cuts
from vademecum.viewer.window.window import Window

SECTION = "Words that fill a few lines of the page, so that it goes on. " * 6
PAGE = "# Handbook\n\n" + "".join(
    f"## Part {number}\n\n{SECTION}\n\n### Detail {number}\n\n{SECTION}\n\n"
    f"```sh\nrun --part {number}\n```\n\n"
    for number in range(40)
)
WIDTH, HEIGHT = 620.0, 870.0


def laid_out(root: Path, page: str = PAGE) -> QTextDocument:
    snapshot = read_folder(write_folder(root, {"page.md": page}))
    document = QTextDocument()
    document.setHtml(render_page(snapshot, snapshot.articles["page.md"], load_theme("light")).html)
    document.setPageSize(QSizeF(WIDTH, HEIGHT))
    return document


def lines(document: QTextDocument) -> list[tuple[float, float, str]]:
    """Top, bottom and block text of each line."""
    found = []
    block = document.begin()
    while block.isValid():
        top = document.documentLayout().blockBoundingRect(block).top()
        for number in range(block.layout().lineCount()):
            line = block.layout().lineAt(number)
            found.append((top + line.y(), top + line.y() + line.height(), block.text()))
        block = block.next()
    return found


@pytest.mark.usefixtures("qapp")
def test_no_line_is_cut_by_the_edge_of_a_page(tmp_path: Path) -> None:
    document = laid_out(tmp_path / "kb")
    helped = 0
    for height in range(600, 900, 23):
        document.setPageSize(QSizeF(WIDTH, height))
        plain = [number * float(height) for number in range(document.pageCount() + 1)]
        cuts = page_cuts(document, height)
        assert len(cuts) == len(plain) > 8
        assert cut_through(document, cuts) == []
        assert all(0 <= edge - cut < 40 for edge, cut in zip(plain, cuts, strict=True))
        helped += bool(cut_through(document, plain))
    assert helped, "without care no line was cut: the test shows nothing"


def cut_through(document: QTextDocument, edges: list[float]) -> list[str]:
    """Lines that an edge goes through."""
    found = lines(document)
    return [text for top, bottom, text in found for edge in edges if top + 0.1 < edge < bottom - 1.1]


@pytest.mark.usefixtures("qapp")
def test_headings_stay_with_their_text(tmp_path: Path) -> None:
    document = laid_out(tmp_path / "kb")

    def lonely() -> list[str]:
        cuts = page_cuts(document, HEIGHT)
        page = [sum(cut <= top + 0.1 for cut in cuts) for top, _, _ in lines(document)]
        texts = [text for *_, text in lines(document)]
        pairs = zip(texts, page, texts[1:], page[1:], strict=False)
        return [
            text for text, here, _, after in pairs if text.startswith(("Part", "Detail")) and here < after
        ]

    assert lonely(), "without care headings are left alone: the test would show nothing"
    keep_headings(document, HEIGHT)
    assert lonely() == []


def test_the_pdf_has_title_page_numbers_and_nothing_to_click(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    if shutil.which("pdftotext") is None:
        pytest.skip("no pdftotext: install poppler-utils")
    window = make(write_folder(tmp_path / "kb", {"index.md": PAGE}))
    file = tmp_path / "page.pdf"
    window.paper.write_pdf(file)
    qtbot.waitUntil(lambda: "page" in window.status.message.text(), timeout=20_000)
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
