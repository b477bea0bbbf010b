from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum.app.feedback import Feedback, Verdict
from vademecum.app.paths import Paths
from vademecum.errors import VademecumError
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window


def answers(file: Path) -> list[dict[str, object]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_an_answer_is_thanked_for_and_kept_with_its_words(
    window: Window, qtbot: QtBot, places: Paths, folder: Path
) -> None:
    pane = window.tabs.current
    assert "Was this page helpful?" in pane.view.toPlainText()
    pane.go(Stop("guide/valves.md", "closing"))
    qtbot.waitUntil(lambda: pane.page is not None and pane.page.path == "guide/valves.md")
    pane.follow("vademecum-action:helpful?n=0")
    bar = pane.thanks_bar()
    assert bar.isVisible()
    qtbot.waitUntil(lambda: len(answers(places.feedback)) == 1)
    first = answers(places.feedback)[0]
    knowledge = window.parts.library.knowledge
    assert knowledge is not None
    article = knowledge.article("guide/valves.md")
    assert article is not None
    section = next(s for s in article.sections if s.slug == "closing")
    assert (first["path"], first["slug"], first["sha256"]) == ("guide/valves.md", "closing", section.sha256)
    assert (first["helpful"], first["comment"]) == (False, "")
    bar.field.setFocus()
    qtbot.keyClicks(bar.field, "Which way is right?")
    qtbot.keyClick(bar.field, Qt.Key.Key_Return)
    assert not bar.isVisible()
    qtbot.waitUntil(lambda: [a["comment"] for a in answers(places.feedback)] == ["Which way is right?"])
    exported = folder.parent / "out.jsonl"
    window.opinions.write(exported)
    assert [a["knowledge"] for a in answers(exported)] == [folder.name], "not where it lies on this machine"
    assert str(folder) not in exported.read_text(encoding="utf-8")


def test_thanks_go_with_the_page_and_esc_keeps_no_comment(
    window: Window, qtbot: QtBot, places: Paths
) -> None:
    pane = window.tabs.current
    pane.follow("vademecum-action:helpful?n=1")
    bar = pane.thanks_bar()
    qtbot.keyClicks(bar.field, "half a sen")
    qtbot.keyClick(bar.field, Qt.Key.Key_Escape)
    assert bar.isHidden()
    pane.follow("vademecum-action:helpful?n=1")
    assert bar.isVisible()
    pane.go(Stop("guide/pumps.md"))
    qtbot.waitUntil(bar.isHidden)
    qtbot.waitUntil(lambda: not window.parts.tasks.busy())
    assert [(a["helpful"], a["comment"]) for a in answers(places.feedback)] == [(True, "")]


def foot(window: Window) -> str:
    """The question at the end of the page, and what was answered."""
    return window.tabs.current.view.toPlainText().partition("Was this page helpful?")[2].split("\n")[0]


def test_the_page_shows_what_was_answered_and_takes_another_answer(
    window: Window, make: MakeWindow, qtbot: QtBot, folder: Path
) -> None:
    pane = window.tabs.current
    assert "\u2713" not in foot(window)
    pane.follow("vademecum-action:helpful?n=1")
    qtbot.waitUntil(lambda: "\u2713 Yes" in foot(window))
    pane.follow("vademecum-action:helpful?n=0")
    qtbot.waitUntil(lambda: "\u2713 No" in foot(window))
    assert foot(window).count("\u2713") == 1
    assert pane.thanks_bar().isVisible(), "showing it does not take away the field for a word"
    later = make(folder)
    qtbot.waitUntil(lambda: "\u2713 No" in foot(later))
    page = folder / "index.md"
    page.write_text(page.read_text() + "\n\nMended.\n")
    later.parts.library.refresh()
    qtbot.waitUntil(lambda: "Mended." in later.tabs.current.view.toPlainText())
    assert "\u2713" not in foot(later), "of a page that was changed nobody has said anything"


def test_nothing_is_written_where_nothing_was_answered(
    window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: asked.append(args) or ("", ""))
    for command in ("file.export-answers", "bookmarks.export"):
        window.status.message.setText("")
        window.commander.run(command)
        assert "nothing to export" in window.status.message.text(), command
    assert asked == []
    window.opinions.write(folder.parent / "out.jsonl")
    assert not (folder.parent / "out.jsonl").exists()
    assert "nothing to export" in window.status.message.text()


def test_nobody_is_asked_when_the_setting_is_off(window: Window, qtbot: QtBot) -> None:
    window.parts.settings.set("reading.ask_helpful", False)
    qtbot.waitUntil(lambda: "helpful" not in window.tabs.current.view.toPlainText())


def test_a_disk_that_refuses_is_said(make: MakeWindow, qtbot: QtBot, folder: Path, places: Paths) -> None:
    window = make(folder)
    places.feedback.mkdir(parents=True)
    window.tabs.current.follow("vademecum-action:helpful?n=1")
    qtbot.waitUntil(lambda: "cannot be written" in window.status.message.text())


def test_a_later_answer_replaces_the_earlier_one_on_the_same_text(tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    file.write_bytes(b"not json\n")
    feedback = Feedback(file, now=lambda: 5.0)
    feedback.add(Verdict("k", "a.md", "", "1", helpful=True))
    feedback.add(Verdict("k", "a.md", "", "1", helpful=False, comment=" why "))
    feedback.add(Verdict("k", "a.md", "", "2", helpful=True))
    assert [(v.sha256, v.helpful, v.comment) for v in feedback.all()] == [
        ("1", False, "why"),
        ("2", True, ""),
    ]
    assert file.read_bytes().startswith(b"not json\n"), "what cannot be read stays"
    with pytest.raises(VademecumError):
        feedback.export(tmp_path, "k")
