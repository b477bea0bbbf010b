"""Where links go: here, outside after a question, or nowhere with a note."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app.page import page_link
from vademecum.knowledge.reader import Reader
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window

PAGE = (
    "# Links\n\n[web](https://example.org/x) [mail](mailto:a@example.org) [ftp](ftp://example.org/) "
    "[odd](ms-settings:display) [share](\\\\\\\\server\\\\x) [up](../../etc/passwd) [file](file:///etc/passwd)\n\n"
    "```python\nprint('copied')\n```\n\n![dot](dot.png) [notes](notes.txt)\n"
)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    seen: list[str] = []

    def open_url(url: QUrl) -> bool:
        seen.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    return seen


@pytest.fixture
def links(make: MakeWindow, tmp_path: Path) -> Window:
    folder = write_folder(tmp_path / "kb", {"index.md": PAGE, "notes.txt": "plain"})
    from PySide6.QtGui import QImage

    QImage(8, 8, QImage.Format.Format_RGB32).save(str(folder / "dot.png"))
    return make(folder)


@pytest.mark.parametrize("address", ["https://example.org/x", "mailto:a@example.org"])
def test_outside_links_ask_once(links: Window, opened: list[str], address: str) -> None:
    pane = links.tabs.current
    before = pane.view.toPlainText()
    pane.follow(address)
    assert address in pane.notice.text
    assert opened == []
    pane.notice.press("")
    assert opened == []
    pane.follow(address)
    pane.notice.press("open")
    assert opened == [address]
    assert pane.view.toPlainText() == before


def test_always_open_remembers_and_never_offers_the_address(links: Window, opened: list[str]) -> None:
    pane, settings = links.tabs.current, links.parts.settings
    pane.follow("https://example.org/x")
    pane.notice.press("always")
    pane.follow("https://example.org/y")
    assert opened == ["https://example.org/x", "https://example.org/y"]
    settings.set("links.external", "never")
    pane.follow("https://example.org/z")
    assert len(opened) == 2
    assert "https://example.org/z" in pane.notice.text
    pane.notice.press("copy")
    assert QGuiApplication.clipboard().text() == "https://example.org/z"


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/", "ms-settings:display", "search-ms:query=x", "file:///etc/passwd",
        "javascript:alert(1)", "\\\\server\\x", "//server/x", "C:\\x.exe", "smb://host/share",
        "data:text/html,x", "vademecum-action:format?disk=c",
    ],
)  # fmt: skip
def test_everything_else_is_refused_with_a_note(links: Window, opened: list[str], address: str) -> None:
    pane = links.tabs.current
    before = pane.view.toPlainText()
    pane.follow(address)
    assert pane.notice.text
    assert opened == []
    assert pane.view.toPlainText() == before


def test_paths_out_of_the_folder_open_nothing(links: Window, qtbot: QtBot, opened: list[str]) -> None:
    pane = links.tabs.current
    pane.follow("../../etc/passwd")
    qtbot.waitUntil(lambda: bool(pane.notice.text) or (pane.page is not None and pane.page.missing))
    assert "root:" not in pane.view.toPlainText()
    assert opened == []


def test_code_is_copied_pictures_enlarged_and_other_files_left_alone(
    links: Window, qtbot: QtBot, opened: list[str]
) -> None:
    from vademecum.viewer.dialogs.picture import PictureDialog

    pane = links.tabs.current
    pane.follow("vademecum-action:copy?n=0")
    assert QGuiApplication.clipboard().text().strip() == "print('copied')"
    assert links.status.message.text() == "Copied"
    assert not pane.notice.text, "the page does not move for it"
    pane.follow("vademecum-action:copy?n=99")
    pane.follow("vademecum:///dot.png")
    qtbot.waitUntil(lambda: links.findChild(PictureDialog) is not None)
    dialog = links.findChild(PictureDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.canvas.has_picture)
    dialog.close()
    pane.follow("vademecum:///notes.txt")
    assert "notes.txt" in pane.notice.text
    assert opened == []


def test_copied_link_opens_the_same_place_again(links: Window, qtbot: QtBot) -> None:
    links.commander.run("edit.copy-link")
    address = QGuiApplication.clipboard().text()
    assert address.startswith("vademecum:")
    links.header.box.setText(address)
    qtbot.keyClick(links.header.box, "\r")
    qtbot.waitUntil(
        lambda: links.tabs.current.page is not None and links.tabs.current.page.path == "index.md"
    )
    assert links.header.box.text() == ""


HINTS = {
    "https://example.org/x": "https://example.org/x",
    "https://example.org/" + "x" * 3000: "https://example.org/xxx",
    "vademecum:///guide/valves.md#closing": "Valves › Closing",
    "vademecum:///guide/valves.md": "Valves",
    "#pump-manual": "Pump manual",
    "vademecum:///gone.md": "This page does not exist: gone.md",
    "vademecum-action:copy?n=0": "",
}


@pytest.mark.parametrize("address", HINTS)
def test_the_status_line_says_where_a_link_leads(window: Window, address: str) -> None:
    window.status.keep_saying("lasting")
    window.tabs.current.view.linkHovered.emit(address)
    assert window.status.message.text().startswith(HINTS[address] or "lasting")
    assert window.width() == 1200, "a long address does not widen the window"
    window.tabs.current.view.linkHovered.emit("")
    assert window.status.message.text() == "lasting"


def test_the_hint_goes_with_its_page_and_gives_way_to_news(window: Window, qtbot: QtBot) -> None:
    pane, message = window.tabs.current, window.status.message
    pane.view.linkHovered.emit("https://example.org/")
    assert message.text() == "https://example.org/"
    pane.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(lambda: message.text() == "")
    pane.view.linkHovered.emit("https://example.org/")
    window.status.say("Copied")
    assert message.text() == "Copied"


def test_a_hint_names_no_page_that_the_reader_may_not_see(make: MakeWindow, tmp_path: Path) -> None:
    folder = write_folder(
        tmp_path / "kb",
        {"index.md": "# Start\n", "inner.md": "---\naudience: developer\n---\n# Secret plan\n"},
    )
    window = make(folder, reader=Reader(audience="end_user"))
    window.tabs.current.view.linkHovered.emit("vademecum:///inner.md")
    assert "Secret" not in window.status.message.text()


def test_the_question_about_a_long_address_leaves_room_for_its_buttons(links: Window, qtbot: QtBot) -> None:
    pane = links.tabs.current
    for width in (1200, 420):
        links.resize(width, 700)
        pane.follow("https://example.org/" + "x" * 3000)
        qtbot.wait(1)
        buttons = pane.notice.findChildren(QPushButton)
        shown = [each for each in buttons if each.isVisible()]
        assert len(shown) == 3
        for button in (*shown, pane.notice.close_button):
            corner = button.mapTo(pane, button.rect().bottomRight())
            assert pane.rect().contains(corner)
        assert "https://example.org/x" in pane.notice.text
        assert pane.notice.height() < 260
        pane.notice.press("copy")
        assert len(QGuiApplication.clipboard().text()) > 3000


def test_the_question_begins_where_the_text_does(links: Window, qtbot: QtBot) -> None:
    pane = links.tabs.current
    pane.follow("https://example.org/")
    label, view = pane.notice.findChild(QLabel), pane.view

    def aligned() -> bool:
        text = view.viewport().mapTo(pane, QPoint(round(view.document().documentMargin()), 0))
        return abs(label.mapTo(pane, QPoint(0, 0)).x() - text.x()) <= 1

    qtbot.waitUntil(aligned)


def copied(window: Window) -> str:
    window.commander.run("edit.copy-link")
    return QGuiApplication.clipboard().text()


def test_a_copied_link_names_the_heading_jumped_to(window: Window, qtbot: QtBot, folder: Path) -> None:
    pane = window.tabs.current
    for slug in ("opening", "closing"):
        pane.go(Stop("guide/valves.md", slug))
        qtbot.waitUntil(lambda slug=slug: pane.view.section == slug)
        assert copied(window) == page_link(str(folder), "guide/valves.md", slug)
    pane.view.verticalScrollBar().setValue(0)
    assert copied(window) == page_link(str(folder), "guide/valves.md")
    pane.view.places.go_to_anchor("opening")
    bar = pane.view.verticalScrollBar()
    bar.setValue(bar.value() + 200)
    assert copied(window).endswith("#opening")


def test_a_copied_link_leads_back_from_another_folder(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    link = copied(window)
    other = write_folder(tmp_path / "other", {"only.md": "# Only\n\nword\n"})
    window.switch_to(other)
    qtbot.waitUntil(lambda: window.parts.library.state == "ready" and window.parts.library.root == other)
    window.header.box.setText(link)
    qtbot.keyClick(window.header.box, "\r")
    qtbot.waitUntil(
        lambda: (
            window.parts.library.state == "ready"
            and window.tabs.current.page is not None
            and window.tabs.current.page.path == "index.md"
        )
    )


def test_the_list_of_headings_marks_where_the_reader_is_after_going_forward(
    window: Window, qtbot: QtBot
) -> None:
    pane, headings = window.tabs.current, window.outline.heading_list

    def marked() -> str:
        return str(headings.currentIndex().data() or "")

    pane.go(Stop("guide/valves.md", "closing"))
    qtbot.waitUntil(lambda: marked() == "Closing")
    bar = pane.view.verticalScrollBar()
    bar.setValue(round(pane.view.places.top_of(pane.view.document().find("Opening").position())))
    assert marked() == "Opening"
    pane.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "guide/pumps.md")
    assert marked() == ""
    pane.back()
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "guide/valves.md")
    qtbot.waitUntil(lambda: marked() == "Opening")


def test_a_deep_heading_marks_the_listed_one_above_it(make: MakeWindow, tmp_path: Path, qtbot: QtBot) -> None:
    text = "# Page\n\n## One\n\n" + "word " * 900 + "\n\n#### Deep\n\n" + "word " * 2000
    window = make(write_folder(tmp_path / "kb", {"index.md": text}))
    qtbot.waitUntil(lambda: window.outline.headings.rowCount() == 1)
    window.tabs.current.go(Stop("index.md", "deep"))
    assert window.tabs.current.view.section == "deep"
    assert window.outline.heading_list.currentIndex().data() == "One"


def test_a_section_that_is_gone_is_told_on_the_page(window: Window, qtbot: QtBot, folder: Path) -> None:
    (folder / "guide/pumps.md").write_text(
        "# Pumps\n\n[there](valves.md#opening) [gone](#lost)[^1]\n\n[^1]: A note.\n", encoding="utf-8"
    )
    pane = window.tabs.current
    qtbot.waitUntil(lambda: window.parts.library.knowledge is not None)
    window.parts.library.refresh()
    qtbot.waitUntil(lambda: not window.parts.library.refreshing)

    def at(path: str) -> bool:
        return pane.page is not None and pane.page.path == path

    def follow(start: str, address: str, path: str) -> str:
        pane.go(Stop(start))
        qtbot.waitUntil(lambda: at(start))
        pane.follow(address)
        qtbot.waitUntil(lambda: at(path))
        return pane.notice.text

    pumps, valves = "guide/pumps.md", "guide/valves.md"
    assert "does not exist any more" in follow(pumps, "vademecum:///guide/valves.md#nonsense", valves)
    assert follow(pumps, "vademecum:///guide/valves.md#opening", valves) == ""
    assert "does not exist any more" in follow(pumps, "#lost", pumps)
    assert follow(pumps, "#fn-1", pumps) == ""
    assert follow(pumps, "#top", pumps) == ""


def test_the_list_of_headings_returns_to_its_top_with_the_page(
    make: MakeWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    text = (
        "# Page\n\n" + "word " * 900 + "".join(f"\n\n## Heading {n}\n\n" + "word " * 300 for n in range(60))
    )
    window = make(write_folder(tmp_path / "kb", {"index.md": text, "b.md": text.replace("Heading", "Part")}))
    view, headings = window.tabs.current.view, window.outline.heading_list
    list_bar = headings.verticalScrollBar()

    def to_the_end() -> bool:
        view.verticalScrollBar().setValue(view.verticalScrollBar().maximum())
        return headings.currentIndex().row() > 55 and list_bar.value() > 0

    qtbot.waitUntil(lambda: window.outline.headings.rowCount() == 60)
    qtbot.waitUntil(to_the_end)
    view.verticalScrollBar().setValue(0)
    qtbot.waitUntil(lambda: not headings.currentIndex().isValid())
    assert list_bar.value() == 0
    qtbot.waitUntil(to_the_end)
    window.tabs.current.go(Stop("b.md"))
    qtbot.waitUntil(lambda: "Part" in str(headings.model().index(0, 0).data()))
    assert list_bar.value() == 0, "the list of another page begins at its top too"
