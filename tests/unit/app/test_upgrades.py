"""Files of a newer version survive a while with this one: what is not understood is not destroyed."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from vademecum import Knowledge
from vademecum.app.bookmarks import Bookmark, Bookmarks
from vademecum.app.history import History
from vademecum.app.paths import paths
from vademecum.app.session import Session, load_session, save_session
from vademecum.app.settings import SETTINGS, Settings


def test_settings_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    known = next(setting for setting in SETTINGS if isinstance(setting.default, bool))
    group, _, name = known.key.partition(".")
    file.write_text(f'[{group}]\n{name} = "sometimes"\n[hologram]\ndepth = 3\n', encoding="utf-8")
    settings = Settings(file)
    assert settings[known.key] == known.default
    other = next(s for s in SETTINGS if isinstance(s.default, bool) and s.key != known.key)
    settings.set(other.key, not other.default)
    stored = tomllib.loads(file.read_text(encoding="utf-8"))
    assert stored["hologram"] == {"depth": 3}
    assert stored[group][name] == "sometimes"
    settings.set(known.key, not known.default)
    assert tomllib.loads(file.read_text(encoding="utf-8"))[group][name] is (not known.default)


def test_bookmarks_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.json"
    strange = {"query": "all about dns", "kind": "search"}
    old = {"knowledge": "/help", "path": "a.md", "slug": "", "title": "A", "tags": [], "colour": "red"}
    file.write_text(json.dumps([strange, old]), encoding="utf-8")
    bookmarks = Bookmarks(file)
    assert [b.title for b in bookmarks.all()] == ["A"]
    bookmarks.add(Bookmark("/help", "b.md", "", "B"))
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert strange in stored
    assert old in stored
    bookmarks.remove("/help", "a.md")
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert old not in stored
    assert strange in stored


def test_history_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "history.json"
    seen = {"knowledge": "/help", "path": "a.md", "slug": "", "title": "A", "at": 1e9, "seconds": 12}
    file.write_text(json.dumps([seen]), encoding="utf-8")
    History(file, days=1e6).add("/help", "b.md", "", "B")
    assert seen in json.loads(file.read_text(encoding="utf-8"))


def test_a_session_of_a_newer_version_is_kept_aside(tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    newer = {"version": 99, "folders": {"/help": "another form"}, "recent": ["/help"]}
    file.write_text(json.dumps(newer), encoding="utf-8")
    assert load_session(file)[0] == Session()
    save_session(file, Session(recent=("/mine",)))
    assert load_session(file)[0].recent == ("/mine",)
    assert json.loads((tmp_path / "session.version-99.json").read_text(encoding="utf-8")) == newer


def test_an_index_of_another_version_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    folder = tmp_path / "help"
    folder.mkdir()
    (folder / "index.md").write_text("# Apples\n\nHow to peel an apple.\n", encoding="utf-8")
    first = Knowledge.open(folder).search("apple").hits
    caches = [place for place in paths().indexes.iterdir() if place.is_file()]
    assert caches
    for cache in caches:
        cache.write_bytes(b"VADEMIDX of another time" + bytes(100))
    assert Knowledge.open(folder).search("apple").hits == first
