"""Whole journeys of a reader, with the real window and keyboard; what came of them is read from outside."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from real_viewer import PATIENCE_S, Start, Viewer

pytestmark = pytest.mark.e2e


def stored(viewer: Viewer, name: str) -> str:
    """A file that the viewer keeps; empty when there is none yet."""
    file = Path(viewer.screen.environment["VADEMECUM_HOME"]) / name
    return file.read_text(encoding="utf-8") if file.exists() else ""


def wait(happened: Callable[[], Any], what: str) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)


def test_a_link_leads_to_its_heading_and_back_returns(start: Start, folder: Path) -> None:
    viewer = start(folder)
    viewer.wait_for_page("index.md")
    viewer.press("alt+5", "Tab", "Return")
    viewer.wait_for_page("use/descale.md#with-vinegar")
    viewer.press("alt+Left")
    viewer.wait_for_page("index.md")
    viewer.press("alt+Right")
    viewer.wait_for_page("use/descale.md#with-vinegar")
    assert viewer.quit() == 0
    assert viewer.said() == ""


def test_a_question_is_answered_and_another_refused(start: Start, folder: Path, tmp_path: Path) -> None:
    viewer = start(folder)
    viewer.wait_for_page("index.md")
    ask(viewer, "how do I store the cord?")
    # Once the answer is there, Enter opens the page that it comes from.
    for _ in range(20):
        viewer.press("Return")
        if viewer.status()["source"] == "use/cord.md":
            break
    viewer.wait_for_page("use/cord.md")
    viewer.press("alt+Home")
    viewer.wait_for_page("index.md")
    ask(viewer, "where can I buy a green cord?")
    # The card refuses, and the closest section stands below it.
    viewer.screen.rest(tmp_path)
    assert viewer.status()["source"] == "index.md", "a refusal opens nothing by itself"
    viewer.press("Down", "Return")
    viewer.wait("opening the closest section", lambda status: status["source"].startswith("use/cord.md"))
    viewer.press("alt+Home")
    viewer.wait_for_page("index.md")
    ask(viewer, "who won the chess final?")
    refused = viewer.screen.rest(tmp_path).read_bytes()
    # Esc clears the box, and with it the card.
    viewer.press("Escape")
    wait(lambda: viewer.screen.rest(tmp_path).read_bytes() != refused, "the card was not there")
    assert viewer.status()["source"] == "index.md"
    assert viewer.quit() == 0
    assert viewer.said() == ""


def ask(viewer: Viewer, question: str) -> None:
    """Type a question into the search box, and press Enter."""
    viewer.press("ctrl+k")
    viewer.screen.type(question)
    viewer.press("Return")
    wait(lambda: question in stored(viewer, "state/queries.json"), "the question was not asked")


def test_theme_and_language_change_and_stay(start: Start, folder: Path, tmp_path: Path) -> None:
    viewer = start(folder)
    viewer.wait_for_page("index.md")
    viewer.press("ctrl+shift+p")
    viewer.screen.type("dark")
    viewer.screen.keys("Return")
    wait(lambda: 'theme = "dark"' in stored(viewer, "config/settings.toml"), "the theme was not changed")
    wait(lambda: brightness(viewer, tmp_path) < 0.4, "the window is not dark")
    viewer.press("ctrl+comma")
    time.sleep(0.5)
    viewer.press("Tab", "Tab", "Down")
    wait(lambda: "language = " in stored(viewer, "config/settings.toml"), "the language was not changed")
    viewer.screen.keys("Escape")
    assert viewer.quit() == 0
    assert viewer.said() == ""
    again = start(folder)
    wait(lambda: brightness(again, tmp_path) < 0.4, "the window is not dark after a restart")
    assert again.quit() == 0


def brightness(viewer: Viewer, folder: Path) -> float:
    """Mean brightness of the screen, 0 to 1."""
    file = folder / "screen.png"
    viewer.screen.picture(file)
    return float(
        viewer.screen.call("convert", str(file), "-colorspace", "Gray", "-format", "%[fx:mean]", "info:")
    )


def test_bookmark_quit_restart_and_be_where_one_was(start: Start, folder: Path) -> None:
    viewer = start(folder)
    viewer.ask("show", page="use/cord.md")
    viewer.wait_for_page("use/cord.md")
    viewer.press("ctrl+d")
    wait(lambda: stored(viewer, "config/bookmarks.json"), "the bookmark was not kept")
    assert json.loads(stored(viewer, "config/bookmarks.json"))[0]["path"] == "use/cord.md"
    assert viewer.quit() == 0
    again = start(folder)
    again.wait_for_page("use/cord.md")
    again.press("alt+Home")
    again.wait_for_page("index.md")
    again.press("alt+3", "Home", "Return")
    again.wait_for_page("use/cord.md")
    assert again.quit() == 0
    assert again.said() == ""


def test_a_page_edited_outside_changes_in_the_window(start: Start, folder: Path) -> None:
    viewer = start(folder)
    viewer.ask("show", page="use/cord.md")
    viewer.wait_for_page("use/cord.md")
    wait(lambda: "Store the cord" in title(viewer), "the title does not name the page")
    (folder / "use/cord.md").write_text("# Hang up the cord\n\nOn the hook.\n", encoding="utf-8")
    wait(lambda: "Hang up the cord" in title(viewer), "the window still shows the page as it was")
    assert viewer.quit() == 0
    assert viewer.said() == ""


def title(viewer: Viewer) -> str:
    """What stands in the window's frame."""
    return viewer.screen.call("xdotool", "getwindowfocus", "getwindowname")


def test_other_folders_are_searched_too_and_opened(start: Start, folder: Path, tmp_path: Path) -> None:
    garden = tmp_path / "garden"
    garden.mkdir()
    (garden / "index.md").write_text("# The garden\n\nRoses want sun.\n", encoding="utf-8")
    (garden / "roses.md").write_text("# Roses\n\nCut roses in spring.\n", encoding="utf-8")
    assert start(garden).quit() == 0
    viewer = start(folder)
    viewer.wait_for_page("index.md")
    viewer.press("ctrl+shift+f")
    viewer.screen.type("cut roses")
    time.sleep(1.5)
    viewer.press("Down", "Return")
    viewer.folder = garden
    viewer.wait_for_page("roses.md")
    assert viewer.quit() == 0
    assert viewer.said() == ""
