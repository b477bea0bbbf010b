"""Pictures of all kinds as a page shows them: drawings, damaged files, icons that the page would swallow."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import time
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.page import page_address
from vademecum.app.theme import load_theme
from vademecum.knowledge.bundle import MTIME_S
from vademecum.knowledge.reader import Reader
from vademecum.viewer.dialogs.picture import PictureDialog
from vademecum.viewer.page.images import PictureError, decode, measure
from vademecum.viewer.page.loading import load_early
from vademecum.viewer.page.pages import Wish
from vademecum.viewer.page.plate import DARK, LIGHT, on_plate, plate_for

SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
BOMB = (
    f'<svg {SPACES} width="50" height="50"><g id="a0"><rect width="9" height="9"/></g>'
    + "".join(f'<g id="a{n}">' + f'<use xlink:href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, 10))
    + "</svg>"
)
WHITE, BLACK, NIGHT = QColor("#ffffff"), QColor("#000000"), QColor("#232427")


def png_header(width: int, height: int) -> bytes:
    body = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 13) + body + struct.pack(">I", zlib.crc32(body))


def png(folder: Path, name: str, width: int = 60, height: int = 40) -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#336699"))
    assert image.save(str(folder / name), "PNG")
    return folder / name


def shown(file: Path, page: QColor = WHITE) -> QImage:
    found = measure(file)
    return decode(found, QSize(found.width, found.height), 1.0, page)


# Drawings


def test_a_diagram_with_styles_for_two_schemes_is_drawn_in_its_colours(tmp_path: Path) -> None:
    file = tmp_path / "diagram.svg"
    file.write_text(
        f'<svg {SPACES} width="100" height="60"><style>.line {{ fill: none; stroke: #0000ff }}</style>'
        '<rect width="40" height="60" fill="#fff" style="fill: light-dark(rgb(0, 255, 0), #000)"/>'
        '<g class="line" stroke-width="4"><path d="M50 30H90V55"/></g></svg>',
        encoding="utf-8",
    )
    image = shown(file)
    assert image.pixelColor(20, 30) == QColor("#00ff00")
    assert image.pixelColor(70, 30) == QColor("#0000ff")
    assert image.pixelColor(75, 40).alpha() == 0  # what the line encloses is not filled


def test_a_drawing_keeps_its_proportions(tmp_path: Path) -> None:
    file = tmp_path / "wide.svg"
    file.write_text(
        f'<svg {SPACES} width="200" height="100" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>',
        encoding="utf-8",
    )
    image = shown(file)
    assert [image.pixelColor(x, 50).alpha() for x in (10, 100, 190)] == [0, 255, 0]


def test_a_drawing_is_known_by_what_is_in_it(tmp_path: Path) -> None:
    for name in ("drawing.png", "drawing.jpg", "drawing.gif"):
        (tmp_path / name).write_text(BOMB, encoding="utf-8")
        with pytest.raises(PictureError, match="costly"):
            shown(tmp_path / name)
    image = png(tmp_path, "picture.svg")
    assert shown(image).pixelColor(5, 5) == QColor("#336699")


# Pictures that cannot be shown


@pytest.mark.qt_log_ignore("JPEG datastream")
@pytest.mark.parametrize(
    ("name", "data", "fault"),
    [
        ("giant.png", png_header(30_000, 30_000), "large"),
        ("lying.png", png_header(65_000, 65_000), "large"),
        ("text.png", b"no picture", "broken"),
        ("page.gif", b"<html><body>no picture</body></html>", "broken"),
        ("empty.svg", b"", "broken"),
        ("open.svg", f"<svg {SPACES}><g>".encode(), "broken"),
        ("bomb.svg", BOMB.encode(), "costly"),
        ("jpeg.jpg", b"\xff\xd8\xff\xe0\x00\x10JFIF", "broken"),
        ("cut.png", png_header(30, 30) + b"\0\0\0\5IDAT", "broken"),
    ],
)
def test_faults_are_told_apart(tmp_path: Path, name: str, data: bytes, fault: str) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(PictureError, match=fault):
        shown(tmp_path / name)


def test_a_damaged_file_for_dense_screens_gives_way_to_the_plain_one(tmp_path: Path) -> None:
    file = png(tmp_path, "box.png")
    (tmp_path / "box@2x.png").write_bytes(file.read_bytes()[:-20])
    image = decode(measure(file), QSize(120, 80), 2.0, WHITE)
    assert image.size() == QSize(120, 80)
    assert image.pixelColor(60, 40) == QColor("#336699")


def test_the_page_says_in_place_of_a_picture_what_it_showed_and_why_it_cannot_be_shown(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    text = "# Pictures\n\nFirst ![a blue box](good.png)\n\nthen ![the plan](plan.svg) and ![](cut.png) end\n"
    folder = write_folder(tmp_path / "book", {"index.md": text})
    png(folder, "good.png")
    (folder / "plan.svg").write_text(BOMB, encoding="utf-8")
    (folder / "cut.png").write_bytes(png(folder, "whole.png", 90, 90).read_bytes()[:-30])
    window = make(folder)
    view = window.tabs.current.view
    sentence = "the plan (plan.svg cannot be shown: drawing it would take too long.)"
    qtbot.waitUntil(lambda: sentence in view.toPlainText())
    qtbot.waitUntil(lambda: "(cut.png cannot be shown: it is damaged, or no picture.)" in view.toPlainText())
    assert view.toPlainText().count("￼") == 1  # the good one
    found = [p for p in window.parts.library.problems if p.code == "unshown-image"]
    assert [(p.path, p.message) for p in found] == [
        ("index.md", "plan.svg cannot be shown: drawing it would take too long."),
        ("index.md", "cut.png cannot be shown: it is damaged, or no picture."),
    ]
    # Mended files are shown, and nobody is told of them any more.
    png(folder, "cut.png", 20, 10)
    (folder / "plan.svg").write_text(f'<svg {SPACES} width="9" height="9"><circle r="9"/></svg>', "utf-8")
    (folder / "index.md").write_text(text + "\nMore.\n", encoding="utf-8")
    window.parts.library.refresh()
    qtbot.waitUntil(lambda: "More." in view.toPlainText())
    qtbot.waitUntil(lambda: view.toPlainText().count("￼") == 3)
    assert not [p for p in window.parts.library.problems if p.code == "unshown-image"]


def test_a_link_to_a_picture_that_cannot_be_shown_opens_no_window(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "book", {"index.md": "# Book\n\nSee [the plan](plan.png).\n"})
    (folder / "plan.png").write_bytes(png_header(50_000, 50_000))
    window = make(folder)
    pane = window.tabs.current
    qtbot.waitUntil(lambda: "the plan" in pane.view.toPlainText())
    pane.links.follow(page_address("plan.png"))
    qtbot.waitUntil(pane.notice.isVisible)
    assert pane.notice.text == "plan.png cannot be shown: it is too large."
    assert window.findChild(PictureDialog) is None


def test_nothing_about_damaged_pictures_reaches_the_terminal(tmp_path: Path) -> None:
    whole = png(tmp_path, "whole.png", 90, 90).read_bytes()
    noisy = QImage(120, 120, QImage.Format.Format_RGB32)
    for n in range(120 * 120):
        noisy.setPixel(n % 120, n // 120, n * 7919 & 0xFFFFFF)
    assert noisy.save(str(tmp_path / "noisy.jpg"), "JPG")
    jpeg = (tmp_path / "noisy.jpg").read_bytes()
    damaged = {
        "cut.png": whole[: len(whole) // 2],
        "changed.png": whole[:60] + b"\x55" + whole[61:],
        "cut.jpg": jpeg[: len(jpeg) // 2],
        "changed.jpg": jpeg[:200] + bytes(80) + jpeg[280:],
        "giant.png": png_header(30_000, 30_000),
        "deep.svg": (f"<svg {SPACES}>" + '<g opacity=".9">' * 60 + "<font/></g>" * 60 + "</svg>").encode(),
        "remote.svg": f'<svg {SPACES}><image xlink:href="http://127.0.0.1:9/x.png"/></svg>'.encode(),
        "path.svg": f'<svg {SPACES}><path d="M0 0L9 nonsense"/></svg>'.encode(),
    }
    for name, data in damaged.items():
        (tmp_path / name).write_bytes(data)
    script = (
        "import sys\n"
        "from pathlib import Path\n"
        "from PySide6.QtCore import QSize\n"
        "from PySide6.QtGui import QColor\n"
        "from vademecum.viewer.application import start_application\n"
        "from vademecum.viewer.page.images import PictureError, decode, measure\n"
        "app = start_application()\n"
        "for name in sys.argv[1:]:\n"
        "    try:\n"
        "        decode(measure(Path(name)), QSize(60, 60), 1.0, QColor('#ffffff'))\n"
        "    except PictureError as error:\n"
        "        print(Path(name).name, error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *(str(tmp_path / name) for name in damaged)],
        capture_output=True, text=True, timeout=120, check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "VADEMECUM_HOME": str(tmp_path / "home")},
    )  # fmt: skip
    assert "cut.png broken" in done.stdout
    assert done.stderr == ""


# Plates


def canvas(width: int = 64, height: int = 64) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


def lines(colour: str, width: float = 3.0) -> QImage:
    image, painter = canvas()
    painter.setPen(QPen(QColor(colour), width))
    painter.drawEllipse(QPointF(32, 32), 24, 24)
    painter.drawLine(32, 32, 32, 12)
    painter.end()
    return image


def window_with_rounded_corners(colour: str, text: str) -> QImage:
    image, painter = canvas(160, 120)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(0, 0, 160, 120), 8, 8)
    painter.setBrush(QColor(text))
    for y in range(20, 100, 10):
        painter.drawRect(16, y, 100, 4)
    painter.end()
    return image


def diagram() -> QImage:
    image, painter = canvas(300, 200)
    painter.setPen(QPen(QColor("#000000"), 1))
    painter.setBrush(QColor("#ffffff"))
    painter.drawRect(10, 10, 120, 120)
    painter.drawRect(180, 60, 110, 130)
    painter.drawLine(60, 130, 60, 180)
    painter.drawLine(60, 180, 180, 180)
    painter.drawText(150, 40, "Words beside")
    painter.end()
    return image


def test_icons_that_the_page_would_swallow_get_a_plate() -> None:
    assert plate_for(lines("#101010"), NIGHT) == LIGHT
    assert plate_for(lines("#5f6368", 1.0), NIGHT) == LIGHT
    assert plate_for(lines("#ffffff"), WHITE) == DARK
    assert plate_for(lines("#101010"), BLACK) == LIGHT


def test_pictures_that_are_seen_get_none() -> None:
    for page in (WHITE, NIGHT, BLACK):
        assert plate_for(lines("#e8590c"), page) is None
    assert plate_for(lines("#101010"), WHITE) is None
    assert plate_for(lines("#f0f0f0"), NIGHT) is None
    assert plate_for(lines("#ffd43b"), WHITE) is None  # yellow is seen by its colour
    opaque = QImage(20, 20, QImage.Format.Format_ARGB32)
    opaque.fill(NIGHT)
    assert plate_for(opaque, NIGHT) is None
    empty, painter = canvas()
    painter.end()
    assert plate_for(empty, NIGHT) is None


def test_a_dark_screenshot_with_round_corners_brings_its_own_ground() -> None:
    assert plate_for(window_with_rounded_corners("#1e1e1e", "#d0d0d0"), NIGHT) is None
    assert plate_for(window_with_rounded_corners("#1e1e1e", "#1e1e1e"), NIGHT) == LIGHT


def test_a_diagram_made_for_white_pages_gets_one_on_dark_pages_only() -> None:
    assert plate_for(diagram(), NIGHT) == LIGHT
    assert plate_for(diagram(), WHITE) is None


def test_the_plate_fills_the_place_of_the_picture_and_what_was_painted_stays() -> None:
    made = on_plate(lines("#101010"), NIGHT)
    assert made.size() == QSize(64, 64)
    assert made.pixelColor(32, 50) == LIGHT
    assert made.pixelColor(0, 0).alpha() < 128  # rounded
    assert made.pixelColor(56, 32).lightness() < 80
    same = lines("#e8590c")
    assert on_plate(same, NIGHT) is same


def test_the_page_and_the_enlarged_picture_take_the_colour_of_their_ground(tmp_path: Path) -> None:
    assert lines("#101010").save(str(tmp_path / "icon.png"))
    assert shown(tmp_path / "icon.png", NIGHT).pixelColor(32, 50) == LIGHT
    assert shown(tmp_path / "icon.png", WHITE).pixelColor(32, 50).alpha() == 0


# Dates


@pytest.mark.parametrize(
    ("modified", "is_told"),
    [
        (499_162_500.0, False),  # 26 October 1985: files in packages for npm
        (float(MTIME_S), False),
        (0.0, False),
        (time.time() + 40 * 24 * 3600, False),
        (time.time() - 3600, True),
        (1_000_000_000.0, True),
    ],
)
def test_days_that_cannot_be_true_are_not_told(tmp_path: Path, modified: float, is_told: bool) -> None:
    folder = write_folder(tmp_path, {"index.md": "# Page\n\nText.\n"})
    os.utime(folder / "index.md", (modified, modified))
    page = load_early(folder, None, "index.md", Wish(Reader(), load_theme("light")))
    assert page is not None
    assert ("Last updated" in page.html) == is_told
