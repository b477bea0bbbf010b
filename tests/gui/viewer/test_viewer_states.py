"""What the window shows when things are slow, missing or wrong."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.app import own_folder
from vademecum.app.knowledge import Knowledge
from vademecum.knowledge.reader import Reader
from vademecum.viewer.widgets.link_button import LinkButton
from vademecum.viewer.widgets.mnemonics import plain
from vademecum.viewer.window.window import Window


def test_missing_folder_says_so_and_offers_another(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window = make(tmp_path / "none", wait=False)
    qtbot.waitUntil(lambda: window.parts.library.state == "failed")
    empty = window.tabs.current.empty
    assert "none" in empty.title
    assert str(tmp_path / "none") in empty.text
    write_folder(tmp_path / "none", {"index.md": "# Here now\n"})
    empty.chosen.emit("retry")
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.title == "Here now"


def test_empty_folder_says_so_and_fills_when_a_page_appears(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "empty"
    folder.mkdir()
    window = make(folder, wait=False)
    qtbot.waitUntil(lambda: window.parts.library.state == "ready")
    assert window.tabs.current.empty.title == "This folder is empty"
    assert window.side.contents.empty.title == "No articles"
    (folder / "index.md").write_text("# First\n", encoding="utf-8")
    qtbot.waitUntil(lambda: window.tabs.current.page is not None, timeout=6000)
    assert list(window.side.contents.model.paths()) == ["index.md"]


def test_an_empty_folder_offers_a_first_page_and_another_folder(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "water-pumps"
    folder.mkdir()
    window = make(folder, wait=False)
    empty = window.tabs.current.empty
    qtbot.waitUntil(lambda: empty.title == "This folder is empty")
    links = {plain(button.accessibleName()): button for button in empty.findChildren(LinkButton)}
    assert list(links) == ["Create a first page", "Open another folder…"]
    title = next(label for label in empty.findChildren(QLabel) if label.text() == empty.title)
    assert title.font().pointSizeF() > 1.4 * window.font().pointSizeF()
    said = [label.text() for label in window.outline.findChildren(QLabel) if label.isVisible()]
    assert said == [], "where there is no page, nothing is said of its sections"
    assert window.status.problems.isHidden()
    senseless = ("go.home", "view.zoom-in", "view.zoom-out", "view.outline", "edit.find", "file.print")
    assert [id_ for id_ in senseless if window.actions_[id_].isEnabled()] == []
    assert window.actions_["file.open"].isEnabled()
    links["Create a first page"].click()
    qtbot.waitUntil(lambda: window.tabs.current.page is not None, timeout=6000)
    assert (folder / "index.md").read_text(encoding="utf-8").startswith("# Water pumps\n\n")
    qtbot.waitUntil(lambda: all(window.actions_[id_].isEnabled() for id_ in senseless))
    assert not window.actions_["file.first-page"].isEnabled()


def test_an_empty_folder_of_somebody_else_only_offers_another(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_folder, "is_own", lambda _root: False)
    (tmp_path / "theirs").mkdir()
    window = make(tmp_path / "theirs", wait=False)
    empty = window.tabs.current.empty
    qtbot.waitUntil(lambda: empty.title == "This folder is empty")
    names = [button.accessibleName() for button in empty.findChildren(LinkButton)]
    assert names == ["Open another folder…"]
    assert "Put a file" not in empty.text


def lowest_ink(line: QImage, part: QWidget) -> int:
    """The lowest row, in pixels of the status line, in which this part has something of its text."""
    box = part.geometry()
    ground = line.pixelColor(2, line.height() - 3).lightness()
    rows = [
        y
        for y in range(2, line.height() - 1)
        for x in range(box.left(), box.right())
        if abs(line.pixelColor(x, y).lightness() - ground) > 80
    ]
    return max(rows)


@pytest.mark.parametrize("size", [9, 10, 11, 12])
def test_all_texts_of_the_status_line_stand_on_one_line(
    window: Window, qtbot: QtBot, qapp: QApplication, size: int
) -> None:
    before = qapp.font()
    font = qapp.font()
    font.setPointSize(size)
    qapp.setFont(font)
    try:
        qtbot.wait(50)
        status = window.status
        line = status.grab().toImage()
        rows = {lowest_ink(line, part) for part in (status.model, status.articles, status.offline)}
        assert len(rows) == 1
    finally:
        qapp.setFont(before)


def test_problems_are_counted_for_those_who_can_mend_them(
    make: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_folder(tmp_path / "odd", {"index.md": "# A\n", "b.md": "---\ntitle: [x\n---\nB\n"})
    window = make(folder)
    assert window.status.problems.isVisible()
    window.parts.settings.set("reading.show_problems", False)
    assert window.status.problems.isHidden()
    window.parts.settings.set("reading.show_problems", True)
    assert window.status.problems.isVisible()
    assert make(folder, reader=Reader(audience="end_user")).status.problems.isHidden()
    monkeypatch.setattr(own_folder, "is_own", lambda _root: False)
    other = make(folder)
    assert other.status.problems.isHidden()
    assert other.parts.library.problems, "the menu lists them all the same"
    assert other.actions_["help.problems"].isEnabled()


def test_folder_of_one_file_and_broken_pages_work(make: MakeWindow, tmp_path: Path) -> None:
    folder = write_folder(
        tmp_path / "odd",
        {"index.md": "# Fine\n", "zero.md": "", "broken.md": "---\ntitle: [unclosed\n---\nStill readable.\n"},
    )
    (folder / "latin.md").write_bytes("# Gr\xfc\xdfe\n".encode("latin-1"))
    window = make(folder)
    assert window.status.problems.isVisible()
    window.commander.run("help.problems")
    from vademecum.viewer.dialogs.lists import ProblemsDialog

    dialog = window.findChild(ProblemsDialog)
    assert dialog is not None
    assert any("broken.md" in str(problem) for problem in dialog.model.records)
    dialog.close()


def test_search_before_the_index_is_ready_lists_names_then_results(
    make: MakeWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()
    real = Knowledge.open.__func__  # type: ignore[attr-defined]

    def slow(cls: type[Knowledge], *args: object, **options: object) -> Knowledge:
        gate.wait(10)
        return real(cls, *args, **options)  # type: ignore[no-any-return]

    monkeypatch.setattr(Knowledge, "open", classmethod(slow))
    window = make(folder, wait=False)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.path == "index.md", "the first page is there before the index"
    assert window.status.bar.isVisible()
    window.header.box.setFocus()
    qtbot.keyClicks(window.header.box, "valves")
    qtbot.waitUntil(lambda: window.side.results.model.rowCount() == 1)
    assert window.search.state == "indexing"
    assert window.search.partial
    assert "page names only" in window.side.results.status.text()
    qtbot.keyClick(window.header.box, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.path == "guide/valves.md"
    )
    window.tabs.current.follow("vademecum:///guide/pumps.md")
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.path == "guide/pumps.md"
    )
    gate.set()
    qtbot.waitUntil(lambda: window.search.state == "found", timeout=10_000)
    assert not window.search.partial
    qtbot.waitUntil(lambda: "Last updated" in window.tabs.current.view.toPlainText())
    assert window.tabs.current.page is not None
    assert window.tabs.current.page.path == "guide/pumps.md", "being ready takes nobody away from a page"
    assert window.side.results.model.rowCount() > 1
    assert not window.status.bar.isVisible()


def test_titles_and_headings_are_found_while_the_index_is_built(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = {f"s/p{n:05}.md": f"---\ntitle: Page {n}\n---\n# Page {n}\n\nwords\n" for n in range(400)}
    pages["s/other.md"] = "# Other\n\n```\n# no quick start\n```\n\n## Quick start\n\nwords\n"
    pages["s/draft.md"] = "---\ntitle: Page 12 secret\nhidden: true\n---\nwords\n"
    folder = write_folder(tmp_path / "kb", pages)
    gate = threading.Event()
    real = Knowledge.open.__func__  # type: ignore[attr-defined]

    def slow(cls: type[Knowledge], *args: object, **options: object) -> Knowledge:
        gate.wait(20)
        return real(cls, *args, **options)  # type: ignore[no-any-return]

    monkeypatch.setattr(Knowledge, "open", classmethod(slow))
    window = make(folder, wait=False)
    window.header.box.setText("page 12")
    search = window.search

    def titles() -> list[str]:
        return [hit.title for hit in search.hits]

    qtbot.waitUntil(lambda: len(titles()) == 14, timeout=3000)
    assert titles()[0] == "Page 12"
    assert set(titles()[1:11]) == {f"Page 12{n}" for n in range(10)}
    assert search.partial
    window.header.box.setText("quick start")
    qtbot.waitUntil(lambda: [hit.heading for hit in search.hits] == ["Quick start"])
    window.header.box.setText("page 12")
    qtbot.waitUntil(lambda: len(titles()) == 14)

    seen: list[tuple[str, int]] = []
    search.changed.connect(lambda: seen.append((search.state, len(search.hits))))
    gate.set()
    qtbot.waitUntil(lambda: search.state == "found", timeout=10_000)
    assert all(state in ("indexing", "found") or hits for state, hits in seen)


def test_reading_can_be_stopped_and_started_again(
    make: MakeWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Knowledge.open.__func__  # type: ignore[attr-defined]

    def endless(*_args: object, **options: object) -> Knowledge:
        while not options["cancelled"]():  # type: ignore[operator]
            time.sleep(0.01)
        from vademecum.errors import Cancelled

        raise Cancelled

    monkeypatch.setattr(Knowledge, "open", classmethod(endless))
    window = make(folder, wait=False)
    qtbot.waitUntil(window.status.cancel.isVisible)
    qtbot.mouseClick(window.status.cancel, Qt.MouseButton.LeftButton)
    assert window.parts.library.state == "failed"
    assert not window.status.bar.isVisible()
    monkeypatch.setattr(Knowledge, "open", classmethod(real))
    window.commander.run("file.refresh")
    qtbot.waitUntil(lambda: window.parts.library.state == "ready")


def test_closing_while_reading_is_quick(
    make: MakeWindow, qtbot: QtBot, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = threading.Event()

    def endless(*_args: object, **options: object) -> Knowledge:
        from vademecum.errors import Cancelled

        started.set()
        while not options["cancelled"]():  # type: ignore[operator]
            time.sleep(0.01)
        raise Cancelled

    monkeypatch.setattr(Knowledge, "open", classmethod(endless))
    window = make(folder, wait=False)
    qtbot.waitUntil(started.is_set)
    begun = time.monotonic()
    window.close()
    assert window.parts.tasks.shutdown()
    assert time.monotonic() - begun < 1.5


def test_dropping_a_folder_or_a_page_opens_it(window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    other = write_folder(tmp_path / "other", {"index.md": "# Other\n", "second.md": "# Second\n"})
    drop(window, other / "second.md")
    qtbot.waitUntil(lambda: window.parts.library.state == "ready" and window.tabs.current.page is not None)
    assert window.parts.library.root == other
    qtbot.waitUntil(
        lambda: window.tabs.current.page is not None and window.tabs.current.page.path == "second.md"
    )
    assert window.keeper.session.recent[0] == str(other)
    drop(window, tmp_path / "manual")
    qtbot.waitUntil(lambda: window.parts.library.title == "manual" and window.parts.library.state == "ready")


def drop(window: Window, place: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(place))])
    none = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    window.dropEvent(QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, data, *none))


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root reads everything")
def test_unreadable_folder_is_a_clear_message(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "locked", {"index.md": "# X\n"})
    folder.chmod(0)
    try:
        window = make(folder, wait=False)
        qtbot.waitUntil(lambda: window.parts.library.state == "failed")
        assert "locked" in window.tabs.current.empty.text
    finally:
        folder.chmod(0o755)
