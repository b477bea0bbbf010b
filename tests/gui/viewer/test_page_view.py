from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QImage, QTextCursor, QTextDocument
from pytestqt.qtbot import QtBot

from vademecum.viewer.page.images import Picture, PictureError, measure
from vademecum.viewer.page.journey import Spot
from vademecum.viewer.page.view import PageView
from vademecum.viewer.tasks import Tasks

LONG = "".join(
    f'<h2 id="part-{n}">Part {n}</h2><p style="font-size:15px;line-height:120%">'
    + "Some words to read. " * 60
    + "</p>"
    for n in range(12)
)


@pytest.fixture
def view(qtbot: QtBot, tasks: Tasks) -> Iterator[PageView]:
    made = PageView(tasks)
    qtbot.addWidget(made)
    made.resize(640, 480)
    made.show()
    qtbot.waitExposed(made)
    yield made


def picture(folder: Path, name: str, width: int, height: int, colour: str = "#336699") -> Picture:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    image.save(str(folder / name))
    return measure(folder / name)


def image_widths(view: PageView) -> list[int]:
    widths = []
    text = view.document().toRawText()
    for match in re.finditer("\ufffc", text):
        cursor = QTextCursor(view.document())
        cursor.setPosition(match.start() + 1)
        widths.append(round(cursor.charFormat().toImageFormat().width()))
    return widths


def test_wide_pictures_shrink_follow_the_width_and_small_ones_stay(
    view: PageView, qtbot: QtBot, tmp_path: Path
) -> None:
    pictures = {
        "vademecum-image:wide.png": picture(tmp_path, "wide.png", 3000, 600),
        "vademecum-image:tiny.png": picture(tmp_path, "tiny.png", 20, 10),
    }
    html = '<p><img src="vademecum-image:wide.png"></p><ul><li><img src="vademecum-image:tiny.png"></li></ul>'
    view.show_page(html, pictures=pictures)
    for width in (640, 400, 1200, 300):
        view.resize(width, 480)
        qtbot.waitUntil(lambda: not view._settle.isActive())
        assert view.horizontalScrollBar().maximum() == 0
        wide, tiny = image_widths(view)
        assert tiny == 20
        assert wide <= view.viewport().width()
    view.resize(1200, 480)


@pytest.mark.parametrize(
    "html",
    [
        '<ul><li>a<ul><li><img src="vademecum-image:w.png"></li></ul></li></ul>',
        '<table><tr><td><img src="vademecum-image:w.png"></td><td>text</td></tr></table>',
        '<table width="100%" cellpadding="10"><tr><td><img src="vademecum-image:w.png"></td></tr></table>',
        '<blockquote><p><img src="vademecum-image:w.png"></p></blockquote>',
        '<p><a href="x.md"><img src="vademecum-image:w.png"></a></p>',
    ],
)
def test_pictures_fit_wherever_they_stand(view: PageView, qtbot: QtBot, tmp_path: Path, html: str) -> None:
    view.show_page(html, pictures={"vademecum-image:w.png": picture(tmp_path, "w.png", 2000, 100)})
    view.resize(500, 400)
    qtbot.waitUntil(lambda: not view._settle.isActive())
    assert view.horizontalScrollBar().maximum() == 0


def test_pixels_arrive_from_a_worker_and_are_painted(view: PageView, qtbot: QtBot, tmp_path: Path) -> None:
    view.show_page(
        '<p><img src="vademecum-image:red.png"></p>',
        pictures={"vademecum-image:red.png": picture(tmp_path, "red.png", 60, 60, "#ff0000")},
    )
    left = view.viewportMargins().left()

    def painted() -> bool:
        return view.grab().toImage().pixelColor(left + 20, 30) == QColor("#ff0000")

    qtbot.waitUntil(painted, timeout=3000)


def test_a_picture_in_two_sizes_is_sharp_in_both(view: PageView, qtbot: QtBot, tmp_path: Path) -> None:
    view.resize(700, 480)
    html = "".join(f'<p><img src="vademecum-image:p.png" width="{width}"></p>' for width in (400, 60))
    view.show_page(html, pictures={"vademecum-image:p.png": picture(tmp_path, "p.png", 600, 300)})

    def bitmaps() -> list[int]:
        document, widths = view.document(), []
        for match in re.finditer("\ufffc", document.toRawText()):
            cursor = QTextCursor(document)
            cursor.setPosition(match.start() + 1)
            name = cursor.charFormat().toImageFormat().name()
            widths.append(document.resource(QTextDocument.ResourceType.ImageResource, QUrl(name)).width())
        return widths

    ratio = view.devicePixelRatioF()
    qtbot.waitUntil(lambda: bitmaps() == [round(400 * ratio), round(60 * ratio)], timeout=3000)
    view.resize(330, 480)
    qtbot.waitUntil(lambda: image_widths(view)[0] < 330 and bitmaps()[0] == image_widths(view)[0] * ratio)
    assert bitmaps()[1] == round(60 * ratio)


def test_dense_screens_get_the_sharper_file(tmp_path: Path) -> None:
    found = picture(tmp_path, "shot.png", 100, 50)
    assert found.sharp is None
    picture(tmp_path, "shot@2x.png", 200, 100)
    found = measure(tmp_path / "shot.png")
    assert found is not None
    assert found.sharp == tmp_path / "shot@2x.png"
    assert (found.width, found.height) == (100, 50)
    named = measure(tmp_path / "shot@2x.png")
    assert (named.width, named.height) == (100, 50)


@pytest.mark.parametrize("content", [b"", b"not a picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 40])
def test_broken_pictures_are_left_out(view: PageView, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "broken.png").write_bytes(content)
    for name in ("broken.png", "none.png"):
        with pytest.raises(PictureError, match="broken"):
            measure(tmp_path / name)
    view.show_page('<p>text <img src="vademecum-image:broken.png"></p>')
    assert "text" in view.toPlainText()


def test_nothing_outside_of_the_page_is_ever_loaded(view: PageView, tmp_path: Path) -> None:
    secret = tmp_path / "secret.png"
    picture(tmp_path, "secret.png", 50, 50, "#00ff00")
    for address in (secret.as_uri(), str(secret), "http://localhost:1/x.png", "vademecum-image:secret.png"):
        view.show_page(f'<p><img src="{address}" width="50" height="50"></p>')
        colours = view.grab().toImage()
        found = {colours.pixelColor(x, y).name() for x in range(20, 90, 7) for y in range(4, 60, 7)}
        assert "#00ff00" not in found


def test_zoom_scales_every_run_alike_and_returns_exactly(view: PageView) -> None:
    html = (
        '<p>plain</p><p style="font-size:14px">px</p><p style="font-size:11pt">pt</p>'
        "<h1>head</h1><pre>code font-size:14px</pre>"
    )
    view.show_page(html)

    def heights() -> list[float]:
        sizes = []
        block = view.document().begin()
        while block.isValid():
            sizes.append(block.layout().lineAt(0).height())
            block = block.next()
        return sizes

    before = heights()
    view.set_zoom(2.0)
    doubled = heights()
    # Line heights are whole pixels: doubling may be off by one.
    assert all(abs(after - 2 * size) <= 2 for after, size in zip(doubled, before, strict=True))
    assert "code font-size:14px" in view.toPlainText()
    view.set_zoom(1.0)
    assert heights() == before
    view.set_zoom(99)
    assert view.zoom == 3.0
    view.set_zoom(0.01)
    assert view.zoom == 0.5


def test_zoom_and_resize_keep_the_text_on_top(view: PageView, qtbot: QtBot) -> None:
    view.show_page(LONG, slugs=[f"part-{n}" for n in range(12)], anchor="part-6")
    top = view.first_position_below(12)
    view.set_zoom(1.5)
    assert abs(view.first_position_below(12) - top) < 120
    view.set_zoom(1.0)
    view.resize(420, 480)
    qtbot.wait(100)
    assert abs(view.first_position_below(12) - top) < 120


def test_anchor_spot_and_section(view: PageView, qtbot: QtBot) -> None:
    slugs = [f"part-{n}" for n in range(12)]
    view.show_page(LONG, slugs=slugs, anchor="part-7")
    assert view.verticalScrollBar().value() > 0
    with qtbot.waitSignal(view.sectionReached) as reached:
        view.places.go_to_anchor("part-3")
    assert reached.args == ["part-3"]
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 40)
    spot = view.spot()
    assert spot.slug == "part-3"
    # An edit above the place moves it; the place is kept by its heading.
    view.show_page("<p>New first paragraph.</p>" * 8 + LONG, slugs=slugs, spot=spot)
    assert view.spot().slug == "part-3"
    assert view.spot().offset_px == spot.offset_px
    # The heading is gone: the share of the page is what is left.
    view.show_page(LONG, slugs=[], spot=Spot("gone", 10, 0.5))
    bar = view.verticalScrollBar()
    assert abs(bar.value() - bar.maximum() / 2) < 2


def test_non_latin_anchor(view: PageView) -> None:
    html = LONG + '<h2 id="проверка">Проверка</h2><p>x</p>' + LONG.replace("part-", "later-")
    view.show_page(html, slugs=["проверка"], anchor="проверка")
    assert view.verticalScrollBar().value() > 0


def test_every_paragraph_is_laid_out_also_between_pictures(view: PageView, tmp_path: Path) -> None:
    pictures = {"vademecum-image:p.png": picture(tmp_path, "p.png", 900, 500)}
    box = '<table width="100%"><tr><td><p style="line-height:120%">boxed words</p></td></tr></table>'
    page = (
        (LONG + box) * 3
        + '<p style="line-height:120%"><img src="vademecum-image:p.png"></p>'
        + (LONG + box) * 3
    )
    view.show_page(page, pictures=pictures)
    before = view.document().size().height()
    view.document().markContentsDirty(0, view.document().characterCount())
    assert view.document().size().height() == before


def test_marks_are_painted_counted_and_cleared(view: PageView) -> None:
    view.show_page("<p>one two one</p>")
    places = view.page_text.find("one")
    view.mark(places, 1)
    assert view.current_mark == 1
    assert len(view.extraSelections()) == 2
    view.clear_marks()
    assert view.extraSelections() == []
    assert view.current_mark == -1


def test_tab_walks_the_links_and_enter_follows(view: PageView, qtbot: QtBot) -> None:
    view.show_page('<p><a href="a.md">first</a> and <a href="b.md">second</a></p>')
    view.setFocus()
    seen: list[str] = []
    view.linkActivated.connect(lambda address, _apart: seen.append(address))
    for _ in range(2):
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert seen == ["a.md", "b.md"]


def test_click_and_middle_click_on_a_link(view: PageView, qtbot: QtBot) -> None:
    view.show_page('<p><a href="a.md">a rather long link text to click on</a></p>')
    seen: list[tuple[str, bool]] = []
    view.linkActivated.connect(lambda address, apart: seen.append((address, apart)))
    spot = QPoint(40, 12)
    assert view.anchorAt(spot) == "a.md"
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.MiddleButton, pos=spot)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, spot)
    assert seen == [("a.md", False), ("a.md", True), ("a.md", True)]


def test_dragging_lays_a_long_page_out_only_when_it_pauses(
    view: PageView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    cells = "".join(f"<tr><td>row {n}</td><td>some words about it</td></tr>" for n in range(1500))
    view.show_page(f"<html><body><p>Top</p><table>{cells}</table></body></html>")
    view.document().documentLayout().documentSize()
    qtbot.waitUntil(lambda: not view._settle.isActive())
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)

    def on_top() -> str:
        return view.cursorForPosition(QPoint(4, 0)).block().text()

    def place(put: tuple[int, int]) -> None:
        placed.append(put)
        put_on_top(put)

    before, placed, put_on_top = on_top(), list[tuple[int, int]](), view.places.put_on_top
    monkeypatch.setattr(view.places, "put_on_top", place)
    for width in range(620, 380, -40):
        view.resize(width, 480)
    assert not placed
    qtbot.waitUntil(lambda: bool(placed))
    assert len(placed) == 1
    assert before.startswith("row")
    assert on_top() == before
