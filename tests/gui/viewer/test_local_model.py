"""The window with a local model: answers grow on the card, failures are named, typing never waits."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow, write_folder

from vademecum.answering.model_file import quick_digest
from vademecum.app.exam_records import Grades, store_grades
from vademecum.viewer.widgets.link_button import LinkButton
from vademecum.viewer.window.window import Window

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


def test_stop_keeps_what_was_written_and_says_so(
    make: MakeWindow, valves: Path, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "say:Valve K9 opens at 95 degrees [1]. " + "and " * 400)
    window = make(valves)
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    card = window.side.results.card
    window.search.type(QUESTION)
    assert window.search.ask()
    qtbot.waitUntil(lambda: "95 degrees" in window.search.writing, timeout=10_000)
    qtbot.waitUntil(lambda: not card.stop.isHidden())
    card.stop.click()
    qtbot.waitUntil(lambda: window.search.answer is not None, timeout=5000)
    assert window.search.answer is not None
    assert window.search.answer.text == "Valve K9 opens at 95 degrees [1]."
    assert "Stopped before the end" in card.shown[2]
    assert card.stop.isHidden()


@pytest.mark.parametrize("how", ["deaf", "slow-load"])
def test_stop_before_the_first_word_gives_the_sections_own_words(
    make: MakeWindow, valves: Path, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    behave(monkeypatch, how)
    window = make(valves)
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    card = window.side.results.card
    window.search.type(QUESTION)
    assert window.search.ask()
    qtbot.waitUntil(lambda: not card.stop.isHidden(), timeout=10_000)
    card.stop.click()
    qtbot.waitUntil(lambda: window.search.answer is not None, timeout=5000)
    assert window.search.answer is not None
    assert window.search.answer.text == "Valve K9 opens at 95 degrees. It must not be painted."


def test_a_mark_shows_the_words_it_stands_for_and_leads_there(
    make: MakeWindow, valves: Path, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "say:Valve K9 opens at 95 degrees [1].")
    window = make(valves)
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    ask(window, qtbot)
    card = window.side.results.card
    card._text.linkHovered.emit("cite:1")
    qtbot.waitUntil(QToolTip.isVisible)
    assert "Valve K9 opens at 95 degrees." in QToolTip.text()
    card._text.linkHovered.emit("")
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    button = next(button for button in card.findChildren(LinkButton) if button.isVisible())
    assert button.accessibleDescription() == "Valve K9 opens at 95 degrees."
    card._text.linkActivated.emit("cite:1")
    qtbot.waitUntil(lambda: window.tabs.current.journey.here.slug == "valve-k9")  # type: ignore[union-attr]


@pytest.mark.usefixtures("model")
def test_marks_that_a_page_holds_are_no_links(
    make: MakeWindow, valves: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "say:NOT FOUND")
    page = "# Valves\n\n## Valve K9\n\nValve K9 opens at 95 degrees [1], as Smith [7] says.\n"
    (valves / "index.md").write_text(page)
    window = make(valves)
    ask(window, qtbot)
    text = window.side.results.card.shown[1]
    assert "[1]" in text
    assert "href" not in text


def test_a_translated_question_lists_what_it_found(
    make: MakeWindow, valves: Path, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, 'say:{"query": "when does valve K9 open"}')
    window = make(valves)
    store_grades(quick_digest(model), Grades(rewriting=True, answers=False))
    window.header.box.setText("открыть клапан")
    qtbot.waitUntil(lambda: window.search.state == "nothing", timeout=5000)
    panel = window.side.results
    assert "Press Enter: the model translates it." in panel.empty.text
    window.reading.enter()
    qtbot.waitUntil(lambda: window.search.answer is not None, timeout=10_000)
    assert "Searched for “when does valve K9 open”" in panel.card.shown[2]
    assert [hit.source for hit in window.search.hits][:1] == ["index.md#valve-k9"]
    assert window.search.state == "found"
