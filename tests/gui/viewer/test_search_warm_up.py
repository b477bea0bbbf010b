"""Going to the search box loads what the first search needs; a window that merely opens does not."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from vademecum.app.knowledge import Knowledge
from vademecum.viewer.window.window import Window


@pytest.mark.parametrize(
    ("reason", "warms"),
    [
        (Qt.FocusReason.ShortcutFocusReason, True),
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.ActiveWindowFocusReason, False),
        (Qt.FocusReason.OtherFocusReason, False),
    ],
)
def test_only_somebody_s_own_way_to_the_box_loads_the_word_lists(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, reason: Qt.FocusReason, warms: bool
) -> None:
    warmed: list[Any] = []
    done = Knowledge.warm

    def warm(knowledge: Knowledge, reader: Any = None) -> None:
        done(knowledge, reader)
        warmed.append(reader)

    monkeypatch.setattr(Knowledge, "warm", warm)
    window.tabs.setFocus()
    window.header.box.setFocus(reason)
    if warms:
        qtbot.waitUntil(lambda: warmed == [window.parts.library.reader])
    else:
        qtbot.wait(50)
        assert warmed == []
    qtbot.keyClicks(window.header.box, "torque")
    qtbot.waitUntil(lambda: window.search.state == "found")
