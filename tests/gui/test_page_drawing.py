"""Rendered pages in Qt's own rich text: widths, anchors, sizes, colours, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextBlock, QTextCursor, QTextDocument, QTextOption, QTextTable
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from vademecum.app.page import INDENT_PX, SOFT_BREAK, Page, parse_image_address, render_page
from vademecum.app.theme import load_theme
from vademecum.knowledge.folder import read_folder

GALLERY = Path(__file__).resolve().parents[1] / "fixtures" / "gallery"
SHARED = Path(__file__).resolve().parents[3] / "shared"


class Browser(QTextBrowser):
    """A browser that draws pictures of one folder and notes what it was asked for."""

    def __init__(self, root: Path) -> None:
        super().__init__()
        self.root = root
        self.asked: list[str] = []
        self.document().setIndentWidth(INDENT_PX)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)

    def loadResource(self, kind: int, address: QUrl | str) -> object:
        del kind
        text = QUrl(address).toString(QUrl.ComponentFormattingOption.FullyEncoded)
        self.asked.append(text)
        return QImage(str(self.root / parse_image_address(text)))


def show(
    qtbot: QtBot, root: Path, path: str, *, width: int = 600, theme: str = "light", zoom: float = 1.0
) -> Browser:
    snapshot = read_folder(root)
    page = render_page(snapshot, snapshot.articles[path], load_theme(theme), width=width - 40, zoom=zoom)
    return fill(qtbot, root, page, width)


def fill(qtbot: QtBot, root: Path, page: Page, width: int) -> Browser:
    browser = Browser(root)
    qtbot.addWidget(browser)
    browser.resize(width, 500)
    browser.setHtml(page.html)
    browser.show()
    qtbot.waitExposed(browser)
    browser.document().documentLayout().documentSize()
    return browser


def write(root: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        (root / name).write_text(text, "utf-8")
    return root


def blocks(document: QTextDocument) -> list[QTextBlock]:
    found, block = [], document.begin()
    while block.isValid():
        found.append(block)
        block = block.next()
    return found


def pixel_size(block: QTextBlock) -> int:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    return cursor.charFormat().font().pixelSize()


@pytest.mark.parametrize("width", [420, 900])
@pytest.mark.parametrize("path", sorted(f.name for f in GALLERY.glob("*.md")))
def test_no_gallery_page_is_wider_than_its_pane(qtbot: QtBot, path: str, width: int) -> None:
    assert show(qtbot, GALLERY, path, width=width).horizontalScrollBar().maximum() == 0


def test_long_code_and_long_words_wrap(qtbot: QtBot, tmp_path: Path) -> None:
    long = "x" * 4000
    root = write(
        tmp_path,
        {"p.md": f"# P\n\n```\n{long} END\n```\n\n| a | b |\n|---|---|\n| {long[:300]} | c |\n\n`{long}`"},
    )
    for width in (300, 600, 1200):
        browser = show(qtbot, root, "p.md", width=width)
        assert browser.horizontalScrollBar().maximum() == 0
        assert f"{long} END" in browser.toPlainText().replace(SOFT_BREAK, "")


def test_every_heading_and_alias_is_a_target(qtbot: QtBot) -> None:
    browser = show(qtbot, GALLERY, "headings.md")
    names = {
        name
        for block in blocks(browser.document())
        for f in block.textFormats()
        for name in f.format.anchorNames()
    }
    assert {
        "größe-und-maß",
        "install-here",
        "安装",
        "install",
        "old-name",
        "twice",
        "twice-1",
        "section",
    } <= names
    levels = [block for block in blocks(browser.document()) if block.blockFormat().headingLevel()]
    assert len(levels) == 14


def test_the_target_comes_to_the_top(qtbot: QtBot, tmp_path: Path) -> None:
    filler = "\n\n".join(["words " * 30] * 12)
    root = write(tmp_path, {"p.md": f"# P\n\n{filler}\n\n## Größe {{#größe}}\n\n{filler}\n\n{filler}"})
    browser = show(qtbot, root, "p.md")
    browser.scrollToAnchor("größe")
    top = browser.cursorForPosition(browser.viewport().rect().topLeft()).block().text()
    assert (
        "Größe" in top
        or "Größe" in browser.cursorForPosition(browser.viewport().rect().topLeft()).block().next().text()
    )


def test_zoom_scales_every_run_of_text(qtbot: QtBot, tmp_path: Path) -> None:
    source = "# H1\n\n## H2\n\ntext `code`\n\n- item\n\n> quote\n\n| a |\n|---|\n| b |\n\n```py\nx = 1\n```\n"
    root = write(tmp_path, {"p.md": source})
    small, large = (show(qtbot, root, "p.md", zoom=zoom) for zoom in (1.0, 2.0))
    sizes = [
        [pixel_size(b) for b in blocks(browser.document()) if b.text().strip()] for browser in (small, large)
    ]
    assert len(sizes[0]) >= 9
    assert all(size > 0 for size in sizes[0])
    assert all(abs(double - 2 * single) <= 1 for single, double in zip(*sizes, strict=True))


def test_callouts_and_quotes_are_set_apart(qtbot: QtBot) -> None:
    browser = show(qtbot, GALLERY, "callouts.md")
    tables = [f for f in browser.document().rootFrame().childFrames() if isinstance(f, QTextTable)]
    assert len(tables) == 10
    cells = [table.cellAt(0, 0).format().toTableCellFormat() for table in tables]
    bars = [cell.leftBorder() for cell in cells]
    assert all(bar >= 1 for bar in bars)
    assert cells[0].background().color().name() == load_theme("light").callout("note").fill


def test_boxes_in_lists_stand_below_their_text(qtbot: QtBot, tmp_path: Path) -> None:
    root = write(
        tmp_path, {"p.md": "- one\n\n  ```\n  code\n  ```\n\n  - two\n\n    > [!note]\n    > three\n"}
    )
    browser = show(qtbot, root, "p.md")
    tables = [f for f in browser.document().rootFrame().childFrames() if isinstance(f, QTextTable)]
    assert [table.format().leftMargin() for table in tables] == [INDENT_PX, 2 * INDENT_PX]


def test_pictures_are_asked_for_inside_the_folder_only(qtbot: QtBot) -> None:
    browser = show(qtbot, GALLERY, "pictures.md")
    # Drawings that are written into the page come from no file.
    files = {address for address in browser.asked if "drawing-" not in address}
    assert files == {"vademecum-image:img/pump.png"}
    shown = browser.toPlainText()
    assert all(words in shown for words in ("Missing picture", "Remote", "Out", "not in this folder"))


def test_writing_direction_follows_the_text(qtbot: QtBot) -> None:
    from PySide6.QtCore import Qt

    browser = show(qtbot, GALLERY, "languages.md")
    found = {b.text()[:3]: b.textDirection() for b in blocks(browser.document())}
    assert found["هذا"] == Qt.LayoutDirection.RightToLeft
    assert found["עבר"] == Qt.LayoutDirection.RightToLeft
    assert found["Рус"] == Qt.LayoutDirection.LeftToRight


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast"])
def test_text_takes_the_colours_of_the_theme(qtbot: QtBot, theme: str) -> None:
    browser = show(qtbot, GALLERY, "lists.md", theme=theme)
    block = next(b for b in blocks(browser.document()) if b.text().startswith("one"))
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert cursor.charFormat().foreground().color().name() == load_theme(theme).text


@pytest.mark.skipif(not (SHARED / "corpora").is_dir(), reason="real folders do not lie beside this checkout")
@pytest.mark.parametrize(
    ("name", "pages"),
    [
        ("plausible", ["docs/stats-api.md", "docs/proxy/guides/nginx.md", "docs/events-api.md"]),
        ("businesscentral", ["keyboard-shortcuts.md", "ui-enter-criteria-filters.md"]),
        ("logseq", ["pages/Queries.md", "pages/Advanced Queries.md"]),
        ("freetube", ["usage/shortcuts.md"]),
    ],
)
def test_real_pages_lose_no_text(qtbot: QtBot, name: str, pages: list[str]) -> None:
    root = SHARED / "corpora" / name
    snapshot = read_folder(root)
    for path in [p for p in pages if p in snapshot.articles]:
        page = render_page(snapshot, snapshot.articles[path], load_theme("light"), width=380)
        browser = fill(qtbot, root, page, 420)
        shown = "".join(browser.toPlainText().replace(SOFT_BREAK, "").split())
        for code in page.codes:
            assert "".join(code.split()) in shown
