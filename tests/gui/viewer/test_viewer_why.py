"""Why this result: the words that matched, and what each step did."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from vademecum.viewer.dialogs.why import WhyDialog
from vademecum.viewer.window.window import Window


def _dialogs(window: Window) -> list[WhyDialog]:
    return [dialog for dialog in window.findChildren(WhyDialog) if dialog.isVisible()]


def test_a_result_is_explained(qtbot: QtBot, window: Window) -> None:
    window.search.type("torque")
    qtbot.waitUntil(lambda: window.search.state == "found", timeout=10_000)
    hit = window.search.hits[0]
    window.actions_["help.why"].trigger()
    qtbot.waitUntil(lambda: bool(_dialogs(window)), timeout=10_000)
    (dialog,) = _dialogs(window)
    text = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert hit.source in text
    assert "torque" in text
    assert "title" in text or "body" in text
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not _dialogs(window), timeout=5_000)


def test_without_a_search_it_says_what_to_do(window: Window) -> None:
    window.actions_["help.why"].trigger()
    assert not _dialogs(window)


def test_it_is_in_the_results_own_menu(window: Window) -> None:
    results = window.side.results.list
    assert results.contextMenuPolicy() == Qt.ContextMenuPolicy.ActionsContextMenu
    assert window.actions_["help.why"] in results.actions()
