"""The window with a local model: answers grow on the card, failures are named, typing never waits."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.answering.model_file import quick_digest
from vademecum.app.exam_records import Grades, store_grades
from vademecum.viewer.window import Window

CHILD = Path(__file__).parents[2] / "unit" / "answering" / "scripted_child.py"
MODEL = (
    b"GGUF\x03\0\0\0" + b"\1" + b"\0" * 7 + b"\2" + b"\0" * 7
    + b"\x14\0\0\0\0\0\0\0general.architecture\x08\0\0\0\x05\0\0\0\0\0\0\0llama"
    + b"\x17\0\0\0\0\0\0\0tokenizer.chat_template\x08\0\0\0\x01\0\0\0\0\0\0\0x"
    + b"\1\0\0\0\0\0\0\0w\1\0\0\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0" + b"\0" * 96
)  # fmt: skip
PAGES = {
    "knowledge.yaml": "title: Valves\nlanguage: en\n",
    "index.md": "# Valves\n\n## Valve K9\n\nValve K9 opens at 95 degrees. It must not be painted.\n",
}
QUESTION = "when does valve K9 open"


@pytest.fixture
def valves(tmp_path: Path) -> Path:
    return write_folder(tmp_path / "valves", PAGES)


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "tiny.gguf"
    file.write_bytes(MODEL)
    monkeypatch.setenv("VADEMECUM_MODEL", str(file))
    return file


def behave(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    command = [sys.executable, str(CHILD), how]
    monkeypatch.setattr("vademecum.answering.model_process.child_command", lambda: command)


def ask(window: Window, qtbot: QtBot) -> None:
    window.header.box.setText(QUESTION)
    window.search.type(QUESTION)
    assert window.search.ask()
    qtbot.waitUntil(lambda: window.search.answer is not None, timeout=10_000)


def test_a_model_that_passed_words_the_answer_and_only_what_holds_is_shown(
    make: MakeWindow, valves: Path, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(
        monkeypatch,
        "say:Valve K9 opens at 95 degrees [1]. It may be painted [1]. It must not be painted [1].",
    )
    window = make(valves)
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    seen: list[str] = []
    window.search.changed.connect(lambda: seen.append(window.search.writing))
    ask(window, qtbot)
    answer = window.search.answer
    assert answer is not None
    assert answer.text == "Valve K9 opens at 95 degrees [1]. It must not be painted [1]."
    assert "Valve K9 opens at 95 degrees [1]." in seen
    assert not any("may be painted" in text for text in seen)
    assert "1 unsupported sentence removed" in window.side.results.card.shown[2]


@pytest.mark.usefixtures("model")
def test_a_model_that_was_not_examined_words_nothing(
    make: MakeWindow, valves: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "say:Valve K9 opens at 95 degrees [1].")
    window = make(valves)
    ask(window, qtbot)
    answer = window.search.answer
    assert answer is not None
    assert answer.text == "Valve K9 opens at 95 degrees. It must not be painted."


def test_a_model_that_dies_is_named_and_the_window_goes_on(
    make: MakeWindow, valves: Path, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "illegal-at-load")
    window = make(valves)
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    ask(window, qtbot)
    answer = window.search.answer
    assert answer is not None
    assert answer.text == "Valve K9 opens at 95 degrees. It must not be painted."
    assert "CPU" in window.side.results.card.shown[2]
    window.search.type("painted")
    qtbot.waitUntil(lambda: window.search.state == "found", timeout=5000)


def test_typing_does_not_wait_for_the_model_and_stops_it(
    make: MakeWindow, valves: Path, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "endless")
    window = make(valves)
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    window.search.type(QUESTION)
    assert window.search.ask()
    qtbot.waitUntil(lambda: window.search.state == "found", timeout=5000)
    assert window.search.asking
    window.search.type("painted")
    assert not window.search.asking
    qtbot.waitUntil(
        lambda: window.search.found is not None and window.search.found.text == "painted", timeout=3000
    )


def test_without_a_model_nothing_of_it_is_imported(
    make: MakeWindow, valves: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VADEMECUM_MODEL", raising=False)
    monkeypatch.delitem(sys.modules, "vademecum.app.model_service", raising=False)
    window = make(valves)
    ask(window, qtbot)
    assert "vademecum.app.model_service" not in sys.modules
