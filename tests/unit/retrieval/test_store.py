"""The cache file: the same answers, and anything doubtful is rebuilt."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from vademecum.knowledge.folder import read_folder
from vademecum.knowledge.snapshot import Snapshot
from vademecum.retrieval import store
from vademecum.retrieval.build import build_index
from vademecum.retrieval.index import Index
from vademecum.retrieval.options import SearchOptions
from vademecum.retrieval.parameters import Parameters
from vademecum.retrieval.pipeline import complete, context, search

PAGES = {
    "a.md": ("---\nroute: /a/:id\nrequires: {plan: pro}\nsources: [x]\n---\n# Anchors\n\nDrop the anchor.\n"),
    "b.md": "# Ballast\n\nBallast steadies the boat.\n\n## Weigh it\n\n`ballast_kg` says how much.\n",
    "c/ru.md": "# Якорь\n\nЭто якорь, он держит лодку там, где вы её оставили.\n",
    "d.md": "---\nhidden: true\n---\n# Draft\n\nNot yet.\n",
}
QUESTIONS = ["anchor", "balast", "how do I weigh the ballast", "якоря", "ballast_kg", "nothing of this"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    root = tmp_path / "knowledge"
    for name, text in PAGES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return root


@pytest.fixture
def saved(folder: Path, tmp_path: Path) -> tuple[Index, Snapshot, Path]:
    snapshot = read_folder(folder)
    index = build_index(snapshot)
    file = tmp_path / "cache" / "one.index"
    store.save(index, file, snapshot)
    return index, snapshot, file


def test_a_loaded_index_answers_alike(saved: tuple[Index, Snapshot, Path]) -> None:
    index, snapshot, file = saved
    loaded = store.load(file, snapshot.fingerprint)
    assert loaded is not None
    for question in QUESTIONS:
        assert search(loaded, question, SearchOptions(explain=True)) == search(
            index, question, SearchOptions(explain=True)
        )
    assert context(loaded, "/a/1") == context(index, "/a/1")
    assert complete(loaded, "we") == complete(index, "we")


def test_the_snapshot_comes_back_whole(saved: tuple[Index, Snapshot, Path]) -> None:
    _, snapshot, file = saved
    stored = store.load_stored(file)
    assert stored is not None
    assert dict(stored.snapshot.articles) == dict(snapshot.articles)
    assert list(stored.snapshot.articles) == list(snapshot.articles)
    assert replace(stored.snapshot, articles={}) == replace(snapshot, articles={})


def test_another_state_or_other_figures_are_out_of_date(saved: tuple[Index, Snapshot, Path]) -> None:
    _, snapshot, file = saved
    assert store.load(file, "another fingerprint") is None
    assert store.load(file, snapshot.fingerprint, Parameters(k1=1.3)) is None


def test_a_missing_or_empty_file_is_no_cache(tmp_path: Path) -> None:
    assert store.load(tmp_path / "missing") is None
    (tmp_path / "empty").write_bytes(b"")
    assert store.load(tmp_path / "empty") is None
    assert store.load(tmp_path) is None


def test_every_damage_is_noticed(saved: tuple[Index, Snapshot, Path]) -> None:
    _, _, file = saved
    whole = file.read_bytes()
    places = [*range(0, min(600, len(whole)), 7), *range(600, len(whole), 211)]
    for at in places:
        damaged = bytearray(whole)
        damaged[at] ^= 0x41
        file.write_bytes(bytes(damaged))
        loaded = store.load(file)
        if loaded is not None:  # only padding between blocks may change unnoticed
            assert whole[at] == 0
            assert search(loaded, "anchor").hits
    for size in (1, 15, 64, len(whole) // 2, len(whole) - 1):
        file.write_bytes(whole[:size])
        assert store.load(file) is None or (size == len(whole) - 1 and whole[-1] == 0)


def test_a_reader_of_the_old_file_keeps_it(saved: tuple[Index, Snapshot, Path]) -> None:
    index, snapshot, file = saved
    old = store.load(file)
    assert old is not None
    store.save(build_index(replace(snapshot, articles={})), file, replace(snapshot, articles={}))
    assert search(old, "anchor") == search(index, "anchor")
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_one_changed_file_is_re_ingested_alone(folder: Path, saved: tuple[Index, Snapshot, Path]) -> None:
    _, snapshot, file = saved
    loaded = store.load(file)
    assert loaded is not None
    (folder / "b.md").write_text("# Ballast\n\nSandbags are ballast.\n", "utf-8")
    (folder / "a.md").unlink()
    (folder / "e.md").write_text("# Engine\n\nThe engine needs oil.\n", "utf-8")
    changed = read_folder(folder, previous=snapshot)
    fresh = build_index(changed)
    for previous in (loaded, build_index(snapshot)):
        updated = build_index(changed, previous=previous)
        assert [entry.path for entry in updated.entries] == [entry.path for entry in fresh.entries]
        for question in [*QUESTIONS, "sandbags", "engine oil", "weigh"]:
            assert search(updated, question, SearchOptions(explain=True)) == search(
                fresh, question, SearchOptions(explain=True)
            )
        assert search(updated, "anchor").hits == ()


def test_text_that_only_json_could_break_survives(tmp_path: Path) -> None:
    root = tmp_path / "odd"
    root.mkdir()
    (root / "odd.md").write_text(
        '# "Quotes" \\ and\u2028lines\n\nTab\there, emoji 🙂, null-ish \ufffd.\n', "utf-8"
    )
    snapshot = read_folder(root)
    file = tmp_path / "odd.index"
    store.save(build_index(snapshot), file, snapshot)
    stored = store.load_stored(file)
    assert stored is not None
    assert dict(stored.snapshot.articles) == dict(snapshot.articles)


def test_a_file_of_a_version_with_other_fields_is_not_read(
    saved: tuple[Index, Snapshot, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, _, file = saved
    assert store.load(file) is not None
    monkeypatch.setattr(store, "shape_of", lambda _: "another shape")
    assert store.load(file) is None
