"""Settings, history, bookmarks and session survive damage, newer versions and two viewers."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from vademecum.app.bookmarks import Bookmark, Bookmarks
from vademecum.app.history import History
from vademecum.app.paths import paths
from vademecum.app.session import KnowledgeSession, Session, Tab, load_session, save_session
from vademecum.app.settings import SETTINGS, Settings
from vademecum.app.storage import RecordFile, read_json, write_atomic
from vademecum.errors import VademecumError


def test_one_variable_moves_every_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path))
    places = paths()
    for place in (
        places.settings,
        places.bookmarks,
        places.session,
        places.history,
        places.indexes,
        places.runtime,
    ):
        assert place.is_relative_to(tmp_path)


def test_settings_come_back_and_tell_listeners(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    settings = Settings(file)
    heard: list[tuple[str, object]] = []
    settings.listen(lambda key, value: heard.append((key, value)))
    settings.set("appearance.theme", "dark")
    settings.set("appearance.theme", "dark")
    settings.set("appearance.zoom", 1.5)
    assert heard == [("appearance.theme", "dark"), ("appearance.zoom", 1.5)]
    again = Settings(file)
    assert again.text("appearance.theme") == "dark"
    assert again.number("appearance.zoom") == 1.5
    assert again.notes == ()


def test_every_default_is_allowed_by_its_own_setting() -> None:
    for setting in SETTINGS:
        assert setting.accept(setting.default) == setting.default, setting.key
        assert setting.title, setting.key
        assert setting.description.endswith("."), setting.key


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("appearance.theme", "pink"),
        ("appearance.zoom", 9.0),
        ("appearance.zoom", True),
        ("session.restore", "yes"),
        ("search.results", "many"),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_and_named(tmp_path: Path, key: str, value: object) -> None:
    with pytest.raises(ValueError, match=key):
        Settings(None).set(key, value)  # type: ignore[arg-type]
    file = tmp_path / "settings.toml"
    group, name = key.split(".")
    literal = f'"{value}"' if isinstance(value, str) else str(value).lower()
    file.write_text(f"[{group}]\n{name} = {literal}\n", encoding="utf-8")
    settings = Settings(file)
    assert settings[key] == next(s.default for s in SETTINGS if s.key == key)
    assert key in settings.notes[0]


def test_keys_of_a_newer_version_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('[future]\nthing = "x"\n', encoding="utf-8")
    settings = Settings(file)
    settings.set("appearance.theme", "light")
    text = file.read_text(encoding="utf-8")
    assert 'thing = "x"' in text
    assert 'theme = "light"' in text


def test_a_damaged_settings_file_is_kept_aside(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text("this is [not toml", encoding="utf-8")
    settings = Settings(file)
    assert settings.text("appearance.theme") == "system"
    assert "settings.toml.damaged-1" in settings.notes[0]
    assert (tmp_path / "settings.toml.damaged-1").read_text(encoding="utf-8") == "this is [not toml"


def test_damaged_records_are_kept_aside_and_single_bad_entries_left_out(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.json"
    file.write_text("[{", encoding="utf-8")
    assert "damaged" in Bookmarks(file).note
    assert (tmp_path / "bookmarks.json.damaged-1").exists()
    file.write_text('[{"path": "x"}, 7, {"knowledge": "k", "path": "p.md"}]', encoding="utf-8")
    assert [b.path for b in Bookmarks(file).all()] == ["p.md"]


def test_bookmarks_are_one_per_place(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.json"
    bookmarks = Bookmarks(file)
    bookmarks.add(Bookmark("k", "a.md", "", "A"))
    bookmarks.add(Bookmark("k", "b.md", "x", "B"))
    bookmarks.add(Bookmark("k", "a.md", "", "A again", ("later",)))
    bookmarks.add(Bookmark("k", "b.md", "x", "Bee"))
    stored = Bookmarks(file).all("k")
    assert [(b.title, b.tags) for b in stored] == [("A again", ("later",)), ("Bee", ())]
    assert bookmarks.has("k", "b.md", "x")
    bookmarks.remove("k", "b.md", "x")
    assert not Bookmarks(file).has("k", "b.md", "x")


def test_history_moves_a_page_to_the_top_and_forgets_old_ones(tmp_path: Path) -> None:
    file = tmp_path / "history.json"
    clock = [1000.0 * 86400]
    history = History(file, days=10, now=lambda: clock[0])
    history.add("k", "a.md", "", "A")
    clock[0] += 8 * 86400
    history.add("k", "b.md", "", "B")
    history.add("other", "c.md", "", "C")
    history.add("k", "b.md", "part", "B")
    assert [(v.path, v.slug) for v in history.visits("k")] == [("b.md", "part"), ("a.md", "")]
    clock[0] += 5 * 86400
    assert [v.path for v in History(file, days=10, now=lambda: clock[0]).visits()] == ["b.md", "c.md"]
    history.clear("k")
    assert [v.path for v in History(file, days=10, now=lambda: clock[0]).visits()] == ["c.md"]
    silent = History(file, days=0, now=lambda: clock[0])
    silent.add("k", "z.md", "", "Z")
    assert silent.visits() == ()


def _add_many(file: str, name: str) -> None:
    bookmarks = Bookmarks(Path(file))
    for number in range(20):
        bookmarks.add(Bookmark("k", f"{name}{number}.md", "", name))


def test_two_viewers_writing_at_once_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.json"
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_add_many, args=(str(file), name)) for name in ("left", "right")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)
        assert writer.exitcode == 0
    assert len(Bookmarks(file).all()) == 40


def test_session_round_trip_keeps_what_another_window_stored(tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    save_session(file, Session({"/a": KnowledgeSession((Tab("x.md", "s", 0.25),), 0)}, ("/a",), "Zw=="))
    save_session(
        file, Session({"/b": KnowledgeSession((Tab("y.md"),), 0)}, ("/b",), "Zx==", {"split": "QQ=="})
    )
    session, note = load_session(file)
    assert note == ""
    assert session.folders["/a"].tabs == (Tab("x.md", "s", 0.25),)
    assert session.recent == ("/b", "/a")
    assert session.opened("/a") == ("/a", "/b")
    assert session.layout == {"split": "QQ=="}


def test_a_session_of_a_newer_version_is_not_misread(tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    file.write_text('{"version": 99, "folders": []}', encoding="utf-8")
    assert load_session(file) == (Session(), "")


def test_a_place_that_cannot_be_written_says_so_and_keeps_the_old(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("old", encoding="utf-8")
    with pytest.raises(VademecumError, match="cannot be written"):
        write_atomic(blocker / "inside.json", b"x")
    assert blocker.read_text(encoding="utf-8") == "old"
    assert read_json(blocker / "inside.json")[0] is None


def test_records_without_a_file_live_in_memory() -> None:
    records = RecordFile(None, lambda item: str(item["x"]))
    records.change(lambda all_: (*all_, "a"))
    assert records.records == ("a",)


def test_a_machine_without_a_session_has_a_runtime_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VADEMECUM_HOME")
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    assert paths().runtime.is_absolute()


def test_bookmarks_and_history_kept_under_a_crooked_name_belong_to_the_folder(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    crooked, plain = f"{tmp_path}/one/../two", str(tmp_path / "two")
    marks, visits = tmp_path / "bookmarks.json", tmp_path / "history.json"
    Bookmarks(marks).add(Bookmark(crooked, "a.md", "", "A"))
    History(visits).add(crooked, "b.md", "", "B")
    assert Bookmarks(marks).has(plain, "a.md")
    assert [visit.path for visit in History(visits).visits(plain)] == ["b.md"]
