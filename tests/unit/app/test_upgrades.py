"""Files of a newer version survive a while with this one: what is not understood is not destroyed."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
import tomli_w

from vademecum import Knowledge
from vademecum.app.bookmarks import Bookmark, Bookmarks
from vademecum.app.feedback import Feedback, Verdict
from vademecum.app.history import History
from vademecum.app.paths import paths
from vademecum.app.queries import Queries
from vademecum.app.session import KnowledgeSession, Session, Tab, load_session, save_session
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


def test_settings_of_another_form(tmp_path: Path) -> None:
    """Values beside the tables, tables in tables, and shortcuts of commands that are unknown here."""
    file = tmp_path / "settings.toml"
    newer = {
        "version": 7,
        "appearance": {"theme": "dark", "accent": {"light": "#123456", "dark": "#654321"}},
        "shortcuts": {"hologram.rotate": ["Ctrl+H"], "go.back": {"windows": "Alt+Left"}},
        "profiles": [{"name": "night"}, {"name": "day"}],
    }
    file.write_text(tomli_w.dumps(newer), encoding="utf-8")
    settings = Settings(file)
    assert settings.text("appearance.theme") == "dark"
    settings.set("appearance.theme", "light")
    settings.set_shortcuts("go.home", ("Alt+H",))
    wanted = {**newer, "appearance": {**newer["appearance"], "theme": "light"}}  # type: ignore[dict-item]
    wanted["shortcuts"] = {**newer["shortcuts"], "go.home": ["Alt+H"]}  # type: ignore[dict-item]
    assert tomllib.loads(file.read_text(encoding="utf-8")) == wanted
    settings.set_shortcuts("go.home", None)
    wanted["shortcuts"] = newer["shortcuts"]
    assert tomllib.loads(file.read_text(encoding="utf-8")) == wanted


def test_two_windows_keep_each_others_settings(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    first, second = Settings(file), Settings(file)
    first.set("appearance.theme", "dark")
    second.set("search.results", 50)
    assert tomllib.loads(file.read_text(encoding="utf-8")) == {
        "appearance": {"theme": "dark"}, "search": {"results": 50},
    }  # fmt: skip
    file.write_text("damaged by hand [", encoding="utf-8")
    second.set("appearance.zoom", 1.5)
    kept = Settings(file)
    assert (kept.number("search.results"), kept.number("appearance.zoom")) == (50, 1.5)
    assert (tmp_path / "settings.toml.damaged-1").read_text(encoding="utf-8") == "damaged by hand ["


@pytest.mark.parametrize("name", ["bookmarks", "history", "queries"])
def test_lists_of_another_form_are_kept_aside(tmp_path: Path, name: str) -> None:
    file = tmp_path / f"{name}.json"
    newer = {"version": 2, "entries": [{"anything": 1}]}
    file.write_text(json.dumps(newer), encoding="utf-8")
    before = file.read_bytes()
    lists: dict[str, Callable[[], Bookmarks | History | Queries]] = {
        "bookmarks": lambda: Bookmarks(file),
        "history": lambda: History(file),
        "queries": lambda: Queries(file, days=lambda: 90),
    }
    opened = lists[name]()
    assert "a newer version has written it" in opened.note
    assert file.read_bytes() == before  # only looked at
    if isinstance(opened, Bookmarks):
        opened.add(Bookmark("/help", "b.md", "", "B"))
    elif isinstance(opened, History):
        opened.add("/help", "b.md", "", "B")
    else:
        opened.add("/help", "dns")
    assert (tmp_path / f"{name}.json.newer-1").read_bytes() == before
    assert len(json.loads(file.read_text(encoding="utf-8"))) == 1
    assert lists[name]().note == ""


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
    assert json.loads((tmp_path / "session.json.newer-1").read_text(encoding="utf-8")) == newer


def test_what_a_newer_version_added_to_the_session_stays(tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    added = {
        "version": 1, "recent": ["/help", 7], "workspaces": ["a"], "layout": {"side": "AA=="},
        "folders": {
            "/help": {"tabs": [{"path": "a.md"}], "active": 0, "groups": {"red": [0]}},
            "/odd": "of another form",
        },
    }  # fmt: skip
    file.write_text(json.dumps(added), encoding="utf-8")
    assert load_session(file)[0].recent == ("/help",)
    save_session(file, Session({"/help": KnowledgeSession((Tab("b.md"),))}, ("/mine",)))
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert stored["workspaces"] == ["a"]
    assert stored["folders"]["/odd"] == "of another form"
    assert stored["folders"]["/help"]["groups"] == {"red": [0]}
    assert [tab["path"] for tab in stored["folders"]["/help"]["tabs"]] == ["b.md"]
    assert (stored["recent"], stored["layout"]) == (["/mine", "/help"], {"side": "AA=="})


def test_verdicts_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "feedback.jsonl"
    strange = b'{"kind": "stars", "value": 4}\nno json at all\n'
    file.write_bytes(strange)
    Feedback(file).add(Verdict("/help", "a.md", "", "0" * 64, helpful=True))
    assert file.read_bytes().startswith(strange)
    assert len(Feedback(file).all()) == 1


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
