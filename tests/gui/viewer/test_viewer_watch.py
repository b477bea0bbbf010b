"""Changes on disk, however an editor or a sync tool makes them."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window


def text(window: Window) -> str:
    return window.tabs.current.view.toPlainText()


def test_each_rename_save_is_shown_and_found(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    folder = write_folder(tmp_path / "kb", {"p.md": "# Counter\n\nIt stands at mark0.\n"})
    window = make(folder)
    for number in range(1, 5):
        fresh = folder / "p.md.tmp"
        fresh.write_text(f"# Counter\n\nIt stands at mark{number}.\n", encoding="utf-8")
        fresh.replace(folder / "p.md")
        qtbot.waitUntil(lambda number=number: f"mark{number}" in text(window), timeout=4000)
    window.header.box.setText("mark4")
    qtbot.waitUntil(lambda: window.search.state == "found")
    window.header.box.setText("mark2")
    qtbot.waitUntil(lambda: window.search.found is not None and window.search.found.text == "mark2")
    found = window.search.found
    assert found is not None
    assert all("mark2" not in hit.excerpt for hit in found.result.hits)


def test_edits_in_place_new_folders_and_bursts_are_seen(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# A\n\nfirst\n", "s/b.md": "# B\n"})
    window = make(folder)
    with (folder / "index.md").open("a", encoding="utf-8") as file:
        file.write("\nappended words\n")
    write_folder(folder, {"new/sub/c.md": "# Brand new\n"})
    write_folder(folder, {f"many/p{n}.md": f"# Page {n}\n" for n in range(120)})
    qtbot.waitUntil(lambda: "appended words" in text(window), timeout=6000)
    qtbot.waitUntil(lambda: window.parts.library.count == 123, timeout=6000)
    (folder / "s/b.md").unlink()
    qtbot.waitUntil(lambda: window.parts.library.count == 122, timeout=6000)


def test_reload_keeps_the_place_and_the_marks(make: MakeWindow, qtbot: QtBot, tmp_path: Path) -> None:
    body = "\n\n".join(f"## Part {n}\n\n" + "valve words " * 150 for n in range(8))
    folder = write_folder(tmp_path / "kb", {"p.md": f"# Long\n\n{body}\n"})
    window = make(folder)
    pane = window.tabs.current
    pane.go(Stop("p.md", "part-5", words=("valve",)))
    qtbot.waitUntil(lambda: bool(pane.view.marks))
    bar = pane.view.verticalScrollBar()
    bar.setValue(bar.value() + 60)
    before = pane.view.spot()
    assert before.slug == "part-5"
    (folder / "p.md").write_text(f"# Long\n\nA new line above.\n\n{body}\n", encoding="utf-8")
    qtbot.waitUntil(lambda: "A new line above." in text(window), timeout=5000)
    assert pane.view.spot().slug == "part-5"
    assert abs(pane.view.spot().offset_px - before.offset_px) <= 2
    qtbot.waitUntil(lambda: bool(pane.view.marks))


def test_vanished_folder_is_told_stays_usable_and_recovers(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# Index\n", "b.md": "# Bravo\n\nwater level\n"})
    window = make(folder)
    folder.rename(tmp_path / "away")
    qtbot.waitUntil(lambda: not window.parts.library.available, timeout=6000)
    assert "not available" in window.status.message.text()
    window.header.box.setText("water")
    qtbot.waitUntil(lambda: window.search.state == "found")
    (tmp_path / "away").rename(folder)
    qtbot.waitUntil(lambda: window.parts.library.available, timeout=6000)
    window.tabs.current.go(Stop("b.md"))
    qtbot.waitUntil(lambda: "water level" in text(window))


def test_removed_page_that_is_shown_becomes_the_missing_page(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# Index\n", "b.md": "# Bravo\n"})
    window = make(folder)
    pane = window.tabs.current
    pane.go(Stop("b.md"))
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "b.md")
    (folder / "b.md").unlink()
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.missing, timeout=6000)
    assert "b.md" in text(window)


def test_an_empty_folder_in_place_of_the_root_counts_as_away(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = write_folder(tmp_path / "kb", {"index.md": "# Index\n", "b.md": "# Bravo\n\nwater level\n"})
    window = make(folder)
    folder.rename(tmp_path / "away")
    folder.mkdir()  # where a disk was mounted
    qtbot.waitUntil(lambda: not window.parts.library.available, timeout=6000)
    assert window.parts.library.count == 2
    assert "not available" in window.status.message.text()
    window.header.box.setText("water")
    qtbot.waitUntil(lambda: window.search.state == "found")
    folder.rmdir()
    (tmp_path / "away").rename(folder)
    qtbot.waitUntil(lambda: window.parts.library.available, timeout=6000)
    assert "not available" not in window.status.message.text()
