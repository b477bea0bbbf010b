"""SVG that is written into a page."""

from __future__ import annotations

import gzip
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QImage, QTextDocument
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.window.window import Window

DRAWING = (
    '<svg width="120" height="60"><rect width="120" height="60" fill="#ff0000"/>'
    '<text x="10" y="30">Client</text></svg>'
)
PAGE = f"# P\n\nA line {DRAWING} with a drawing.\n"


def images(window: Window) -> list[str]:
    found = []
    block = window.tabs.current.view.document().begin()
    while block.isValid():
        it = block.begin()
        while not it.atEnd():
            form = it.fragment().charFormat()
            if form.isImageFormat():
                found.append(form.toImageFormat().name())
            it += 1
        block = block.next()
    return found


def test_a_drawing_in_a_page_is_drawn_and_its_words_are_found(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make(write_folder(tmp_path / "kb", {"index.md": PAGE, "other.md": "# Other\n"}))
    document = window.tabs.current.view.document()
    (name,) = images(window)

    def pixels() -> QImage:
        found = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        return found if isinstance(found, QImage) else QImage()

    qtbot.waitUntil(lambda: pixels().width() >= 120)
    assert pixels().pixelColor(2, 2) == QColor("#ff0000")
    assert pixels().width() == 2 * pixels().height()
    knowledge = window.parts.library.knowledge
    assert knowledge is not None
    assert [hit.path for hit in knowledge.search("client").hits] == ["index.md"]
    window.tabs.current.follow(name.partition("#")[0])
    file = tmp_path / "page.pdf"
    window.paper.write_pdf(file)
    qtbot.waitUntil(lambda: "page" in window.status.message.text(), timeout=20_000)
    assert b"/Subtype /Image" in file.read_bytes()


def test_a_packed_drawing_is_drawn(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# P\n\n![the plan](plan.svgz)\n"})
    drawing = DRAWING.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    (folder / "plan.svgz").write_bytes(gzip.compress(drawing.encode()))
    window = make(folder)
    document = window.tabs.current.view.document()
    qtbot.waitUntil(lambda: len(images(window)) == 1)

    def pixel() -> QColor:
        found = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(images(window)[0]))
        return found.pixelColor(2, 2) if isinstance(found, QImage) and found.width() >= 120 else QColor()

    qtbot.waitUntil(lambda: pixel() == QColor("#ff0000"))
    assert "not in this folder" not in window.tabs.current.view.toPlainText()


def test_words_stand_for_a_drawing_that_cannot_be_drawn(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    broken = "<svg width=9 @click={go()}><text>Client</text><g></svg>"
    window = make(write_folder(tmp_path / "kb", {"index.md": f"# P\n\nA line {broken} goes on.\n"}))
    qtbot.waitUntil(lambda: "A line Client goes on." in window.tabs.current.view.toPlainText())
    assert images(window) == []


def test_a_drawing_in_a_page_loads_nothing(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    secret = tmp_path / "secret.png"
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#00ff00"))
    assert image.save(str(secret))
    drawing = (
        f'<svg width="40" height="40"><image href="{secret.as_uri()}" width="40" height="40"/>'
        '<script>go()</script><text x="2" y="20">w</text></svg>'
    )
    window = make(write_folder(tmp_path / "kb", {"index.md": f"# P\n\n{drawing}\n"}))
    document = window.tabs.current.view.document()
    (name,) = images(window)

    def pixels() -> QImage:
        found = document.resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
        return found if isinstance(found, QImage) else QImage()

    qtbot.waitUntil(lambda: pixels().width() >= 40)
    assert pixels().pixelColor(38, 38) != QColor("#00ff00")
