"""What a user does on the first day, with the real window, keyboard and process."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from real_viewer import Start

pytestmark = pytest.mark.e2e


def test_searching_by_typing_opens_the_section(start: Start, folder: Path) -> None:
    viewer = start(folder)
    viewer.wait_for_page("index.md")
    viewer.screen.keys("ctrl+k")
    viewer.screen.type("vinegar")
    time.sleep(0.5)
    viewer.screen.keys("Down", "Return")
    viewer.wait_for_page("use/descale.md#with-vinegar")
    viewer.screen.keys("alt+Left")
    viewer.wait_for_page("index.md")
    assert viewer.quit() == 0
    assert viewer.said() == ""


def test_a_mistyped_word_still_finds_its_page(start: Start, folder: Path) -> None:
    viewer = start(folder)
    viewer.screen.keys("ctrl+k")
    viewer.screen.type("limescael")
    time.sleep(0.5)
    viewer.screen.keys("Down", "Return")
    viewer.wait("the page", lambda status: status["source"].startswith("use/descale.md"))
    assert viewer.quit() == 0


def test_an_edited_page_is_found_by_its_new_words(start: Start, folder: Path) -> None:
    viewer = start(folder)
    assert viewer.ask("search", text="lavender")["hits"] == []
    (folder / "use/cord.md").write_text("# Store the cord\n\nIn the lavender drawer.\n", encoding="utf-8")
    deadline = time.monotonic() + 15
    hits: list[dict[str, str]] = []
    while not hits and time.monotonic() < deadline:
        time.sleep(0.2)
        hits = viewer.ask("search", text="lavender")["hits"]
    assert [hit["source"] for hit in hits] == ["use/cord.md"]
    assert viewer.quit() == 0


def test_show_reaches_the_running_window(start: Start, folder: Path) -> None:
    viewer = start(folder)
    command = [sys.executable, "-m", "vademecum", "show", str(folder), "--route", "/kettle/tank"]
    done = subprocess.run(
        command, env=viewer.screen.environment, capture_output=True, text=True, check=False, timeout=30
    )
    assert (done.returncode, done.stdout.strip()) == (0, "use/fill.md"), done.stderr
    viewer.wait_for_page("use/fill.md")
    assert viewer.quit() == 0


def test_the_next_start_opens_where_the_last_one_ended(start: Start, folder: Path) -> None:
    viewer = start(folder)
    viewer.ask("show", page="use/cord.md")
    viewer.wait_for_page("use/cord.md")
    assert viewer.quit() == 0
    again = start(folder)
    again.wait_for_page("use/cord.md")
    assert again.quit() == 0
    assert again.said() == ""


def test_closing_while_a_large_folder_is_read_is_clean(start: Start, folder: Path) -> None:
    for number in range(300):
        text = "\n\n".join(f"## Part {part}\n\n{'Words to read and index. ' * 40}" for part in range(10))
        (folder / f"page-{number}.md").write_text(f"# Page {number}\n\n{text}\n", encoding="utf-8")
    viewer = start(folder, ready=False)
    viewer.screen.keys("ctrl+q")
    assert viewer.process.wait(15) == 0
    assert viewer.said() == ""
