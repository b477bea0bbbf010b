"""What stands in place of a page or a folder that cannot be shown, and the way on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot
from viewer_folders import MakeWindow

from vademecum.knowledge.article import Problem
from vademecum.viewer.dialogs.lists import ProblemsDialog
from vademecum.viewer.models.problems import CODE_ROLE, without_marks
from vademecum.viewer.page.journey import Stop
from vademecum.viewer.window.window import Window


def links(window: Window) -> dict[str, QPushButton]:
    found = window.tabs.current.empty.findChildren(QPushButton)
    return {button.accessibleName(): button for button in found if button.isVisible()}


def test_a_broken_bundle_offers_another_bundle_or_a_folder(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle = tmp_path / "broken.vade"
    bundle.write_bytes(b"no bundle at all")
    window = make(bundle, wait=False)
    qtbot.waitUntil(lambda: window.parts.library.state == "failed")
    assert list(links(window)) == ["Open another bundle…", "Open another folder…", "Try again"]
    asked: list[str] = []

    def ask(_parent: object, title: str, *_rest: str) -> tuple[str, str]:
        asked.append(title)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    qtbot.mouseClick(links(window)["Open another bundle…"], Qt.MouseButton.LeftButton)
    assert asked == ["Open bundle"]


def test_a_folder_that_is_gone_offers_no_bundle_and_its_links_stand_below_the_text(
    make: MakeWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = make(tmp_path / "nowhere", wait=False)
    qtbot.waitUntil(lambda: window.parts.library.state == "failed")
    qtbot.waitUntil(lambda: bool(links(window)))
    shown = links(window)
    assert list(shown) == ["Open another folder…", "Try again"]
    empty = window.tabs.current.empty
    text = next(label for label in empty.findChildren(QLabel) if label.text() == empty.title)
    for button in shown.values():
        assert abs(button.geometry().center().x() - text.geometry().center().x()) <= 1
        assert button.width() < empty.width() / 2


def test_a_page_that_cannot_be_read_is_read_again_by_its_link(
    window: Window, qtbot: QtBot, folder: Path
) -> None:
    file = next(path for path in folder.rglob("*.md") if path.name != "index.md")
    name, text = file.relative_to(folder).as_posix(), file.read_bytes()
    file.unlink()
    window.watch.stop()
    pane = window.tabs.current
    pane.go(Stop(name))
    qtbot.waitUntil(lambda: "This page cannot be read" in pane.view.toPlainText())
    assert "Try again" in pane.view.toPlainText()
    file.write_bytes(text)
    pane.follow("vademecum-action:refresh")
    qtbot.waitUntil(lambda: pane.page is not None and not pane.page.missing)


def test_marks_of_a_search_stay_off_the_page_that_says_what_is_missing(window: Window, qtbot: QtBot) -> None:
    pane = window.tabs.current
    pane.go(Stop("no-such-page.md", words=("page", "folder")))
    qtbot.waitUntil(lambda: "This page does not exist" in pane.view.toPlainText())
    assert not pane.view.marks


@pytest.mark.parametrize(
    ("message", "text", "code"),
    [
        ("no code", "no code", []),
        ("the key `home` is empty", "the key home is empty", ["home"]),
        ("``a `b` c`` and `d`", "a `b` c and d", ["a `b` c", "d"]),
        ("a lone ` stays", "a lone ` stays", []),
        ("😀 `x` <b>", "😀 x <b>", ["x"]),
    ],
)
def test_code_in_messages_loses_its_backticks(message: str, text: str, code: list[str]) -> None:
    shown, spans = without_marks(message)
    assert shown == text
    assert [shown[begin:end] for begin, end in spans] == code


def test_problems_are_shown_whole(window: Window, qtbot: QtBot) -> None:
    long = "the key `very_long_key` " + "is not what it should be and " * 12 + "ends here"
    problems = (Problem("a.md", 3, "x", long), Problem("b.md", 1, "x", "short"))
    dialog = ProblemsDialog(window.parts, problems, window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    view, model = dialog._view, dialog.model
    first, second = model.index(0), model.index(1)
    qtbot.waitUntil(lambda: view.visualRect(first).height() > 2 * view.visualRect(second).height())
    assert "`" not in str(first.data(Qt.ItemDataRole.AccessibleTextRole))
    assert first.data(CODE_ROLE) == ((8, 21),)
    assert str(first.data(Qt.ItemDataRole.ToolTipRole)).startswith("a.md:3\nthe key very_long_key")
    before = view.visualRect(first).height()
    dialog.resize(1000, 480)
    qtbot.waitUntil(lambda: view.visualRect(first).height() < before)
