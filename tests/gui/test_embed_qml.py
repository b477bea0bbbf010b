"""QML items carry routes through an attached property; hosts without QML never load it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from embed_host import f1, folder, help_, present
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from vademecum.embed import Help

__all__ = ["folder", "help_"]

_DESKTOP = Path(__file__).resolve().parents[2] / "desktop"
QML = """
import QtQuick
import Vademecum

FocusScope {
    width: 200; height: 100
    Help.route: "/mail/" + 7
    TextInput { objectName: "plain"; focus: true; width: 90; height: 20 }
    TextInput { objectName: "named"; width: 90; height: 20; y: 30; Help.helpId: "print" }
}
"""


def test_a_focused_qml_item_inherits_its_route(
    qtbot: QtBot, help_: Help, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QUICK_BACKEND", "software")
    from PySide6.QtQuickWidgets import QQuickWidget

    import vademecum.embed.qml  # noqa: F401  registers the attached property

    file = tmp_path / "screen.qml"
    file.write_text(QML, "utf-8")
    surface = QQuickWidget()
    surface.setSource(QUrl.fromLocalFile(str(file)))
    assert surface.errors() == []
    present(qtbot, surface)
    surface.setFocus()
    root = surface.rootObject()
    assert root is not None
    plain, named = (root.findChild(type(root), name) for name in ("plain", "named"))
    qtbot.waitUntil(lambda: surface.quickWindow().activeFocusItem() is not None)
    assert plain is not None
    assert (f1(help_).path, help_.last.asked, help_.last.level) == ("letter.md", "/mail/7", "item")
    assert named is not None
    named.forceActiveFocus()
    assert (f1(help_).path, help_.last.how) == ("print.md", "id")


def test_f1_loads_no_qml_for_hosts_without_it() -> None:
    code = (
        "import sys, vademecum.embed\n"
        "assert 'PySide6' not in sys.modules\n"
        "from PySide6.QtWidgets import QApplication, QWidget\n"
        "app = QApplication([])\n"
        "from vademecum.embed import Help, HelpPanel\n"
        "import vademecum.embed.help\n"
        "print(sorted(name for name in sys.modules if name.startswith('PySide6.QtQ')))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(_DESKTOP), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout, done.returncode) == ("[]\n", 0), done.stderr


def test_a_window_of_qml_alone(
    qtbot: QtBot, help_: Help, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QUICK_BACKEND", "software")
    from PySide6.QtQuick import QQuickView

    import vademecum.embed.qml  # noqa: F401  registers the attached property

    file = tmp_path / "screen.qml"
    file.write_text(QML, "utf-8")
    view = QQuickView(QUrl.fromLocalFile(str(file)))
    view.show()
    view.requestActivate()
    qtbot.waitUntil(lambda: view.activeFocusItem() is not None)
    QTest.keyClick(view, Qt.Key.Key_F1)
    assert (help_.last.path, help_.last.asked) == ("letter.md", "/mail/7")
    qtbot.waitUntil(help_.panel.isVisible)
    view.close()
    view.deleteLater()
