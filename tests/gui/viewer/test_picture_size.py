from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QImageReader
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.images import Picture, decode, measure
from vademecum.viewer.page.picture_size import Asked, drawn_size

PICTURE = Picture(Path("p.png"), 400, 200)


@pytest.mark.parametrize(
    ("asked", "room", "zoom", "size"),
    [
        (Asked(), 700, 1.0, (400, 200)),
        (Asked(), 300, 1.0, (300, 150)),
        (Asked(), 700, 2.0, (400, 200)),
        (Asked(width=100), 700, 1.0, (100, 50)),
        (Asked(width=100), 700, 1.5, (150, 75)),
        (Asked(width=600), 700, 1.0, (600, 300)),
        (Asked(width=900), 700, 1.0, (700, 350)),
        (Asked(height=50), 700, 1.0, (100, 50)),
        (Asked(width=120, height=80), 700, 1.0, (120, 80)),
        (Asked(width=1200, height=800), 600, 1.0, (600, 400)),
        (Asked(share=0.5), 700, 1.0, (350, 175)),
        (Asked(share=0.5), 700, 2.0, (350, 175)),
        (Asked(width=300, share=0.1), 700, 1.0, (70, 35)),
        (Asked(most=160), 700, 1.0, (160, 80)),
        (Asked(most=600), 700, 1.0, (400, 200)),
        (Asked(width=300, most=160), 700, 1.0, (160, 80)),
        (Asked(width=1), 700, 1.0, (1, 1)),
    ],
)
def test_the_author_is_followed_within_the_room(
    asked: Asked, room: float, zoom: float, size: tuple[int, int]
) -> None:
    assert drawn_size(PICTURE, asked, room, zoom).toTuple() == size


def test_a_narrow_picture_that_shall_be_wide_is_no_tower() -> None:
    size = drawn_size(Picture(Path("p.png"), 2, 300), Asked(share=1 / 2), 700)
    assert size.height() <= 6000
    assert size.width() == round(size.height() * 2 / 300)


@pytest.mark.usefixtures("qapp")
def test_a_small_picture_is_enlarged_smoothly(tmp_path: Path) -> None:
    image = QImage(2, 1, QImage.Format.Format_RGB32)
    image.setPixel(0, 0, 0xFF000000)
    image.setPixel(1, 0, 0xFFFFFFFF)
    image.save(str(tmp_path / "p.png"))
    found = measure(tmp_path / "p.png")
    large = decode(found, QSize(80, 40), 1.0, QColor("white"))
    assert large.size() == QSize(80, 40)
    assert len({large.pixel(x, 20) for x in range(80)}) > 20, "a ramp, not two squares"


def test_sizes_of_every_dialect_reach_the_page(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = write_folder(
        tmp_path / "kb",
        {
            "index.md": "# P\n\n![a](p.png)\n\n![a|90](p.png)\n\n![[p.png|80x70]]\n\n![a](p.png =60x)\n\n"
            '![a](p.png){width=50%}\n\n<img src="p.png" style="width:25%">\n\n<img src="p.png" height="20">\n'
        },
    )
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(0xFF336699)
    assert image.save(str(folder / "p.png"))
    assert QImageReader(str(folder / "p.png")).size() == QSize(200, 100)
    window = make(folder)
    view = window.tabs.current.view

    def sizes() -> list[tuple[int, int]]:
        found = []
        block = view.document().begin()
        while block.isValid():
            it = block.begin()
            while not it.atEnd():
                form = it.fragment().charFormat()
                if form.isImageFormat():
                    found.append((round(form.toImageFormat().width()), round(form.toImageFormat().height())))
                it += 1
            block = block.next()
        return found

    qtbot.waitUntil(lambda: len(sizes()) == 7)
    fixed = [sizes()[n] for n in (0, 1, 2, 3, 6)]
    assert fixed == [(200, 100), (90, 45), (80, 70), (60, 30), (40, 20)]
    half, quarter = sizes()[4], sizes()[5]
    assert half[0] == pytest.approx(2 * quarter[0], abs=2)
    assert half[0] > 200, "a share of the room, not of the picture"
