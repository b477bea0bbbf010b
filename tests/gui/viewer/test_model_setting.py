"""Choosing a model in the settings, and its state in the status line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from test_local_model import MODEL, PAGES, QUESTION, behave
from viewer_folders import MakeWindow, write_folder

from vademecum.answering.model_file import quick_digest
from vademecum.app.exam_records import Grades, read_grades, store_grades
from vademecum.viewer.dialogs.model_field import ModelField
from vademecum.viewer.dialogs.settings import SettingsDialog
from vademecum.viewer.window.window import Window


@pytest.fixture
def window(make: MakeWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.delenv("VADEMECUM_MODEL", raising=False)
    return make(write_folder(tmp_path / "valves", PAGES))


@pytest.fixture
def model(tmp_path: Path) -> Path:
    file = tmp_path / "модель.gguf"
    file.write_bytes(MODEL)
    return file


def field_of(window: Window) -> ModelField:
    window.status.model.click()
    dialog = next(d for d in window.findChildren(SettingsDialog) if d.isVisible())
    return dialog.model


def choose(field: ModelField, qtbot: QtBot, file: Path | str) -> None:
    """Type a file's name and press Enter, and wait for the verdict."""
    field.edit.setText(str(file))
    qtbot.keyClick(field.edit, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Looking" not in field.note.text())


def ask(window: Window, qtbot: QtBot) -> None:
    window.search.type(QUESTION)
    assert window.search.ask()
    qtbot.waitUntil(lambda: window.search.answer is not None, timeout=10_000)


def test_a_click_on_the_state_leads_to_the_field(window: Window, qtbot: QtBot) -> None:
    button = window.status.model
    assert button.text() == button.accessibleName() == "No model"
    assert "none is needed" in button.toolTip()
    field = field_of(window)
    qtbot.waitUntil(field.edit.hasFocus)
    assert field.note.text() == ""
    assert field.examine.isHidden()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "the file does not exist"),
        (b"", "the file is empty"),
        (b"PK\x03\x04 a zip", "no GGUF model"),
        (MODEL[:40], "ends in the middle of its header"),
        (MODEL[:-90], "is incomplete"),
        (b"GGUF\x09" + MODEL[5:], "uses GGUF version 9, newer"),
        (MODEL.replace(b"\x05\0\0\0\0\0\0\0llama", b"\x04\0\0\0\0\0\0\0bert"), "writes no text"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_with_the_reason(
    window: Window, model: Path, qtbot: QtBot, data: bytes | None, reason: str
) -> None:
    field = field_of(window)
    choose(field, qtbot, model)
    assert window.parts.settings.text("model.file") == str(model)
    bad = model.with_name("bad.gguf")
    if data is not None:
        bad.write_bytes(data)
    choose(field, qtbot, bad)
    assert field.note.text().startswith("Not used: ")
    assert reason in field.note.text()
    assert "Still in use: модель.gguf" in field.note.text()
    assert window.parts.settings.text("model.file") == str(model)
    assert field.examine.isHidden()


def test_a_model_that_needs_more_memory_than_there_is(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vademecum.app.model_choice.free_memory", lambda: 1 << 20)
    field = field_of(window)
    choose(field, qtbot, model)
    assert "MB of memory and 1 MB are free" in field.note.text()
    assert window.parts.settings.text("model.file") == ""


def test_the_file_dialog_shows_models_and_what_is_chosen_is_taken(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []

    def pick(*arguments: object) -> tuple[str, str]:
        asked.append(arguments)
        return str(model), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", pick)
    field = field_of(window)
    field.choose.click()
    qtbot.waitUntil(lambda: window.parts.settings.text("model.file") == str(model))
    assert "*.gguf" in str(asked[0][3])
    assert "Not examined" in field.note.text()
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: not loaded")
    assert model.name in window.status.model.toolTip()
    field.clear.click()
    assert window.parts.settings.text("model.file") == ""
    qtbot.waitUntil(lambda: window.status.model.text() == "No model")
    assert field.note.text() == ""


def test_loading_reading_and_ready_are_told(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "say:Valve K9 opens at 95 degrees [1].")
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    seen: list[str] = []
    window.search.model.changed.connect(lambda: seen.append(window.status.model.text()))
    window.parts.settings.set("model.file", str(model))
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: not loaded")
    ask(window, qtbot)
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: ready")
    # States that follow one another at once may be seen as one.
    assert {"Model: not loaded", "Model: ready"} <= set(seen) <= {
        "Model: not loaded", "Model: loading 0%", "Model: loading 50%", "Model: loading 100%",
        "Model: busy", "Model: ready",
    }  # fmt: skip
    assert "Memory: about" in window.status.model.toolTip()


def test_a_failure_is_told_and_can_be_tried_again(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "illegal-at-load")
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    window.parts.settings.set("model.file", str(model))
    ask(window, qtbot)
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: failed")
    assert "CPU does not have (it died while loading)" in window.status.model.accessibleDescription()
    field = field_of(window)
    qtbot.waitUntil(lambda: "Switched off: " in field.note.text())
    assert field.examine.text() == "Try again"
    behave(monkeypatch, "say:Valve K9 opens at 95 degrees [1].")
    window.search.model.close()  # the next one is started by the other command
    field.examine.click()
    window.search.type("")
    ask(window, qtbot)
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: ready")


def test_another_model_while_the_first_answers(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "endless")
    other = model.with_name("other.gguf")
    other.write_bytes(MODEL + b"\0")
    for file in (model, other):
        store_grades(quick_digest(file), Grades(rewriting=True, answers=True))
    window.parts.settings.set("model.file", str(model))
    window.search.type(QUESTION)
    window.search.ask()
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: busy", timeout=10_000)
    behave(monkeypatch, "say:Valve K9 opens at 95 degrees [1].")
    window.parts.settings.set("model.file", str(other))
    qtbot.waitUntil(lambda: window.search.answer is not None, timeout=10_000)
    assert window.search.answer is not None
    assert window.search.answer.text == "Valve K9 opens at 95 degrees [1]."
    assert window.search.model.status.file == other


def test_the_examination_is_taken_in_the_dialog_and_counts_at_once(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "say:NOT FOUND")
    field = field_of(window)
    choose(field, qtbot, model)
    seen: list[str] = []
    window.parts.tasks.busyChanged.connect(lambda: seen.append(field.examine.text()))
    field.examine.click()
    assert field.examine.text() == "Stop the examination"
    qtbot.waitUntil(lambda: "good enough for neither" in field.note.text(), timeout=20_000)
    assert read_grades(quick_digest(model)) is not None
    assert field.examine.text() == "Examine the model"


def test_an_examination_can_be_stopped_and_leaves_no_verdict(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "endless")
    field = field_of(window)
    choose(field, qtbot, model)
    field.examine.click()
    qtbot.waitUntil(lambda: "question 1 of" in field.note.text(), timeout=10_000)
    field.examine.click()
    assert "Not examined" in field.note.text()
    assert read_grades(quick_digest(model)) is None


def test_a_model_beside_the_folder_is_named(
    window: Window, model: Path, qtbot: QtBot, tmp_path: Path
) -> None:
    model.rename(tmp_path / "valves.gguf")
    window.open_folder(tmp_path / "valves")
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: not loaded")
    field = field_of(window)
    beside = "valves.gguf is used: it lies beside this folder."
    qtbot.waitUntil(lambda: beside in field.note.text())
    other = tmp_path / "other.gguf"
    other.write_bytes(MODEL)
    choose(field, qtbot, other)
    assert beside not in field.note.text()
    field.clear.click()
    qtbot.waitUntil(lambda: beside in field.note.text() and "Not examined" in field.note.text())
    assert "vademecum.app.model_service" not in sys.modules or window.search.model.status.kind == "idle"


@pytest.mark.parametrize("form", ['"{}"', "file://{}", "  {} "])
def test_a_path_may_be_pasted_in_other_forms(window: Window, model: Path, qtbot: QtBot, form: str) -> None:
    field = field_of(window)
    choose(field, qtbot, form.format(model))
    assert field.edit.text() == window.parts.settings.text("model.file") == str(model)


def test_a_path_in_the_home_folder_is_stored_whole(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(model.parent))
    choose(field_of(window), qtbot, f"~/{model.name}")
    assert window.parts.settings.text("model.file") == str(model)


def test_a_loaded_model_is_not_refused_for_the_memory_that_it_takes(
    window: Window, model: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    behave(monkeypatch, "say:Valve K9 opens at 95 degrees [1].")
    store_grades(quick_digest(model), Grades(rewriting=True, answers=True))
    window.parts.settings.set("model.file", str(model))
    ask(window, qtbot)
    qtbot.waitUntil(lambda: window.status.model.text() == "Model: ready")
    monkeypatch.setattr("vademecum.app.model_choice.free_memory", lambda: 1 << 20)
    field = field_of(window)
    qtbot.waitUntil(lambda: "Examined" in field.note.text())
    assert "Not used" not in field.note.text()
