"""A host application for the tests of F1: its knowledge, and short ways to press keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from vademecum import Knowledge, Reader
from vademecum.app.context_help import Shown
from vademecum.embed import Help

PAGES = {
    "home.md": "---\nroute: /\n---\n# Start here\n\nWhere everything begins.\n",
    "mail.md": "---\nroute: /mail\nsummary: Letters that came in.\n---\n# Your mail\n\nLetters.\n",
    "letter.md": "---\nroute: /mail/:id\nid: one-letter\n---\n# One letter\n\nRead.\n\n## Answer it\n",
    "rules.md": "---\nroute: /settings/rules\n---\n# Sorting rules\n\nSort.\n",
    "settings.md": "---\nroute: /settings\n---\n# Settings\n\nAll of them.\n",
    "secret.md": "---\nroute: /settings\naudience: operator\norder: -1\n---\n# Vault keys\n\nTurnkeys.\n",
    "find.md": "---\nroute: /find\naliases: [/search-old, seek]\n---\n# Find a letter\n\nLook for words.\n",
    "print.md": "---\nid: print\n---\n# Print a letter\n\nOn paper.\n",
    "zebra.md": "# Zebra crossing\n\nHow a zebra crosses the road.\n",
}


def write_pages(root: Path) -> Path:
    """The host's knowledge folder."""
    for name, text in PAGES.items():
        (root / name).write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A knowledge folder, and a home of its own for whatever is remembered."""
    monkeypatch.setenv("VADEMECUM_HOME", str(tmp_path / "home"))
    root = tmp_path / "help"
    root.mkdir()
    return write_pages(root)


@pytest.fixture
def help_(folder: Path, qapp: QApplication) -> Iterator[Help]:
    """Help for an end user, installed."""
    made = Help(Knowledge.open(folder), reader=Reader(audience="end_user"), application_id="test-host")
    made.install(qapp)
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no window outlives its test
    QApplication.processEvents()


def present(qtbot: QtBot, window: QWidget) -> None:
    """Show a window and make it the active one; a child window dies with its parent."""
    if window.parentWidget() is None:
        qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    activate(qtbot, window)


def activate(qtbot: QtBot, window: QWidget) -> None:
    """Make a shown window the active one."""
    window.activateWindow()
    window.raise_()
    qtbot.waitUntil(window.isActiveWindow)


def focus(qtbot: QtBot, widget: QWidget) -> None:
    """Give the keyboard to a widget."""
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def press_f1(widget: QWidget | None = None) -> None:
    """F1 as Qt delivers it: to the focused widget, else to the active window."""
    target = widget or QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None, "no window is active"
    QTest.keyClick(target, Qt.Key.Key_F1)


def f1(help_: Help, widget: QWidget | None = None) -> Shown:
    """What F1 showed."""
    help_.last = Shown("nothing", asked="not asked")
    press_f1(widget)
    return help_.last
