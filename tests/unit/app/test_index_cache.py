"""What the user's cache of indexes keeps, and what it clears away."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vademecum.app import index_cache
from vademecum.app.index_cache import FORMER_S, UNUSED_S, cache_file, prune
from vademecum.app.knowledge import Knowledge
from vademecum.app.paths import paths

NOW = 1_700_000_000.0


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    paths().indexes.mkdir(parents=True)
    return paths().indexes


def put(file: Path, idle: float = 0.0, size: int = 10) -> Path:
    file.write_bytes(b"x" * size)
    os.utime(file, (NOW - idle, NOW - idle))
    return file


def names(cache: Path) -> set[str]:
    return {file.name for file in cache.iterdir()}


def of_another_program(file: Path) -> Path:
    return file.with_name(file.name.partition("-")[0] + "-0123456789abcdef.index")


def test_a_former_version_s_index_goes_after_a_day(cache: Path, tmp_path: Path) -> None:
    own = put(cache_file(tmp_path / "pages", None))
    former = put(of_another_program(own), FORMER_S - 1)
    prune(own, now=NOW)
    assert names(cache) == {own.name, former.name}
    put(former, FORMER_S + 1)
    prune(own, now=NOW)
    assert names(cache) == {own.name}


def test_other_folders_and_overlays_stay_until_nobody_uses_them(cache: Path, tmp_path: Path) -> None:
    own = put(cache_file(tmp_path / "pages", None))
    overlaid = put(cache_file(tmp_path / "pages", tmp_path / "more.yaml"), FORMER_S * 5)
    other = put(cache_file(tmp_path / "other", None), UNUSED_S + 1)
    prune(own, now=NOW)
    assert names(cache) == {own.name, overlaid.name}
    assert not other.exists()


def test_names_of_older_versions_and_abandoned_files_go_and_foreign_files_stay(
    cache: Path, tmp_path: Path
) -> None:
    own = put(cache_file(tmp_path / "pages", None))
    put(cache / "0123456789abcdef0123456789abcdef.index", FORMER_S + 1)
    put(cache / f".{own.name}.abc.new", 4000.0)
    being_written = put(cache / f".{own.name}.def.new", 10.0)
    note = put(cache / "README.txt", UNUSED_S * 2)
    prune(own, now=NOW)
    assert names(cache) == {own.name, being_written.name, note.name}


def test_the_least_recently_used_go_first_and_the_one_in_use_never(cache: Path, tmp_path: Path) -> None:
    own = put(cache_file(tmp_path / "pages", None), size=100)
    folders = [put(cache_file(tmp_path / f"f{n}", None), idle=n * 60.0, size=40) for n in range(1, 5)]
    prune(own, now=NOW, most_bytes=185)
    assert names(cache) == {own.name, folders[0].name, folders[1].name}
    prune(own, now=NOW, most_bytes=1)
    assert names(cache) == {own.name}


@pytest.mark.usefixtures("cache")
def test_what_cannot_be_removed_is_left_for_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = put(cache_file(tmp_path / "pages", None))
    stuck = put(of_another_program(own), FORMER_S * 2)
    removed = Path.unlink

    def busy(file: Path, missing_ok: bool = False) -> None:
        if file == stuck:
            raise PermissionError("in use")
        removed(file, missing_ok)

    monkeypatch.setattr(Path, "unlink", busy)
    prune(own, now=NOW)
    assert stuck.exists()
    prune(tmp_path / "no such folder" / "x.index", now=NOW)  # nothing there is no error


def test_opening_keeps_one_index_per_folder_and_notes_its_use(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = tmp_path / "pages"
    root.mkdir()
    (root / "a.md").write_text("# Anvil\n\nStrike it.\n", "utf-8")
    Knowledge.open(root)
    (first,) = cache.iterdir()
    os.utime(first, (NOW, NOW))
    Knowledge.open(root)
    assert time.time() - first.stat().st_mtime < 600, "an index that is opened counts as used"
    os.utime(first, (NOW, NOW))
    monkeypatch.setattr(index_cache, "_program", lambda: "the next version")
    assert Knowledge.open(root).search("anvil").hits
    (second,) = cache.iterdir()
    assert second != first and second.name.partition("-")[0] == first.name.partition("-")[0]


OPEN_AND_PRUNE = """
import os, sys
from pathlib import Path
from vademecum.app import index_cache
from vademecum.app.knowledge import Knowledge

index_cache.FORMER_S = index_cache.UNUSED_S = -1.0  # everything but one's own goes at once
for turn in range(12):
    for name in ("one", "two"):
        root = Path(sys.argv[1], name)
        page = root / f"{sys.argv[2]}.txt"
        page.write_text(f"# Anvil\\n\\nStrike it {turn} times, says {sys.argv[2]}.\\n", "utf-8")
        os.replace(page, root / "a.md")
        assert Knowledge.open(root).search("anvil").hits[0].path == "a.md"
"""


def test_two_viewers_that_clear_away_each_other_s_files_still_find_everything(
    cache: Path, tmp_path: Path
) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.md").write_text("# Anvil\n", "utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    viewers = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN_AND_PRUNE, str(tmp_path), who],
            env=environment,
            stderr=subprocess.PIPE,
        )
        for who in ("Ada", "Bo")
    ]
    for viewer in viewers:
        _, errors = viewer.communicate(timeout=120)
        assert viewer.returncode == 0, errors.decode()
    assert len(list(cache.glob("*.index"))) >= 1
