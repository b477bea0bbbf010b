"""A window of this version over everything that a newer one has stored: nothing of it is lost."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import tomli_w
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum.app.paths import Paths
from vademecum.viewer.page.journey import Stop

NEWER_SETTINGS: dict[str, Any] = {
    "version": 9,
    "appearance": {"theme": "aurora", "zoom": 1.25, "accent": "teal"},
    "hologram": {"depth": 3},
    "shortcuts": {"hologram.rotate": ["Ctrl+H"]},
}


def newer_files(folder: Path) -> dict[str, Any]:
    """What another version stored about this folder, with fields and kinds that are unknown here."""
    where = {"knowledge": str(folder), "path": "guide/pumps.md", "slug": "", "title": "Pumps"}
    return {
        "bookmarks": [{**where, "tags": [], "colour": "red"}, {"kind": "search", "query": "torque"}],
        "history": [{**where, "at": 4e9, "seconds": 12}, {"kind": "listened"}],
        "queries": [{"knowledge": str(folder), "text": "torque", "at": 4e9, "found": 3}, {"kind": "spoken"}],
        "session": {
            "version": 1,
            "recent": [str(folder)],
            "folders": {str(folder): {"tabs": [{"path": "guide/alarms.md"}], "active": 0, "split": "left"}},
            "workspaces": [{"name": "night shift"}],
        },
    }


def test_nothing_of_a_newer_version_is_lost(
    make: MakeWindow, folder: Path, places: Paths, qtbot: QtBot
) -> None:
    stored = newer_files(folder)
    places.config.mkdir(parents=True)
    places.state.mkdir(parents=True)
    places.settings.write_text(tomli_w.dumps(NEWER_SETTINGS), encoding="utf-8")
    for name, value in stored.items():
        getattr(places, name).write_text(json.dumps(value), encoding="utf-8")
    window = make(folder)
    qtbot.waitUntil(lambda: window.tabs.current.page is not None)
    assert window.tabs.current.page.path == "guide/alarms.md"
    window.reading.open(Stop("guide/valves.md"))
    qtbot.waitUntil(
        lambda: window.reading.pane.page is not None and window.reading.pane.page.path == "guide/valves.md"
    )
    window.reading.lists.toggle_bookmark()
    window.parts.settings.set("search.results", 50)
    window.parts.queries.add(str(folder), "valve")
    qtbot.waitUntil(lambda: len(window.parts.history.visits()) >= 2)
    window.close()

    settings = tomllib.loads(places.settings.read_text(encoding="utf-8"))
    assert settings == {**NEWER_SETTINGS, "search": {"results": 50}}
    for name in ("bookmarks", "history", "queries"):
        now = json.loads(getattr(places, name).read_text(encoding="utf-8"))
        assert all(entry in now for entry in stored[name]), name
        assert len(now) > len(stored[name]), name
    session = json.loads(places.session.read_text(encoding="utf-8"))
    assert session["workspaces"] == [{"name": "night shift"}]
    assert session["folders"][str(folder)]["split"] == "left"
    assert session["folders"][str(folder)]["tabs"][0]["path"] == "guide/valves.md"
