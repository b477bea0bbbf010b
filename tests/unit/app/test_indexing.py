"""A large folder is read by a process of its own; whatever goes wrong there, it is read all the same."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from vademecum import Knowledge
from vademecum.app import indexing
from vademecum.errors import Cancelled, KnowledgeError
from vademecum.knowledge import folder as reading

PAGES = 80


@pytest.fixture
def large(tmp_path: Path) -> Path:
    root = tmp_path / "large"
    root.mkdir()
    for number in range(PAGES):
        text = f"# Lock {number}\n\nThe lock number {number} opens with a brass key.\n"
        (root / f"lock{number}.md").write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Folders that this process has read itself."""
    read: list[Path] = []
    original = reading.read_folder

    def watched(root: Path, **options: object) -> object:
        read.append(root)
        return original(root, **options)  # type: ignore[arg-type]

    monkeypatch.setattr("vademecum.app.opening.read_folder", watched)
    return read


def test_a_large_folder_is_read_by_another_process(large: Path, read_here: list[Path]) -> None:
    seen: list[tuple[int, int, str]] = []
    knowledge = Knowledge.open(large, in_child=True, progress=lambda *at: seen.append(at))
    assert read_here == []
    assert len(knowledge.articles()) == PAGES
    assert knowledge.search("brass key lock 41").hits[0].path == "lock41.md"
    assert seen
    assert all(total == PAGES for _done, total, _path in seen)
    assert seen[-1][0] == PAGES


def test_both_ways_find_the_same(large: Path) -> None:
    there = Knowledge.open(large, in_child=True).search("brass key lock 7", limit=10)
    here = Knowledge.open(large, cache=False).search("brass key lock 7", limit=10)
    assert there == here


def test_a_small_folder_is_read_here(tmp_path: Path, read_here: list[Path]) -> None:
    (tmp_path / "one.md").write_text("# One\n\nOnly page.\n", encoding="utf-8")
    Knowledge.open(tmp_path, in_child=True)
    assert read_here == [tmp_path]


def test_without_a_cache_there_is_no_way_to_hand_it_over(large: Path, read_here: list[Path]) -> None:
    assert len(Knowledge.open(large, in_child=True, cache=False).articles()) == PAGES
    assert read_here == [large]


@pytest.mark.parametrize(
    "command",
    [
        ["no such program"],
        [sys.executable, "-c", "raise SystemExit(2)"],
        [sys.executable, "-c", "print('no progress'); print('{\"done\": 1}')"],
    ],
)
def test_a_process_that_does_not_do_it_is_made_up_for(
    large: Path, read_here: list[Path], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr(indexing, "_command", lambda *_: command)
    assert len(Knowledge.open(large, in_child=True).articles()) == PAGES
    assert read_here == [large]


def test_cancelling_ends_the_process(large: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    original = subprocess.Popen

    def watched(*arguments: object, **options: object) -> subprocess.Popen[bytes]:
        started.append(original(*arguments, **options))  # type: ignore[call-overload]
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", watched)
    monkeypatch.setattr(
        indexing, "_command", lambda *_: [sys.executable, "-c", "import time; time.sleep(60)"]
    )
    with pytest.raises(Cancelled):
        Knowledge.open(large, in_child=True, cancelled=_later(started))
    assert started[0].returncode is not None


def _later(started: list[subprocess.Popen[bytes]]) -> Callable[[], bool]:
    """True once the process runs."""
    return lambda: bool(started)


def test_a_folder_that_is_gone_says_so(tmp_path: Path) -> None:
    with pytest.raises(KnowledgeError):
        Knowledge.open(tmp_path / "gone", in_child=True)


def test_a_packaged_host_application_is_not_started_again(
    large: Path, monkeypatch: pytest.MonkeyPatch, read_here: list[Path]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.delitem(sys.modules, "vademecum.cli.main", raising=False)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("started something"))
    assert len(Knowledge.open(large, in_child=True).articles()) == PAGES
    assert read_here == [large]


def test_the_command_takes_no_modules_from_the_current_folder(
    large: Path, read_here: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    (large / "vademecum.py").write_text("raise SystemExit('taken')\n", encoding="utf-8")
    monkeypatch.chdir(large)
    assert len(Knowledge.open(large, in_child=True).articles()) == PAGES
    assert read_here == []
