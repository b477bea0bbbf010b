"""Why this result: the words that matched, and what each step did."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from vademecum.retrieval.result import Hit, SearchResult
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
    text = dialog.text.toPlainText()
    assert hit.source in text
    assert "torque" in text
    assert "text" in text
    assert "body" not in text.partition("Steps")[0], "fields are told in the window's words"
    assert f"Place 1 of {len(window.search.hits)}" in text
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not _dialogs(window), timeout=5_000)


def test_another_result_takes_the_place_of_the_one_explained(qtbot: QtBot, window: Window) -> None:
    window.search.type("torque")
    qtbot.waitUntil(lambda: window.search.state == "found", timeout=10_000)
    assert len(window.search.hits) > 1
    for row in (0, 1):
        window.side.results.list.choose(row)
        window.actions_["help.why"].trigger()
        qtbot.waitUntil(
            lambda row=row: any(
                window.search.hits[row].source in dialog.text.toPlainText() for dialog in _dialogs(window)
            )
        )
        assert len(_dialogs(window)) == 1
    _dialogs(window)[0].close()


def test_long_names_wrap_in_the_explanation(window: Window, qtbot: QtBot) -> None:
    name = "w" * 300
    hit = Hit(f"{name}.md", f"{name}.md", f"{name}.md", name, name, 1.0, 0.5, "", matched={name: ("body",)})
    dialog = WhyDialog(SearchResult((hit,), name), hit, (name,), window)
    dialog.show()
    qtbot.waitExposed(dialog)
    document = dialog.text.document()
    assert isinstance(document, QTextDocument)
    assert document.idealWidth() <= dialog.text.viewport().width()
    assert dialog.text.height() >= dialog.text.heightForWidth(dialog.text.width())
    assert document.toPlainText().count(name) >= 4, "whole, so that it can be copied"
    dialog.close()


def test_before_the_index_it_says_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.search.type("torque")
    monkeypatch.setattr(window.parts.library, "knowledge", None)
    hit = Hit("a.md", "a.md", "a.md", "A", "A", 1.0, 0.5, "")
    assert not window.search.explain(hit, lambda *_: None)


def test_without_a_search_it_says_what_to_do(window: Window) -> None:
    window.actions_["help.why"].trigger()
    assert not _dialogs(window)


def test_it_is_in_the_results_own_menu(window: Window) -> None:
    results = window.side.results.list
    assert results.contextMenuPolicy() == Qt.ContextMenuPolicy.ActionsContextMenu
    assert window.actions_["help.why"] in results.actions()
